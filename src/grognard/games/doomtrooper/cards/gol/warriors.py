"""Warriors of Golgotha."""

from grognard.games.doomtrooper.cards.vocabulary import *

YOUR_INFANTRY = Which(WARRIOR, YOURS, "infantry", Not(PERSONALITY))

PAGE: Page = page(
    card("05003", "ATILLA III", WIDE, MECHANICAL, Aura(Which(WARRIOR, YOURS, "cuirassier"), Has(AUTOKILL))),
    card("05011", "CALLISTONIAN SUNDANCER", Has(AUTOKILL, case=Case(foe=DARK_LEGION))),
    card(
        "05017",
        "CHRIS JACKSON",
        Aura(Which(WARRIOR, YOURS, "sea-lion", NOT_ITSELF), Gains(f=3, s=3, a=3)),
        Aura(Which(WARRIOR, YOURS, "sea-lion", NOT_ITSELF), Has(ANY_GEAR)),
    ),
    card(
        "05022",
        "CORAL BEACH",
        NARROW,
        MECHANICAL,
        Aura(Which(WARRIOR, YOURS, "chasseur", NOT_ITSELF), Gains(f=2, s=2, a=2)),
    ),
    card(
        "05033",
        "FURY ELITE GUARD",
        Casts("premonition", "exorcism"),
        Act(Guard(), Which(WARRIOR, BROTHERHOOD, PERSONALITY)),
        Act(Guard(anew=True), Which(WARRIOR, BROTHERHOOD, NOT_ITSELF), PayD(5)),
        Act(StepIn()),
    ),
    card(
        "05034",
        "GOLGOTHA–MISTRESS OF SYMMETRY",
        ALL_ASPECTS,
        Has(ART_FOR_ALL),
        Opens(SYMMETRY, OWN_LEGION, WAIVES_BEARER),
    ),
    card(
        "05043", "INQUISITOR SIMON", ALL_ASPECTS, Keeps(never=NEVER_HERETIC), Has(AUTOKILL, case=Case(foe=DARK_LEGION))
    ),
    card(
        "05045",
        "LAST RITESMAN",
        Act(
            Convert(
                Becomes(LEGION, "follower-of-demnogonis", Not(EVERY_AFFILIATION), Not(DOOMTROOPER)),
                strips=True,
            ),
            Which(WARRIOR, DOOMTROOPER, Not(PERSONALITY)),
            Actions(3),
        ),
    ),
    card(
        "05055",
        "PRETORIAN BEHEMOTH",
        Immune(THE_ART),
        Has(NO_SYMMETRY),
        GainsPer(Which(WARRIOR, "pretorian-stalker", KOHORT, SAME_AREA), f=2, once=True),
    ),
    card("05060", "SERGEANT CARTER", Aura(YOUR_INFANTRY, Gains(f=4, s=4, a=4)), Aura(YOUR_INFANTRY, Has(NO_SERGEANT))),
    card("05061", "SHINOBI", Aura(Which(WARRIOR, YOURS, "hatamoto", Not(PERSONALITY)), Gains(f=5, s=5, a=5))),
    card(
        "05070",
        "TIMOTHY MACGUIRE",
        Aura(Which(WARRIOR, YOURS, "golden-lion", Not(PERSONALITY)), Gains(f=4, s=4, a=4)),
        Aura(Which(WARRIOR, YOURS, "golden-lion", Not(PERSONALITY)), Has(AUTOKILL, case=Case(foe=DARK_LEGION))),
    ),
    card(
        "05071",
        "TOSHIRO",
        Has(NEVER_COVER),
        FirstStrike(ALWAYS_FIRST),
        Aura(Which(WARRIOR, YOURS, "shadow-walker"), Has(AUTOKILL)),
    ),
)
