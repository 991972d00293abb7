"""Whose side warriors are on: cultists choose (DT-298, DT-299), fully converted heretics go to the Kohort (DT-A34)."""

from __future__ import annotations

from typing import Any

from grognard.core.action import A, B
from grognard.core.agenda import put
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.rules import refusals as no
from grognard.games.doomtrooper.rules.outpost import no_company, stands_there
from grognard.games.doomtrooper.state import Doom
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
    VEHICLE,
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
        if g.cards.traits[g.kind[attachment]] & VEHICLE and g.is_suspended(attachment):
            g.set_flag(attachment, OUTSIDE, True)


def follow_side(g: Doom, warrior: int) -> None:
    """DT-A34: who is a Doomtrooper no longer goes to the Kohort; on an Outpost it stays (DT-143)."""
    leave_vehicle(g, warrior)
    if g.place[warrior] == SQUAD and not g.sides(warrior) & DOOMTROOPER and g.sides(warrior) & LEGION:
        if not g.cards.traits[g.kind[warrior]] & CULTIST:
            g.place = put(g.place, warrior, KOHORT)
            g.tell(told.TRANSFERRED, warrior, KOHORT - SQUAD, g.kind[warrior])
    elif g.place[warrior] == KOHORT and not g.sides(warrior) & LEGION and g.sides(warrior) & DOOMTROOPER:
        g.place = put(g.place, warrior, SQUAD)
        g.tell(told.TRANSFERRED, warrior, 0, g.kind[warrior])
