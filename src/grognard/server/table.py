"""A table as its journal makes it: applying the same entries always gives the same table.

A table knows no sockets, no files and no clock: the time comes with the entries. What people may ask of it is checked
in `seating`, `moves` and `agreements`, which return the entry to write.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from grognard import bots
from grognard.core.game import Game, InputError, Json, Tongue
from grognard.core.match import Match, fingerprint
from grognard.core.policy import Policy
from grognard.core.policy import parse as parse_policy
from grognard.core.rng import commitment
from grognard.core.series import Series, series_from
from grognard.server import entries
from grognard.server.entries import Entry
from grognard.server.errors import TableError
from grognard.server.seats import AWAKE, Seat, player_names
from grognard.server.spectators import SECOND, DelayedView, Standing
from grognard.server.wire import Proposal, Setup

GATHERING = "gathering"
PLAYING = "playing"
OVER = "over"
FROZEN = "frozen"

PINS: dict[str, str] = {}


def pinned(game: Game) -> str:
    """What a new table is pinned to: the version of the rules and, if the set-up contains all cards, their digest.

    Otherwise the entry with which the game begins says what the game's own cards are.
    """
    found = PINS.get(game.name)
    if found is None:
        digest = fingerprint([game.version, game.cards.source(game.cards.read(None))])
        found = PINS[game.name] = f"{game.version} {digest}"
    return found


class Table:
    """One table."""

    def __init__(self, id: str, at: int, setup: Setup, seed: int, load: Callable[[str], Game], rules: str = "") -> None:
        self.id = id
        self.at = at
        self.setup = setup
        self.seed = seed
        self.game = load(setup.game)
        self.variant = setup.variant or self.game.variants[0]
        self.options = self.game.check(self.variant, setup.seats, setup.options)
        check_setup(setup, self.game)
        names = [*setup.bots, *[""] * (setup.seats - len(setup.bots))]
        self.seats = [Seat(name, setup.clock.seconds * SECOND) for name in names]
        self.commitment = commitment(seed)
        self.rules = rules or pinned(self.game)
        self.phase = GATHERING
        self.are_decks_recorded = True  # False if the decks follow from the options alone, as in earlier versions
        self.frozen = ""  # why it is frozen
        self.why: Mapping[str, str] = {}  # the reason in every language, if the cause is not a bug
        self.host = 0
        self.host_name = ""
        self.entries = 0  # how many there are
        self.unwritten = 0  # how many of them are not on disk yet
        self.last = at  # when the last entry that is no secret was written

        # The game
        self.match: Match | None = None
        self.given: Json | None = None  # the position it begins from, where that is not a new game
        self.beginning: list[str] = []  # of a branch: the answers it starts after
        self.question = 0  # the number of the open question; never used twice, not even after an undo
        self.asked_at = at
        self.given_by: list[str] = []  # who gave each answer
        self.event_count = 0  # events so far, including those of answers taken back
        self.unbroken = 0  # the number of events when an answer was last taken back
        self.undone = 0  # how many times answers were taken back
        self.woken: set[int] = set()  # seats that the last entry stopped from passing in every window
        self.checked: tuple[entries.Answer, int] | None = None  # the last answer found legal, and its action
        self.touched: tuple[int, dict[str, list[int]]] = (0, {})  # of a question: the answers that touch each thing
        self.tongues: dict[str, Tongue] = {}  # the game's sayings by language
        self.score: list[float] | None = None
        self.ended = ""  # how the game ended

        # What people agree on
        self.proposal: Proposal | None = None
        self.proposals = 0  # how many there have been
        self.takes_back = -1  # the answer that a proposed undo goes back to
        self.declined = 0  # the question at which a proposal was declined
        self.withdrawn = False  # whether the last entry has ended a proposal
        self.freeness = (0, 0, False)  # the last undo that was asked about: question, answer, whether it is free

        # Other tables, and who watches
        self.series = Series(setup.games, [0] * setup.seats) if setup.games > 1 else None
        self.before = ""  # the table of the game before in a match
        self.next = ""  # the table of the next game of a match, or of the rematch
        self.is_being_followed = False  # whether the table of a rematch is being written
        self.delayed = DelayedView(setup.delay, setup.seats)

    # Facts about the table

    @property
    def state(self) -> Any:
        """The position; only of a game that has begun."""
        assert self.match is not None
        return self.match.state

    @property
    def cards(self) -> Any:
        """The cards that the table plays with; only of a game that has begun."""
        assert self.match is not None
        return self.match.cards

    @cached_property
    def decks_dealt(self) -> tuple[str, ...]:
        """The names of the decks that the game began with; only of a game that has begun."""
        assert self.match is not None
        match, decks = self.match, self.game.decks
        if decks is None:
            return ()
        return tuple(decks.name_of(deck) for deck in match.dealt)

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1."""
        return self.match.state.seat if self.match is not None and self.phase == PLAYING else -1

    @property
    def is_between(self) -> bool:
        """Whether the table waits between two games of a match."""
        return self.phase == GATHERING and self.series is not None and self.series.played > 0

    @property
    def is_followed(self) -> bool:
        """Whether the game is over and its match is not."""
        is_unfinished = self.series is not None and not self.series.is_over
        return self.phase == OVER and is_unfinished and self.ended != entries.ABANDONED

    def tongue(self, lang: str) -> Tongue:
        """The game's sayings in a language, with the names of this table's players."""
        found = self.tongues.get(lang)
        if found is None:
            cards = self.match.cards if self.match is not None else None
            names = player_names(self.seats, lang)
            found = self.tongues[lang] = self.game.speech.tongue(lang, cards, names, self.variant)
        return found

    def spell(self, action: int) -> str:
        """The notation of an answer."""
        return self.game.spell(action, self.cards)

    def seats_of(self, guest: int) -> list[int]:
        """Where a guest sits."""
        return [n for n, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def is_out_of_time(self, seat: int) -> bool:
        """Whether a seat has no time left, so that a bot plays it to the end."""
        found = self.seats[seat]
        return found.away and self.setup.clock.kind == "bank" and found.bank <= 0

    def deadline(self) -> int | None:
        """When the seat that is asked runs out of time."""
        seat = self.asked
        if seat < 0 or self.setup.clock.kind == "none" or self.seats[seat].is_played_by_bot:
            return None
        given = self.seats[seat].bank if self.setup.clock.kind == "bank" else self.setup.clock.seconds * SECOND
        return self.asked_at + given

    def clocks(self, now: int) -> list[float] | None:
        """Seconds that each seat has left."""
        if self.setup.clock.kind == "none":
            return None
        left = []
        for n, seat in enumerate(self.seats):
            bank = seat.bank if self.setup.clock.kind == "bank" else self.setup.clock.seconds * SECOND
            gone = max(0, now - self.asked_at) if n == self.asked and not seat.is_played_by_bot else 0
            left.append(max(0, bank - gone) / SECOND)
        return left

    def standing(self) -> Standing:
        """How the seats stand now."""
        proposal = self.proposal and msgspec.structs.replace(self.proposal, agreed=[*self.proposal.agreed])
        return Standing(
            [seat.resigned for seat in self.seats], [seat.away for seat in self.seats], proposal, self.undone
        )

    def events_since(self, number: int, most: int) -> list[Any]:
        """The latest events from a number on, or all that still stand from 0 on.

        There are none if an answer was taken back since: what the reader knows is no longer true.
        """
        if self.match is None or not (number == 0 or self.unbroken <= number < self.event_count):
            return []
        found: list[Any] = []
        wanted = min(most, self.event_count - number)
        for events in reversed(self.match.events):
            if len(found) >= wanted:
                break
            found[:0] = events
        return found[-wanted:] if wanted else []

    # Preconditions of requests

    def require(self, phase: str) -> None:
        """Refuse a request unless the table is in a phase."""
        if self.phase != phase:
            words = {GATHERING: "has not begun", PLAYING: "is being played", OVER: "is over", FROZEN: "is frozen"}
            raise TableError(f"is_{self.phase}", self.frozen or f"The game {words[self.phase]}.")

    def own_seat(self, guest: int, seat: int) -> Seat:
        """The seat, if it belongs to the guest."""
        if seat >= len(self.seats) or not guest or self.seats[seat].guest != guest:
            raise TableError("not_your_seat", "That seat is not yours.")
        return self.seats[seat]

    def require_number(self, question: int) -> None:
        """Refuse a request about another question than the open one."""
        if question != self.question:
            raise TableError("stale", f"That question is closed; the open one has number {self.question}.")

    def require_asked(self, seat: int, question: int) -> None:
        """Refuse a request unless the seat is asked this question."""
        self.require_number(question)
        if seat != self.asked:
            raise TableError("not_asked", "That seat is not asked now.")

    # What entries do

    def apply(self, entry: Entry) -> list[Any]:
        """Let an entry happen; the events that it leads to."""
        self.entries += 1
        if self.secret_seat(entry) is None:
            self.last = entry.at
        first = self.event_count
        was_proposed = self.proposal is not None
        changes_position = isinstance(entry, entries.CHANGES_POSITION)
        if isinstance(entry, entries.CHANGES_NAMES):
            self.tongues = {}
        events = EFFECTS[type(entry)](self, entry) or []
        self.withdrawn = was_proposed and self.proposal is None
        self.event_count += len(events)
        self.woken = self.wake() if changes_position else set()
        if self.match is not None and self.phase == PLAYING and self.match.is_over:
            self.finish(entries.PLAYED, list(self.match.state.score()))
        if self.setup.delay and self.match is not None:
            if changes_position:
                self.show_later(entry.at, self.state.copy(), first, events)
            elif isinstance(entry, entries.CHANGES_STANDING) and self.delayed.snapshots:
                self.show_later(entry.at, self.delayed.snapshots[-1].state, first, None)
        return events

    def secret_seat(self, entry: Entry) -> int | None:
        """The only seat that may learn that an entry was written, or None if the entry is no secret."""
        if isinstance(entry, entries.SetPolicy) or (isinstance(entry, entries.BringDeck) and self.is_between):
            return entry.seat
        return None

    def wake(self) -> set[int]:
        """Stop seats from passing in every window once their alarm has gone off; return these seats."""
        woken = set()
        for n, seat in enumerate(self.seats):
            if seat.rests != AWAKE and self.match is not None:
                alarm = self.game.hints.alarm(self.state, n)
                if alarm > seat.rests:
                    woken.add(n)
                seat.rests = AWAKE if alarm > seat.rests else alarm
        return woken

    def show_later(self, at: int, state: Any, first: int, events: list[Any] | None) -> None:
        """Keep a position for spectators with a delay."""
        self.delayed.add(at, state, self.question, first, events, self.standing())

    def freeze_because(self, why: Mapping[str, str]) -> None:
        """Let nothing more happen here, for a reason that is given in every language."""
        self.phase = FROZEN
        self.why = why
        self.frozen = why["en"]

    def finish(self, how: str, score: list[float]) -> None:
        """End the game."""
        self.phase = OVER
        self.ended = how
        # A seat that has resigned wins nothing, however well a bot has played on
        self.score = [0.0 if seat.resigned else won for seat, won in zip(self.seats, score, strict=True)]
        self.proposal = None
        if self.series is not None and how != entries.ABANDONED:
            self.series = self.series.after(self.score)

    def charge(self, at: int, increment: int = 0) -> None:
        """Take the time since the question opened from the bank of the seat that is asked."""
        seat = self.seats[self.asked]
        if self.setup.clock.kind == "bank" and not seat.is_played_by_bot:
            seat.bank = max(0, seat.bank - max(0, at - self.asked_at)) + increment * SECOND
        self.asked_at = at

    def on_host(self, entry: entries.Host) -> None:
        self.host, self.host_name = entry.guest, entry.name
        self.beginning = entry.after
        self.given = entry.given
        for seat, deck in zip(self.seats, entry.decks, strict=False):
            seat.deck = deck
        if entry.series is not None:
            self.series = series_from(entry.series, len(self.seats))
            self.before = entry.before
            for seat in self.seats:
                seat.brought = seat.deck
            for one in entry.people:
                self.on_sit(entries.Sit(one.seat, one.guest, one.name))
                self.on_policy(entries.SetPolicy(one.seat, one.policy))

    def on_sit(self, entry: entries.Sit) -> None:
        seat = self.seats[entry.seat]
        seat.guest, seat.name, seat.bot = entry.guest, entry.name, ""

    def on_stand(self, entry: entries.Stand) -> None:
        seat = self.seats[entry.seat]
        seat.guest, seat.name, seat.deck = 0, "", None

    def on_name(self, entry: entries.Rename) -> None:
        if self.host == entry.guest:
            self.host_name = entry.name
        for seat in self.seats:
            if seat.guest == entry.guest and seat.name == entry.before:
                seat.name = entry.name

    def on_deck(self, entry: entries.BringDeck) -> None:
        self.seats[entry.seat].deck = entry.deck

    def on_ready(self, entry: entries.Ready) -> None:
        seat = self.seats[entry.seat]
        seat.ready = entry.yes
        seat.away = seat.away and not seat.ready

    def on_bot(self, entry: entries.PutBot) -> None:
        self.seats[entry.seat].bot = entry.name

    def on_away(self, entry: entries.Away) -> None:
        if entry.seat == self.asked:
            self.charge(entry.at)
        self.seats[entry.seat].away = entry.yes

    def on_resume(self, entry: entries.Resume) -> None:
        """Leave the time that the server was down out of every clock, and give everybody time to come back."""
        deadline = self.deadline()
        grace = 0 if deadline is None else entry.at + entry.grace - (deadline - self.asked_at)
        self.asked_at = min(entry.at, max(self.asked_at + entry.down, grace))

    def on_policy(self, entry: entries.SetPolicy) -> None:
        seat = self.seats[entry.seat]
        seat.policy = parse_policy(entry.policy, self.game.hints.moments) or Policy()
        seat.rests = self.game.hints.alarm(self.state, entry.seat) if entry.until else AWAKE

    def new_match(self, dealt: Sequence[Json] = ()) -> Match:
        """The game at its first question, with the decks that were dealt, or those that its seats have brought."""
        options, decks = self.options, self.game.decks
        if decks is not None:
            options = decks.assign(options, [seat.deck for seat in self.seats], self.seed)
        return Match(self.game, self.variant, len(self.seats), self.seed, options, given=self.given, dealt=dealt)

    def on_start(self, entry: entries.Start | entries.Branch) -> None:
        self.match = self.new_match(entry.decks)
        self.are_decks_recorded = bool(entry.decks)
        self.match.compare(entry.pins)
        self.match.seating = [seat.bot for seat in self.seats]
        self.match.series = self.series
        self.phase = PLAYING
        self.question = 1
        self.asked_at = entry.at

    def on_branch(self, entry: entries.Branch) -> list[Any]:
        """Begin the game, and give the answers of another game again before the first question."""
        self.on_start(entry)
        assert self.match is not None
        events: list[Any] = []
        for words in entry.answers:
            events += self.match.play(self.game.parse(words, self.match.cards))
            self.given_by.append(entries.BRANCH)
        self.question = 1 + len(self.given_by)
        return events

    def on_answer(self, entry: entries.Answer) -> list[Any]:
        assert self.match is not None
        if entry.by in (entries.PERSON, entries.POLICY):  # a clock that stood still would reveal that nobody was asked
            self.charge(entry.at, self.setup.clock.increment)
        if entry.by == entries.PERSON:
            if self.proposal is not None and self.proposal.what == "undo":
                self.proposal = None  # the game goes on instead
        if self.checked is not None and self.checked[0] is entry:
            events = self.match.play_checked(self.checked[1])
        else:  # from the journal
            events = self.match.play(self.game.parse(entry.answer, self.match.cards))
        self.checked = None
        self.given_by.append(entry.by)
        self.question += 1
        self.asked_at = entry.at
        return events

    def on_undo(self, entry: entries.Undo) -> None:
        assert self.match is not None
        self.charge(entry.at)
        self.match.undo(entry.to)
        del self.given_by[entry.to :]
        self.unbroken = self.event_count
        self.undone += 1
        self.question += 1
        self.asked_at = entry.at
        self.proposal = None

    def on_propose(self, entry: entries.Propose) -> None:
        self.proposals += 1
        mine = self.seats_of(self.seats[entry.seat].guest)
        self.proposal = Proposal(self.proposals, entry.what, entry.seat, mine)
        self.takes_back = entry.to

    def on_agree(self, entry: entries.Agree) -> None:
        assert self.proposal is not None
        agreed = {*self.proposal.agreed, *self.seats_of(self.seats[entry.seat].guest)}
        self.proposal.agreed = sorted(agreed)

    def on_decline(self, entry: entries.Decline) -> None:
        self.proposal = None
        self.declined = self.question

    def on_resign(self, entry: entries.Resign) -> None:
        if entry.seat == self.asked:
            self.charge(entry.at)
        self.seats[entry.seat].resigned = True

    def on_end(self, entry: entries.End) -> None:
        if entry.how == entries.RESIGNED:
            self.seats[entry.seat].resigned = True
        if entry.how == entries.TIME:
            self.seats[entry.seat].bank = 0
        self.finish(entry.how, entry.score)

    def on_next(self, entry: entries.NextTable) -> None:
        self.next = entry.table


EFFECTS: dict[type[Entry], Callable[[Table, Any], list[Any] | None]] = {
    entries.Host: Table.on_host,
    entries.Sit: Table.on_sit,
    entries.Stand: Table.on_stand,
    entries.PutBot: Table.on_bot,
    entries.BringDeck: Table.on_deck,
    entries.Ready: Table.on_ready,
    entries.Start: Table.on_start,
    entries.Branch: Table.on_branch,
    entries.Answer: Table.on_answer,
    entries.Undo: Table.on_undo,
    entries.Propose: Table.on_propose,
    entries.Agree: Table.on_agree,
    entries.Decline: Table.on_decline,
    entries.Resign: Table.on_resign,
    entries.End: Table.on_end,
    entries.SetPolicy: Table.on_policy,
    entries.Rename: Table.on_name,
    entries.Away: Table.on_away,
    entries.Resume: Table.on_resume,
    entries.NextTable: Table.on_next,
}


def check_setup(setup: Setup, game: Game) -> None:
    """Refuse a set-up that cannot be played; the game itself checks its variant, seats and options."""
    if len(setup.bots) > setup.seats:
        raise InputError(f"bots: {len(setup.bots)} bots are named for {setup.seats} seats")
    for name in setup.bots:
        if name and name not in bots.BOTS:
            raise InputError(f"there is no bot {name!r}; expected {', '.join(bots.BOTS)}")
    if setup.games > 1 and (setup.scene or game.decks is None):
        raise InputError(f"games is {setup.games}; expected 1, because a match is played with decks and from the start")
