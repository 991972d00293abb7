"""Warriors of Paradise Lost."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("07014", "CAVALIER", GainsPer(Which(WARRIOR, "cavalier"), f=1, s=1, a=1)),
    card("07018", "CORSAIR", Has(AUTOKILL)),
    card("07019", "COSSACK", FirstStrike(ALWAYS_FIRST, case=IN_FIGHT)),
    card("07021", "COSSACK SCOUT", FirstStrike(ALWAYS_FIRST | IN_SPITE, case=IN_FIGHT)),
    card("07035", "GENDARME", Has(AUTOKILL)),
    card("07048", "HORDE CENTURION", Has(AUTOKILL), Aura(Which(WARRIOR, YOURS, "horde-trooper"), Gains(f=2, s=2, a=2))),
    card("07049", "HORDE TROOPER", Has(AUTOKILL)),
    card("07053", "JAEGER COMMANDO", Gains(f=4, s=4, a=4, case=Case(part=AS_ATTACKER))),
    card("07054", "JIHAD INFANTRY TROOPER", Has(NO_BEASTS)),
    card(
        "07057",
        "LUTHERAN DISCIPLE",
        Act(Counter(), Answering(SPECIAL), ANNIHILATE_ITSELF, Case(bearer=Which(WARRIOR, HEALTHY))),
    ),
    card(
        "07058",
        "LUTHERAN SERGEANT",
        Aura(Which(WARRIOR, YOURS, "lutheran-disciple", OUTPOST, SAME_AREA), Gains(f=2, s=2, a=2)),
    ),
    card("07077", "PATRIARCH", Has(ATTACKED_LAST)),
    card("07085", "PROPHET", Has(ATTACKED_LAST)),
    card("07097", "SCHWERWAFFE SOLDAT"),
    card("07099", "SHOCK SOLDAT", Has(AUTOKILL | ANNIHILATES), Refuses(EQUIPMENT, WEAPON)),
    card("07101", "SOLDAT", GainsPer(Which(WARRIOR, "schwerwaffe-soldat"), f=2, s=2, a=2)),
    card("07108", "TEMPLAR LEGIONNAIRE", GainsPer(Which(WARRIOR, "templar-legionnaire"), f=2, s=2, a=2)),
    card("07109", "TEMPLAR MARINE", FirstStrike()),
)
