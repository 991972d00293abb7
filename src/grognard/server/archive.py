"""Tables back from their journals: those that go on, and games that are over, step by step."""

from __future__ import annotations

import json
import sys
import zlib
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec

import grognard
from grognard.core.changes import Outdated, blamed, changes_since, is_earlier
from grognard.core.game import Oops, Reason
from grognard.core.match import Match, Refused, fingerprint, load_match
from grognard.server import clock, wire
from grognard.server.people import called
from grognard.server.store import Played
from grognard.server.table import FROZEN, OVER, PLAYING, Entry, No, Shown, Table, pinned
from grognard.text import LANGUAGES, sayings

if TYPE_CHECKING:
    from grognard.server.hub import Hub

SEATING = frozenset({"host", "sit", "stand", "bot", "deck", "next"})  # entries that need no rules
FINISHED_KEPT = 32  # games that are over and lately looked at
FINISHED_LISTED = 50  # of somebody's own


class Result(msgspec.Struct):
    """How a game ended, as the store keeps it."""

    names: list[str] = []
    mine: list[int] = []
    score: list[float] | None = None
    ended: str = ""


class Archive:
    """Finds any table that there ever was."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.finished: OrderedDict[str, Table] = OrderedDict()  # that are over and were lately looked at
        self.unreadable: set[str] = set()  # tables whose set-up is damaged

    def open_table(self, id: str, at: int, setup: bytes, seed: str, rules: str) -> Table:
        """A table back from its journal. One of an earlier version goes on if its game plays out the same today."""
        try:
            wanted = msgspec.json.decode(setup, type=wire.Setup)
            table = Table(id, at, wanted, int(seed, 16), grognard.load, rules)
        except (msgspec.DecodeError, ValueError, Oops) as e:
            if id not in self.unreadable:
                self.unreadable.add(id)
                print(f"grognard: table {id} cannot be read and is left as it is: {e}", file=sys.stderr, flush=True)
            raise No("is_frozen", "What is kept of this table is damaged; it waits for a backup.") from None
        is_old = table.rules != pinned(table.game)
        if is_old and (self.hub.store.replay(id) is not None or not has_our_cards(table)):
            set_aside(table)  # what is over is watched from its file
        for n, entry in self.hub.store.journal(id):
            try:
                if n != table.entries:
                    raise LookupError(f"entry {table.entries} of the journal is missing")
                found = json.loads(entry)
                if table.phase == FROZEN and found["do"] not in SEATING:
                    table.entries += 1  # who sits there is known; what they have played is for the rules they have
                elif is_old and not play_again(table, found):
                    break
                elif not is_old:
                    table.apply(found)
            except Exception as e:
                self.hub.freeze(table, {"do": "load", "entry": repr(entry)}, e)
                break
        if table.phase == FROZEN and table.match is None:
            self.open_replay(table)
        if table.phase == OVER:
            self.keep_finished(table)
        else:
            self.hub.tables[id] = table
        return table

    def open_replay(self, table: Table) -> None:
        """A game that was over under other cards is watched with those that its file has kept."""
        kept = self.hub.store.replay(table.id)
        if kept is None:
            return
        found = self.hub.store.result(table.id)
        result = msgspec.json.decode(found, type=Result) if found else Result(ended="played")
        score = result.score
        try:
            table.match = load_match(zlib.decompress(kept).decode(), grognard.load)
            score = score or list(table.match.state.score())
            table.frozen, table.why = "", {}
        except Outdated as outdated:
            stand_aside(table, outdated)
        except Oops:
            return  # of rules that this program does not have
        table.finish(result.ended, score or [0.0] * len(table.seats))

    def keep_finished(self, table: Table) -> None:
        """A table that is over: the last few are kept at hand, and those that somebody sits at."""
        self.hub.tables.pop(table.id, None)
        self.hub.hearing.hints.pop(table.id, None)
        self.finished[table.id] = table
        self.finished.move_to_end(table.id)
        for id in list(self.finished)[: max(0, len(self.finished) - FINISHED_KEPT)]:
            if id not in self.hub.at_table:
                del self.finished[id]
                self.hub.teller.tongues.pop(id, None)

    def table(self, id: str) -> Table | None:
        """A table that is open, or one that is over, back from disk."""
        found = self.hub.tables.get(id) or self.finished.get(id)
        if found is None:
            row = self.hub.store.table(id)
            if row is not None:
                found = self.open_table(*row)
        return found

    def is_told(self, table: Table) -> bool:
        """Whether everything of a game may be known: not while its match goes on with the same decks."""
        while table.is_followed:
            following = self.table(table.next) if table.next else None
            if following is None:
                return False
            table = following
        return table.series is None or table.phase == OVER

    def check_told(self, table: Table) -> None:
        """Refuse to open a game whose match goes on."""
        if table.phase == OVER and not self.is_told(table):
            raise No(
                "match_goes_on", "The decks are still being played with: this game is told when the match is over."
            )

    def step(self, table: Table, at: int, seat: int | None, lang: str, is_open: bool = False) -> wire.Position:
        """A finished game after so many answers: from a seat's eyes, a spectator's, or all open."""
        self.check_told(table)
        match = played_match(table, at, lang)
        state = match.state if at == len(match.answers) else match.before(at)
        happened = match.events[at - 1] if at else []
        first = sum(map(len, match.events[: max(0, at - 1)]))
        update = self.hub.teller.seen(table, Shown(at, 0, state, at + 1, first, happened), seat, lang, True, is_open)
        views = [state.view(n).json() for n in range(len(table.seats))] if is_open else None
        return wire.Position(at, len(match.answers), update, views)

    def story(self, table: Table, seat: int | None, lang: str, is_open: bool = False) -> wire.Story:
        """All steps of a finished game in sentences."""
        self.check_told(table)
        match = played_match(table, 0, lang)
        tongue = self.hub.teller.tongue(table, lang)
        state = (match.before(0) if match.answers else match.state).copy()
        turn = turn_of(state)
        steps = []
        for action, happened in zip(match.answers, match.events, strict=True):
            told = happened if is_open else [table.game.redact(event, seat) for event in happened]
            log = [wire.Logged(tongue.event(event, seat), table.game.speech.cites(event)) for event in told]
            known = tongue.action(action, state) if is_open or state.seat == seat else ""
            step = wire.StoryStep(state.seat, known, log)
            state.apply(action)
            step.turn = turn != (turn := turn_of(state))
            steps.append(step)
        return wire.Story(table.game.name, table.variant, called(table.seats, lang), steps, table.score, table.ended)

    def of_guest(self, guest: int) -> list[wire.MyTable]:
        """The tables of somebody, those that go on first."""
        going = [own_table(table, guest) for table in self.hub.tables.values() if guest in people_of(table)]
        going.sort(key=lambda one: -one.last)
        over = []
        for id, at, setup, last, result in self.hub.store.played(guest, FINISHED_LISTED):
            agreed = msgspec.json.decode(setup, type=wire.Setup)
            found = msgspec.json.decode(result, type=Result) if result else Result()
            over.append(
                wire.MyTable(
                    id, agreed.title, agreed.game, agreed.variant, OVER, at, last, found.names, found.mine,
                    score=found.score, ended=found.ended,
                )
            )  # fmt: skip
        return going + over

    def replay(self, id: str) -> bytes:
        """The file of a finished game: as it was kept when it ended, whatever has become of the rules since."""
        row = self.hub.store.table(id)
        if row is not None and msgspec.json.decode(row[2], type=wire.Setup).games > 1:
            table = self.table(id)
            assert table is not None
            self.check_told(table)
        kept = self.hub.store.replay(id)
        if kept is not None:
            return zlib.decompress(kept)
        table = self.table(id)
        if table is None:
            raise No("no_such_table", "There is no such game.")
        return played_match(table, 0).save().encode()


def has_our_cards(table: Table) -> bool:
    """Whether a table of an earlier version was begun with the cards of today."""
    played = table.rules.split()[0]
    ours = table.game.cards.source(table.game.cards.read(None))
    return is_earlier(table.game, played) and table.rules == f"{played} {fingerprint([played, ours])}"


def set_aside(table: Table) -> None:
    """A table of other rules or cards than ours stands still: it waits, or is told what has changed."""
    played = table.rules.split()[0]
    if is_earlier(table.game, played):
        changes = changes_since(table.game, played)
        of_cards = [one for one in changes if one.cards] or changes
        stand_aside(table, Outdated(table.game, played, "outdated.cards", of_cards, 0, ""))
    else:
        words = {"played": played, "now": table.game.version}
        table.stand_still({lang: sayings(lang)["other_rules"].format(**words) for lang in LANGUAGES})


def stand_aside(table: Table, outdated: Outdated) -> None:
    """A table whose game would be another one under the rules of today stands still and says what has changed."""
    table.match = None
    table.stand_still({lang: outdated.said(lang, sayings(lang)) for lang in LANGUAGES})


def play_again(table: Table, entry: Entry) -> bool:
    """Let an entry of an earlier version happen under the rules of today, or set the table aside."""
    words = entry.get("answer", "")
    action: int | None = None
    reason: Reason | None = None
    try:
        if entry["do"] != "answer" or (table.phase == PLAYING and entry["seat"] == table.asked):
            action = table.game.parse(words, table.cards) if words else None
            table.apply(entry)
            if table.phase != OVER or entry["do"] == "end":
                return True
    except Oops:
        pass
    except Refused as refused:
        reason = refused.reason
    played, game, match = table.rules.split()[0], table.game, table.match
    state = match.state if match is not None else None
    changes = blamed(game, changes_since(game, played), table.variant, state, action, reason)
    saying = "outdated.answer" if words and table.phase != OVER else "outdated.score"
    n = len(match.answers) + 1 if match is not None else 0
    stand_aside(table, Outdated(game, played, saying, changes, n, words))
    return False


def people_of(table: Table) -> set[int]:
    """Who has to do with a table: its host, and whoever sits there."""
    return {table.host, *(seat.guest for seat in table.seats)}


def own_table(table: Table, guest: int) -> wire.MyTable:
    """A table that goes on, as one of its people finds it again."""
    names = [seat.name or seat.bot for seat in table.seats]
    mine = table.seats_of(guest)
    last = table.last
    if table.setup.delay and not mine and table.match is not None:  # who only watches learns it later
        found = table.shown_at(clock.now())
        last = found.at if found is not None else table.at
    is_awaited = table.is_between and any(not table.seats[seat].ready for seat in mine)
    return wire.MyTable(
        table.id, table.setup.title, table.setup.game, table.variant, table.phase, table.at, last, names, mine,
        table.asked in mine or is_awaited,
    )  # fmt: skip


def played_by(table: Table) -> list[Played]:
    """Who has played a game that is over, and how it ended for them."""
    if table.match is None:
        return []
    names = [seat.name or seat.bot for seat in table.seats]
    guests = sorted({seat.guest for seat in table.seats if seat.guest})
    results = [Result(names, table.seats_of(guest), table.score, table.ended) for guest in guests]
    return [(guest, table.last, wire.encode(result)) for guest, result in zip(guests, results, strict=True)]


def played_match(table: Table, at: int, lang: str = "en") -> Match:
    """The match of a game that is over, and has this step."""
    if table.phase != OVER or table.match is None:
        table.require(OVER)
        if table.why:
            raise No("rules_changed", table.why[lang])
        raise No("is_gathering", "That game never began.")
    if at > len(table.match.answers):
        raise No("no_such_step", f"That game has {len(table.match.answers)} steps.")
    return table.match


def turn_of(state: Any) -> tuple[Any, Any]:
    """Which turn it is, by what everybody sees."""
    view = state.view(None).json()
    return view.get("round"), view.get("active")
