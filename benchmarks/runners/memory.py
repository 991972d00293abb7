"""The resident memory that many live positions of one of our games take, as the system reports it."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import random, seed
from typing import Any

import grognard
from benchmarks.runners.ours import is_compiled, public_loop
from benchmarks.runners.stopwatch import answer, arguments

STATES = 10_000


def resident() -> int:
    """Bytes of this process in memory (Linux)."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGESIZE")


def positions(game: grognard.Game, variant: str, seats: int) -> Iterator[Any]:
    """Copies of every position in the middle third of random games, one game after another."""
    for number in count(1):
        seed(number)
        length = public_loop(game, variant, seats, count(number))
        seed(number)
        state = game.new(variant, seats, number, fast=True)
        for k in range(2 * length // 3):
            if k >= length // 3:
                yield state.copy()
            state.apply(state.options[int(random() * len(state.options))])


def main() -> None:
    """Measure the requested game."""
    name, variant, seats = arguments()
    game = grognard.load(name)
    public_loop(game, variant, int(seats), count(1))  # everything that is read and built once is in memory now
    gc.collect()
    before = resident()
    alive = list(islice(positions(game, variant, int(seats)), STATES))
    answer((resident() - before) / len(alive), compiled=is_compiled())


if __name__ == "__main__":
    main()
