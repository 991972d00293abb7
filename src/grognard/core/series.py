"""A series of games with a common result, which players call a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grognard.core.game import InputError, Json

LENGTHS: Final = (1, 3, 5)  # how many games there may be


class Series:
    """The length of a series, the number of games played, and how many of them each seat has won."""

    __slots__ = ("games", "played", "won")

    def __init__(self, games: int, won: Sequence[int], played: int = 0) -> None:
        self.games = games
        self.won = list(won)
        self.played = played

    @property
    def is_over(self) -> bool:
        """Whether somebody has won more than half of the games, or all have been played."""
        return self.played >= self.games or 2 * max(self.won) > self.games

    def winners(self) -> list[int]:
        """The seats that have won the most games, once the series is over; empty if all have won equally many."""
        most = [seat for seat, won in enumerate(self.won) if won == max(self.won)]
        return most if self.is_over and len(most) < len(self.won) else []

    def after(self, score: Sequence[float]) -> Series:
        """The series after one more game; nobody wins a game that all seats share or that has no winner."""
        best = [seat for seat, share in enumerate(score) if share > 0]
        is_won = len(best) < len(score)
        won = [count + (is_won and seat in best) for seat, count in enumerate(self.won)]
        return Series(self.games, won, self.played + 1)

    def json(self) -> Json:
        """The series as a file saves it."""
        return {"games": self.games, "played": self.played, "won": self.won}


def series_from(kept: object, seats: int) -> Series:
    """Restore a series from a file."""
    if not isinstance(kept, dict):
        raise InputError(f"series: expected games, played and won, found {kept!r}")
    games, played, won = kept.get("games"), kept.get("played"), kept.get("won")
    if games not in LENGTHS or not is_count(played) or not isinstance(won, list) or len(won) != seats:
        raise InputError(f"series: expected games, played and won by {seats} seats, found {kept!r}")
    if not all(is_count(count) for count in won):
        raise InputError(f"series: expected how many games each seat has won, found {won!r}")
    return Series(int(str(games)), [int(count) for count in won], int(str(played)))


def is_count(value: object) -> bool:
    """Whether a value is a whole number that is not negative."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
