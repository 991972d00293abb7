"""The parts from which nodes of the card language are composed, each with its own type.

A node takes its parts in any order: the type of a part tells which field it fills (docs/card-language.md).
"""

from __future__ import annotations

import linecache
import re
import sys
from pathlib import Path
from typing import Any, Final

OF_A_PAGE: Final = re.compile("/games/doomtrooper/(cards/.+)")
NAMES_A_CARD: Final = re.compile(r'\bcard\(\s*"(\w+)",\s*"([^"]+)"')

# For parts that do not say which field they fill: type, field, and the value if that is not the part itself
Fills = tuple[tuple[Any, str, Any], ...]

# Fields that several parts fill together, such as all required or all forbidden traits
ADDED_UP: Final = ("lacking", "no_affiliation", "trait")

# The name of a field in the error about two parts that fill it
CALLED: Final = {
    "affiliation": "affiliations (say `A | B` if either will do)",
    "area": "areas",
    "d": "prices in D",
    "do": "effects (say `Seq(…)` for one after another)",
    "itself": "fates of the card itself",
    "keyword": "keywords (say `OneOf(…)` if either will do)",
    "lies": "places to lie",
    "on": "targets",
    "part": "roles in a combat",
    "per": "prices for each step",
    "side": "sides",
    "timing": "times",
    "type": "types (say `A | B` if either will do)",
    "until": "ends",
    "whose": "owners",
}


def written_at() -> str:
    """The card that is being read from its page, or the line of a phrase, as the beginning of an error message."""
    frame = sys._getframe()
    while True:
        path = Path(frame.f_code.co_filename)
        page = OF_A_PAGE.search(path.as_posix())
        if page is not None:
            break
        if frame.f_back is None:
            return ""
        frame = frame.f_back
    where = f"{page[1]}, line {frame.f_lineno}"
    cards = NAMES_A_CARD.findall("".join(linecache.getlines(str(path))[: frame.f_lineno]))
    return f"{' '.join(cards[-1])} ({where}): " if cards else f"{where}: "


class PartError(ValueError):
    """Parts of a card contradict each other; the message names the card, its line and the node."""

    def __init__(self, problem: str) -> None:
        super().__init__(written_at() + problem)


class Part:
    """A piece of a node: the fields that it fills, and their values."""

    __slots__ = ("fills",)

    def __init__(self, *fills: tuple[str, Any]) -> None:
        self.fills = fills


def combine(node: object, parts: tuple[Any, ...], taken: tuple[Any, ...], bare: Fills = ()) -> None:
    """Fill the fields of a node from its parts; refuse unknown parts and fields filled twice.

    `bare` gives the field for a value that is not a Part, or for a Part that does not name its field.
    """
    filled: dict[str, Any] = {}
    for part in parts:
        if not isinstance(part, taken):
            raise PartError(f"{type(node).__name__} does not take {spelled(part)}")
        fills = part.fills if isinstance(part, Part) else ()
        if not fills:
            fills = tuple((field, value or part) for cls, field, value in bare if isinstance(part, cls))
        for field, value in fills:
            if field in filled:
                if field not in ADDED_UP:
                    raise PartError(f"{type(node).__name__} has two {CALLED.get(field, repr(field))}")
                filled[field] |= value
            elif hasattr(node, field):
                filled[field] = value
            else:
                raise PartError(f"{type(node).__name__} does not take {spelled(part)}: it has no field {field!r}")
    for field, value in filled.items():
        setattr(node, field, value)


def spelled(part: Any) -> str:
    """A part in a refusal: its type and what it holds."""
    if isinstance(part, Part):
        return f"{type(part).__name__}({', '.join(repr(value) for _, value in part.fills)})"
    return repr(part) if isinstance(part, (str, int, tuple)) else type(part).__name__


class Term(Part):
    """A word of the rules: a number, and what kind of thing it numbers."""

    __slots__ = ("number",)

    def __init__(self, field: str, number: int) -> None:
        self.fills = ((field, number),)
        self.number = number


