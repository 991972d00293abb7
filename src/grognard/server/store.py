"""What the server keeps: guests, tables, and the journal of every table, in one SQLite file.

One thread writes. It writes everything that waits in one transaction and syncs once (group commit); those who wait for
a write are notified after the sync, never before. The server reads when it starts, and for replays.
"""

from __future__ import annotations

import contextlib
import os
import queue
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from io import FileIO
from pathlib import Path
from typing import Any

from grognard.core.game import InputError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

APPLICATION = 0x67726F67  # "grog": the file is ours
MOST_TOGETHER = 512  # the most writes in one commit

# Step n takes a store from version n to version n + 1; steps are never changed, only added.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE guests (id INTEGER PRIMARY KEY, token BLOB NOT NULL UNIQUE, name TEXT NOT NULL,"
        " at INTEGER NOT NULL)",
        "CREATE TABLE tables (id TEXT PRIMARY KEY, at INTEGER NOT NULL, setup BLOB NOT NULL, seed TEXT NOT NULL,"
        " over INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID",
        "CREATE TABLE journal (table_id TEXT NOT NULL, n INTEGER NOT NULL, entry BLOB NOT NULL,"
        " PRIMARY KEY (table_id, n)) WITHOUT ROWID",
        "CREATE TABLE chat (id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, line BLOB NOT NULL)",
        "CREATE INDEX chat_of_table ON chat (table_id)",
        "CREATE INDEX unfinished ON tables (at) WHERE over = 0",
    ),
    (
        # The rules that a table is played under; the file of a finished game, which outlives them
        "ALTER TABLE tables ADD COLUMN rules TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN replay BLOB",
        "CREATE TABLE facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID",
    ),
    (
        # Who has played where, and how it ended
        "CREATE TABLE played (guest INTEGER NOT NULL, at INTEGER NOT NULL, table_id TEXT NOT NULL, result BLOB,"
        " PRIMARY KEY (guest, at, table_id)) WITHOUT ROWID",
        "INSERT INTO played SELECT DISTINCT json_extract(CAST(entry AS TEXT), '$.guest'), at, id, NULL"
        " FROM journal JOIN tables ON id = table_id"
        " WHERE over = 1 AND json_extract(CAST(entry AS TEXT), '$.do') = 'sit'",
    ),
    (
        # The decks that guests keep
        "CREATE TABLE decks (guest INTEGER NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL, deck TEXT NOT NULL,"
        " at INTEGER NOT NULL, PRIMARY KEY (guest, name)) WITHOUT ROWID",
    ),
    (
        # The cards that guests own
        "CREATE TABLE collections (guest INTEGER NOT NULL, game TEXT NOT NULL, cards TEXT NOT NULL,"
        " at INTEGER NOT NULL, PRIMARY KEY (guest, game)) WITHOUT ROWID",
    ),
)
VERSION = len(STEPS)

Statement = tuple[str, Sequence[Any]]
Played = tuple[int, int, bytes]  # guest, when, how it ended
Done = Callable[[Exception | None], None]
Settle = Callable[[Sequence[Done], Exception | None], None]


def settle_at_once(waiting: Sequence[Done], error: Exception | None) -> None:
    """Notify everybody who waits, from the writing thread."""
    for done in waiting:
        done(error)


class Write:
    """Statements that belong together, a row of a journal, and what to call when they are on disk."""

    __slots__ = ("done", "row", "statements")

    def __init__(self, statements: Sequence[Statement], done: Done | None, row: Sequence[Any] = ()) -> None:
        self.statements = statements
        self.done = done
        self.row = row


