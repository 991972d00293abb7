"""The engines to measure, as `engines.toml` lists them, and the environments of the peers."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
VENVS = ROOT / ".benchmarks"
LISTED: dict[str, Any] = tomllib.loads((Path(__file__).parent / "engines.toml").read_text("utf-8"))
OURS = "grognard"
BENCH = "grognard bench"
LOOP = "public API loop"
MEMORY = "live positions"
CROWD = "cards in play"


class LeftOut(Exception):
    """Why an engine cannot be measured here, in one line."""


@dataclass(frozen=True)
class Engine:
    """One engine at one game, driven in one way: a row of a table."""

    name: str
    game: str  # as the table calls it
    way: str  # how it is driven
    runner: str  # the module that measures it
    arguments: tuple[str, ...]  # of the runner
    python: Path
    pure: bool = False  # for our engines: use the interpreted core only

    def __str__(self) -> str:
        return f"{self.name}, {self.game}, {self.way}" + (", interpreted" if self.pure else "")


def last_line(text: str) -> str:
    """The last line of a failed program's output, which usually says why."""
    lines = text.strip().splitlines()
    return lines[-1].strip() if lines else "no reason given"


def environment(name: str, packages: list[str]) -> Path:
    """The interpreter of a peer's environment with exactly these packages; made first if it is missing."""
    place = VENVS / name.lower()
    python = place / "bin" / "python"
    stamp = place / "packages.txt"
    wanted = "\n".join([sys.version, *packages])
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return python
    print(f"installing {name} into {place.relative_to(ROOT)}", file=sys.stderr, flush=True)
    pip = ["-m", "pip", "-q", "--disable-pip-version-check", "install", "--no-deps"]
    for command in ([sys.executable, "-m", "venv", "--clear", str(place)], [str(python), *pip, *packages]):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise LeftOut(f"cannot be installed: {last_line(done.stderr or done.stdout)}")
    stamp.write_text(wanted, "utf-8")
    return python


def peer_engines(peer: dict[str, Any]) -> list[Engine]:
    """A peer's engines, one for each of its games, ready to run."""
    python = environment(peer["name"], peer["packages"])
    return [
        Engine(peer["name"], game, way, peer["runner"], (game, way), python)
        for game in peer["games"]
        for way in peer["ways"]
    ]


def both(engine: Engine) -> list[Engine]:
    """Our engine twice: with the interpreted core, and with the installed core."""
    return [replace(engine, pure=True), engine]


def our_engine(game: dict[str, Any], seats: int, way: str) -> Engine:
    """One of our games with a number of seats."""
    setup = (game["game"], game["variant"], str(seats))
    title = f"{game['title']}, {seats} seats"
    if way == MEMORY:
        return Engine(OURS, title, way, "memory", setup, Path(sys.executable))
    return Engine(OURS, title, way, "ours", (*setup, way), Path(sys.executable))


def beside_peers() -> list[Engine]:
    """Our games as they are compared with the peers."""
    return [
        engine
        for game in LISTED["ours"]
        for way in (BENCH, LOOP)
        for engine in both(our_engine(game, game["seats"], way))
    ]


def by_seats() -> list[Engine]:
    """Our games with each of the listed numbers of seats."""
    return [
        engine for game in LISTED["ours"] for seats in game["growth"] for engine in both(our_engine(game, seats, BENCH))
    ]


def in_memory() -> list[Engine]:
    """Our games whose live positions are measured in memory."""
    return [engine for game in LISTED["ours"] for engine in both(our_engine(game, game["seats"], MEMORY))]


def by_cards() -> list[Engine]:
    """Doomtrooper from positions with each of the listed numbers of cards in play."""
    return [
        engine
        for cards in LISTED["crowd"]
        for engine in both(
            Engine(OURS, f"Doomtrooper, {cards} cards", CROWD, "crowded", (str(cards),), Path(sys.executable))
        )
    ]
