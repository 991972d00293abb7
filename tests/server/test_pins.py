"""Tables of Doomtrooper are pinned to the decks that were dealt and to what their cards are and do."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from grognard.server.table import FROZEN, PLAYING
from grognard.text import LANGUAGES
from tests.server.room import Room, Time, play

ARMOR = "01053"  # COMPOSITE ARMOR, which is in the deck `legion`


def begun(folder: Path, monkeypatch: pytest.MonkeyPatch, decks: str) -> str:
    """A table at which some answers were given."""
    ids: list[str] = []

    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", game="doomtrooper", options={"decks": decks})
        for _ in range(6):
            await room.answer(table, people)
        ids.append(table.id)

    play(folder, monkeypatch, scene)
    return ids[0]


def rewrite(folder: Path, table: str, do: str, change: Any) -> None:
    """Another entry in place of the last of its kind, as another program would have written it."""
    with sqlite3.connect(folder / "tables.db") as db:
        rows = db.execute("SELECT n, entry FROM journal WHERE table_id = ? ORDER BY n", (table,)).fetchall()
        n, entry = [(n, json.loads(entry)) for n, entry in rows if json.loads(entry)["do"] == do][-1]
        change(entry)
        db.execute("UPDATE journal SET entry = ? WHERE table_id = ? AND n = ?", (json.dumps(entry).encode(), table, n))
    db.close()


def another_armor(entry: Any) -> None:
    entry["pins"][ARMOR] = "0" * 16


def impossible(entry: Any) -> None:
    entry["answer"] = "play heist"


def test_a_table_keeps_the_decks_by_lot_and_its_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(tmp_path, monkeypatch, "scrambled")
    entries: list[Any] = []
    rewrite(tmp_path, table, "start", entries.append)
    assert [deck["name"] for deck in entries[0]["decks"]] == ["scrambled", "scrambled"]
    assert {code for deck in entries[0]["decks"] for _, code in deck["library"]} <= set(entries[0]["pins"])


def test_a_table_with_a_changed_card_goes_on_if_its_game_plays_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = begun(tmp_path, monkeypatch, "bauhaus,legion")
    rewrite(tmp_path, id, "start", another_armor)

    async def scene(room: Room, time: Time) -> None:
        table = room.hub.tables.open[id]
        assert table.match is not None
        assert (table.phase, len(table.match.answers), table.match.changed) == (PLAYING, 6, [ARMOR])

    play(tmp_path, monkeypatch, scene)


def test_a_table_with_a_changed_card_that_leads_elsewhere_stands_still_and_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = begun(tmp_path, monkeypatch, "bauhaus,legion")
    rewrite(tmp_path, id, "start", another_armor)
    rewrite(tmp_path, id, "answer", impossible)

    async def scene(room: Room, time: Time) -> None:
        table = room.hub.tables.open[id]
        assert table.phase == FROZEN
        assert set(table.why) == set(LANGUAGES)
        assert all("Composite Armor" in sentence for sentence in table.why.values())
        assert not (tmp_path / "reports").exists()

    play(tmp_path, monkeypatch, scene)


def test_a_table_of_before_has_no_pins_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    id = begun(tmp_path, monkeypatch, "random")
    rewrite(tmp_path, id, "start", lambda entry: (entry.pop("decks"), entry.pop("pins")))

    async def scene(room: Room, time: Time) -> None:
        table = room.hub.tables.open[id]
        assert table.match is not None
        assert (table.phase, len(table.match.answers), table.match.changed) == (PLAYING, 6, [])

    play(tmp_path, monkeypatch, scene)
