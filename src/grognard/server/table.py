"""A table as its journal makes it: entries are checked, written down, and then applied; the same entries make the same
table again. No sockets, no files, no clocks of its own: time comes with the entries.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import Any

import msgspec

from grognard import bots
from grognard.core import undo
from grognard.core.game import Game, Json, Oops
from grognard.core.match import Match, Refused, fingerprint
from grognard.core.policy import Policy
from grognard.core.policy import parse as parse_policy
from grognard.core.rng import commitment
from grognard.core.series import Series, series_from
from grognard.server.guests import readable
from grognard.server.wire import Proposal, Setup

GATHERING = "gathering"
PLAYING = "playing"
OVER = "over"
FROZEN = "frozen"
SECOND = 1000  # entries tell time in milliseconds
STAND_IN = "greedy"  # answers for who has left or run out of time
AWAKE = -1  # a seat that does not let every window pass
PERSON, BOT, POLICY, BRANCH = "person", "bot", "policy", "branch"  # who gave an answer
MOST_OF_A_NAME = 60  # letters, of a deck
PLAYS = frozenset({"answer", "undo", "start", "branch"})  # entries that change the position
SECRET = frozenset({"policy"})  # nobody else's business, not even that they are there
ANNOUNCED = frozenset({"away", "resign", "propose", "agree", "decline"})  # those that change who plays on, and how
GRACE = 30  # seconds at least for who is asked when the server was down

Entry = Json


class No(Exception):
    """Why something is not accepted at a table: a code for programs, a sentence for people."""

    def __init__(self, code: str, text: str, rule: str = "", slip: Oops | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.slip = slip  # where the game can say it in every language


def pinned(game: Game) -> str:
    """What a table is played under: the version of the rules, and a digest that changes with any card."""
    found = PINS.get(game.name)
    if found is None:
        digest = fingerprint([game.version, game.cards.source(game.cards.read(None))])
        found = PINS[game.name] = f"{game.version} {digest}"
    return found


PINS: dict[str, str] = {}


class Standing(msgspec.Struct):
    """What everybody at a table knows of its seats beside the game: spectators with a delay learn it later."""

    resigned: list[bool]
    away: list[bool]
    proposal: Proposal | None = None
    undone: int = 0


class Shown:
    """A position as spectators get it, some time after it was reached."""

    __slots__ = ("at", "first", "happened", "number", "question", "standing", "state")

    def __init__(
        self, number: int, at: int, state: Any, question: int, first: int, happened: list[Any] | None,
        standing: Standing | None = None,
    ) -> None:  # fmt: skip
        self.number = number
        self.at = at
        self.state = state
        self.question = question
        self.first = first
        self.happened = happened  # None: nothing was played
        self.standing = standing


class Seat:
    """Who sits there, and what they have agreed with the table."""

    __slots__ = ("away", "bank", "bot", "brought", "deck", "guest", "name", "policy", "ready", "resigned", "rests")

    def __init__(self, bot: str, bank: int) -> None:
        self.guest = 0  # 0: nobody
        self.name = ""
        self.bot = bot
        self.resigned = False
        self.away = False
        self.policy = Policy()
        self.rests = AWAKE  # else it passes everywhere until the game's alarm for it is greater than this
        self.bank = bank  # milliseconds left
        self.deck: Json | None = None  # nobody else's business
        self.brought: Json | None = None  # the deck of the game before in a match
        self.ready = False  # for the next game of a match

    @property
    def is_free(self) -> bool:
        """Whether nobody sits there, not even a bot."""
        return not self.guest and not self.bot

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot answers for the seat now."""
        return bool(self.bot) or self.away or self.resigned


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
        if len(setup.bots) > setup.seats:
            raise Oops(f"bots: {len(setup.bots)} are named for {setup.seats} seats")
        for name in setup.bots:
            if name and name not in bots.BOTS:
                raise Oops(f"there is no bot {name!r}; expected {', '.join(bots.BOTS)}")
        names = [*setup.bots, *[""] * (setup.seats - len(setup.bots))]
        self.seats = [Seat(name, setup.clock.seconds * SECOND) for name in names]
        self.commitment = commitment(seed)
        self.rules = rules or pinned(self.game)
        self.match: Match | None = None
        self.phase = GATHERING
        self.host = 0
        self.host_name = ""
        self.entries = 0  # how many there are
        self.question = 0  # the number of the open question; never used twice, not even after an undo
        self.asked_at = at
        self.proposal: Proposal | None = None
        self.proposals = 0
        self.takes_back = -1  # to which answer an agreed undo goes back
        self.score: list[float] | None = None
        self.ended = ""
        self.next = ""  # the table of the next game of a match, or of the rematch
        self.is_being_followed = False  # while the table of a rematch is written
        if setup.games > 1 and (setup.scene or self.game.decks is None):
            raise Oops(f"games is {setup.games}; expected 1, for a match is played with decks and from the start")
        self.series = Series(setup.games, [0] * setup.seats) if setup.games > 1 else None
        self.before = ""  # the table of the game before in a match
        self.given: Json | None = None  # the position it begins from, where that is not a new game
        self.beginning: list[str] = []  # of a branch: the answers it starts after
        self.undone = 0  # how many times answers were taken back
        self.told = 0  # events so far, those of answers taken back included
        self.unbroken = 0  # the event since which nothing was taken back
        self.given_by: list[str] = []  # who gave each answer
        self.declined = 0  # the question at which a proposal was declined
        self.frozen = ""  # why it stands still
        self.why: Mapping[str, str] = {}  # the same in every language, where it is no error of ours
        self.unwritten = 0  # entries that are not on disk yet
        self.withdrawn = False  # whether the last entry has ended what was proposed
        self.woken: list[int] = []  # seats whose rest the last entry has ended
        self.shown: deque[Shown] = deque()  # for spectators: what they see, and what they will
        self.last = at  # when the last entry was written
        self.freeness = (0, 0, False)  # of the last undo that was wanted: question, answer, whether it is free
        self.meant = ("", 0)  # the last answer that was checked, and its action
        self.touched: tuple[int, dict[str, list[int]]] = (0, {})  # of a question: the answers that touch each thing

    # What it is

    @property
    def state(self) -> Any:
        """The position; only of a game that has begun."""
        assert self.match is not None
        return self.match.state

    @cached_property
    def decks_dealt(self) -> tuple[str, ...]:
        """The names of the decks that the game has begun with; only of a game that has begun."""
        assert self.match is not None
        match, decks = self.match, self.game.decks
        if decks is None:
            return ()
        return tuple(decks.name_of(deck) for deck in decks.played(match.options, match.seats, match.seed))

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1."""
        return self.match.state.seat if self.match is not None and self.phase == PLAYING else -1

    @property
    def is_between(self) -> bool:
        """Whether everybody sits here for the next game of a match."""
        return self.phase == GATHERING and self.series is not None and self.series.played > 0

    @property
    def is_followed(self) -> bool:
        """Whether the game is over and its match is not."""
        return self.phase == OVER and self.series is not None and not self.series.is_over and self.ended != "abandoned"

    def seats_of(self, guest: int) -> list[int]:
        """Where a guest sits."""
        return [n for n, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def people(self) -> list[int]:
        """Seats whose people decide."""
        return [n for n, seat in enumerate(self.seats) if seat.guest and not seat.resigned and not seat.away]

    def voices(self, what: str) -> set[int]:
        """Seats that have a say in something proposed.

        In a draw all that have not resigned, so that bots never agree to one. In taking back also those of people who
        are away but can come back: what was learned meanwhile would else be used against them.
        """
        if what == "draw":
            return {n for n, seat in enumerate(self.seats) if not seat.resigned}
        if what == "undo":
            return {n for n, seat in enumerate(self.seats) if seat.guest and not seat.resigned and not self.is_late(n)}
        return set(self.people())

    def is_late(self, seat: int) -> bool:
        """Whether a seat has no time left, so that a bot plays it to the end."""
        found = self.seats[seat]
        return found.away and self.setup.clock.kind == "bank" and found.bank <= 0

    def deadline(self) -> int | None:
        """When the seat that is asked has thought too long."""
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

    # What may be written down. Each returns the entry, or says no.

    def require(self, phase: str) -> None:
        """Only in one phase of the table."""
        if self.phase != phase:
            words = {GATHERING: "has not begun", PLAYING: "is being played", OVER: "is over", FROZEN: "stands still"}
            raise No(f"is_{self.phase}", self.frozen or f"The game {words[self.phase]}.")

    def own_seat(self, guest: int, seat: int) -> Seat:
        """A seat that belongs to a guest."""
        if seat >= len(self.seats) or not guest or self.seats[seat].guest != guest:
            raise No("not_your_seat", "That seat is not yours.")
        return self.seats[seat]

    def sit(self, guest: int, name: str, seat: int) -> Entry:
        """Take a seat: a free one, a bot's before the start, one's own back."""
        if seat >= len(self.seats):
            raise No("no_such_seat", f"This table has seats 1 to {len(self.seats)}.")
        found = self.seats[seat]
        if found.guest == guest and found.away and self.is_between:
            return {"do": "away", "seat": seat, "yes": False}
        if found.guest == guest and found.away and self.phase == PLAYING and not found.resigned:
            if self.is_late(seat):
                raise No("out_of_time", "That seat has no time left; a bot plays it to the end.")
            return {"do": "away", "seat": seat, "yes": False}
        self.require(GATHERING)
        if found.guest:
            raise No("seat_taken", "Somebody sits there already.")
        self.refuse_between()
        return {"do": "sit", "seat": seat, "guest": guest, "name": name}

    def stand(self, guest: int, seat: int) -> Entry:
        """Give a seat up; in a running game a bot plays it until its person is back."""
        found = self.own_seat(guest, seat)
        if self.phase == GATHERING and not self.is_between:
            return {"do": "stand", "seat": seat}
        if not self.is_between:
            self.require(PLAYING)
        if found.away:
            raise No("is_away", "A bot plays that seat already.")
        return {"do": "away", "seat": seat, "yes": True}

    def remove(self, guest: int, seat: int) -> Entry:
        """The host takes a seat from somebody before the start."""
        self.only_host(guest)
        if seat >= len(self.seats) or not self.seats[seat].guest:
            raise No("no_such_seat", "Nobody sits there.")
        return {"do": "stand", "seat": seat, "by": "host"}

    def only_host(self, guest: int) -> None:
        """For the host alone, before the start."""
        self.require(GATHERING)
        self.refuse_between()
        if guest != self.host:
            raise No("not_host", "Only the host may do that.")

    def put_bot(self, guest: int, seat: int, name: str) -> Entry:
        """The host puts a bot on a seat, or takes it away."""
        self.only_host(guest)
        if seat >= len(self.seats) or self.seats[seat].guest:
            raise No("seat_taken", "Somebody sits there already.")
        if name and name not in bots.BOTS:
            raise No("no_such_bot", f"There is no bot {name!r}; expected {', '.join(bots.BOTS)}.")
        return {"do": "bot", "seat": seat, "name": name}

    def bring(self, guest: int, seat: int, words: str) -> Entry:
        """A deck for an own seat, or the host's for a bot; with no words, none."""
        self.require(GATHERING)
        if self.is_between:
            return self.exchange(guest, seat, words)
        is_hosts = guest == self.host and seat < len(self.seats) and not self.seats[seat].guest
        if not is_hosts:
            self.own_seat(guest, seat)
        return {"do": "deck", "seat": seat, "deck": self.checked_deck(words)}

    def exchange(self, guest: int, seat: int, words: str) -> Entry:
        """The own deck for the next game of a match, some of its cards exchanged for those beside it."""
        found = self.own_seat(guest, seat)
        if found.ready:
            raise No("is_ready", "That seat is ready; to change its deck, say first that it is not.")
        assert found.deck is not None
        try:
            return {"do": "deck", "seat": seat, "deck": self.game.require_decks().exchange(found.deck, words)}
        except Oops as oops:
            raise No("bad_deck", str(oops), oops.words.get("rule", ""), oops) from None

    def refuse_between(self) -> None:
        """In a match everybody stays where they sit."""
        if self.is_between:
            raise No("is_between", "The seats stay as they are until the match is over.")

    def make_ready(self, guest: int, seat: int, yes: bool) -> Entry:
        """The next game of a match may begin for a seat, or not yet."""
        self.own_seat(guest, seat)
        self.require(GATHERING)
        if not self.is_between:
            raise No("not_between", "Only between the games of a match somebody is ready or not.")
        return {"do": "ready", "seat": seat, "yes": yes}

    def due(self) -> Entry | None:
        """The next game begins when one person is ready, and so is everybody else whom one need wait for."""
        if not self.is_between:
            return None
        people = [seat for seat in self.seats if seat.guest]
        waits = any(not seat.ready and not seat.away for seat in people)
        return None if waits or not any(seat.ready for seat in people) else {"do": "start"}

    def checked_deck(self, words: str) -> Json | None:
        """A deck that keeps to the rules."""
        if not words.strip():
            return None
        try:
            deck = self.game.require_decks().read(words, self.options)
        except Oops as oops:
            raise No("bad_deck", str(oops)) from None
        return {**deck, "name": readable(deck["name"])[:MOST_OF_A_NAME]}

    def start(self, guest: int) -> Entry:
        """The host begins."""
        self.require(GATHERING)
        if self.is_between:
            raise No("not_ready", "The next game begins when everybody is ready.")
        self.only_host(guest)
        if any(seat.is_free for seat in self.seats):
            raise No("seats_free", "Not every seat is taken.")
        return {"do": "branch", "answers": self.beginning} if self.beginning else {"do": "start"}

    def answer(self, guest: int, seat: int, question: int, words: str) -> Entry:
        """An answer to the open question, by its number; a stale or foreign one changes nothing."""
        self.own_seat(guest, seat)
        self.require(PLAYING)
        self.check_own_play(seat)
        self.check_question(seat, question)
        return self.checked_answer(seat, words, PERSON)

    def may_be_hinted(self, guest: int, seat: int, question: int) -> None:
        """Whether somebody may ask what a bot would answer: only who is asked just this, and answers for themselves."""
        self.own_seat(guest, seat)
        self.require(PLAYING)
        self.check_own_play(seat)
        self.check_question(seat, question)

    def check_own_play(self, seat: int) -> None:
        """Whether somebody answers for a seat themselves."""
        if self.seats[seat].resigned:
            raise No("has_resigned", "That seat has resigned; a bot plays on for it.")
        if self.seats[seat].is_played_by_bot:
            raise No("is_away", "A bot plays that seat now; take it back first.")

    def check_question(self, seat: int, question: int) -> None:
        """Whether a seat is asked just this."""
        if question != self.question:
            raise No("stale", f"That question is closed; the open one has number {self.question}.")
        if seat != self.asked:
            raise No("not_asked", "That seat is not asked now.")

    def checked_answer(self, seat: int, words: str, by: str) -> Entry:
        """An answer that the rules allow."""
        action = self.action_meant(words)
        reason = self.state.why_not(action)
        if reason is not None:
            raise Refused(reason)
        spelled = self.game.spell(action, self.cards)
        self.meant = (spelled, action)
        return {"do": "answer", "seat": seat, "answer": spelled, "by": by}

    @property
    def cards(self) -> Any:
        """The cards the table plays with."""
        assert self.match is not None
        return self.match.cards

    def action_meant(self, words: str) -> int:
        """The action of a notation, legal or not."""
        try:
            return self.game.parse(self.game.complete(self.state, words), self.cards)
        except Oops as oops:
            raise No("not_understood", str(oops)) from None

    def touching(self, thing: str) -> list[int]:
        """The answers, open or not, that touch a thing; those that begin with it first."""
        if self.touched[0] != self.question:
            self.touched = (self.question, by_thing(self.game, self.state))
        return self.touched[1].get(thing, [])

    def undo(self, guest: int, seat: int, question: int) -> Entry:
        """Take back the seat's own last answer: at once if it tells nobody anything, else it is proposed."""
        self.own_seat(guest, seat)
        self.require(PLAYING)
        if question != self.question:
            raise No("stale", f"That question is closed; the open one has number {self.question}.")
        assert self.match is not None
        to = len(self.match.answers) - 1
        while to >= 0 and (self.match.seats_answering[to] != seat or self.given_by[to] != PERSON):
            to -= 1
        if to < 0:
            raise No("nothing_to_undo", "That seat has not answered anything yet.")
        others = {self.match.seats_answering[k] for k in range(to + 1, len(self.match.answers))}
        alone = not any(self.seats[n].guest not in (0, guest) for n in others)
        if alone and self.is_free(to):
            return {"do": "undo", "to": to}
        return self.proposed(seat, "undo", to)

    def is_free(self, to: int) -> bool:
        """Whether taking back tells nobody anything; found out once for each question, however often it is asked."""
        assert self.match is not None
        if self.freeness[:2] != (self.question, to):
            self.freeness = (self.question, to, undo.is_free(self.match, to))
        return self.freeness[2]

    def propose(self, guest: int, seat: int, what: str) -> Entry:
        """A draw, or to abandon."""
        self.own_seat(guest, seat)
        self.require(PLAYING)
        return self.proposed(seat, what, -1)

    def proposed(self, seat: int, what: str, to: int) -> Entry:
        """A proposal; one at a time."""
        if self.proposal is not None:
            raise No("is_proposed", "Something is proposed already.")
        if self.declined == self.question:
            raise No("is_declined", "That was declined; it can be proposed again at another question.")
        if what == "draw":
            self.check_draw()
        if self.voices(what) <= set(self.seats_of(self.seats[seat].guest)):
            return self.agreed(what, to)
        return {"do": "propose", "what": what, "seat": seat, "to": to}

    def check_draw(self) -> None:
        """A draw is between people."""
        if len(self.seats) == 1:
            raise No("nobody_to_ask", "Who plays alone has nobody to offer a draw.")
        if any(other.is_played_by_bot and not other.resigned for other in self.seats):
            raise No("nobody_to_ask", "A bot plays here, and bots agree to no draw.")

    def consent(self, guest: int, seat: int, number: int, yes: bool) -> Entry:
        """Agree to what is proposed, or end the matter."""
        self.own_seat(guest, seat)
        self.require(PLAYING)
        if self.proposal is None or self.proposal.number != number:
            raise No("not_proposed", "That is not proposed any more.")
        if not yes:
            return {"do": "decline", "seat": seat}
        return {"do": "agree", "seat": seat}

    def settled(self) -> Entry | None:
        """What everybody has agreed to by now, if they have."""
        if self.proposal is None or self.phase != PLAYING:
            return None
        is_settled = set(self.proposal.agreed) >= self.voices(self.proposal.what)
        return self.agreed(self.proposal.what, self.takes_back) if is_settled else None

    def agreed(self, what: str, to: int) -> Entry:
        """What everybody wants."""
        if what == "undo":
            return {"do": "undo", "to": to}
        if what == "draw":
            share = 1 / sum(not seat.resigned for seat in self.seats)
            return {"do": "end", "how": "draw", "score": [share] * len(self.seats)}
        return {"do": "end", "how": "abandoned", "score": [0.0] * len(self.seats)}

    def resign(self, guest: int, seat: int) -> Entry:
        """Give up: a bot plays on for the seat, until only one seat or team is left that has not resigned."""
        found = self.own_seat(guest, seat)
        self.require(PLAYING)
        if found.resigned:
            raise No("has_resigned", "That seat has resigned already.")
        score = self.score_without(seat)
        if score is not None:
            return {"do": "end", "how": "resigned", "seat": seat, "score": score}
        return {"do": "resign", "seat": seat}

    def score_without(self, seat: int) -> list[float] | None:
        """How the game ends if a seat plays no longer: only if that leaves no two sides against each other."""
        sides = self.game.sides(self.variant, len(self.seats), self.options)
        left = [n for n, other in enumerate(self.seats) if n != seat and not other.resigned]
        if len({sides[n] for n in left}) > 1:
            return None
        return [1 / len(left) if n in left else 0.0 for n in range(len(self.seats))]

    def set_policy(self, guest: int, seat: int, words: str, until: bool = False) -> Entry:
        """In which windows a seat wants to be asked; `until`: in none before its turn begins or it is attacked."""
        self.own_seat(guest, seat)
        if until:
            self.require(PLAYING)
        policy = parse_policy(words, self.game.hints.moments)
        if policy is None:
            moments = ", ".join(self.game.hints.moments)
            known = f", or `for` and some of {moments}" if moments else ""
            raise No("no_such_policy", f"There is no policy {words!r}; expected always, useful, never{known}.")
        return {"do": "policy", "seat": seat, "policy": policy.spell(), **({"until": True} if until else {})}

    def passes(self) -> bool:
        """Whether the policy of the seat that is asked passes for it."""
        seat = self.asked
        if not self.game.hints.moments or seat < 0 or self.match is None or self.seats[seat].is_played_by_bot:
            return False
        moment = self.game.hints.moment(self.state)
        if not moment or self.seats[seat].rests != AWAKE:
            return bool(moment)
        return not self.seats[seat].policy.asks(
            moment, self.state.options, self.match.is_asked_again(), partial(self.game.hints.about, self.state)
        )

    def passes_whatever_it_holds(self) -> bool:
        """Whether the policy would pass here with any hand, so that nobody learns from it: only the moment counts."""
        seat = self.seats[self.asked]
        return seat.rests != AWAKE or seat.policy.passes_with_any_hand(self.game.hints.moment(self.state))

    def pass_for(self, seat: int) -> Entry:
        """The answer of a seat whose policy passes; to pass is the first option of every window."""
        return self.checked_answer(seat, self.game.spell(self.state.options[0], self.cards), POLICY)

    def out_of_time(self, seat: int) -> Entry:
        """Nobody has answered in time: with a bank the game is lost, else a bot answers until somebody is back."""
        score = self.score_without(seat) if self.setup.clock.kind == "bank" else None
        if score is not None:
            return {"do": "end", "how": "time", "seat": seat, "score": score}
        return {"do": "away", "seat": seat, "yes": True}

    def shown_at(self, now: int) -> Shown | None:
        """What spectators see at a time: the last position that is old enough."""
        found = None
        for one in self.shown:
            if one.at + self.setup.delay * SECOND > now:
                break
            found = one
        return found

    def standing(self) -> Standing:
        """How the seats stand."""
        proposal = self.proposal and msgspec.structs.replace(self.proposal, agreed=[*self.proposal.agreed])
        return Standing(
            [seat.resigned for seat in self.seats], [seat.away for seat in self.seats], proposal, self.undone
        )

    def standing_at(self, now: int) -> Standing:
        """How the seats stood as spectators see them at a time; at first nobody has left or given up."""
        found = self.shown_at(now)
        if found is not None and found.standing is not None:
            return found.standing
        return Standing([False] * len(self.seats), [False] * len(self.seats))

    def events_since(self, number: int, most: int) -> list[Any]:
        """The last events from a number on; none if an answer was taken back since, so that what is known is not so.

        Who knows nothing is told all that still stands.
        """
        if self.match is None or not (number == 0 or self.unbroken <= number < self.told):
            return []
        found: list[Any] = []
        wanted = min(most, self.told - number)
        for happened in reversed(self.match.events):
            if len(found) >= wanted:
                break
            found[:0] = happened
        return found[-wanted:] if wanted else []

    # What entries do

    def apply(self, entry: Entry) -> list[Any]:
        """Let an entry happen; the events that it leads to."""
        self.entries += 1
        if not self.is_secret(entry):
            self.last = entry["at"]
        first = self.told
        was_proposed = self.proposal is not None
        happened: list[Any] = getattr(self, f"on_{entry['do']}")(entry) or []
        self.withdrawn = was_proposed and self.proposal is None
        self.told += len(happened)
        self.woken = self.wake() if entry["do"] in PLAYS else []
        if self.match is not None and self.phase == PLAYING and self.match.is_over:
            self.finish("played", list(self.match.state.score()))
        if self.setup.delay and self.match is not None:
            if entry["do"] in PLAYS:
                self.show_later(entry["at"], self.state.copy(), first, happened)
            elif entry["do"] in ANNOUNCED and self.shown:
                self.show_later(entry["at"], self.shown[-1].state, first, None)
        return happened

    def is_secret(self, entry: Entry) -> bool:
        """Whether nobody but who sits there learns even that something has happened."""
        return entry["do"] in SECRET or (entry["do"] == "deck" and self.is_between)

    def wake(self) -> list[int]:
        """Seats that let every window pass, and want to be asked again from now on."""
        woken = []
        for n, seat in enumerate(self.seats):
            if seat.rests != AWAKE and self.match is not None:
                alarm = self.game.hints.alarm(self.state, n)
                if alarm > seat.rests:
                    woken.append(n)
                seat.rests = AWAKE if alarm > seat.rests else alarm
        return woken

    def show_later(self, at: int, state: Any, first: int, happened: list[Any] | None) -> None:
        """Spectators will see this position; of those that they can see already the last one is kept."""
        number = self.shown[-1].number + 1 if self.shown else 1
        self.shown.append(Shown(number, at, state, self.question, first, happened, self.standing()))
        while len(self.shown) > 1 and self.shown[1].at + self.setup.delay * SECOND <= at:
            self.shown.popleft()

    def stand_still(self, why: Mapping[str, str]) -> None:
        """Nothing more happens here, for a reason that is said in every language."""
        self.phase = FROZEN
        self.why = why
        self.frozen = why["en"]

    def finish(self, how: str, score: list[float]) -> None:
        """The game is over."""
        self.phase = OVER
        self.ended = how
        # Who has resigned wins nothing, however well a bot has played on
        self.score = [0.0 if seat.resigned else won for seat, won in zip(self.seats, score, strict=True)]
        self.proposal = None
        if self.series is not None and how != "abandoned":
            self.series = self.series.after(self.score)

    def on_host(self, entry: Entry) -> None:
        self.host, self.host_name = entry["guest"], entry["name"]
        self.beginning = entry.get("after", [])
        self.given = entry.get("given")
        for seat, deck in zip(self.seats, entry.get("decks", ()), strict=False):
            seat.deck = deck
        if "series" in entry:
            self.series = series_from(entry["series"], len(self.seats))
            self.before = entry["before"]
            for seat in self.seats:
                seat.brought = seat.deck
            for one in entry["people"]:
                self.on_sit(one)
                self.on_policy(one)

    def on_sit(self, entry: Entry) -> None:
        seat = self.seats[entry["seat"]]
        seat.guest, seat.name, seat.bot = entry["guest"], entry["name"], ""

    def on_stand(self, entry: Entry) -> None:
        seat = self.seats[entry["seat"]]
        seat.guest, seat.name, seat.deck = 0, "", None

    def on_deck(self, entry: Entry) -> None:
        self.seats[entry["seat"]].deck = entry["deck"]

    def on_ready(self, entry: Entry) -> None:
        seat = self.seats[entry["seat"]]
        seat.ready = entry["yes"]
        seat.away = seat.away and not seat.ready

    def on_bot(self, entry: Entry) -> None:
        self.seats[entry["seat"]].bot = entry["name"]

    def on_away(self, entry: Entry) -> None:
        if entry["seat"] == self.asked:
            self.charge(entry["at"])
        self.seats[entry["seat"]].away = entry["yes"]

    def charge(self, at: int, increment: int = 0) -> None:
        """The seat that is asked has thought until now."""
        seat = self.seats[self.asked]
        if self.setup.clock.kind == "bank" and not seat.is_played_by_bot:
            seat.bank = max(0, seat.bank - max(0, at - self.asked_at)) + increment * SECOND
        self.asked_at = at

    def on_resume(self, entry: Entry) -> None:
        """The server was down for a while: that time is nobody's, and nobody is late before they can be back."""
        deadline = self.deadline()
        grace = 0 if deadline is None else entry["at"] + entry.get("grace", 0) - (deadline - self.asked_at)
        self.asked_at = min(entry["at"], max(self.asked_at + entry["down"], grace))

    def on_policy(self, entry: Entry) -> None:
        seat = self.seats[entry["seat"]]
        seat.policy = parse_policy(entry["policy"], self.game.hints.moments) or Policy()
        seat.rests = self.game.hints.alarm(self.state, entry["seat"]) if entry.get("until") else AWAKE

    def on_start(self, entry: Entry) -> None:
        options, decks = self.options, self.game.decks
        if decks is not None:
            options = decks.assign(options, [seat.deck for seat in self.seats], self.seed)
        self.match = Match(self.game, self.variant, len(self.seats), self.seed, options, given=self.given)
        self.match.seating = [seat.bot for seat in self.seats]
        self.match.series = self.series
        self.phase = PLAYING
        self.question = 1
        self.asked_at = entry["at"]

    def on_answer(self, entry: Entry) -> list[Any]:
        assert self.match is not None
        if entry["by"] in (PERSON, POLICY):  # a clock that stood still would tell that nobody was asked
            self.charge(entry["at"], self.setup.clock.increment)
        if entry["by"] == PERSON:
            if self.proposal is not None and self.proposal.what == "undo":
                self.proposal = None  # the game goes on instead
        words, action = self.meant
        if words != entry["answer"]:
            action = self.game.parse(entry["answer"], self.match.cards)
        happened = self.match.play(action)
        self.given_by.append(entry["by"])
        self.question += 1
        self.asked_at = entry["at"]
        return happened

    def on_undo(self, entry: Entry) -> None:
        assert self.match is not None
        self.charge(entry["at"])
        self.match.undo(entry["to"])
        del self.given_by[entry["to"] :]
        self.unbroken = self.told
        self.undone += 1
        self.question += 1
        self.asked_at = entry["at"]
        self.proposal = None

    def on_propose(self, entry: Entry) -> None:
        self.proposals += 1
        mine = self.seats_of(self.seats[entry["seat"]].guest)
        self.proposal = Proposal(self.proposals, entry["what"], entry["seat"], mine)
        self.takes_back = entry["to"]

    def on_agree(self, entry: Entry) -> None:
        assert self.proposal is not None
        agreed = {*self.proposal.agreed, *self.seats_of(self.seats[entry["seat"]].guest)}
        self.proposal.agreed = sorted(agreed)

    def on_decline(self, entry: Entry) -> None:
        self.proposal = None
        self.declined = self.question

    def on_resign(self, entry: Entry) -> None:
        if entry["seat"] == self.asked:
            self.charge(entry["at"])
        self.seats[entry["seat"]].resigned = True

    def on_end(self, entry: Entry) -> None:
        if entry["how"] == "resigned":
            self.seats[entry["seat"]].resigned = True
        if entry["how"] == "time":
            self.seats[entry["seat"]].bank = 0
        self.finish(entry["how"], entry["score"])

    def on_next(self, entry: Entry) -> None:
        self.next = entry["table"]

    def on_branch(self, entry: Entry) -> list[Any]:
        """The game goes on from where another one was; its answers are given again before the first question."""
        self.on_start(entry)
        assert self.match is not None
        happened: list[Any] = []
        for words in entry["answers"]:
            happened += self.match.play(self.game.parse(words, self.match.cards))
            self.given_by.append(BRANCH)
        self.question = 1 + len(self.given_by)
        return happened


def by_thing(game: Game, state: Any) -> dict[str, list[int]]:
    """The answers, open or not, that touch each thing; those that begin with it first."""
    found: dict[str, list[int]] = {}
    later: dict[str, list[int]] = {}
    for action in game.probes(state):
        for place, one in enumerate(game.hints.touches(action, state)):
            (later if place else found).setdefault(one, []).append(action)
    for one, actions in later.items():
        found.setdefault(one, []).extend(actions)
    return found
