"""A hub without sockets: people at tables send and receive in memory, and the test sets the clock."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.server import clock, wire
from grognard.server.connection import Connection
from grognard.server.hub import Hub
from grognard.server.limits import Limits, unlimited_limits
from grognard.server.table import Table


class Time:
    """A clock in milliseconds that the test sets."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def pass_by(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


class Person:
    """A guest, by one socket at a table."""

    def __init__(self, room: Room, guest: wire.Guest | None, table: Table, **hello: Any) -> None:
        self.room = room
        self.guest = guest
        said = wire.Hello(table.id, guest.token if guest else None, **hello)
        self.connection: Connection = room.hub.presence.join(said)
        self.table = table

    def heard(self) -> list[dict[str, Any]]:
        """The messages since the last call."""
        out = [json.loads(message) for message in self.connection.unsent]
        self.connection.unsent.clear()
        return out

    async def say(self, type: str, **message: Any) -> list[dict[str, Any]]:
        """Send a message; returns what arrives until it is on disk."""
        self.room.hub.inbox.receive(self.connection, wire.decode(json.dumps({"type": type, **message})))
        await self.room.settled()
        return self.heard()

    async def refused(self, type: str, **message: Any) -> str:
        """Send a message that is refused; returns the code."""
        self.heard()
        heard = await self.say(type, **message)
        assert [m["type"] for m in heard] == ["refused"], heard
        assert heard[0]["text"]
        return str(heard[0]["code"])

    def leave(self) -> None:
        self.room.hub.presence.part(self.connection)


class Room:
    """A hub in a folder."""

    def __init__(self, folder: Path, limits: Limits | None = None) -> None:
        self.hub = Hub(folder, limits or unlimited_limits())
        self.hub.load()
        self.names: dict[str, wire.Guest] = {}
        self.seed = 100  # of the tables, so that every run is the same

    async def guest(self, name: str) -> wire.Guest:
        if name not in self.names:
            self.names[name] = await self.hub.lobby.new_guest(name)
        return self.names[name]

    async def table(self, host: str, game: str = "rush", **setup: Any) -> Table:
        guest = await self.guest(host)
        found = self.hub.guests.find(guest.token)
        assert found is not None
        wanted = wire.encode({"game": game, **setup})
        self.seed += 1
        return await self.hub.lobby.new_table(found, msgspec.json.decode(wanted, type=wire.Setup), self.seed)

    async def person(self, name: str | None, table: Table, **hello: Any) -> Person:
        return Person(self, await self.guest(name) if name else None, table, **hello)

    async def playing(self, *names: str, **setup: Any) -> tuple[Table, list[Person]]:
        """A table where everybody sits and the game has begun."""
        bots = setup.pop("bots", [])
        seats = len(names) + len([bot for bot in bots if bot])
        table = await self.table(names[0], seats=seats, bots=bots, **setup)
        people = [await self.person(name, table) for name in names]
        free = [n for n, seat in enumerate(table.seats) if seat.is_free]
        for person, seat in zip(people, free, strict=True):
            await person.say("sit", seat=seat)
        await people[0].say("start")
        for person in people:
            person.heard()
        return table, people

    async def settled(self) -> None:
        """Wait until everything so far is on disk and sent."""
        await self.hub.journal.on_disk(lambda done: self.hub.store.write([("SELECT 1", ())], done))
        await asyncio.sleep(0)

    async def answer(self, table: Table, people: list[Person], which: int = 0) -> list[dict[str, Any]]:
        """Let the player who is asked answer; returns what they receive."""
        seat = table.asked
        person = next(p for p in people if seat in p.connection.seats)
        words = table.game.spell(table.state.options[which], table.cards)
        return await person.say("answer", seat=seat, question=table.question, answer=words)


Scene = Callable[[Room, Time], Coroutine[Any, Any, None]]


def play(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *scenes: Scene, limits: Limits | None = None, gap: float = 0
) -> None:
    """Play scenes one after another, each in a server of its own over the same folder, with some seconds between."""
    time = Time()
    monkeypatch.setattr(clock, "now", lambda: time.now)

    async def one(scene: Scene) -> None:
        room = Room(folder, limits)
        try:
            await scene(room, time)
        finally:
            await room.hub.close()

    for scene in scenes:
        asyncio.run(one(scene))
        time.pass_by(gap)
