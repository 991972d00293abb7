"""The parts that nodes of the card language are put together from, each with a type of its own.

A node takes its parts in any order: the type of a part tells which field it fills (docs/card-language.md).
"""

from __future__ import annotations

from typing import Any, Final

# The type of a part that does not say what it fills, its field, and the value if that is not the part itself
Fills = tuple[tuple[Any, str, Any], ...]

# Fields that several parts fill together: all of these traits, none of those
ADDED_UP: Final = ("lacking", "no_affiliation", "trait")

# What a field is called where two parts would fill it
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
    "type": "types",
    "until": "ends",
    "whose": "owners",
}


class PartError(ValueError):
    """Parts of a card that do not go together, as a sentence about the node that got them."""


class Part:
    """A piece of a node: the fields that it fills, and with what."""

    __slots__ = ("fills",)

    def __init__(self, *fills: tuple[str, Any]) -> None:
        self.fills = fills


def combine(node: object, parts: tuple[Any, ...], taken: tuple[Any, ...], bare: Fills = ()) -> None:
    """Fill the fields of a node from its parts; refuse a part that it does not take, and one field filled twice.

    `bare` says which field a value fills that is no Part, or a Part that does not say it itself.
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


class Owner(Term):
    """Whose cards, or whose turn."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "whose", number)


class TurnOf(Term):
    """Whose turn, where no card could be theirs."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "whose", number)


class Side(Term):
    """A side that warriors are on."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "side", number)


class Affiliation(Term):
    """One affiliation, or several of which either will do."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "affiliation", number)

    def __or__(self, other: Affiliation) -> Affiliation:
        return Affiliation(self.number | other.number)


class Trait(Term):
    """What a card is marked as."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "trait", number)


class Area(Term):
    """An area of the table."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "area", number)


class Role(Term):
    """The part that a warrior takes in the present combat."""

    def __init__(self, number: int) -> None:
        Term.__init__(self, "part", number)


class Condition(Part):
    """How a card must stand to belong to a class of cards."""


class ValueAtMost(Condition):
    """Its printed V is not higher."""

    def __init__(self, v: int) -> None:
        Part.__init__(self, ("at_most", v))


class ValueAtLeast(Condition):
    """Its V, as it counts now, is not lower."""

    def __init__(self, v: int) -> None:
        Part.__init__(self, ("at_least", v))


class OneOf(Condition):
    """It has one of these keywords."""

    def __init__(self, keyword: str, *others: str) -> None:
        Part.__init__(self, ("keyword", keyword), ("or_keywords", others))


class Not(Part):
    """Without this trait, affiliation or keyword; of what a warrior becomes: no longer of this affiliation or side."""

    def __init__(self, what: Trait | Affiliation | Side | str) -> None:
        if isinstance(what, Trait):
            Part.__init__(self, ("lacking", what.number))
        elif isinstance(what, Affiliation):
            Part.__init__(self, ("no_affiliation", what.number))
        elif isinstance(what, Side):
            Part.__init__(self, ("no_side", what.number))
        else:
            Part.__init__(self, ("unlike", what))
