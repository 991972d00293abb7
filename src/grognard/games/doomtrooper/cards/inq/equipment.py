"""Equipment of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "02024",
        "BOOK OF LAW",
        Give(OWN_BROTHERHOOD, Seq(Stay(), ExtraAction(UNDEFINED))),
        When(AT_TURN, ExtraAction(UNDEFINED)),
    ),
    card("02076", "HELLHOUND NECROTANK", Give(OWN_LEGION), Gains(f=5, s=5, a=5, v=5), Has(NO_OTHER_EQUIPMENT)),
)
