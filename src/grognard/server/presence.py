"""Who is at a table: sockets come and go, and whoever stays away is waited for with patience."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grognard.server import clock, wire
from grognard.server.connection import Connection
from grognard.server.table import FROZEN, GATHERING, OVER, PLAYING, SECOND, No, Table

if TYPE_CHECKING:
    from grognard.server.hub import Hub

CHAT_KEPT = 100
UNHURRIED = 5  # times the table's patience, for who is there and keeps others waiting between games
EVENTS_TOLD_AGAIN = 1000  # at most, to who comes back


def is_said(line: bytes) -> bool:
    """Whether a line of chat has come back from disk as it was."""
    try:
        msgspec.json.decode(line, type=wire.Said)
    except msgspec.DecodeError:
        return False
    return True


def is_waiting(table: Table) -> bool:
    """Whether a table waits for who sits there."""
    return table.phase == PLAYING or table.is_between


class Presence:
    """The sockets at the tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.were_here: dict[str, list[tuple[int, set[int]]]] = {}  # of tables with a delay: since when, and who
        self.left: dict[tuple[str, int], float] = {}  # since when somebody has no socket at a table
        self.hurried: set[tuple[str, int]] = set()  # who is there and keeps others waiting between games

    def join(self, hello: wire.Hello) -> Connection:
        """A socket comes to a table."""
        table = self.hub.archive.table(hello.table)
        if table is None:
            raise No("no_such_table", "There is no such table.")
        if table.is_followed:
            self.hub.lobby.open_next(table)  # it may not have come to that
        guest = self.hub.guests.find(hello.token) if hello.token else None
        if hello.token and guest is None:
            raise No("unknown_token", "Nobody here has that token.")
        if not table.seats_of(guest.id if guest else 0) and table.phase != GATHERING and not table.setup.spectators:
            raise No("no_spectators", "This table is not for spectators.")
        connection = Connection(self.hub, table, guest, hello.lang or table.setup.lang, hello.says)
        others = self.hub.at_table.setdefault(table.id, [])
        is_new = guest is not None and not any(c.guest is guest for c in others)
        others.append(connection)
        try:
            self.greet(table, connection, hello.since)
        except Exception as e:
            self.hub.freeze(table, {"do": "hello"}, e)
        if guest is not None and is_new:
            self.left.pop((table.id, guest.id), None)
            self.tell_presence(table, connection)
        return connection

    def greet(self, table: Table, connection: Connection, since: int | None) -> None:
        """All that who comes to a table has to know."""
        messages = [self.hub.teller.info(table, connection)]
        if table.phase == FROZEN:
            pass  # what it is like may be half of something
        elif connection.is_delayed:
            found = table.shown_at(clock.now())
            if found is not None:
                connection.shown = found.number
                messages.append(wire.encode(self.hub.teller.seen(table, found, None, connection.lang, connection.says)))
        elif table.match is not None:
            told = table.events_since(since, EVENTS_TOLD_AGAIN) if since is not None else []
            for seat in connection.eyes():
                first = table.told - len(told)
                messages.append(self.hub.teller.update(table, seat, connection.lang, connection.says, first, told))
        if table.setup.chat and connection.says:
            messages += self.chat(table, connection)
        self.send_known(table, [(connection, message) for message in messages])

    def chat(self, table: Table, connection: Connection) -> list[bytes]:
        """The last lines of chat; what players have said lately comes later to who sees the game later."""
        lines = [line for line in self.hub.store.chat(table.id, CHAT_KEPT) if is_said(line)]
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
        """A line for who sees the game later, if they are still there by then."""

        def send() -> None:
            if connection in self.hub.at_table.get(connection.table.id, ()):
                connection.send(line)

        self.hub.later(seconds, send)

    def here(self, table: Table, delayed: bool) -> set[int]:
        """Who has a socket at a table; for who sees the game later, who had one then."""
        if not delayed:
            return {c.guest.id for c in self.hub.at_table.get(table.id, ()) if c.guest is not None}
        known = self.were_here.get(table.id, [])
        due = clock.now() - table.setup.delay * SECOND
        while len(known) > 1 and known[1][0] <= due:
            del known[0]
        return known[0][1] if known else set()

    def tell_presence(self, table: Table, but: Connection | None = None) -> None:
        """Who is here has changed; who sees the game later learns it later."""
        if table.setup.delay:
            known = self.were_here.setdefault(table.id, [])
            if table.match is None:
                known.clear()  # before the start everybody knows it at once
            known.append((clock.now(), self.here(table, False)))
            self.hub.later(table.setup.delay + 0.001, self.tell_presence_late, table)
        others = [c for c in self.hub.at_table.get(table.id, ()) if c is not but and not c.is_delayed]
        self.send_known(table, [(connection, self.hub.teller.info(table, connection)) for connection in others])

    def tell_presence_late(self, table: Table) -> None:
        """Who sees the game later learns now who was here then."""
        for connection in [c for c in self.hub.at_table.get(table.id, ()) if c.is_delayed]:
            connection.send(self.hub.teller.info(table, connection))

    def send_known(self, table: Table, messages: list[tuple[Connection, bytes]]) -> None:
        """Send what tells of a table as it is now, once all of that is on disk."""

        def send(error: Exception | None) -> None:
            for connection, message in messages if error is None else ():
                connection.send(message)

        if table.unwritten:
            self.hub.store.write((), send)
        else:
            send(None)

    def part(self, connection: Connection) -> None:
        """A socket leaves; a person without any is waited for as long as the table has patience."""
        table, guest = connection.table, connection.guest
        connections = self.hub.at_table.get(table.id, [])
        if connection in connections:
            connections.remove(connection)
        if not connections:
            self.hub.at_table.pop(table.id, None)
            self.were_here.pop(table.id, None)
            if table.phase == OVER:
                self.hub.archive.keep_finished(table)
        if guest is not None and not self.hub.stopping and not self.is_here(table, guest.id):
            self.tell_presence(table)
            self.wait_for_people(self.hub.tables.get(table.next, table))

    def wait_for_people(self, table: Table) -> None:
        """Whoever sits at a running game, or between games, without a socket is waited for as long as the table has
        patience.
        """
        if not is_waiting(table) or not table.setup.patience:
            return
        for guest in {seat.guest for seat in table.seats if seat.guest and not seat.is_played_by_bot}:
            if not self.is_here(table, guest) and (table.id, guest) not in self.left:
                since = self.left[table.id, guest] = self.hub.loop.time()
                self.hub.later(table.setup.patience, self.lose_patience, table, guest, since)

    def is_here(self, table: Table, guest: int) -> bool:
        """Whether a guest has a socket at a table, or between games still at the one of the game before."""
        here = self.hub.at_table.get(table.id, [])
        before = self.hub.at_table.get(table.before, []) if table.is_between else []
        return any(c.guest is not None and c.guest.id == guest for c in (*here, *before))

    def lose_patience(self, table: Table, guest: int, since: float) -> None:
        """Somebody has not come back since: a bot answers until they do."""
        if self.left.get((table.id, guest)) != since:
            return  # was here in between
        del self.left[table.id, guest]
        if self.is_here(table, guest) or self.hub.stopping:
            return
        for seat in table.seats_of(guest):
            if is_waiting(table) and not table.seats[seat].is_played_by_bot:
                self.hub.enter(table, {"do": "away", "seat": seat, "yes": True})

    def hurry(self, table: Table) -> None:
        """Between games: once somebody is ready the others have some time, also those who are there."""
        if not table.is_between or not table.setup.patience or not any(seat.ready for seat in table.seats):
            return
        for guest in {seat.guest for seat in table.seats if seat.guest and not seat.ready and not seat.away}:
            if (table.id, guest) not in self.hurried:
                self.hurried.add((table.id, guest))
                self.hub.later(table.setup.patience * UNHURRIED, self.go_on_without, table, guest)

    def go_on_without(self, table: Table, guest: int) -> None:
        """Somebody has let the others wait long enough: a bot answers until they are back."""
        self.hurried.discard((table.id, guest))
        for seat in table.seats_of(guest):
            keeps_waiting = table.is_between and any(other.ready for other in table.seats) and not self.hub.stopping
            if keeps_waiting and not table.seats[seat].ready and not table.seats[seat].away:
                self.hub.enter(table, {"do": "away", "seat": seat, "yes": True})
