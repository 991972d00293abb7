"""How an entry takes effect: it is applied in memory, queued for the disk, and sent to everybody once it is on disk."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import Any

from grognard.server import clock, entries, wire
from grognard.server.background import Background
from grognard.server.broadcast import Broadcast, Messages
from grognard.server.entries import Entry
from grognard.server.reports import Reports, say
from grognard.server.store import Done, Store
from grognard.server.table import FROZEN, OVER, Table
from grognard.server.table_sockets import TableSockets
from grognard.server.tables import OUR_ERROR, Tables, results

CANNOT_WRITE = "The server can no longer write to its disk; everything that was acknowledged is kept."


class Journal:
    """Writes the entries of all tables."""

    def __init__(
        self,
        background: Background,
        store: Store,
        sockets: TableSockets,
        tables: Tables,
        broadcast: Broadcast,
        reports: Reports,
        follow_up: Callable[[Table, Entry], None],
    ) -> None:
        self.background = background
        self.store = store
        self.sockets = sockets
        self.tables = tables
        self.broadcast = broadcast
        self.reports = reports
        self.follow_up = follow_up  # triggers the consequences of an entry: other entries, bots, waiting for people
        self.is_broken = False  # nothing more can be written

    def enter(self, table: Table, entry: Entry, reply: Callable[[], None] | None = None) -> None:
        """Write an entry, and send its news to everybody once it is on disk; `reply` is called before that."""
        first = table.event_count
        messages: Messages = []

        def on_disk(error: Exception | None) -> None:
            table.unwritten -= 1
            self.deliver(table, messages, reply, error)

        try:
            events = self.write(table, entry, on_disk)
            table.unwritten += 1
            self.broadcast.compose(table, entry, first, events, messages)
            self.follow_up(table, entry)
        except Exception as e:
            self.freeze(table, entry, e)

    def write(self, table: Table, entry: Entry, done: Done) -> list[Any]:
        """Apply an entry in memory and queue it for the disk; nobody may learn of it before `done`."""
        entry.at = clock.now()
        n = table.entries
        was_over = table.phase == OVER
        events = table.apply(entry)
        if table.phase == OVER and not was_over:
            replay = zlib.compress(table.match.save().encode()) if table.match is not None else None
            self.store.append_last(table.id, n, entries.encode(entry), replay, results(table), done)
            self.tables.keep_finished(table)
        else:
            self.store.append(table.id, n, entries.encode(entry), done)
        return events

    def deliver(
        self, table: Table, messages: Messages, reply: Callable[[], None] | None, error: Exception | None
    ) -> None:
        """Send the news of an entry that is on disk; if it could not be written, freeze the table instead."""
        if error is not None:
            self.complain(error)
            if table.phase != FROZEN:
                self.stop(table, CANNOT_WRITE)
            return
        if reply is not None:
            reply()
        for connection, message in messages:
            connection.send(message)
        if table.setup.delay and table.delayed.snapshots:
            self.background.later(table.setup.delay + 0.001, self.broadcast.show_delayed, table)

    def when_written(self, table: Table, messages: Messages) -> None:
        """Send messages about a table as it is now, once all of that is on disk."""

        def send(error: Exception | None) -> None:
            for connection, message in messages if error is None else ():
                connection.send(message)

        if table.unwritten:
            self.store.write((), send)
        else:
            send(None)

    async def on_disk(self, write: Callable[[Done], None]) -> None:
        """Wait until a write is on disk."""
        future: asyncio.Future[None] = self.background.loop.create_future()

        def settle(error: Exception | None) -> None:
            if error is not None:
                self.complain(error)
            if not future.done():
                future.set_exception(error) if error else future.set_result(None)

        write(settle)
        await future

    def complain(self, error: Exception) -> None:
        """Tell the operator, once, that nothing more can be written."""
        if not self.is_broken:
            self.is_broken = True
            say(str(error))

    def freeze(self, table: Table, cause: Any, error: Exception) -> None:
        """Freeze a table whose rules have failed, and report why; the other tables go on."""
        self.reports.write(table, cause, error)
        self.stop(table, OUR_ERROR)

    def stop(self, table: Table, why: str) -> None:
        """Let nothing more happen at a table, and tell everybody there why."""
        table.phase = FROZEN
        table.frozen = why
        refusal = wire.encode(wire.Refusal("is_frozen", why))
        for connection in self.sockets.at(table.id):
            connection.send(refusal)
            connection.send(self.broadcast.table_info(table, connection))
