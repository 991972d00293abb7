"""The seven laws on set-ups that bring every two values of options, variants and seats together."""

from __future__ import annotations

import pytest

from grognard.core import laws
from grognard.core.game import Game
from grognard.core.pairs import Setup, pairwise
from grognard.text import LANGUAGES
from tests.support import GAMES

CLOSELY = 60  # answers of each game; `grognard laws GAME --pairwise` looks at all of them
EVERY = 12  # one position in so many is looked at closely
SETUPS = [(game, k, one) for game in GAMES for k, one in enumerate(pairwise(game))]


@pytest.mark.parametrize(("game", "k", "one"), SETUPS, ids=lambda value: getattr(value, "name", None))
def test_a_game_of_every_pair_of_values_obeys_the_laws(game: Game, k: int, one: Setup) -> None:
    """Law 7 to the end of each game: DT-A63, with no limit too."""
    report = laws.check(
        game, one.variant, one.seats, 9000 + k, 1, one.options, None, LANGUAGES, EVERY, closely=CLOSELY
    )  # fmt: skip
    assert report.failures == []
    assert report.positions > 0
