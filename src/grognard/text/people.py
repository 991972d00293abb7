"""How players without a name of their own are called in sentences: nobody like somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

BOTS: Final = {
    "en": {"random": "Random bot", "greedy": "Greedy bot"},
    "cs": {"random": "Náhodný bot", "greedy": "Chamtivý bot"},
    "ro": {"random": "Bot aleatoriu", "greedy": "Bot lacom"},
}


def bot_called(kind: str, lang: str) -> str:
    """The name of a kind of bot; one that has none is called as it is spelled."""
    return BOTS[lang].get(kind, kind)


def told_apart(names: Sequence[str]) -> list[str]:
    """Names of which equal ones get the number of their seat; who has none stays without."""
    return [name if not name or names.count(name) == 1 else f"{name} {n + 1}" for n, name in enumerate(names)]
