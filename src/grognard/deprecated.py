"""Names of version 0.1 that have moved: they go on working for one version, with a warning that says where to look."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from importlib import import_module
from operator import attrgetter
from typing import Any, Final

from grognard.core.game import Game

# What was a method or a field of Game itself, and the part of the game that has it now
MOVED: Final[Mapping[str, str]] = {
    "tongue": "speech.tongue",
    "rules": "speech.rules",
    "changes": "speech.changes",
    "cites": "speech.cites",
    "prefix": "speech.prefix",
    "languages": "speech.languages",
    "untimely": "speech.untimely",
    "read_cards": "cards.read",
    "find_card": "cards.find",
    "cards_source": "cards.source",
    "cards_from": "cards.restore",
    "card_rows": "cards.rows",
    "book": "cards.book",
    "card_played": "cards.played",
    "cards_present": "cards.present",
    "facts": "cards.facts",
    "deck_names": "decks.names",
    "deck": "decks.read",
    "with_decks": "decks.assign",
    "deck_report": "decks.report",
    "deck_by_lot": "decks.draw",
    "decks_to_begin": "decks.ours",
    "decks_played": "decks.played",
    "deck_called": "decks.name_of",
    "deck_listed": "decks.contents",
    "exchange": "decks.exchange",
    "arrange": "staging.arrange",
    "expect": "staging.expect",
    "at_rest": "staging.at_rest",
    "at_table": "staging.at_table",
    "shown": "hints.view_type",
    "moments": "hints.moments",
    "moment": "hints.moment",
    "about": "hints.about",
    "alarm": "hints.alarm",
    "touches": "hints.touches",
    "aims": "hints.aims",
    "notes": "hints.notes",
    "value": "judgement.value",
    "considered": "judgement.considered",
}


# Classes and functions that are called otherwise now, by the module in which programs looked for them
RENAMED: Final[Mapping[str, Mapping[str, str]]] = {
    "grognard": {"Oops": "InputError"},
    "grognard.core.game": {"Oops": "InputError", "slip": "mistake"},
    "grognard.core.match": {"Refused": "IllegalAnswer"},
}


def moved(old: str, new: str) -> property:
    """The old name of something that a part of the game has now."""

    def get(game: Game) -> Any:
        warnings.warn(f"Game.{old} is now Game.{new}; the old name goes in version 0.3", DeprecationWarning, 2)
        return attrgetter(new)(game)

    return property(get)


def renamed(module: str) -> Callable[[str], Any]:
    """What a module gives for a name that it does not have: what has the old name, with a warning."""

    def get(name: str) -> Any:
        if name not in RENAMED[module]:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        new = RENAMED[module][name]
        warnings.warn(f"{module}.{name} is now {module}.{new}; the old name goes in version 0.3", DeprecationWarning, 2)
        return getattr(import_module(module), new)

    return get


def install() -> None:
    """Give Game and some modules their old names again."""
    for old, new in MOVED.items():
        setattr(Game, old, moved(old, new))
    for module in RENAMED:
        vars(import_module(module))["__getattr__"] = renamed(module)
