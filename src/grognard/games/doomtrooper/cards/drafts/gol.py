"""Drafts of cards of Golgotha: they build, and cannot be played yet (README.md)."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("05003", "ATILLA III", WIDE, MECHANICAL, Aura(Which(WARRIOR, YOURS, keyword="cuirassier"), Has(AUTOKILL))),
    card("05011", "CALLISTONIAN SUNDANCER", Has(AUTOKILL, case=Case(foe=DARK_LEGION))),
    card(
        "05022",
        "CORAL BEACH",
        NARROW,
        MECHANICAL,
        Aura(Which(WARRIOR, YOURS, keyword="chasseur", but_itself=True), Gains(f=2, s=2, a=2)),
    ),
    card("05030", "FESTERING WOUNDS", Play(ANYTIME, DiscardEvery(Which(WARRIOR, wounded=True)))),
    card(
        "05033",
        "FURY ELITE GUARD",
        Casts("premonition", "exorcism"),
        Act(Guard(), Which(WARRIOR, affiliation=BROTHERHOOD, trait=PERSONALITY, but_itself=True)),
        Act(Guard(anew=True), Which(WARRIOR, affiliation=BROTHERHOOD, but_itself=True), d=5),
        Act(StepIn()),
    ),
    card(
        "05043", "INQUISITOR SIMON", ALL_ASPECTS, Keeps(never=NEVER_HERETIC), Has(AUTOKILL, case=Case(foe=DARK_LEGION))
    ),
    card("05044", "LACK OF FAITH", Give(Which(WARRIOR, affiliation=BROTHERHOOD)), Has(NEVER_ATTACKER | NEVER_CASTS)),
    card(
        "05054",
        "OUT OF FUEL",
        Play(
            BY_ACTION,
            Seq(DiscardEvery(Which(EQUIPMENT, trait=VEHICLE)), DiscardEvery(Which(WARRIOR, trait=VEHICLE))),
            actions=1,
        ),
    ),
    card(
        "05061", "SHINOBI", Aura(Which(WARRIOR, YOURS, keyword="hatamoto", lacking=PERSONALITY), Gains(f=5, s=5, a=5))
    ),
    card("05064", "SYMMETRY FAILURE", Play(ANYTIME, DiscardEvery(Which(SYMMETRY)))),
    card(
        "05070",
        "TIMOTHY MACGUIRE",
        Aura(Which(WARRIOR, YOURS, keyword="golden-lion", lacking=PERSONALITY), Gains(f=4, s=4, a=4)),
        Aura(
            Which(WARRIOR, YOURS, keyword="golden-lion", lacking=PERSONALITY), Has(AUTOKILL, case=Case(foe=DARK_LEGION))
        ),
    ),
    card("05077", "UNDYING LOYALTY", Give(ANY_DOOMTROOPER), Keeps(never=NEVER_HERETIC | NEVER_GAINS)),
)
