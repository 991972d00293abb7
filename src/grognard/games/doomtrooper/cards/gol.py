"""Golgotha."""

from __future__ import annotations

from grognard.games.doomtrooper.effects.piles import Repay
from grognard.games.doomtrooper.effects.reactions import TakeOver
from grognard.games.doomtrooper.plays import A_SPECIAL, ANYTIME, BEFORE_TARGET, TO_COUNTER, Act, Ally, Give, Opens, Play
from grognard.games.doomtrooper.select import OPPONENTS, YOURS, Case, Which
from grognard.games.doomtrooper.statics import (
    ANY_EQUIPMENT,
    HEALED_AT_ONCE,
    KEEPS_EQUIPMENT,
    NEVER_ANNIHILATED,
    NEVER_DISCARDED,
    NO_OTHER_EQUIPMENT,
    NO_SERGEANT,
    SPELLS_FOR_OTHERS,
    Aura,
    Casts,
    Gains,
    Has,
    Lends,
    OutOfPlay,
    Rebases,
)
from grognard.games.doomtrooper.words import (
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    CYBERTRONIC,
    DOOMTROOPER,
    IMPERIAL,
    LEGION,
    MISHIMA,
    PERSONALITY,
    SYMMETRY,
    WARRIOR,
)

ALL_ASPECTS = Casts(
    "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning"
)
DARK_LEGION = Which(WARRIOR, side=LEGION)
YOUR_INFANTRY = Which(WARRIOR, YOURS, keyword="infantry", lacking=PERSONALITY)

CARDS: dict[str, tuple[object, ...]] = {
    # specials
    "05062": (Play(TO_COUNTER, TakeOver(), counters=A_SPECIAL, counters_of=OPPONENTS),),
    # alliances
    "05008": (Ally(), Aura(Which(WARRIOR, YOURS, affiliation=BAUHAUS), Has(KEEPS_EQUIPMENT))),
    "05012": (Ally(), Opens(WARRIOR, affiliation=CAPITOL)),
    "05023": (Ally(), Aura(Which(WARRIOR, YOURS, affiliation=CYBERTRONIC), Has(ANY_EQUIPMENT))),
    "05039": (
        Ally(),
        Aura(Which(WARRIOR, YOURS, affiliation=IMPERIAL), Has(HEALED_AT_ONCE, case=Case(foe=DARK_LEGION))),
    ),
    "05050": (
        Ally(),
        Aura(Which(WARRIOR, YOURS, affiliation=MISHIMA), Gains(f=5, s=5, a=5, case=Case(foe=DARK_LEGION))),
    ),
    "05067": (
        Ally(),
        Aura(Which(WARRIOR, YOURS, affiliation=BROTHERHOOD), ALL_ASPECTS),
        Aura(Which(WARRIOR, YOURS, affiliation=BROTHERHOOD), Has(SPELLS_FOR_OTHERS)),
    ),
    "05068": (Ally(), Opens(SYMMETRY, Which(WARRIOR, YOURS, side=LEGION), waives=True, free=True)),
    # out of play, and on credit
    "05051": (Give(Which(WARRIOR, side=DOOMTROOPER), timing=ANYTIME), OutOfPlay()),
    "05009": (
        Play(ANYTIME, lies=BEFORE_TARGET),
        Lends(10),
        Has(NEVER_DISCARDED | NEVER_ANNIHILATED),
        Act(Repay()),
    ),
    # commanders
    "05060": (Aura(YOUR_INFANTRY, Gains(f=4, s=4, a=4)), Aura(YOUR_INFANTRY, Has(NO_SERGEANT))),
    # equipment
    "05013": (
        Give(Which(WARRIOR, YOURS, side=LEGION)),
        Rebases(multiple=(2, 0, 1, 1)),
        Gains(a=5),
        Has(NO_OTHER_EQUIPMENT),
    ),
}
