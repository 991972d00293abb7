"""Cover: warriors that lie face down, and those mustered into it unpaid and unknown (DT-040…062)."""

from __future__ import annotations

from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper import plays as p
from grognard.games.doomtrooper.rules import refusals as no
from grognard.games.doomtrooper.rules.moments import fire
from grognard.games.doomtrooper.rules.personalities import reveal
from grognard.games.doomtrooper.rules.powers import giver_of, powers
from grognard.games.doomtrooper.rules.ratings import vehicle_of
from grognard.games.doomtrooper.state import NONE, Doom
from grognard.games.doomtrooper.statics import (
    HEALS_IN_COVER,
    IDLE,
    NO_FORTIFICATIONS,
    NO_SEEKING_COVER,
)
from grognard.games.doomtrooper.words import (
    APOSTLE,
    AWAY,
    BEHIND,
    COVERED,
    LEADER,
    LEFT_COVER,
    NEVER_FIGHTS,
    OUTSIDE,
    PRISONER,
    UNPAID,
    VEHICLE,
    WOUNDED,
)


def has_uncovered(g: Doom, seat: int, other: int = NONE) -> bool:
    """Whether a warrior of a seat, other than this one, is out of cover."""
    for warrior in g.warriors[seat]:
        if warrior != other and not g.flags[warrior] & (AWAY | COVERED | PRISONER):
            return True
    return False


def may_hide(g: Doom, kind: int) -> bool:
    """DT-050, DT-062: not a warrior that may never be in cover; DT-083: nor one considered a vehicle (DT-079)."""
    return g.cards.hides[kind]


def no_cover(g: Doom, warrior: int) -> int:
    """Why a warrior cannot seek cover."""
    if g.flags[warrior] & COVERED:
        return no.IS_COVERED
    if g.flags[warrior] & PRISONER:
        return no.because(no.IS_PRISONER, g.captor_of(warrior))  # DT-316
    if not may_hide(g, g.kind[warrior]):
        return no.CANNOT_COVER
    can = powers(g, warrior, IDLE | NO_SEEKING_COVER)
    if can & IDLE:
        return no.because(no.IS_IDLE, giver_of(g, warrior, IDLE))  # DT-315
    if can & NO_SEEKING_COVER:
        return no.because(no.CANNOT_COVER, giver_of(g, warrior, NO_SEEKING_COVER))
    vehicle = vehicle_of(g, warrior)
    if vehicle != NONE:
        return no.because(no.IN_VEHICLE, vehicle)  # DT-079
    return no.OK if has_uncovered(g, g.control[warrior], warrior) else no.LAST_UNCOVERED  # DT-042


def no_fortification(g: Doom, warrior: int) -> int:
    """Why a warrior uses no fortification: it sits in a vehicle (DT-079) or is one (DT-083), or its card refuses."""
    vehicle = vehicle_of(g, warrior)
    if vehicle != NONE:
        return no.because(no.WALLED_ABOARD, vehicle)
    if powers(g, warrior, NO_FORTIFICATIONS):
        return no.because(no.REFUSES_WALLS, giver_of(g, warrior, NO_FORTIFICATIONS))
    return no.OK


def step_in(g: Doom, vehicle: int) -> None:
    """A warrior enters its vehicle; DT-079: out from behind a wall, which shelters nobody in there."""
    g.set_flag(vehicle, OUTSIDE, False)
    warrior = g.bearer[vehicle]
    if g.flags[warrior] & BEHIND:
        g.step_out(warrior)
        g.tell(told.EMERGED, warrior, g.kind[warrior])


def no_boarding(g: Doom, vehicle: int) -> int:
    """Why a warrior neither enters nor leaves its vehicle (DT-071, DT-079)."""
    if g.is_suspended(vehicle):
        return no.SUSPENDED
    return no.COVERED_ABOARD if g.flags[vehicle] & OUTSIDE and g.flags[g.bearer[vehicle]] & COVERED else no.OK


def no_forced_cover(g: Doom, warrior: int) -> int:
    """Why a warrior cannot be forced into cover (DT-050); DT-083: who is considered a vehicle is always inside."""
    if not g.in_play(warrior) or g.flags[warrior] & (COVERED | PRISONER):
        return no.IS_COVERED
    return no.CANNOT_COVER if g.traits(warrior) & (APOSTLE | NEVER_FIGHTS | LEADER | VEHICLE) else no.OK


def force_cover(g: Doom, warrior: int) -> None:
    """DT-A21: even the last one; DT-080: out of its vehicle; DT-269: a combatant fights on."""
    vehicle = vehicle_of(g, warrior)
    if vehicle not in (NONE, warrior):
        g.set_flag(vehicle, OUTSIDE, True)
    turn_down(g, warrior)


def turn_down(g: Doom, warrior: int) -> None:
    """DT-040: a warrior in cover lies face down; its attachments stay face up (DT-049)."""
    g.set_flag(warrior, COVERED, True)
    g.tell(told.SOUGHT_COVER, warrior, g.kind[warrior])


def seek_cover(g: Doom, warrior: int) -> None:
    """DT-040: the action, which may heal; who is driven into cover performs none."""
    turn_down(g, warrior)
    if g.flags[warrior] & WOUNDED and powers(g, warrior, HEALS_IN_COVER):
        g.set_flag(warrior, WOUNDED, False)
        g.tell(told.HEALED, warrior, g.kind[warrior])


def leave_cover(g: Doom, warrior: int) -> None:
    """DT-051, DT-052; DT-057: who was mustered into cover is revealed and paid for."""
    hidden = g.flags[warrior] & UNPAID
    if hidden and not reveal(g, warrior):
        return
    g.set_flag(warrior, COVERED, False)
    g.set_flag(warrior, LEFT_COVER, True)
    g.tell(told.LEFT_COVER, warrior, g.kind[warrior])
    if hidden:
        fire(g, p.MUSTERED, warrior)
