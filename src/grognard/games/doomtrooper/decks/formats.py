"""Deck files as players have them: our own lines, DoomtrooperDB's exports, and those of card programs.

The format is told from the text itself. Nothing is left out: what is neither a card nor a heading that an export is
known to write stays a line that names no card, and is reported.
"""

from __future__ import annotations

import csv
import json
import re
from typing import Any
from xml.parsers import expat

from grognard.games.doomtrooper.facts import SETS, facts, titles, words_of

COUNTED = re.compile(r"(?P<count>[+-]?[0-9][0-9.,]*)(?:[xX]\s*|\s*×\s*|\s+[xX](?:\s+|$)|\s+|$)(?P<name>.*)")
COUNT_BEHIND = re.compile(r"(?P<name>.+?)\s+[xX×]\s?(?P<count>[0-9]+)")  # HUSSAR x4
SEPARATORS = ("\t", ";", ",")  # between the cells of a table
COPIES = re.compile(r"[0-9]{1,4}")  # codes have five digits
COLUMNS = (
    "card",
    "cards",
    "code",
    "copies",
    "count",
    "expansion",
    "id",
    "name",
    "number",
    "owned",
    "qty",
    "quantity",
    "set",
)
BULLET = re.compile(r"[-*•]\s+")
LINK = re.compile(r"\[(?P<label>.*)\]\((?P<address>[^()]*)\)")  # of Markdown
ESCAPED = re.compile(r"\\([\W_])")
CODE = re.compile(r"[0-9]{5}")
SET = re.compile(r"\s*\([^()]*(?:\([^()]*\))?\)\s*[0-9]*")  # behind a name: (unl), (Unlimited (Base Set)), (UNL) 157
BESIDE = re.compile(r"side ?board\s*(?:\([0-9]+\))?\s*:?", re.IGNORECASE)
OF_THE_SIDEBOARD = re.compile(r"SB:\s*", re.IGNORECASE)
MAIN = re.compile(r"(?:deck|main(?: ?deck)?|draw pile|library|cards)\s*(?:\([0-9]+\))?\s*:?", re.IGNORECASE)
TYPE = re.compile(
    r"(?:alliance|equipment|warrior|special|art|(?:dark )?symmetry|mission|fortification|relic|warzone|ki(?: power)?"
    r"|beast)s?(?: cards?)?\s*(?:\([0-9]+\))?\s*:?",
    re.IGNORECASE,
)
EXPANSIONS = re.compile(r"expansions:\s*(?P<which>.*)", re.IGNORECASE)
RANGE = re.compile(r"from .+ to .+", re.IGNORECASE)


class Line:
    """Copies of a card as a text has them: the line, the part of the deck, the count and the name."""

    __slots__ = ("count", "is_beside", "name", "number", "typed")

    def __init__(self, number: int, is_beside: bool, count: str, name: str, typed: str = "") -> None:
        self.number = number  # from 1
        self.is_beside = is_beside  # in the sideboard
        self.count = count
        self.name = name
        self.typed = typed or name  # the words as they stand there


class Contents:
    """What a text says: the deck's name, if it has one, and its lines."""

    __slots__ = ("broken", "broken_at", "lines", "name", "sideboard_at")

    def __init__(self) -> None:
        self.name = ""
        self.lines: list[Line] = []
        self.sideboard_at = 0  # the line of its heading
        self.broken = ""  # the format that the text begins like, and is not
        self.broken_at = 0

    def add(self, line: Line) -> None:
        """One more line; programs that write every copy by itself mean as many copies of one card."""
        last = self.lines[-1] if self.lines else None
        if (
            last
            and (last.name, last.is_beside) == (line.name, line.is_beside)
            and line.count == "1"
            and last.count.isdecimal()
        ):
            last.count = str(int(last.count) + 1)
        else:
            self.lines.append(line)


def is_written_out(text: str) -> bool:
    """Whether a text is a deck and not the name of one: it has several lines, or begins like JSON or XML."""
    bare = text.strip()
    return "\n" in bare or bare.startswith(("{", "<"))


