"""What happens at tables without a message: bots answer, policies pass, clocks run out, unused tables are closed."""

from __future__ import annotations

import asyncio
import heapq
import secrets

from grognard.server import agreements, clock, entries, moves
from grognard.server.background import Background
from grognard.server.bot_workers import STAND_IN, BotWorkers
from grognard.server.journal import Journal
from grognard.server.store import Store
from grognard.server.table import GATHERING, PLAYING, Table
from grognard.server.table_sockets import TableSockets
from grognard.server.tables import Tables

HEARTBEAT = 5.0  # seconds between records that the server is up, for fair clocks
UNUSED = 7 * 86_400_000  # milliseconds after which a table that never began is closed
PAUSES = secrets.SystemRandom()
LEAST = 0.3  # the share of a table's pause that an automatic answer takes at least


class Automation:
    """Keeps every table going."""

    def __init__(
        self,
        background: Background,
        store: Store,
        sockets: TableSockets,
        tables: Tables,
        journal: Journal,
        workers: BotWorkers,
    ) -> None:
        self.background = background
        self.store = store
        self.sockets = sockets
        self.tables = tables
        self.journal = journal
        self.workers = workers
        self.thinking: dict[str, int] = {}  # the question that a table's bot is about to answer
        self.deadlines: list[tuple[int, str, int]] = []  # deadlines: the time, the table, the question

    def advance(self, table: Table) -> None:
        """After every entry: let a bot think or a policy pass, and set the clock."""
        seat = table.asked
        if seat < 0 or self.background.is_stopping:
            return
        if table.seats[seat].is_played_by_bot:
            if self.thinking.get(table.id) != table.question:
                self.thinking[table.id] = table.question
                self.background.run(self.answer_by_bot(table, seat, table.question))
            return
        if moves.is_passing(table):
            self.background.later(self.pause(table, seat), self.answer_by_policy, table, seat, table.question)
        deadline = table.deadline()
        if deadline is not None:
            heapq.heappush(self.deadlines, (deadline, table.id, table.question))

    def pause(self, table: Table, seat: int) -> float:
        """How many seconds the table waits before it passes for a seat.

        A pass that comes at once reveals that the seat had nothing to play. So if that depends on what the seat holds
        and somebody else is watching, the pass comes after a random time, as if somebody had thought.
        """
        own = table.seats[seat].guest
        alone = all(other.guest in (0, own) for other in table.seats) and not any(
            connection.guest is None or connection.guest.id != own for connection in self.sockets.at(table.id)
        )
        if alone or moves.is_passing_with_any_hand(table):
            return 0.0
        return table.setup.pause * PAUSES.uniform(LEAST, 1.0)

    def answer_by_policy(self, table: Table, seat: int, question: int) -> None:
        """Pass for a seat, if the question is still open and the seat's policy still passes."""
        if table.phase == PLAYING and table.question == question and not self.background.is_stopping:
            try:
                if moves.is_passing(table):
                    self.journal.enter(table, moves.pass_by_policy(table, seat))
            except Exception as e:
                self.journal.freeze(table, {"do": "policy", "seat": seat}, e)

    def bot_pause(self, table: Table) -> float:
        """How many seconds a bot takes at least in a game with windows, when somebody is watching.

        A bot that may only pass has nothing to think about, and an immediate pass would reveal that. With more seats
        each bot takes less time, so that a round of windows lasts equally long.
        """
        if not table.game.hints.moments or not self.sockets.at(table.id):
            return 0.0
        return table.setup.pause * LEAST / max(1, len(table.seats) - 1)

    async def answer_by_bot(self, table: Table, seat: int, question: int) -> None:
        """Let a bot think, and write its answer if the question is still open by then."""
        loop = self.background.loop
        due = loop.time() + self.bot_pause(table)
        try:
            action = await self.workers.answer(table, table.seats[seat].bot or STAND_IN)
            await asyncio.sleep(max(0.0, due - loop.time()))
            self.thinking.pop(table.id, None)
            is_open = table.phase == PLAYING and table.question == question
            if is_open and table.seats[seat].is_played_by_bot:
                self.journal.enter(table, moves.checked_answer(table, seat, action, entries.BOT))
        except asyncio.CancelledError:
            raise
        except Exception as e:
            self.journal.freeze(table, {"do": "bot", "seat": seat}, e)

    async def watch_clocks(self) -> None:
        """Let seats run out of time when their deadline has passed."""
        while True:
            await asyncio.sleep(0.1)
            while self.deadlines and self.deadlines[0][0] <= clock.now() and not self.background.is_stopping:
                _, id, question = heapq.heappop(self.deadlines)
                table = self.tables.open.get(id)
                if table is None or table.phase != PLAYING or table.question != question:
                    continue
                deadline = table.deadline()
                if deadline is None:
                    continue
                if deadline <= clock.now():
                    self.journal.enter(table, agreements.out_of_time(table, table.asked))
                else:
                    heapq.heappush(self.deadlines, (deadline, id, question))

    async def watch_tables(self) -> None:
        """Every few seconds, note that the server is up and close tables that nobody has ever played at."""
        while True:
            self.store.note("alive", clock.now())
            for table in list(self.tables.open.values()):
                is_unused = table.phase == GATHERING and table.last + UNUSED < clock.now()
                if is_unused and not self.sockets.at(table.id):
                    self.journal.enter(table, agreements.abandoned(table))
            await asyncio.sleep(HEARTBEAT)
