"""Special cards of Mortificator."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "04033",
        "DEATH MAZE",
        Give(Which(WARRIOR, YOURS, keyword="mortificator")),
        When(HAS_FOUGHT_HAND_TO_HAND, Seq(AnnihilateThis(), KillFoe()), may=True),
    ),
    card(
        "04036",
        "DON'T CALL AGAIN!",
        Give(ANY_WARRIOR, timing=ANYTIME),
        Has(IDLE),
        Act(DiscardThis(), timing=BY_ACTION, actions=4, any_kind=True),
    ),
    card(
        "04051",
        "HIDDEN",
        Give(Which(WARRIOR, keyword="mortificator")),
        Has(KEPT_FROM_COMBAT),
        Act(AttackAtOnce(), itself=ANNIHILATED),
    ),
    card(
        "04093",
        "SHORE LEAVE",
        Play(ANYTIME, GoOnLeave(), OWN_DOOMTROOPER, lies=ON_TARGET),
        OutOfPlay(),
        Tallies(FULL_TURNS, f=1, s=1, a=1),
        Act(ReturnFromLeave(), away=True),
    ),
    card(
        "04101",
        "SUPPRESSING FIRE",
        Play(BY_ACTION, CoverOrWound(SQUAD), on_player=1, actions=1),
        Play(BY_ACTION, CoverOrWound(KOHORT), on_player=1, actions=1),
    ),
    card(
        "04114",
        "TRAINING",
        Play(BY_ACTION, on_player=1, actions=1, lies=IN_SQUAD, until=TO_YOUR_TURN),
        Play(BY_ACTION, on_player=1, actions=1, lies=IN_KOHORT, until=TO_YOUR_TURN),
        Aura(Which(WARRIOR, YOURS, same_area=True), Has(IN_TRAINING)),
    ),
)
