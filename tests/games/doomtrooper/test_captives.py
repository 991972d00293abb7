"""Prisoners, and their release when the captor is discarded, which no playable card does."""

from __future__ import annotations

from grognard.core.action import pack
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.flow.removal import discard
from grognard.games.doomtrooper.parsing import parse_answer
from grognard.games.doomtrooper.queries.capability import is_capable
from grognard.games.doomtrooper.words import OUTPOST, PRISONER
from tests.games.doomtrooper.test_position import CARDS, position


def test_when_captured_is_discarded_its_prisoner_is_back_on_its_outpost() -> None:
    """DT-316: the warrior has stayed in play all the time."""
    g = position({"p1": {"hand": ["captured"], "warriors": ["corsair"]}, "p2": {"warriors": ["gendarme"]}})
    held = g.warriors[1][0]
    g.apply(parse_answer("play captured", CARDS))
    g.apply(pack(verbs.CHOOSE, held, g.kind[held]))
    assert g.flags[held] & PRISONER
    assert not is_capable(g, held)
    discard(g, next(slot for slot in g.slots if g.kind[slot] == CARDS.index["07013"]))
    assert not g.flags[held] & PRISONER
    assert g.place[held] == OUTPOST
    assert is_capable(g, held)
