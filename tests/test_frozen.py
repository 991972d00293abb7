"""Matches and tables saved under the present rules: every answer is replayed, and leads to the same score."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import grognard
from grognard.core.match import load_match
from grognard.server.table import FROZEN, OVER, PLAYING
from grognard.text import LANGUAGES, sayings
from tests.server.room import Room, Time, play

FOLDER = Path(__file__).parent / "frozen"
MATCHES = sorted(FOLDER.glob("*.jsonl.gz"))


def test_twelve_matches_are_frozen() -> None:
    assert len(MATCHES) == 12


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.name.split(".")[0])
def test_a_frozen_match_replays_to_the_same_score(path: Path) -> None:
    text = gzip.decompress(path.read_bytes()).decode()
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["rules"] == grognard.load(lines[0]["game"]).version
    match = load_match(text, grognard.load)
    assert len(match.answers) == len(lines) - 2
    assert match.is_over is lines[-1]["finished"]
    assert list(match.state.score()) == lines[-1].get("score", [0.0] * match.seats)


def test_a_frozen_store_opens_with_every_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tables.db").write_bytes(gzip.decompress((FOLDER / "tables.db.gz").read_bytes()))

    async def scene(room: Room, time: Time) -> None:
        hub = room.hub
        rows = hub.store.db.execute("SELECT id FROM tables").fetchall()
        assert len(rows) == 7
        for (id,) in rows:
            table = hub.tables.find(id)
            assert table is not None
            if table.setup.options.get("decks") == "scrambled":  # dealt from the cards of then, and not written down
                assert table.phase == FROZEN
                assert table.why == {lang: sayings(lang)["forgotten_decks"] for lang in LANGUAGES}
                continue
            assert table.phase in (PLAYING, OVER)
            assert not table.why
            assert (table.phase == OVER) == (table.score is not None)
            if table.phase == PLAYING:
                assert table.match is not None
                assert table.match.answers
        assert len(hub.tables.open) == 5  # that were not over

    play(tmp_path, monkeypatch, scene)
