"""How a rating is made up, for explanations to players: what each card does to it."""

from __future__ import annotations

from typing import Final

Parts = list[list[int]]  # rows: the sort of change, the card, the amount

PRINTED: Final = 0  # printed on the warrior
BASE: Final = 1  # the change of its base (DT-124, DT-203)
TIMES: Final = 2  # a multiplier
OVER: Final = 3  # a divisor
ADDED: Final = 4
FROM_COVER: Final = 5  # no card: DT-041
FROM_VIRUSES: Final = 6  # no card on the table
FROM_FOE: Final = 7  # the loss that the opponent causes


def note(parts: Parts, source: int, times: int, over: int, added: int) -> None:
    """Record what one card does to a rating."""
    if times != 1:
        parts.append([TIMES, source, times])
    if over != 1:
        parts.append([OVER, source, over])
    if added:
        parts.append([ADDED, source, added])
