"""All tables of a server: what comes in is decided, written down, and told to everybody it concerns, in that order."""

from __future__ import annotations

import asyncio
import heapq
import json
import secrets
import time
import traceback
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import grognard
from grognard.core.game import Json, Oops, Tongue
from grognard.core.match import Refused, new_seed
from grognard.server import wire
from grognard.server.guests import Guest, Guests, hashed, new_token
from grognard.server.limits import Bucket, Limits
from grognard.server.store import Store
from grognard.server.table import FROZEN, GATHERING, OVER, PLAYING, STAND_IN, Entry, No, Table
from grognard.server.thinking import Thinkers

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
CHAT_KEPT = 100
MOST_UNSENT = 256  # messages; a socket that takes none of them is closed
COME_BACK = 3  # seconds, said when the server goes down


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Connection:
    """One socket at a table."""

    __slots__ = ("chat", "close", "guest", "lang", "says", "seats", "table", "unsent", "wake")

    def __init__(self, table: Table, guest: Guest | None, lang: str, says: bool) -> None:
        self.table = table
        self.guest = guest
        self.lang = lang
        self.says = says
        self.seats: list[int] = table.seats_of(guest.id) if guest else []
        self.unsent: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.close = 0  # the code to close with
        self.chat = Bucket(0.5, 5)

    def eyes(self) -> list[int | None]:
        """Whose views it gets: of its own seats, or a spectator's."""
        return [*self.seats] if self.seats else [None]

    def send(self, message: bytes) -> None:
        """Queue a message; who does not take them is let go."""
        if len(self.unsent) >= MOST_UNSENT:
            self.close = 1013
        else:
            self.unsent.append(message)
        self.wake.set()


