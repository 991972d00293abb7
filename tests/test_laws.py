"""The seven laws on random games: every game, every number of seats, every option."""

from __future__ import annotations

import pytest

from grognard.core import laws
from grognard.games.rush.state import OPTION_VALUES
from grognard.text import LANGUAGES
from tests.support import RUSH

GAMES = 200
PART = 25


@pytest.mark.parametrize("first", range(0, GAMES, PART))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rush_obeys_the_laws(seats: int, first: int) -> None:
    report = laws.check(RUSH, "standard", seats, 1000 * seats + first, PART, langs=LANGUAGES)
    assert report.failures == []
    assert report.games == PART
    assert report.told > PART


@pytest.mark.parametrize("option", [key for key in OPTION_VALUES if key != "first"])
def test_rush_obeys_the_laws_with_every_option(option: str) -> None:
    other = {option: OPTION_VALUES[option][1]}
    report = laws.check(RUSH, "standard", 3, 77, 4, options=other, langs=LANGUAGES)
    assert report.failures == []


def test_rush_obeys_the_laws_with_all_options_at_once() -> None:
    """The lot for the starting player (RUSH-A41) included."""
    others = {key: values[1] for key, values in OPTION_VALUES.items()} | {"first": -1}
    for seats in (2, 5):
        report = laws.check(RUSH, "standard", seats, 88, 4, options=others, langs=LANGUAGES)
        assert report.failures == []
