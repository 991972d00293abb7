"""Special cards of Mortificator."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
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
    card(
        "04051",
        "HIDDEN",
        Give(Which(WARRIOR, "mortificator")),
        Has(KEPT_FROM_COMBAT),
        Act(AttackAtOnce(), ANNIHILATE_ITSELF),
    ),
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
    card(
        "04114",
        "TRAINING",
        Play(Actions(1), ON_ANY_PLAYER, IN_SQUAD, TO_YOUR_TURN),
        Play(Actions(1), ON_ANY_PLAYER, IN_KOHORT, TO_YOUR_TURN),
        Aura(Which(WARRIOR, YOURS, SAME_AREA), Has(IN_TRAINING)),
    ),
)
