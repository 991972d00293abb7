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
FILES = {"peers": "benchmarks", "growth": "growth", "crowd": "crowd"}  # part → its data and picture in docs
KIB = 1024
MICRO = 1e6
CORES = ("compiled", "interpreted")
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
    """Each row of a peer with the ratios of our games to it, both driven by a Python loop."""
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
    """A table that reads well in a terminal and in Markdown; cells that begin with a digit are aligned right."""
    widths = [max(len(line[k]) for line in (head, *lines)) for k in range(len(head))]
    right = [bool(lines) and all(line[k][:1].isdigit() for line in lines) for k in range(len(head))]

    def row(cells: Sequence[str]) -> str:
        padded = (c.rjust(w) if r else c.ljust(w) for c, w, r in zip(cells, widths, right, strict=True))
        return f"| {' | '.join(padded)} |"

    rule = (("-" * (w + 1)) + (":" if r else "-") for w, r in zip(widths, right, strict=True))
    return "\n".join([row(head), f"|{'|'.join(rule)}|", *map(row, lines)])


def speeds(rows: Sequence[Row]) -> str:
    """Decisions per second of every row, with their spread."""
    head = ("engine", "game", "driven by", "core", "decisions per second", "least", "most", "per million iterations")
    return table(
        head,
        [(r.engine, r.game, r.way, r.kind, *map(figure, (r.middle, r.low, r.high, median(r.per_loop)))) for r in rows],
    )


def ratio_table(rows: Sequence[Row]) -> str:
    """How many times as fast as each peer our games play."""
    found = compared(rows)
    head = ["ours / peer", *(f"{row.game}, {row.kind}" for row, _ in found[0][1])] if found else ["ours / peer"]
    return table(
        head,
        [(f"{peer.engine} {peer.game}, {peer.way}", *(f"{times:.2f}" for _, times in cells)) for peer, cells in found],
    )


def shares(rows: Sequence[Row]) -> str:
    """How much of the speed of `grognard bench` a plain loop over the public API reaches."""
    loops = {(row.game, row.kind): row for row in rows if row.way == LOOP}
    pairs = [(row, loops[row.game, row.kind]) for row in rows if row.way == BENCH and (row.game, row.kind) in loops]
    return table(
        ("game", "core", BENCH, LOOP, "share kept"),
        [(a.game, a.kind, figure(a.middle), figure(b.middle), f"{100 * ratio(b, a):.0f} %") for a, b in pairs],
    )


def weights(rows: Sequence[Row]) -> str:
    """The memory of live positions."""
    return table(
        ("game", "core", "KiB per position", "MiB for 10,000"),
        [(r.game, r.kind, f"{r.middle / KIB:.2f}", f"{10_000 * r.middle / KIB**2:.1f}") for r in rows],
    )


def of_core(rows: Sequence[Row], core: str) -> list[Row]:
    """The rows of one core, those with the fewest cards in play first."""
    return sorted((row for row in rows if row.kind == core), key=lambda row: row.counts["cards"])


def growths(rows: Sequence[Row]) -> list[Saved]:
    """How many times as much a decision and an option cost with the most cards in play as with the fewest."""
    out = []
    for core in CORES:
        if found := of_core(rows, core):
            few, many = found[0], found[-1]
            times = ratio(few, many)
            out.append({
                "core": core,
                "from": few.counts["cards"],
                "to": many.counts["cards"],
                "decision": round(times, 3),
                "option": round(times * few.counts["options"] / many.counts["options"], 3),
            })  # fmt: skip
    return out


def growth_lines(rows: Sequence[Row]) -> str:
    """The same in words."""
    return "\n".join(
        f"- {grown['core']}: with {grown['to']} cards in play a decision costs {grown['decision']:.2f} times what it "
        f"costs with {grown['from']}, an option {grown['option']:.2f} times."
        for grown in growths(rows)
    )


