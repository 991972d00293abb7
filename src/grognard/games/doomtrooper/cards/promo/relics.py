"""Relics of the promotional cards."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "08004",
        "DAGGER OF SACRIFICE",
        Give(OWN_LEGION),
        Act(
            Counter(),
            Answering(ART),
            DiscardOther(Which(WARRIOR, YOURS, BROTHERHOOD, SQUAD)),
            Case(bearer=Which(WARRIOR, YOURS, KOHORT)),
        ),
        Act(
            Discard(),
            Which(ART),
            DiscardOther(Which(WARRIOR, YOURS, BROTHERHOOD, SQUAD)),
            Case(bearer=Which(WARRIOR, YOURS, KOHORT)),
        ),
    ),
)
