"""What was measured, and what is calculated from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any


@dataclass(frozen=True)
class Row:
    """One engine at one game, with one figure per round."""

    engine: str
    game: str
    way: str  # how it is driven
    compiled: bool | None  # None: not ours
    runs: Sequence[float]
    loops: Sequence[float]  # iterations per second of the plain loop beside each run
    counts: Mapping[str, float] = field(default_factory=dict)  # what the runner counted, the same in every round

    @property
    def middle(self) -> float:
        """The median of the runs."""
        return median(self.runs)

    @property
    def low(self) -> float:
        """The slowest run."""
        return min(self.runs)

    @property
    def high(self) -> float:
        """The fastest run."""
        return max(self.runs)

    @property
    def per_loop(self) -> list[float]:
        """Decisions per million iterations of the plain loop, as if the machine were always equally fast."""
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
        """The row for a file, with what is calculated from it."""
        reckoned = {"median": self.middle, "min": self.low, "max": self.high}
        if self.loops:
            reckoned["median_per_million_loops"] = round(median(self.per_loop), 1)
        return asdict(self) | reckoned


def row_of(saved: dict[str, Any]) -> Row:
    """Restore a row from a file."""
    fields = {key: saved[key] for key in ("engine", "game", "way", "compiled", "runs", "loops")}
    return Row(**fields, counts=saved.get("counts", {}))


def ratio(ours: Row, other: Row) -> float:
    """How many times as fast ours is, by the medians of decisions per iteration of the plain loop."""
    return median(ours.per_loop) / median(other.per_loop)
