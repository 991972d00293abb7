"""Finished games step by step, and the list of a guest's tables."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from grognard.core.match import Match
from grognard.server import clock, updates, wire
from grognard.server.errors import TableError
from grognard.server.seats import player_names
from grognard.server.store import Store
from grognard.server.table import OVER, Table
from grognard.server.tables import Result, Tables

FINISHED_LISTED = 50  # the most finished games in a guest's list


class Replays:
    """Shows finished games, and lists the tables of a guest."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables

    def step(self, table: Table, at: int, seat: int | None, lang: str, is_open: bool = False) -> wire.Position:
        """A finished game after a number of answers: from a seat's eyes, a spectator's, or all open."""
        self.tables.require_public(table)
        match = finished_match(table, at, lang)
        state = match.state if at == len(match.answers) else match.before(at)
        events = match.events[at - 1] if at else []
        first = sum(map(len, match.events[: max(0, at - 1)]))
        tongue = table.tongue(lang)
        update = updates.update(table.game, table.cards, state, seat, tongue, at + 1, first, events, is_open)
        views = [state.view(n).json() for n in range(len(table.seats))] if is_open else None
        return wire.Position(at, len(match.answers), update, views)

    def story(self, table: Table, seat: int | None, lang: str, is_open: bool = False) -> wire.Story:
        """All steps of a finished game in sentences."""
        self.tables.require_public(table)
        match = finished_match(table, 0, lang)
        tongue = table.tongue(lang)
        state = (match.before(0) if match.answers else match.state).copy()
        turn = turn_of(state)
        steps = []
        for action, events in zip(match.answers, match.events, strict=True):
            seen = events if is_open else [table.game.redact(event, seat) for event in events]
            log = [wire.Logged(tongue.event(event, seat), table.game.speech.cites(event)) for event in seen]
            known = tongue.action(action, state) if is_open or state.seat == seat else ""
            step = wire.StoryStep(state.seat, known, log)
            state.apply(action)
            step.turn = turn != (turn := turn_of(state))
            steps.append(step)
        names = player_names(table.seats, lang)
        return wire.Story(table.game.name, table.variant, names, steps, table.score, table.ended)

    def file(self, id: str) -> bytes:
        """The file of a finished game as it was saved at the end, even if the rules have changed since."""
        row = self.store.table(id)
        if row is not None and msgspec.json.decode(row[2], type=wire.Setup).games > 1:
            table = self.tables.find(id)
            assert table is not None
            self.tables.require_public(table)
        kept = self.store.replay(id)
        if kept is not None:
            return zlib.decompress(kept)
        table = self.tables.find(id)
        if table is None:
            raise TableError("no_such_table", "There is no such game.")
        return finished_match(table, 0).save().encode()

    def of_guest(self, guest: int) -> list[wire.MyTable]:
        """The tables of a guest, those that go on first."""
        going = [own_table(table, guest) for table in self.tables.open.values() if guest in people_of(table)]
        going.sort(key=lambda one: -one.last)
        over = []
        for id, at, setup, last, result in self.store.played(guest, FINISHED_LISTED):
            agreed = msgspec.json.decode(setup, type=wire.Setup)
            found = msgspec.json.decode(result, type=Result) if result else Result()
            over.append(
                wire.MyTable(
                    id, agreed.title, agreed.game, agreed.variant, OVER, at, last, found.names, found.mine,
                    score=found.score, ended=found.ended,
                )
            )  # fmt: skip
        return going + over


def people_of(table: Table) -> set[int]:
    """The guests of a table: its host, and whoever sits there."""
    return {table.host, *(seat.guest for seat in table.seats)}


def own_table(table: Table, guest: int) -> wire.MyTable:
    """A running table in the list of a guest who belongs to it."""
    names = [seat.name or seat.bot for seat in table.seats]
    mine = table.seats_of(guest)
    last = table.last
    if table.setup.delay and not mine and table.match is not None:  # a spectator learns it later
        found = table.delayed.at(clock.now())
        last = found.at if found is not None else table.at
    is_awaited = table.is_between and any(not table.seats[seat].ready for seat in mine)
    return wire.MyTable(
        table.id, table.setup.title, table.setup.game, table.variant, table.phase, table.at, last, names, mine,
        table.asked in mine or is_awaited,
    )  # fmt: skip


def finished_match(table: Table, at: int, lang: str = "en") -> Match:
    """The match of a finished game that has step `at`."""
    if table.phase != OVER or table.match is None:
        table.require(OVER)
        if table.why:
            raise TableError("rules_changed", table.why[lang])
        raise TableError("is_gathering", "That game never began.")
    if at > len(table.match.answers):
        raise TableError("no_such_step", f"That game has {len(table.match.answers)} steps.")
    return table.match


def turn_of(state: Any) -> tuple[Any, Any]:
    """Which turn it is, by what everybody sees."""
    view = state.view(None).json()
    return view.get("round"), view.get("active")
