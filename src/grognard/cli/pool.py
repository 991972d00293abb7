"""Work in chunks over processes, with a progress bar for people; the result does not depend on how it is split."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from grognard.core.game import Oops

R = TypeVar("R")


def chunks(games: int, workers: int) -> list[tuple[int, int]]:
    """(first, how many) parts of a run, small enough to show progress."""
    size = max(1, min(50, games // (4 * workers) or 1))
    return [(k, min(size, games - k)) for k in range(0, games, size)]


def spread(job: Callable[..., R], fixed: tuple[object, ...], games: int, workers: int, title: str) -> Iterator[R]:
    """`job(*fixed, first, count)` for all parts, in whatever order they finish."""
    if games < 1:
        raise Oops(f"--games is {games}; expected 1 or more")
    if workers < 0:
        raise Oops(f"--workers is {workers}; expected 0 (all cores) or more")
    workers = min(workers or os.cpu_count() or 1, games)
    parts = chunks(games, workers)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(title, total=games)
        if workers == 1:
            for first, count in parts:
                yield job(*fixed, first, count)
                bar.advance(task, count)
            return
        with ProcessPoolExecutor(workers) as pool:
            futures = {pool.submit(job, *fixed, first, count): count for first, count in parts}
            for future in as_completed(futures):
                yield future.result()
                bar.advance(task, futures[future])
