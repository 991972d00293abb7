"""The rule behind each kind of event, for the log."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Event
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.model.catalogue import Catalogue

CITED: Final = {
    events.TURN: "DT-010",
    events.DREW: "DT-025",
    events.DREW_COUNT: "DT-025",
    events.MUSTERED: "DT-035",
    events.PLAYED: "DT-242",
    events.PAID: "DT-036",
    events.POINTS: "DT-201",
    events.CHANGED: "DT-203",
    events.STRIKES_FIRST: "DT-209",
    events.DISABLED: "DT-A38",
    events.DOUBLED: "DT-A16",
    events.OVERWHELMS: "DT-239",
    events.TACTIC: "DT-182",
    events.DISCARDED: "DT-348",
    events.HEALED: "DT-198",
    events.EXTRA_ACTION: "DT-255",
    events.ATTACKED: "DT-176",
    events.DECLARED: "DT-174",
    events.WOUNDED: "DT-196",
    events.KILLED: "DT-197",
    events.SAVED: "DT-195",
    events.COMPARED: "DT-193",
    events.NO_RETURN: "DT-209",
    events.COMBAT_OVER: "DT-172",
    events.CANCELLED: "DT-263",
    events.ATTACHED: "DT-128",
    events.BUILT: "DT-085",
    events.MEDITATED: "DT-063",
    events.SOUGHT_COVER: "DT-040",
    events.LEFT_COVER: "DT-051",
    events.HAND_DISCARDED: "DT-230",
    events.REDREW: "DT-009",
    events.OVER: "DT-231",
    events.SABOTAGED: "DT-221",
    events.PASSED: "DT-017",
    events.FEWER_ACTIONS: "DT-028",
    events.ENDED: "DT-154",
    events.USED: "DT-242",
    events.STOPPED: "DT-249",
    events.OWN_ACTION: "DT-255",
    events.REPLACED: "DT-189",
    events.JOINED: "DT-206",
    events.ASSIGNED: "DT-283",
    events.QUELLED: "DT-272",
    events.RESTORED: "DT-272",
    events.AROSE: "DT-130",
    events.FETCHED: "DT-342",
    events.INFECTED: "DT-346",
    events.DISINFECTED: "DT-346",
    events.IMPRISONED: "DT-316",
    events.SHELTERED: "DT-314",
    events.EMERGED: "DT-314",
    events.LEFT_VEHICLE: "DT-080",
    events.NAMED: "DT-350",
    events.LOST: "DT-039",
    events.PLAYED_OFF: "DT-233",
    events.STALLED: "DT-A63",
    events.CONVERTED: "DT-300",
    events.TAKEN_OVER: "DT-317",
    events.RETURNED: "DT-313",
    events.TAKEN_BACK: "DT-275",
    events.ANNIHILATED: "DT-332",
    events.TOOK_SIDE: "DT-298",
    events.TRANSFERRED: "DT-131",
    events.REASSIGNED: "DT-318",
    events.RECOVERED: "DT-339",
    events.REPAID: "DT-235",
    events.DISSOLVED: "DT-286",
}


def cited(event: Event, cards: Catalogue) -> str:
    """The number of the rule behind an event."""
    if event[0] == events.BUILT and cards.type[event[3]] == w.WARZONE:
        return "DT-110"
    return CITED.get(event[0], "")
