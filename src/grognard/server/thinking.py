"""Bots think in processes of their own, in a world dealt from what their seat can know: never in the real one."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any

import grognard
from grognard import bots
from grognard.bots.eyes import Bot, Eyes
from grognard.core.game import Json
from grognard.core.match import new_seed
from grognard.server.table import Table


def ignore_interrupts() -> None:
    """Ctrl-C is for the server, which then lets its workers go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def bot_of(name: str, game: str) -> Bot:
    """A bot, kept by its process."""
    return bots.make(name, grognard.load(game), new_seed() % (1 << 30))


def think(game: str, bot: str, world: Json, seat: int) -> int:
    """In a worker: the bot's answer in a world that could be the real one."""
    state = grognard.load(game).load_state(world)
    return bot_of(bot, game).choose(Eyes(state, seat))


class Thinkers:
    """The worker processes of a server, started when the first bot has to think."""

    def __init__(self, workers: int, cap: float) -> None:
        self.workers = workers
        self.cap = cap  # seconds that an answer may take
        self.pool: ProcessPoolExecutor | None = None

    async def answer(self, table: Table, bot: str) -> int:
        """What a bot answers at its table; when it thinks too long, any legal answer."""
        state: Any = table.state
        seat = state.seat
        options = list(state.options)
        if len(options) == 1:
            return int(options[0])
        world = state.resample(seat, new_seed() % (1 << 30)).dump()
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, ignore_interrupts)
        try:
            work = asyncio.get_running_loop().run_in_executor(self.pool, think, table.game.name, bot, world, seat)
            chosen = await asyncio.wait_for(work, self.cap)
        except (TimeoutError, BrokenProcessPool) as e:
            if isinstance(e, BrokenProcessPool):
                self.pool = None
            chosen = options[new_seed() % len(options)]
        return chosen if chosen in options else options[0]

    def close(self) -> None:
        """Let the workers go."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
