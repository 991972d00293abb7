"""Equipment of the promotional cards."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "08002",
        "BULLETPROOF VEST",
        Give(Which(WARRIOR, YOURS, PERSONALITY)),
        Act(Discard(), Which(SPECIAL, "snipers"), DISCARD_ITSELF),
    ),
    card(
        "08008",
        "HOMING MISSILE",
        Give(),
        Act(Discard(), Which(VEHICLE), DISCARD_ITSELF),
    ),
)
