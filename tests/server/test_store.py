"""The store: older versions open, a bad file gives one sentence, and no data is ever lost."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from grognard.core.game import InputError
from grognard.core.rng import Lots
from grognard.server import store as stores
from grognard.server import wire
from grognard.server.errors import TableError
from grognard.server.store import APPLICATION, VERSION, Store, backup
from grognard.server.table import FROZEN, OVER, PLAYING
from tests.server.room import Room, Time, play
from tests.server.support import Server, run, run_server, serving
from tests.server.test_kill import Seats, journal_of, sit_and_start

# The statements of version 1, as they were
VERSION_1 = f"""
CREATE TABLE guests (id INTEGER PRIMARY KEY, token BLOB NOT NULL UNIQUE, name TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE tables (id TEXT PRIMARY KEY, at INTEGER NOT NULL, setup BLOB NOT NULL, seed TEXT NOT NULL,
  over INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE journal (table_id TEXT NOT NULL, n INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (table_id, n))
  WITHOUT ROWID;
CREATE TABLE chat (id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, line BLOB NOT NULL);
CREATE INDEX chat_of_table ON chat (table_id);
CREATE INDEX unfinished ON tables (at) WHERE over = 0;
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = 1;
"""
JOURNAL = (
    {"do": "host", "guest": 1, "name": "Ann", "at": 1},
    {"do": "sit", "seat": 0, "guest": 1, "name": "Ann", "at": 2},
    {"do": "sit", "seat": 1, "guest": 1, "name": "Ann", "at": 3},
    {"do": "start", "at": 4},
    {"do": "answer", "seat": 0, "answer": "end", "by": "person", "at": 5},
)


def version_1(folder: Path) -> None:
    """A store as version 1 made it, with a guest and a running game."""
    db = sqlite3.connect(folder / "tables.db")
    db.executescript(VERSION_1)
    db.execute("INSERT INTO guests VALUES (1, ?, 'Ann', 1)", (b"x" * 32,))
    setup = json.dumps({"game": "rush", "seats": 2, "options": {"first": 0}}).encode()
    db.execute("INSERT INTO tables (id, at, setup, seed) VALUES ('abcdefghjk', 1, ?, ?)", (setup, f"{7:032x}"))
    for n, entry in enumerate(JOURNAL):
        db.execute("INSERT INTO journal VALUES ('abcdefghjk', ?, ?)", (n, json.dumps(entry).encode()))
    db.execute("INSERT INTO tables VALUES ('kjhgfedcba', 1, ?, ?, 1)", (setup, f"{8:032x}"))
    for n, entry in enumerate([*JOURNAL[:4], {"do": "end", "how": "abandoned", "score": [0, 0], "at": 9}]):
        db.execute("INSERT INTO journal VALUES ('kjhgfedcba', ?, ?)", (n, json.dumps(entry).encode()))
    db.execute("INSERT INTO chat (table_id, line) VALUES ('abcdefghjk', ?)", (b'{"type":"said"}',))
    db.commit()
    db.close()


def test_a_store_of_an_older_version_opens_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    version_1(tmp_path)

    async def scene(room: Room, time: Time) -> None:
        table = room.hub.tables.open["abcdefghjk"]
        assert (table.phase, table.question, table.entries) == (PLAYING, 2, len(JOURNAL))
        assert [guest.name for guest in room.hub.guests.by_id.values()] == ["Ann"]
        assert room.hub.store.chat(table.id, 10) == [b'{"type":"said"}']
        mine = [(one.id, one.phase) for one in room.hub.replays.of_guest(1)]
        assert mine == [("abcdefghjk", PLAYING), ("kjhgfedcba", OVER)]
        assert room.hub.store.decks(1) == []
        await room.hub.journal.on_disk(
            lambda done: room.hub.store.keep_deck(1, "Iron", "doomtrooper", "1 Hussar", 7, 9, done)
        )
        await room.table("Bob")

    async def again(room: Room, time: Time) -> None:
        assert len(room.hub.tables.open) == 2
        assert room.hub.store.decks(1) == [("Iron", "doomtrooper", "1 Hussar", 7)]
        db = sqlite3.connect(tmp_path / "tables.db")
        assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)
        db.close()

    play(tmp_path, monkeypatch, scene, again)


def test_the_steps_between_versions_are_those_of_the_releases() -> None:
    """Steps are never changed, only added: version 1 by its steps is version 1 as it was."""
    made, was = sqlite3.connect(":memory:"), sqlite3.connect(":memory:")
    for statement in stores.STEPS[0]:
        made.execute(statement)
    was.executescript(VERSION_1)
    listing = "SELECT type, name, tbl_name FROM sqlite_master ORDER BY name"
    assert made.execute(listing).fetchall() == was.execute(listing).fetchall()
    for table in ("guests", "tables", "journal", "chat"):
        columns = f"PRAGMA table_info({table})"
        assert made.execute(columns).fetchall() == was.execute(columns).fetchall()
    made.close()
    was.close()


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    version_1(tmp_path)
    db = sqlite3.connect(tmp_path / "tables.db")
    db.execute("PRAGMA user_version = 99")
    db.close()
    before = (tmp_path / "tables.db").read_bytes()
    with pytest.raises(InputError, match=r"made by a newer grognard \(store version 99"):
        Store(tmp_path / "tables.db")
    assert (tmp_path / "tables.db").read_bytes() == before


def test_what_is_no_store_is_said_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("Dear diary, " * 1000, "utf-8")
    other = tmp_path / "other.db"
    db = sqlite3.connect(other)
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    for path in (text, other):
        before = path.read_bytes()
        with pytest.raises(InputError, match=f"{path.name}: (not a store of tables|cannot be opened)"):
            Store(path)
        with pytest.raises(InputError, match=f"{path.name}: (not a store of tables|cannot be opened)"):
            backup(path, tmp_path / "copy.db")
        assert path.read_bytes() == before
    with pytest.raises(InputError, match="cannot be opened"):
        Store(tmp_path / "missing" / "tables.db")
    with pytest.raises(InputError, match="no store of tables"):
        backup(tmp_path / "missing.db", tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def test_a_damaged_file_is_said_and_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob")
        for _ in range(300):
            await room.answer(table, people, -1)

    play(tmp_path, monkeypatch, scene)
    path = tmp_path / "tables.db"
    whole = path.read_bytes()
    lots = Lots(3)
    said = 0
    for _ in range(20):
        at = 4096 * (1 + lots.below(len(whole) // 4096 - 1))
        path.write_bytes(whole[:at] + bytes(lots.below(256) for _ in range(4096)) + whole[at + 4096 :])
        before = path.read_bytes()
        with pytest.raises(InputError, match=r"tables\.db: (the file is damaged|cannot be)") as caught:
            Store(path)
        said += "\n" not in str(caught.value)
        assert path.read_bytes() == before
    assert said == 20
    path.write_bytes(whole)
    Store(path).close()


def test_with_a_full_disk_nothing_is_acknowledged_and_nothing_acknowledged_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    acknowledged: list[int] = []
    ids: list[str] = []

    async def scene(room: Room, time: Time) -> None:
        table, people = await room.playing("Ann", "Bob", chat=False)
        ids.append(table.id)
        for person in people:
            person.connection.says = False
        pages = room.hub.store.db.execute("PRAGMA page_count").fetchone()[0]
        room.hub.store.db.execute(f"PRAGMA max_page_count = {pages + 2}")
        for _ in range(200):
            if table.phase == FROZEN:
                break
            seat = table.asked
            words = table.game.spell(table.state.options[-1])
            room.hub.inbox.receive(
                people[seat].connection, wire.Answer(seat=seat, question=table.question, answer=words)
            )
            await asyncio.sleep(0.002)
        for person in people:
            acknowledged.extend(m["question"] for m in person.heard() if m["type"] == "accepted")
        acknowledged.sort()
        assert table.phase == FROZEN
        assert "can no longer write" in table.frozen
        with pytest.raises(InputError, match="nothing more can be written"):
            await room.hub.lobby.new_guest("Late")
        with pytest.raises(InputError, match="nothing more can be written"):
            await room.table("Ann")
        assert len(room.hub.tables.open) == 1

    async def after(room: Room, time: Time) -> None:
        table = room.hub.tables.open[ids[0]]
        assert table.phase == PLAYING
        assert table.question == max(acknowledged) + 1
        assert acknowledged == list(range(1, table.question))
        assert "Late" not in [guest.name for guest in room.hub.guests.by_id.values()]

    play(tmp_path, monkeypatch, scene, after)
    assert capfd.readouterr().err.count("nothing more can be written") == 1


DAMAGE = (
    ("UPDATE journal SET entry = x'00ff' WHERE table_id = ? AND n = 5", "frozen"),
    ("UPDATE journal SET entry = '[]' WHERE table_id = ? AND n = 5", "frozen"),
    ('UPDATE journal SET entry = \'{"do": "fly", "at": 1}\' WHERE table_id = ? AND n = 5', "frozen"),
    ("DELETE FROM journal WHERE table_id = ? AND n = 5", "frozen"),
    ("UPDATE tables SET setup = x'00' WHERE id = ?", "unreadable"),
    ('UPDATE tables SET setup = \'{"game": "chess"}\' WHERE id = ?', "unreadable"),
    ("UPDATE tables SET seed = 'xyz' WHERE id = ?", "unreadable"),
    ("INSERT INTO chat (table_id, line) VALUES (?, x'ff')", "playing"),
)


@pytest.mark.parametrize(("damage", "fate"), DAMAGE)
def test_a_damaged_record_stops_its_own_table_alone_and_is_kept(
    damage: str, fate: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    ids: list[str] = []

    async def scene(room: Room, time: Time) -> None:
        for _ in range(2):
            table, people = await room.playing("Ann", "Bob")
            for _ in range(5):
                await room.answer(table, people)
            ids.append(table.id)

    async def after(room: Room, time: Time) -> None:
        assert room.hub.tables.open[ids[1]].phase == PLAYING
        if fate == "unreadable":
            with pytest.raises(TableError, match="waits for a backup"):
                room.hub.tables.find(ids[0])
        else:
            table = room.hub.tables.open[ids[0]]
            assert table.phase == fate
            person = await room.person(None, table)
            assert {message["type"] for message in person.heard()} <= {"table", "update"}
        assert (tmp_path / "reports").exists() == (fate == "frozen")

    play(tmp_path, monkeypatch, scene)
    db = sqlite3.connect(tmp_path / "tables.db")
    db.execute(damage, (ids[0],))
    db.commit()
    play(tmp_path, monkeypatch, after)
    play(tmp_path, monkeypatch, after)
    assert db.execute("SELECT count(*) FROM journal WHERE table_id = ?", (ids[0],)).fetchone()[0] >= 8
    db.close()
    assert ("cannot be read" in capfd.readouterr().err) == (fate == "unreadable")


def run_small_server(sock: socket.socket, folder: str, limits: Any, seed: int | None) -> None:
    """In the server's process: the store may not grow beyond a few pages, as on a disk that is full."""
    upgrade = stores.upgrade

    def upgrade_on_a_small_disk(db: sqlite3.Connection, path: Path) -> None:
        upgrade(db, path)
        db.execute("PRAGMA max_page_count = 20")

    stores.upgrade = upgrade_on_a_small_disk
    run_server(sock, folder, limits, seed)


def test_a_server_whose_disk_is_full_says_so_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path, target=run_small_server)
    token = server.guest("Ann")
    table = server.new_table(token)

    async def fill() -> dict[int, str]:
        await sit_and_start(server, table, token)
        one = Seats(server, table, token, Lots(5))
        await one.connect()
        one.say(type="hello", table=table, token=token, says=False)
        while not [m for m in one.got if m["type"] == "refused"]:
            if one.over:
                raise AssertionError("the disk was never full")
            await asyncio.sleep(0.05)
        assert {m["code"] for m in one.got if m["type"] == "refused"} == {"is_frozen"}
        return one.acknowledged

    try:
        acknowledged = run(fill())
        status, told = server.request("POST", "/api/guests", {"name": "Bob"})
        assert (status, told["code"]) == (503, "cannot_write")
        assert server.request("GET", "/api/games")[0] == 200
    finally:
        server.stop()
    on_disk = journal_of(tmp_path, table)
    assert len(acknowledged) > 10
    assert all(on_disk[number] == answer for number, answer in acknowledged.items())
    assert len(on_disk) == len(acknowledged)


def test_a_backup_of_a_store_under_load_opens_and_has_everything_acknowledged_before(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        token = server.guest("Ann")
        tables = [server.new_table(token, game=game) for game in ("rush", "battlegrounds")]
        for table in tables:
            await sit_and_start(server, table, token)
        seats = [Seats(server, table, token, Lots(k + 1)) for k, table in enumerate(tables)]
        for one in seats:
            await one.connect()
            one.say(type="hello", table=one.table, token=one.token, says=False)
        for copy in range(5):
            await asyncio.sleep(0.2)
            before = [dict(one.acknowledged) for one in seats]
            assert copy == 0 or sum(map(len, before)) > 0
            folder = tmp_path / f"copy {copy}"
            folder.mkdir()
            size = await asyncio.to_thread(backup, tmp_path / "live" / "tables.db", folder / "tables.db")
            assert size == (folder / "tables.db").stat().st_size
            for one, acknowledged in zip(seats, before, strict=True):
                on_disk = journal_of(folder, one.table)
                assert acknowledged.items() <= on_disk.items()
                assert sorted(on_disk) == list(range(1, len(on_disk) + 1))
        with pytest.raises(InputError, match="a file already"):
            backup(tmp_path / "live" / "tables.db", tmp_path / "copy 0" / "tables.db")

    (tmp_path / "live").mkdir()
    with serving(tmp_path / "live") as server:
        run(scene(server))
    with serving(tmp_path / "copy 4") as restored:
        assert restored.request("GET", "/api/games")[0] == 200


def test_two_servers_do_not_share_a_store(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    for use in (Store, stores.check):
        with pytest.raises(InputError, match="another server is using it"):
            use(tmp_path / "tables.db")
    store.close()
    stores.check(tmp_path / "tables.db")
    Store(tmp_path / "tables.db").close()


def test_a_half_copy_is_never_taken_for_a_whole_one(tmp_path: Path) -> None:
    Store(tmp_path / "tables.db").close()
    with pytest.raises(InputError, match="the copy failed"):
        backup(tmp_path / "tables.db", tmp_path / "no such folder" / "copy.db")
    (tmp_path / "copy.db.part").write_bytes(b"left by a copy that was killed")
    backup(tmp_path / "tables.db", tmp_path / "copy.db")
    Store(tmp_path / "copy.db").close()
    assert not (tmp_path / "copy.db.part").exists()
