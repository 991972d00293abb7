"""Random play in RLCard: through `env.step`, which encodes an observation each time, or in the game inside it."""

from __future__ import annotations

from random import random
from typing import Any

import rlcard

from benchmarks.runners.stopwatch import arguments, measure, rate_of


def through_env(env: Any) -> int:
    """Play a game as RLCard documents it: legal actions come with the encoded state."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        options = list(state["legal_actions"])
        state, _ = env.step(options[int(random() * len(options))])
        decisions += 1
    return decisions


def inside(env: Any) -> int:
    """Play a game without encoded observations, on the objects that an environment wraps."""
    game = env.game
    game.init_game()
    legal = game.judge.get_legal_actions if env.name == "gin-rummy" else game.get_legal_actions
    decisions = 0
    while not game.is_over():
        options = legal()
        game.step(options[int(random() * len(options))])
        decisions += 1
    return decisions


def main() -> None:
    """Measure the requested game, driven in the requested way."""
    game, way = arguments()
    env = rlcard.make(game, {"seed": 1})
    play = through_env if way == "env.step" else inside
    measure(rate_of(lambda: play(env)))


if __name__ == "__main__":
    main()
