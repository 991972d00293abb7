"""What is sent to everybody at a table: the table itself and, to each seat, its view of what happens."""

from __future__ import annotations

from typing import Any

from grognard.server import clock, entries, moves, updates, wire
from grognard.server.connection import Connection
from grognard.server.entries import Entry
from grognard.server.seats import AWAKE
from grognard.server.spectators import Snapshot, Standing
from grognard.server.table import OVER, PLAYING, Table
from grognard.server.table_sockets import TableSockets
from grognard.server.tables import Tables

Messages = list[tuple[Connection, bytes]]  # a receiver and a message


class Broadcast:
    """Composes messages for every seat or spectator and every language at a table."""

    def __init__(self, sockets: TableSockets, tables: Tables) -> None:
        self.sockets = sockets
        self.tables = tables

    def table_info(self, table: Table, connection: Connection, standing: Standing | None = None) -> bytes:
        """The table as a connection sees it; spectators with a delay see it as it stood some time ago."""
        delayed = connection.is_delayed
        here = self.sockets.guests_seen(table) if delayed else self.sockets.guests_at(table)
        then = standing or (table.delayed.standing_at(clock.now()) if delayed else table.standing())
        connection.standing = then
        clocks = None if delayed else table.clocks(clock.now())
        mine = connection.seats
        seats = [
            wire.SeatInfo(
                n, seat.name, seat.bot, seat.guest in here, clocks[n] if clocks else None,
                then.resigned[n], then.away[n],
                seat.policy.spell() if n in mine else "", n in mine and seat.rests != AWAKE,
                deck_name(table, n) if n in mine else "", deck_cards(table, n) if n in mine else None,
                seat.ready,
            )
            for n, seat in enumerate(table.seats)
        ]  # fmt: skip
        over = table.phase == OVER
        return wire.encode(
            wire.TableInfo(
                table.id, table.setup, table.phase, seats, table.host_name, table.commitment, table.rules,
                mine, sum(not c.seats for c in self.sockets.at(table.id)), then.proposal, table.score,
                table.ended, f"{table.seed:032x}" if over and self.tables.is_public(table) else "", table.next,
                connection.guest is not None and connection.guest.id == table.host, then.undone,
                match_info(table), table.why.get(connection.lang, ""),
            )
        )  # fmt: skip

    def compose(self, table: Table, entry: Entry, first: int, events: list[Any], messages: Messages) -> None:
        """Add what everybody at the table will be sent because of an entry, as the table is now."""
        changes_position = isinstance(entry, entries.CHANGES_POSITION)
        changes_seats = isinstance(entry, (entries.Sit, entries.Stand))
        is_start = isinstance(entry, (entries.Start, entries.Branch))
        changes_table = table.phase == OVER or not isinstance(entry, entries.Answer) or table.withdrawn
        secret = table.secret_seat(entry)
        cache: dict[tuple[int | None, str, bool], bytes] = {}
        for connection in self.sockets.at(table.id):
            if changes_seats and connection.guest is not None:
                connection.seats = table.seats_of(connection.guest.id)
            if connection.is_delayed and not is_start:
                continue  # they learn later what happens now, and even that something happens
            if secret is not None and secret not in connection.seats:
                continue  # nobody else learns even that there is an entry
            was_woken = not table.woken.isdisjoint(connection.seats)  # nobody else learns who was passing
            if changes_table or was_woken:
                messages.append((connection, self.table_info(table, connection)))
            if not changes_position:
                continue
            if not connection.seats and not table.setup.spectators:
                send_away(connection)
                continue
            if connection.is_delayed:
                continue
            for seat in connection.eyes():
                key = (seat, connection.lang, connection.says)
                if key not in cache:
                    cache[key] = self.update(table, seat, connection.lang, connection.says, first, events)
                messages.append((connection, cache[key]))

    def show_delayed(self, table: Table) -> None:
        """Send spectators with a delay the snapshots that have become old enough."""
        latest = table.delayed.at(clock.now())
        if latest is None:
            return
        for connection in self.sockets.delayed_at(table.id):
            for one in table.delayed.snapshots:
                if connection.shown < one.number <= latest.number:
                    connection.shown = one.number
                    if one.standing != connection.standing:
                        connection.send(self.table_info(table, connection, one.standing))
                    if one.events is not None:
                        connection.send(self.snapshot(table, one, None, connection.lang, connection.says))

    def update(self, table: Table, seat: int | None, lang: str, says: bool, first: int, events: list[Any]) -> bytes:
        """What one seat learns of what has just happened."""
        return self.snapshot(table, Snapshot(0, 0, table.state, table.question, first, events), seat, lang, says)

    def snapshot(self, table: Table, shown: Snapshot, seat: int | None, lang: str, says: bool) -> bytes:
        """A position and what led to it, as a seat sees them."""
        state = shown.state
        tongue = table.tongue(lang) if says else None
        update = updates.update(
            table.game, table.cards, state, seat, tongue, shown.question, shown.first, shown.events or []
        )
        if state is table.state and table.phase == PLAYING:
            update.clocks = table.clocks(clock.now())
            if update.question is not None and update.question.seat == seat:
                update.question.passing = moves.is_passing(table)
        return wire.encode(update)


def send_away(connection: Connection) -> None:
    """Close a socket without a seat at a game that is not for spectators."""
    connection.send(wire.encode(wire.Refusal("no_spectators", "This table is not for spectators.")))
    connection.end(1008)


def match_info(table: Table) -> wire.MatchInfo | None:
    """The match that a table's game belongs to."""
    series = table.series
    if series is None:
        return None
    over = table.phase == OVER and not table.is_followed
    game = series.played + (table.ended in ("", entries.ABANDONED))
    return wire.MatchInfo(series.games, game, series.won, over, series.winners(), table.before)


def deck_name(table: Table, seat: int) -> str:
    """The name of the deck that was brought to a seat, or else of the deck that the game began with."""
    brought = table.seats[seat].deck
    if brought is not None:
        return table.game.require_decks().name_of(brought)
    dealt = table.decks_dealt if table.match is not None and table.given is None else ()
    return dealt[seat] if dealt else ""


def deck_cards(table: Table, seat: int) -> wire.DeckCards | None:
    """The cards of a seat's deck between the games of a match, for the person who sits there."""
    deck, brought = table.seats[seat].deck, table.seats[seat].brought
    if deck is None or brought is None or not table.is_between:
        return None
    main, side = ([wire.CardCount(*row) for row in part] for part in table.game.require_decks().contents(deck))
    moved = {card: -count for count, card in table.game.require_decks().contents(brought)[0]}
    for one in main:
        moved[one.card] = moved.get(one.card, 0) + one.count
    return wire.DeckCards(main, side, [wire.CardCount(count, card) for card, count in moved.items() if count])
