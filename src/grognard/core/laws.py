"""The seven laws, checked on random games of any game: what every engine, bot, server and client relies on."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from msgspec import json

from grognard.core.agenda import Event
from grognard.core.game import Game, Options
from grognard.core.match import digest
from grognard.core.rng import Lots

DIGESTS: Final = 1 << 64
REASONS: Final = 8  # at each question, one refusal in this many is put into words


def as_bytes(plain: Any) -> bytes:
    """Plain values as the bytes a file or a wire would hold."""
    return json.encode(plain)


class Failure(Exception):
    """A law is broken."""


class Report:
    """What a run over random games found."""

    def __init__(self) -> None:
        self.games = 0
        self.positions = 0
        self.told = 0  # pairs of worlds that looked the same and produced the same events
        self.failures: list[str] = []
        self.digest = 0  # of everything that happened in all games; does not depend on their order

    def add(self, other: Report) -> None:
        """Add what another part of the run found."""
        self.games += other.games
        self.positions += other.positions
        self.told += other.told
        self.failures += other.failures
        self.digest = (self.digest + other.digest) % DIGESTS


class Trial:
    """One random game, checked against the laws."""

    def __init__(
        self, game: Game, variant: str, seats: int, seed: int, options: Options | None, cards: Any,
        langs: Sequence[str], every: int, closely: int = 0,
    ) -> None:  # fmt: skip
        self.game = game
        self.setup = (variant, seats, seed, options, cards)
        self.cards = cards
        self.seats = seats
        self.lots = Lots(seed)
        self.every = every  # the expensive laws check one position in this many
        self.closely = closely or game.limit  # check all laws on this many answers, and only laws 6 and 7 after them
        self.tongues = [game.speech.tongue(lang, cards, (), variant) for lang in langs]
        self.tongue = self.tongues[0]
        self.state: Any = game.new(*self.setup)
        self.answers: list[int] = []
        self.told: list[bytes] = []  # after each answer: its events and every view
        self.parsed: set[int] = set()
        self.same_worlds = 0

    def require(self, held: bool, law: int, what: str) -> None:
        """Raise Failure unless the law holds here."""
        if not held:
            variant, seats, seed, options, _ = self.setup
            agreed = "".join(f", {key}={str(value).lower()}" for key, value in (options or {}).items())
            where = f"{variant}, {seats} seats, seed {seed}, answer {len(self.answers)}{agreed}"
            raise Failure(f"law {law}: {what} [{where}]")

    def run(self) -> None:
        """Play to the end, checking all laws on the way."""
        saved = as_bytes(self.state.dump())
        early, early_answers = self.state.copy(), 0
        while self.state.options and len(self.answers) < self.closely:
            self.require(len(self.answers) < self.game.limit, 7, f"no end after {self.game.limit} decisions")
            looked_at = self.lots.below(self.every) == 0
            self.conserved()
            if looked_at:
                self.tongue = self.tongues[self.lots.below(len(self.tongues))]
                self.legal_means_no_reason()
                self.copies_are_free()
                self.views_tell_nothing_more()
            action = self.state.options[self.lots.below(len(self.state.options))]
            before = self.state.copy() if looked_at else None
            twin = self.game.load_state(json.decode(saved), self.cards)
            twin.apply(action)
            events: list[Event] = []
            self.state.apply(action, events)
            self.answers.append(action)
            saved = as_bytes(self.state.dump())
            self.require(as_bytes(twin.dump()) == saved, 3, "a saved twin went another way")
            self.told.append(self.public_record(events, saved))
            if before is not None:
                self.worlds_that_look_the_same(before, action, events)
            if self.lots.below(50) == 0:
                early, early_answers = self.state.copy(), len(self.answers)
        self.conserved()
        for action in self.answers[early_answers:]:
            early.apply(action)
        self.require(as_bytes(early.dump()) == saved, 2, "a copy played the same answers to another end")
        self.replay_is_exact()
        self.comes_to_an_end()

    def comes_to_an_end(self) -> None:
        """Law 7: play the rest of a game of which only the first part is checked closely."""
        while self.state.options:
            self.require(len(self.answers) < self.game.limit, 7, f"no end after {self.game.limit} decisions")
            if self.lots.below(self.every) == 0:
                self.conserved()
            action = self.state.options[self.lots.below(len(self.state.options))]
            self.state.apply(action)
            self.answers.append(action)
        self.conserved()

    def public_record(self, events: Sequence[Event], saved: bytes) -> bytes:
        """Everything that a replay must rebuild: the state, the events, and sometimes the view of one seat."""
        views = []
        looks, rest = divmod(len(self.told), self.every)
        if rest == 0:
            seat = looks % (self.seats + 1)
            views = [self.state.view(None if seat == self.seats else seat).json()]
        return as_bytes([events, views]) + saved

    def legal_means_no_reason(self) -> None:
        """Law 1: an action is an option exactly when no reason forbids it; its notation parses back."""
        options = list(self.state.options)
        self.require(len(set(options)) == len(options), 1, "an option is listed twice")
        for action in {*options, *self.game.probes(self.state)}:
            reason = self.state.why_not(action)
            if (reason is None) != (action in options):
                words = self.game.spell(action, self.cards)
                self.require(False, 1, f"{words}: option and reason disagree: {reason}")
            if action not in self.parsed:
                words = self.game.spell(action, self.cards)
                self.require(self.game.parse(words, self.cards) == action, 1, f"{words} does not parse back")
                self.parsed.add(action)

    def copies_are_free(self) -> None:
        """Law 2: playing on a copy leaves the original as it was."""
        before = as_bytes(self.state.dump())
        for copy in (self.state.copy(), self.game.load_state(self.state.dump(), self.cards)):
            for _ in range(8):
                if not copy.options:
                    break
                copy.apply(copy.options[self.lots.below(len(copy.options))])
            self.require(as_bytes(self.state.dump()) == before, 2, "playing on a copy changed the original")

    def replay_is_exact(self) -> None:
        """Law 4: set-up, seed and answers rebuild every state, event and view."""
        end = digest(self.state)
        self.state = self.game.new(*self.setup)
        told, self.told = self.told, []
        for k, action in enumerate(self.answers):
            events: list[Event] = []
            self.state.apply(action, events)
            self.told.append(self.public_record(events, as_bytes(self.state.dump())))
            self.require(self.told[k] == told[k], 4, f"replay differs at answer {k + 1}")
        self.require(digest(self.state) == end, 4, "replay ends in another position")

    def received(self, state: Any, seat: int | None, salt: int) -> bytes:
        """All that reaches a seat at a question: view, prompt, options, and reasons for some of what is refused."""
        out: list[Any] = [state.view(seat).json(), self.game.hints.notes(state, seat, self.tongue)]
        choice = state.choice
        if choice is not None:
            out.append(self.tongue.prompt(choice, seat))
            if choice.seat == seat:
                out.append([[self.game.spell(a, self.cards), self.tongue.action(a, state)] for a in choice.options])
                out.append([self.game.hints.touches(action, state) for action in choice.options])
                probes = self.game.probes(state)
                out.append([len(probes), [self.game.hints.touches(action, state) for action in probes[:: 4 * REASONS]]])
                for action in probes[salt % REASONS :: REASONS]:
                    reason = state.why_not(action)
                    out.append([action, reason and self.tongue.reason(reason, seat)])
        return as_bytes(out)

    def views_tell_nothing_more(self) -> None:
        """Law 5: redrawing what a seat cannot know changes nothing that it receives."""
        seat = self.any_seat()
        salt = self.lots.below(1 << 30)
        world = self.state.resample(seat, salt)
        self.require(self.game.invariant(world) is None, 5, f"resampled: {self.game.invariant(world)}")
        same = self.received(world, seat, salt) == self.received(self.state, seat, salt)
        self.require(same, 5, f"seat {seat} sees what it cannot know")
        self.imagined_alike(self.state, world, seat, salt + 1)

    def imagined_alike(self, state: Any, other: Any, seat: int | None, salt: int) -> None:
        """Law 5: a seat imagines the same in two worlds that it cannot tell apart, whatever is hidden in them."""
        worlds = [as_bytes(one.resample(seat, salt).dump()) for one in (state, other)]
        self.require(worlds[0] == worlds[1], 5, f"seat {seat} imagines what it cannot know")

    def worlds_that_look_the_same(self, before: Any, action: int, events: Sequence[Event]) -> None:
        """Law 5: if two worlds look the same to a seat before and after an answer, so do the events in between."""
        seat = self.any_seat()
        salt = self.lots.below(1 << 30)
        world = before.resample(seat, salt)
        if action not in world.options:
            return
        others: list[Event] = []
        world.apply(action, others)
        if self.received(world, seat, salt) != self.received(self.state, seat, salt):
            return
        self.same_worlds += 1
        said = [self.lines(one, seat) for one in (events, others)]
        self.require(said[0] == said[1], 5, f"events told seat {seat} what it cannot know")
        self.imagined_alike(self.state, world, seat, salt)

    def lines(self, events: Sequence[Event], seat: int | None) -> bytes:
        """Events as a seat receives them, and the log it reads."""
        redacted = [self.game.redact(event, seat) for event in events]
        return as_bytes([redacted, [self.tongue.event(event, seat) for event in redacted]])

    def any_seat(self) -> int | None:
        """A random seat, or sometimes a spectator."""
        seat = self.lots.below(self.seats + 1)
        return None if seat == self.seats else seat

    def digest(self) -> int:
        """Every state, event and view of the game as one number."""
        return int.from_bytes(blake2b(b"".join(self.told), digest_size=8).digest(), "big")

    def conserved(self) -> None:
        """Law 6: nothing is lost."""
        problem = self.game.invariant(self.state)
        self.require(problem is None, 6, str(problem))


def check(
    game: Game, variant: str, seats: int, seed: int, games: int = 1, options: Options | None = None,
    cards: Any = None, langs: Sequence[str] = ("en",), every: int = 8, report: Report | None = None, closely: int = 0,
) -> Report:  # fmt: skip
    """Play `games` random games from `seed` on and check every law, on the first `closely` answers of each game."""
    report = report or Report()
    cards = game.cards.read(None) if cards is None else cards
    for k in range(games):
        trial = Trial(game, variant, seats, seed + k, options, cards, langs, every, closely)
        try:
            trial.run()
        except Failure as failure:
            report.failures.append(str(failure))
        report.games += 1
        report.positions += len(trial.told)
        report.told += trial.same_worlds
        report.digest = (report.digest + trial.digest()) % DIGESTS
    return report
