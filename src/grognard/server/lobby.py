"""Guests, and the tables that they make: new ones, rematches, branches of games that are over."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import msgspec

import grognard
from grognard.core.game import Json, Oops
from grognard.core.match import new_seed
from grognard.server import clock, library, wire
from grognard.server.archive import played_match
from grognard.server.guests import Guest, hashed, new_token, readable
from grognard.server.table import GATHERING, OVER, PLAYING, Entry, No, Table

if TYPE_CHECKING:
    from grognard.server.hub import Hub

FORSAKEN = 86_400_000  # milliseconds without anybody there, after which a table that waits is no longer shown
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"


class Lobby:
    """Where guests come in and find tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.made_from: dict[str, list[str]] = {}  # tables by the address that asked for them

    async def new_guest(self, name: str) -> wire.Guest:
        """Somebody new, with a secret."""
        name = named(name)
        token = new_token()
        guest = self.hub.guests.add(self.hub.guests.next, hashed(token), name)
        try:
            await self.hub.on_disk(lambda done: self.hub.store.add_guest(guest.id, guest.hash, name, clock.now(), done))
        except Oops:
            self.hub.guests.remove(guest)
            raise
        return wire.Guest(guest.id, name, token)

    async def rename(self, guest: Guest, name: str) -> None:
        """A guest takes another name; at tables it keeps the one it has sat down with."""
        name = named(name)
        await self.hub.on_disk(lambda done: self.hub.store.rename_guest(guest.id, name, done))
        guest.name = name

    def check_room(self, guest: Guest, address: str) -> None:
        """Whether somebody may make one more table."""
        most = self.hub.limits.tables_an_address
        if self.hub.limits.tables and len(self.hub.tables) >= self.hub.limits.tables:
            raise No("too_many", "There are too many tables; try again later.")
        if not most:
            return
        here = []
        if address:  # a rematch has none: it follows a game that is over
            here = self.made_from[address] = [id for id in self.made_from.get(address, ()) if id in self.hub.tables]
        hosted = sum(table.host == guest.id for table in self.hub.tables.values())
        if len(here) >= most or hosted >= most:
            raise No("too_many", f"At most {most} tables are open at a time for one guest or address.")

    async def new_table(
        self,
        guest: Guest,
        setup: wire.Setup,
        seed: int | None = None,
        after: Any = (),
        address: str = "",
        decks: list[Json | None] | None = None,
        given: Json | None = None,
    ) -> Table:
        """A table that a guest hosts; a branch has what another game began with, and begins after some answers."""
        self.check_room(guest, address)
        if setup.scene and given is None:
            setup, given = arranged(setup)
        id = new_id()
        if seed is None:
            seed = new_seed() if self.hub.seed is None else self.hub.seed
        brought = setup.decks
        setup = msgspec.structs.replace(setup, title=readable(setup.title), decks=[])  # which everybody is told
        table = Table(id, clock.now(), setup, seed, grognard.load)
        if len(brought) > len(table.seats):
            raise Oops(f"decks: {len(brought)} are given for {len(table.seats)} seats")
        decks = decks or [table.checked_deck(words) for words in brought]
        self.hub.tables[id] = table
        if address:
            self.made_from.setdefault(address, []).append(id)
        self.hub.store.add_table(id, table.at, wire.encode(setup), f"{seed:032x}", table.rules)
        entry: Entry = {"do": "host", "guest": guest.id, "name": guest.name}
        if after:
            entry["after"] = list(after)
        if any(decks):
            entry["decks"] = decks
        if given is not None:
            entry["given"] = given
        try:
            await self.hub.on_disk(lambda done: void(self.hub.write(table, entry, done)))
        except Oops:
            del self.hub.tables[id]
            raise
        return table

    async def rematch(self, table: Table, guest: Guest) -> None:
        """A new table like this one, with the same people where they sat."""
        if table.phase != OVER:
            table.require(OVER)
        if not table.seats_of(guest.id):
            raise No("not_your_seat", "Only who has played can ask for a rematch.")
        if table.next or table.is_being_followed:
            raise No("has_rematch", "There is a rematch already.")
        table.is_being_followed = True  # nobody makes a second one meanwhile
        setup = msgspec.structs.replace(table.setup, bots=[seat.bot for seat in table.seats])
        try:
            new = await self.new_table(guest, setup, decks=decks_of(table))
        finally:
            table.is_being_followed = False
        for n, seat in enumerate(table.seats):
            if seat.guest:
                self.hub.enter(new, new.sit(seat.guest, seat.name, n))
        self.hub.enter(table, {"do": "next", "table": new.id})

    def open_next(self, table: Table) -> None:
        """The next game of a match: a table of its own, where everybody sits as before and has the same deck.

        Its name is written down first, so that however often this is begun there is one such table.
        """
        if not table.next:
            self.hub.enter(table, {"do": "next", "table": new_id()})
        found = self.hub.archive.table(table.next)
        if found is None:
            seed = new_seed() if self.hub.seed is None else self.hub.seed + next_number(table)
            setup = msgspec.structs.replace(table.setup, bots=[seat.bot for seat in table.seats])
            found = self.hub.tables[table.next] = Table(table.next, clock.now(), setup, seed, grognard.load)
            self.hub.store.add_table(found.id, found.at, wire.encode(setup), f"{seed:032x}", found.rules)
        if not found.entries:
            self.hub.enter(found, taken_over(table))
            self.hub.presence.wait_for_people(found)

    async def branch(self, table: Table, guest: Guest, at: int, address: str = "") -> Table:
        """A new table that goes on from a step of a finished game. Its seed is known to all, so it is not listed."""
        self.hub.archive.check_told(table)
        match = played_match(table, at)
        if at == len(match.answers) and match.is_over:
            raise No("no_such_step", "After the last step of a game there is nothing to play.")
        words = [table.game.spell(action, match.cards) for action in match.answers[:at]]
        setup = msgspec.structs.replace(table.setup, listed=False, games=1, bots=[seat.bot for seat in table.seats])
        return await self.new_table(guest, setup, table.seed, words, address, decks_of(table), table.given)

    def is_forsaken(self, table: Table) -> bool:
        """Whether nobody has been for a day at a table that waits for people; who has its link still finds it."""
        waits = table.phase == GATHERING and table.id not in self.hub.at_table
        return waits and table.last + FORSAKEN < clock.now()

    def listed(self) -> list[wire.Listed]:
        """The lobby: tables that wait for people, and those that can be watched."""
        out = []
        for table in self.hub.tables.values():
            setup = table.setup
            free = (
                0
                if table.is_between
                else sum(seat.is_free or (table.phase == GATHERING and not seat.guest) for seat in table.seats)
            )
            if self.is_forsaken(table):
                continue
            if setup.listed and table.phase in (GATHERING, PLAYING) and (free or setup.spectators):
                out.append(
                    wire.Listed(
                        table.id, setup.title, setup.game, table.variant, len(table.seats), free, table.phase,
                        table.host_name, setup.spectators, table.at,
                    )
                )  # fmt: skip
        return out[-200:]


