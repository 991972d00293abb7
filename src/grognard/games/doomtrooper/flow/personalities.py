"""Personalities: one copy of each in play, and what happens to hidden copies."""

from __future__ import annotations

from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.flow.moments import fire
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model.identity import sides_of
from grognard.games.doomtrooper.model.leaving import TO_GRAVE, TO_HAND, leave_play
from grognard.games.doomtrooper.model.moves import move_to_area, register_abilities
from grognard.games.doomtrooper.model.sightings import forget_copy
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.words import ASIDE as OUTSIDE_AREAS
from grognard.games.doomtrooper.words import DOOMTROOPER, KOHORT, LEGION, OUTPOST, PERSONALITY, SQUAD, TRIBAL, UNPAID, V


def area_of(g: Doom, slot: int) -> int:
    """DT-035: where a warrior is mustered."""
    sides = sides_of(g, slot)
    if sides & TRIBAL:
        return OUTPOST
    if sides & LEGION and not sides & DOOMTROOPER:
        return KOHORT
    return SQUAD if sides & DOOMTROOPER else OUTSIDE_AREAS


def hidden_copies(g: Doom, kind: int) -> list[int]:
    """The unrevealed copies of a personality in cover, in the order in which they were placed there."""
    if not g.cards.traits[kind] & PERSONALITY:
        return []
    return [slot for slot in g.slots if g.kind[slot] == kind and g.flags[slot] & UNPAID]


def pay_for(g: Doom, warrior: int) -> bool:
    """DT-058, DT-059, DT-A56: pay the V of a revealed warrior, which goes to its area; a player who cannot pay loses
    all D, the missing points from P, and the warrior. Return False if the warrior is gone.
    """
    seat = g.control[warrior]
    cost = g.cards.printed[g.kind[warrior]][V]
    g.set_flag(warrior, UNPAID, False)
    forget_copy(g, g.owner[warrior], g.kind[warrior], False)
    register_abilities(g, warrior)
    g.tell(events.MUSTERED, seat, warrior, g.kind[warrior])
    if g.spendable_d(seat) >= cost:
        g.pay(seat, cost)
        g.tell(events.PAID, seat, cost)
        move_to_area(g, warrior, area_of(g, warrior))
        if g.place[warrior] == OUTPOST:
            g.outpost_opened = 1  # DT-134
        return True
    rest = cost - g.d[seat]
    g.tell(events.POINTS, seat, -g.d[seat], -min(rest, g.p[seat]))
    g.gain(seat, -g.d[seat], -rest)
    g.tell(events.DISCARDED, warrior, g.kind[warrior])
    leave_play(g, warrior, TO_GRAVE)
    return False


def take_back(g: Doom, slot: int) -> None:
    """Return a copy that does not count to its owner's hand (DT-275, DT-276)."""
    g.tell(events.TAKEN_BACK, g.owner[slot], slot, g.kind[slot])
    leave_play(g, slot, TO_HAND)


def reveal(g: Doom, warrior: int) -> bool:
    """Reveal a hidden warrior; return False if it is gone, or another copy was placed before it (DT-276)."""
    copies = hidden_copies(g, g.kind[warrior])
    if len(copies) < 2:
        return pay_for(g, warrior)
    return first_to_pay(g, copies) == warrior


def first_to_pay(g: Doom, copies: list[int]) -> int:
    """DT-276: the first hidden copy whose player can pay for it, or -1; earlier copies are lost, later ones return."""
    for k in range(len(copies)):
        if pay_for(g, copies[k]):
            for other in copies[k + 1 :]:
                take_back(g, other)
            return copies[k]
    return -1


def is_claimed_by_hidden_copy(g: Doom, kind: int) -> bool:
    """DT-274: the holder of a hidden personality must reveal it when another player musters it; return whether that
    copy counts.
    """
    copies = hidden_copies(g, kind)
    held = first_to_pay(g, copies) if copies else -1
    if held >= 0:
        fire(g, p.ENTERED, held)
    return held >= 0
