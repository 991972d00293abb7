"""Shared by the tests: random play, and a Rush table that reads like play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import grognard
from grognard.core.game import Game
from grognard.core.match import Match
from grognard.core.rng import Lots
from grognard.games.battlegrounds.game import BattlegroundsGame
from grognard.games.rush.game import RushGame
from grognard.games.rush.protocol import RushState

ROOT = Path(__file__).parent.parent

RUSH = grognard.load("rush")
assert isinstance(RUSH, RushGame)
BATTLEGROUNDS = grognard.load("battlegrounds")
assert isinstance(BATTLEGROUNDS, BattlegroundsGame)
DOOMTROOPER = grognard.load("doomtrooper")
GAMES: list[Game] = [grognard.load(name) for name in grognard.game_names()]


def random_match(seats: int, seed: int, answers: int = 10_000, **options: Any) -> Match:
    """A match of Rush of so many random answers, or to its end."""
    return random_game(RUSH, "standard", seats, seed, answers, **options)


def random_game(game: Game, variant: str, seats: int, seed: int, answers: int = 10_000, **options: Any) -> Match:
    """A match of any game of so many random answers, or to its end."""
    match = Match(game, variant, seats, seed, options)
    lots = Lots(seed)
    while not match.is_over and len(match.answers) < answers:
        match.play(match.state.options[lots.below(len(match.state.options))])
    return match


def interpreted(code: str, *args: object, is_pure: bool = True) -> Any:
    """What a module of the tests prints, one line of JSON, when the interpreted engine runs it in a process of its own.

    Tests compare it with what the engine of their own process says, compiled where there is a compiler; with
    `is_pure=False` that engine runs in a process of its own, too.
    """
    command = [sys.executable, "-m", code, *map(str, args)]
    environment = {**os.environ, "GROGNARD_PURE": "1"} if is_pure else {**os.environ}
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


class Play:
    """A position of Rush, played by notation."""

    def __init__(self, state: RushState) -> None:
        self.state = state

    def do(self, *words: str) -> Play:
        """Play these answers one after another."""
        for word in words:
            action = RUSH.parse(word, self.state.cards)
            assert action in self.state.options, f"{word}: {self.state.why_not(action)}"
            self.state.apply(action)
        return self

    def refused(self, words: str) -> str:
        """The rule that refuses an answer."""
        reason = self.state.why_not(RUSH.parse(words, self.state.cards))
        assert reason is not None, f"{words} is legal"
        return reason.rule

    def names(self, cards: list[int]) -> list[str]:
        """Cards by id."""
        return [self.state.cards.ids[card] for card in cards]


def rush(given: dict[str, Any], cards: dict[str, Any] | None = None, seats: int = 2, **options: Any) -> Play:
    """A table as a scenario would give it."""
    setup = {"variant": "standard", "seats": seats, "seed": 1, "options": options, "given": given}
    return Play(RUSH.require_staging().arrange(setup, RUSH.cards.read(None, cards)))


class Result:
    """How a command ended and what it printed."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Result]
