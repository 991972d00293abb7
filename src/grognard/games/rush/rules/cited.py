"""Which rule each kind of event follows."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Event
from grognard.games.rush import cards as c
from grognard.games.rush import state as s

CITED: Final[dict[int, str]] = {
    s.TURN: "RUSH-021",
    s.REPAIRED_BASE: "RUSH-023",
    s.REPAIRED_GUARD: "RUSH-023",
    s.REVEALED: "RUSH-024",
    s.PAID: "RUSH-035",
    s.BOUGHT: "RUSH-036",
    s.MARKET: "RUSH-039",
    s.MARKET_DISCARDED: "RUSH-086",
    s.DECK_SHUFFLED: "RUSH-017",
    s.DREW: "RUSH-089",
    s.DREW_OPEN: "RUSH-133",
    s.GARAGE_SHUFFLED: "RUSH-030",
    s.SABOTAGED: "RUSH-137",
    s.RESEARCHED: "RUSH-143",
    s.SCRAPPED: "RUSH-016",
    s.GUARDED: "RUSH-050",
    s.RELIEVED: "RUSH-053",
    s.ATTACKED: "RUSH-063",
    s.DAMAGED_GUARD: "RUSH-071",
    s.DESTROYED_GUARD: "RUSH-070",
    s.DAMAGED_BASE: "RUSH-074",
    s.DESTROYED_BASE: "RUSH-076",
    s.DISPLACED: "RUSH-141",
    s.NO_TARGET: "RUSH-A33",
    s.MEDALS: "RUSH-081",
    s.LAST_SINGLE: "RUSH-093",
    s.LOST_ALL_BASES: "RUSH-092",
    s.KEPT: "RUSH-A48",
    s.ACHIEVED: "RUSH-097",
    s.UNACHIEVED: "RUSH-098",
    s.OVER: "RUSH-100",
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
    s.UNUSED: "RUSH-088",
    s.STRUCK: "RUSH-066",
    s.PLAYED_OUT: "RUSH-057",
    s.UNWANTED: "RUSH-028",
}


def cited(event: Event) -> str:
    """The number of the rule that an event follows; of an ability, that ability's."""
    kind = event[0]
    if kind == s.USED:
        return BY_ABILITY[event[3]]
    return BY_REASON[event[3]] if kind == s.PUT_AWAY else CITED[kind]
