"""Cards that do not differ in any way: only one of them is offered as a choice."""

from __future__ import annotations

from grognard.games.doomtrooper.model.combats import CHANGE, TARGET
from grognard.games.doomtrooper.model.notes import has_same_notes
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.words import ATTACHED


def without_duplicates(g: Doom, slots: list[int]) -> list[int]:
    """Cards to choose from, without those that are identical to an earlier one."""
    if len(slots) < 2:
        return slots
    out: list[int] = []
    for slot in slots:
        if twin_of(g, slot, out) == NONE:
            out.append(slot)
    return out


def twin_of(g: Doom, slot: int, others: list[int]) -> int:
    """An identical attachment of the same warrior, or NONE."""
    if g.place[slot] != ATTACHED or g.attached[slot]:
        return NONE
    for other in others:
        if g.kind[other] == g.kind[slot] and g.place[other] == ATTACHED and g.bearer[other] == g.bearer[slot]:
            if g.owner[other] == g.owner[slot] and g.control[other] == g.control[slot] and not g.attached[other]:
                is_alike = g.flags[other] == g.flags[slot] and has_same_notes(g, other, slot)
                if is_alike and not is_touched(g, slot, other):
                    return other
    return NONE


def is_touched(g: Doom, slot: int, other: int) -> bool:
    """Whether this combat has changed anything about either of two cards."""
    for k in range(TARGET, len(g.changes), CHANGE):
        if g.changes[k] == slot or g.changes[k] == other:
            return True
    return False
