"""The facts of the cards, read once from the files beside this one, and cards found by name (README.md)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib import resources
from types import MappingProxyType

SETS = ("unl", "inq", "wz", "mort", "gol", "apo", "pl", "promo")  # in order of their codes
RATED = ("warrior", "beast", "warzone")  # on other types F, S, A and V only repeat the effect

Ratings = tuple[int | None, int | None, int | None, int | None]
Icons = tuple[str, str, str, str]


class Fact:
    """One card: its names, its numbers and what kind of card it is."""

    __slots__ = (
        "after", "code", "cs", "factions", "icons", "keywords", "limit", "name", "rarity", "ratings", "set", "sides",
        "type",
    )  # fmt: skip

    def __init__(self, cells: Mapping[str, str], set: str) -> None:
        def words(column: str) -> tuple[str, ...]:
            return tuple(text(column).split())

        def text(column: str) -> str:
            return "" if cells[column] == "." else cells[column]

        self.code = cells["code"]
        self.name = cells["name"]
        self.set = set  # the file it stands in
        self.type = cells["type"]
        self.factions = words("factions")
        self.sides = words("side")  # of a warrior
        self.icons: Icons = (cells["F"], cells["S"], cells["A"], cells["V"])  # as written
        self.ratings = ratings(self.icons) if self.type in RATED else None
        self.after = text("after")  # +, -, x, or nothing where the type says it
        self.limit = int(cells["limit"])
        self.rarity = cells["rarity"]
        self.cs = text("cs")  # nothing where it is not known
        self.keywords = frozenset(words("keywords"))

    def __repr__(self) -> str:
        return f"<Fact {self.code} {self.name}>"


def ratings(icons: Icons) -> Ratings:
    """F, S, A and V; None for a dash or a number that varies.

    A question mark means that the text gives F, S and A, so that they count from 0; an auction sets a V.
    """
    f, s, a = (0 if icon == "?" else number(icon) for icon in icons[:3])
    return f, s, a, number(icons[3])


def number(icon: str) -> int | None:
    """A rating that is printed as a number."""
    return int(icon) if re.fullmatch(r"-?\d+", icon) else None


@cache
def facts() -> Mapping[str, Fact]:
    """Every card by its code, in order of code."""
    out: dict[str, Fact] = {}
    for set in SETS:
        text = (resources.files(__name__) / f"{set}.tsv").read_text("utf-8")
        first, *lines = text.splitlines()
        for line in lines:
            fact = Fact(dict(zip(first.split("\t"), line.split("\t"), strict=True)), set)
            out[fact.code] = fact
    return MappingProxyType(out)


def words_of(text: str) -> list[str]:
    """The words of a name however it is typed: without case, accents and punctuation."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return re.findall(r"[^\W_]+", re.sub(r"['’‘`´]", "", bare))


@cache
def titles() -> Mapping[str, tuple[Fact, frozenset[str]]]:
    """English and Czech names, their words run together, with the card and those words."""
    out: dict[str, tuple[Fact, frozenset[str]]] = {}
    for fact in facts().values():
        for name in filter(None, (fact.name, fact.cs)):
            words = words_of(name)
            out["".join(words)] = fact, frozenset(words)
    return MappingProxyType(out)


def named(text: str) -> list[Fact]:
    """The cards that a name may mean, by code: empty if it is unknown, several if it is ambiguous.

    The whole name comes first, then the beginning of one, then words of it in any order.
    """
    words = words_of(text)
    typed = "".join(words)
    if not typed:
        return []
    if typed in titles():
        return [titles()[typed][0]]
    begun = {fact.code for title, (fact, _) in titles().items() if title.startswith(typed)}
    found = begun or {fact.code for fact, among in titles().values() if among.issuperset(words)}
    return [facts()[code] for code in sorted(found)]


def similar(text: str) -> list[Fact]:
    """Up to three cards whose names look like a mistyped one, the likeliest first."""
    close = get_close_matches("".join(words_of(text)), titles(), n=6)
    return list({titles()[title][0].code: titles()[title][0] for title in close}.values())[:3]
