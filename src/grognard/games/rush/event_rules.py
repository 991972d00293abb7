"""The rule behind each kind of event."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Event
from grognard.games.rush import cards as c
from grognard.games.rush import events

CITED: Final[dict[int, str]] = {
    events.TURN: "RUSH-021",
    events.REPAIRED_BASE: "RUSH-023",
    events.REPAIRED_GUARD: "RUSH-023",
    events.REVEALED: "RUSH-024",
    events.PAID: "RUSH-035",
    events.BOUGHT: "RUSH-036",
    events.MARKET: "RUSH-039",
    events.MARKET_DISCARDED: "RUSH-086",
    events.DECK_SHUFFLED: "RUSH-017",
    events.DREW: "RUSH-089",
    events.DREW_OPEN: "RUSH-133",
    events.GARAGE_SHUFFLED: "RUSH-030",
    events.SABOTAGED: "RUSH-137",
    events.RESEARCHED: "RUSH-143",
    events.SCRAPPED: "RUSH-016",
    events.GUARDED: "RUSH-050",
    events.RELIEVED: "RUSH-053",
    events.ATTACKED: "RUSH-063",
    events.DAMAGED_GUARD: "RUSH-071",
    events.DESTROYED_GUARD: "RUSH-070",
    events.DAMAGED_BASE: "RUSH-074",
    events.DESTROYED_BASE: "RUSH-076",
    events.DISPLACED: "RUSH-141",
    events.NO_TARGET: "RUSH-A33",
    events.MEDALS: "RUSH-081",
    events.LAST_SINGLE: "RUSH-093",
    events.LOST_ALL_BASES: "RUSH-092",
    events.KEPT: "RUSH-A48",
    events.ACHIEVED: "RUSH-097",
    events.UNACHIEVED: "RUSH-098",
    events.OVER: "RUSH-100",
}
BY_ABILITY: Final[dict[int, str]] = {
    c.REINFORCEMENTS: "RUSH-133",
    c.RECRUITMENT: "RUSH-134",
    c.SCOUTING: "RUSH-136",
    c.SABOTAGE: "RUSH-137",
    c.TANK_ACE: "RUSH-139",
    c.RESEARCH: "RUSH-143",
    c.REARMAMENT: "RUSH-147",
    c.HEROIC_DEED: "RUSH-149",
}
BY_REASON: Final[dict[int, str]] = {
    events.UNUSED: "RUSH-088",
    events.STRUCK: "RUSH-066",
    events.PLAYED_OUT: "RUSH-057",
    events.UNWANTED: "RUSH-028",
}


def cited(event: Event) -> str:
    """The number of the rule behind an event; for an ability, the rule of that ability."""
    kind = event[0]
    if kind == events.USED:
        return BY_ABILITY[event[3]]
    return BY_REASON[event[3]] if kind == events.PUT_AWAY else CITED[kind]
