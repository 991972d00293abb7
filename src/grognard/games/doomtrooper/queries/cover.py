"""Which warriors may be in cover, seek it, leave it, or enter a vehicle."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.language.power_sets import NOTHING
from grognard.games.doomtrooper.language.powers import IDLE, NO_FORTIFICATIONS, NO_SEEKING_COVER
from grognard.games.doomtrooper.model.auras import is_suspended
from grognard.games.doomtrooper.model.bonds import captor_of
from grognard.games.doomtrooper.model.identity import traits_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.equipment import vehicle_of
from grognard.games.doomtrooper.queries.powers import giver_of, has, powers
from grognard.games.doomtrooper.words import APOSTLE, AWAY, COVERED, LEADER, NEVER_FIGHTS, OUTSIDE, PRISONER, VEHICLE


def has_uncovered(g: Doom, seat: int, other: int = NONE) -> bool:
    """Whether a warrior of a seat, other than this one, is out of cover."""
    for warrior in g.warriors[seat]:
        if warrior != other and not g.flags[warrior] & (AWAY | COVERED | PRISONER):
            return True
    return False


def may_hide(g: Doom, kind: int) -> bool:
    """DT-050, DT-062, DT-295: whether a kind of warrior may ever be in cover; one considered a vehicle may not
    (DT-083).
    """
    return g.cards.hides[kind]


KEEPS_FROM_COVER: Final = IDLE | NO_SEEKING_COVER


def no_cover(g: Doom, warrior: int) -> int:
    """DT-042, DT-079: why a warrior cannot seek cover: it is the last one out of cover, or inside a vehicle."""
    if g.flags[warrior] & COVERED:
        return no.IS_COVERED
    if not may_hide(g, g.kind[warrior]):
        return no.CANNOT_COVER
    if g.flags[warrior] & PRISONER:
        return no.because(no.IS_PRISONER, captor_of(g, warrior))  # DT-316
    can = powers(g, warrior, KEEPS_FROM_COVER)
    if can is not NOTHING:
        if can.has(IDLE):
            return no.because(no.IS_IDLE, giver_of(g, warrior, IDLE))  # DT-315
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
    if has(g, warrior, NO_FORTIFICATIONS):
        return no.because(no.REFUSES_WALLS, giver_of(g, warrior, NO_FORTIFICATIONS))
    return no.OK


def no_boarding(g: Doom, vehicle: int) -> int:
    """Why a warrior neither enters nor leaves its vehicle (DT-071, DT-079)."""
    if is_suspended(g, vehicle):
        return no.SUSPENDED
    return no.COVERED_ABOARD if g.flags[vehicle] & OUTSIDE and g.flags[g.bearer[vehicle]] & COVERED else no.OK


def no_forced_cover(g: Doom, warrior: int) -> int:
    """DT-050: why a warrior cannot be forced into cover; one that is considered a vehicle is always inside (DT-083)."""
    if not g.in_play(warrior) or g.flags[warrior] & (COVERED | PRISONER):
        return no.IS_COVERED
    return no.CANNOT_COVER if traits_of(g, warrior) & (APOSTLE | NEVER_FIGHTS | LEADER | VEHICLE) else no.OK
