"""Cards that open others: a warrior sits only in a vehicle that it may use, even if random play removed what allowed it
(DT-080), and poisons are opened before any of them can be played.
"""

from __future__ import annotations

import random

import pytest

from grognard.games.doomtrooper.cards import all_cards, catalogue_of
from grognard.games.doomtrooper.cards.page import card
from grognard.games.doomtrooper.cards.vocabulary import WARRIOR, YOURS, Give, Which
from grognard.games.doomtrooper.game import GAME
from grognard.games.doomtrooper.model.auras import is_suspended
from grognard.games.doomtrooper.model.moves import new_slot, put_in_play
from grognard.games.doomtrooper.queries.receiving import no_receiving
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.words import ATTACHED, KOHORT, OUTSIDE, PLAYED, VEHICLE

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


@pytest.mark.interpreted
def test_the_curators_gift_opens_poisons_and_nothing_else_for_mortificators() -> None:
    for_mortificators = Give(Which(WARRIOR, YOURS, "mortificator"))
    poison, other = card("04012", "BLACK VENOM", for_mortificators), card("04009", "BATTLE CRY", for_mortificators)
    cards = catalogue_of({**all_cards(), "04012": poison, "04009": other})
    g = GAME.new("tournament", 2, 1, {"decks": "legion,legion"}, cards)
    follower = new_slot(g, cards.index["02043"], 0, PLAYED)
    put_in_play(g, follower, KOHORT)
    venom, cry = cards.index["04012"], cards.index["04009"]
    assert no_receiving(g, venom, cards.plays[venom][0], 0, follower) is not None
    put_in_play(g, new_slot(g, cards.index["04108"], 0, PLAYED), ATTACHED, follower)
    assert no_receiving(g, venom, cards.plays[venom][0], 0, follower) is None
    assert no_receiving(g, cry, cards.plays[cry][0], 0, follower) is not None
