"""Drafts of cards of Golgotha: they build, and cannot be played yet (README.md)."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("05003", "ATILLA III", WIDE, MECHANICAL, Aura(Which(WARRIOR, YOURS, "cuirassier"), Has(AUTOKILL))),
    card("05011", "CALLISTONIAN SUNDANCER", Has(AUTOKILL, case=Case(foe=DARK_LEGION))),
    card(
        "05022",
        "CORAL BEACH",
        NARROW,
        MECHANICAL,
        Aura(Which(WARRIOR, YOURS, "chasseur", NOT_ITSELF), Gains(f=2, s=2, a=2)),
    ),
    card("05030", "FESTERING WOUNDS", Play(ANYTIME, DiscardEvery(Which(WARRIOR, WOUNDED)))),
    card(
        "05033",
        "FURY ELITE GUARD",
        Casts("premonition", "exorcism"),
        Act(Guard(), Which(WARRIOR, BROTHERHOOD, PERSONALITY, NOT_ITSELF)),
        Act(Guard(anew=True), Which(WARRIOR, BROTHERHOOD, NOT_ITSELF), PayD(5)),
        Act(StepIn()),
    ),
    card(
        "05043", "INQUISITOR SIMON", ALL_ASPECTS, Keeps(never=NEVER_HERETIC), Has(AUTOKILL, case=Case(foe=DARK_LEGION))
    ),
    card("05044", "LACK OF FAITH", Give(Which(WARRIOR, BROTHERHOOD)), Has(NEVER_ATTACKER | NEVER_CASTS)),
    card(
        "05054",
        "OUT OF FUEL",
        Play(Actions(1), Seq(DiscardEvery(Which(EQUIPMENT, VEHICLE)), DiscardEvery(Which(WARRIOR, VEHICLE)))),
    ),
    card("05061", "SHINOBI", Aura(Which(WARRIOR, YOURS, "hatamoto", Not(PERSONALITY)), Gains(f=5, s=5, a=5))),
    card("05064", "SYMMETRY FAILURE", Play(ANYTIME, DiscardEvery(Which(SYMMETRY)))),
    card(
        "05070",
        "TIMOTHY MACGUIRE",
        Aura(Which(WARRIOR, YOURS, "golden-lion", Not(PERSONALITY)), Gains(f=4, s=4, a=4)),
        Aura(Which(WARRIOR, YOURS, "golden-lion", Not(PERSONALITY)), Has(AUTOKILL, case=Case(foe=DARK_LEGION))),
    ),
    card("05077", "UNDYING LOYALTY", Give(ANY_DOOMTROOPER), Keeps(never=NEVER_HERETIC | NEVER_GAINS)),
)
