"""Which addresses are pages of the browser client: those of `web/src/pages.ts`, of things that exist."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import grognard
from grognard.server import library, puzzles
from grognard.server.hub import Hub

PATTERNS: Final = (
    "/",
    "/tables",
    "/new",
    "/t/:table",
    "/replays",
    "/replay/:table",
    "/puzzles",
    "/puzzles/:puzzle",
    "/rules",
    "/rules/:game",
    "/rules/:game/:number",
    "/cards",
    "/cards/:game",
    "/decks",
    "/decks/edit",
    "/scenarios/:game/:name",
)


def matched(pattern: str, path: str) -> dict[str, str] | None:
    """The parts of a path that a pattern names, or None if the path does not match."""
    wanted, found = pattern.split("/"), (path.rstrip("/") or "/").split("/")
    if len(wanted) != len(found):
        return None
    parts = {}
    for word, here in zip(wanted, found, strict=True):
        if word.startswith(":") and here:
            parts[word[1:]] = here
        elif word != here:
            return None
    return parts


def is_table(hub: Hub, parts: Mapping[str, str]) -> bool:
    """Whether there is such a table, in memory or on disk; a table on disk is not loaded for that."""
    id = parts["table"]
    tables = hub.tables
    return id in tables.open or id in tables.finished or tables.store.table(id) is not None


def is_rule(hub: Hub, parts: Mapping[str, str]) -> bool:
    """Whether the game has a rule of this number."""
    wanted = parts["number"].upper()
    return any(rule.number == wanted for rule in grognard.load(parts["game"]).speech.rules())


# In the order in which the parts stand in an address: a rule is looked up only in a game that exists
CHECKS: Final[Mapping[str, Callable[[Hub, Mapping[str, str]], bool]]] = {
    "table": is_table,
    "puzzle": lambda _, parts: parts["puzzle"] in puzzles.puzzles(),
    "game": lambda _, parts: library.is_game(parts["game"]),
    "number": is_rule,
    "name": lambda _, parts: parts["name"] in library.scene_files(parts["game"]),
}


def leads_somewhere(hub: Hub, path: str) -> bool:
    """Whether a path is the address of a page, and what it names exists."""
    for pattern in PATTERNS:
        parts = matched(pattern, path)
        if parts is not None:
            return all(check(hub, parts) for part, check in CHECKS.items() if part in parts)
    return False
