"""Node counts: how many positions follow the first decisions of a game. The cheapest deep test there is."""

from __future__ import annotations

import json

import pytest

from grognard.core.game import Game
from grognard.core.match import digest
from tests.golden_files import FOLDER, NODE_GAMES, node_counts


@pytest.mark.parametrize(("game", "variant", "seats"), NODE_GAMES, ids=lambda part: getattr(part, "name", str(part)))
def test_positions_after_one_two_and_three_decisions(game: Game, variant: str, seats: int) -> None:
    stored = json.loads((FOLDER / "nodes.json").read_text("utf-8"))
    assert node_counts(game, variant, seats) == stored[f"{game.name} {variant} {seats}"]


def test_counting_tells_positions_apart() -> None:
    game, variant, seats = NODE_GAMES[0]
    a, b = (game.new(variant, seats, 11) for _ in range(2))
    assert digest(a) == digest(b)
    b.apply(b.options[0])
    assert digest(a) != digest(b)
