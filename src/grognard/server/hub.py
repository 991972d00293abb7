"""A running server without its sockets and requests: all of its parts, put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path

from grognard.server import agreements, clock, entries, seating, wire
from grognard.server.automation import Automation
from grognard.server.background import Background
from grognard.server.bot_workers import BotWorkers
from grognard.server.broadcast import Broadcast
from grognard.server.chat import Chat
from grognard.server.entries import Entry
from grognard.server.errors import TableError
from grognard.server.guests import Guests
from grognard.server.hints import Hints
from grognard.server.inbox import COME_BACK, Inbox
from grognard.server.journal import Journal
from grognard.server.limits import Limits
from grognard.server.lobby import Lobby
from grognard.server.presence import Presence
from grognard.server.replays import Replays
from grognard.server.reports import Reports
from grognard.server.spectators import SECOND
from grognard.server.store import Done, Store
from grognard.server.table import Table
from grognard.server.table_sockets import TableSockets
from grognard.server.tables import Tables

GRACE = 30  # seconds that the asked seat has at least after the server was down


class Hub:
    """The tables, guests and sockets of one server. Everything here happens in the event loop's own thread."""

    def __init__(
        self, folder: Path, limits: Limits, workers: int = 1, cap: float = 5.0, seed: int | None = None
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self.background = Background(self.loop)
        self.store = Store(folder / "tables.db", self.settle)
        self.guests = Guests()
        self.sockets = TableSockets()
        self.reports = Reports(folder / "reports")
        self.tables = Tables(self.store, self.sockets, self.reports)
        self.replays = Replays(self.store, self.tables)
        self.broadcast = Broadcast(self.sockets, self.tables)
        self.journal = Journal(
            self.background, self.store, self.sockets, self.tables, self.broadcast, self.reports, self.follow_up
        )
        self.workers = BotWorkers(workers, cap)
        self.automation = Automation(self.background, self.store, self.sockets, self.tables, self.journal, self.workers)
        self.lobby = Lobby(self.store, self.guests, self.sockets, self.tables, self.journal, limits, seed)
        self.chat = Chat(self.background, self.store, self.sockets)
        self.presence = Presence(
            self.background, self.guests, self.sockets, self.tables, self.broadcast, self.journal, self.lobby, self.chat
        )
        hints = Hints(self.background, self.workers, self.reports)
        self.inbox = Inbox(self.background, self.sockets, self.journal, self.lobby, self.chat, hints)

    def load(self) -> int:
        """Load everything that is on disk; return the number of tables."""
        for id, token, name in self.store.guests():
            self.guests.add(id, token, name)
        for row in list(self.store.unfinished()):
            with contextlib.suppress(TableError):  # for the operator of the server
                self.tables.load(*row)
        up = self.store.fact("alive") or 0
        for table in list(self.tables.open.values()):
            self.resume(table, up)
        self.background.run(self.automation.watch_clocks())
        self.background.run(self.automation.watch_tables())
        return len(self.tables.open)

    def resume(self, table: Table, up: int) -> None:
        """Resume a table that was loaded from disk; `up` is when the server was last up."""
        start = seating.due_start(table)  # in a match whose players had all said that they were ready
        if start is not None:
            self.journal.enter(table, start)
        elif table.asked >= 0 and table.setup.clock.kind != "none":
            down = max(0, clock.now() - max(up, table.last))
            self.journal.enter(table, entries.Resume(down, GRACE * SECOND))
        else:
            self.automation.advance(table)
        self.presence.wait_for_people(table)
        self.presence.hurry(table)

    def follow_up(self, table: Table, entry: Entry) -> None:
        """After every entry: trigger its consequences."""
        due = agreements.due_outcome(table) if table.proposal is not None else seating.due_start(table)
        if due is not None:
            self.journal.enter(table, due)
        else:
            self.automation.advance(table)
        if isinstance(entry, (entries.Start, entries.Branch, entries.Host)):
            self.presence.wait_for_people(table)
        elif isinstance(entry, entries.Ready):
            self.presence.hurry(table)
        elif table.is_followed and not table.next:
            self.lobby.open_next(table)

    def settle(self, waiting: Sequence[Done], error: Exception | None) -> None:
        """In the writing thread: notify everybody who waits for a commit, in the event loop's own thread."""
        self.loop.call_soon_threadsafe(tell_all, waiting, error)

    def say_goodbye(self) -> None:
        """Tell everybody when to come back, and accept nothing more."""
        self.background.is_stopping = True
        bye = wire.encode(wire.Bye(COME_BACK))
        for connection in self.sockets.everywhere():
            connection.send(bye)
            connection.end(1012)

    async def close(self) -> None:
        """Finish what is being written."""
        self.background.cancel()
        self.workers.close()
        self.store.note("alive", clock.now())
        await self.loop.run_in_executor(None, self.store.close)


def tell_all(waiting: Sequence[Done], error: Exception | None) -> None:
    """Tell everybody who waits for a commit that it has succeeded or failed."""
    for done in waiting:
        done(error)
