"""Decks as people write them down: read, checked against the rules, written again; and ours (README.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import PurePath
from types import MappingProxyType

from grognard.core.game import InputError, Json
from grognard.games.doomtrooper.facts import Fact, facts, named, similar
from grognard.games.doomtrooper.text import decks as sayings
from grognard.games.doomtrooper.words import MOST_COPIES
from grognard.text.lang import sentence

SMALLEST_LIBRARY = 60  # DT-330
SIDEBOARD = 25  # DT-343

Cards = tuple[tuple[int, str], ...]
Slip = tuple[str, sayings.Told]  # a saying and its facts

COUNTED = re.compile(r"(?P<count>[+-]?[0-9][0-9.,]*)(?:[xX]\s*|\s*×\s*|\s+[xX](?:\s+|$)|\s+|$)(?P<name>.*)")
COUNT = re.compile(r"0*[1-9][0-9]?")
HEADING = re.compile(r"sideboard\s*:?", re.IGNORECASE)


class Problem:
    """What is wrong with a deck: the line, the rule where there is one, and the facts that a sentence needs."""

    __slots__ = ("code", "line", "rule", "told")

    def __init__(self, line: int, rule: str | None, code: str, told: sayings.Told) -> None:
        self.line = line  # counted from 1; 0 for a deck that was not read from a text
        self.rule = rule
        self.code = code  # of its saying
        self.told = told

    def __repr__(self) -> str:
        return f"Problem({self.line!r}, {self.rule!r}, {self.message!r})"

    @property
    def message(self) -> str:
        """A sentence with what is expected, in English, as commands say it."""
        return sayings.said(self.code, self.told)

    def said(self, lang: str) -> str:
        """The same for a reader of a language."""
        return sentence(sayings.said(self.code, self.told, lang, sayings.titled(lang)) + ".")

    @property
    def cards(self) -> list[Fact]:
        """The card that is too much, or those that may be meant."""
        card, cards = self.told.get("card"), self.told.get("cards", ())
        found = [card] if isinstance(card, Fact) else list(cards) if isinstance(cards, (list, tuple)) else []
        return found[: sayings.MOST_NAMED]


class Reading:
    """Where the parts and cards of a deck stand in its text, and what could not be read there."""

    __slots__ = ("lines", "mistakes", "starts", "unread")

    def __init__(self) -> None:
        self.starts = [0, 0]  # the first line of the library and of the sideboard
        self.lines: tuple[list[int], list[int]] = [], []  # of each card of the library and of the sideboard
        self.unread = [0, 0]  # how many cards of each have no name that we know
        self.mistakes: list[Problem] = []


class Deck:
    """A name, a library and a sideboard: how many copies of which cards, by code."""

    __slots__ = ("library", "name", "reading", "sideboard")

    def __init__(
        self,
        name: str,
        library: Sequence[tuple[int, str]],
        sideboard: Sequence[tuple[int, str]] = (),
        reading: Reading | None = None,
    ) -> None:
        self.name = name
        self.library: Cards = tuple(library)
        self.sideboard: Cards = tuple(sideboard)
        self.reading = reading or Reading()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and (
            (self.name, self.library, self.sideboard) == (other.name, other.library, other.sideboard)
        )

    def __hash__(self) -> int:
        return hash((self.name, self.library, self.sideboard))

    def __repr__(self) -> str:
        return f"Deck({self.name!r}, {self.library!r}, {self.sideboard!r})"

    @property
    def sizes(self) -> tuple[int, int]:
        """How many cards the library and the sideboard have, those with unknown names among them."""
        library, sideboard = self.reading.unread
        return library + sum(n for n, _ in self.library), sideboard + sum(n for n, _ in self.sideboard)

    def entries(self) -> Iterator[tuple[int, int, str]]:
        """Line, count and code of every card, in order."""
        for cards, lines in zip((self.library, self.sideboard), self.reading.lines, strict=True):
            for k, (count, code) in enumerate(cards):
                yield (lines[k] if lines else 0), count, code


def parse(text: str, file: str, suggested: int = 1000) -> Deck:
    """The deck of a text; what cannot be read is kept, line by line, for `problems`.

    For so many mistakes it is looked up which cards may be meant, which takes a while.
    """
    lines = text.removeprefix("\ufeff").split("\n")
    title = lines[0].strip()
    name = title.lstrip("#").strip() if title.startswith("#") else ""
    parts: tuple[list[tuple[int, str]], list[tuple[int, str]]] = [], []
    reading = Reading()
    part = 0
    for number, line in enumerate(lines, start=1):
        words = line.partition("#")[0].strip()
        if not words:
            continue
        if HEADING.fullmatch(words):
            part = 1
        reading.starts[part] = reading.starts[part] or number
        if HEADING.fullmatch(words):
            continue
        count, found, wrong = read_line(words, len(reading.mistakes) < suggested)
        if wrong is not None:
            reading.mistakes.append(Problem(number, None, *wrong))
        if found is None:
            reading.unread[part] += count
        else:
            parts[part].append((count, found.code))
            reading.lines[part].append(number)
    reading.starts[0] = reading.starts[0] or 1
    return Deck(name or PurePath(file).stem, *parts, reading)


def read_line(words: str, suggests: bool = True) -> tuple[int, Fact | None, Slip | None]:
    """A line's count and card, and what is wrong with it; a count that makes no sense counts for nothing."""
    match = COUNTED.fullmatch(words)
    told, name = (match["count"], match["name"]) if match else ("1", words)
    if not COUNT.fullmatch(told):
        return 0, None, ("bad_count", {"typed": told})
    count = int(told)
    if not name:
        return 0, None, ("no_name", {"typed": words})
    found = named(name)
    if len(found) == 1:
        return count, found[0], None
    if found:
        return count, None, ("ambiguous", {"typed": name, "cards": found})
    if suggests and (close := similar(name)):
        return count, None, ("similar", {"typed": name, "cards": close})
    return count, None, ("unknown", {"typed": name})


