"""What everybody at a table is told: the table, and to each seat its own share of what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.core.game import Tongue
from grognard.server import clock, telling, wire
from grognard.server.connection import Connection
from grognard.server.people import called
from grognard.server.table import AWAKE, OVER, PLAYING, PLAYS, Entry, Shown, Standing, Table

if TYPE_CHECKING:
    from grognard.server.hub import Hub


class Teller:
    """Puts what happens into messages, for every pair of eyes and every language at a table."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tongues: dict[str, dict[str, Tongue]] = {}  # by table and language

    def tongue(self, table: Table, lang: str) -> Tongue:
        """A table's sayings in a language."""
        spoken = self.tongues.setdefault(table.id, {})
        found = spoken.get(lang)
        if found is None:
            names = called(table.seats, lang)
            cards = table.match.cards if table.match is not None else None
            found = spoken[lang] = table.game.speech.tongue(lang, cards, names, table.variant)
        return found

    def info(self, table: Table, connection: Connection, standing: Standing | None = None) -> bytes:
        """The table as a connection sees it; spectators with a delay as it stood some time ago."""
        connections = self.hub.at_table.get(table.id, [])
        delayed = connection.is_delayed
        here = self.hub.presence.here(table, delayed)
        then = standing or (table.standing_at(clock.now()) if delayed else table.standing())
        connection.standing = then
        clocks = None if delayed else table.clocks(clock.now())
        mine = connection.seats
        seats = [
            wire.SeatInfo(
                n, seat.name, seat.bot, seat.guest in here, clocks[n] if clocks else None,
                then.resigned[n], then.away[n],
                seat.policy.spell() if n in mine else "", n in mine and seat.rests != AWAKE,
                deck_of(table, n) if n in mine else "", cards_of(table, n) if n in mine else None,
                seat.ready,
            )
            for n, seat in enumerate(table.seats)
        ]  # fmt: skip
        over = table.phase == OVER
        return wire.encode(
            wire.TableInfo(
                table.id, table.setup, table.phase, seats, table.host_name, table.commitment, table.rules,
                mine, sum(not c.seats for c in connections), then.proposal, table.score,
                table.ended, f"{table.seed:032x}" if over and self.hub.archive.is_told(table) else "", table.next,
                connection.guest is not None and connection.guest.id == table.host, then.undone,
                match_info(table), table.why.get(connection.lang, ""),
            )
        )  # fmt: skip

    def compose(
        self, table: Table, entry: Entry, first: int, happened: list[Any], messages: list[tuple[Connection, bytes]]
    ) -> None:
        """What everybody at the table will be told of an entry, as the table is now."""
        done = entry["do"]
        plays = done in PLAYS
        if done in ("sit", "stand", "bot", "start", "branch"):
            self.tongues.pop(table.id, None)
        cache: dict[tuple[int | None, str, bool], bytes] = {}
        for connection in self.hub.at_table.get(table.id, []):
            if done in ("sit", "stand") and connection.guest is not None:
                connection.seats = table.seats_of(connection.guest.id)
            if table.is_secret(entry) and entry["seat"] not in connection.seats:
                continue  # nobody else learns even that there is a new one
            if connection.is_delayed and done not in ("start", "branch"):
                continue  # they learn later what happens now, and that anything does
            woken = any(seat in table.woken for seat in connection.seats)  # nobody else learns that one has rested
            if table.phase == OVER or done != "answer" or woken or table.withdrawn:
                messages.append((connection, self.info(table, connection)))
            if not plays:
                continue
            if not connection.seats and not table.setup.spectators:
                self.send_away(connection)
                continue
            if connection.is_delayed:
                continue
            for seat in connection.eyes():
                key = (seat, connection.lang, connection.says)
                if key not in cache:
                    cache[key] = self.update(table, seat, connection.lang, connection.says, first, happened)
                messages.append((connection, cache[key]))

    def send_away(self, connection: Connection) -> None:
        """Who has no seat does not watch a game that is not for spectators."""
        connection.send(wire.encode(wire.Refusal("no_spectators", "This table is not for spectators.")))
        connection.end(1008)

    def show(self, table: Table) -> None:
        """Show spectators what has become old enough."""
        latest = table.shown_at(clock.now())
        if latest is None:
            return
        for connection in [c for c in self.hub.at_table.get(table.id, ()) if c.is_delayed]:
            for one in table.shown:
                if connection.shown < one.number <= latest.number:
                    connection.shown = one.number
                    if one.standing != connection.standing:
                        connection.send(self.info(table, connection, one.standing))
                    if one.happened is not None:
                        connection.send(wire.encode(self.seen(table, one, None, connection.lang, connection.says)))

    def update(self, table: Table, seat: int | None, lang: str, says: bool, first: int, happened: list[Any]) -> bytes:
        """One seat's share of what has happened."""
        now_shown = Shown(0, 0, table.state, table.question, first, happened)
        return wire.encode(self.seen(table, now_shown, seat, lang, says))

    def seen(
        self, table: Table, shown: Shown, seat: int | None, lang: str, says: bool, is_open: bool = False
    ) -> wire.Update:
        """A position and what led to it, as a seat sees them."""
        state = shown.state
        tongue = self.tongue(table, lang) if says else None
        told = telling.update(
            table.game, table.cards, state, seat, tongue, shown.question, shown.first, shown.happened or [], is_open
        )
        if state is table.state and table.phase == PLAYING:
            told.clocks = table.clocks(clock.now())
            if told.question is not None and told.question.seat == seat:
                told.question.passing = table.passes()
        return told


def match_info(table: Table) -> wire.MatchInfo | None:
    """The match that a table's game belongs to."""
    series = table.series
    if series is None:
        return None
    over = table.phase == OVER and not table.is_followed
    game = series.played + (table.ended in ("", "abandoned"))
    return wire.MatchInfo(series.games, game, series.won, over, series.winners(), table.before)


def deck_of(table: Table, seat: int) -> str:
    """The name of a seat's deck: of the one that was brought, else of the one that the game has begun with."""
    brought = table.seats[seat].deck
    if brought is not None:
        return table.game.require_decks().name_of(brought)
    dealt = table.decks_dealt if table.match is not None and table.given is None else ()
    return dealt[seat] if dealt else ""


def cards_of(table: Table, seat: int) -> wire.DeckCards | None:
    """The deck of a seat between the games of a match, for who sits there."""
    deck, brought = table.seats[seat].deck, table.seats[seat].brought
    if deck is None or brought is None or not table.is_between:
        return None
    main, side = ([wire.CardCount(*row) for row in part] for part in table.game.require_decks().contents(deck))
    moved = {card: -count for count, card in table.game.require_decks().contents(brought)[0]}
    for one in main:
        moved[one.card] = moved.get(one.card, 0) + one.count
    return wire.DeckCards(main, side, [wire.CardCount(count, card) for card, count in moved.items() if count])
