"""Golgotha."""

from __future__ import annotations

from grognard.games.doomtrooper.effects.reactions import TakeOver
from grognard.games.doomtrooper.plays import A_SPECIAL, TO_COUNTER, Play
from grognard.games.doomtrooper.select import OPPONENTS

CARDS: dict[str, tuple[object, ...]] = {
    # specials
    "05062": (Play(TO_COUNTER, TakeOver(), counters=A_SPECIAL, counters_of=OPPONENTS),),
}
