"""The same random games every time, for counting: `python -m benchmarks.runners.fixed GAME VARIANT SEATS N`.

Prints how many decisions the games had, and whether the engine is compiled.
"""

from __future__ import annotations

import gc
import sys

import grognard
from grognard.core.playout import play_out
from grognard.core.rng import Lots


def main() -> None:
    """Play N games by seed, the cycle collector off as in `grognard bench`."""
    name, variant, seats, games = sys.argv[1:]
    game = grognard.load(name)
    lots = Lots(int(seats))
    gc.disable()
    decisions = 0
    for seed in range(1, int(games) + 1):
        decisions += play_out(game.new(variant, int(seats), seed, None, None, True), lots)
    print(decisions, int(not grognard.WHY_INTERPRETED))


if __name__ == "__main__":
    main()
