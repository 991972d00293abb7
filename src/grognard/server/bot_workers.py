"""The processes in which bots think: each gets a world dealt from what its seat can know, never the real one."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import grognard
from grognard import bots
from grognard.bots.eyes import DealtEyes
from grognard.core.game import Json
from grognard.server.table import Table

STAND_IN = "greedy"  # answers for people who have left or run out of time
MOST_WAITS = 60  # how many times the limit of an answer we wait for a free worker


def begin_work() -> None:
    """In a worker: leave Ctrl-C to the server, which then stops its workers, and end when the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """Wait until the server ends for any reason, and end too: otherwise a worker would stay for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def bot_seed(table: Table) -> int:
    """The seed of a bot's random choices at this point of a game: nobody can guess it, and a replay repeats it."""
    assert table.match is not None
    moment = f"{table.seed:032x} {len(table.match.answers)}".encode()
    return int.from_bytes(hashlib.blake2b(moment, digest_size=4, person=b"grognard bot").digest()) >> 2


def load_games() -> None:
    """In a worker: load every game before the first answer is wanted."""
    for name in grognard.game_names():
        grognard.load(name)


def think(game: str, bot: str, world: Json, seat: int, seed: int) -> int:
    """In a worker: what a bot answers in a world that could be the real one."""
    engine = grognard.load(game)
    return bots.make(bot, engine, seed).choose(DealtEyes(engine.load_state(world), seat))


class BotWorkers:
    """The processes in which the bots of a server think; they start when the first bot is asked."""

    def __init__(self, workers: int, cap: float) -> None:
        self.workers = workers
        self.cap = cap  # seconds that an answer may take
        self.pool: ProcessPoolExecutor | None = None
        self.ready: Future[None] = Future()  # done when the first worker has started

    async def answer(self, table: Table, bot: str) -> int:
        """What a bot answers at its table; when it thinks too long, any legal answer."""
        options = list(table.state.options)
        chosen = await self.considered(table, bot)
        return int(options[bot_seed(table) % len(options)]) if chosen is None else chosen

    async def considered(self, table: Table, bot: str) -> int | None:
        """What a bot would answer for the seat that is asked, or None if it thinks too long."""
        state: Any = table.state
        seat = state.seat
        options = list(state.options)
        if len(options) == 1:
            return int(options[0])
        seed = bot_seed(table)
        world = state.resample(seat, seed).dump()
        chosen = await self.thought(table.game.name, bot, world, seat, seed)
        return chosen if chosen in options else None

    async def thought(self, game: str, bot: str, world: Json, seat: int, seed: int) -> int | None:
        """What a worker answers, or None if it takes too long or dies."""
        for _ in range(2):
            pool = self.pool or self.start()
            try:
                done = await self.waited(pool.submit(think, game, bot, world, seat, seed))
            except RuntimeError:  # the pool is broken, or being closed
                done = None
            if done is not None:
                return done
            if self.pool is pool:
                self.close()  # a worker that thinks for ever would keep the others waiting
                break
            # otherwise another answer broke the pool: try once more
        return None

    def start(self) -> ProcessPoolExecutor:
        """Start the workers, and use them from now on."""
        self.pool, self.ready = self.new_workers()
        return self.pool

    def new_workers(self) -> tuple[ProcessPoolExecutor, Future[None]]:
        """A pool of new workers, and a future that is done when the first of them is ready."""
        pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), begin_work)
        return pool, pool.submit(load_games)

    async def renew(self) -> None:
        """Replace the workers by new ones that load the present engine.

        Nobody waits: the old workers answer until the new ones are ready, and finish what they have begun.
        """
        if self.pool is None:
            return
        pool, ready = self.new_workers()
        await asyncio.wrap_future(ready)
        old, self.pool, self.ready = self.pool, pool, ready
        if old is not None:
            old.shutdown(wait=False)

    async def waited(self, work: Future[int]) -> int | None:
        """The result of some work, or None if it takes too long or fails."""
        loop = asyncio.get_running_loop()
        done = asyncio.wrap_future(work)
        done.add_done_callback(
            lambda found: found.cancelled() or found.exception()
        )  # nobody may be waiting for it any more
        began = None  # when the thinking itself began, after the start of a process and the work of others
        for _ in range(MOST_WAITS):
            await asyncio.wait({done}, timeout=self.cap)
            if done.done() or (began is not None and loop.time() - began > self.cap):
                break
            if began is None and self.ready.done() and work.running():
                began = loop.time()
        if done.done() and not done.cancelled() and done.exception() is None:
            return done.result()
        done.cancel()
        return None

    def close(self) -> None:
        """Stop the workers, whatever they are doing."""
        if self.pool is not None:
            workers = list((getattr(self.pool, "_processes", None) or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
            for worker in workers:
                worker.kill()
