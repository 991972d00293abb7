"""Warriors of Apocalypse."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("06015", "COLONEL MAXWELL", Aura(Which(WARRIOR, YOURS, "trencher", NOT_ITSELF), Gains(f=6, s=6, a=6))),
    card(
        "06028",
        "FREELANCER PATRIARCH",
        Has(D_ONLY),
        Aura(Which(WARRIOR, FREELANCER, NOT_ITSELF), Gains(f=5, s=5, a=5)),
        Aura(Which(WARRIOR, FREELANCER, NOT_ITSELF), Has(AUTOKILL)),
    ),
    card(
        "06037",
        "KADAVER",
        Refuses(SYMMETRY, never=True),
        Refuses(EQUIPMENT, never=True),
        Refuses(RELIC, never=True),
        Aura(Which(WARRIOR, YOURS, "kadaver", NOT_ITSELF), Gains(f=3, s=3, a=3, v=1), area=KOHORT),
    ),
    card("06077", "WOLFBANE HONOR GUARD", Gains(f=8, case=Case(weapon="clansman-claymore"))),
)
