"""What a run leaves behind: the file of its figures, and the tables and pictures drawn from that file alone."""

from __future__ import annotations

import json
import platform
import re
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

import grognard
from benchmarks.engines import BENCH, LISTED, LOOP, OURS, ROOT
from benchmarks.figures import Row, ratio, row_of
from benchmarks.plot import Bar, Panel, figure, picture

DOCS = ROOT / "docs"
PAGE = DOCS / "benchmarks.md"
FILES = {"peers": "benchmarks", "growth": "growth"}  # part → its data and picture in docs
KIB = 1024
Saved = dict[str, Any]


def about(rows: Sequence[Row], rounds: int, seconds: float) -> Saved:
    """When, with what and how it was measured."""
    measured = {row.engine for row in rows}
    packages = {OURS: [f"grognard=={grognard.__version__}"]} | {p["name"]: p["packages"] for p in LISTED["peers"]}
    return {
        "date": date.today().isoformat(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": f"{platform.system()} {platform.machine()}",
        "rounds": rounds,
        "seconds": seconds,
        "packages": {name: pins for name, pins in packages.items() if name in measured},
    }


def compared(rows: Sequence[Row]) -> list[tuple[Row, list[tuple[Row, float]]]]:
    """Each row of a peer with the ratios to it of our games, driven by a Python loop as the peers are."""
    ours = [row for row in rows if row.engine == OURS and row.way == LOOP]
    return [(peer, [(row, ratio(row, peer)) for row in ours]) for peer in rows if peer.engine != OURS]


def ratios(rows: Sequence[Row]) -> list[Saved]:
    """The same for a file."""
    return [
        {"ours": row.label, "peer": peer.label, "ratio": round(times, 3)}
        for peer, found in compared(rows)
        for row, times in found
    ]


def table(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table that reads well in a terminal and in Markdown; what has a digit first is set to the right."""
    widths = [max(len(line[k]) for line in (head, *lines)) for k in range(len(head))]
    right = [bool(lines) and all(line[k][:1].isdigit() for line in lines) for k in range(len(head))]

    def row(cells: Sequence[str]) -> str:
        padded = (c.rjust(w) if r else c.ljust(w) for c, w, r in zip(cells, widths, right, strict=True))
        return f"| {' | '.join(padded)} |"

    rule = (("-" * (w + 1)) + (":" if r else "-") for w, r in zip(widths, right, strict=True))
    return "\n".join([row(head), f"|{'|'.join(rule)}|", *map(row, lines)])


def speeds(rows: Sequence[Row]) -> str:
    """Decisions a second of every row, with their spread."""
    head = ("engine", "game", "driven by", "core", "decisions a second", "least", "most", "to a million turns")
    return table(
        head,
        [(r.engine, r.game, r.way, r.kind, *map(figure, (r.middle, r.low, r.high, median(r.per_loop)))) for r in rows],
    )


def ratio_table(rows: Sequence[Row]) -> str:
    """How many times as fast as each peer our games are decided."""
    found = compared(rows)
    head = ["ours / peer", *(f"{row.game}, {row.kind}" for row, _ in found[0][1])] if found else ["ours / peer"]
    return table(
        head,
        [(f"{peer.engine} {peer.game}, {peer.way}", *(f"{times:.2f}" for _, times in cells)) for peer, cells in found],
    )


def shares(rows: Sequence[Row]) -> str:
    """What a plain loop over the public API keeps of the speed that `grognard bench` finds."""
    loops = {(row.game, row.kind): row for row in rows if row.way == LOOP}
    pairs = [(row, loops[row.game, row.kind]) for row in rows if row.way == BENCH and (row.game, row.kind) in loops]
    return table(
        ("game", "core", BENCH, LOOP, "share kept"),
        [(a.game, a.kind, figure(a.middle), figure(b.middle), f"{100 * ratio(b, a):.0f} %") for a, b in pairs],
    )


def weights(rows: Sequence[Row]) -> str:
    """The memory of live positions."""
    return table(
        ("game", "core", "KiB a position", "MiB for 10,000"),
        [(r.game, r.kind, f"{r.middle / KIB:.2f}", f"{10_000 * r.middle / KIB**2:.1f}") for r in rows],
    )


def rows_in(saved: Saved, key: str = "rows") -> list[Row]:
    """The rows of a file."""
    return [row_of(row) for row in saved[key]]


def words(part: str, saved: Saved) -> str:
    """The tables of a part, with what they were measured with."""
    told = saved["about"]
    names = {pin.partition("==")[0]: pin.replace("==", " ") for pins in told["packages"].values() for pin in pins}
    main = ", ".join(names[name] for name in ("grognard", "rlcard", "open-spiel", "pettingzoo") if name in names)
    how = f"{told['python']} on {told['platform']}, {told['date']}; {main}."
    rows = rows_in(saved)
    if part == "peers":
        return "\n\n".join((how, speeds(rows), ratio_table(rows), shares(rows)))
    return "\n\n".join((how, speeds(rows), weights(rows_in(saved, "memory"))))


def bar(row: Row, label: str, unit: float = 1) -> Bar:
    """A row as a bar; ours are told from the peers by colour."""
    kind = f"{OURS}, {row.kind}" if row.engine == OURS else "peer"
    return Bar(label, row.middle / unit, row.low / unit, row.high / unit, kind)


def drawn(part: str, saved: Saved) -> str:
    """The picture of a part."""
    rows = rows_in(saved)
    if part == "growth":
        memory = [bar(row, row.game, KIB) for row in rows_in(saved, "memory")]
        speed = [bar(row, row.game) for row in rows]
        return picture([Panel("Decisions a second, one core", speed), Panel("KiB of memory a live position", memory)])
    fastest_first = sorted(rows, key=lambda row: -row.middle)
    speed = [bar(r, f"{r.game if r.engine == OURS else f'{r.engine} {r.game}'}, {r.way}") for r in fastest_first]
    return picture([Panel("Decisions a second, one core, logarithmic scale", speed, logarithmic=True)])


def put(page: str, part: str, tables: str) -> str:
    """A page with the tables of a part between its two marks."""
    return re.sub(
        rf"(<!-- {part}: .*? -->\n).*?(<!-- end of {part} -->)",
        lambda found: f"{found[1]}\n{tables}\n\n{found[2]}",
        page,
        flags=re.DOTALL,
    )


def write_docs(part: str, saved: Saved) -> None:
    """The figures, the picture and the tables that the documentation shows."""
    write_json(DOCS / f"{FILES[part]}.json", saved)
    (DOCS / f"{FILES[part]}.svg").write_text(drawn(part, saved), "utf-8")
    PAGE.write_text(put(PAGE.read_text("utf-8"), part, words(part, saved)), "utf-8")


def write_json(path: Path, value: Any) -> None:
    """A file of figures."""
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", "utf-8")
