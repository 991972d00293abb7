"""All tables of a server: what comes in is decided, written down, and told to everybody it concerns, in that order."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import traceback
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from grognard.core.game import Json
from grognard.server import clock, wire
from grognard.server.archive import Archive, played_by
from grognard.server.connection import Connection
from grognard.server.course import Course
from grognard.server.guests import Guests
from grognard.server.hearing import COME_BACK, Hearing
from grognard.server.limits import Limits
from grognard.server.lobby import Lobby
from grognard.server.presence import Presence
from grognard.server.store import Done, Store
from grognard.server.table import FROZEN, GRACE, OVER, SECOND, Entry, No, Table
from grognard.server.teller import Teller


class Hub:
    """The tables, guests and sockets of one server. Everything here happens in the event loop's own thread."""

    def __init__(
        self, folder: Path, limits: Limits, workers: int = 1, cap: float = 5.0, seed: int | None = None
    ) -> None:
        self.folder = folder
        self.limits = limits
        self.seed = seed  # of every table, for tests and demonstrations; else each has its own
        self.loop = asyncio.get_running_loop()
        self.store = Store(folder / "tables.db", self.settle)
        self.guests = Guests()
        self.tables: dict[str, Table] = {}  # that are not over
        self.at_table: dict[str, list[Connection]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.unwritten: list[Connection] = []
        self.moves = 0
        self.stopping = False
        self.is_broken = False  # nothing can be written any more
        self.teller = Teller(self)
        self.lobby = Lobby(self)
        self.archive = Archive(self)
        self.presence = Presence(self)
        self.hearing = Hearing(self)
        self.course = Course(self, workers, cap)

    def load(self) -> int:
        """Bring back everything on disk; how many tables."""
        for id, token, name in self.store.guests():
            self.guests.add(id, token, name)
        for row in list(self.store.unfinished()):
            with contextlib.suppress(No):  # said to who runs the server
                self.archive.open_table(*row)
        up = self.store.fact("alive") or 0
        for table in list(self.tables.values()):
            due = table.due()  # a match whose people had all said so
            if due is not None:
                self.enter(table, due)
            elif table.asked >= 0 and table.setup.clock.kind != "none":
                # The time in which nobody could answer is nobody's
                down = max(0, clock.now() - max(up, table.last))
                self.enter(table, {"do": "resume", "down": down, "grace": GRACE * SECOND})
            else:
                self.course.go_on(table)
            self.presence.wait_for_people(table)
            self.presence.hurry(table)
        self.task(self.course.watch_clocks())
        self.task(self.course.beat())
        return len(self.tables)

    def settle(self, waiting: Sequence[Done], error: Exception | None) -> None:
        """In the writing thread: who waits for a commit is told in the event loop's own."""
        self.loop.call_soon_threadsafe(tell_all, waiting, error)

    def task(self, work: Any) -> None:
        """Run something beside."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def write_soon(self, connection: Connection) -> None:
        """Write to a socket once everything that happens now has happened, so that one write serves it all."""
        if not self.unwritten:
            self.loop.call_soon(self.write_all)
        self.unwritten.append(connection)

    def write_all(self) -> None:
        """Write to every socket that something waits for."""
        unwritten, self.unwritten = self.unwritten, []
        for connection in unwritten:
            connection.flush()

    def later(self, seconds: float, call: Callable[..., None], *values: Any) -> None:
        """Do something when some time has passed."""
        self.loop.call_later(seconds, call, *values)

    def say_goodbye(self) -> None:
        """Tell everybody when to come back, and accept nothing more."""
        self.stopping = True
        bye = wire.encode(wire.Bye(COME_BACK))
        for connections in self.at_table.values():
            for connection in connections:
                connection.send(bye)
                connection.end(1012)

    async def close(self) -> None:
        """Finish what is being written."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        self.course.thinkers.close()
        self.store.note("alive", clock.now())
        await self.loop.run_in_executor(None, self.store.close)

    async def on_disk(self, write: Callable[[Callable[[Exception | None], None]], None]) -> None:
        """Wait until something is written."""
        future: asyncio.Future[None] = self.loop.create_future()

        def settle(error: Exception | None) -> None:
            if error is not None:
                self.complain(error)
            if not future.done():
                future.set_exception(error) if error else future.set_result(None)

        write(settle)
        await future

    def complain(self, error: Exception) -> None:
        """Say once, to who runs the server, that nothing can be written any more."""
        if not self.is_broken:
            self.is_broken = True
            print(f"grognard: {error}", file=sys.stderr, flush=True)

    def write(self, table: Table, entry: Entry, done: Done) -> list[Any]:
        """Let an entry happen in memory and queue it for the disk; nobody hears of it before `done`."""
        entry["at"] = clock.now()
        n = table.entries
        was_over = table.phase == OVER
        happened = table.apply(entry)
        if table.phase == OVER and not was_over:
            replay = zlib.compress(table.match.save().encode()) if table.match is not None else None
            self.store.append_last(table.id, n, wire.encode(entry), replay, played_by(table), done)
            self.archive.keep_finished(table)
        else:
            self.store.append(table.id, n, wire.encode(entry), done)
        return happened

    def enter(self, table: Table, entry: Entry, reply: Callable[[], None] | None = None) -> None:
        """Write an entry; once it is on disk, tell everybody."""
        first = table.told
        messages: list[tuple[Connection, bytes]] = []

        def on_disk(error: Exception | None) -> None:
            table.unwritten -= 1
            self.deliver(table, messages, reply, error)

        try:
            happened = self.write(table, entry, on_disk)
            table.unwritten += 1
            self.teller.compose(table, entry, first, happened, messages)
            self.moves += entry["do"] == "answer"
            settled = table.settled() if table.proposal is not None else table.due()
            if settled is not None:
                self.enter(table, settled)
            else:
                self.course.go_on(table)
            if entry["do"] in ("start", "branch"):
                self.presence.wait_for_people(table)
            elif entry["do"] == "ready":
                self.presence.hurry(table)
            elif table.is_followed and not table.next:
                self.lobby.open_next(table)
        except Exception as e:
            self.freeze(table, entry, e)

    def deliver(
        self,
        table: Table,
        messages: list[tuple[Connection, bytes]],
        reply: Callable[[], None] | None,
        error: Exception | None,
    ) -> None:
        """An entry is on disk: now everybody may know. If it is not, nobody is told that it happened."""
        if error is not None:
            self.complain(error)
            if table.phase != FROZEN:
                self.stand_still(table, "The server cannot write any more; everything that was acknowledged is kept.")
            return
        if reply is not None:
            reply()
        for connection, message in messages:
            connection.send(message)
        if table.setup.delay and table.shown:
            self.later(table.setup.delay + 0.001, self.teller.show, table)

    def freeze(self, table: Table, entry: Entry, error: Exception) -> None:
        """A table whose rules have failed stands still, with a report; the others do not notice."""
        self.report(table, entry, error)
        self.stand_still(table, "This table has met an error of ours and stands still; nothing is lost.")

    def report(self, table: Table, entry: Entry, error: Exception) -> None:
        """Write down what went wrong at a table."""
        place = self.folder / "reports" / f"{table.id}-{table.entries}.json"
        report: Json = {
            "table": table.id,
            "rules": table.rules,
            "entry": entry,
            "entries": table.entries,
            "error": "".join(traceback.format_exception(error)),
            "setup": msgspec.to_builtins(table.setup),
        }
        try:
            place.parent.mkdir(exist_ok=True)
            place.write_text(json.dumps(report, indent=2), "utf-8")
        except OSError as unwritten:
            print(f"grognard: {place}: the report cannot be written: {unwritten.strerror}", file=sys.stderr, flush=True)

    def stand_still(self, table: Table, why: str) -> None:
        """Nothing more happens at a table, and everybody there is told why."""
        table.phase = FROZEN
        table.frozen = why
        refusal = wire.encode(wire.Refusal("is_frozen", why))
        for connection in self.at_table.get(table.id, []):
            connection.send(refusal)
            connection.send(self.teller.info(table, connection))


def tell_all(waiting: Sequence[Done], error: Exception | None) -> None:
    """A commit is done: everybody who waits for it is told."""
    for done in waiting:
        done(error)
