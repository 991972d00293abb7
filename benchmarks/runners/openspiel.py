"""Random play in OpenSpiel: its C++ games, driven from Python."""

from __future__ import annotations

from random import random
from typing import Any

import pyspiel

from benchmarks.runners.stopwatch import arguments, measure, rate_of


def is_even(game: Any) -> bool:
    """Whether every chance node of a random game has equally likely outcomes."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node() and len({round(chance, 9) for _, chance in state.chance_outcomes()}) > 1:
            return False
        options = state.legal_actions()
        state.apply_action(options[int(random() * len(options))])
    return True


def with_even_chances(game: Any) -> int:
    """Play a game whose chance outcomes can be drawn like answers, without fetching their probabilities."""
    state = game.new_initial_state()
    decisions = 0
    while options := state.legal_actions():
        if not state.is_chance_node():
            decisions += 1
        state.apply_action(options[int(random() * len(options))])
    return decisions


def with_weighed_chances(game: Any) -> int:
    """Play a game whose chance outcomes are drawn by their probabilities, with the sampler of OpenSpiel."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pyspiel.sample_action(state.chance_outcomes(), random())[0])
        else:
            options = state.legal_actions()
            state.apply_action(options[int(random() * len(options))])
            decisions += 1
    return decisions


def main() -> None:
    """Measure the requested game."""
    game = pyspiel.load_game(arguments()[0])
    play = with_even_chances if is_even(game) else with_weighed_chances
    measure(rate_of(lambda: play(game)))


if __name__ == "__main__":
    main()
