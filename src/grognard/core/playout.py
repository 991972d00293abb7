"""Random play to the end, as fast as the engine goes: the inner loop of searches and measurements."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.core.agenda import Table
from grognard.core.rng import M32, Lots


def play_out(g: Table, lots: Lots, most: i64 = -1) -> int:
    """Answer questions at random until the game is over or `most` are answered; return how many were answered."""
    answers: i64 = 0
    x: i64 = lots.x
    while answers != most:
        options = g.options
        if not options:
            break
        # Lots.below, inlined: a call would take as long as the calculation
        x ^= (x << 13) & M32
        x ^= x >> 17
        x ^= (x << 5) & M32
        g.apply(options[(x * len(options)) >> 32])
        answers += 1
    lots.x = x
    return answers
