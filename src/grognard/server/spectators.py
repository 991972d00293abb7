"""What spectators see of a table that shows them everything with a delay."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from grognard.server.wire import Proposal

SECOND = 1000  # entries give times in milliseconds


class Standing(msgspec.Struct):
    """What everybody at a table knows of its seats apart from the game."""

    resigned: list[bool]
    away: list[bool]
    proposal: Proposal | None = None
    undone: int = 0


class Snapshot:
    """A position, the events that led to it, and how the seats stood."""

    __slots__ = ("at", "events", "first", "number", "question", "standing", "state")

    def __init__(
        self, number: int, at: int, state: Any, question: int, first: int, events: list[Any] | None,
        standing: Standing | None = None,
    ) -> None:  # fmt: skip
        self.number = number
        self.at = at
        self.state = state
        self.question = question
        self.first = first  # the number of the first of its events
        self.events = events  # None: nothing was played
        self.standing = standing


class DelayedView:
    """The snapshots that spectators see now or will see once the delay has passed."""

    __slots__ = ("delay", "seats", "snapshots")

    def __init__(self, delay: int, seats: int) -> None:
        self.delay = delay * SECOND
        self.seats = seats
        self.snapshots: deque[Snapshot] = deque()

    def add(self, at: int, state: Any, question: int, first: int, events: list[Any] | None, standing: Standing) -> None:
        """Keep one more snapshot; of those already visible, only the latest stays."""
        number = self.snapshots[-1].number + 1 if self.snapshots else 1
        self.snapshots.append(Snapshot(number, at, state, question, first, events, standing))
        while len(self.snapshots) > 1 and self.snapshots[1].at + self.delay <= at:
            self.snapshots.popleft()

    def at(self, now: int) -> Snapshot | None:
        """The latest snapshot that is old enough at a time."""
        found = None
        for one in self.snapshots:
            if one.at + self.delay > now:
                break
            found = one
        return found

    def standing_at(self, now: int) -> Standing:
        """How the seats stood in that snapshot; before the first one nobody has left or given up."""
        found = self.at(now)
        if found is not None and found.standing is not None:
            return found.standing
        return Standing([False] * self.seats, [False] * self.seats)
