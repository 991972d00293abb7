"""Guests, and the tables that they open: new ones, rematches, branches of finished games, the next game of a match."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

import grognard
from grognard.core.game import InputError, Json
from grognard.core.match import new_seed
from grognard.server import clock, entries, library, seating, wire
from grognard.server.entries import Entry
from grognard.server.errors import TableError
from grognard.server.guests import Guest, Guests, hashed, new_token, readable
from grognard.server.journal import Journal
from grognard.server.limits import Limits
from grognard.server.replays import finished_match
from grognard.server.store import Done, Store
from grognard.server.table import GATHERING, OVER, PLAYING, Table
from grognard.server.table_sockets import TableSockets
from grognard.server.tables import Tables

FORSAKEN = 86_400_000  # milliseconds after which an empty waiting table is no longer listed
MOST_LISTED = 200
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"


class Lobby:
    """Where guests come in and find tables."""

    def __init__(
        self,
        store: Store,
        guests: Guests,
        sockets: TableSockets,
        tables: Tables,
        journal: Journal,
        limits: Limits,
        seed: int | None,
    ) -> None:
        self.store = store
        self.guests = guests
        self.sockets = sockets
        self.tables = tables
        self.journal = journal
        self.limits = limits
        self.seed = seed  # the seed of every table, for tests and demonstrations; otherwise each table has its own
        self.opened_from: dict[str, list[str]] = {}  # tables by the address that asked for them

    async def new_guest(self, name: str) -> wire.Guest:
        """Create a guest with a secret token."""
        name = shown_name(name)
        token = new_token()
        guest = self.guests.add(self.guests.next, hashed(token), name)
        try:
            await self.journal.on_disk(lambda done: self.store.add_guest(guest.id, guest.hash, name, clock.now(), done))
        except InputError:
            self.guests.remove(guest)
            raise
        return wire.Guest(guest.id, name, token)

    async def rename(self, guest: Guest, name: str) -> None:
        """Give a guest another name, also at tables that wait or play; a finished game keeps the old name."""
        name, before = shown_name(name), guest.name
        await self.journal.on_disk(lambda done: self.store.rename_guest(guest.id, name, done))
        guest.name = name
        for table in list(self.tables.open.values()):
            is_known = table.host == guest.id or table.seats_of(guest.id)
            if is_known and name != before and table.phase in (GATHERING, PLAYING):
                self.journal.enter(table, entries.Rename(guest.id, name, before))

    def check_room(self, guest: Guest, address: str) -> None:
        """Refuse a new table if there are too many."""
        most = self.limits.tables_per_address
        if self.limits.tables and len(self.tables.open) >= self.limits.tables:
            raise TableError("too_many", "There are too many tables; try again later.")
        if not most:
            return
        here = []
        if address:  # a rematch has no address: it follows a finished game
            here = self.opened_from[address] = [
                id for id in self.opened_from.get(address, ()) if id in self.tables.open
            ]
        hosted = sum(table.host == guest.id for table in self.tables.open.values())
        if len(here) >= most or hosted >= most:
            raise TableError("too_many", f"At most {most} tables are open at a time for one guest or address.")

    async def new_table(
        self,
        guest: Guest,
        setup: wire.Setup,
        seed: int | None = None,
        after: Sequence[str] = (),
        address: str = "",
        decks: list[Json | None] | None = None,
        given: Json | None = None,
    ) -> Table:
        """Open a table with a guest as host; a branch copies another game's set-up and some of its answers."""
        self.check_room(guest, address)
        if setup.scene and given is None:
            setup, given = arranged(setup)
        if seed is None:
            seed = new_seed() if self.seed is None else self.seed
        brought = setup.decks
        setup = msgspec.structs.replace(setup, title=readable(setup.title), decks=[])  # everybody sees the set-up
        table = Table(new_id(), clock.now(), setup, seed, grognard.load)
        if len(brought) > len(table.seats):
            raise InputError(f"decks: {len(brought)} decks are given for {len(table.seats)} seats")
        decks = decks or [seating.checked_deck(table, words) for words in brought]
        self.add(table)
        if address:
            self.opened_from.setdefault(address, []).append(table.id)
        entry = entries.Host(guest.id, guest.name, list(after), decks if any(decks) else [], given)

        def write(done: Done) -> None:
            self.journal.write(table, entry, done)

        try:
            await self.journal.on_disk(write)
        except InputError:
            del self.tables.open[table.id]
            raise
        return table

    def add(self, table: Table) -> None:
        """Keep a new table, in memory and on disk."""
        self.tables.open[table.id] = table
        self.store.add_table(table.id, table.at, wire.encode(table.setup), f"{table.seed:032x}", table.rules)

    async def rematch(self, table: Table, guest: Guest) -> None:
        """Open a new table like this one, with the same people where they sat."""
        if table.phase != OVER:
            table.require(OVER)
        if not table.seats_of(guest.id):
            raise TableError("not_your_seat", "Only players of this game can ask for a rematch.")
        if table.next or table.is_being_followed:
            raise TableError("has_rematch", "There is a rematch already.")
        table.is_being_followed = True  # so that nobody opens a second rematch meanwhile
        setup = msgspec.structs.replace(table.setup, bots=[seat.bot for seat in table.seats])
        try:
            new = await self.new_table(guest, setup, decks=decks_of(table))
        finally:
            table.is_being_followed = False
        for n, seat in enumerate(table.seats):
            if seat.guest:
                self.journal.enter(new, seating.sit(new, seat.guest, seat.name, n))
        self.journal.enter(table, entries.NextTable(new.id))

    def open_next(self, table: Table) -> None:
        """Open the table of the next game of a match, where everybody sits as before and has the same deck.

        Its id is written to disk first, so that there is only one such table however often this is tried.
        """
        if not table.next:
            self.journal.enter(table, entries.NextTable(new_id()))
        found = self.tables.find(table.next)
        if found is None:
            seed = new_seed() if self.seed is None else self.seed + games_played(table)
            setup = msgspec.structs.replace(table.setup, bots=[seat.bot for seat in table.seats])
            found = Table(table.next, clock.now(), setup, seed, grognard.load)
            self.add(found)
        if not found.entries:
            self.journal.enter(found, taken_over(table))

    async def branch(self, table: Table, guest: Guest, at: int, address: str = "") -> Table:
        """Open a table that continues from a step of a finished game. Everybody knows its seed, so it is not listed."""
        self.tables.require_public(table)
        match = finished_match(table, at)
        if at == len(match.answers) and match.is_over:
            raise TableError("no_such_step", "After the last step of a game there is nothing to play.")
        words = [table.spell(action) for action in match.answers[:at]]
        setup = msgspec.structs.replace(table.setup, listed=False, games=1, bots=[seat.bot for seat in table.seats])
        decks: list[Json | None] = [*match.dealt] or decks_of(table)
        return await self.new_table(guest, setup, table.seed, words, address, decks, table.given)

    def is_forsaken(self, table: Table) -> bool:
        """Whether a table that waits for people has been empty for a day; its link still works."""
        waits = table.phase == GATHERING and not self.sockets.at(table.id)
        return waits and table.last + FORSAKEN < clock.now()

    def listed(self) -> list[wire.Listed]:
        """The tables that wait for people, and those that can be watched."""
        out = []
        for table in self.tables.open.values():
            setup, free = table.setup, free_seats(table)
            if self.is_forsaken(table):
                continue
            if setup.listed and table.phase in (GATHERING, PLAYING) and (free or setup.spectators):
                out.append(
                    wire.Listed(
                        table.id, setup.title, setup.game, table.variant, len(table.seats), free, table.phase,
                        table.host_name, setup.spectators, table.at,
                    )
                )  # fmt: skip
        return out[-MOST_LISTED:]


