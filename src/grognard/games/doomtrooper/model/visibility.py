"""Which cards lie face down, and what all have seen of the cards that only their player sees now."""

from __future__ import annotations

from grognard.core.agenda import Row, put_row
from grognard.games.doomtrooper.model.combats import fights
from grognard.games.doomtrooper.model.state import HELD, UNSEEN, Doom
from grognard.games.doomtrooper.verbs import UNKNOWN
from grognard.games.doomtrooper.words import COVERED, UNPAID, WARRIOR


def known_kind(g: Doom, slot: int) -> int:
    """The kind of a card on the table as everybody knows it; UNKNOWN if it lies unrevealed (DT-054)."""
    return UNKNOWN if g.flags[slot] & UNPAID else g.kind[slot]


def is_face_down(g: Doom, slot: int, seat: int) -> bool:
    """DT-047, DT-191: whether a seat may not see a card: another player's in cover or unrevealed (DT-054), unless it
    fights.
    """
    return bool(g.flags[slot] & (UNPAID | COVERED)) and g.control[slot] != seat and not fights(g, slot)


def remember(g: Doom, seat: int, kind: int) -> None:
    """A card that all have seen goes among those of a player; with HELD to the hand."""
    g.known = put_row(g.known, seat, [*g.known[seat], kind])


def recall(g: Doom, seat: int, kind: int, from_hand: bool) -> None:
    """A card of a player is seen by all, and may be the one that they have seen before."""
    row = g.known[seat][:]
    if from_hand and kind + HELD in row:
        row.remove(kind + HELD)
    elif kind in row:
        row.remove(kind)
    g.known = put_row(g.known, seat, row)


def lose_track(g: Doom, seat: int, hiding: bool) -> None:
    """A card has left the hand unseen: what was known to be there may be the one, if it could be hidden or any."""
    row: Row = []
    for kind in g.known[seat]:
        gone = kind >= HELD and (not hiding or g.cards.type[kind - HELD] == WARRIOR)
        row.append(kind - HELD if gone else kind)
    g.known = put_row(g.known, seat, row)


def bury(g: Doom, seat: int, kind: int) -> None:
    """A card from hand goes face down to the grave, seen by nobody else (DT-333)."""
    if g.known[seat]:
        lose_track(g, seat, False)
    g.grave = put_row(g.grave, seat, [*g.grave[seat], kind | UNSEEN])
