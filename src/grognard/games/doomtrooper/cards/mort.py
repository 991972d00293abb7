"""Mortificator."""

from __future__ import annotations

from grognard.effects.control import Seq
from grognard.games.doomtrooper.effects.allegiance import GoOnLeave, ReturnFromLeave
from grognard.games.doomtrooper.effects.combat import AttackAtOnce
from grognard.games.doomtrooper.effects.cover import CoverOrWound
from grognard.games.doomtrooper.effects.reactions import Counter
from grognard.games.doomtrooper.effects.table import (
    NAMED_WARRIORS,
    AnnihilateThis,
    DiscardThis,
    KillFoe,
    NameCorporation,
    ReapNamed,
)
from grognard.games.doomtrooper.plays import (
    A_SPECIAL,
    ANNIHILATED,
    ANYTIME,
    AS_SOON_AS,
    BEFORE_TARGET,
    BY_ACTION,
    HAS_FOUGHT_HAND_TO_HAND,
    IN_KOHORT,
    IN_SQUAD,
    MUSTERED,
    ON_TARGET,
    TO_COUNTER,
    TO_YOUR_TURN,
    Act,
    Cast,
    Give,
    Play,
    When,
)
from grognard.games.doomtrooper.select import BEARERS, YOURS, Which
from grognard.games.doomtrooper.statics import (
    ANNIHILATES,
    AUTOKILL,
    D_ONLY,
    FRAGILE,
    FULL_TURNS,
    IDLE,
    IN_TRAINING,
    KEPT_FROM_COMBAT,
    Aura,
    Casts,
    Has,
    NeverAttacks,
    OutOfPlay,
    Tallies,
)
from grognard.games.doomtrooper.words import (
    BROTHERHOOD,
    DOOMTROOPER,
    KOHORT,
    SQUAD,
    WARRIOR,
)

CARDS: dict[str, tuple[object, ...]] = {
    # warriors
    "04065": (Has(D_ONLY | FRAGILE),),
    # specials
    "04101": (
        Play(BY_ACTION, CoverOrWound(SQUAD), on_player=1, actions=1),
        Play(BY_ACTION, CoverOrWound(KOHORT), on_player=1, actions=1),
    ),
    # Art
    "04087": (Cast(Counter(discards=True), timing=TO_COUNTER, any_aspect=True, counters=A_SPECIAL),),
    # who may do nothing for a while
    "04093": (
        Play(ANYTIME, GoOnLeave(), Which(WARRIOR, YOURS, side=DOOMTROOPER), lies=ON_TARGET),
        OutOfPlay(),
        Tallies(FULL_TURNS, f=1, s=1, a=1),
        Act(ReturnFromLeave(), away=True),
    ),
    "04036": (
        Give(Which(WARRIOR), timing=ANYTIME),
        Has(IDLE),
        Act(DiscardThis(), timing=BY_ACTION, actions=4, any_kind=True),
    ),
    "04114": (
        Play(BY_ACTION, on_player=1, actions=1, lies=IN_SQUAD, until=TO_YOUR_TURN),
        Play(BY_ACTION, on_player=1, actions=1, lies=IN_KOHORT, until=TO_YOUR_TURN),
        Aura(Which(WARRIOR, YOURS, same_area=True), Has(IN_TRAINING)),
    ),
    "04027": (
        Casts(
            "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning"
        ),
        Has(AUTOKILL | ANNIHILATES),
        NeverAttacks(Which(WARRIOR, affiliation=BROTHERHOOD)),
    ),
    "04033": (
        Give(Which(WARRIOR, YOURS, keyword="mortificator")),
        When(HAS_FOUGHT_HAND_TO_HAND, Seq(AnnihilateThis(), KillFoe()), may=True),
    ),
    # missions
    "04095": (
        Play(BY_ACTION, NameCorporation(), on_player=1, actions=1, lies=BEFORE_TARGET),
        When(MUSTERED, ReapNamed(p=1, d=2), about=Which(WARRIOR, area=SQUAD)),
        When(AS_SOON_AS, DiscardThis(NAMED_WARRIORS), BEARERS),
    ),
    "04051": (
        Give(Which(WARRIOR, keyword="mortificator")),
        Has(KEPT_FROM_COMBAT),
        Act(AttackAtOnce(), itself=ANNIHILATED),
    ),
}
