"""Names of version 0.1 that have moved. They keep working for one version, with a warning that gives the new name."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Never

from grognard.core.game import Game, InputError, Json

# Former methods and fields of Game, and the part of the game that has each of them now
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

# Renamed classes and functions, by the module that programs import them from
RENAMED: Final[Mapping[str, Mapping[str, str]]] = {
    "grognard": {"Oops": "InputError"},
    "grognard.core.action": {"ready": "action_table"},
    "grognard.core.game": {"Oops": "InputError", "slip": "mistake"},
    "grognard.core.match": {"Refused": "IllegalAnswer"},
}


class _NoDecks:
    """Stands in for the decks of a game without decks, and behaves as version 0.1 did."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def names(self) -> Sequence[str]:
        return ()

    def assign(self, options: Json, decks: Sequence[Json | None], seed: int) -> Json:
        return options

    def ours(self) -> tuple[Sequence[Json], Sequence[str]]:
        return (), ()

    def played(self, options: Json, seats: int, seed: int) -> Sequence[Json]:
        return ()

    def name_of(self, deck: Json) -> str:
        name: str = deck["name"]
        return name

    def contents(self, deck: Json) -> Sequence[Sequence[tuple[int, str]]]:
        return ()

    def read(self, words: str, options: Json) -> Never:
        self._refuse()

    def report(self, words: str, restricted: bool, lang: str) -> Never:
        self._refuse()

    def draw(self, affiliation: str, seed: int) -> Never:
        self._refuse()

    def exchange(self, deck: Json, words: str) -> Never:
        self._refuse()

    def _refuse(self) -> Never:
        raise InputError(f"{self.game.title} is played without decks")


def moved(old: str, new: str) -> property:
    """A property under the old name that warns and reads the new attribute."""
    part, name = new.split(".")

    def get(game: Game) -> Any:
        warnings.warn(f"Game.{old} is now Game.{new}; the old name goes in version 0.3", DeprecationWarning, 2)
        found = getattr(game, part)
        if part == "decks" and found is None:
            found = _NoDecks(game)
        return getattr(found, name)

    return property(get)


def renamed(module: str) -> Callable[[str], Any]:
    """A `__getattr__` for a module: finds attributes by their old names, and warns."""

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
