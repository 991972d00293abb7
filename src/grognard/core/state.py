"""What a position of any game offers: one open question, copies, views, reasons, and a form to save."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self

from grognard.core.agenda import Choice, Event

Json = dict[str, Any]


class Reason:
    """Why an action is illegal: the rule that forbids it, the saying that explains it, and the facts in that saying."""

    __slots__ = ("facts", "rule", "source", "why")

    def __init__(self, rule: str, why: str, facts: tuple[int, ...] = (), source: int | None = None) -> None:
        self.rule = rule
        self.why = why
        self.facts = facts
        self.source = source  # the card in play that forbids it, if one does

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.why!r}, {self.facts!r}, {self.source!r})"


def shared_score(winners: Sequence[int], seats: int) -> list[float]:
    """One point, shared among the winners; 0 for everybody as long as nobody has won."""
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


class View(Protocol):
    """What a seat or a spectator may see: a list of visible things, never a state with something removed."""

    def json(self) -> Json: ...


class State(Protocol):
    """A position of a game: it always has one open question, or the game is over."""

    seat: int
    options: list[int]

    @property
    def choice(self) -> Choice | None: ...  # None: the game is over
    def copy(self) -> Self: ...
    def apply(self, action: int, out: list[Event] | None = None) -> None: ...
    def why_not(self, action: int) -> Reason | None: ...
    def view(self, seat: int | None) -> View: ...  # None: a spectator
    def resample(self, seat: int | None, seed: int) -> Self: ...  # redraw all that the seat cannot know
    def score(self) -> Sequence[float]: ...  # the winners share 1 point; all 0 while the game goes on
    def dump(self) -> Json: ...
    def depth(self) -> int: ...
    def playout(self, seed: int) -> None: ...