def connect(path: Path, readonly: bool = False) -> sqlite3.Connection:
    """A connection to a store."""
    try:
        if readonly:
            db = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=30, check_same_thread=False)
        else:
            db = sqlite3.connect(path, timeout=30, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA schema_version").fetchone()
    except sqlite3.Error as e:
        raise InputError(f"{path}: cannot be opened as a store of tables: {e}") from None
    return db


def upgrade(db: sqlite3.Connection, path: Path) -> None:
    """Bring the store to this program's version, or say why that is impossible."""
    try:
        ours = db.execute("PRAGMA application_id").fetchone()[0]
        version = db.execute("PRAGMA user_version").fetchone()[0]
        empty = not db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if not empty and ours != APPLICATION:
            raise InputError(f"{path}: not a store of tables; expected one that `grognard serve` made")
        if version > VERSION:
            raise InputError(f"{path}: made by a newer grognard (store version {version}, this one knows {VERSION})")
        damage = [] if empty else [row[0] for row in db.execute("PRAGMA quick_check(1)")]
        if damage not in ([], ["ok"]):
            found = " ".join(damage[0].split())
            raise InputError(f"{path}: the file is damaged ({found}); restore a backup, nothing was changed")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        for step in range(version, VERSION):
            db.execute("BEGIN IMMEDIATE")
            for statement in STEPS[step]:
                db.execute(statement)
            db.execute(f"PRAGMA application_id = {APPLICATION}")
            db.execute(f"PRAGMA user_version = {step + 1}")
            db.execute("COMMIT")
    except sqlite3.Error as e:
        raise InputError(f"{path}: cannot be used as a store of tables: {e}") from None


def lock(path: Path) -> FileIO:
    """A locked file that marks the store as in use; the lock ends with the process in any case."""
    try:
        held = FileIO(path.with_name(path.name + ".lock"), "wb")
    except OSError as e:
        raise InputError(f"{path}: cannot be opened as a store of tables: {e.strerror}") from None
    try:
        if sys.platform == "win32":
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        remedy = "stop that one, or give this one a folder of its own (--data, make play DATA=…)"
        raise InputError(f"{path}: another server is using it: {remedy}") from None
    return held


def check(path: Path) -> None:
    """Open a store and close it again, or say what is wrong with it."""
    with lock(path):
        db = connect(path)
        try:
            upgrade(db, path)
        finally:
            db.close()


class Store:
    """The open store of a running server."""

    def __init__(self, path: Path, settle: Settle = settle_at_once) -> None:
        self.path = path
        self.settle = settle  # called with all who wait for the same commit
        self.lock = lock(path)
        try:
            self.db = connect(path)
            upgrade(self.db, path)
        except InputError:
            self.lock.close()
            raise
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.broken: Exception | None = None  # after a write has failed nothing more is written
        self.commits = 0
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()

    def write(self, statements: Sequence[Statement], done: Done | None = None) -> None:
        """Queue a write; `done` is called with None when it is on disk, or with the error."""
        self.waiting.put(Write(statements, done))

    def close(self) -> None:
        """Write everything that waits, and stop."""
        self.waiting.put(None)
        self.thread.join()
        self.db.close()
        self.lock.close()

    # The writing thread

    def work(self) -> None:
        """Write until closed."""
        while True:
            first = self.waiting.get()
            if first is None:
                return
            together = [first]
            last = False
            while len(together) < MOST_TOGETHER:
                try:
                    more = self.waiting.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                together.append(more)
            self.commit(together)
            if last:
                return

    def commit(self, together: Sequence[Write]) -> None:
        """Write all of these and sync once; if that fails, all who wait get the error."""
        error: Exception | None = self.broken
        if error is None:
            try:
                self.db.execute("BEGIN IMMEDIATE")
                for write in together:
                    for statement, values in write.statements:
                        self.db.execute(statement, values)
                self.db.executemany("INSERT INTO journal VALUES (?, ?, ?)", [w.row for w in together if w.row])
                self.db.execute("COMMIT")
                self.commits += 1
            except sqlite3.Error as e:
                error = self.broken = InputError(f"{self.path}: nothing more can be written: {e}")
                if self.db.in_transaction:
                    with contextlib.suppress(sqlite3.Error):
                        self.db.execute("ROLLBACK")
        waiting = [write.done for write in together if write.done is not None]
        if waiting:
            self.settle(waiting, error)

    # What is written

    def add_guest(self, id: int, token: bytes, name: str, at: int, done: Done | None = None) -> None:
        """Add a guest; the token is already hashed."""
        self.write([("INSERT INTO guests VALUES (?, ?, ?, ?)", (id, token, name, at))], done)

    def rename_guest(self, id: int, name: str, done: Done | None = None) -> None:
        """Give a guest another name."""
        self.write([("UPDATE guests SET name = ? WHERE id = ?", (name, id))], done)

    def add_table(self, id: str, at: int, setup: bytes, seed: str, rules: str, done: Done | None = None) -> None:
        """Add a table, and the rules it is played under."""
        values = (id, at, setup, seed, rules)
        self.write([("INSERT INTO tables (id, at, setup, seed, rules) VALUES (?, ?, ?, ?, ?)", values)], done)

    def append(self, table: str, n: int, entry: bytes, done: Done) -> None:
        """Append an entry to a table's journal."""
        self.waiting.put(Write((), done, (table, n, entry)))

    def append_last(
        self, table: str, n: int, entry: bytes, replay: bytes | None, played: Sequence[Played], done: Done
    ) -> None:
        """Append the entry that ends a table's game; keep the file of the game, and who has played."""
        last: list[Statement] = [("UPDATE tables SET over = 1, replay = ? WHERE id = ?", (replay, table))]
        last += [("INSERT INTO played VALUES (?, ?, ?, ?)", (guest, at, table, result)) for guest, at, result in played]
        self.waiting.put(Write(last, done, (table, n, entry)))

    def keep_deck(self, guest: int, name: str, game: str, deck: str, at: int, most: int, done: Done) -> None:
        """Keep a guest's deck under its name; a new name only if the guest keeps fewer than `most` decks."""
        room = "(SELECT count(*) FROM decks WHERE guest = ? AND name != ?) < ?"
        values = (guest, name, game, deck, at, guest, name, most)
        self.write([(f"INSERT OR REPLACE INTO decks SELECT ?, ?, ?, ?, ? WHERE {room}", values)], done)

    def drop_deck(self, guest: int, name: str, done: Done) -> None:
        """Delete a guest's deck."""
        self.write([("DELETE FROM decks WHERE guest = ? AND name = ?", (guest, name))], done)

    def keep_collection(self, guest: int, game: str, cards: str, at: int, done: Done) -> None:
        """Keep the list of the cards of a game that a guest owns."""
        self.write([("INSERT OR REPLACE INTO collections VALUES (?, ?, ?, ?)", (guest, game, cards, at))], done)

    def note(self, name: str, value: int) -> None:
        """Keep a number under a name."""
        self.write([("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))])

    def add_chat(self, table: str, line: bytes) -> None:
        """Append a line to a table's chat."""
        self.write([("INSERT INTO chat (table_id, line) VALUES (?, ?)", (table, line))])

    # What is read, from a connection of the reader's own

    def read(self, statement: str, values: Sequence[Any] = ()) -> Iterator[Any]:
        """The rows of a query, as they are on disk now."""
        db = connect(self.path, readonly=True)
        try:
            yield from db.execute(statement, values)
        except sqlite3.DatabaseError as e:
            raise InputError(f"{self.path}: cannot be read: {e}; restore a backup, nothing was changed") from None
        finally:
            db.close()

    def guests(self) -> Iterator[Any]:
        """Every guest: id, hashed token, name."""
        return self.read("SELECT id, token, name FROM guests")

    def unfinished(self) -> Iterator[Any]:
        """Tables that are not over: id, when opened, set-up, seed, rules."""
        return self.read("SELECT id, at, setup, seed, rules FROM tables WHERE over = 0 ORDER BY at")

    def table(self, id: str) -> Any:
        """One table, over or not, with the same columns."""
        return next(self.read("SELECT id, at, setup, seed, rules FROM tables WHERE id = ?", (id,)), None)

    def replay(self, table: str) -> bytes | None:
        """The file of a finished game, if it was kept."""
        row = next(self.read("SELECT replay FROM tables WHERE id = ?", (table,)), None)
        return row[0] if row else None

    def played(self, guest: int, most: int) -> Iterator[Any]:
        """The games that a guest has played, the latest first: table, when opened, set-up, when over, result."""
        return self.read(
            "SELECT id, tables.at, setup, played.at, result FROM played JOIN tables ON id = table_id"
            " WHERE guest = ? ORDER BY played.at DESC LIMIT ?",
            (guest, most),
        )

    def result(self, table: str) -> bytes | None:
        """How a game ended, if a guest has played it."""
        row = next(self.read("SELECT result FROM played WHERE table_id = ?", (table,)), None)
        return row[0] if row else None

    def decks(self, guest: int) -> list[Any]:
        """A guest's decks in the order of their names: name, game, text, when kept."""
        return list(self.read("SELECT name, game, deck, at FROM decks WHERE guest = ? ORDER BY name", (guest,)))

    def collection(self, guest: int, game: str) -> Any:
        """The cards of a game that a guest owns, as text, and when they were kept; None if never."""
        values = (guest, game)
        return next(self.read("SELECT cards, at FROM collections WHERE guest = ? AND game = ?", values), None)

    def fact(self, name: str) -> int | None:
        """The number kept under a name."""
        row = next(self.read("SELECT value FROM facts WHERE name = ?", (name,)), None)
        return row[0] if row else None

    def journal(self, table: str) -> Iterator[Any]:
        """A table's journal in order: number and entry."""
        return self.read("SELECT n, entry FROM journal WHERE table_id = ? ORDER BY n", (table,))

    def chat(self, table: str, most: int) -> list[bytes]:
        """The last lines of a table's chat, oldest first."""
        rows = self.read("SELECT line FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?", (table, most))
        return [line for (line,) in rows][::-1]


def backup(store: Path, target: Path) -> int:
    """Make a consistent copy of a store that may be in use; the size of the copy in bytes."""
    if not store.exists():
        raise InputError(f"{store}: there is no store of tables there")
    if target.exists():
        raise InputError(f"{target}: there is a file already; expected a name that is free")
    source = connect(store, readonly=True)
    try:
        if source.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
            raise InputError(f"{store}: not a store of tables; expected one that `grognard serve` made")
        half = target.with_name(target.name + ".part")
        half.unlink(missing_ok=True)
        copy = sqlite3.connect(half)
        try:
            source.backup(copy)
        finally:
            copy.close()
        with open(half, "r+b") as file:  # Windows syncs only what may be written
            os.fsync(file.fileno())
        half.rename(target)
    except (sqlite3.Error, OSError) as e:
        raise InputError(f"{target}: the copy failed: {e}") from None
    finally:
        source.close()
    return target.stat().st_size
