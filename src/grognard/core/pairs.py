"""Set-ups in which every two values of a game's options, variants and seats come together at least once.

Trying every set-up would take a million games. Most faults need only two values to meet, and a few dozen set-ups have
every pair of values.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core.game import Game, InputError, Json

TABLE = 0  # the first choice of every set-up: the variant with its seats; the others are options


class Setup:
    """One set-up: the variant, the seats, and a value for every option."""

    __slots__ = ("options", "seats", "variant")

    def __init__(self, variant: str, seats: int, options: Json) -> None:
        self.variant = variant
        self.seats = seats
        self.options = options


class Choices:
    """The choices of a game: variant and seats first, then the values of each option, all as numbers."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tables = [(variant, seats) for variant in game.variants for seats in game.seat_counts(variant)]
        self.names = list(game.option_values)
        self.values: list[Sequence[Any]] = [self.tables, *game.option_values.values()]

    def setup(self, row: dict[int, int]) -> Setup:
        """The set-up of a row, in which an option that is left out has its default."""
        variant, seats = self.tables[row.get(TABLE, 0)]
        options = {name: self.values[k][row.get(k, 0)] for k, name in enumerate(self.names, start=1)}
        return Setup(variant, seats, options)

    def is_allowed(self, row: dict[int, int]) -> bool:
        """Whether the game allows this set-up."""
        one = self.setup(row)
        try:
            self.game.check(one.variant, one.seats, one.options)
        except InputError:
            return False
        return True

    def pairs(self) -> set[tuple[int, int, int, int]]:
        """Every pair of values that some set-up allows, as (choice, value, other choice, other value)."""
        found = set()
        for a in range(len(self.values)):
            for b in range(a + 1, len(self.values)):
                for x in range(len(self.values[a])):
                    for y in range(len(self.values[b])):
                        if self.tables_for({a: x, b: y}):
                            found.add((a, x, b, y))
        return found

    def tables_for(self, row: dict[int, int]) -> list[int]:
        """The variants with seats that allow a row, with defaults for everything else."""
        if TABLE in row:
            return [row[TABLE]] if self.is_allowed(row) else []
        return [table for table in range(len(self.tables)) if self.is_allowed({**row, TABLE: table})]


def pair(a: int, x: int, b: int, y: int) -> tuple[int, int, int, int]:
    """A pair in the order of `Choices.pairs`."""
    return (a, x, b, y) if a < b else (b, y, a, x)


def pairwise(game: Game) -> Sequence[Setup]:
    """Set-ups that together contain every allowed pair of values; always the same set-ups."""
    choices = Choices(game)
    left = choices.pairs()
    rows: list[dict[int, int]] = []
    while left:
        a, x, b, y = min(left)
        row = {a: x, b: y}
        for choice in range(len(choices.values)):
            if choice not in row:
                row[choice] = best_value(choices, row, choice, left)
        left -= met(row)
        rows.append(row)
    return [choices.setup(row) for row in rows]


def best_value(choices: Choices, row: dict[int, int], choice: int, left: set[tuple[int, int, int, int]]) -> int:
    """The allowed value of a choice that adds the most missing pairs to a row."""
    allowed = [v for v in range(len(choices.values[choice])) if choices.tables_for({**row, choice: v})]
    return max(allowed, key=lambda v: (sum(pair(choice, v, k, w) in left for k, w in row.items()), -v))


def met(row: dict[int, int]) -> set[tuple[int, int, int, int]]:
    """Every pair of values in a row."""
    return {pair(a, x, b, y) for a, x in row.items() for b, y in row.items() if a < b}
