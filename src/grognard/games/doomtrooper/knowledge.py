"""What the greedy bot knows of Doomtrooper: how good a view looks to its seat."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.state import DoomView
from grognard.games.doomtrooper.words import PLAYED, WOUNDED

PROMOTION: Final = 10.0  # a promotion point: what wins
DESTINY: Final = 1.0
ON_TABLE: Final = 2.0  # a card in play, warrior or attachment
HURT: Final = -1.5  # a warrior that the next wound kills
IN_HAND: Final = 0.5


def value(view: DoomView) -> float:
    """Own points and cards in play count for it, those of the others against it."""
    shown = view.shown
    me = shown["seat"]
    others = len(shown["p"]) - 1
    total = 0.0
    for seat in range(len(shown["p"])):
        share = 1.0 if seat == me else -1.0 / others
        total += share * (PROMOTION * shown["p"][seat] + DESTINY * shown["d"][seat] + IN_HAND * shown["hands"][seat])
    for _, _, _, control, place, _, flags, _ in shown["cards"]:
        if place > PLAYED:
            total += (1.0 if control == me else -1.0 / others) * (ON_TABLE + (HURT if flags & WOUNDED else 0.0))
    return total
