"""Random play in our games: as `grognard bench` plays, or in a plain loop over the public API."""

from __future__ import annotations

from functools import partial
from itertools import count
from random import random

import grognard
from benchmarks.runners.stopwatch import Rate, arguments, measure, rate_of
from grognard.cli.bench import playouts
from grognard.core import agenda


def is_compiled() -> bool:
    """Whether the core that was imported is the compiled one."""
    return not agenda.__file__.endswith(".py")


def playout_rate(game: grognard.Game, variant: str, seats: int, seeds: count[int], seconds: float) -> float:
    """Decisions per second as `grognard bench` plays."""
    decisions, _, elapsed = playouts(game, variant, seats, seeds, seconds)
    return decisions / elapsed


def public_loop(game: grognard.Game, variant: str, seats: int, seeds: count[int]) -> int:
    """Play a game as a user's bot would drive it."""
    state = game.new(variant, seats, next(seeds), fast=True)
    decisions = 0
    while options := state.options:
        state.apply(options[int(random() * len(options))])
        decisions += 1
    return decisions


def main() -> None:
    """Measure the requested game, driven in the requested way."""
    name, variant, seats, way = arguments()
    game = grognard.load(name)
    if way == "grognard bench":
        rate: Rate = partial(playout_rate, game, variant, int(seats), count(1))
    else:
        rate = rate_of(partial(public_loop, game, variant, int(seats), count(1)))
    measure(rate, compiled=is_compiled())


if __name__ == "__main__":
    main()