def quoted(words: str) -> str:
    """A piece of a text, short enough for a sentence."""
    return repr(words if len(words) <= 60 else f"{words[:59]}…")


def problems(deck: Deck, restricted: bool = False, executable: Container[str] | None = None) -> list[Problem]:
    """Everything that is wrong with a deck, by line.

    `restricted` counts the list of cards that are limited to one copy or none; `executable` holds the codes of the
    cards that can be played with, where only those are welcome.
    """
    found = [*deck.reading.mistakes, *wrong_sizes(deck), *too_many_copies(deck, restricted)]
    if executable is not None:
        found += not_executable(deck, executable)
    return sorted(found, key=lambda problem: problem.line)


def wrong_sizes(deck: Deck) -> Iterator[Problem]:
    """DT-330, DT-343: a library of too few cards, or a sideboard of more or fewer than its 25."""
    (library, sideboard), (first, heading) = deck.sizes, deck.reading.starts
    if library < SMALLEST_LIBRARY:
        yield Problem(first, "DT-330", "too_few", {"n": library, "least": SMALLEST_LIBRARY})
    if sideboard not in (0, SIDEBOARD):  # a player without a sideboard has agreed otherwise
        yield Problem(heading, "DT-343", "bad_sideboard", {"n": sideboard, "wanted": SIDEBOARD})


def so_many(count: int) -> str:
    """So many cards."""
    return "1 card" if count == 1 else f"{count} cards"


def too_many_copies(deck: Deck, restricted: bool) -> Iterator[Problem]:
    """DT-331, DT-A50: the cards of which there are too many copies, each in the line where they become too many."""
    library, sideboard, seen = copies(deck.library), copies(deck.sideboard), Counter[str]()
    for line, count, code in deck.entries():
        fact = facts()[code]
        # DT-A50: the limit of a card counts where the restricted list is used.
        limit = min(MOST_COPIES, fact.limit) if restricted else MOST_COPIES
        if seen[code] <= limit < seen[code] + count:
            total = library[code] + sideboard[code]
            # DT-331 is about the draw pile; that the sideboard counts as well is DT-A50.
            rule = "DT-331" if library[code] > limit == MOST_COPIES else "DT-A50"
            wanted = "at_most" if limit == MOST_COPIES else "restricted" if limit else "banned"
            parts = {"n": total, "library": library[code], "sideboard": sideboard[code], "most": limit}
            saying = "copy" if total == 1 else "copies"
            yield Problem(line, rule, saying, {**parts, "card": fact, "wanted": wanted})
        seen[code] += count


def copies(part: Cards) -> Counter[str]:
    """How many of each card, by code."""
    out = Counter[str]()
    for count, code in part:
        out[code] += count
    return out


def not_executable(deck: Deck, executable: Container[str]) -> Iterator[Problem]:
    """The cards that nobody can play with yet, each in the line where it stands first."""
    seen = set()
    for line, _, code in deck.entries():
        if code not in executable and code not in seen:
            seen.add(code)
            yield Problem(line, None, "not_executable", {"card": facts()[code]})


def write(deck: Deck) -> str:
    """The deck as a text that `parse` reads."""
    name = " ".join(deck.name.split())
    lines = [f"# {name}", ""] if name else []
    lines += [f"{count} {facts()[code].name}" for count, code in deck.library]
    if deck.sideboard:
        lines += ["", "Sideboard:", *(f"{count} {facts()[code].name}" for count, code in deck.sideboard)]
    return "\n".join(lines) + "\n"


def deck_row(deck: Deck) -> Json:
    """A deck as plain values."""
    return {
        "name": deck.name,
        "library": [list(e) for e in deck.library],
        "sideboard": [list(e) for e in deck.sideboard],
    }


def deck_from(row: Json) -> Deck:
    """A deck from its plain values."""
    try:
        library = [(int(count), str(code)) for count, code in row["library"]]
        sideboard = [(int(count), str(code)) for count, code in row.get("sideboard", [])]
    except (KeyError, TypeError, ValueError):
        raise InputError("option decks: expected names of decks or of their files, parted by commas") from None
    for _, code in library + sideboard:
        if code not in facts():
            raise InputError(f"option decks: there is no card {code!r}")
    return Deck(str(row.get("name", "")), library, sideboard)


@cache
def texts() -> Mapping[str, str]:
    """Our decks as they are written down, by the name of their file."""
    files = [path for path in resources.files(__name__).iterdir() if path.name.endswith(".txt")]
    found = sorted((path.name.removesuffix(".txt"), path.read_text("utf-8")) for path in files)
    return MappingProxyType(dict(found))


@cache
def shipped() -> Mapping[str, Deck]:
    """Our decks, by the name of their file."""
    return MappingProxyType({name: parse(text, name) for name, text in texts().items()})
