"""Which warriors may be in cover, seek it, leave it, or enter a vehicle."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.language.power_sets import NOTHING
from grognard.games.doomtrooper.language.powers import IDLE, NEVER_COVER, NO_FORTIFICATIONS, NO_SEEKING_COVER
from grognard.games.doomtrooper.model.auras import is_suspended
from grognard.games.doomtrooper.model.bonds import captor_of
from grognard.games.doomtrooper.model.identity import traits_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.equipment import vehicle_of
from grognard.games.doomtrooper.queries.powers import giver_of, has, powers
from grognard.games.doomtrooper.words import (
    APOSTLE,
    AWAY,
    COVERED,
    LEADER,
    NEVER_FIGHTS,
    OUTSIDE,
    PRISONER,
    UNPAID,
    VEHICLE,
)


def has_uncovered(g: Doom, seat: int, other: int = NONE) -> bool:
    """Whether a warrior of a seat, other than this one, is out of cover."""
    for warrior in g.warriors[seat]:
        if warrior != other and not g.flags[warrior] & (AWAY | COVERED | PRISONER):
            return True
    return False


def may_hide(g: Doom, kind: int) -> bool:
    """DT-050, DT-062, DT-295: whether a kind of warrior may ever be in cover; a warrior considered a vehicle may
    not (DT-083).
    """
    return g.cards.hides[kind]


def ban_on_hiding(g: Doom, kind: int) -> int:
    """The card in play that keeps a kind of warrior from seeking cover and being mustered into it (DT-062), or NONE."""
    if g.granted_powers is NOTHING or not g.granted_powers.has(NO_SEEKING_COVER):
        return NONE
    for source in g.auras:
        if g.flags[source] & (AWAY | PRISONER | UNPAID):
            continue
        for aura in g.abilities[source].auras:
            sides = aura.which.side
            if aura.static.powers().has(NO_SEEKING_COVER) and (not sides or sides & g.cards.sides[kind]):
                return source
    return NONE


KEEPS_FROM_COVER: Final = IDLE | NO_SEEKING_COVER


def no_cover(g: Doom, warrior: int) -> Clause | None:
    """DT-042, DT-079: why a warrior cannot seek cover: it is the last warrior out of cover, or inside a vehicle."""
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


def no_fortification(g: Doom, warrior: int) -> Clause | None:
    """Why a warrior cannot use a fortification: it is in a vehicle (DT-079) or is one (DT-083), or its card forbids."""
    vehicle = vehicle_of(g, warrior)
    if vehicle != NONE:
        return no.because(no.WALLED_ABOARD, vehicle)
    if has(g, warrior, NO_FORTIFICATIONS):
        return no.because(no.REFUSES_WALLS, giver_of(g, warrior, NO_FORTIFICATIONS))
    return no.OK


def no_boarding(g: Doom, vehicle: int) -> Clause | None:
    """Why a warrior can neither enter nor leave its vehicle (DT-071, DT-079)."""
    if is_suspended(g, vehicle):
        return no.SUSPENDED
    return no.COVERED_ABOARD if g.flags[vehicle] & OUTSIDE and g.flags[g.bearer[vehicle]] & COVERED else no.OK


def no_forced_cover(g: Doom, warrior: int) -> Clause | None:
    """DT-050: why a warrior cannot be forced into cover; a warrior considered a vehicle is always in it (DT-083)."""
    if not g.in_play(warrior) or g.flags[warrior] & (COVERED | PRISONER):
        return no.IS_COVERED
    if traits_of(g, warrior) & (APOSTLE | NEVER_FIGHTS | LEADER | VEHICLE) or has(g, warrior, NEVER_COVER):
        return no.CANNOT_COVER
    return no.OK
