"""All tables of a server: what comes in is decided, written down, and told to everybody it concerns, in that order."""

from __future__ import annotations

import asyncio
import heapq
import json
import secrets
import sys
import time
import traceback
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

import grognard
from grognard.core.game import Json, Oops, Tongue
from grognard.core.match import Match, Refused, new_seed
from grognard.server import reasons, telling, wire
from grognard.server.connection import Connection
from grognard.server.guests import Guest, Guests, hashed, new_token, readable
from grognard.server.limits import Limits
from grognard.server.store import Done, Store
from grognard.server.table import (
    BOT,
    FROZEN,
    GATHERING,
    OVER,
    PLAYING,
    PLAYS,
    STAND_IN,
    Entry,
    No,
    Shown,
    Table,
    pinned,
)
from grognard.server.thinking import Thinkers

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
CHAT_KEPT = 100
COME_BACK = 3  # seconds, said when the server goes down
EVENTS_TOLD_AGAIN = 1000  # at most, to who comes back
FINISHED_KEPT = 32  # games that are over and lately looked at
HEARTBEAT = 5.0  # seconds between notes that the server is up, for fair clocks
UNUSED = 7 * 86_400_000  # milliseconds after which a table that never began is closed
PAUSES = secrets.SystemRandom()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """The tables, guests and sockets of one server. Everything here happens in the event loop's own thread."""

    def __init__(self, folder: Path, limits: Limits, workers: int = 1, cap: float = 5.0) -> None:
        self.folder = folder
        self.limits = limits
        self.loop = asyncio.get_running_loop()
        self.store = Store(folder / "tables.db", self.settle)
        self.guests = Guests()
        self.tables: dict[str, Table] = {}  # that are not over
        self.finished: OrderedDict[str, Table] = OrderedDict()  # that are over and were lately looked at
        self.made_from: dict[str, list[str]] = {}  # tables by the address that asked for them
        self.at_table: dict[str, list[Connection]] = {}
        self.left: dict[tuple[str, int], float] = {}  # since when somebody has no socket at a table
        self.thinkers = Thinkers(workers, cap)
        self.thinking: dict[str, int] = {}  # the question that a table's bot or policy is about to answer
        self.hints: dict[str, tuple[int, asyncio.Task[int | None]]] = {}  # by table: of the last question hinted at
        self.deadlines: list[tuple[int, str, int]] = []
        self.tongues: dict[str, dict[str, Tongue]] = {}  # by table and language
        self.tasks: set[asyncio.Task[Any]] = set()
        self.unwritten: list[Connection] = []
        self.moves = 0
        self.stopping = False
        self.is_broken = False  # nothing can be written any more

    # Coming and going

    def load(self) -> int:
        """Bring back everything on disk; how many tables."""
        for id, token, name in self.store.guests():
            self.guests.add(id, token, name)
        for row in list(self.store.unfinished()):
            self.open_table(*row)
        up = self.store.fact("alive") or 0
        for table in list(self.tables.values()):
            if table.asked >= 0 and table.setup.clock.kind != "none":
                # The time in which nobody could answer is nobody's
                self.enter(table, {"do": "resume", "down": max(0, now() - max(up, table.last))})
            else:
                self.go_on(table)
            self.wait_for_people(table)
        self.task(self.watch_clocks())
        self.task(self.beat())
        return len(self.tables)

    def settle(self, waiting: Sequence[Done], error: Exception | None) -> None:
        """In the writing thread: who waits for a commit is told in the event loop's own."""
        self.loop.call_soon_threadsafe(tell_all, waiting, error)

    def open_table(self, id: str, at: int, setup: bytes, seed: str, rules: str) -> Table:
        """A table back from its journal. One of other rules than ours stands still until a program has them again."""
        wanted = msgspec.json.decode(setup, type=wire.Setup)
        table = Table(id, at, wanted, int(seed, 16), grognard.load, rules)
        if table.rules != pinned(table.game):
            table.phase = FROZEN
            table.frozen = (
                f"This game is played under rules {table.rules.split()[0]} and the cards they had, and the server has"
                f" {table.game.version}; it waits for a server that has them."
            )
        for n, entry in self.store.journal(id) if table.phase != FROZEN else ():
            try:
                table.apply(json.loads(entry))
            except Exception as e:
                self.freeze(table, json.loads(entry), e)
                break
            assert n == table.entries - 1
        if table.phase == OVER:
            self.keep_finished(table)
        else:
            self.tables[id] = table
        return table

    def keep_finished(self, table: Table) -> None:
        """A table that is over: the last few are kept at hand, and those that somebody sits at."""
        self.tables.pop(table.id, None)
        self.hints.pop(table.id, None)
        self.finished[table.id] = table
        self.finished.move_to_end(table.id)
        for id in list(self.finished)[: max(0, len(self.finished) - FINISHED_KEPT)]:
            if id not in self.at_table:
                del self.finished[id]
                self.tongues.pop(id, None)

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
        self.thinkers.close()
        self.store.note("alive", now())
        await self.loop.run_in_executor(None, self.store.close)

    # Guests

    async def new_guest(self, name: str) -> wire.Guest:
        """Somebody new, with a secret."""
        name = named(name)
        token = new_token()
        guest = self.guests.add(self.guests.next, hashed(token), name)
        try:
            await self.on_disk(lambda done: self.store.add_guest(guest.id, guest.hash, name, now(), done))
        except Oops:
            self.guests.remove(guest)
            raise
        return wire.Guest(guest.id, name, token)

    async def rename(self, guest: Guest, name: str) -> None:
        """A guest takes another name; at tables it keeps the one it has sat down with."""
        name = named(name)
        await self.on_disk(lambda done: self.store.rename_guest(guest.id, name, done))
        guest.name = name

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

    # Tables

    def check_room(self, guest: Guest, address: str) -> None:
        """Whether somebody may make one more table."""
        most = self.limits.tables_an_address
        if self.limits.tables and len(self.tables) >= self.limits.tables:
            raise No("too_many", "There are too many tables; try again later.")
        if not most:
            return
        here = self.made_from[address] = [id for id in self.made_from.get(address, ()) if id in self.tables]
        hosted = sum(table.host == guest.id for table in self.tables.values())
        if len(here) >= most or hosted >= most:
            raise No("too_many", f"At most {most} tables are open at a time for one guest or address.")

    async def new_table(
        self, guest: Guest, setup: wire.Setup, seed: int | None = None, after: Any = (), address: str = ""
    ) -> Table:
        """A table that a guest hosts; a branch has the seed of another game and begins after some of its answers."""
        self.check_room(guest, address)
        id = "".join(secrets.choice(ALPHABET) for _ in range(10))
        seed = new_seed() if seed is None else seed
        setup = msgspec.structs.replace(setup, title=readable(setup.title))
        table = Table(id, now(), setup, seed, grognard.load)
        self.tables[id] = table
        self.made_from.setdefault(address, []).append(id)
        self.store.add_table(id, table.at, wire.encode(setup), f"{seed:032x}", table.rules)
        entry: Entry = {"do": "host", "guest": guest.id, "name": guest.name}
        if after:
            entry["after"] = list(after)
        try:
            await self.on_disk(lambda done: void(self.write(table, entry, done)))
        except Oops:
            del self.tables[id]
            raise
        return table

    async def rematch(self, table: Table, guest: Guest) -> None:
        """A new table like this one, with the same people where they sat."""
        if table.phase != OVER:
            table.require(OVER)
        if not table.seats_of(guest.id):
            raise No("not_your_seat", "Only who has played can ask for a rematch.")
        if table.next:
            raise No("has_rematch", "There is a rematch already.")
        table.next = "…"  # nobody makes a second one meanwhile
        setup = msgspec.structs.replace(table.setup, bots=[seat.bot for seat in table.seats])
        try:
            new = await self.new_table(guest, setup)
        except (No, Oops):
            table.next = ""
            raise
        for n, seat in enumerate(table.seats):
            if seat.guest:
                self.enter(new, new.sit(seat.guest, seat.name, n))
        self.enter(table, {"do": "next", "table": new.id})

    async def branch(self, table: Table, guest: Guest, at: int, address: str = "") -> Table:
        """A new table that goes on from a step of a finished game. Its seed is known to all, so it is not listed."""
        match = played_match(table, at)
        if at == len(match.answers) and match.is_over:
            raise No("no_such_step", "After the last step of a game there is nothing to play.")
        words = [table.game.spell(action, match.cards) for action in match.answers[:at]]
        setup = msgspec.structs.replace(table.setup, listed=False, bots=[seat.bot for seat in table.seats])
        return await self.new_table(guest, setup, table.seed, words, address)

    def step(self, table: Table, at: int, seat: int | None, lang: str, is_open: bool = False) -> wire.Position:
        """A finished game after so many answers: from a seat's eyes, a spectator's, or all open."""
        match = played_match(table, at)
        state = match.state if at == len(match.answers) else match.before(at)
        happened = match.events[at - 1] if at else []
        first = sum(map(len, match.events[: max(0, at - 1)]))
        update = self.seen(table, Shown(at, 0, state, at + 1, first, happened), seat, lang, True, is_open)
        views = [state.view(n).json() for n in range(len(table.seats))] if is_open else None
        return wire.Position(at, len(match.answers), update, views)

    def replay(self, id: str) -> bytes:
        """The file of a finished game: as it was kept when it ended, whatever has become of the rules since."""
        kept = self.store.replay(id)
        if kept is not None:
            return zlib.decompress(kept)
        table = self.table(id)
        if table is None:
            raise No("no_such_table", "There is no such game.")
        return played_match(table, 0).save().encode()

    def listed(self) -> list[wire.Listed]:
        """The lobby: tables that wait for people, and those that can be watched."""
        out = []
        for table in self.tables.values():
            setup = table.setup
            free = sum(seat.is_free or (table.phase == GATHERING and not seat.guest) for seat in table.seats)
            if setup.listed and table.phase in (GATHERING, PLAYING) and (free or setup.spectators):
                out.append(
                    wire.Listed(
                        table.id, setup.title, setup.game, table.variant, len(table.seats), free, table.phase,
                        table.host_name, setup.spectators, table.at,
                    )
                )  # fmt: skip
        return out[-200:]

    def table(self, id: str) -> Table | None:
        """A table that is open, or one that is over, back from disk."""
        found = self.tables.get(id) or self.finished.get(id)
        if found is None:
            row = self.store.table(id)
            if row is not None:
                found = self.open_table(*row)
        return found

    # Writing down

    def write(self, table: Table, entry: Entry, done: Done) -> list[Any]:
        """Let an entry happen in memory and queue it for the disk; nobody hears of it before `done`."""
        entry["at"] = now()
        n = table.entries
        was_over = table.phase == OVER
        happened = table.apply(entry)
        if table.phase == OVER and not was_over:
            replay = zlib.compress(table.match.save().encode()) if table.match is not None else None
            self.store.append_last(table.id, n, wire.encode(entry), replay, done)
            self.keep_finished(table)
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
            self.compose(table, entry, first, happened, messages)
            self.moves += entry["do"] == "answer"
            settled = table.settled() if table.proposal is not None else None
            if settled is not None:
                self.enter(table, settled)
            else:
                self.go_on(table)
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
            self.later(table.setup.delay + 0.001, self.show, table)

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
            connection.send(self.info(table, connection))

    # Telling

    def tongue(self, table: Table, lang: str) -> Tongue:
        """A table's sayings in a language."""
        spoken = self.tongues.setdefault(table.id, {})
        found = spoken.get(lang)
        if found is None:
            names = [seat.name or seat.bot for seat in table.seats]
            cards = table.match.cards if table.match is not None else None
            found = spoken[lang] = table.game.tongue(lang, cards, names, table.variant)
        return found

    def info(self, table: Table, connection: Connection) -> bytes:
        """The table as a connection sees it."""
        connections = self.at_table.get(table.id, [])
        here = {c.guest.id for c in connections if c.guest is not None}
        delayed = connection.is_delayed
        clocks = None if delayed else table.clocks(now())
        mine = connection.seats
        seats = [
            wire.SeatInfo(
                n, seat.name, seat.bot, seat.guest in here, clocks[n] if clocks else None, seat.resigned, seat.away,
                seat.policy.spell() if n in mine else "",
            )
            for n, seat in enumerate(table.seats)
        ]  # fmt: skip
        over = table.phase == OVER
        return wire.encode(
            wire.TableInfo(
                table.id, table.setup, table.phase, seats, table.host_name, table.commitment, table.rules,
                mine, sum(not c.seats for c in connections), None if delayed else table.proposal, table.score,
                table.ended, f"{table.seed:032x}" if over else "", table.next,
            )
        )  # fmt: skip

    def compose(
        self, table: Table, entry: Entry, first: int, happened: list[Any], messages: list[tuple[Connection, bytes]]
    ) -> None:
        """What everybody at the table will be told of an entry, as the table is now."""
        done = entry["do"]
        plays = done in PLAYS
        if done in ("sit", "stand", "bot", "start", "branch"):
            self.tongues.pop(table.id, None)
        cache: dict[tuple[int | None, str, bool], bytes] = {}
        for connection in self.at_table.get(table.id, []):
            if done in ("sit", "stand") and connection.guest is not None:
                connection.seats = table.seats_of(connection.guest.id)
            if done == "policy" and entry["seat"] not in connection.seats:
                continue  # nobody else learns even that there is a new one
            if table.phase == OVER or done != "answer":
                messages.append((connection, self.info(table, connection)))
            if not plays:
                continue
            if not connection.seats and not table.setup.spectators:
                self.send_away(connection)
                continue
            if connection.is_delayed:
                continue
            for seat in connection.eyes():
                key = (seat, connection.lang, connection.says)
                if key not in cache:
                    cache[key] = self.update(table, seat, connection.lang, connection.says, first, happened)
                messages.append((connection, cache[key]))

    def send_away(self, connection: Connection) -> None:
        """Who has no seat does not watch a game that is not for spectators."""
        connection.send(wire.encode(wire.Refusal("no_spectators", "This table is not for spectators.")))
        connection.end(1008)

    def show(self, table: Table) -> None:
        """Show spectators what has become old enough."""
        latest = table.shown_at(now())
        if latest is None:
            return
        for connection in [c for c in self.at_table.get(table.id, ()) if c.is_delayed]:
            for one in table.shown:
                if connection.shown < one.number <= latest.number:
                    connection.shown = one.number
                    connection.send(wire.encode(self.seen(table, one, None, connection.lang, connection.says)))

    def update(self, table: Table, seat: int | None, lang: str, says: bool, first: int, happened: list[Any]) -> bytes:
        """One seat's share of what has happened."""
        now_shown = Shown(0, 0, table.state, table.question, first, happened)
        return wire.encode(self.seen(table, now_shown, seat, lang, says))

    def seen(
        self, table: Table, shown: Shown, seat: int | None, lang: str, says: bool, is_open: bool = False
    ) -> wire.Update:
        """A position and what led to it, as a seat sees them."""
        state = shown.state
        tongue = self.tongue(table, lang) if says else None
        told = telling.update(
            table.game, table.cards, state, seat, tongue, shown.question, shown.first, shown.happened, is_open
        )
        if state is table.state and table.phase == PLAYING:
            told.clocks = table.clocks(now())
            if told.question is not None and told.question.seat == seat:
                told.question.passing = table.passes()
        return told

    # Sockets

    def join(self, hello: wire.Hello) -> Connection:
        """A socket comes to a table."""
        table = self.table(hello.table)
        if table is None:
            raise No("no_such_table", "There is no such table.")
        guest = self.guests.find(hello.token) if hello.token else None
        if hello.token and guest is None:
            raise No("unknown_token", "Nobody here has that token.")
        if not table.seats_of(guest.id if guest else 0) and table.phase != GATHERING and not table.setup.spectators:
            raise No("no_spectators", "This table is not for spectators.")
        connection = Connection(self, table, guest, hello.lang or table.setup.lang, hello.says)
        others = self.at_table.setdefault(table.id, [])
        is_new = guest is not None and not any(c.guest is guest for c in others)
        others.append(connection)
        try:
            self.greet(table, connection, hello.since)
        except Exception as e:
            self.freeze(table, {"do": "hello"}, e)
        if guest is not None and is_new:
            self.left.pop((table.id, guest.id), None)
            self.tell_presence(table, connection)
        return connection

    def greet(self, table: Table, connection: Connection, since: int | None) -> None:
        """All that who comes to a table has to know."""
        messages = [self.info(table, connection)]
        if table.phase == FROZEN:
            pass  # what it is like may be half of something
        elif connection.is_delayed:
            found = table.shown_at(now())
            if found is not None:
                connection.shown = found.number
                messages.append(wire.encode(self.seen(table, found, None, connection.lang, connection.says)))
        elif table.match is not None:
            told = table.events_since(since, EVENTS_TOLD_AGAIN) if since is not None else []
            for seat in connection.eyes():
                first = table.told - len(told)
                messages.append(self.update(table, seat, connection.lang, connection.says, first, told))
        if table.setup.chat and connection.says:
            messages += self.store.chat(table.id, CHAT_KEPT)
        self.send_known(table, [(connection, message) for message in messages])

    def tell_presence(self, table: Table, but: Connection | None = None) -> None:
        """Who is here has changed."""
        others = [c for c in self.at_table.get(table.id, ()) if c is not but]
        self.send_known(table, [(connection, self.info(table, connection)) for connection in others])

    def send_known(self, table: Table, messages: list[tuple[Connection, bytes]]) -> None:
        """Send what tells of a table as it is now, once all of that is on disk."""

        def send(error: Exception | None) -> None:
            for connection, message in messages if error is None else ():
                connection.send(message)

        if table.unwritten:
            self.store.write((), send)
        else:
            send(None)

    def part(self, connection: Connection) -> None:
        """A socket leaves; a person without any is waited for as long as the table has patience."""
        table, guest = connection.table, connection.guest
        connections = self.at_table.get(table.id, [])
        if connection in connections:
            connections.remove(connection)
        if not connections:
            self.at_table.pop(table.id, None)
            if table.phase == OVER:
                self.keep_finished(table)
        if guest is not None and not self.stopping and not self.is_here(table, guest.id):
            self.tell_presence(table)
            self.wait_for_people(table)

    def wait_for_people(self, table: Table) -> None:
        """Whoever sits at a running game without a socket is waited for as long as the table has patience."""
        if table.phase != PLAYING or not table.setup.patience:
            return
        for guest in {seat.guest for seat in table.seats if seat.guest and not seat.is_played_by_bot}:
            if not self.is_here(table, guest) and (table.id, guest) not in self.left:
                since = self.left[table.id, guest] = self.loop.time()
                self.later(table.setup.patience, self.lose_patience, table, guest, since)

    def is_here(self, table: Table, guest: int) -> bool:
        """Whether a guest has a socket at a table."""
        return any(c.guest is not None and c.guest.id == guest for c in self.at_table.get(table.id, []))

    def lose_patience(self, table: Table, guest: int, since: float) -> None:
        """Somebody has not come back since: a bot answers until they do."""
        if self.left.get((table.id, guest)) != since:
            return  # was here in between
        del self.left[table.id, guest]
        for seat in table.seats_of(guest) if table.phase == PLAYING and not self.stopping else ():
            if not table.seats[seat].is_played_by_bot and table.phase == PLAYING:
                self.enter(table, {"do": "away", "seat": seat, "yes": True})

    def receive(self, connection: Connection, message: Any) -> None:
        """A message from somebody at a table."""
        table, guest = connection.table, connection.guest
        id = guest.id if guest else 0
        try:
            if self.stopping:
                raise No("going_down", f"The server is going down; come back in {COME_BACK} seconds.")
            if table.phase == FROZEN and not isinstance(message, wire.Ping):
                table.require(PLAYING)
            match message:
                case wire.Answer():
                    entry = table.answer(id, message.seat, message.question, message.answer)
                    accepted = wire.encode(wire.Accepted(message.question, message.seat))
                    self.enter(table, entry, lambda: connection.send(accepted))
                case wire.Why():
                    self.explain(connection, message)
                case wire.Hint():
                    self.hint(connection, message)
                case wire.Sit():
                    if guest is None:
                        raise No("unknown_token", "A spectator without a name cannot sit down.")
                    self.enter(table, table.sit(id, guest.name, message.seat))
                case wire.Stand():
                    self.enter(table, table.stand(id, message.seat))
                case wire.PutBot():
                    self.enter(table, table.put_bot(id, message.seat, message.name))
                case wire.Start():
                    self.enter(table, table.start(id))
                    self.wait_for_people(table)
                case wire.Undo():
                    self.enter(table, table.undo(id, message.seat, message.question))
                case wire.Propose():
                    self.enter(table, table.propose(id, message.seat, message.what))
                case wire.Consent():
                    self.enter(table, table.consent(id, message.seat, message.proposal, message.yes))
                case wire.Resign():
                    self.enter(table, table.resign(id, message.seat))
                case wire.SetPolicy():
                    self.enter(table, table.set_policy(id, message.seat, message.policy))
                case wire.Rematch():
                    if guest is None:
                        raise No("unknown_token", "A spectator without a name cannot do that.")
                    self.task(self.rematch_or_say_why(connection, guest))
                case wire.Chat():
                    self.say(connection, message.text)
                case wire.Ping():
                    connection.send(wire.encode(wire.Pong()))
                case _:
                    raise No("not_now", "That cannot be said now.")
        except Refused as refused:
            reason = refused.reason
            text = self.tongue(table, connection.lang).reason(reason, table.asked)
            connection.send(wire.encode(wire.Refusal("illegal", text, reason.rule, table.question)))
        except No as no:
            number = table.question if table.match is not None and not connection.is_delayed else None
            connection.send(wire.encode(wire.Refusal(no.code, no.text, no.rule, number)))
        except Oops as oops:
            connection.send(wire.encode(wire.Refusal("bad_input", str(oops))))
        except Exception as e:
            self.freeze(table, {"do": "message", "message": msgspec.to_builtins(message)}, e)

    async def rematch_or_say_why(self, connection: Connection, guest: Guest) -> None:
        """A rematch needs the disk, so its refusal comes later than others."""
        try:
            await self.rematch(connection.table, guest)
        except No as no:
            connection.send(wire.encode(wire.Refusal(no.code, no.text)))
        except Oops as oops:
            connection.send(wire.encode(wire.Refusal("bad_input", str(oops))))

    def explain(self, connection: Connection, asked: wire.Why) -> None:
        """Why something is no answer."""
        guest = connection.guest.id if connection.guest else 0
        tongue = self.tongue(connection.table, connection.lang)
        connection.send(wire.encode(reasons.explained(connection.table, guest, asked, tongue)))

    def hint(self, connection: Connection, asked: wire.Hint) -> None:
        """Somebody wants to know what a bot would do: it thinks once for each question, beside the table."""
        table = connection.table
        table.may_be_hinted(connection.guest.id if connection.guest else 0, asked.seat, asked.question)
        if not connection.hints.take():
            raise No("too_fast", "Slower, please.")
        thought = self.hints.get(table.id)
        if thought is None or thought[0] != asked.question:
            work = self.loop.create_task(self.thinkers.considered(table, STAND_IN))
            thought = self.hints[table.id] = (asked.question, work)
            self.tasks.add(work)
            work.add_done_callback(self.tasks.discard)
        self.task(self.tell_hint(connection, asked, thought[1]))

    async def tell_hint(self, connection: Connection, asked: wire.Hint, thought: asyncio.Task[int | None]) -> None:
        """What was thought out, if the question is still open by then."""
        table = connection.table
        try:
            chosen = await asyncio.shield(thought)
        except Exception as e:
            self.report(table, {"do": "hint", "seat": asked.seat}, e)
            chosen = None
        if table.phase != PLAYING or table.question != asked.question:
            connection.send(wire.encode(wire.Refusal("stale", "That question is closed.", question=table.question)))
        elif chosen is None:
            connection.send(wire.encode(wire.Refusal("no_hint", "Nothing came to mind in time.")))
        else:
            text = self.tongue(table, connection.lang).action(chosen, table.state)
            hinted = wire.Hinted(asked.question, asked.seat, reasons.spelled(table, chosen), text)
            connection.send(wire.encode(hinted))

    def say(self, connection: Connection, text: str) -> None:
        """A line of chat for everybody at the table."""
        table = connection.table
        if not table.setup.chat:
            raise No("chat_is_off", "This table has no chat.")
        if connection.guest is None:
            raise No("unknown_token", "Only guests with a name can talk.")
        if not connection.chat.take():
            raise No("too_fast", "Slower, please.")
        said = readable(text)
        if not said:
            raise No("bad_input", "There is nothing to read in that.")
        seat = connection.seats[0] if connection.seats else None
        line = wire.encode(wire.Said(connection.guest.name, said, now(), seat))
        self.store.add_chat(table.id, line)
        for other in self.at_table.get(table.id, []):
            other.send(line)

    # What goes on by itself

    def go_on(self, table: Table) -> None:
        """After every entry: let a bot think or a policy pass, set the clock."""
        seat = table.asked
        if seat < 0 or self.stopping:
            return
        if table.seats[seat].is_played_by_bot:
            if self.thinking.get(table.id) != table.question:
                self.thinking[table.id] = table.question
                self.task(self.let_think(table, seat, table.question))
            return
        if table.passes():
            self.later(self.pause(table, seat), self.let_pass, table, seat, table.question)
        deadline = table.deadline()
        if deadline is not None:
            heapq.heappush(self.deadlines, (deadline, table.id, table.question))

    def pause(self, table: Table, seat: int) -> float:
        """How long the table waits before it passes for a seat.

        A pass that comes at once says that the seat had nothing to play. So where that depends on what the seat holds,
        and somebody else looks on, it comes after a time that is drawn by lot, as if somebody had thought.
        """
        own = table.seats[seat].guest
        alone = all(other.guest in (0, own) for other in table.seats) and not any(
            connection.guest is None or connection.guest.id != own for connection in self.at_table.get(table.id, ())
        )
        if alone or table.passes_whatever_it_holds():
            return 0.0
        return table.setup.pause * PAUSES.uniform(0.3, 1.0)

    def let_pass(self, table: Table, seat: int, question: int) -> None:
        """A policy's answer, if the question is still open and the policy still says so."""
        if table.phase == PLAYING and table.question == question and not self.stopping:
            try:
                if table.passes():
                    self.enter(table, table.pass_for(seat))
            except Exception as e:
                self.freeze(table, {"do": "policy", "seat": seat}, e)

    async def let_think(self, table: Table, seat: int, question: int) -> None:
        """A bot's answer, if the question is still open when it comes."""
        try:
            action = await self.thinkers.answer(table, table.seats[seat].bot or STAND_IN)
            self.thinking.pop(table.id, None)
            is_open = table.phase == PLAYING and table.question == question
            if is_open and table.seats[seat].is_played_by_bot:
                words = table.game.spell(action, table.cards)
                self.enter(table, table.checked_answer(seat, words, BOT))
        except asyncio.CancelledError:
            raise
        except Exception as e:
            self.freeze(table, {"do": "bot", "seat": seat}, e)

    async def watch_clocks(self) -> None:
        """Whoever thinks too long is out of time."""
        while True:
            await asyncio.sleep(0.1)
            while self.deadlines and self.deadlines[0][0] <= now() and not self.stopping:
                _, id, question = heapq.heappop(self.deadlines)
                table = self.tables.get(id)
                if table is None or table.phase != PLAYING or table.question != question:
                    continue
                deadline = table.deadline()
                if deadline is None:
                    continue
                if deadline <= now():
                    self.enter(table, table.out_of_time(table.asked))
                else:
                    heapq.heappush(self.deadlines, (deadline, id, question))

    async def beat(self) -> None:
        """Now and then: note that the server is up, close tables that nobody has ever played at."""
        while True:
            self.store.note("alive", now())
            for table in list(self.tables.values()):
                if table.phase == GATHERING and table.last + UNUSED < now() and table.id not in self.at_table:
                    self.enter(table, {"do": "end", "how": "abandoned", "score": [0.0] * len(table.seats)})
            await asyncio.sleep(HEARTBEAT)


def named(name: str) -> str:
    """A guest's name as it is shown."""
    shown = readable(name)
    if not shown:
        raise No("bad_input", "name: expected letters that can be read")
    return shown


def played_match(table: Table, at: int) -> Match:
    """The match of a game that is over, and has this step."""
    if table.phase != OVER or table.match is None:
        table.require(OVER)
        raise No("is_gathering", "That game never began.")
    if at > len(table.match.answers):
        raise No("no_such_step", f"That game has {len(table.match.answers)} steps.")
    return table.match


def tell_all(waiting: Sequence[Done], error: Exception | None) -> None:
    """A commit is done: everybody who waits for it is told."""
    for done in waiting:
        done(error)


def void(_: object) -> None:
    """Nothing."""