class Type(Term):
    """A type of cards."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "type", number)

    def __or__(self, other: Type) -> Types:
        return Types(self, other)


class Types(Part):
    """Types of cards of which either will do."""

    def __init__(self, one: Type, *others: Type) -> None:
        self.named = (one, *others)
        Part.__init__(self, ("type", one.number), ("or_types", tuple([other.number for other in others])))

    def __or__(self, other: Type) -> Types:
        return Types(*self.named, other)


class Owner(Term):
    """A player: whose cards, or whose turn."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "whose", number)


class TurnOf(Term):
    """A player whose turn can be meant, but not whose cards."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "whose", number)


class Side(Term):
    """A side that warriors are on."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "side", number)


class Affiliation(Term):
    """One affiliation, or several of which any will do."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "affiliation", number)

    def __or__(self, other: Affiliation) -> Affiliation:
        return Affiliation(self.number | other.number)


class Trait(Term):
    """A mark on a card."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "trait", number)


class Membership(Part):
    """What becomes of a warrior's membership."""


class Area(Term):
    """An area of the table."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "area", number)


class Role(Term):
    """The part that a warrior plays in the present combat."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "part", number)


class Condition(Part):
    """The state that a card must be in to belong to a class of cards."""


class ValueAtMost(Condition):
    """The printed V is at most this."""

    def __init__(self, v: int) -> None:
        Part.__init__(self, ("at_most", v))


class ValueAtLeast(Condition):
    """The present V is at least this."""

    def __init__(self, v: int) -> None:
        Part.__init__(self, ("at_least", v))


class TotalAtMost(Condition):
    """The present V is at most this."""

    def __init__(self, v: int) -> None:
        Part.__init__(self, ("total_at_most", v))


class Aboard(Condition):
    """It uses a vehicle with this trait, but none with the others, or is considered such a vehicle (DT-083)."""

    def __init__(self, trait: Trait, *but: Trait) -> None:
        fills: list[tuple[str, Any]] = [("aboard", trait.number)]
        if but:
            fills.append(("not_aboard", sum(other.number for other in but)))
        self.fills = tuple(fills)


class Having(Condition):
    """It has a vehicle or a beast with this trait, in use or not, or is considered one; perhaps it is enough to be
    considered something wider.
    """

    def __init__(self, trait: Trait, considered: Trait | None = None) -> None:
        bits = trait.number if considered is None else trait.number | considered.number
        Part.__init__(self, ("having", trait.number), ("considered", bits))


class OneOf(Condition):
    """The card has at least one of these keywords."""

    def __init__(self, keyword: str, *others: str) -> None:
        Part.__init__(self, ("keyword", keyword), ("or_keywords", others))


class Or(Condition):
    """A card with this trait will do as well, instead of the side or the trait beside it."""

    def __init__(self, trait: Trait) -> None:
        Part.__init__(self, ("or_trait", trait.number))


class Not(Part):
    """Without this trait, affiliation or keyword, or not of this type; in `Becomes`: no longer of this affiliation or
    side.
    """

    def __init__(self, what: Trait | Affiliation | Side | Type | str) -> None:
        if isinstance(what, Trait):
            Part.__init__(self, ("lacking", what.number))
        elif isinstance(what, Type):
            Part.__init__(self, ("but_type", what.number))
        elif isinstance(what, Affiliation):
            Part.__init__(self, ("no_affiliation", what.number))
        elif isinstance(what, Side):
            Part.__init__(self, ("no_side", what.number))
        else:
            Part.__init__(self, ("unlike", what))


class Waiver(Part):
    """A requirement that is waived, or made, for cards played in a way that another card allows."""


class IfBearing(Waiver):
    """Only while the warrior that says it has the card with that code."""

    def __init__(self, code: str) -> None:
        Part.__init__(self, ("bearing", code))


class Moment(Term):
    """When something happens automatically."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "moment", number)


class Choice(Part):
    """Who decides whether something happens automatically, or with what it must have been done."""