def arranged(setup: wire.Setup) -> tuple[wire.Setup, Json | None]:
    """The set-up of a table that begins from a scenario's position, and that position."""
    one = library.scenario_named(setup.game, setup.scene)
    if one is None or library.own_cards(one, "en"):
        raise No("no_such_scene", f"There is no position {setup.scene!r} of that game to play from.")
    given = None if one.given is None else one.game.require_staging().at_table(one.given)
    return msgspec.structs.replace(setup, variant=one.variant, seats=one.seats, options=one.options), given


def new_id() -> str:
    """A name for a table that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def next_number(table: Table) -> int:
    """How many games of a match come before the next one."""
    return table.series.played if table.series is not None else 0


def taken_over(table: Table) -> Entry:
    """What the next game of a match has from the one before: who sits where with what, and how the match stands."""
    match = table.match
    assert match is not None
    assert table.series is not None
    people = [
        {"seat": n, "guest": seat.guest, "name": seat.name, "policy": seat.policy.spell()}
        for n, seat in enumerate(table.seats)
        if seat.guest
    ]
    return {
        "do": "host",
        "guest": table.host,
        "name": table.host_name,
        "decks": list(table.game.require_decks().played(match.options, match.seats, match.seed)),
        "series": table.series.json(),
        "before": table.id,
        "people": people,
    }


def decks_of(table: Table) -> list[Json | None]:
    """The decks that were brought to a table."""
    return [seat.deck for seat in table.seats]


def named(name: str) -> str:
    """A guest's name as it is shown."""
    shown = readable(name)
    if not shown:
        raise No("bad_input", "name: expected letters that can be read")
    return shown


def void(_: object) -> None:
    """Nothing."""
