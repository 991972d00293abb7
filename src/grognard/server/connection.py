"""One socket at a table, as the hub sees it: whose it is, what it may see, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from grognard.server.guests import Guest
from grognard.server.limits import Bucket
from grognard.server.table import OVER, Standing, Table

if TYPE_CHECKING:
    from grognard.server.hub import Hub

MOST_UNSENT = 256  # messages; a socket that takes none of them is closed


class Connection:
    """One socket at a table."""

    __slots__ = (
        "chat", "close", "decks", "guest", "hints", "hub", "is_sending", "is_waiting", "lang", "says", "seats", "shown",
        "standing", "table", "unsent", "wake", "write",
    )  # fmt: skip

    def __init__(self, hub: Hub | None, table: Table, guest: Guest | None, lang: str, says: bool) -> None:
        self.hub = hub
        self.table = table
        self.guest = guest
        self.lang = lang
        self.says = says
        self.seats: list[int] = table.seats_of(guest.id) if guest else []
        self.unsent: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.close = 0  # the code to close with
        self.chat = Bucket(0.5, 5)
        self.hints = Bucket(0.5, 5)
        self.decks = Bucket(1, 5)
        self.shown = 0  # the last position that a spectator with a delay was shown
        self.standing: Standing | None = None  # … and what it was told of the seats
        self.write: Callable[[Sequence[bytes]], bool] | None = None  # the short way to the socket, where there is one
        self.is_waiting = False  # for the hub to write what is unsent
        self.is_sending = False  # the long way

    @property
    def is_delayed(self) -> bool:
        """Whether it sees the game later than who plays it; when the game is over nothing is held back any more."""
        if self.seats or not self.table.setup.delay:
            return False
        return self.table.match is not None and self.table.phase != OVER

    def eyes(self) -> list[int | None]:
        """Whose views it gets: of its own seats, or a spectator's."""
        return [*self.seats] if self.seats else [None]

    def send(self, message: bytes) -> None:
        """Queue a message; who does not take them is let go."""
        if len(self.unsent) >= MOST_UNSENT:
            self.unsent.clear()
            self.end(1013)
        elif not self.close:
            self.unsent.append(message)
            if not self.is_waiting and self.hub is not None:
                self.is_waiting = True
                self.hub.write_soon(self)

    def flush(self) -> None:
        """Write what is unsent, all at once if the socket takes it."""
        self.is_waiting = False
        if self.unsent:
            if self.write is not None and not self.is_sending and self.write(self.unsent):
                self.unsent.clear()
            else:
                self.wake.set()

    def end(self, code: int) -> None:
        """Close it, after what is still to be sent."""
        self.close = code
        self.wake.set()
