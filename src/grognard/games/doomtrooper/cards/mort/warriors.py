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
    card("04070", "METROPOLITAN PROPHET", FirstStrike(ALWAYS_FIRST)),
    card(
        "04098",
        "SPIRIT OF NATHANIEL",
        Aura(Which(WARRIOR, BROTHERHOOD), ALL_ASPECTS),
        Aura(Which(WARRIOR, BROTHERHOOD), Has(AUTOKILL, case=Case(foe=DARK_LEGION))),
        Act(Discard(), Which(WARRIOR, APOSTLE), Actions(4)),
    ),
    card("04122", "WOLFE", Gains(s=5, case=Case(weapon="deathlockdrum"))),
)