def free_seats(table: Table) -> int:
    """How many seats somebody could take: before the start, bots' seats too."""
    if table.is_between:
        return 0
    return sum(seat.is_free or (table.phase == GATHERING and not seat.guest) for seat in table.seats)


def arranged(setup: wire.Setup) -> tuple[wire.Setup, Json | None]:
    """The set-up of a table that begins from a scenario's position, and that position."""
    one = library.scenario_named(setup.game, setup.scene)
    if one is None or library.own_cards(one, "en"):
        raise TableError("no_such_scene", f"There is no position {setup.scene!r} of that game to play from.")
    given = None if one.given is None else one.game.require_staging().at_table(one.given)
    return msgspec.structs.replace(setup, variant=one.variant, seats=one.seats, options=one.options), given


def new_id() -> str:
    """An id for a table that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def games_played(table: Table) -> int:
    """How many games of a match have been played."""
    return table.series.played if table.series is not None else 0


def taken_over(table: Table) -> Entry:
    """The first entry of the next game of a match: who sits where with which deck, and how the match stands."""
    match = table.match
    assert match is not None
    assert table.series is not None
    return entries.Host(
        table.host,
        table.host_name,
        decks=list(match.dealt),
        series=table.series.json(),
        before=table.id,
        people=[
            entries.SeatedPerson(n, seat.guest, seat.name, seat.policy.spell())
            for n, seat in enumerate(table.seats)
            if seat.guest
        ],
    )


def decks_of(table: Table) -> list[Json | None]:
    """The decks that were brought to a table."""
    return [seat.deck for seat in table.seats]


def shown_name(name: str) -> str:
    """A guest's name as it is shown."""
    shown = readable(name)
    if not shown:
        raise TableError("bad_input", "name: expected readable characters")
    return shown
