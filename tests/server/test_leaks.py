"""Nothing leaks: what a seat cannot know is dealt anew, and every byte that it receives must be the same.

Two tables of one server differ in nothing but what one seat cannot know. Both are played with the same answers over
real sockets; views, questions, log, refusals, reasons and their sizes are compared byte by byte,
for seats and spectators.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.core.rng import Lots
from grognard.server import entries, explanations, wire
from grognard.server.app import Application, Server
from grognard.server.hub import Hub
from grognard.server.limits import unlimited_limits
from grognard.server.table import OVER, PLAYING, Table
from grognard.text import LANGUAGES
from tests.server.support import Client, run

TABLES = [
    (name, variant, seats)
    for name in grognard.game_names()
    for variant in grognard.load(name).variants
    for seats in grognard.load(name).seat_counts(variant)
]
POSITIONS = 6  # looked at in each game
STEPS = 3  # answers given to both worlds from each


class Inside:
    """A server in this process, whose tables the test can reach."""

    def __init__(self, folder: Path) -> None:
        self.application = Application(folder, unlimited_limits())
        self.server = Server(self.application, "error")
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            self.thread.join(0.01)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]

    @property
    def hub(self) -> Hub:
        assert self.application.hub is not None
        return self.application.hub

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(10)


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    running = Inside(tmp_path_factory.mktemp("leaks"))
    yield running
    running.stop()


def twin_tables(hub: Hub, game: str, variant: str, seats: int, seed: int, names: list[tuple[int, str]]) -> list[Table]:
    """Two tables alike, their games begun, everybody seated; they are not on disk, and need not be."""
    out = []
    for id in ("aaaaaaaaaa", "bbbbbbbbbb"):
        table = Table(id, 0, wire.Setup(game, variant, seats), seed, grognard.load)
        table.apply(entries.Host(*names[0]))
        for seat, (guest, name) in enumerate(names):
            table.apply(entries.Sit(seat, guest, name))
        table.apply(entries.Start())
        hub.tables.open[id] = table
        out.append(table)
    return out


async def settled(clients: list[Client], marks: list[int]) -> None:
    """Wait until every client has got the answer to its ping: whatever was sent before has come."""
    for client, mark in zip(clients, marks, strict=True):
        client.say(type="ping")
        await client.next("pong", mark)


def bytes_of(client: Client, mark: int) -> bytes:
    """The messages of a client from an index on, with the one name that differs made equal."""
    return b"\n".join(client.raw[mark:]).replace(b"bbbbbbbbbb", b"aaaaaaaaaa")


async def compare(inside: Inside, tables: list[Table], seat: int | None, token: str, seats: int, lots: Lots) -> int:
    """Compare both worlds as one seat sees them, for a few answers; returns the number of comparisons."""
    game = tables[0].game
    real, world = tables[0].match, tables[1].match
    assert real is not None
    assert world is not None
    assert replayed(inside.hub, tables[0], seat) == replayed(inside.hub, tables[1], seat)
    server: Any = inside
    clients = [await Client(server).open(table.id, token if seat is not None else None) for table in tables]
    marks = [0, 0]
    compared = 0
    for _ in range(STEPS):
        await settled(clients, marks)
        assert bytes_of(clients[0], marks[0]) == bytes_of(clients[1], marks[1])
        compared += 1
        if not real.state.options or real.state.seat != world.state.seat:
            break
        marks = [len(client.got) for client in clients]
        number = tables[0].question
        if seat is not None and real.state.seat == seat:
            for probe in game.probes(real.state)[lots.below(7) :: 7][:10]:
                words = game.spell(probe, real.cards)
                for client in clients:
                    client.say(type="why", seat=seat, question=number, answer=words)
                    if probe not in real.state.options:
                        client.say(type="answer", seat=seat, question=number, answer=words)
            for thing in things(tables[0], lots):
                for client in clients:
                    client.say(type="why", seat=seat, question=number, thing=thing)
        else:
            for client in clients:
                client.say(type="answer", seat=seat or 0, question=number, answer="end")
        await settled(clients, marks)
        assert bytes_of(clients[0], marks[0]) == bytes_of(clients[1], marks[1])
        compared += 1
        marks = [len(client.got) for client in clients]
        action = real.state.options[lots.below(len(real.state.options))]
        if action not in world.state.options:
            break
        entry = entries.Answer(real.state.seat, game.spell(action, real.cards), entries.PERSON)
        after = [match.state.copy() for match in (real, world)]
        for state in after:
            state.apply(action)
        if after[0].view(seat).json() != after[1].view(seat).json():
            break  # the seat now learns something that it could not know: the worlds part, and rightly so
        for table in tables:
            done = asyncio.run_coroutine_threadsafe(tell(inside.hub, table, entry), inside.hub.loop)
            await asyncio.wrap_future(done)
    for client in clients:
        client.drop()
    return compared


def things(table: Table, lots: Lots) -> list[str]:
    """Some of what can be touched, and something that cannot."""
    explanations.answers_touching(table, "")
    known = sorted(table.touched[1])
    return [*known[lots.below(5) :: 5][:10], "card:0"]


def replayed(hub: Hub, table: Table, seat: int | None) -> bytes:
    """The position as a replay shows it from a seat's eyes."""
    assert table.match is not None
    table.phase = OVER
    try:
        return b"".join(
            wire.encode(hub.replays.step(table, len(table.match.answers), seat, lang)) for lang in LANGUAGES
        )
    finally:
        table.phase = PLAYING


async def tell(hub: Hub, table: Table, entry: entries.Entry) -> None:
    """An entry happens and is told, as if it were on disk."""
    first = table.event_count
    happened = table.apply(entry)
    messages: list[Any] = []
    hub.broadcast.compose(table, entry, first, happened, messages)
    hub.journal.deliver(table, messages, None, None)


@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_no_byte_tells_what_a_seat_cannot_know(inside: Inside, game: str, variant: str, seats: int) -> None:
    async def scene() -> int:
        hub = inside.hub
        guests = []
        for n in range(seats):
            done = asyncio.run_coroutine_threadsafe(hub.lobby.new_guest(f"Player {n + 1}"), hub.loop)
            guests.append(await asyncio.wrap_future(done))
        names = [(guest.id, guest.name) for guest in guests]
        lots = Lots(31 * seats + len(variant))
        compared = 0
        for trial in range(POSITIONS):
            tables = twin_tables(hub, game, variant, seats, 500 + trial, names)
            for _ in range(lots.below(120)):
                state = tables[0].state
                if len(state.options) == 0:
                    break
                words = tables[0].game.spell(state.options[lots.below(len(state.options))], tables[0].cards)
                for table in tables:
                    table.apply(entries.Answer(state.seat, words, entries.PERSON))
            if not tables[0].state.options:
                continue
            seat: int | None = lots.below(seats + 1)
            seat = None if seat == seats else seat
            match = tables[1].match
            assert match is not None
            match.state = tables[0].state.resample(seat, lots.below(1 << 30))
            token = guests[seat].token if seat is not None else ""
            compared += await compare(inside, tables, seat, token, seats, lots)
        return compared

    assert run(scene()) >= POSITIONS
