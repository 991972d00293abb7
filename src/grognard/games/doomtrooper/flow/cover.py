"""Warriors seek and leave cover, and enter vehicles."""

from __future__ import annotations

from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.flow.moments import fire
from grognard.games.doomtrooper.flow.personalities import reveal
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.powers import HEALS_IN_COVER
from grognard.games.doomtrooper.model.moves import leave_shelter
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.equipment import vehicle_of
from grognard.games.doomtrooper.queries.powers import has
from grognard.games.doomtrooper.words import BEHIND, COVERED, LEFT_COVER, OUTSIDE, UNPAID, WOUNDED


def enter_vehicle(g: Doom, vehicle: int) -> None:
    """Make a warrior enter its vehicle; DT-079: it leaves its wall, which shelters nobody inside a vehicle."""
    g.set_flag(vehicle, OUTSIDE, False)
    warrior = g.bearer[vehicle]
    if g.flags[warrior] & BEHIND:
        leave_shelter(g, warrior)
        g.tell(events.EMERGED, warrior, g.kind[warrior])


def force_cover(g: Doom, warrior: int) -> None:
    """DT-080, DT-269, DT-A21: force a warrior into cover, even the last one, and out of its vehicle; a combatant
    fights on.
    """
    vehicle = vehicle_of(g, warrior)
    if vehicle not in (NONE, warrior):
        g.set_flag(vehicle, OUTSIDE, True)
    turn_face_down(g, warrior)


def turn_face_down(g: Doom, warrior: int) -> None:
    """DT-049: turn only the warrior face down in cover (DT-040); its attachments stay face up."""
    g.set_flag(warrior, COVERED, True)
    g.tell(events.SOUGHT_COVER, warrior, g.kind[warrior])


def seek_cover(g: Doom, warrior: int) -> None:
    """DT-040: make a warrior seek cover as an action, which may heal it; being forced into cover is no action."""
    turn_face_down(g, warrior)
    if g.flags[warrior] & WOUNDED and has(g, warrior, HEALS_IN_COVER):
        g.set_flag(warrior, WOUNDED, False)
        g.tell(events.HEALED, warrior, g.kind[warrior])


def leave_cover(g: Doom, warrior: int) -> None:
    """DT-057: make a warrior leave cover; if it was mustered into cover, it is revealed and paid for."""
    hidden = g.flags[warrior] & UNPAID
    if hidden and not reveal(g, warrior):
        return
    g.set_flag(warrior, COVERED, False)
    g.set_flag(warrior, LEFT_COVER, True)
    g.tell(events.LEFT_COVER, warrior, g.kind[warrior])
    if hidden:
        fire(g, p.ENTERED, warrior)
