"""Splits work over processes, with a progress bar for people; the result does not depend on the split."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from grognard.core.game import InputError

R = TypeVar("R")
MINUTE = 60.0  # seconds between progress lines when standard error is a file


class Stopped(Exception):
    """Somebody has interrupted a long run."""


def chunks(games: int, workers: int) -> list[tuple[int, int]]:
    """(first, how many) parts of a run, small enough to show progress."""
    size = max(1, min(10, games // (4 * workers) or 1))
    return [(k, min(size, games - k)) for k in range(0, games, size)]


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes started inside ignore Ctrl-C, which is meant for their parent; the parent handles it afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def spread(job: Callable[..., R], fixed: tuple[object, ...], games: int, workers: int, title: str) -> list[R]:
    """Run `job(*fixed, first, count)` for all parts; the results come in the order in which the parts finish."""
    if games < 1:
        raise InputError(f"--games is {games}; expected 1 or more")
    if workers < 0:
        raise InputError(f"--workers is {workers}; expected 0 (all cores) or more")
    workers = min(workers or os.cpu_count() or 1, games)
    parts = chunks(games, workers)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results = alone(job, fixed, parts) if workers == 1 else together(job, fixed, parts, workers)
    out: list[R] = []
    done = 0
    is_watched = sys.stderr.isatty()
    told_at = time.monotonic()
    try:
        with (
            Progress(*columns, console=Console(stderr=True), disable=not is_watched) as bar,
            closing(results),
        ):
            task = bar.add_task(title, total=games)
            for result, count in results:
                out.append(result)
                done += count
                bar.advance(task, count)
                if not is_watched and time.monotonic() - told_at >= MINUTE and done < games:
                    told_at = time.monotonic()
                    print(f"{title}: {done} of {games} games", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        raise Stopped(f"stopped after {done} of {games} games") from None
    return out


def alone(
    job: Callable[..., R], fixed: tuple[object, ...], parts: list[tuple[int, int]]
) -> Generator[tuple[R, int], None, None]:
    """Run the parts one after another in this process."""
    for first, count in parts:
        yield job(*fixed, first, count), count


def together(
    job: Callable[..., R], fixed: tuple[object, ...], parts: list[tuple[int, int]], workers: int
) -> Generator[tuple[R, int], None, None]:
    """Run the parts in several processes, none of which outlives an interruption.

    Leaving the pool waits until its thread has noticed that the processes are gone and has closed its pipes: a thread
    that does so while the interpreter is ending makes Python print a traceback about a bad file descriptor.
    """
    with ProcessPoolExecutor(workers) as pool:
        try:
            with ignoring_interrupts():
                futures = {pool.submit(job, *fixed, first, count): count for first, count in parts}
            for future in as_completed(futures):
                yield future.result(), futures[future]
        except BaseException:
            for process in multiprocessing.active_children():
                process.terminate()
            raise
