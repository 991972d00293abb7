"""`python -m benchmarks.costs`: instructions per decision and processor time of compiling, beside baseline.json.

Instructions do not depend on how busy the machine is. What has grown by more than 3 % is reported.

`--keep` writes the figures as the new baseline, after a change whose cost is accepted.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Final, NamedTuple, TypeAlias

import typer

from grognard import compiled

BASELINE: Final = Path(__file__).with_name("baseline.json")
TIMES: Final = "times.json"  # in a build: processor seconds by library
GROWTH: Final = 0.03
COLLECTED: Final = re.compile(r"Collected : (\d+)")
NO_VALGRIND: Final = "valgrind is not here, so no instructions are counted: apt-get install valgrind"

Figures: TypeAlias = dict[str, dict[str, float]]  # by kind and name


class Games(NamedTuple):
    """The games of one set-up whose instructions are counted."""

    game: str
    variant: str
    seats: int
    compiled: tuple[int, int]  # how many games are played in the shorter and in the longer run
    interpreted: tuple[int, int]

    @property
    def name(self) -> str:
        return f"{self.game} {self.variant}, {self.seats} seats"


TABLES: Final = (
    Games("rush", "standard", 4, (5, 25), (1, 5)),
    Games("battlegrounds", "battle", 4, (5, 25), (1, 5)),
    Games("battlegrounds", "family", 4, (5, 25), (1, 5)),
    Games("doomtrooper", "tournament", 2, (5, 25), (1, 5)),
)


class Problem(Exception):
    """Something cannot be measured here; the message is one sentence."""


def counted(table: Games, games: int, is_compiled: bool) -> tuple[int, int]:
    """Instructions and decisions of a number of games, start-up included."""
    environment = {**os.environ, "PYTHONHASHSEED": "0", "GROGNARD_PURE": "" if is_compiled else "1"}
    words = ["benchmarks.runners.fixed", table.game, table.variant, str(table.seats), str(games)]
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command = [*valgrind, sys.executable, "-m", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    found = COLLECTED.search(done.stderr)
    if done.returncode or found is None:
        raise Problem(f"{table.name}: {' '.join(done.stderr.split()[-20:])}")
    decisions, was_compiled = map(int, done.stdout.split())
    if bool(was_compiled) is not is_compiled:
        raise Problem("the compiled engine does not fit the sources: run 'make setup'")
    return int(found[1]), decisions


def per_decision(table: Games, is_compiled: bool) -> float:
    """Instructions per decision: the difference of two runs, so that starting Python counts for nothing."""
    short, long = table.compiled if is_compiled else table.interpreted
    instructions, decisions = counted(table, long, is_compiled)
    before, fewer = counted(table, short, is_compiled)
    return (instructions - before) / (decisions - fewer)


def instructions() -> dict[str, float]:
    """Instructions per decision of every table, compiled and interpreted."""
    if shutil.which("valgrind") is None:
        raise Problem(NO_VALGRIND)
    out: dict[str, float] = {}
    for table in TABLES:
        for is_compiled in (True, False):
            how = "compiled" if is_compiled else "interpreted"
            try:
                out[f"{table.name}, {how}"] = round(per_decision(table, is_compiled))
            except Problem as e:
                print(f"not counted: {table.name}, {how}: {e}", file=sys.stderr)
    return out


def compile_times(build: Path) -> dict[str, float]:
    """Processor seconds that compiling took, for the core and for each game with all its libraries."""
    try:
        times: dict[str, float] = json.loads((build / TIMES).read_text("utf-8"))
    except FileNotFoundError:
        raise Problem("no compile times are known: 'make setup' writes them when it compiles the engine") from None
    out: dict[str, float] = {}
    for library, seconds in times.items():
        game = library.removeprefix("grognard_").split("_")[0]
        out[game] = round(out.get(game, 0.0) + seconds, 1)
    return out


def circumstances() -> dict[str, str]:
    """What the figures depend on besides the sources."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    told = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False) if compiler else None
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": told.stdout.partition("\n")[0] if told else "none",
        "machine": platform.machine(),
    }


def grown(before: Mapping[str, float], now: Mapping[str, float], most: float = GROWTH) -> list[str]:
    """One sentence for each figure that has grown by more than a share, the worst first."""
    shares = {name: now[name] / old - 1 for name, old in before.items() if name in now and old > 0}
    worst = sorted((share, name) for name, share in shares.items() if round(share, 6) > most)
    return [f"{name}: {before[name]:,g} → {now[name]:,g}, {share:+.1%}" for share, name in reversed(worst)]


def table_of(kind: str, before: Mapping[str, float], now: Mapping[str, float]) -> str:
    """All figures of a kind beside those of the baseline."""
    lines = [kind]
    for name in [*now, *(name for name in before if name not in now)]:
        old, new = before.get(name), now.get(name)
        change = f"{new / old - 1:+.1%}" if old and new is not None else ""
        figures = "".join(f"{'-' if value is None else f'{value:,g}':>12}" for value in (old, new))
        lines.append(f"  {name:46}{figures}  {change}".rstrip())
    return "\n".join(lines)


def compared(baseline: Figures, found: Figures) -> str:
    """Everything that was measured and, at the end, what has grown too much."""
    parts = [table_of(kind, baseline.get(kind, {}), figures) for kind, figures in found.items()]
    worse = [f"{kind}, {line}" for kind, figures in found.items() for line in grown(baseline.get(kind, {}), figures)]
    if worse:
        parts.append("\n".join([f"grown by more than {GROWTH:.0%}:", *(f"  {line}" for line in worse)]))
    else:
        parts.append(f"nothing has grown by more than {GROWTH:.0%}")
    return "\n\n".join(parts)


def measured() -> Figures:
    """Measure what can be measured here, and say in a sentence what cannot."""
    kinds: dict[str, Callable[[], dict[str, float]]] = {
        "instructions per decision": instructions,
        "processor seconds of compiling": lambda: compile_times(compiled.fitting_build()),
    }
    found: Figures = {}
    for kind, measure in kinds.items():
        try:
            found[kind] = measure()
        except Problem as e:
            print(e, file=sys.stderr)
    return found


def main(keep: Annotated[bool, typer.Option("--keep", help="Write the figures as the new baseline.")] = False) -> None:
    """Compare the costs of the engine with the baseline."""
    kept = json.loads(BASELINE.read_text("utf-8")) if BASELINE.is_file() else {}
    here = circumstances()
    there = kept.pop("circumstances", here)
    found = measured()
    print(compared(kept, found))
    if there != here:
        print(f"the baseline was measured with {', '.join(there.values())}; here it is {', '.join(here.values())}")
    if keep:
        kept.update({kind: figures for kind, figures in found.items() if figures})
        BASELINE.write_text(json.dumps({"circumstances": here, **kept}, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    typer.run(main)
