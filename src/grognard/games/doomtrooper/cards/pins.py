"""Digests of what a card is and does, so that a match notices when one of its own cards has changed.

A digest is made of the facts that play depends on and of the tree of abilities as it is built, not as it is written:
another notation for the same tree leaves it as it is. A field that is 0, empty or False is left out, so a new parameter
with such a default leaves the digests of the cards that do not use it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from grognard.core.match import fingerprint
from grognard.games.doomtrooper.cards.page import Card
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.language.powers import POWERS
from grognard.games.doomtrooper.language.statics import Has

DERIVED: Final = frozenset({"name", "opened", "plain", "typed", "wider"})  # follows from other fields or other cards
DIGITS: Final = 16  # the length of a digest: enough to tell cards apart, not to prevent forgery
CODE: Final = re.compile(r"\d{5}")


def pins_of(codes: Iterable[str], pages: Mapping[str, Card]) -> dict[str, str]:
    """The digest of each of these cards, and of those that they name, by code."""
    found: dict[str, str] = {}
    waiting = sorted(set(codes))
    while waiting:
        code = waiting.pop()
        if code not in found and code in pages:
            found[code], named = pinned(pages[code])
            waiting += named
    return dict(sorted(found.items()))


@cache
def pinned(card: Card) -> tuple[str, list[str]]:
    """The digest of a card, and the codes of the cards that it names."""
    fact = facts()[card.code]
    told = [fact.type, fact.factions, fact.sides, fact.ratings, fact.after, sorted(fact.keywords)]
    tree = tree_of(card.abilities)
    return fingerprint([told, tree])[:DIGITS], named_in(tree)


def tree_of(part: Any) -> Any:
    """A tree of abilities as plain values."""
    if part is None or isinstance(part, (bool, int, str)):
        return part
    if isinstance(part, (list, tuple)):
        return [tree_of(one) for one in part]
    if isinstance(part, Has):
        return ["Has", {"what": sorted(POWERS.names_in(part.what)), "case": tree_of(part.case)}]
    fields = {field: getattr(part, field) for field in fields_of(type(part), part)}
    return [type(part).__name__, {field: tree_of(value) for field, value in fields.items() if value}]


def fields_of(cls: type, part: Any) -> list[str]:
    """The fields of a node, compiled or not, in order of their names."""
    names = set(getattr(part, "__dict__", ()))
    for one in cls.__mro__:
        names.update(getattr(one, "__slots__", ()), getattr(one, "__mypyc_attrs__", ()))
    return sorted(name for name in names - DERIVED if not name.startswith("__"))


def named_in(tree: Any) -> list[str]:
    """The codes of cards that a tree names."""
    if isinstance(tree, str):
        return [tree] if CODE.fullmatch(tree) else []
    if isinstance(tree, dict):
        return [code for value in tree.values() for code in named_in(value)]
    return [code for part in tree for code in named_in(part)] if isinstance(tree, list) else []