def costs(rows: Sequence[Row]) -> str:
    """What a decision and an option cost by the cards in play."""
    head = (
        "cards in play", "cards after", "core", "µs per decision", "least", "most", "to fewest", "options per decision",
        "µs per option",
    )  # fmt: skip
    lines = []
    for core in CORES:
        found = of_core(rows, core)
        for row in found:
            cards, after, options = (row.counts[key] for key in ("cards", "cards_after", "options"))
            micros = [figure(MICRO / speed) for speed in (row.middle, row.high, row.low)]
            grown = f"{ratio(found[0], row):.2f}"
            each = figure(MICRO / row.middle / options)
            lines.append((f"{cards}", f"{after:.1f}", core, *micros, grown, f"{options:.1f}", each))
    return table(head, lines)


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
    if part == "crowd":
        return "\n\n".join((how, growth_lines(rows), costs(rows)))
    return "\n\n".join((how, speeds(rows), weights(rows_in(saved, "memory"))))


def bar(row: Row, label: str, unit: float = 1) -> Bar:
    """A row as a bar; ours are told from the peers by colour."""
    kind = f"{OURS}, {row.kind}" if row.engine == OURS else "peer"
    return Bar(label, row.middle / unit, row.low / unit, row.high / unit, kind)


def crowd_panels(rows: Sequence[Row]) -> list[Panel]:
    """How the cost of a decision grows with the cards in play, and what a decision and an option cost on each core."""
    grown = []
    for core in CORES:
        found = of_core(rows, core)
        for row in found:
            rounds = [few / here for few, here in zip(found[0].per_loop, row.per_loop, strict=True)]
            label = f"{row.counts['cards']} cards in play"
            grown.append(Bar(label, ratio(found[0], row), min(rounds), max(rounds), f"{OURS}, {core}"))
    panels = [Panel("Cost of a decision, relative to the fewest cards", grown)]
    for core in CORES:
        for each in ("decision", "option"):
            bars = []
            for row in of_core(rows, core):
                share = MICRO / (row.counts["options"] if each == "option" else 1)
                label = f"{row.counts['cards']} cards in play"
                bars.append(Bar(label, share / row.middle, share / row.high, share / row.low, f"{OURS}, {core}"))
            panels.append(Panel(f"µs per {each}, {core}", bars))
    return panels


def drawn(part: str, saved: Saved) -> str:
    """The picture of a part."""
    rows = rows_in(saved)
    if part == "growth":
        memory = [bar(row, row.game, KIB) for row in rows_in(saved, "memory")]
        speed = [bar(row, row.game) for row in rows]
        return picture(
            [Panel("Decisions per second, one core", speed), Panel("KiB of memory per live position", memory)]
        )
    if part == "crowd":
        return picture(crowd_panels(rows))
    fastest_first = sorted(rows, key=lambda row: -row.middle)
    speed = [bar(r, f"{r.game if r.engine == OURS else f'{r.engine} {r.game}'}, {r.way}") for r in fastest_first]
    return picture([Panel("Decisions per second, one core, logarithmic scale", speed, logarithmic=True)])


def put(page: str, part: str, tables: str) -> str:
    """The page with the tables of a part put between its two marks."""
    return re.sub(
        rf"(<!-- {part}: .*? -->\n).*?(<!-- end of {part} -->)",
        lambda found: f"{found[1]}\n{tables}\n\n{found[2]}",
        page,
        flags=re.DOTALL,
    )


def write_docs(part: str, saved: Saved) -> None:
    """Write the figures, the picture and the tables that the documentation shows."""
    write_json(DOCS / f"{FILES[part]}.json", saved)
    (DOCS / f"{FILES[part]}.svg").write_text(drawn(part, saved), "utf-8")
    PAGE.write_text(put(PAGE.read_text("utf-8"), part, words(part, saved)), "utf-8")


def write_json(path: Path, value: Any) -> None:
    """Write a file of figures."""
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", "utf-8")
