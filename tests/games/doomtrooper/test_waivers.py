"""A warrior sits only in a vehicle that it may use, even if random play removed what allowed it (DT-080)."""

from __future__ import annotations

import random

import pytest

from grognard.games.doomtrooper.game import GAME
from grognard.games.doomtrooper.model.auras import is_suspended
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.words import ATTACHED, OUTSIDE, VEHICLE

AT_REST = ("act", "window")  # questions before which everything has settled


def in_lost_vehicles(g: DoomtrooperState) -> list[str]:
    """The vehicles that their drivers sit in and cannot use."""
    out = []
    for slot in range(len(g.kind)):
        if g.place[slot] == ATTACHED and g.cards.traits[g.kind[slot]] & VEHICLE:
            if not g.flags[slot] & OUTSIDE and is_suspended(g, slot):
                out.append(g.cards.names[g.kind[slot]])
    return out


@pytest.mark.parametrize("seed", range(9100, 9108))
def test_nobody_sits_in_a_vehicle_that_it_cannot_use(seed: int) -> None:
    g = GAME.new("tournament", 3, seed, {"decks": "scrambled"})
    g.playout(seed)
    rng = random.Random(seed)
    while g.options:
        if g.asked in AT_REST:
            assert in_lost_vehicles(g) == []
        g.apply(rng.choice(g.options))
