"""The seven laws on random games: every game, every number of seats, every option, compiled and interpreted alike."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

import grognard
from grognard.core import laws
from grognard.text import LANGUAGES
from tests.support import BATTLEGROUNDS, RUSH, interpreted

GAMES = 200
PART = 50
EVERY = 48  # one position in so many is looked at closely
IN_SOLO = 8  # its games are short
TABLES = [("rush", "standard", seats) for seats in (2, 3, 4, 5)] + [
    ("battlegrounds", variant, seats)
    for variant in BATTLEGROUNDS.variants
    for seats in BATTLEGROUNDS.seat_counts(variant)
]


def obey(
    game: str, variant: str, seats: int, seed: int, games: int, every: int = EVERY, both: bool = True, **options: Any
) -> None:
    """Games of a table, played under the laws; both ways, every state, event and view is the same."""
    words = tuple(map(str, (game, variant, seats, seed, games, every, json.dumps(options))))
    found = under_the_laws(*words)
    assert found["failures"] == []
    assert found["games"] == games
    assert found["told"] > games
    if both:
        assert interpreted("tests.test_laws", *words) == found


@pytest.mark.parametrize("first", range(0, GAMES, PART))
@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_every_table_obeys_the_laws(game: str, variant: str, seats: int, first: int) -> None:
    """BG-A45: and every game ends."""
    obey(game, variant, seats, 1000 * seats + first, PART, IN_SOLO if variant == "solo" else EVERY, both=False)


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_both_engines_play_the_same_games_under_the_laws(game: str, variant: str, seats: int) -> None:
    obey(game, variant, seats, 5000 * seats, 6, IN_SOLO if variant == "solo" else EVERY)


@pytest.mark.parametrize("option", [key for key in RUSH.option_values if key != "first"])
def test_rush_obeys_the_laws_with_every_option(option: str) -> None:
    obey("rush", "standard", 3, 77, 4, 24, **{option: RUSH.option_values[option][1]})


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_every_table_obeys_the_laws_with_all_options_at_once(game: str, variant: str, seats: int) -> None:
    """The lot for the starting player (RUSH-A41) included."""
    values = grognard.load(game).option_values
    others = {key: given[1] for key, given in values.items()} | {"first": -1}
    if variant in ("family", "solo"):
        others["draft"] = False
    obey(game, variant, seats, 88, 5, 16, **others)


def under_the_laws(
    game: str, variant: str, seats: str, seed: str, games: str, every: str, options: str
) -> dict[str, Any]:
    """One part, by the engine of this process."""
    played, agreed = grognard.load(game), json.loads(options)
    report = laws.check(played, variant, int(seats), int(seed), int(games), agreed, None, LANGUAGES, int(every))
    return {name: getattr(report, name) for name in ("games", "told", "failures", "digest")}


if __name__ == "__main__":
    print(json.dumps(under_the_laws(*sys.argv[1:])))
