"""The seven laws on random games of random decks, every window open, compiled and interpreted alike."""

from __future__ import annotations

import json
import sys

import pytest

from grognard.core import laws
from grognard.games.doomtrooper.game import DoomtrooperGame
from grognard.text import LANGUAGES
from tests.support import both_ways


@pytest.mark.parametrize(("seats", "seed", "games"), [(2, 1, 3), (2, 11, 3), (3, 21, 2)])
def test_doomtrooper_obeys_the_laws(seats: int, seed: int, games: int) -> None:
    found = both_ways("tests.games.doomtrooper.test_laws", seats, seed, games)
    assert found["failures"] == []
    assert found["games"] == games
    assert found["told"] > games


def main(seats: str, seed: str, games: str) -> None:
    """One part, for `both_ways`."""
    game = DoomtrooperGame()
    report = laws.check(game, "tournament", int(seats), int(seed), int(games), None, None, LANGUAGES, 64)
    print(json.dumps({name: getattr(report, name) for name in ("games", "told", "failures", "digest")}))


if __name__ == "__main__":
    main(*sys.argv[1:])
