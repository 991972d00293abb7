"""Special cards of Mortificator."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "04001",
        "ADMONISH RESISTANCE",
        Play(Actions(3), BEFORE_YOU),
        Aura(DARK_LEGION, OnlyAttacks(Which(WARRIOR, BROTHERHOOD), if_any=True)),
    ),
    card(
        "04002",
        "AIR-TO-GROUND MISSILE",
        Play(ANYTIME, Discard(), Which(TANK)),
    ),
    card("04011", "BITE THE DUST", Play(AFTER_COMBAT, AttackAtOnce(THE_WOUNDED))),
    card("04013", "BLASTING AWAY", Give(ANY_WARRIOR, Actions(2)), Has(SHOOTS_FROM_COVER)),
    card("04014", "BLESSED BLOOD", Give(ANY_WARRIOR), Immune(POISONS)),
    card("04019", "BURGLARY", Play(Actions(3), DiscardEvery(Which(RELIC), of_player=True), ON_ANY_PLAYER)),
    card("04023", "CERTIFIED OPERATOR", Give(ANY_DOOMTROOPER, Actions(2)), Has(ANY_VEHICLE)),
    card(
        "04030",
        "DAY OF MOURNING",
        Play(ANYTIME, BEFORE_YOU, GONE_AT_YOUR_TURN),
        Aura(Which(WARRIOR, BAUHAUS), Gains(f=-5, s=-5, a=-5), present=True),
    ),
    card(
        "04031",
        "DEAD ZONE",
        Give(Which(WARZONE), Actions(2)),
        Aura(ANY_COMBATANT, Has(NEVER_CASTS | NO_SYMMETRY), here=True),
    ),
    card(
        "04033",
        "DEATH MAZE",
        Give(Which(WARRIOR, YOURS, "mortificator")),
        When(HAS_FOUGHT_HAND_TO_HAND, Seq(AnnihilateThis(), KillFoe()), YOU_MAY),
    ),
    card(
        "04036",
        "DON'T CALL AGAIN!",
        Give(ANY_WARRIOR, ANYTIME),
        Has(IDLE),
        Act(DiscardThis(), Actions(4, any_kind=True)),
    ),
    card("04046", "GHOST IN THE MACHINE", Play(Actions(3), DiscardEvery(Which(WARRIOR, CYBERTRONIC)), PayD(10))),
    card("04049", "GUNG HO", Play(Actions(1), BEFORE_YOU), Aura(OWN_MISHIMA, FirstStrike())),
    card(
        "04051",
        "HIDDEN",
        Give(Which(WARRIOR, "mortificator")),
        Has(KEPT_FROM_COMBAT),
        Act(AttackAtOnce(), ANNIHILATE_ITSELF),
    ),
    card("04055", "INFERIOR TECHNOLOGY", Give(Which(WARRIOR, CYBERTRONIC)), Has(NO_ATTACK)),
    card(
        "04057",
        "INTO THE DARK",
        Play(IN_COMBAT, Change(f=-5, s=-5, a=-5), Which(WARRIOR, AS_DEFENDER, MAIN, IN_WARZONE)),
    ),
    card(
        "04063",
        "LISTEN UP!",
        Play(
            ANYTIME,
            Seq(DiscardEvery(Which(EQUIPMENT, PLACED), of_player=True), Stay()),
            ON_ANY_PLAYER,
            BEFORE_TARGET,
        ),
        Bans(EQUIPMENT, holder=True, placed=True),
    ),
    card(
        "04073", "NO LOOSE ENDS", Play(IN_COMBAT, Change(base=(3, 1, 1, 1)), Which(WARRIOR, "mortificator", FIGHTING))
    ),
    card("04082", "PURSUIT", Play(AFTER_COMBAT, AttackAtOnce(THE_SAME))),
    card(
        "04093",
        "SHORE LEAVE",
        Play(ANYTIME, GoOnLeave(), OWN_DOOMTROOPER, ON_TARGET),
        OutOfPlay(),
        Tallies(FULL_TURNS, f=1, s=1, a=1),
        Act(ReturnFromLeave(), WHILE_AWAY),
    ),
    card(
        "04101",
        "SUPPRESSING FIRE",
        Play(Actions(1), CoverOrWound(SQUAD), ON_ANY_PLAYER),
        Play(Actions(1), CoverOrWound(KOHORT), ON_ANY_PLAYER),
    ),
    card("04108", "THE CURATOR'S GIFT", Give(Which(WARRIOR, "follower-of-demnogonis")), Has(USES_POISONS)),
    card(
        "04112",
        "TO BE OR NOT TO BE",
        Play(IN_COMBAT, Change(f=4, s=4), ANY_COMBATANT),
        Play(IN_COMBAT, Change(f=-4, s=-4), ANY_COMBATANT),
    ),
    card(
        "04114",
        "TRAINING",
        Play(Actions(1), ON_ANY_PLAYER, IN_SQUAD, TO_YOUR_TURN),
        Play(Actions(1), ON_ANY_PLAYER, IN_KOHORT, TO_YOUR_TURN),
        Aura(Which(WARRIOR, YOURS, SAME_AREA), Has(IN_TRAINING)),
    ),
    card("04115", "TRUST IN THE ARMS", Play(Actions(1), BEFORE_YOU, TO_YOUR_TURN), Aura(ANY_WARRIOR, Has(NEVER_CASTS))),
    card("04116", "TRY AND STOP ME!", Give(ANY_WARRIOR, Actions(1)), Has(NO_AUTOKILL)),
)
