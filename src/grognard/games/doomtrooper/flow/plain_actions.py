"""Actions without playing a card: cover, vehicles, transfers, meditation (DT-014)."""

from __future__ import annotations

from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.flow.cover import enter_vehicle, leave_cover, seek_cover
from grognard.games.doomtrooper.model.moves import move_to_area, put_in_play, take_from_hand, unregister_abilities
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries.outposts import area_after_outpost
from grognard.games.doomtrooper.words import ASIDE, COVERED, MOVED, OUTPOST, OUTSIDE, SQUAD, UNPAID


def transfer(g: Doom, warrior: int) -> None:
    """DT-131: move a warrior to the Outpost, or back from it (DT-138)."""
    place = area_after_outpost(g, warrior) if g.place[warrior] == OUTPOST else OUTPOST
    move_to_area(g, warrior, place)
    g.set_flag(warrior, MOVED, True)
    g.tell(events.TRANSFERRED, warrior, place - SQUAD, g.kind[warrior])


def do_plain_action(g: Doom, seat: int, verb: int, what: int) -> None:
    """DT-054, DT-055, DT-063, DT-A22: carry out an action without a card; a warrior mustered into cover is outside all
    areas, unpaid, and does nothing.
    """
    if verb == verbs.MEDITATE:
        g.gain(seat, 1, 0)  # DT-063
        g.tell(events.MEDITATED, seat)
    elif verb == verbs.COVER:
        seek_cover(g, what)
    elif verb == verbs.LEAVE:
        leave_cover(g, what)
    elif verb == verbs.TRANSFER:
        transfer(g, what)
    elif verb == verbs.BOARD:
        if g.flags[what] & OUTSIDE:
            enter_vehicle(g, what)
        else:
            g.set_flag(what, OUTSIDE, True)
    elif verb == verbs.HIDE:
        slot = take_from_hand(g, seat, what, True)
        put_in_play(g, slot, ASIDE)  # DT-055
        g.set_flag(slot, COVERED | UNPAID, True)
        unregister_abilities(g, slot)  # DT-A22: it does nothing until it is revealed
        g.tell(events.SOUGHT_COVER, slot, verbs.UNKNOWN)
