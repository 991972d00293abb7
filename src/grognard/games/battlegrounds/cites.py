"""Which rule each kind of event follows."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Event
from grognard.games.battlegrounds import state as s
from grognard.games.battlegrounds.cards import (
    ARMOUR,
    DIRECTION,
    EXTRA_TANK,
    EXTRA_TURN,
    FARTHER_MOVE,
    FARTHER_SHOT,
    ORDER_SWAP,
)

RULES: Final = {
    s.TURN: "BG-030",
    s.PICKED: "BG-026",
    s.ACTIVE: "BG-015",
    s.PLACED: "BG-021",
    s.MOVED: "BG-032",
    s.STAYED: "BG-A08",
    s.DUD_WENT_OFF: "BG-040",
    s.ARMOUR_HELD: "BG-082",
    s.DROVE_OVER: "BG-041",
    s.DESTROYED: "BG-052",
    s.POINTS: "BG-060",
    s.SHOT_TOKEN: "BG-045",
    s.SHOT_TANK: "BG-049",
    s.PLACED_DUD: "BG-047",
    s.CLEARED_DUD: "BG-048",
    s.SHOT_ENEMY: "BG-122",
    s.HELD_FIRE: "BG-043",
    s.PAIR: "BG-087",
    s.GAINED: "BG-067",
    s.DREW: "BG-070",
    s.KEPT: "BG-A41",
    s.CHANGED: "BG-063",
    s.REPAIRED: "BG-055",
    s.PASSED: "BG-A25",
    s.UNCOVERED: "BG-098",
    s.COVERED: "BG-103",
    s.EXTRA_TURN_WON: "BG-101",
    s.ARTILLERY: "BG-115",
    s.ARTILLERY_TOKEN: "BG-116",
    s.ARTILLERY_TANK: "BG-120",
    s.ARTILLERY_NOTHING: "BG-A56",
    s.RESHUFFLED: "BG-124",
    s.STALLED: "BG-A45",
    s.OVER: "BG-002",
    s.STARS: "BG-128",
    s.LOST_FOR_GOOD: "BG-117",
}
# What is laid or used follows the rule of its effect
EFFECT_RULES: Final = {
    EXTRA_TURN: "BG-069",
    EXTRA_TANK: "BG-070",
    DIRECTION: "BG-073",
    FARTHER_SHOT: "BG-077",
    FARTHER_MOVE: "BG-078",
    ORDER_SWAP: "BG-079",
    ARMOUR: "BG-080",
}


def cites(event: Event) -> str:
    """The number of the rule that an event follows."""
    if event[0] in (s.LAID, s.USED):
        return EFFECT_RULES[event[2]]
    if event[0] == s.DROVE_OVER and event[2] < 0:
        return "BG-121"
    return RULES[event[0]]
