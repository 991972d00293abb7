"""A few dozen set-ups bring every two values of a game's options, variants and seats together."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from grognard.core.game import Game, InputError
from grognard.core.pairs import pairwise
from tests.support import GAMES


def values_of(game: Game) -> dict[str, list[object]]:
    tables: list[object] = [(variant, seats) for variant in game.variants for seats in game.seat_counts(variant)]
    return {"table": tables, **{name: list(values) for name, values in game.option_values.items()}}


def is_possible(game: Game, pair: dict[str, object]) -> bool:
    """Whether any table allows two values, with the defaults for all else."""
    options = {name: value for name, value in pair.items() if name != "table"}
    for table in values_of(game)["table"] if "table" not in pair else [pair["table"]]:
        assert isinstance(table, tuple)
        variant, seats = table
        try:
            game.check(variant, seats, options)
        except InputError:
            continue
        return True
    return False


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_two_values_that_may_meet_do(game: Game) -> None:
    rows = [{"table": (one.variant, one.seats), **one.options} for one in pairwise(game)]
    values = values_of(game)
    impossible = 0
    for a, b in combinations(values, 2):
        for x, y in product(values[a], values[b]):
            if any(row[a] == x and row[b] == y and type(row[b]) is type(y) for row in rows):
                continue
            assert not is_possible(game, {a: x, b: y}), f"{a}={x} never meets {b}={y}"
            impossible += 1
    assert impossible, "a seat that does not exist begins no game"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_set_ups_are_few_and_always_the_same(game: Game) -> None:
    found = pairwise(game)
    for one in found:
        assert game.check(one.variant, one.seats, one.options) == one.options
    assert len(found) < 60
    assert [vars_of(one) for one in found] == [vars_of(one) for one in pairwise(game)]


def vars_of(one: object) -> list[object]:
    return [getattr(one, name) for name in ("variant", "seats", "options")]
