"""What the runners share: the clock, the plain loop beside it, and the line of JSON they answer with."""

from __future__ import annotations

import gc
import json
import random
import sys
import time
from collections.abc import Callable
from statistics import fmean

Rate = Callable[[float], float]  # decisions per second, measured for a number of seconds
SLICES = 20  # slices of a run, with the plain loop between them: the machine may change its pace many times per second
TURNS = 200_000


def arguments() -> list[str]:
    """What the runner is asked to play; the seconds come before it."""
    return sys.argv[2:]


def reference() -> float:
    """Iterations per second of a plain loop: how fast this machine runs Python just now."""
    start = time.process_time()
    total = 0
    for k in range(TURNS):
        total += k & 3
    return TURNS / (time.process_time() - start)


def rate_of(play: Callable[[], int]) -> Rate:
    """The rate of a function that plays one game and tells how many decisions it took."""

    def rate(seconds: float) -> float:
        decisions = 0
        start = time.process_time()
        elapsed = 0.0
        while elapsed < seconds:
            decisions += play()
            elapsed = time.process_time() - start
        return decisions / elapsed

    return rate


def answer(value: float, **facts: object) -> None:
    """Print the runner's last line; nothing else of its output is read."""
    print(json.dumps({"value": value} | facts))


def measure(rate: Rate, **facts: object) -> None:
    """Measure for the requested seconds, after a tenth of them to warm up."""
    seconds = float(sys.argv[1])
    random.seed(1)
    rate(seconds / 10)
    gc.disable()  # no garbage collection, as in timeit, for all engines alike
    decisions, loops = [], [reference()]
    for _ in range(SLICES):
        decisions.append(rate(seconds / SLICES))
        loops.append(reference())
    answer(fmean(decisions), loops=fmean(loops), **facts)
