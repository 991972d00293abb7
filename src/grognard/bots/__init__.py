"""Bots see the core alone: a view, the options, and worlds they imagine from their own seat. Never the state."""

from __future__ import annotations

from collections.abc import Callable

from grognard.bots.eyes import Bot
from grognard.bots.greedy import Greedy
from grognard.bots.random import Random
from grognard.core.game import Game, InputError

BOTS: dict[str, Callable[[Game, int], Bot]] = {"random": Random, "greedy": Greedy}


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by name; the same seed gives the same bot."""
    if name not in BOTS:
        raise InputError(f"there is no bot {name!r}; expected {', '.join(BOTS)}")
    return BOTS[name](game, seed)
