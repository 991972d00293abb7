"""Mortificator."""

from __future__ import annotations

from grognard.games.doomtrooper.effects.cover import CoverOrWound
from grognard.games.doomtrooper.effects.reactions import Counter
from grognard.games.doomtrooper.plays import A_SPECIAL, BY_ACTION, TO_COUNTER, Cast, Play
from grognard.games.doomtrooper.statics import D_ONLY, FRAGILE, Has
from grognard.games.doomtrooper.words import KOHORT, SQUAD

CARDS: dict[str, tuple[object, ...]] = {
    # warriors
    "04065": (Has(D_ONLY | FRAGILE),),
    # specials
    "04101": (
        Play(BY_ACTION, CoverOrWound(SQUAD), on_player=1, actions=1),
        Play(BY_ACTION, CoverOrWound(KOHORT), on_player=1, actions=1),
    ),
    # Art
    "04087": (Cast(Counter(), timing=TO_COUNTER, any_aspect=True, counters=A_SPECIAL),),
}
