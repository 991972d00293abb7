"""How the players of a table are called in sentences: nobody like somebody else."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.server.table import Seat
from grognard.text.people import bot_called, told_apart


def called(seats: Sequence[Seat], lang: str) -> list[str]:
    """The name of each seat's player; equal ones get a number, as the client numbers them."""
    return told_apart([seat.name or bot_called(seat.bot, lang) for seat in seats])
