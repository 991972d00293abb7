"""What goes on at tables by itself: bots think, policies pass, clocks run out, unused tables are closed."""

from __future__ import annotations

import asyncio
import heapq
import secrets
from typing import TYPE_CHECKING

from grognard.server import clock
from grognard.server.table import BOT, GATHERING, PLAYING, STAND_IN, Table
from grognard.server.thinking import Thinkers

if TYPE_CHECKING:
    from grognard.server.hub import Hub

HEARTBEAT = 5.0  # seconds between notes that the server is up, for fair clocks
UNUSED = 7 * 86_400_000  # milliseconds after which a table that never began is closed
PAUSES = secrets.SystemRandom()
LEAST = 0.3  # of a table's pause, before anything is answered by itself


class Course:
    """Keeps every table going."""

    def __init__(self, hub: Hub, workers: int, cap: float) -> None:
        self.hub = hub
        self.thinkers = Thinkers(workers, cap)
        self.thinking: dict[str, int] = {}  # the question that a table's bot or policy is about to answer
        self.deadlines: list[tuple[int, str, int]] = []

    def go_on(self, table: Table) -> None:
        """After every entry: let a bot think or a policy pass, set the clock."""
        seat = table.asked
        if seat < 0 or self.hub.stopping:
            return
        if table.seats[seat].is_played_by_bot:
            if self.thinking.get(table.id) != table.question:
                self.thinking[table.id] = table.question
                self.hub.task(self.let_think(table, seat, table.question))
            return
        if table.passes():
            self.hub.later(self.pause(table, seat), self.let_pass, table, seat, table.question)
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
            connection.guest is None or connection.guest.id != own for connection in self.hub.at_table.get(table.id, ())
        )
        if alone or table.passes_whatever_it_holds():
            return 0.0
        return table.setup.pause * PAUSES.uniform(LEAST, 1.0)

    def let_pass(self, table: Table, seat: int, question: int) -> None:
        """A policy's answer, if the question is still open and the policy still says so."""
        if table.phase == PLAYING and table.question == question and not self.hub.stopping:
            try:
                if table.passes():
                    self.hub.enter(table, table.pass_for(seat))
            except Exception as e:
                self.hub.freeze(table, {"do": "policy", "seat": seat}, e)

    def beat_of(self, table: Table) -> float:
        """How long a bot takes at least in a game with windows, when somebody looks on.

        Where it may only pass it has nothing to think about: a pass that came at once would say so. With more seats
        each takes less, so that a round of windows lasts as long.
        """
        if not table.game.hints.moments or table.id not in self.hub.at_table:
            return 0.0
        return table.setup.pause * LEAST / max(1, len(table.seats) - 1)

    async def let_think(self, table: Table, seat: int, question: int) -> None:
        """A bot's answer, if the question is still open when it comes."""
        due = self.hub.loop.time() + self.beat_of(table)
        try:
            action = await self.thinkers.answer(table, table.seats[seat].bot or STAND_IN)
            await asyncio.sleep(max(0.0, due - self.hub.loop.time()))
            self.thinking.pop(table.id, None)
            is_open = table.phase == PLAYING and table.question == question
            if is_open and table.seats[seat].is_played_by_bot:
                words = table.game.spell(action, table.cards)
                self.hub.enter(table, table.checked_answer(seat, words, BOT))
        except asyncio.CancelledError:
            raise
        except Exception as e:
            self.hub.freeze(table, {"do": "bot", "seat": seat}, e)

    async def watch_clocks(self) -> None:
        """Whoever thinks too long is out of time."""
        while True:
            await asyncio.sleep(0.1)
            while self.deadlines and self.deadlines[0][0] <= clock.now() and not self.hub.stopping:
                _, id, question = heapq.heappop(self.deadlines)
                table = self.hub.tables.get(id)
                if table is None or table.phase != PLAYING or table.question != question:
                    continue
                deadline = table.deadline()
                if deadline is None:
                    continue
                if deadline <= clock.now():
                    self.hub.enter(table, table.out_of_time(table.asked))
                else:
                    heapq.heappush(self.deadlines, (deadline, id, question))

    async def beat(self) -> None:
        """Now and then: note that the server is up, close tables that nobody has ever played at."""
        while True:
            self.hub.store.note("alive", clock.now())
            for table in list(self.hub.tables.values()):
                if table.phase == GATHERING and table.last + UNUSED < clock.now() and table.id not in self.hub.at_table:
                    self.hub.enter(table, {"do": "end", "how": "abandoned", "score": [0.0] * len(table.seats)})
            await asyncio.sleep(HEARTBEAT)
