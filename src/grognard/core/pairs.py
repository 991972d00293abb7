"""Set-ups in which every two values of a game's options, variants and seats come together at least once.

Trying every set-up would take a million games; most faults need two values that meet, and those fit into a few dozen.
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
    """What there is to choose from: the tables first, then the values of each option, all by their numbers."""

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
        """Whether the game can be played so."""
        one = self.setup(row)
        try:
            self.game.check(one.variant, one.seats, one.options)
        except InputError:
            return False
        return True

    def pairs(self) -> set[tuple[int, int, int, int]]:
        """Every two values of different choices that some table allows, as (choice, value, other choice, value)."""
        found = set()
        for a in range(len(self.values)):
            for b in range(a + 1, len(self.values)):
                for x in range(len(self.values[a])):
                    for y in range(len(self.values[b])):
                        if self.tables_for({a: x, b: y}):
                            found.add((a, x, b, y))
        return found

    def tables_for(self, row: dict[int, int]) -> list[int]:
        """The tables that allow a row, with the defaults for everything else."""
        if TABLE in row:
            return [row[TABLE]] if self.is_allowed(row) else []
        return [table for table in range(len(self.tables)) if self.is_allowed({**row, TABLE: table})]


def pair(a: int, x: int, b: int, y: int) -> tuple[int, int, int, int]:
    """Two values as `Choices.pairs` writes them."""
    return (a, x, b, y) if a < b else (b, y, a, x)


def pairwise(game: Game) -> Sequence[Setup]:
    """Set-ups that bring every two values together which may be together; the same ones every time."""
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
    """The value of a choice that brings the most new pairs into a row, of those that the game allows with it."""
    allowed = [v for v in range(len(choices.values[choice])) if choices.tables_for({**row, choice: v})]
    return max(allowed, key=lambda v: (sum(pair(choice, v, k, w) in left for k, w in row.items()), -v))


def met(row: dict[int, int]) -> set[tuple[int, int, int, int]]:
    """Every two values of a row."""
    return {pair(a, x, b, y) for a, x in row.items() for b, y in row.items() if a < b}
