"""Equipment of Warzone."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "03003",
        "AIRBRUSH/M516S SHOTGUN",
        Give(),
        Gains(f=3, case=IN_FIGHT),
        Has(USED_IN_FIGHTS),
        Has(AUTOKILL, case=Case(tactic=FIGHT, overwhelms=True)),
    ),
    card("03015", "BLACK WIDOW", Give(OWN_LEGION), Gains(f=4, s=4, a=4), Has(NO_OTHER_EQUIPMENT | FOE_WITHOUT_FORTS)),
    card(
        "03036",
        "DEATH ANGEL",
        Give(Which(WARRIOR, YOURS, BROTHERHOOD, ValueAtMost(3))),
        Gains(s=12, case=Case(foe=DARK_LEGION)),
        Has(NO_OTHER_EQUIPMENT),
    ),
    card("03039", "DRAGONFISH", Give(OWN_MISHIMA), Has(NO_OTHER_EQUIPMENT), FirstStrike(ALWAYS_FIRST), Has(AUTOKILL)),
    card(
        "03052",
        "GIACCHIO FORZA 750",
        Give(Which(WARRIOR, YOURS, FREELANCER, Or(HERETIC))),
        Has(NO_OTHER_EQUIPMENT),
        FirstStrike(ALWAYS_FIRST, case=IN_SHOOT),
    ),
    card(
        "03059",
        "GT OFFROAD B52",
        Give(OWN_DOOMTROOPER),
        Gains(s=2, a=2),
        Has(NO_OTHER_EQUIPMENT),
        FirstStrike(ALWAYS_FIRST, case=IN_SHOOT),
    ),
    card(
        "03060",
        "HAGELSTURM/M516D SHOTGUN",
        Give(Which(WARRIOR, YOURS, BAUHAUS | CAPITOL, COMMANDER)),
        Gains(f=4, case=IN_FIGHT),
        Has(USED_IN_FIGHTS),
        Has(AUTOKILL, case=Case(tactic=FIGHT, overwhelms=True)),
    ),
    card(
        "03078",
        "MANDIBLE/SA-SG 7200 SHOTGUN",
        Give(Which(WARRIOR, YOURS, IMPERIAL | CYBERTRONIC, COMMANDER)),
        Gains(f=5, case=IN_FIGHT),
        Has(USED_IN_FIGHTS),
        Has(AUTOKILL, case=Case(tactic=FIGHT, overwhelms=True)),
    ),
    card(
        "03085",
        "MISHIMESE DRAGONBIKE",
        Give(OWN_MISHIMA),
        Gains(f=2, s=5),
        Has(NO_OTHER_EQUIPMENT),
        FirstStrike(ALWAYS_FIRST, case=IN_SHOOT),
    ),
    card(
        "03120",
        "TACTICAL COMPUTER",
        Give(Which(WARRIOR, YOURS, COMMANDER), Copies(1)),
        Act(ChangeTactic(), IN_COMBAT, ONCE_A_COMBAT),
    ),
    card(
        "03124",
        "TORMENTOR INCINERATOR",
        Give(Which(WARRIOR, YOURS, LEGION, ValueAtMost(5))),
        Gains(f=6, case=IN_FIGHT),
        Has(USED_IN_FIGHTS),
        Has(AUTOKILL, case=Case(tactic=FIGHT, overwhelms=True)),
    ),
    card(
        "03127",
        "UNHOLY CARRONADE",
        Play(Actions(1), IN_KOHORT),
        Act(Discard(), Which(WARZONE), Actions(3)),
        Act(Discard(), Which(FORTIFICATION), Actions(3)),
    ),
)
