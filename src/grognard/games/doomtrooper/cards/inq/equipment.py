"""Equipment of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("02001", 'AC-41 "PURIFIER"', Give(OWN_BROTHERHOOD), Gains(s=5, case=IN_SHOOT), Has(AUTOKILL, case=IN_SHOOT)),
    card("02016", "AVENGER SWORD", Give(OWN_BROTHERHOOD), Gains(f=3, case=IN_FIGHT)),
    card(
        "02017",
        "AZOGAR",
        Give(OWN_LEGION),
        Gains(f=3, case=IN_FIGHT),
        Gains(f=2, case=Case(tactic=FIGHT, bearer=Which(WARRIOR, "nepharite-of-algeroth"))),
    ),
    card(
        "02024",
        "BOOK OF LAW",
        Give(OWN_BROTHERHOOD, Seq(Stay(), ExtraAction(UNDEFINED))),
        When(AT_TURN, ExtraAction(UNDEFINED)),
    ),
    card(
        "02027",
        "CANYLE",
        Give(OWN_LEGION),
        Act(Heal(), Which(WARRIOR, LEGION, WOUNDED), Actions(3), PAY_HALF_VALUE),
    ),
    card(
        "02030",
        "CASTIGATOR BATTLESPEAR",
        Give(OWN_DOOMTROOPER),
        Gains(f=2, case=IN_FIGHT),
        Gains(f=2, case=Case(tactic=FIGHT, bearer=Which(WARRIOR, "valkyrie"))),
        Act(Change(s=4), IN_COMBAT, DISCARD_ITSELF, Case(bearer=Which(WARRIOR, "valkyrie"))),
    ),
    card(
        "02033",
        "COAGULANT AUTOINJECTOR",
        Give(),
        Act(Heal(), Which(WARRIOR, WOUNDED, COMRADE), Actions(1), Uses(3)),
    ),
    card(
        "02050",
        'DPAT-9 "DEUCE"',
        Give(OWN_CAPITOL),
        Gains(s=6, case=IN_SHOOT),
        Act(Discard(), Which(VEHICLE), Attacks(1)),
        Act(Discard(), Which(FORTIFICATION, CARDS_ONLY), Attacks(1)),
    ),
    card("02065", "FIELD REPAIR KIT", Give(Which(EQUIPMENT | FORTIFICATION, YOURS)), Has(MENDS)),
    card("02076", "HELLHOUND NECROTANK", Give(OWN_LEGION), Gains(f=5, s=5, a=5, v=5), Has(NO_OTHER_EQUIPMENT)),
    card(
        "02079",
        "ICARUS JET FIGHTER",
        Give(Which(WARRIOR, YOURS, "archangel")),
        Gains(s=5, a=5),
        Has(NO_OTHER_WEAPON),
        Act(Discard(), Which(FORTIFICATION), Actions(3)),
        Act(Discard(), Which(VEHICLE), Actions(3)),
    ),
    card("02083", "IMPROVED KRATACH", Give(OWN_LEGION), Gains(s=5, case=IN_SHOOT)),
    card(
        "02085",
        "INQUISITOR BATTLE DRESS",
        Give(OWN_BROTHERHOOD),
        Gains(a=1),
        Gains(a=2, case=Case(bearer=Which(WARRIOR, OneOf("inquisitor", "inquisitor-majoris")))),
    ),
    card("02101", "NECROBIONICS", Give(OWN_HERETIC), Gains(f=3)),
    card("02103", "NECROMOWER", Give(OWN_DOOMTROOPER), Gains(f=5, a=3)),
    card("02114", "PUNISHER COMBO", Give(OWN_DOOMTROOPER), Gains(f=2, s=2)),
    card(
        "02130",
        "SSW4200P",
        Give(OWN_CYBERTRONIC),
        Gains(s=4, case=IN_SHOOT),
        Has(AUTOKILL, case=Case(tactic=SHOOT, overwhelms=True)),
    ),
)
