"""No sequence of legal plays hangs a game, and the game says what it stopped."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.agenda import Event, Frame, Node
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.model.state import LOOP_LIMIT
from grognard.games.doomtrooper.parsing import parse_answer
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from tests.games.doomtrooper.test_position import position


def test_in_an_endless_turn_only_passing_is_left() -> None:
    hand = ["combat-armor", "positive-karma"]
    g = position({"p1": {"hand": hand, "warriors": ["samurai"]}, "windows": "all"})
    g.action_count = LOOP_LIMIT - 1
    told_of: list[Event] = []
    g.apply(verbs.MEDITATE, told_of)
    assert (events.STOPPED,) in told_of
    assert g.options == [verbs.PASS]
    karma = parse_answer("play positive-karma", g.cards)
    reason = g.why_not(karma)
    assert reason is not None
    assert (reason.rule, reason.why) == ("DT-249", "too_long")
    while g.asked == "window":
        assert g.options == [verbs.PASS]
        g.apply(verbs.PASS)
    assert g.asked == "discard"  # with nothing but its end left, the step of actions is over


def test_the_next_turn_begins_afresh() -> None:
    g = position({"p1": {"warriors": ["samurai"]}, "p2": {"warriors": ["hussar"]}})
    g.action_count = LOOP_LIMIT
    g.apply(verbs.END)
    while g.asked != "act":
        g.apply(g.options[0])
    assert g.active == 1
    assert verbs.MEDITATE in g.options


@pytest.mark.interpreted
def test_endless_effects_are_dropped_and_the_turn_goes_on() -> None:
    class Endless(Node[Any]):
        """Sets itself off again and again."""

        def run(self, g: Any, f: Frame) -> None:
            g.push(self)

    g = position({"p1": {"hand": ["combat-armor"], "warriors": ["samurai"]}})
    g.options = []
    g.push(Endless("endless"))
    told_of: list[Event] = []
    g.out = told_of
    DoomtrooperState.run(g)
    assert told_of == [(events.STOPPED,)]
    assert (g.seat, g.asked) == (0, "discard")
