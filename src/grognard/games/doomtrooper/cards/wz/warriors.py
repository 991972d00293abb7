"""Warriors of Warzone."""

from grognard.games.doomtrooper.cards.vocabulary import *

LEADS_A_UNIT = Aura(Which(WARRIOR, YOURS, SQUAD), Gains(f=4, s=4, a=4, v=4), area=SQUAD, unit=True)

PAGE: Page = page(
    card("03001", "AIDE-DE-CAMP", Act(AssignUnit(), Which(WARRIOR, YOURS, BAUHAUS, SQUAD)), LEADS_A_UNIT),
    card("03010", "BANNER BEARER", Aura(Which(WARRIOR, YOURS, IMPERIAL, SQUAD, NOT_ITSELF), Gains(a=2), area=SQUAD)),
    card(
        "03012",
        "BATTLE FUNCTIONARY",
        NARROW,
        MECHANICAL,
        Aura(Which(WARRIOR, YOURS, CYBERTRONIC, ValueAtMost(9)), Has(AUTOKILL), area=SQUAD),
    ),
    card(
        "03013",
        "BAUHAUS COP",
        When(
            WAS_HURT,
            Imprison(ANY_DOOMTROOPER, who=OPPONENT, back=SQUAD, attachments=LOSES_CHOSEN),
            OWN_BAUHAUS,
            YOU_MAY,
        ),
    ),
    card(
        "03014",
        "BIO-GIANT",
        Refuses(SYMMETRY, never=True),
        Refuses(EQUIPMENT, never=True),
        Has(NO_FORTIFICATIONS | ONE_ATTACK | NO_OWN_SPECIALS),
    ),
    card("03018", "BUSHI", Aura(Which(WARRIOR, YOURS, MISHIMA, SQUAD, NOT_ITSELF), Gains(a=2), area=SQUAD)),
    card("03019", "CAPITAINE", Aura(Which(WARRIOR, YOURS, BAUHAUS, ValueAtMost(9)), Has(AUTOKILL), area=SQUAD)),
    card("03020", "CAPTAIN", Aura(Which(WARRIOR, YOURS, CAPITOL, ValueAtMost(8)), Has(AUTOKILL), area=SQUAD)),
    card(
        "03021",
        "CHARLES SYKES",
        NARROW,
        MECHANICAL,
        Aura(Which(WARRIOR, YOURS, CYBERTRONIC, NOT_ITSELF), Gains(f=3, s=3, a=3, v=3), area=SQUAD),
    ),
    card(
        "03028",
        "COMBAT OVERSEER",
        NARROW,
        Has(NEVER_CASTS),
        Act(AssignUnit(), Which(WARRIOR, YOURS, CYBERTRONIC, SQUAD)),
        LEADS_A_UNIT,
    ),
    card(
        "03030", "COMMANDER CHIEFTAIN", Aura(Which(WARRIOR, YOURS, IMPERIAL, ValueAtMost(8)), Has(AUTOKILL), area=SQUAD)
    ),
    card("03035", "CYRIL DENT", NARROW, MECHANICAL, Has(AUTOKILL, case=Case(foe=Which(WARRIOR, TotalAtMost(7))))),
    card("03038", "DESTROYER", Has(AUTOKILL | ANNIHILATES)),
    card(
        "03040",
        "EAONIAN JUSTIFIER",
        When(
            HAS_WOUNDED,
            Imprison(ANY_DOOMTROOPER, who=OPPONENT, back=SQUAD, attachments=LOSES_ALL),
            Which(WARRIOR, YOURS, "follower-of-algeroth"),
            YOU_MAY,
        ),
    ),
    card("03047", "FIELD MARSHAL JOHNSTONE", Converts(IMPERIAL)),
    card(
        "03049",
        "FLIGHT COMMANDER",
        Aura(
            Which(WARRIOR, YOURS, CAPITOL, Having(AIRSHIP, VEHICLE), NOT_ITSELF), Gains(f=3, s=3, a=3, v=3), area=SQUAD
        ),
    ),
    card(
        "03051",
        "GENERAL MICHAEL KELL",
        Aura(Which(WARRIOR, YOURS, CAPITOL, NOT_ITSELF), Gains(f=3, s=3, a=3, v=3), area=SQUAD),
    ),
    card(
        "03071",
        "JITO",
        Act(AssignUnit(), Which(WARRIOR, YOURS, MISHIMA, SQUAD)),
        LEADS_A_UNIT,
    ),
    card(
        "03074",
        "KOMMANDANT",
        Aura(Which(WARRIOR, YOURS, BAUHAUS, Having(TANK, VEHICLE), NOT_ITSELF), Gains(f=5, s=5, a=5, v=5), area=SQUAD),
    ),
    card("03077", "LORD NOZAKI", Converts(MISHIMA)),
    card(
        "03088",
        "PAPARAZZO",
        Has(NO_EQUIPMENT),
        Aura(OWN_DOOMTROOPER, Bounty(1, ANY_WARRIOR, points=2, case=Case(part=FIGHTING))),
    ),
    card("03092", "PRESIDENT CHARLES W. COLDING", Converts(CAPITOL)),
    card("03097", "REAPER OF SOULS", Has(AUTOKILL, case=IN_FIGHT)),
    card("03106", "SERGEANT", Act(AssignUnit(), Which(WARRIOR, YOURS, CAPITOL, SQUAD)), LEADS_A_UNIT),
    card("03110", "SHUGO", Aura(Which(WARRIOR, YOURS, MISHIMA, ValueAtMost(8)), Has(AUTOKILL), area=SQUAD)),
    card(
        "03112",
        "SQUADRON COMMANDER",
        Act(AssignUnit(), Which(WARRIOR, YOURS, IMPERIAL, SQUAD)),
        LEADS_A_UNIT,
    ),
    card("03113", "STAFF GENERAL CONSTANCE ROMANOV", Converts(BAUHAUS)),
    card("03118", "SUPREME NECROMAGUS", Aura(Which(WARRIOR, YOURS, HERETIC, NOT_ITSELF), Gains(f=3, s=3, a=3))),
    card("03121", "TECHNOMANCER", Has(ANY_GEAR)),
    card("03122", "THE NINETEENTH EXECUTIVE", Converts(CYBERTRONIC)),
    card(
        "03131",
        "WAR MEDIC",
        Has(NO_EQUIPMENT | NEVER_ATTACKER),
        Act(Heal(), Which(WARRIOR, DOOMTROOPER, WOUNDED), Actions(3)),
    ),
)
