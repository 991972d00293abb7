"""Random play in PettingZoo's classic environments, without the wrappers that check each step."""

from __future__ import annotations

from importlib import import_module
from random import random
from typing import Any

from benchmarks.runners.stopwatch import arguments, measure, rate_of


def play(env: Any) -> int:
    """Play a game; the legal actions are a mask beside the observation."""
    env.reset()
    decisions = 0
    while not env.terminations[env.agent_selection]:
        mask = env.observe(env.agent_selection)["action_mask"]
        options = [action for action, legal in enumerate(mask) if legal]
        env.step(options[int(random() * len(options))])
        decisions += 1
    return decisions


def main() -> None:
    """Measure the requested environment."""
    env = import_module(f"pettingzoo.classic.{arguments()[0]}").env().unwrapped
    env.reset(seed=1)
    measure(rate_of(lambda: play(env)))


if __name__ == "__main__":
    main()
