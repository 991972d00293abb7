"""Who is at a table: sockets come and go, and the table waits for people who are not there."""

from __future__ import annotations

from grognard.server import clock, entries, wire
from grognard.server.background import Background
from grognard.server.broadcast import Broadcast
from grognard.server.chat import Chat
from grognard.server.connection import Connection, SocketWriter
from grognard.server.errors import TableError
from grognard.server.guests import Guests
from grognard.server.journal import Journal
from grognard.server.lobby import Lobby
from grognard.server.table import FROZEN, GATHERING, OVER, PLAYING, Table
from grognard.server.table_sockets import TableSockets
from grognard.server.tables import Tables

HURRY = 5  # how many times the table's patience others wait, between games, for people who are present
EVENTS_TOLD_AGAIN = 1000  # the most events sent to a person who comes back


def is_waiting(table: Table) -> bool:
    """Whether a table waits for the people who sit there."""
    return table.phase == PLAYING or table.is_between


class Presence:
    """Lets sockets join and leave tables."""

    def __init__(
        self,
        background: Background,
        guests: Guests,
        sockets: TableSockets,
        tables: Tables,
        broadcast: Broadcast,
        journal: Journal,
        lobby: Lobby,
        chat: Chat,
    ) -> None:
        self.background = background
        self.guests = guests
        self.sockets = sockets
        self.tables = tables
        self.broadcast = broadcast
        self.journal = journal
        self.lobby = lobby
        self.chat = chat
        self.writer = SocketWriter(background.loop)
        self.left: dict[tuple[str, int], float] = {}  # since when a guest has no socket at a table
        self.hurried: set[tuple[str, int]] = set()  # guests who are there and keep others waiting between games

    def join(self, hello: wire.Hello) -> Connection:
        """Let a socket join a table."""
        table = self.tables.find(hello.table)
        if table is None:
            raise TableError("no_such_table", "There is no such table.")
        if table.is_followed:
            self.lobby.open_next(table)  # the server may have crashed in between
        guest = self.guests.find(hello.token) if hello.token else None
        if hello.token and guest is None:
            raise TableError("unknown_token", "No guest has that token.")
        if not table.seats_of(guest.id if guest else 0) and table.phase != GATHERING and not table.setup.spectators:
            raise TableError("no_spectators", "This table is not for spectators.")
        connection = Connection(self.writer, table, guest, hello.lang or table.setup.lang, hello.says)
        is_new = guest is not None and guest.id not in self.sockets.guests_at(table)
        self.sockets.add(connection)
        try:
            self.greet(table, connection, hello.since)
        except Exception as e:
            self.journal.freeze(table, {"do": "hello"}, e)
        if guest is not None and is_new:
            self.left.pop((table.id, guest.id), None)
            self.tell_presence(table, connection)
        return connection

    def greet(self, table: Table, connection: Connection, since: int | None) -> None:
        """Send a new connection everything that it has to know."""
        messages = [self.broadcast.table_info(table, connection)]
        if table.phase == FROZEN:
            pass  # its position may be inconsistent
        elif connection.is_delayed:
            found = table.delayed.at(clock.now())
            if found is not None:
                connection.shown = found.number
                messages.append(self.broadcast.snapshot(table, found, None, connection.lang, connection.says))
        elif table.match is not None:
            events = table.events_since(since, EVENTS_TOLD_AGAIN) if since is not None else []
            first = table.event_count - len(events)
            for seat in connection.eyes():
                messages.append(self.broadcast.update(table, seat, connection.lang, connection.says, first, events))
        if table.setup.chat and connection.says:
            messages += self.chat.history(table, connection)
        self.journal.when_written(table, [(connection, message) for message in messages])

    def part(self, connection: Connection) -> None:
        """Let a socket leave; the table waits for a person without a socket as long as its patience lasts."""
        table, guest = connection.table, connection.guest
        self.sockets.remove(connection)
        if not self.sockets.at(table.id) and table.phase == OVER:
            self.tables.keep_finished(table)
        if guest is not None and not self.background.is_stopping and not self.sockets.has_guest(table, guest.id):
            self.tell_presence(table)
            self.wait_for_people(self.tables.open.get(table.next, table))

    def tell_presence(self, table: Table, but: Connection | None = None) -> None:
        """Tell everybody that a guest has come or left; spectators with a delay learn it later."""
        if table.setup.delay:
            self.sockets.remember_guests(table)
            self.background.later(table.setup.delay + 0.001, self.tell_presence_late, table)
        others = [c for c in self.sockets.at(table.id) if c is not but and not c.is_delayed]
        messages = [(connection, self.broadcast.table_info(table, connection)) for connection in others]
        self.journal.when_written(table, messages)

    def tell_presence_late(self, table: Table) -> None:
        """Tell spectators with a delay which guests were here at the time they see."""
        for connection in self.sockets.delayed_at(table.id):
            connection.send(self.broadcast.table_info(table, connection))

    def wait_for_people(self, table: Table) -> None:
        """Begin to wait for everybody who sits at a running game, or between games, without a socket."""
        if not is_waiting(table) or not table.setup.patience:
            return
        for guest in {seat.guest for seat in table.seats if seat.guest and not seat.is_played_by_bot}:
            if not self.sockets.has_guest(table, guest) and (table.id, guest) not in self.left:
                since = self.left[table.id, guest] = self.background.loop.time()
                self.background.later(table.setup.patience, self.lose_patience, table, guest, since)

    def lose_patience(self, table: Table, guest: int, since: float) -> None:
        """Let a bot answer for a guest who has not come back since."""
        if self.left.get((table.id, guest)) != since:
            return  # the guest was here in between
        del self.left[table.id, guest]
        if self.sockets.has_guest(table, guest) or self.background.is_stopping:
            return
        for seat in table.seats_of(guest):
            if is_waiting(table) and not table.seats[seat].is_played_by_bot:
                self.journal.enter(table, entries.Away(seat, True))

    def hurry(self, table: Table) -> None:
        """Between games: once somebody is ready the others have limited time, even those who are there."""
        if not table.is_between or not table.setup.patience or not any(seat.ready for seat in table.seats):
            return
        for guest in {seat.guest for seat in table.seats if seat.guest and not seat.ready and not seat.away}:
            if (table.id, guest) not in self.hurried:
                self.hurried.add((table.id, guest))
                self.background.later(table.setup.patience * HURRY, self.continue_without, table, guest)

    def continue_without(self, table: Table, guest: int) -> None:
        """Let a bot answer for a guest who has kept the others waiting long enough."""
        self.hurried.discard((table.id, guest))
        for seat in table.seats_of(guest):
            is_late = table.is_between and any(other.ready for other in table.seats)
            if is_late and not self.background.is_stopping:
                if not table.seats[seat].ready and not table.seats[seat].away:
                    self.journal.enter(table, entries.Away(seat, True))
