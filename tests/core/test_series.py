"""Matches of several games: how they stand, and when they are over."""

from __future__ import annotations

import pytest

import grognard
from grognard.core.game import InputError
from grognard.core.match import Match, load_match
from grognard.core.series import Series, series_from
from tests.support import DOOMTROOPER


def after(games: int, *scores: tuple[float, ...]) -> Series:
    """A series after some games."""
    series = Series(games, [0] * len(scores[0]))
    for score in scores:
        series = series.after(score)
    return series


def test_whoever_has_won_more_than_half_of_the_games_wins() -> None:
    assert not after(3, (1, 0)).is_over
    assert not after(3, (1, 0), (0, 1)).is_over
    won = after(3, (1, 0), (0, 1), (0, 1))
    assert (won.is_over, won.won, won.winners()) == (True, [1, 2], [1])
    early = after(5, (1, 0), (1, 0), (1, 0))
    assert (early.is_over, early.played, early.winners()) == (True, 3, [0])


def test_a_game_that_all_share_is_won_by_nobody_and_still_counts_as_played() -> None:
    drawn = after(3, (0.5, 0.5), (0, 0), (1, 0))
    assert (drawn.won, drawn.played, drawn.winners()) == ([1, 0], 3, [0])
    assert after(3, (0.5, 0.5), (1, 0), (0, 1)).winners() == [], "as many each: the match is drawn"


def test_all_of_a_team_win_and_several_players_need_not_reach_half() -> None:
    assert after(3, (0.5, 0, 0.5, 0), (0.5, 0, 0.5, 0)).winners() == [0, 2]
    three = after(3, (1, 0, 0), (0, 1, 0), (0, 0, 1))
    assert (three.is_over, three.winners()) == (True, [])
    assert after(5, (1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 1), (0, 1, 0)).winners() == [1, 2]


def test_a_saved_game_remembers_its_match() -> None:
    match = Match(DOOMTROOPER, "tournament", 2, 5, {"decks": "legion,imperial"})
    match.series = after(5, (1, 0), (0, 1), (1, 0))
    again = load_match(match.save(), grognard.load)
    assert again.series is not None
    assert again.series.json() == match.series.json() == {"games": 5, "played": 3, "won": [2, 1]}


@pytest.mark.parametrize(
    "kept",
    [7, {}, {"games": 2, "played": 0, "won": [0, 0]}, {"games": 3, "played": -1, "won": [0, 0]},
     {"games": 3, "played": 1, "won": [1]}, {"games": 3, "played": 1, "won": [1, True]}],
)  # fmt: skip
def test_a_damaged_match_is_refused_in_a_sentence(kept: object) -> None:
    with pytest.raises(InputError, match="series: expected"):
        series_from(kept, 2)
