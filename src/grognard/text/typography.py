"""What a typesetter does at the end: what stays on one line, apostrophes, the minus (the browser has its own).

Texts keep ordinary blanks until they are shown, so that code that splits or compares them needs no special care.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
# The letter of a rating stays with its number, and a number that stands alone with what it counts
RATING: Final = re.compile(r"(?<!\w)([A-Z]) (?=[+−]?\d)")
COUNT: Final = re.compile(rf"(?<![\w-])(?<![A-Z]{NO_BREAK})(\d+) (?=[^\W\d_])")
APOSTROPHE: Final = re.compile(r"(?<=\w)'(?=[^\W\d_])")
# Czech lines do not end with a preposition or conjunction of one letter
ONE_LETTER: Final[Mapping[str, re.Pattern[str]]] = {"cs": re.compile(r"(?<![^\s(„])([ksvzouaiKSVZOUAI]) (?=\S)")}


def with_minus(n: int) -> str:
    """A number with a minus, not a hyphen: `5`, `−2`."""
    return f"−{-n}" if n < 0 else str(n)


def signed(n: int) -> str:
    """A change: `+5`, `−2`."""
    return f"+{n}" if n >= 0 else with_minus(n)


def typeset(text: str, lang: str) -> str:
    """A text with curled apostrophes, and with no-break spaces where a line must not end."""
    text = APOSTROPHE.sub("’", text)
    for pattern in (ONE_LETTER.get(lang), RATING, COUNT):
        if pattern is not None:
            text = pattern.sub(rf"\1{NO_BREAK}", text)
    return text


def wrap(text: str, width: int, lang: str, first: str = "", rest: str = "") -> list[str]:
    """The lines of a text, broken where its language allows it; `first` and `rest` are put in front of them."""
    lines = textwrap.wrap(
        typeset(text, lang), width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False
    )
    return [line.replace(NO_BREAK, " ") for line in lines]
