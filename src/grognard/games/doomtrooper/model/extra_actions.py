"""Extra actions in the ledger: each has a kind, and may belong to a single warrior (DT-252, DT-255)."""

from __future__ import annotations

from grognard.games.doomtrooper.model.state import NONE, Doom


def grant_extra(g: Doom, kind: int, count: int = 1, warrior: int = NONE) -> None:
    """Give the active player extra actions of a kind."""
    g.extra = [*g.extra, *[kind] * count]
    g.extra_of = [*g.extra_of, *[warrior] * count]


def drop_extra(g: Doom, kind: int, warrior: int = NONE) -> None:
    """Remove one extra action of a kind that is used or lost."""
    for k in range(len(g.extra)):
        if g.extra[k] == kind and g.extra_of[k] == warrior:
            g.extra = [*g.extra[:k], *g.extra[k + 1 :]]
            g.extra_of = [*g.extra_of[:k], *g.extra_of[k + 1 :]]
            return
    raise ValueError(f"no extra action of kind {kind} is left")


def has_own(g: Doom, warrior: int) -> bool:
    """Whether a warrior has an extra action that only it may use."""
    return warrior in g.extra_of
