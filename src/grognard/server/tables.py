"""Every table of the server: running tables are in memory, and any other is loaded from its journal."""

from __future__ import annotations

import zlib
from collections import OrderedDict

import msgspec

import grognard
from grognard.core.changes import Outdated
from grognard.core.game import InputError
from grognard.core.match import load_match
from grognard.server import entries, pinning, wire
from grognard.server.errors import TableError
from grognard.server.reports import Reports, say
from grognard.server.store import Played, Store
from grognard.server.table import FROZEN, OVER, Table
from grognard.server.table_sockets import TableSockets

FINISHED_KEPT = 32  # finished games that are kept in memory
OUR_ERROR = "This table was stopped by a bug; nothing is lost."


class Result(msgspec.Struct):
    """How a game ended, as the store keeps it."""

    names: list[str] = []
    mine: list[int] = []
    score: list[float] | None = None
    ended: str = ""


class Tables:
    """Finds any table that there ever was."""

    def __init__(self, store: Store, sockets: TableSockets, reports: Reports) -> None:
        self.store = store
        self.sockets = sockets
        self.reports = reports
        self.open: dict[str, Table] = {}  # all that are not over
        self.finished: OrderedDict[str, Table] = OrderedDict()  # finished tables that were opened recently
        self.unreadable: set[str] = set()  # tables whose set-up is damaged

    def find(self, id: str) -> Table | None:
        """A table by its name, from memory or from disk."""
        found = self.open.get(id) or self.finished.get(id)
        if found is None:
            row = self.store.table(id)
            if row is not None:
                found = self.load(*row)
        return found

    def load(self, id: str, at: int, setup: bytes, seed: str, rules: str) -> Table:
        """Load a table from its journal. A table of an earlier version goes on if its game plays out the same today."""
        try:
            wanted = msgspec.json.decode(setup, type=wire.Setup)
            table = Table(id, at, wanted, int(seed, 16), grognard.load, rules)
        except (msgspec.DecodeError, ValueError, InputError) as e:
            if id not in self.unreadable:
                self.unreadable.add(id)
                say(f"table {id} cannot be read and is left unchanged: {e}")
            raise TableError("is_frozen", "The stored data of this table is damaged; it waits for a backup.") from None
        is_old = pinning.is_outdated(table)
        if is_old and (self.store.replay(id) is not None or not pinning.has_our_cards(table)):
            pinning.set_aside(table)  # a finished game is shown from its file
        for n, line in self.store.journal(id):
            try:
                if n != table.entries:
                    raise LookupError(f"entry {table.entries} of the journal is missing")
                if table.phase == FROZEN and entries.tag_of(line) not in entries.SEATING_TAGS:
                    table.entries += 1  # its seats are known, but its moves need the rules under which they were played
                elif not is_old:
                    table.apply(entries.decode(line))
                    is_old = pinning.has_changed_cards(table)
                elif not pinning.play_again(table, entries.decode(line)):
                    break
            except Exception as e:
                if pinning.has_forgotten_decks(table, e):
                    pinning.set_aside_without_decks(table)
                    break
                self.reports.write(table, {"do": "load", "entry": repr(line)}, e)
                table.phase, table.frozen = FROZEN, OUR_ERROR
                break
        if table.phase == FROZEN and table.match is None:
            self.open_replay(table)
        if table.phase == OVER:
            self.keep_finished(table)
        else:
            self.open[id] = table
        return table

    def open_replay(self, table: Table) -> None:
        """Load a finished game with other cards from its file, which contains those cards."""
        kept = self.store.replay(table.id)
        if kept is None:
            return
        found = self.store.result(table.id)
        result = msgspec.json.decode(found, type=Result) if found else Result(ended=entries.PLAYED)
        score = result.score
        try:
            table.match = load_match(zlib.decompress(kept).decode(), grognard.load)
            score = score or list(table.match.state.score())
            table.frozen, table.why = "", {}
        except Outdated as outdated:
            pinning.freeze_outdated(table, outdated)
        except InputError:
            return  # recorded under rules that this program does not have
        table.finish(result.ended, score or [0.0] * len(table.seats))

    def keep_finished(self, table: Table) -> None:
        """Keep finished tables in memory only if they are recent or somebody is there."""
        self.open.pop(table.id, None)
        self.finished[table.id] = table
        self.finished.move_to_end(table.id)
        for id in list(self.finished)[: max(0, len(self.finished) - FINISHED_KEPT)]:
            if not self.sockets.at(id):
                del self.finished[id]

    def is_public(self, table: Table) -> bool:
        """Whether everything about a game may be shown: not while its match goes on with the same decks."""
        while table.is_followed:
            following = self.find(table.next) if table.next else None
            if following is None:
                return False
            table = following
        return table.series is None or table.phase == OVER

    def require_public(self, table: Table) -> None:
        """Refuse to show a game whose match goes on."""
        if table.phase == OVER and not self.is_public(table):
            raise TableError(
                "match_goes_on", "The decks are still in play, so this game is shown when the match is over."
            )


def results(table: Table) -> list[Played]:
    """The guests that have played a finished game, and how it ended for them."""
    if table.match is None:
        return []
    names = [seat.name or seat.bot for seat in table.seats]
    guests = sorted({seat.guest for seat in table.seats if seat.guest})
    found = [Result(names, table.seats_of(guest), table.score, table.ended) for guest in guests]
    return [(guest, table.last, wire.encode(result)) for guest, result in zip(guests, found, strict=True)]
