"""Hints: what a bot would answer to the open question."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from grognard.server import moves, wire
from grognard.server.background import Background
from grognard.server.bot_workers import STAND_IN, BotWorkers
from grognard.server.connection import Connection
from grognard.server.errors import TableError
from grognard.server.reports import Reports
from grognard.server.table import PLAYING, Table


class Hints:
    """Lets a bot think once for each question about which somebody asks for a hint."""

    def __init__(self, background: Background, workers: BotWorkers, reports: Reports) -> None:
        self.background = background
        self.workers = workers
        self.reports = reports
        self.latest: WeakKeyDictionary[Table, tuple[int, asyncio.Task[int | None]]] = WeakKeyDictionary()

    def give(self, connection: Connection, asked: wire.Hint) -> None:
        """Let a bot think, or wait for the bot that already thinks about the same question."""
        table = connection.table
        moves.require_own_turn(table, connection.guest_id, asked.seat, asked.question)
        if not connection.hints.take():
            raise TableError("too_fast", "Slower, please.")
        question, thought = self.latest.get(table, (0, None))
        if thought is None or question != asked.question:
            thought = self.background.run(self.workers.considered(table, STAND_IN))
            self.latest[table] = (asked.question, thought)
        self.background.run(self.send(connection, asked, thought))

    async def send(self, connection: Connection, asked: wire.Hint, thought: asyncio.Task[int | None]) -> None:
        """Send what the bot came up with, if the question is still open by then."""
        table = connection.table
        try:
            chosen = await asyncio.shield(thought)
        except Exception as e:
            self.reports.write(table, {"do": "hint", "seat": asked.seat}, e)
            chosen = None
        if table.phase != PLAYING or table.question != asked.question:
            connection.send(wire.encode(wire.Refusal("stale", "That question is closed.", question=table.question)))
        elif chosen is None:
            connection.send(wire.encode(wire.Refusal("no_hint", "The bot found no answer in time.")))
        else:
            text = table.tongue(connection.lang).action(chosen, table.state)
            connection.send(wire.encode(wire.Hinted(asked.question, asked.seat, table.spell(chosen), text)))
