"""`grognard cards nodes` and `grognard cards new`: help for authors of cards."""

from __future__ import annotations

import grognard
from grognard.cli import common
from grognard.core.game import InputError


def show_nodes(game: str, as_json: bool) -> None:
    """Print every node, parameter, part and power of a card language with the number of cards that use it."""
    rows = grognard.load(game).cards.nodes()
    if not rows:
        raise InputError(f"{game} has no card language; expected doomtrooper")
    if as_json:
        common.print_json(rows)
        return
    for row in rows:
        if "power" in row:
            print(f"{row['cards']:4}  {row['power']}: power")
            continue
        if "part" in row:
            print(f"{row['cards']:4}  {row['part']}: part, {row['type']}")
        else:
            print(f"{row['cards']:4}  {row['node']}")
        for name, count in (row["nodes"] if "part" in row else row["parameters"]).items():
            print(f"{count:10}  {name}")


def show_sketch(game: str, code: str, as_json: bool) -> None:
    """Print a card's facts, a line to fill in, the page it goes on and the tests it needs."""
    if not code:
        raise InputError("cards new prints one card: give its code, as in `cards new 01002`")
    row = grognard.load(game).cards.sketch(code)
    if as_json:
        common.print_json(row)
        return
    print(f"{row['code']} {row['name']}")
    for name, value in row["facts"].items():
        print(f"  {name:13}{' '.join(value) if isinstance(value, list) else value}".rstrip())
    said = {
        "new": f"Goes on {row['page']}:",
        "playable": f"Can be played; stands at {row['stands']}:",
    }
    print(f"\n{said[row['state']]}\n")
    print("\n".join(f"    {line}" for line in row["source"].splitlines()))
    print("\nIts tests:")
    for test in row["tests"]:
        print(f"  - {test}")
