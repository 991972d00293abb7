"""One socket at a table: whose it is, what it may see, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from grognard.server.guests import Guest
from grognard.server.limits import Bucket
from grognard.server.spectators import Standing
from grognard.server.table import OVER, Table

MOST_UNSENT = 256  # unsent messages; a client that reads none of them is cut off


class Connection:
    """One socket at a table."""

    __slots__ = (
        "chat", "close", "decks", "guest", "hints", "is_sending", "is_waiting", "lang", "says", "seats", "shown",
        "standing", "table", "unsent", "wake", "write", "writer",
    )  # fmt: skip

    def __init__(self, writer: SocketWriter | None, table: Table, guest: Guest | None, lang: str, says: bool) -> None:
        self.writer = writer
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
        self.shown = 0  # the number of the last snapshot that a spectator with a delay was sent
        self.standing: Standing | None = None  # … and what it was told of the seats
        self.write: Callable[[Sequence[bytes]], bool] | None = None  # writes to a fast socket at once
        self.is_waiting = False  # for the writer to flush what is unsent
        self.is_sending = False  # while a task sends what is unsent through ASGI

    @property
    def guest_id(self) -> int:
        """The number of the guest, or 0 for a spectator without a name."""
        return self.guest.id if self.guest is not None else 0

    @property
    def is_delayed(self) -> bool:
        """Whether it sees the game later than the players; once the game is over, nothing is held back."""
        if self.seats or not self.table.setup.delay:
            return False
        return self.table.match is not None and self.table.phase != OVER

    def eyes(self) -> list[int | None]:
        """The seats whose views it gets: its own seats, or None for a spectator."""
        return [*self.seats] if self.seats else [None]

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not read its messages is cut off."""
        if len(self.unsent) >= MOST_UNSENT:
            self.unsent.clear()
            self.end(1013)
        elif not self.close:
            self.unsent.append(message)
            if not self.is_waiting and self.writer is not None:
                self.is_waiting = True
                self.writer.write_soon(self)

    def flush(self) -> None:
        """Write the unsent messages, all at once if the socket accepts them."""
        self.is_waiting = False
        if self.unsent:
            if self.write is not None and not self.is_sending and self.write(self.unsent):
                self.unsent.clear()
            else:
                self.wake.set()

    def end(self, code: int) -> None:
        """Close the socket after what is still to be sent."""
        self.close = code
        self.wake.set()


class SocketWriter:
    """Writes to sockets after the present events are handled, so that one write sends all their messages."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.waiting: list[Connection] = []

    def write_soon(self, connection: Connection) -> None:
        """Flush a connection in the loop's next turn."""
        if not self.waiting:
            self.loop.call_soon(self.flush_all)
        self.waiting.append(connection)

    def flush_all(self) -> None:
        """Flush every connection that waits."""
        waiting, self.waiting = self.waiting, []
        for connection in waiting:
            connection.flush()
