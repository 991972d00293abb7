"""How the players of a table are called in sentences: nobody like somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grognard.server.table import Seat

BOTS: Final = {
    "en": {"random": "Random bot", "greedy": "Greedy bot"},
    "cs": {"random": "Náhodný bot", "greedy": "Chamtivý bot"},
    "ro": {"random": "Bot aleatoriu", "greedy": "Bot lacom"},
}


def called(seats: Sequence[Seat], lang: str) -> list[str]:
    """The name of each seat's player; equal ones get a number, as the client numbers them."""
    names = [seat.name or BOTS[lang].get(seat.bot, seat.bot) for seat in seats]
    return [name if names.count(name) == 1 else f"{name} {names[: n + 1].count(name)}" for n, name in enumerate(names)]
