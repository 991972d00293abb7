"""The rule behind each kind of event."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Event
from grognard.games.battlegrounds import events
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
    events.TURN: "BG-030",
    events.PICKED: "BG-026",
    events.ACTIVE: "BG-015",
    events.PLACED: "BG-021",
    events.MOVED: "BG-032",
    events.STAYED: "BG-A08",
    events.DUD_WENT_OFF: "BG-040",
    events.ARMOUR_HELD: "BG-082",
    events.DROVE_OVER: "BG-041",
    events.DESTROYED: "BG-052",
    events.POINTS: "BG-060",
    events.SHOT_TOKEN: "BG-045",
    events.SHOT_TANK: "BG-049",
    events.PLACED_DUD: "BG-047",
    events.CLEARED_DUD: "BG-048",
    events.SHOT_ENEMY: "BG-122",
    events.HELD_FIRE: "BG-043",
    events.PAIR: "BG-087",
    events.GAINED: "BG-067",
    events.DREW: "BG-070",
    events.KEPT: "BG-A41",
    events.CHANGED: "BG-063",
    events.REPAIRED: "BG-055",
    events.PASSED: "BG-A25",
    events.UNCOVERED: "BG-098",
    events.COVERED: "BG-103",
    events.EXTRA_TURN_WON: "BG-101",
    events.ARTILLERY: "BG-115",
    events.ARTILLERY_TOKEN: "BG-116",
    events.ARTILLERY_TANK: "BG-120",
    events.ARTILLERY_NOTHING: "BG-A56",
    events.RESHUFFLED: "BG-124",
    events.STALLED: "BG-A45",
    events.OVER: "BG-002",
    events.STARS: "BG-128",
    events.LOST_FOR_GOOD: "BG-117",
}
# Laying or using a pair cites the rule of its effect
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
    """The number of the rule behind an event."""
    if event[0] in (events.LAID, events.USED):
        return EFFECT_RULES[event[2]]
    if event[0] == events.DROVE_OVER and event[2] < 0:
        return "BG-121"
    return RULES[event[0]]
