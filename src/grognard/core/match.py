"""A match: set-up, seed and answers. Everything else follows from these three and can be rebuilt at any time."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from grognard.core.agenda import Event
from grognard.core.changes import Outdated, blamed, cards_changed, changes_since, is_earlier
from grognard.core.game import Game, InputError, Json, Options, Reason
from grognard.core.rng import SEED_BITS, commitment
from grognard.core.series import Series, series_from

FORMAT = 1
LATEST = 8  # recent positions that are kept, so that undoing is cheap
EVERY = 32  # one position in this many is kept for good, so that no position is far from a kept one


class IllegalAnswer(Exception):
    """An answer that is not one of the open question's options."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.why)
        self.reason = reason


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def digest(state: Any) -> str:
    """A short name for exactly this position."""
    return fingerprint(state.dump())


def fingerprint(values: Any) -> str:
    """A short name for exactly these plain values."""
    plain = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return blake2b(plain.encode(), digest_size=16).hexdigest()


def cards_digest(version: Any, source: Any, pins: Mapping[str, str] | None) -> str:
    """A short name for a version of the rules and the cards of a match."""
    return fingerprint([version, source, pins] if pins else [version, source])


class Match:
    """A game being played, with every position it went through."""

    def __init__(
        self,
        game: Game,
        variant: str,
        seats: int,
        seed: int | None = None,
        options: Options | None = None,
        cards: Any = None,
        given: Json | None = None,
        dealt: Sequence[Json] = (),
    ) -> None:
        self.game = game
        self.variant = variant
        self.seats = seats
        self.seed = new_seed() if seed is None else seed
        if not 0 <= self.seed < 1 << SEED_BITS:
            raise InputError(f"the seed is {self.seed}; expected a whole number from 0 to 2^{SEED_BITS} - 1")
        self.options = game.check(variant, seats, options)
        self.cards = game.cards.read(None) if cards is None else cards
        self.given = given  # the position of a scenario to begin from, instead of a new game
        # The full deck of each seat, random decks too, so that later changes of our decks and cards do not matter
        self.dealt = dealt or self.deal()
        self.changed: Sequence[str] = ()  # codes of cards that have changed since the file was written
        self.recorded = game.version  # the version of the rules when the file was written
        self.layout = game.layout  # the layout of saved positions in the program that wrote the file
        self.state: Any = self.beginning()
        self.seating: list[str] = []  # for each seat, as the table recorded it: the name of its bot, or an empty text
        self.policies: list[str] = []  # when each seat is asked in windows, as the table recorded it
        self.series: Series | None = None  # the series that this game belongs to, as it stood before this game
        self.answers: list[int] = []
        self.seats_answering: list[int] = []
        self.events: list[list[Event]] = []  # the events of each answer
        self._before: dict[int, Any] = {}  # the positions before the latest answers, and before one in EVERY

    @property
    def is_over(self) -> bool:
        """Whether no question is open."""
        return not self.state.options

    @property
    def is_digest_comparable(self) -> bool:
        """Whether the program that wrote the file had the same rules, cards and layout of positions."""
        return not self.is_of_another_time and self.layout == self.game.layout

    @property
    def is_of_another_time(self) -> bool:
        """Whether rules or cards have changed since the file was written, so that the match may go differently."""
        return self.recorded != self.game.version or bool(self.changed)

    def deal(self) -> Sequence[Json]:
        """The deck of each seat, in games that are played with decks."""
        if self.game.decks is None or self.given is not None:
            return ()
        return self.game.decks.played(self.options, self.seats, self.seed)

    def beginning(self) -> Any:
        """The position at the first question."""
        if self.given is None:
            options = self.options
            if self.game.decks is not None and self.dealt:
                options = self.game.decks.assign(options, self.dealt, self.seed)
            return self.game.new(self.variant, self.seats, self.seed, options, self.cards)
        setup = {"variant": self.variant, "seats": self.seats, "seed": self.seed, "options": self.options}
        return self.game.require_staging().arrange({**setup, "given": self.given}, self.cards)

    def play(self, action: int) -> list[Event]:
        """Answer the open question; an illegal answer raises IllegalAnswer and changes nothing."""
        self.check(action)
        return self.play_checked(action)

    def check(self, action: int) -> None:
        """Refuse an answer that is not one of the open question's options."""
        if action not in self.state.options:
            reason = self.state.why_not(action)
            raise IllegalAnswer(reason or Reason("", "unknown"))

    def play_checked(self, action: int) -> list[Event]:
        """Answer the open question with an answer that has been checked."""
        out: list[Event] = []
        at = len(self.answers)
        self._before[at] = self.state.copy()
        if at >= LATEST and (at - LATEST) % EVERY:
            self._before.pop(at - LATEST, None)
        self.seats_answering.append(self.state.seat)
        self.state.apply(action, out)
        self.answers.append(action)
        self.events.append(out)
        return out

    def before(self, at: int) -> Any:
        """The position before answer `at`: a kept one, or replayed from the last kept one before it."""
        found = self._before.get(at)
        if found is None:
            kept = at - at % EVERY
            found = self._before[kept].copy()
            for answer in self.answers[kept:at]:
                found.apply(answer)
        return found

    def is_asked_again(self) -> bool:
        """Whether the asked seat has just passed on the same options at the same moment, with no events since."""
        seat = self.state.seat
        for at in range(len(self.answers) - 1, -1, -1):
            if self.events[at]:
                return False
            if self.seats_answering[at] == seat:
                before = self.before(at)
                same: bool = before.options == self.state.options
                return same and self.answers[at] == before.options[0] and self.is_same_moment(before)
        return False

    def is_same_moment(self, before: Any) -> bool:
        """Whether an earlier position is at the same moment of the game as this one."""
        return self.game.hints.moment(before) == self.game.hints.moment(self.state)

    def undo(self, to: int) -> None:
        """Go back to the position after the first `to` answers."""
        if not 0 <= to <= len(self.answers):
            raise InputError(f"there is no answer {to} to go back to; expected 0 to {len(self.answers)}")
        if to == len(self.answers):
            return
        self.state = self.before(to)
        for at in range(to, len(self.answers)):
            self._before.pop(at, None)
        del self.answers[to:], self.events[to:], self.seats_answering[to:]

    def branch(self, at: int) -> Match:
        """Another match that shares the first `at` answers."""
        if not 0 <= at <= len(self.answers):
            raise InputError(f"there is no answer {at} to branch at; expected 0 to {len(self.answers)}")
        other = Match(self.game, self.variant, self.seats, self.seed, self.options, self.cards, self.given, self.dealt)
        for action in self.answers[:at]:
            other.play(action)
        return other

    # Files

    def header(self) -> Json:
        """The set-up, with a commitment instead of the seed."""
        pins = self.pins()
        return {
            "grognard": FORMAT,
            "game": self.game.name,
            "variant": self.variant,
            "seats": self.seats,
            "options": self.options,
            **({"given": self.given} if self.given is not None else {}),
            "rules": self.game.version,
            "layout": self.game.layout,
            **({"decks": list(self.dealt)} if self.dealt else {}),
            "cards": self.game.cards.source(self.cards),
            **({"pins": pins} if pins else {}),
            "cards_digest": self.cards_digest(),
            "commitment": commitment(self.seed),
            "seating": self.seating,
            **({"policies": self.policies} if self.policies else {}),
            **({"series": self.series.json()} if self.series is not None else {}),
        }

    def cards_digest(self) -> str:
        """A digest of what the match began with: the version of the rules, and its cards."""
        return cards_digest(self.game.version, self.game.cards.source(self.cards), self.pins())

    def pins(self) -> Mapping[str, str]:
        """A digest of what each of its cards is and does, by code, in games that do not save their cards in full."""
        return self.game.cards.pins(self.beginning())

    def compare(self, pins: Mapping[str, str]) -> None:
        """Note which cards have changed, by comparing with pins from a file or a table; no pins means unknown."""
        today = self.pins() if pins else {}
        self.changed = [code for code in sorted({*pins, *today}) if pins.get(code) != today.get(code)]

    def save(self) -> str:
        """The match as JSON lines: the set-up, each answer, and at the end the seed, the digest and the score."""
        lines = [self.header()]
        for seat, action in zip(self.seats_answering, self.answers, strict=True):
            lines.append({"seat": seat, "answer": self.game.spell(action, self.cards)})
        closing: Json = {"seed": f"{self.seed:032x}", "finished": self.is_over, "digest": digest(self.state)}
        if self.is_over:
            closing["score"] = list(self.state.score())
        lines.append(closing)
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def load_match(text: str, load: Callable[[str], Game], file: str = "replay") -> Match:
    """Load a match from its file: play every answer again and check the closing line."""
    rows = read_lines(text, file)
    if not rows:
        raise InputError(f"{file}: not a replay; expected a first line with the set-up and a last line with the seed")
    (first, head), (last, closing) = rows[0], rows[-1]
    if "commitment" not in head:
        raise InputError(f"{file}, line {first}: not a replay; expected a first line with the set-up")
    if "seed" not in closing:
        raise InputError(f"{file}, line {last}: not a whole replay; expected a last line with the seed")
    try:
        seed = int(str(closing["seed"]), 16)
    except ValueError:
        raise InputError(f"{file}, line {last}: seed: expected hexadecimal digits") from None
    if not 0 <= seed < 1 << SEED_BITS or commitment(seed) != head["commitment"]:
        raise InputError(f"{file}, line {last}: seed: it does not match the commitment in the first line")
    try:
        match = from_header(head, seed, load)
    except InputError as e:
        raise InputError(f"{file}, line {first}: {e}") from None
    for number, row in rows[1:-1]:
        answer_line(match, row, f"{file}, line {number}")
    check_closing(match, closing, f"{file}, line {last}")
    return match


