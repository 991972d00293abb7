"""The graves: which cards lie in them, and which of those only their owner has seen (DT-333)."""

from __future__ import annotations

from grognard.core.agenda import put_row
from grognard.games.doomtrooper.model.state import Doom


def bury(g: Doom, seat: int, kind: int, is_hidden: bool) -> None:
    """Put a card on top of a player's grave."""
    g.grave = put_row(g.grave, seat, [*g.grave[seat], kind])
    g.grave_hidden = put_row(g.grave_hidden, seat, [*g.grave_hidden[seat], int(is_hidden)])


def lies_open(g: Doom, seat: int, kind: int) -> bool:
    """Whether everybody has seen a card of this kind go to the grave."""
    return kind in cards_in_grave(g, seat, False)


def unearth(g: Doom, seat: int, kind: int) -> None:
    """Take a card of this kind out of the grave, if possible one that everybody has seen."""
    grave, hidden = g.grave[seat][:], g.grave_hidden[seat][:]
    is_open = lies_open(g, seat, kind)
    for k in range(len(grave)):
        if grave[k] == kind and (not hidden[k] or not is_open):
            grave.pop(k)
            hidden.pop(k)
            break
    g.grave = put_row(g.grave, seat, grave)
    g.grave_hidden = put_row(g.grave_hidden, seat, hidden)


def cards_in_grave(g: Doom, seat: int, is_hidden: bool) -> list[int]:
    """The kinds in a grave that only their owner has seen, or those that everybody has seen."""
    grave, hidden = g.grave[seat], g.grave_hidden[seat]
    return [grave[k] for k in range(len(grave)) if (hidden[k] != 0) == is_hidden]
