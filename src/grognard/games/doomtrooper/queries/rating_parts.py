"""How a rating comes about, for whoever wants to know: what each card does to it."""

from __future__ import annotations

from typing import Final

Parts = list[list[int]]  # rows of what, by which card, how much

PRINTED: Final = 0  # on the warrior itself
BASE: Final = 1  # what its base has been changed by (DT-124, DT-203)
TIMES: Final = 2  # a multiplier
OVER: Final = 3  # a divisor
ADDED: Final = 4
FROM_COVER: Final = 5  # no card: DT-041
FROM_VIRUSES: Final = 6  # no card on the table
FROM_FOE: Final = 7  # what the opponent takes away


def note(parts: Parts, source: int, times: int, over: int, added: int) -> None:
    """Write down what one card does to a rating."""
    if times != 1:
        parts.append([TIMES, source, times])
    if over != 1:
        parts.append([OVER, source, over])
    if added:
        parts.append([ADDED, source, added])
