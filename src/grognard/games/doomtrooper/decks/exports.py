"""Decks written for other programs: as DoomtrooperDB's text and as its JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from grognard.games.doomtrooper.decks import Cards, Deck, copies
from grognard.games.doomtrooper.facts import SETS, facts

SET_NAMES: Final[Mapping[str, str]] = {
    "unl": "Unlimited (Base Set)", "inq": "Inquisition", "wz": "Warzone", "mort": "Mortificator", "gol": "Golgotha",
    "apo": "Apocalypse", "pl": "Paradise Lost", "promo": "Promo",
}  # fmt: skip
TYPE_NAMES: Final[Mapping[str, str]] = {
    "alliance": "Alliance", "equipment": "Equipment", "warrior": "Warriors", "special": "Specials", "art": "Art",
    "symmetry": "Dark Symmetry", "mission": "Missions", "fortification": "Fortifications", "relic": "Relics",
    "warzone": "Warzones", "ki": "Ki Powers", "beast": "Beasts",
}  # fmt: skip


def exports(deck: Deck) -> dict[str, str]:
    """The deck in each format, by its name; `decks.parse` reads all of them again."""
    return {"db-text": db_text(deck), "db-json": db_json(deck)}


def db_text(deck: Deck) -> str:
    """DoomtrooperDB's plain text: cards by type, each with its set; our sideboard follows."""
    found = {facts()[code].set for _, code in (*deck.library, *deck.sideboard)}
    sets = [SET_NAMES[name] for name in SETS if name in found]
    span = f"From {sets[0]} to {sets[-1]}" if len(sets) > 1 else "".join(sets)
    lines = [" ".join(deck.name.split()) or "Deck", "", f"Expansions: {span}"]
    for type, heading in TYPE_NAMES.items():
        cards = [(count, code) for count, code in deck.library if facts()[code].type == type]
        lines += section(heading, tuple(cards))
    return "\n".join([*lines, *section("Sideboard", deck.sideboard)]) + "\n"


def section(heading: str, cards: Cards) -> list[str]:
    """Cards under a heading that counts them."""
    if not cards:
        return []
    rows = [f"{count}x {facts()[code].name} ({facts()[code].set})" for count, code in cards]
    return ["", f"{heading} ({sum(count for count, _ in cards)}):", *rows]


def db_json(deck: Deck) -> str:
    """DoomtrooperDB's JSON: counts by code; our sideboard stands beside them."""
    row: dict[str, object] = {"name": deck.name, "slots": dict(copies(deck.library))}
    if deck.sideboard:
        row["sideboard"] = dict(copies(deck.sideboard))
    return json.dumps(row, ensure_ascii=False) + "\n"
