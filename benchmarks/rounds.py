"""Rounds over all engines, each run in a process of its own, so that a noisy moment hits all alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from benchmarks.engines import OURS, ROOT, Engine, LeftOut, last_line
from benchmarks.figures import Row

ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
TRIAL = 0.05  # seconds


def run(engine: Engine, seconds: float) -> dict[str, Any]:
    """What the engine's runner answers."""
    variables = {key: value for key, value in os.environ.items() if key != "GROGNARD_PURE"} | ONE_THREAD
    if engine.pure:
        variables["GROGNARD_PURE"] = "1"
    command = [str(engine.python), "-m", f"benchmarks.runners.{engine.runner}", str(seconds), *engine.arguments]
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=variables, capture_output=True, text=True, timeout=120 + 20 * seconds
        )
    except (OSError, subprocess.TimeoutExpired) as e:
        raise LeftOut(f"cannot be run: {last_line(str(e))}") from None
    if done.returncode:
        raise LeftOut(f"cannot be run: {last_line(done.stderr)}")
    answer: dict[str, Any] = json.loads(last_line(done.stdout))
    return answer


def tell(what: str) -> None:
    """Show progress on one line of a terminal; an empty text clears the line."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{what}", end="", file=sys.stderr, flush=True)
    elif what:
        print(what, file=sys.stderr, flush=True)


def leave_out(name: object, why: LeftOut) -> None:
    """Say which engine will be missing from the table, and why."""
    tell("")
    print(f"left out: {name}: {why}", file=sys.stderr, flush=True)


def tried(engines: Sequence[Engine]) -> dict[Engine, bool | None]:
    """The engines that run here, each with whether it is compiled; ours only once if both cores are the same."""
    kinds: dict[Engine, bool | None] = {}
    for k, engine in enumerate(engines, start=1):
        tell(f"trying {k} of {len(engines)}: {engine}")
        try:
            compiled = run(engine, TRIAL).get("compiled")
        except LeftOut as e:
            leave_out(engine, e)
            continue
        if engine.name != OURS or engine.pure or compiled:
            kinds[engine] = compiled
    return kinds


def measured(engines: Sequence[Engine], rounds: int, seconds: float) -> list[Row]:
    """Measure every engine that runs here once per round, one after another."""
    kinds = tried(engines)
    runs: dict[Engine, list[dict[str, Any]]] = {engine: [] for engine in kinds}
    for number in range(1, rounds + 1):
        for k, engine in enumerate(list(runs), start=1):
            tell(f"round {number} of {rounds}, {k} of {len(runs)}: {engine}")
            try:
                runs[engine].append(run(engine, seconds))
            except LeftOut as e:
                leave_out(engine, e)
                del runs[engine]
    tell("")
    return [
        Row(
            engine.name,
            engine.game,
            engine.way,
            kinds[engine],
            [round(answer["value"]) for answer in answers],
            [round(answer["loops"]) for answer in answers if "loops" in answer],
            answers[0].get("counts", {}),
        )
        for engine, answers in runs.items()
    ]
