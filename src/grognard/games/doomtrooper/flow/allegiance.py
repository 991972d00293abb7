"""Warriors change sides, with the consequences (DT-080, DT-286, DT-298, DT-A34)."""

from __future__ import annotations

from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.flow.moments import fire
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model.auras import is_suspended
from grognard.games.doomtrooper.model.bonds import BOND, TIE, TIE_FROM, TIE_TO, UNIT, remove_bonds
from grognard.games.doomtrooper.model.identity import affiliations_of, leads, sides_of
from grognard.games.doomtrooper.model.moves import move_to_area
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.words import AS_LEGION, CULTIST, DOOMTROOPER, KOHORT, LEGION, OUTSIDE, SQUAD


def take_side(g: Doom, cultist: int, side: int) -> None:
    """DT-298: change a cultist's side; the choice lasts until the next change, and the cultist stays in the Squad."""
    g.set_flag(cultist, AS_LEGION, side == LEGION)
    leave_vehicle(g, cultist)
    g.switched_cultists = [*g.switched_cultists, cultist]
    g.tell(events.TOOK_SIDE, cultist, side, g.kind[cultist])


def leave_vehicle(g: Doom, warrior: int) -> None:
    """Make a warrior that has lost what its vehicle requires leave the vehicle (DT-080)."""
    for attachment in g.attached[warrior]:
        if g.cards.bound[g.kind[attachment]]:
            leave_if_lost(g, attachment)


def leave_if_lost(g: Doom, vehicle: int) -> None:
    """DT-080: make a warrior leave a vehicle that it can no longer use."""
    if not g.flags[vehicle] & OUTSIDE and is_suspended(g, vehicle):
        g.set_flag(vehicle, OUTSIDE, True)
        warrior = g.bearer[vehicle]
        g.tell(events.LEFT_VEHICLE, vehicle, warrior, g.kind[vehicle], g.kind[warrior])


def abandon_vehicles(g: Doom) -> None:
    """Make every warrior leave a vehicle that it can no longer use, whatever the reason (DT-080)."""
    cards = g.cards
    changed = g.identity_changers or g.alterations
    for slot in g.demanding_vehicles:
        if g.flags[slot] & OUTSIDE:
            continue
        kind, driver = g.kind[slot], g.kind[g.bearer[slot]]
        if not changed and cards.members[driver] & cards.needs_affiliation[kind]:
            if cards.sides[driver] & cards.needs_side[kind]:
                continue  # like most drivers, its own card meets the requirements
        leave_if_lost(g, slot)


def dissolve_units(g: Doom) -> None:
    """DT-286: dissolve each unit whose sergeant has lost the corporation, or all of whose subordinates have."""
    for k in range(0, len(g.bonds), BOND):
        what, sergeant, kind = g.bonds[k + TIE], g.bonds[k + TIE_FROM], g.bonds[k + TIE_TO]
        if what == UNIT and not leads_on(g, sergeant, kind):
            remove_bonds(g, UNIT, sergeant)
            g.tell(events.DISSOLVED, sergeant, g.kind[sergeant])
            dissolve_units(g)
            return


def leads_on(g: Doom, sergeant: int, kind: int) -> bool:
    """Whether a sergeant still has the corporation and, if its unit has warriors left, so does one of them (DT-285)."""
    left = 0
    for warrior in g.warriors[g.control[sergeant]]:
        if leads(g, sergeant, warrior):
            return True
        left += int(g.kind[warrior] == kind)
    return not left and bool(affiliations_of(g, sergeant) & g.cards.affiliations[g.kind[sergeant]])


def follow_side(g: Doom, warrior: int) -> None:
    """DT-A34: move a warrior that has changed sides to the area of its new side; on an Outpost it stays (DT-143)."""
    leave_vehicle(g, warrior)
    if g.bonds:
        dissolve_units(g)
    if g.place[warrior] == SQUAD and not sides_of(g, warrior) & DOOMTROOPER and sides_of(g, warrior) & LEGION:
        if not g.cards.traits[g.kind[warrior]] & CULTIST:
            move_to_area(g, warrior, KOHORT)
            g.tell(events.TRANSFERRED, warrior, KOHORT - SQUAD, g.kind[warrior])
    elif g.place[warrior] == KOHORT and not sides_of(g, warrior) & LEGION and sides_of(g, warrior) & DOOMTROOPER:
        move_to_area(g, warrior, SQUAD)
        g.tell(events.TRANSFERRED, warrior, 0, g.kind[warrior])
        fire(g, p.MUSTERED, warrior)
