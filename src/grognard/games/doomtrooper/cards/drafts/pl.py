"""Drafts of cards of Paradise Lost: they build, and cannot be played yet (README.md)."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("07006", "BLITZTANK", Give(OWN_RASPUTIN), Gains(f=5, s=5, a=5, v=5)),
    card(
        "07009",
        "BROTHERBOUND SERGEANT",
        Aura(Which(WARRIOR, YOURS, "brotherbound-trooper", NOT_ITSELF), Gains(f=2, s=2, a=2)),
    ),
    card("07016", "COLONEL HARDING", Has(D_ONLY), Keeps(never=NEVER_HERETIC | NEVER_GAINS)),
    card(
        "07017",
        "CORARIUS TRANSPORT",
        Give(OWN_RASPUTIN),
        Gains(f=2, s=2, a=2),
        Act(Change(f=5, s=5, a=5), IN_COMBAT, DISCARD_ITSELF, Case(bearer=Which(WARRIOR, "jaeger-commando"))),
    ),
    card(
        "07020",
        "COSSACK KOMMENDANT",
        FirstStrike(ALWAYS_FIRST, case=IN_FIGHT),
        Aura(Which(WARRIOR, "cossack", SAME_AREA, NOT_ITSELF), Gains(f=3, s=3, a=3)),
    ),
    card("07022", "CRENSHAW - ISLAND TEAM MEMBER", ALL_ASPECTS, Has(AUTOKILL)),
    card("07025", "CURBED", Give(DARK_LEGION), Has(D_ONLY)),
    card("07031", "FLAMMEN SOLDAT", Has(AUTOKILL), Refuses(EQUIPMENT, WEAPON)),
    card("07038", "GOMORRIAN EMASCULATOR", Refuses(EQUIPMENT, WEAPON_SHOOT)),
    card("07041", "GRIMGRIND AIRVESSEL", Give(OWN_LUTHERAN), Gains(s=4, a=4)),
    card("07044", "HEAVY CAVALIER", GainsPer(Which(WARRIOR, "cavalier"), f=1, s=1, a=1)),
    card("07050", "INDIGO - ISLAND TEAM MEMBER", Has(NEVER_CASTS), Refuses(EQUIPMENT, WEAPON)),
    card("07052", "IRONSHARK", Give(Which(WARRIOR, YOURS, TRIBAL)), Gains(s=5), Has(AUTOKILL, case=IN_SHOOT)),
    card(
        "07063",
        "MASTODONT HANDLER",
        Aura(Which(WARRIOR, YOURS, SAME_AREA, RIDING_BEAST), Gains(f=2, s=2, a=2)),
        Aura(Which(WARRIOR, YOURS, IS_BEAST, SAME_AREA), Gains(f=2, s=2, a=2)),
    ),
    card("07064", "MITCH HUNTER - ISLAND TEAM MEMBER", WIDE, Keeps(never=NEVER_HERETIC)),
    card("07078", "PHISCHE", Refuses(EQUIPMENT), Has(AUTOKILL | ANNIHILATES, case=IN_FIGHT)),
    card("07086", "PROPHETIC VISION", Give(OWN_CRESCENTIA, ANYTIME), Becomes(PROPHET)),
    card("07100", "SKULL-SEEKER", Give(Which(WARRIOR, ABLE_TO_FIGHT)), Becomes("skull-seeker")),
    card("07102", "SOLDAT KOMMENDANT", Aura(Which(WARRIOR, "soldat", SAME_AREA, NOT_ITSELF), Gains(f=3, s=3, a=3))),
    card("07107", "TAILWAVE", Give(OWN_RASPUTIN), Gains(s=6, a=6)),
    card("07110", "THE CALLING", Give(OWN_LUTHERAN, ANYTIME), Becomes(PATRIARCH)),
    card("07117", "TORRENT BATTLE WAGON", Give(OWN_CRESCENTIA), Gains(s=3, a=3)),
    card("07121", "VEILED DART", Give(OWN_RASPUTIN), Gains(a=6), FirstStrike(case=IN_SHOOT)),
    card("07122", "VEROUNIST STINGRAY", Give(OWN_TEMPLARS), Gains(s=3, a=3)),
    card("07124", "ZHURGON", Refuses(EQUIPMENT), Has(AUTOKILL | ANNIHILATES, case=IN_SHOOT)),
)