def from_header(head: Json, seed: int, load: Callable[[str], Game]) -> Match:
    """Make a match at its first question from the first line of its file."""
    if head.get("grognard") != FORMAT:
        raise InputError(f"grognard: expected format {FORMAT}, found {head.get('grognard')!r}")
    game = load(str(head.get("game")))
    recorded = head.get("rules")
    if recorded != game.version and not is_earlier(game, recorded):
        raise InputError(f"rules: this program has versions up to {game.version}, found {recorded!r}")
    seats, options = head.get("seats"), head.get("options")
    if isinstance(seats, bool) or not isinstance(seats, int) or not isinstance(options, dict):
        raise InputError("seats and options: expected a number and a mapping")
    cards = game.cards.restore(head.get("cards"))
    given = head.get("given")
    if given is not None and not isinstance(given, dict):
        raise InputError(f"given: expected a position, found {given!r}")
    pins = head.get("pins", {})
    if not isinstance(pins, dict):
        raise InputError(f"pins: expected a mapping, found {pins!r}")
    variant = str(head.get("variant"))
    match = Match(game, variant, seats, seed, options, cards, given, decks_from(head, game, variant, seats, seed))
    match.recorded = str(recorded)
    match.layout = layout_from(head, game)
    # Files of earlier versions have no digest
    begun = cards_digest(recorded, head.get("cards"), pins)
    if head.get("cards_digest", begun) != begun:
        raise InputError("cards: they are not the cards that the game began with (cards_digest)")
    match.compare(pins)
    seating = head.get("seating", [])
    if not isinstance(seating, list) or not all(isinstance(name, str) for name in seating):
        raise InputError(f"seating: expected a list of names, found {seating!r}")
    policies = head.get("policies", [])
    if not isinstance(policies, list) or not all(isinstance(words, str) for words in policies):
        raise InputError(f"policies: expected a list of policies, found {policies!r}")
    match.seating = seating
    match.policies = policies
    if "series" in head:
        match.series = series_from(head["series"], seats)
    return match


