"""How points are split between D and P (DT-201), and why not otherwise."""

from __future__ import annotations

from grognard.core.action import VERB, A, B
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.legality import ALLOWED, Refusal, untimely


def split(d: int, p: int) -> int:
    """An answer that takes some points as D and some as P."""
    return verbs.SPLIT | d << A | p << B


def all_splits(points: int) -> list[int]:
    """Every way to split points, the most P first."""
    return [split(points - p, p) for p in range(points, -1, -1)]


def no_split(g: Doom, action: int, splits: list[int]) -> Refusal:
    """Why points that may be split in these ways cannot be split in another."""
    if action & VERB != verbs.SPLIT:
        return untimely(g, action)
    return ALLOWED if action in splits else Refusal(no.WRONG_SPLIT)
