"""Answers that name a card on the table."""

from __future__ import annotations

from grognard.core.action import A, B
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.model.visibility import is_face_down


def choice(g: Doom, seat: int, verb: int, slot: int) -> int:
    """An answer that names a card on the table; a face-down card is not named by its kind."""
    hidden = is_face_down(g, slot, seat)
    return verb | slot << A | (verbs.UNKNOWN if hidden else g.kind[slot]) << B
