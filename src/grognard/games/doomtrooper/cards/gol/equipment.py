"""Equipment of Golgotha."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "05013", "CARCASS SUIT", Give(OWN_LEGION), Rebases(multiple=(2, 0, 1, 1)), Gains(a=5), Has(NO_OTHER_EQUIPMENT)
    ),
    card(
        "05058",
        "SCRAMBLING DEVICE",
        Give(Which(WARRIOR, YOURS, DOOMTROOPER, Or(HERETIC))),
        Act(Discard(), Which(SPECIAL), ANNIHILATE_ITSELF),
    ),
)
