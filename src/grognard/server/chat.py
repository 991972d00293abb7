"""The chat of tables."""

from __future__ import annotations

import msgspec

from grognard.server import clock, wire
from grognard.server.background import Background
from grognard.server.connection import Connection
from grognard.server.errors import TableError
from grognard.server.guests import readable
from grognard.server.spectators import SECOND
from grognard.server.store import Store
from grognard.server.table import Table
from grognard.server.table_sockets import TableSockets

LINES_KEPT = 100  # lines sent to a newcomer


class Chat:
    """Keeps what people say, and sends it to everybody at the table."""

    def __init__(self, background: Background, store: Store, sockets: TableSockets) -> None:
        self.background = background
        self.store = store
        self.sockets = sockets

    def say(self, connection: Connection, text: str) -> None:
        """Send a line to everybody at the table."""
        table = connection.table
        if not table.setup.chat:
            raise TableError("chat_is_off", "This table has no chat.")
        if connection.guest is None:
            raise TableError("unknown_token", "Only guests with a name can talk.")
        if not connection.chat.take():
            raise TableError("too_fast", "Slower, please.")
        shown = readable(text)
        if not shown:
            raise TableError("bad_input", "That text contains nothing readable.")
        seat = connection.seats[0] if connection.seats else None
        line = wire.encode(wire.Said(connection.guest.name, shown, clock.now(), seat))
        self.store.add_chat(table.id, line)
        for other in self.sockets.at(table.id):
            if seat is not None and other.is_delayed:
                self.send_later(other, line, table.setup.delay)  # players talk about the present position
            else:
                other.send(line)

    def history(self, table: Table, connection: Connection) -> list[bytes]:
        """The last lines; to spectators with a delay, what players have said lately is sent later."""
        lines = [line for line in self.store.chat(table.id, LINES_KEPT) if is_readable(line)]
        if not connection.is_delayed:
            return lines
        out = []
        for line in lines:
            said = msgspec.json.decode(line, type=wire.Said)
            early = said.at + table.setup.delay * SECOND - clock.now() if said.seat is not None else 0
            if early > 0:
                self.send_later(connection, line, early / SECOND)
            else:
                out.append(line)
        return out

    def send_later(self, connection: Connection, line: bytes, seconds: float) -> None:
        """Send a line after some seconds, if the connection is still there by then."""

        def send() -> None:
            if connection in self.sockets.at(connection.table.id):
                connection.send(line)

        self.background.later(seconds, send)


def is_readable(line: bytes) -> bool:
    """Whether a line has come back from disk undamaged."""
    try:
        msgspec.json.decode(line, type=wire.Said)
    except msgspec.DecodeError:
        return False
    return True
