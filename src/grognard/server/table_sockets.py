"""Which sockets are at which table, and who had one there some time ago."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.server import clock
from grognard.server.connection import Connection
from grognard.server.spectators import SECOND
from grognard.server.table import Table


class TableSockets:
    """The sockets at every table."""

    def __init__(self) -> None:
        self.by_table: dict[str, list[Connection]] = {}
        self.were_here: dict[str, list[tuple[int, set[int]]]] = {}  # for tables with a delay: since when, and who

    def at(self, table: str) -> Sequence[Connection]:
        """The sockets at a table."""
        return self.by_table.get(table, ())

    def delayed_at(self, table: str) -> list[Connection]:
        """The sockets that see a table's game later than the players."""
        return [connection for connection in self.at(table) if connection.is_delayed]

    def everywhere(self) -> list[Connection]:
        """All sockets at all tables."""
        return [connection for connections in self.by_table.values() for connection in connections]

    def add(self, connection: Connection) -> None:
        """Add a socket that has joined its table."""
        self.by_table.setdefault(connection.table.id, []).append(connection)

    def remove(self, connection: Connection) -> None:
        """Remove a socket that has left its table."""
        id = connection.table.id
        connections = self.by_table.get(id, [])
        if connection in connections:
            connections.remove(connection)
        if not connections:
            self.by_table.pop(id, None)
            self.were_here.pop(id, None)

    def has_guest(self, table: Table, guest: int) -> bool:
        """Whether a guest has a socket at a table, or between games still at the table of the game before."""
        before = self.at(table.before) if table.is_between else ()
        return any(c.guest is not None and c.guest.id == guest for c in (*self.at(table.id), *before))

    def guests_at(self, table: Table) -> set[int]:
        """The guests that have a socket at a table."""
        return {c.guest.id for c in self.at(table.id) if c.guest is not None}

    def guests_seen(self, table: Table) -> set[int]:
        """The guests that had a socket at a table at the time that spectators with a delay see now."""
        known = self.were_here.get(table.id, [])
        due = clock.now() - table.setup.delay * SECOND
        while len(known) > 1 and known[1][0] <= due:
            del known[0]
        return known[0][1] if known else set()

    def remember_guests(self, table: Table) -> None:
        """Remember which guests are here now, for spectators with a delay."""
        known = self.were_here.setdefault(table.id, [])
        if table.match is None:
            known.clear()  # before the start everybody knows it at once
        known.append((clock.now(), self.guests_at(table)))
