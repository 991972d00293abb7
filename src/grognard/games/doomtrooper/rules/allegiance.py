"""Whose side warriors are on: cultists choose (DT-298, DT-299), fully converted heretics go to the Kohort (DT-A34)."""

from __future__ import annotations

from typing import Any

from grognard.core.action import A, B
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper import plays as p
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.rules import refusals as no
from grognard.games.doomtrooper.rules.moments import fire
from grognard.games.doomtrooper.rules.outpost import no_company, stands_there
from grognard.games.doomtrooper.state import BOND, UNIT, Doom
from grognard.games.doomtrooper.words import (
    AS_LEGION,
    CULTIST,
    DOOMTROOPER,
    KOHORT,
    LEGION,
    OUTSIDE,
    PRISONER,
    SQUAD,
    UNPAID,
)


def no_side(g: Doom, seat: int, slot: int, side: int) -> int:
    """Why a seat cannot choose this side for a warrior (DT-298)."""
    if not g.is_warrior(slot) or g.control[slot] != seat or g.flags[slot] & UNPAID:
        return no.NO_CHOICE_OF_SIDE
    if not g.cards.traits[g.kind[slot]] & CULTIST or not g.in_play(slot) or g.flags[slot] & PRISONER:
        return no.NO_CHOICE_OF_SIDE
    if side != other_side(g, slot) or slot in g.switched:
        return no.ON_THAT_SIDE
    if stands_there(g, slot):
        return no_company(g, seat, side, g.affiliations(slot), slot)  # DT-A27
    return no.OK


def other_side(g: Doom, cultist: int) -> int:
    """The side that a cultist is not on now."""
    return DOOMTROOPER if g.flags[cultist] & AS_LEGION else LEGION


def add_sides(g: Doom, seat: int, out: list[Any]) -> None:
    """The sides that a seat's cultists may take in a window; each once, until something else happens."""
    for slot in g.users:
        if g.cards.traits[g.kind[slot]] & CULTIST:
            side = other_side(g, slot)
            if no_side(g, seat, slot, side) == no.OK:
                out.append(verbs.SIDE | slot << A | side << B)


def take_side(g: Doom, cultist: int, side: int) -> None:
    """DT-298: the choice lasts until it is changed; a cultist remains in the Squad whatever it is."""
    g.set_flag(cultist, AS_LEGION, side == LEGION)
    leave_vehicle(g, cultist)
    g.switched = [*g.switched, cultist]
    g.tell(told.TOOK_SIDE, cultist, side, g.kind[cultist])


def leave_vehicle(g: Doom, warrior: int) -> None:
    """DT-080: who has lost what its vehicle asks for is outside from then on."""
    for attachment in g.attached[warrior]:
        if g.cards.bound[g.kind[attachment]]:
            leave_if_lost(g, attachment)


def leave_if_lost(g: Doom, vehicle: int) -> None:
    """DT-080: out of a vehicle that its warrior cannot use any more."""
    if not g.flags[vehicle] & OUTSIDE and g.is_suspended(vehicle):
        g.set_flag(vehicle, OUTSIDE, True)
        warrior = g.bearer[vehicle]
        g.tell(told.LEFT_VEHICLE, vehicle, warrior, g.kind[vehicle], g.kind[warrior])


def abandon_vehicles(g: Doom) -> None:
    """DT-080: whoever can no longer use its vehicle leaves it, whatever has taken what allowed it."""
    cards = g.cards
    changed = g.altering or g.made
    for slot in g.driven:
        if g.flags[slot] & OUTSIDE:
            continue
        kind, driver = g.kind[slot], g.kind[g.bearer[slot]]
        if not changed and cards.members[driver] & cards.needs_affiliation[kind]:
            if cards.sides[driver] & cards.needs_side[kind]:
                continue  # it is what the vehicle asks for by its own card, as most are
        leave_if_lost(g, slot)


def dissolve_units(g: Doom) -> None:
    """DT-286: a unit whose sergeant, or all of whose subordinates, lost the corporation is one no longer."""
    for k in range(0, len(g.bonds), BOND):
        what, sergeant, kind = g.bonds[k], g.bonds[k + 1], g.bonds[k + 2]
        if what == UNIT and not leads_on(g, sergeant, kind):
            g.untie(UNIT, sergeant)
            g.tell(told.DISSOLVED, sergeant, g.kind[sergeant])
            dissolve_units(g)
            return


def leads_on(g: Doom, sergeant: int, kind: int) -> bool:
    """Whether a sergeant still has the corporation, and one of its unit if there is any (DT-285)."""
    left = 0
    for warrior in g.warriors[g.control[sergeant]]:
        if g.leads(sergeant, warrior):
            return True
        left += int(g.kind[warrior] == kind)
    return not left and bool(g.affiliations(sergeant) & g.cards.affiliations[g.kind[sergeant]])


def follow_side(g: Doom, warrior: int) -> None:
    """DT-A34: who is a Doomtrooper no longer goes to the Kohort; on an Outpost it stays (DT-143)."""
    leave_vehicle(g, warrior)
    if g.bonds:
        dissolve_units(g)
    if g.place[warrior] == SQUAD and not g.sides(warrior) & DOOMTROOPER and g.sides(warrior) & LEGION:
        if not g.cards.traits[g.kind[warrior]] & CULTIST:
            g.settle(warrior, KOHORT)
            g.tell(told.TRANSFERRED, warrior, KOHORT - SQUAD, g.kind[warrior])
    elif g.place[warrior] == KOHORT and not g.sides(warrior) & LEGION and g.sides(warrior) & DOOMTROOPER:
        g.settle(warrior, SQUAD)
        g.tell(told.TRANSFERRED, warrior, 0, g.kind[warrior])
        fire(g, p.MUSTERED, warrior)
