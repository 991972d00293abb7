"""Which side a cultist may choose (DT-298, DT-299)."""

from __future__ import annotations

from typing import Any

from grognard.core.action import A, B
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.model.identity import affiliations_of
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.outposts import is_on_outpost, no_company
from grognard.games.doomtrooper.words import AS_LEGION, CULTIST, DOOMTROOPER, LEGION, PRISONER, UNPAID


def no_side(g: Doom, seat: int, slot: int, side: int) -> Clause | None:
    """DT-A27: why a seat cannot choose this side for a warrior (DT-298), which must not create a forbidden mix."""
    if not g.is_warrior(slot) or g.control[slot] != seat or g.flags[slot] & UNPAID:
        return no.NO_CHOICE_OF_SIDE
    if not g.cards.traits[g.kind[slot]] & CULTIST or not g.in_play(slot) or g.flags[slot] & PRISONER:
        return no.NO_CHOICE_OF_SIDE
    if side != other_side(g, slot) or slot in g.switched_cultists:
        return no.ON_THAT_SIDE
    if is_on_outpost(g, slot):
        return no_company(g, seat, side, affiliations_of(g, slot), slot)  # DT-A27
    return no.OK


def other_side(g: Doom, cultist: int) -> int:
    """The side that a cultist is not on now."""
    return DOOMTROOPER if g.flags[cultist] & AS_LEGION else LEGION


def add_sides(g: Doom, seat: int, out: list[Any]) -> None:
    """Add the sides that a seat's cultists may take in a window; each cultist once, until something else happens."""
    for slot in g.usable_cards:
        if g.cards.traits[g.kind[slot]] & CULTIST:
            side = other_side(g, slot)
            if no_side(g, seat, slot, side) is no.OK:
                out.append(verbs.SIDE | slot << A | side << B)
