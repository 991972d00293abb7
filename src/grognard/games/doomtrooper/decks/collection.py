"""A collection: how many copies of which cards somebody owns, read from any list, and what a deck lacks in it."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Mapping

from grognard.games.doomtrooper.decks import Deck, Problem, copies, parse
from grognard.games.doomtrooper.facts import Fact, facts

MOST_OWNED = 9999  # copies of one card on a line


class Collection:
    """Copies by code, and the lines that could not be read."""

    __slots__ = ("mistakes", "owned")

    def __init__(self, owned: Mapping[str, int], mistakes: list[Problem]) -> None:
        self.owned = {code: owned[code] for code in facts() if owned.get(code)}  # in order of code
        self.mistakes = mistakes


def read(text: str, suggested: int = 1000) -> Collection:
    """The collection of a list: a card per line, with a count before or behind it, or the cells of a table.

    For this many mistakes it is looked up which cards may be meant. What is listed twice is owned twice.
    """
    listed = parse(text, "", suggested, MOST_OWNED)
    return Collection(copies((*listed.library, *listed.sideboard)), listed.reading.mistakes)


def lacking(deck: Deck, owned: Mapping[str, int]) -> list[tuple[int, Fact]]:
    """How many copies of which cards a deck and its sideboard need and their player does not own."""
    needed: Counter[str] = copies((*deck.library, *deck.sideboard))
    return [(count - owned.get(code, 0), facts()[code]) for code, count in needed.items() if count > owned.get(code, 0)]


def as_text(owned: Mapping[str, int]) -> str:
    """A line per card, as decks have them."""
    return "".join(f"{count} {facts()[code].name}\n" for code, count in owned.items())


def as_table(owned: Mapping[str, int]) -> str:
    """Comma-separated cells for a spreadsheet: code, name, set and count."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(("code", "name", "set", "count"))
    rows.writerows((code, facts()[code].name, facts()[code].set, count) for code, count in owned.items())
    return out.getvalue()
