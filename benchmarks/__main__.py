"""`python -m benchmarks`: measure, print the tables, and write what was asked for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Literal

import typer

from benchmarks import report
from benchmarks.engines import LISTED, LeftOut, beside_peers, by_cards, by_seats, in_memory, peer_engines
from benchmarks.rounds import leave_out, measured


def peers(rounds: int, seconds: float) -> report.Saved:
    """Measure our games beside the peers."""
    engines = beside_peers()
    for peer in LISTED["peers"]:
        try:
            engines += peer_engines(peer)
        except LeftOut as e:
            leave_out(peer["name"], e)
    rows = measured(engines, rounds, seconds)
    return {
        "about": report.about(rows, rounds, seconds),
        "rows": [row.json() for row in rows],
        "ratios": report.ratios(rows),
    }


def growth(rounds: int, seconds: float) -> report.Saved:
    """Measure how the cost of our games grows with the seats, and how much memory a live position takes."""
    rows = measured(by_seats(), rounds, seconds)
    memory = measured(in_memory(), rounds, seconds)
    return {
        "about": report.about(rows, rounds, seconds),
        "rows": [row.json() for row in rows],
        "memory": [row.json() for row in memory],
    }


def crowd(rounds: int, seconds: float) -> report.Saved:
    """Measure how the cost of a decision in Doomtrooper grows with the cards in play."""
    rows = measured(by_cards(), rounds, seconds)
    return {
        "about": report.about(rows, rounds, seconds),
        "rows": [row.json() for row in rows],
        "growth": report.growths(rows),
    }


PARTS = {"peers": peers, "growth": growth, "crowd": crowd}


def main(
    part: Annotated[Literal["peers", "growth", "crowd", "all"], typer.Option(help="What to measure.")] = "all",
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds; every engine runs once per round.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="Processor seconds per run.")] = 2.0,
    json_file: Annotated[Path | None, typer.Option("--json", help="A file for all figures.")] = None,
    docs: Annotated[bool, typer.Option("--docs", help="Write figures, pictures and tables into docs/.")] = False,
    redraw: Annotated[bool, typer.Option("--redraw", help="Measure nothing; draw docs/ again.")] = False,
) -> None:
    """Measure engines side by side on one core."""
    found: dict[str, report.Saved] = {}
    for name in PARTS if part == "all" else (part,):
        if redraw:
            found[name] = json.loads((report.DOCS / f"{report.FILES[name]}.json").read_text("utf-8"))
        else:
            found[name] = PARTS[name](rounds, seconds)
        print(f"{name}\n\n{report.words(name, found[name])}\n")
        if docs or redraw:
            report.write_docs(name, found[name])
    if json_file:
        report.write_json(json_file, found)


if __name__ == "__main__":
    typer.run(main)
