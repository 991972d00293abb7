"""Values that a position caches: they are always what computing them again would give."""

from __future__ import annotations

import pytest

from grognard.core.rng import Lots
from grognard.games.doomtrooper.game import GAME
from grognard.games.doomtrooper.model.state import NONE, derive_fields


@pytest.mark.parametrize("decks", ["random", "scrambled"])
def test_cached_values_equal_computed_ones(decks: str) -> None:
    for seed in range(3):
        g = GAME.new("tournament", 3, seed, {"decks": decks}, None, True)
        lots = Lots(seed)
        while g.options:
            g.apply(g.options[lots.below(len(g.options))])
            anew = g.copy()
            derive_fields(anew)
            assert (anew.granted_powers, anew.hand_timings) == (g.granted_powers, g.hand_timings)
            assert g.may_be_won or (max(g.p) < g.rules.target and max(g.deck_out_turns) == NONE)
