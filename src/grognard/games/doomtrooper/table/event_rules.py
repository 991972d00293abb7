"""The rule that each kind of event follows, for the log."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Event
from grognard.games.doomtrooper import events as told

CITED: Final = {
    told.TURN: "DT-010",
    told.DREW: "DT-025",
    told.DREW_COUNT: "DT-025",
    told.MUSTERED: "DT-035",
    told.PLAYED: "DT-242",
    told.PAID: "DT-036",
    told.POINTS: "DT-201",
    told.CHANGED: "DT-203",
    told.STRIKES_FIRST: "DT-209",
    told.DISABLED: "DT-A38",
    told.DOUBLED: "DT-A16",
    told.TACTIC: "DT-182",
    told.DISCARDED: "DT-348",
    told.HEALED: "DT-198",
    told.EXTRA_ACTION: "DT-255",
    told.ATTACKED: "DT-176",
    told.DECLARED: "DT-174",
    told.WOUNDED: "DT-196",
    told.KILLED: "DT-197",
    told.SAVED: "DT-195",
    told.COMPARED: "DT-193",
    told.NO_RETURN: "DT-209",
    told.COMBAT_OVER: "DT-172",
    told.CANCELLED: "DT-263",
    told.ATTACHED: "DT-128",
    told.BUILT: "DT-085",
    told.MEDITATED: "DT-063",
    told.SOUGHT_COVER: "DT-040",
    told.LEFT_COVER: "DT-051",
    told.HAND_DISCARDED: "DT-230",
    told.REDREW: "DT-009",
    told.OVER: "DT-231",
    told.SABOTAGED: "DT-221",
    told.PASSED: "DT-017",
    told.FEWER_ACTIONS: "DT-028",
    told.ENDED: "DT-154",
    told.USED: "DT-242",
    told.STOPPED: "DT-249",
    told.OWN_ACTION: "DT-255",
    told.REPLACED: "DT-189",
    told.JOINED: "DT-206",
    told.ASSIGNED: "DT-283",
    told.QUELLED: "DT-272",
    told.RESTORED: "DT-272",
    told.AROSE: "DT-130",
    told.FETCHED: "DT-342",
    told.INFECTED: "DT-346",
    told.DISINFECTED: "DT-346",
    told.IMPRISONED: "DT-316",
    told.SHELTERED: "DT-314",
    told.EMERGED: "DT-314",
    told.LEFT_VEHICLE: "DT-080",
    told.NAMED: "DT-350",
    told.LOST: "DT-039",
    told.PLAYED_OFF: "DT-233",
    told.STALLED: "DT-A63",
    told.CONVERTED: "DT-300",
    told.TAKEN_OVER: "DT-317",
    told.RETURNED: "DT-313",
    told.TAKEN_BACK: "DT-275",
    told.ANNIHILATED: "DT-332",
    told.TOOK_SIDE: "DT-298",
    told.TRANSFERRED: "DT-131",
    told.REASSIGNED: "DT-318",
    told.RECOVERED: "DT-339",
    told.REPAID: "DT-235",
    told.DISSOLVED: "DT-286",
}


def cited(event: Event) -> str:
    """The number of the rule that an event follows."""
    return CITED.get(event[0], "")