def decks_from(head: Json, game: Game, variant: str, seats: int, seed: int) -> Sequence[Json]:
    """The deck of each seat, from a file; files of earlier versions list only the codes of all cards of that time."""
    if game.decks is None or "given" in head:
        return ()
    decks, codes = head.get("decks"), head.get("cards")
    if decks is None:
        options = game.check(variant, seats, head["options"])
        return game.decks.played(options, seats, seed, codes if isinstance(codes, list) else None)
    if not isinstance(decks, list) or len(decks) != seats or not all(isinstance(deck, dict) for deck in decks):
        raise InputError(f"decks: expected {seats}, one for each seat")
    return decks


def layout_from(head: Json, game: Game) -> int:
    """The layout of positions that a file was written with; the first layout if the file names none."""
    layout = head.get("layout", 1)
    if isinstance(layout, bool) or not isinstance(layout, int) or not 0 < layout <= game.layout:
        raise InputError(f"layout: this program has layouts up to {game.layout}, found {layout!r}")
    return layout


def read_lines(text: str, file: str) -> Sequence[tuple[int, Json]]:
    """The objects of a JSON-lines file with the numbers of their lines."""
    rows: list[tuple[int, Json]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except ValueError as e:
            raise InputError(f"{file}, line {number}: not JSON: {e}") from None
        if not isinstance(row, dict):
            raise InputError(f"{file}, line {number}: expected an object, found {line[:40]!r}")
        rows.append((number, row))
    return rows


def answer_line(match: Match, row: Json, where: str) -> None:
    """Play one recorded answer; if only an earlier version allowed it, raise Outdated with what has changed."""
    action: int | None = None
    reason: Reason | None = None
    if match.is_over:
        problem = "the game is already over"
    elif row.get("seat") != match.state.seat or isinstance(row.get("seat"), bool):
        problem = f"seat: seat {match.state.seat} is asked, found {row.get('seat')!r}"
    else:
        try:
            action = match.game.parse(str(row.get("answer", "")), match.cards)
            match.play(action)
            return
        except InputError as input_error:
            problem = f"answer: {input_error}"
        except IllegalAnswer as refused:
            reason = refused.reason
            problem = f"answer: {row.get('answer')!r} is illegal ({reason.rule})"
    if match.is_of_another_time:
        raise outdated(match, True, str(row.get("answer", "")), action, reason)
    raise InputError(f"{where}: {problem}")


def outdated(
    match: Match, at_answer: bool, answer: str = "", action: int | None = None, reason: Reason | None = None
) -> Outdated:
    """Why a match under other rules or cards cannot be replayed: an answer is impossible, or its end differs."""
    game = match.game
    if match.recorded == game.version:
        saying = "changed.answer" if at_answer else "changed.score"
        changes = cards_changed(game, match.changed)
    else:
        saying = "outdated.answer" if at_answer else "outdated.score"
        changes = changes_since(game, match.recorded)
    found = blamed(game, changes, match.variant, match.state, action, reason)
    return Outdated(game, match.recorded, saying, found, len(match.answers) + 1, answer)


def check_closing(match: Match, closing: Json, where: str) -> None:
    """Check what the file says about its end; under other rules or cards only whether the game is over, and the score.

    A digest depends on the version and the layout that wrote it, so digests of different ones are not compared.
    """
    score = list(match.state.score())
    if match.is_of_another_time:
        is_same = closing.get("finished") is match.is_over and (not match.is_over or closing.get("score") == score)
        if not is_same:
            raise outdated(match, False)
        return
    if closing.get("finished") is not match.is_over:
        raise InputError(f"{where}: finished: the answers lead to {'the end' if match.is_over else 'an open question'}")
    if match.is_digest_comparable and closing.get("digest") != digest(match.state):
        raise InputError(f"{where}: digest: the answers lead to {digest(match.state)}, found {closing.get('digest')!r}")
    if not match.is_over and "score" in closing:
        raise InputError(f"{where}: score: an unfinished game has none")
    if match.is_over and closing.get("score") != score:
        raise InputError(f"{where}: score: the game ended {score}, found {closing.get('score')!r}")
