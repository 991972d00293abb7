"""Equipment of Paradise Lost."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("07006", "BLITZTANK", Give(OWN_RASPUTIN), Gains(f=5, s=5, a=5, v=5)),
    card(
        "07017",
        "CORARIUS TRANSPORT",
        Give(OWN_RASPUTIN),
        Gains(f=2, s=2, a=2),
        Act(Change(f=5, s=5, a=5), IN_COMBAT, DISCARD_ITSELF, Case(bearer=Which(WARRIOR, "jaeger-commando"))),
    ),
    card("07041", "GRIMGRIND AIRVESSEL", Give(OWN_LUTHERAN), Gains(s=4, a=4)),
    card("07052", "IRONSHARK", Give(Which(WARRIOR, YOURS, TRIBAL)), Gains(s=5), Has(AUTOKILL, case=IN_SHOOT)),
    card(
        "07081",
        "POWER INDUCTION",
        Give(Which(EQUIPMENT, YOURS, WEAPON_FIGHT, Not(WEAPON_SHOOT))),
        Has(FOE_WITHOUT_ARMOR),
    ),
    card("07107", "TAILWAVE", Give(OWN_RASPUTIN), Gains(s=6, a=6)),
    card("07117", "TORRENT BATTLE WAGON", Give(OWN_CRESCENTIA), Gains(s=3, a=3)),
    card("07121", "VEILED DART", Give(OWN_RASPUTIN), Gains(a=6), FirstStrike(case=IN_SHOOT)),
    card("07122", "VEROUNIST STINGRAY", Give(OWN_TEMPLARS), Gains(s=3, a=3)),
)
