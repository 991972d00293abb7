"""What a position of any game offers: one open question, copies, views, reasons, and a form to save."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self

from grognard.core.agenda import Choice, Event

Json = dict[str, Any]


class Reason:
    """Why an action is illegal: the rule that forbids it, which saying explains it, and the facts it names."""

    __slots__ = ("facts", "rule", "source", "why")

    def __init__(self, rule: str, why: str, facts: tuple[int, ...] = (), source: int | None = None) -> None:
        self.rule = rule
        self.why = why
        self.facts = facts
        self.source = source  # the card in play that forbids it, if one does

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.why!r}, {self.facts!r}, {self.source!r})"


class View(Protocol):
    """What one seat, or a spectator, may see; a list of the visible, never a state with something removed."""

    def json(self) -> Json: ...


class State(Protocol):
    """A position of a game, always at one question or over."""

    seat: int
    options: list[int]

    @property
    def choice(self) -> Choice | None: ...  # None: the game is over
    def copy(self) -> Self: ...
    def apply(self, action: int, out: list[Event] | None = None) -> None: ...
    def why_not(self, action: int) -> Reason | None: ...
    def view(self, seat: int | None) -> View: ...  # None: a spectator
    def resample(self, seat: int | None, seed: int) -> Self: ...  # redraw all that the seat cannot know
    def score(self) -> Sequence[float]: ...  # 1 shared among the winners; all 0 while the game goes on
    def dump(self) -> Json: ...
    def depth(self) -> int: ...
    def playout(self, seed: int) -> None: ...