class Hub:
    """The tables, guests and sockets of one server. Everything here happens in the event loop's own thread."""

    def __init__(self, folder: Path, limits: Limits, workers: int = 1, cap: float = 5.0) -> None:
        self.folder = folder
        self.limits = limits
        self.store = Store(folder / "tables.db")
        self.guests = Guests()
        self.tables: dict[str, Table] = {}
        self.at_table: dict[str, list[Connection]] = {}
        self.thinkers = Thinkers(workers, cap)
        self.thinking: dict[str, int] = {}  # the question that a table's bot thinks about
        self.deadlines: list[tuple[int, str, int]] = []
        self.tongues: dict[tuple[str, str], Tongue] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.loop = asyncio.get_running_loop()
        self.moves = 0
        self.stopping = False

    # Coming and going

    def load(self) -> int:
        """Bring back everything on disk; how many tables."""
        for id, token, name in self.store.guests():
            self.guests.add(id, token, name)
        for id, at, setup, seed in self.store.unfinished():
            self.open_table(id, at, setup, seed)
        for table in list(self.tables.values()):
            self.go_on(table)
        self.task(self.watch_clocks())
        return len(self.tables)

    def open_table(self, id: str, at: int, setup: bytes, seed: str) -> Table:
        """A table back from its journal."""
        wanted = msgspec.json.decode(setup, type=wire.Setup)
        table = Table(id, at, wanted, int(seed, 16), grognard.load)
        self.tables[id] = table
        for n, entry in self.store.journal(id):
            try:
                table.apply(json.loads(entry))
            except Exception as e:
                self.freeze(table, json.loads(entry), e)
                break
            assert n == table.entries - 1
        return table

    def task(self, work: Any) -> None:
        """Run something beside."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Finish what is being written, tell everybody when to come back."""
        self.stopping = True
        bye = wire.encode(wire.Bye(COME_BACK))
        for connections in self.at_table.values():
            for connection in connections:
                connection.send(bye)
                connection.close = 1012
                connection.wake.set()
        for task in list(self.tasks):
            task.cancel()
        self.thinkers.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    # Guests

    async def new_guest(self, name: str) -> wire.Guest:
        """Somebody new, with a secret."""
        token = new_token()
        guest = self.guests.add(self.guests.next, hashed(token), name)
        await self.on_disk(lambda done: self.store.add_guest(guest.id, guest.hash, name, now(), done))
        return wire.Guest(guest.id, name, token)

    async def on_disk(self, write: Callable[[Callable[[Exception | None], None]], None]) -> None:
        """Wait until something is written."""
        future: asyncio.Future[None] = self.loop.create_future()

        def settle(error: Exception | None) -> None:
            if not future.done():
                future.set_exception(error) if error else future.set_result(None)

        write(lambda error: void(self.loop.call_soon_threadsafe(settle, error)))
        await future

    # Tables

    async def new_table(self, guest: Guest, setup: wire.Setup, seed: int | None = None, after: Any = ()) -> Table:
        """A table that a guest hosts; a branch has the seed of another game and begins after some of its answers."""
        id = "".join(secrets.choice(ALPHABET) for _ in range(10))
        seed = new_seed() if seed is None else seed
        table = Table(id, now(), setup, seed, grognard.load)
        self.tables[id] = table
        encoded = wire.encode(setup)
        self.store.add_table(id, table.at, encoded, f"{seed:032x}")
        entry: Entry = {"do": "host", "guest": guest.id, "name": guest.name}
        if after:
            entry["after"] = list(after)
        await self.on_disk(lambda done: void(self.write(table, entry, done)))
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
        new = await self.new_table(guest, setup)
        for n, seat in enumerate(table.seats):
            if seat.guest:
                self.enter(new, new.sit(seat.guest, seat.name, n))
        self.enter(table, {"do": "next", "table": new.id})

    async def branch(self, table: Table, guest: Guest, at: int) -> Table:
        """A new table that goes on from a step of a finished game. Its seed is known to all, so it is not listed."""
        if table.phase != OVER or table.match is None:
            table.require(OVER)
        assert table.match is not None
        if at > len(table.match.answers):
            raise No("no_such_step", f"That game has {len(table.match.answers)} steps.")
        words = [table.game.spell(action, table.match.cards) for action in table.match.answers[:at]]
        setup = msgspec.structs.replace(table.setup, listed=False, bots=[seat.bot for seat in table.seats])
        return await self.new_table(guest, setup, table.seed, words)

    def step(self, table: Table, at: int, seat: int | None, lang: str) -> wire.Position:
        """A finished game after so many answers, from a seat's eyes or a spectator's."""
        if table.phase != OVER or table.match is None:
            table.require(OVER)
        match = table.match
        assert match is not None
        if at > len(match.answers):
            raise No("no_such_step", f"That game has {len(match.answers)} steps.")
        state = match.state if at == len(match.answers) else match.before(at)
        happened = match.events[at - 1] if at else []
        return wire.Position(at, len(match.answers), self.seen(table, state, seat, lang, True, at, happened))

    def listed(self) -> list[wire.Listed]:
        """The lobby: tables that wait for people, and those that can be watched."""
        out = []
        for table in self.tables.values():
            setup = table.setup
            free = sum(seat.is_free for seat in table.seats)
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
        found = self.tables.get(id)
        if found is None:
            row = self.store.table(id)
            if row is not None:
                found = self.open_table(*row)
        return found

    # Writing down

    def write(self, table: Table, entry: Entry, done: Callable[[Exception | None], None]) -> list[Any]:
        """Let an entry happen in memory and queue it for the disk; nobody hears of it before `done`."""
        entry["at"] = now()
        n = table.entries
        happened = table.apply(entry)
        self.store.append(table.id, n, wire.encode(entry), table.phase == OVER, done)
        return happened

    def enter(self, table: Table, entry: Entry, reply: Callable[[], None] | None = None) -> None:
        """Write an entry; once it is on disk, tell everybody."""
        first = table.told
        messages: list[tuple[Connection, bytes]] = []

        def on_disk(error: Exception | None) -> None:
            self.loop.call_soon_threadsafe(self.deliver, table, messages, reply, error)

        try:
            happened = self.write(table, entry, on_disk)
            self.compose(table, entry, first, happened, messages)
        except Exception as e:
            self.freeze(table, entry, e)
            return
        self.moves += entry["do"] == "answer"
        self.go_on(table)

    def deliver(
        self,
        table: Table,
        messages: list[tuple[Connection, bytes]],
        reply: Callable[[], None] | None,
        error: Exception | None,
    ) -> None:
        """An entry is on disk: now everybody may know. If it is not, nobody is told that it happened."""
        if error is not None:
            if table.phase != FROZEN:
                self.freeze(table, {}, error)
            return
        if reply is not None:
            reply()
        for connection, message in messages:
            connection.send(message)

    def freeze(self, table: Table, entry: Entry, error: Exception) -> None:
        """A table whose rules have failed stands still, with a report; the others do not notice."""
        table.phase = FROZEN
        place = self.folder / "reports"
        place.mkdir(exist_ok=True)
        report: Json = {
            "table": table.id,
            "entry": entry,
            "entries": table.entries,
            "error": "".join(traceback.format_exception(error)),
            "setup": msgspec.to_builtins(table.setup),
        }
        (place / f"{table.id}-{table.entries}.json").write_text(json.dumps(report, indent=2), "utf-8")
        refusal = wire.encode(
            wire.Refusal("frozen", "This table has met an error of ours and stands still; nothing is lost.")
        )
        for connection in self.at_table.get(table.id, []):
            connection.send(refusal)
            connection.send(self.info(table, connection))

    # Telling

    def tongue(self, table: Table, lang: str) -> Tongue:
        """A table's sayings in a language."""
        key = (table.id, lang)
        found = self.tongues.get(key)
        if found is None:
            names = [seat.name or seat.bot for seat in table.seats]
            cards = table.match.cards if table.match is not None else None
            found = self.tongues[key] = table.game.tongue(lang, cards, names, table.variant)
        return found

    def info(self, table: Table, connection: Connection) -> bytes:
        """The table as a connection sees it."""
        connections = self.at_table.get(table.id, [])
        here = {c.guest.id for c in connections if c.guest is not None}
        clocks = table.clocks(now())
        seats = [
            wire.SeatInfo(
                n, seat.name, seat.bot, seat.guest in here, clocks[n] if clocks else None, seat.resigned, seat.away
            )
            for n, seat in enumerate(table.seats)
        ]
        over = table.phase == OVER
        return wire.encode(
            wire.TableInfo(
                table.id, table.setup, table.phase, seats, table.host_name, table.commitment, table.rules,
                connection.seats, sum(not c.seats for c in connections), table.proposal, table.score, table.ended,
                f"{table.seed:032x}" if over else "", table.next,
            )
        )  # fmt: skip

    def compose(
        self, table: Table, entry: Entry, first: int, happened: list[Any], messages: list[tuple[Connection, bytes]]
    ) -> None:
        """What everybody at the table will be told of an entry, as the table is now."""
        plays = entry["do"] in ("answer", "undo", "start", "branch")
        if entry["do"] in ("sit", "stand", "bot", "start", "branch"):
            self.forget_tongues(table)
        cache: dict[tuple[int | None, str, bool], bytes] = {}
        for connection in self.at_table.get(table.id, []):
            if entry["do"] in ("sit", "stand", "next") and connection.guest is not None:
                connection.seats = table.seats_of(connection.guest.id)
            if not plays or table.phase == OVER or entry["do"] != "answer":
                messages.append((connection, self.info(table, connection)))
            if not plays:
                continue
            for seat in connection.eyes():
                key = (seat, connection.lang, connection.says)
                if key not in cache:
                    cache[key] = self.update(table, seat, connection.lang, connection.says, first, happened)
                if seat is None and table.setup.delay and table.phase != OVER:
                    self.loop.call_later(table.setup.delay, connection.send, cache[key])
                else:
                    messages.append((connection, cache[key]))

    def update(self, table: Table, seat: int | None, lang: str, says: bool, first: int, happened: list[Any]) -> bytes:
        """One seat's share of what has happened."""
        return wire.encode(self.seen(table, table.state, seat, lang, says, first, happened))

    def seen(
        self, table: Table, state: Any, seat: int | None, lang: str, says: bool, first: int, happened: list[Any]
    ) -> wire.Update:
        """A position and what led to it, as a seat sees them."""
        told = [table.game.redact(event, seat) for event in happened]
        tongue = self.tongue(table, lang) if says else None
        choice = state.choice
        question = None
        if choice is not None and table.phase in (PLAYING, OVER):
            options = None
            if choice.seat == seat:
                spell, cards = table.game.spell, table.cards
                options = [
                    wire.Choice(spell(action, cards), tongue.action(action, state) if tongue else "")
                    for action in choice.options
                ]
            prompt = tongue.prompt(choice, seat) if tongue else ""
            question = wire.Question(table.question, choice.seat, choice.ask, prompt, options)
        log = [tongue.event(event, seat) for event in told] if tongue else []
        clocks = table.clocks(now()) if table.phase == PLAYING else None
        return wire.Update(seat, first, told, log, state.view(seat).json(), question, clocks)

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
        connection = Connection(table, guest, hello.lang or table.setup.lang, hello.says)
        self.at_table.setdefault(table.id, []).append(connection)
        connection.send(self.info(table, connection))
        if table.match is not None:
            for seat in connection.eyes():
                if seat is None and table.setup.delay and table.phase != OVER:
                    continue  # a spectator starts with what the delay lets through
                told = (
                    [event for events in table.match.events for event in events][hello.since :] if hello.since else []
                )
                connection.send(self.update(table, seat, connection.lang, connection.says, hello.since, told))
        for line in self.store.chat(table.id, CHAT_KEPT) if table.setup.chat and connection.says else ():
            connection.send(line)
        return connection

    def since(self, table: Table, number: int) -> list[Any]:
        """The events from a number on, as long as none of them was taken back."""
        assert table.match is not None
        events = [event for happened in table.match.events for event in happened]
        return events[number:] if 0 < number <= len(events) == table.told else []

    def part(self, connection: Connection) -> None:
        """A socket leaves; a person without any is waited for as long as the table has patience."""
        table = connection.table
        connections = self.at_table.get(table.id, [])
        if connection in connections:
            connections.remove(connection)
        if not connections:
            self.at_table.pop(table.id, None)
            if table.phase == OVER:
                self.forget(table)
        if connection.seats and table.phase == PLAYING and table.setup.patience and not self.stopping:
            self.loop.call_later(table.setup.patience, self.lose_patience, table, connection.guest)

    def forget(self, table: Table) -> None:
        """A finished table that nobody looks at is left to the disk."""
        self.tables.pop(table.id, None)
        self.forget_tongues(table)

    def forget_tongues(self, table: Table) -> None:
        """Its sayings name people, and are made anew when those change."""
        for key in [key for key in self.tongues if key[0] == table.id]:
            del self.tongues[key]

    def is_here(self, table: Table, guest: int) -> bool:
        """Whether a guest has a socket at a table."""
        return any(c.guest is not None and c.guest.id == guest for c in self.at_table.get(table.id, []))

    def lose_patience(self, table: Table, guest: Guest | None) -> None:
        """Somebody has not come back: a bot answers until they do."""
        if guest is None or table.phase != PLAYING or self.is_here(table, guest.id):
            return
        for seat in table.seats_of(guest.id):
            if not table.seats[seat].is_played_by_bot:
                self.enter(table, {"do": "away", "seat": seat, "yes": True})

    def receive(self, connection: Connection, message: Any) -> None:
        """A message from somebody at a table."""
        table, guest = connection.table, connection.guest
        id = guest.id if guest else 0
        try:
            if table.phase == FROZEN:
                table.require(PLAYING)
            match message:
                case wire.Answer():
                    entry = table.answer(id, message.seat, message.question, message.answer)
                    accepted = wire.encode(wire.Accepted(message.question, message.seat))
                    self.enter(table, entry, lambda: connection.send(accepted))
                case wire.Why():
                    self.explain(connection, message)
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
            number = table.question if table.match is not None else None
            connection.send(wire.encode(wire.Refusal(no.code, no.text, no.rule, number)))
        except Oops as oops:
            connection.send(wire.encode(wire.Refusal("bad_input", str(oops))))

    async def rematch_or_say_why(self, connection: Connection, guest: Guest) -> None:
        """A rematch needs the disk, so its refusal comes later than others."""
        try:
            await self.rematch(connection.table, guest)
        except No as no:
            connection.send(wire.encode(wire.Refusal(no.code, no.text)))

    def explain(self, connection: Connection, asked: wire.Why) -> None:
        """Why something is no answer."""
        table = connection.table
        table.own_seat(connection.guest.id if connection.guest else 0, asked.seat)
        table.require(PLAYING)
        table.check_question(asked.seat, asked.question)
        reason = table.state.why_not(table.action_meant(asked.answer))
        said = self.tongue(table, connection.lang).reason(reason, asked.seat) if reason else ""
        answer = wire.Reason(asked.question, asked.answer, said, reason.rule if reason else "")
        connection.send(wire.encode(answer))

    def say(self, connection: Connection, text: str) -> None:
        """A line of chat for everybody at the table."""
        table = connection.table
        if not table.setup.chat:
            raise No("chat_is_off", "This table has no chat.")
        if connection.guest is None:
            raise No("unknown_token", "Only guests with a name can talk.")
        if not connection.chat.take():
            raise No("too_fast", "Slower, please.")
        seat = connection.seats[0] if connection.seats else None
        line = wire.encode(wire.Said(connection.guest.name, " ".join(text.split()), now(), seat))
        self.store.add_chat(table.id, line)
        for other in self.at_table.get(table.id, []):
            other.send(line)

    # What goes on by itself

    def go_on(self, table: Table) -> None:
        """After every entry: let a bot think, set the clock."""
        seat = table.asked
        if seat < 0:
            return
        if table.seats[seat].is_played_by_bot:
            if self.thinking.get(table.id) != table.question and not self.stopping:
                self.thinking[table.id] = table.question
                self.task(self.let_think(table, seat, table.question))
            return
        deadline = table.deadline()
        if deadline is not None:
            heapq.heappush(self.deadlines, (deadline, table.id, table.question))

    async def let_think(self, table: Table, seat: int, question: int) -> None:
        """A bot's answer, if the question is still open when it comes."""
        try:
            action = await self.thinkers.answer(table, table.seats[seat].bot or STAND_IN)
            still = table.phase == PLAYING and table.question == question and table.seats[seat].is_played_by_bot
            if still:
                words = table.game.spell(action, table.cards)
                self.enter(table, table.checked_answer(seat, words, "bot"))
        except asyncio.CancelledError:
            raise
        except Exception as e:
            self.freeze(table, {"do": "bot", "seat": seat}, e)

    async def watch_clocks(self) -> None:
        """Whoever thinks too long is out of time."""
        while True:
            await asyncio.sleep(0.2)
            while self.deadlines and self.deadlines[0][0] <= now():
                _, id, question = heapq.heappop(self.deadlines)
                table = self.tables.get(id)
                if table is None or table.phase != PLAYING or table.question != question:
                    continue
                deadline = table.deadline()
                if deadline is not None and deadline <= now():
                    self.enter(table, table.out_of_time(table.asked))


def void(_: object) -> None:
    """Nothing."""
