"""Which cards lie face down, and for whom."""

from __future__ import annotations

from grognard.games.doomtrooper.model.combats import fights
from grognard.games.doomtrooper.model.graves import bury
from grognard.games.doomtrooper.model.sightings import lose_track
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.verbs import UNKNOWN
from grognard.games.doomtrooper.words import COVERED, UNPAID


def known_kind(g: Doom, slot: int) -> int:
    """The kind of a card on the table as everybody knows it; UNKNOWN if it lies unrevealed (DT-054)."""
    return UNKNOWN if g.flags[slot] & UNPAID else g.kind[slot]


def is_face_down(g: Doom, slot: int, seat: int) -> bool:
    """DT-047, DT-191: whether a seat may not see a card: another player's warrior in cover or unrevealed (DT-054),
    unless the warrior fights.
    """
    return bool(g.flags[slot] & (UNPAID | COVERED)) and g.control[slot] != seat and not fights(g, slot)


def discard_face_down(g: Doom, seat: int, kind: int) -> None:
    """Put a card from hand face down on the grave; nobody else sees it (DT-333)."""
    lose_track(g, seat, False)
    bury(g, seat, kind, True)
