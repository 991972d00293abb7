"""The seven laws on random games: every game, every number of seats, every option."""

from __future__ import annotations

import pytest

from grognard.core import laws
from grognard.games.battlegrounds.state import OPTION_VALUES as BG_OPTIONS
from grognard.games.rush.state import OPTION_VALUES
from grognard.text import LANGUAGES
from tests.support import BATTLEGROUNDS, RUSH

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


TABLES = [(variant, seats) for variant in BATTLEGROUNDS.variants for seats in BATTLEGROUNDS.seat_counts(variant)]


@pytest.mark.parametrize("first", range(0, GAMES, 50))
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_battlegrounds_obeys_the_laws(variant: str, seats: int, first: int) -> None:
    """BG-A45: and every game ends."""
    report = laws.check(BATTLEGROUNDS, variant, seats, 100 * seats + first, 50, langs=LANGUAGES, every=16)
    assert report.failures == []
    assert report.games == 50
    assert report.told > 50


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_battlegrounds_obeys_the_laws_with_all_options_at_once(variant: str, seats: int) -> None:
    others = {key: values[1] for key, values in BG_OPTIONS.items()} | {"first": -1}
    if variant in ("family", "solo"):
        others["draft"] = False
    report = laws.check(BATTLEGROUNDS, variant, seats, 99, 8, options=others, langs=LANGUAGES)
    assert report.failures == []
