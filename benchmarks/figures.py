"""What was measured, and what is reckoned from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any


@dataclass(frozen=True)
class Row:
    """One engine at one game: a figure a round."""

    engine: str
    game: str
    way: str  # how it is driven
    compiled: bool | None  # None: not ours
    runs: Sequence[float]
    loops: Sequence[float]  # turns a second of the plain loop beside each run
    counts: Mapping[str, float] = field(default_factory=dict)  # what the runner counted, the same in every round

    @property
    def middle(self) -> float:
        """The median of the runs."""
        return median(self.runs)

    @property
    def low(self) -> float:
        """The least of them."""
        return min(self.runs)

    @property
    def high(self) -> float:
        """The most of them."""
        return max(self.runs)

    @property
    def per_loop(self) -> list[float]:
        """Decisions to a million turns of the plain loop: the runs as if the machine were always equally fast."""
        return [1e6 * run / loop for run, loop in zip(self.runs, self.loops, strict=True)]

    @property
    def kind(self) -> str:
        """Which core it ran on, if it is ours."""
        return {None: "", False: "interpreted", True: "compiled"}[self.compiled]

    @property
    def label(self) -> str:
        """The row in one phrase."""
        return ", ".join(part for part in (f"{self.engine} {self.game}", self.way, self.kind) if part)

    def json(self) -> dict[str, Any]:
        """The row for a file, with what is reckoned from it."""
        reckoned = {"median": self.middle, "min": self.low, "max": self.high}
        if self.loops:
            reckoned["median_per_million_loops"] = round(median(self.per_loop), 1)
        return asdict(self) | reckoned


def row_of(saved: dict[str, Any]) -> Row:
    """A row back from a file."""
    fields = {key: saved[key] for key in ("engine", "game", "way", "compiled", "runs", "loops")}
    return Row(**fields, counts=saved.get("counts", {}))


def ratio(ours: Row, other: Row) -> float:
    """How many times as fast ours is, by the medians of what each does to a turn of the plain loop beside it."""
    return median(ours.per_loop) / median(other.per_loop)
