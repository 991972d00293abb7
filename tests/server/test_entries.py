"""The entries of a journal: every kind is written and read back the same, and old journals are still read."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from grognard.server import entries, wire
from grognard.server.entries import AnyEntry, Entry
from grognard.server.inbox import RECEIVERS
from grognard.server.table import EFFECTS

TESTS = Path(__file__).parent.parent
KINDS: tuple[type[Entry], ...] = get_args(AnyEntry)
DECK = {"name": "Iron", "cards": {"01001": 2}}
EXAMPLES: tuple[tuple[Entry, dict[str, Any]], ...] = (
    (entries.Host(1, "Ann"), {"do": "host", "guest": 1, "name": "Ann"}),
    (
        entries.Host(1, "Ann", ["end"], [DECK, None], {"you": "x"}),
        {
            "do": "host", "guest": 1, "name": "Ann", "after": ["end"], "decks": [DECK, None], "given": {"you": "x"},
        },
    ),
    (
        entries.Host(1, "Ann", series={"games": 3}, before="a", people=[entries.SeatedPerson(0, 1, "Ann", "useful")]),
        {
            "do": "host", "guest": 1, "name": "Ann", "series": {"games": 3}, "before": "a",
            "people": [{"seat": 0, "guest": 1, "name": "Ann", "policy": "useful"}],
        },
    ),
    (entries.Sit(1, 2, "Bob"), {"do": "sit", "seat": 1, "guest": 2, "name": "Bob"}),
    (entries.Stand(1), {"do": "stand", "seat": 1}),
    (entries.Stand(1, "host"), {"do": "stand", "seat": 1, "by": "host"}),
    (entries.PutBot(1, ""), {"do": "bot", "seat": 1, "name": ""}),
    (entries.BringDeck(1, DECK), {"do": "deck", "seat": 1, "deck": DECK}),
    (entries.BringDeck(1, None), {"do": "deck", "seat": 1, "deck": None}),
    (entries.Ready(1, False), {"do": "ready", "seat": 1, "yes": False}),
    (entries.Start(), {"do": "start"}),
    (entries.Branch(["end", "end"]), {"do": "branch", "answers": ["end", "end"]}),
    (entries.Answer(0, "end", "person"), {"do": "answer", "seat": 0, "answer": "end", "by": "person"}),
    (entries.Undo(0), {"do": "undo", "to": 0}),
    (entries.Propose("draw", 0, -1), {"do": "propose", "what": "draw", "seat": 0, "to": -1}),
    (entries.Agree(0), {"do": "agree", "seat": 0}),
    (entries.Decline(0), {"do": "decline", "seat": 0}),
    (entries.Resign(0), {"do": "resign", "seat": 0}),
    (entries.End("draw", [0.5, 0.5]), {"do": "end", "how": "draw", "score": [0.5, 0.5]}),
    (entries.End("time", [1.0, 0.0], 1), {"do": "end", "how": "time", "score": [1.0, 0.0], "seat": 1}),
    (entries.SetPolicy(0, "never"), {"do": "policy", "seat": 0, "policy": "never"}),
    (entries.SetPolicy(0, "never", True), {"do": "policy", "seat": 0, "policy": "never", "until": True}),
    (entries.Rename(7, "Anna", "~"), {"do": "name", "guest": 7, "name": "Anna", "before": "~"}),
    (entries.Away(0, True), {"do": "away", "seat": 0, "yes": True}),
    (entries.Resume(7000), {"do": "resume", "down": 7000}),
    (entries.Resume(7000, 30_000), {"do": "resume", "down": 7000, "grace": 30_000}),
    (entries.NextTable("abcdefghjk"), {"do": "next", "table": "abcdefghjk"}),
)  # fmt: skip


@pytest.mark.parametrize(("entry", "stored"), EXAMPLES, ids=lambda one: one["do"] if isinstance(one, dict) else "")
def test_an_entry_is_stored_as_ever_and_read_back(entry: Entry, stored: dict[str, Any]) -> None:
    entry = msgspec.structs.replace(entry, at=5)
    line = entries.encode(entry)
    assert json.loads(line) == {**stored, "at": 5}
    assert entries.decode(line) == entry
    assert entries.tag_of(line) == stored["do"]


def test_every_kind_of_entry_has_an_example_and_an_effect() -> None:
    assert {type(entry) for entry, _ in EXAMPLES} == set(KINDS) == set(EFFECTS)


def test_every_message_but_hello_has_a_receiver() -> None:
    assert {wire.Hello, *RECEIVERS} == set(get_args(wire.FromClient))


def test_what_a_newer_version_adds_to_an_entry_is_ignored() -> None:
    line = b'{"do":"sit","seat":1,"guest":2,"name":"Bob","at":5,"colour":"red"}'
    assert entries.decode(line) == entries.Sit(1, 2, "Bob", at=5)


def test_an_entry_of_a_newer_version_keeps_its_tag() -> None:
    line = b'{"do":"fly","at":5}'
    with pytest.raises(msgspec.ValidationError):
        entries.decode(line)
    assert entries.tag_of(line) == "fly"


@pytest.mark.parametrize("folder", ["earlier", "frozen"])
def test_every_entry_of_a_kept_store_is_read_and_would_be_written_the_same(folder: str, tmp_path: Path) -> None:
    copy = tmp_path / "tables.db"
    copy.write_bytes(gzip.decompress((TESTS / folder / "tables.db.gz").read_bytes()))
    db = sqlite3.connect(copy)
    lines = [line for (line,) in db.execute("SELECT entry FROM journal")]
    db.close()
    assert len(lines) > 1000
    for line in lines:
        assert json.loads(entries.encode(entries.decode(line))) == json.loads(line)