def contents_of(text: str) -> Contents:
    """The deck that a text describes, in whichever format."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")  # of Windows, of old Macs
    bare = text.lstrip()
    if bare.startswith("<"):
        return of_xml(text)
    if bare.startswith("{"):
        return of_json(text)
    return of_lines(text)


def is_card(words: str) -> bool:
    """Whether these words are the whole name of a card, or its code."""
    return words in facts() or "".join(words_of(words)) in titles()


def plain_name(words: str) -> str:
    """A name without what exports put around it: a link, escapes, the set and its number within the set."""
    link = LINK.fullmatch(words)
    label = ESCAPED.sub(r"\1", link["label"] if link else words)
    bare = re.sub(f"{SET.pattern}$", "", label)
    if is_card(label) or not bare:
        return label
    code = CODE.search(link["address"]) if link and not is_card(bare) else None
    return code[0] if code and code[0] in facts() else bare


def counted(words: str) -> tuple[str, str]:
    """The count and the name of a line; a card without a count is one copy."""
    if is_card(words):
        return "1", words
    cells = cells_of(words)
    if any(is_card(cell) for cell in cells):
        return of_cells(cells)
    if match := COUNTED.fullmatch(words):
        return match["count"], plain_name(match["name"])
    if match := COUNT_BEHIND.fullmatch(words):
        return match["count"], plain_name(match["name"])
    return of_cells(cells) if len(cells) > 1 else ("1", plain_name(words))


def cells_of(words: str) -> list[str]:
    """The cells of a row of a table; one cell if it is none."""
    for separator in SEPARATORS:
        if separator in words:
            try:
                return [cell.strip() for cell in next(csv.reader([words], delimiter=separator))]
            except csv.Error:
                return [words]  # longer than any cell may be
    return [words]


def of_cells(cells: list[str]) -> tuple[str, str]:
    """The count and the card of a row: a code comes before a name, the one small number is the count."""
    counts = [cell for cell in cells if COPIES.fullmatch(cell)]
    cards = [cell for cell in cells if cell in facts()] or [cell for cell in cells if is_card(cell)]
    names = cards or [cell for cell in cells if cell and cell not in counts] or [""]
    if not counts and any(cell.casefold() not in ("", *SETS) and not is_card(cell) for cell in cells):
        return "1", " ".join(cells)  # a count that is no number
    return (counts[0] if counts else "1"), names[0]


def is_header(words: str) -> bool:
    """Whether a row only names the columns of a table."""
    cells = cells_of(words)
    return len(cells) > 1 and all(cell.casefold() in COLUMNS for cell in cells)


def line_of_name(lines: list[str]) -> int:
    """The line with the deck's name in DoomtrooperDB's text, or 0: it comes first, before the expansions."""
    if not any(EXPANSIONS.fullmatch(line) for line in lines):
        return 0
    number, line = next((number, line) for number, line in enumerate(lines, start=1) if line)
    match = COUNTED.fullmatch(line)
    is_known = line.startswith("#") or EXPANSIONS.fullmatch(line) or (match and is_card(plain_name(match["name"])))
    return 0 if is_known else number


def of_lines(text: str) -> Contents:
    """A card per line, under headings."""
    out = Contents()
    lines = [line.strip() for line in text.split("\n")]
    name_at = line_of_name(lines)
    if lines[0].startswith("#"):
        out.name = lines[0].lstrip("#").strip()
    is_beside = is_ranged = False
    for number, line in enumerate(lines, start=1):
        heading = line.lstrip("#").strip()
        words = line.partition("#")[0].strip()
        if number == name_at:
            out.name = line
        elif BESIDE.fullmatch(heading if line.startswith("#") else words):
            is_beside, out.sideboard_at = True, out.sideboard_at or number
        elif not words or TYPE.fullmatch(words) or is_header(words):
            continue
        elif MAIN.fullmatch(words):
            is_beside = False
        elif expansions := EXPANSIONS.fullmatch(words):
            is_ranged = not expansions["which"]
        elif is_ranged and RANGE.fullmatch(words):
            is_ranged = False
        else:
            bare = BULLET.sub("", words, count=1) if BULLET.match(words) else words
            marked = OF_THE_SIDEBOARD.match(bare)
            count, name = counted(bare[marked.end() :] if marked else bare)
            out.lines.append(Line(number, is_beside or marked is not None, count, name, words))
    return out


def of_json(text: str) -> Contents:
    """DoomtrooperDB's exports: counts by code, alone or as the slots of a deck with a name."""
    out = Contents()
    try:
        found: Any = json.loads(text)
    except (ValueError, RecursionError) as problem:
        out.broken, out.broken_at = "JSON", getattr(problem, "lineno", 1)
        return out
    slots = found.get("slots", found)
    if isinstance(found.get("name"), str) and slots is not found:
        out.name = found["name"]
    for part, is_beside in ((slots, False), (found.get("sideboard", {}) if slots is not found else {}, True)):
        if not isinstance(part, dict):
            out.broken, out.broken_at = "JSON", 1
            return out
        for code, count in part.items():
            number = 1 + text.count("\n", 0, max(0, text.find(json.dumps(code))))
            out.lines.append(Line(number, is_beside, str(count), code))
            if is_beside:
                out.sideboard_at = out.sideboard_at or number
    return out


class DoctypeFound(Exception):
    """A file that declares a document type, which no deck needs and which may define endless texts."""


class XmlDeck:
    """Reads the XML of OCTGN (sections), Lackey (superzones) and Cockatrice (zones)."""

    PARTS = ("section", "superzone", "zone")

    def __init__(self) -> None:
        self.out = Contents()
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.begin
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.say
        self.parser.StartDoctypeDeclHandler = self.refuse
        self.is_beside = False
        self.card: Line | None = None
        self.tag = ""
        self.title = ""

    def begin(self, tag: str, attributes: dict[str, str]) -> None:
        """An element begins."""
        self.tag = tag
        number = self.parser.CurrentLineNumber
        if tag in self.PARTS:
            self.is_beside = "side" in attributes.get("name", "").casefold()
            if self.is_beside:
                self.out.sideboard_at = self.out.sideboard_at or number
        elif tag == "card":
            count = attributes.get("qty", attributes.get("number", "1"))
            self.card = Line(number, self.is_beside, count, attributes.get("name", ""))

    def say(self, words: str) -> None:
        """Text inside an element: a card's name stands in the card or in its name."""
        if self.card is not None and self.tag in ("card", "name"):
            self.card.name += words
        elif self.tag == "deckname":
            self.title += words

    def end(self, tag: str) -> None:
        """An element ends."""
        self.tag = "card" if self.card is not None else ""
        if tag == "card" and self.card is not None:
            self.card.name = self.card.typed = plain_name(" ".join(self.card.name.split()))
            self.out.add(self.card)
            self.card, self.tag = None, ""

    def refuse(self, *_: object) -> None:
        """A document type is declared."""
        raise DoctypeFound


def of_xml(text: str) -> Contents:
    """A deck of a card program."""
    reader = XmlDeck()
    out = reader.out
    try:
        reader.parser.Parse(re.sub(r"^\s*<\?xml[^>]*\?>", "", text).encode(), True)  # the text is decoded already
    except (expat.ExpatError, DoctypeFound):
        out.broken, out.broken_at = "XML", reader.parser.CurrentLineNumber
    out.name = " ".join(reader.title.split())
    if not out.lines and not out.broken:
        out.broken, out.broken_at = "XML", 1
    return out
