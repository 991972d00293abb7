"""Warriors of Mortificator."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "04027",
        "CRENSHAW THE REDEEMER",
        ALL_ASPECTS,
        Has(AUTOKILL | ANNIHILATES),
        NeverAttacks(Which(WARRIOR, BROTHERHOOD)),
    ),
    card("04065", "LOCAL THUG", Has(D_ONLY | FRAGILE)),
)
