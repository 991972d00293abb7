"""Special cards of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "02003",
        "AGE OF CATASTROPHE",
        Play(Actions(3), Seq(DiscardEvery(Which(EQUIPMENT)), Stay()), PayD(5), ON_GAME),
        Bans(EQUIPMENT),
    ),
    card(
        "02023",
        "BOLSTER YOUR FORCES",
        Play(IN_COMBAT, Each(Reinforce(comrades=True)), Which(WARRIOR, YOURS), PerValue(2)),
    ),
    card("02036", "COMMENDATION", Give(Which(WARRIOR, DOOMTROOPER, HAS_OUTDONE), ANYTIME), Gains(f=3, v=1)),
    card(
        "02037",
        "CURSE OF ALGEROTH",
        Play(
            ANYTIME,
            Each(Discard()),
            Which(SPECIAL),
            PerTarget(4, first_free=True),
            Needs(Which(WARRIOR, YOURS, "follower-of-algeroth", KOHORT)),
            UNANSWERABLE,
        ),
    ),
    card("02041", "DECLARATION OF CORPORATE DISSENSION", Void("DT-A28")),
    card("02042", "DECORATION", Give(Which(WARRIOR, DOOMTROOPER, HAS_OUTDONE), ANYTIME), Gains(s=3, v=1)),
    card("02047", "DISTRACTED", Play(IN_COMBAT, Quell(ALL_SYMMETRY | GIFTS | THE_ART, in_combat=True), ANY_WARRIOR)),
    card(
        "02051",
        "DUTY ROSTER",
        Play(ANYTIME, BEFORE_YOU, ONE_IN_PLAY),
        When(AT_DRAW, Gain(d=1, for_each=Which(WARRIOR, YOURS, ValueAtMost(4)))),
    ),
    card("02064", "FEROCITY", Play(IN_COMBAT, Overwhelm(), ANY_COMBATANT)),
    card("02067", "FORGERY", Play(ANYTIME, Discard(), Which(RELIC))),
    card("02074", "HEIST", Play(ANYTIME, TakeEquipment(), Which(EQUIPMENT))),
    card(
        "02094",
        "MORTAL WOUND",
        Play(ANYTIME, Wound(earns=True, mortal=True), Which(WARRIOR, OPPONENTS, WOUNDED), NOT_IN_COMBAT),
    ),
    card("02095", "MORTIFICATION", Give(Which(WARRIOR, BROTHERHOOD), Actions(2)), Has(AUTOKILL, case=IN_FIGHT)),
    card("02105", "NOTED COLLECTOR", Void("DT-105")),
    card("02115", "REASSIGNMENT", Play(Actions(1), Reassign(), ANY_WARRIOR)),
    card("02116", "RECOGNITION", Give(Which(WARRIOR, DOOMTROOPER, HAS_OUTDONE), ANYTIME), Gains(a=3, v=1)),
    card(
        "02126",
        "SKEPTICISM",
        Play(ANYTIME, BEFORE_YOU),
        Aura(Which(WARRIOR, BROTHERHOOD), NeverAttacks(ANY_DOOMTROOPER, Which(WARRIOR, BROTHERHOOD))),
    ),
    card("02127", "SMELL OF WAR", Play(BEFORE_ACTIONS, BEFORE_TARGET, TO_YOUR_TURN), MoreAttacks(2)),
    card("02132", "SUBVERSIVE AGENT", Void("DT-A28")),
    card(
        "02139",
        "SUMMONING EMPATHY",
        Give(OWN_BROTHERHOOD),
        Aura(Which(WARRIOR, YOURS, BROTHERHOOD, SQUAD), Casts("summoning")),
    ),
    card("02143", "THADEUS'S PALLET", Play(ANYTIME, ON_GAME), Aura(ANY_WARRIOR, Has(NO_SEEKING_COVER))),
    card("02148", "THE FIRST DIRECTORATE", Play(Actions(1), IN_SQUAD), Aura(OWN_BROTHERHOOD, ALL_ASPECTS)),
    card(
        "02149",
        "THE FOURTH DIRECTORATE",
        Play(Actions(1), Seq(Stay(), ExtraAction(NON_ATTACK)), IN_SQUAD),
        When(AT_TURN, ExtraAction(NON_ATTACK)),
    ),
    card(
        "02159",
        "THE THIRD DIRECTORATE",
        Play(Actions(1), IN_SQUAD),
        When(AT_DRAW, Gain(d=1, for_each=Which(WARRIOR, BROTHERHOOD))),
    ),
    card("02173", "WAVE OF RIGHTEOUSNESS", Play(ANYTIME, Each(Discard()), ANY_WARRIOR, PerTarget(10))),
    card(
        "02174",
        "WRATH OF ALGEROTH",
        Play(ANYTIME, DiscardEvery(Which(EQUIPMENT), but_on=Which(WARRIOR, "follower-of-algeroth"))),
    ),
)
