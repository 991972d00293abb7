"""Decks as people write them: read, checked against the rules, and written again; and our own decks (README.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import PurePath
from types import MappingProxyType

from grognard.core.game import InputError, Json
from grognard.games.doomtrooper.decks.formats import Line, contents_of
from grognard.games.doomtrooper.facts import Fact, facts, named, similar
from grognard.games.doomtrooper.text import decks as sayings
from grognard.games.doomtrooper.words import MOST_COPIES
from grognard.text.lang import sentence

SMALLEST_LIBRARY = 60  # DT-330
SIDEBOARD = 25  # DT-343

Cards = tuple[tuple[int, str], ...]
Slip = tuple[str, sayings.Told]  # a saying and its facts

MOST_ON_A_LINE = 99
COUNT = re.compile(r"0*[1-9][0-9]{0,3}")


class Problem:
    """What is wrong with a deck: the line, the rule if there is one, and the facts for the sentence."""

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
        """An English sentence with what is expected, as commands print it."""
        return sayings.said(self.code, self.told)

    def said(self, lang: str) -> str:
        """The same for a reader of a language."""
        return sentence(sayings.said(self.code, self.told, lang, sayings.titled(lang)) + ".")

    @property
    def cards(self) -> list[Fact]:
        """The card of which there are too many copies, or the cards that may be meant."""
        card, cards = self.told.get("card"), self.told.get("cards", ())
        found = [card] if isinstance(card, Fact) else list(cards) if isinstance(cards, (list, tuple)) else []
        return found[: sayings.MOST_NAMED]


class Reading:
    """The lines of a deck's parts and cards in its text, and what could not be read there."""

    __slots__ = ("lines", "mistakes", "starts", "unread")

    def __init__(self) -> None:
        self.starts = [0, 0]  # the first line of the library and of the sideboard
        self.lines: tuple[list[int], list[int]] = [], []  # of each card of the library and of the sideboard
        self.unread = [0, 0]  # how many cards of each part have unknown names
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
        """How many cards the library and the sideboard have, including those with unknown names."""
        library, sideboard = self.reading.unread
        return library + sum(n for n, _ in self.library), sideboard + sum(n for n, _ in self.sideboard)

    def entries(self) -> Iterator[tuple[int, int, str]]:
        """Line, count and code of every card, in order."""
        for cards, lines in zip((self.library, self.sideboard), self.reading.lines, strict=True):
            for k, (count, code) in enumerate(cards):
                yield (lines[k] if lines else 0), count, code


def parse(text: str, file: str, suggested: int = 1000, most: int = MOST_ON_A_LINE) -> Deck:
    """The deck of a text, in any format that `formats` knows; what cannot be read is kept for `problems`.

    For `suggested` mistakes it is looked up which cards may be meant, which takes a while; a line has at most `most`
    copies.
    """
    contents = contents_of(text)
    parts: tuple[list[tuple[int, str]], list[tuple[int, str]]] = [], []
    reading = Reading()
    reading.starts[1] = contents.sideboard_at
    if contents.broken:
        reading.mistakes.append(Problem(contents.broken_at, None, "broken", {"format": contents.broken}))
    for line in contents.lines:
        part = int(line.is_beside)
        reading.starts[part] = reading.starts[part] or line.number
        count, found, wrong = read_line(line, len(reading.mistakes) < suggested, most)
        if wrong is not None:
            reading.mistakes.append(Problem(line.number, None, *wrong))
        if found is None:
            reading.unread[part] += count
        else:
            parts[part].append((count, found.code))
            reading.lines[part].append(line.number)
    reading.starts[0] = reading.starts[0] or 1
    return Deck(contents.name or PurePath(file).stem, *parts, reading)


def read_line(line: Line, suggests: bool, most: int) -> tuple[int, Fact | None, Slip | None]:
    """A line's count and card, and what is wrong with it; a count that makes no sense counts as 0."""
    count = int(line.count) if COUNT.fullmatch(line.count) else 0
    if not 1 <= count <= most:
        return 0, None, ("bad_count", {"typed": line.count, "most": str(most)})
    if not line.name:
        return 0, None, ("no_name", {"typed": line.typed})
    found = [facts()[line.name]] if line.name in facts() else named(line.name)
    if len(found) == 1:
        return count, found[0], None
    if found:
        return count, None, ("ambiguous", {"typed": line.name, "cards": found})
    if suggests and (close := similar(line.name)):
        return count, None, ("similar", {"typed": line.name, "cards": close})
    return count, None, ("unknown", {"typed": line.name})


def quoted(words: str) -> str:
    """A piece of a text, short enough for a sentence."""
    return repr(words if len(words) <= 60 else f"{words[:59]}…")


def problems(deck: Deck, restricted: bool = False, executable: Container[str] | None = None) -> list[Problem]:
    """Everything that is wrong with a deck, by line.

    `restricted` applies the list of cards that are limited to one copy or none; `executable` holds the codes of the
    playable cards, if only those are allowed.
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
    """The cards that cannot be played yet, each with the line of its first mention."""
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
