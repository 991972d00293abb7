"""Scenario files: a position, what is played from it, and what must then be true.

One format is rule question, test, puzzle and lesson. See docs/scenarios.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from grognard.core.agenda import Event
from grognard.core.game import Game, InputError, Json, Reason
from grognard.core.yaml_lines import Step, line_of

KEYS = (
    "title", "game", "variant", "seats", "seed", "rules", "options", "cards", "given", "play", "expect", "note",
    "puzzle",
)  # fmt: skip


def seat_of(name: Any, seats: int) -> int:
    """The seat that `p1`, `p2` … names."""
    if isinstance(name, str) and name[:1] == "p" and name[1:].isdecimal() and 1 <= int(name[1:]) <= seats:
        return int(name[1:]) - 1
    raise InputError(f"there is no player {name!r}; expected p1 to p{seats}")


def check_keys(where: str, found: Any, allowed: Sequence[str]) -> Mapping[str, Any]:
    """The mapping itself, once each of its keys is known to be allowed."""
    if not isinstance(found, dict):
        raise InputError(f"{where}: expected {', '.join(allowed)}, found {found!r}")
    for key in found:
        if key not in allowed:
            raise InputError(f"{where}: unknown key {key!r}; expected {', '.join(allowed)}")
    return found


def number(where: str, value: Any) -> int:
    """A whole number that is not negative."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise InputError(f"{where}: expected a whole number, found {value!r}")
    return value


def differ(where: str, wanted: Any, found: Any) -> str | None:
    """Describe the difference between two values, or None if they are equal."""
    return None if wanted == found else f"{where}: expected {wanted}, found {found}"


class Scenario:
    """A scenario file, read and ready to run."""

    def __init__(self, path: Path, source: str, data: Json, game: Game) -> None:
        self.path = path
        self.source = source  # the text of the file
        self.game = game
        self.title = text(data, "title")
        self.rules = [str(rule) for rule in listing(data, "rules")]
        self.variant = str(data.get("variant", game.variants[0]))
        self.seats = whole(data, "seats", 2)
        self.seed = whole(data, "seed", 1)
        self.options = mapping(data, "options")
        self.play = listing(data, "play")
        self.expect = mapping(data, "expect")
        self.task = task_of(data)  # the task of a puzzle in each language; empty if this is not a puzzle
        self.given = None if "given" not in data else mapping(data, "given")
        self.cards = game.cards.read(None, mapping(data, "cards"))
        if not self.rules:
            raise InputError("rules: expected the numbers of the rules it shows")

    def start(self) -> Any:
        """The given position, at its first question."""
        setup = {
            "variant": self.variant,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "given": self.given,
        }
        return self.game.require_staging().arrange(setup, self.cards)


def task_of(data: Json) -> Mapping[str, str]:
    """The task of a puzzle, by language; the solver is the first player to answer and gives every answer."""
    task = mapping(data, "puzzle")
    if not task:
        return task
    if "en" not in task or not all(isinstance(said, str) and said for said in task.values()):
        raise InputError(f"puzzle: expected the task in each language, in 'en' at least, found {task!r}")
    steps = [step_of(step, whole(data, "seats", 2)) for step in listing(data, "play")]
    if not steps or any(seat != steps[0][0] or rule is not None for seat, _, rule in steps):
        raise InputError("puzzle: expected a play with answers of one player only, none of them refused")
    if "refused" in mapping(data, "expect") or not mapping(data, "expect"):
        raise InputError("puzzle: expected something to reach under 'expect', and no 'refused'")
    return task


def text(data: Json, key: str) -> str:
    """A field that must be a text."""
    value = data.get(key)
    if not isinstance(value, str) or not value:
        raise InputError(f"{key}: expected a text, found {value!r}")
    return value


def whole(data: Json, key: str, default: int) -> int:
    """A field that must be a whole number."""
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise InputError(f"{key}: expected a whole number, found {value!r}")
    return value


def listing(data: Json, key: str) -> list[Any]:
    """A field that must be a list."""
    value = data.get(key, [])
    if not isinstance(value, list):
        raise InputError(f"{key}: expected a list, found {value!r}")
    return value


def mapping(data: Json, key: str) -> Json:
    """A field that must be a mapping."""
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise InputError(f"{key}: expected a mapping, found {value!r}")
    return value


def read(path: Path, load: Callable[[str], Game]) -> Scenario:
    """Read a scenario file; errors name the file and, if possible, the line."""
    try:
        source = path.read_text("utf-8")
        data = yaml.safe_load(source)
    except OSError as unread:
        raise InputError(f"{path}: cannot be read: {unread.strerror}") from None
    except UnicodeDecodeError:
        raise InputError(f"{path}: cannot be read: not a UTF-8 text") from None
    except yaml.MarkedYAMLError as odd:
        line = odd.problem_mark.line + 1 if odd.problem_mark else 1
        raise InputError(f"{path}, line {line}: not YAML: {odd.problem}") from None
    except (yaml.YAMLError, ValueError, RecursionError):
        raise InputError(f"{path}: not YAML") from None
    try:
        if not isinstance(data, dict):
            raise InputError(f"expected a scenario with {', '.join(KEYS)}")
        for key in data:
            if key not in KEYS:
                raise InputError(f"unknown key {key!r}; expected {', '.join(KEYS)}")
        return Scenario(path, source, data, load(text(data, "game")))
    except InputError as input_error:
        raise InputError(f"{named(path, line_of(source, (), str(input_error)))}: {input_error}") from None


def named(path: Path, line: int | None) -> str:
    """The name of a file, with the line if it is known."""
    return f"{path}, line {line}" if line else str(path)


def files(paths: Sequence[Path]) -> list[Path]:
    """The scenario files among some files and folders."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml"))
        elif path.exists():
            found.append(path)
        else:
            raise InputError(f"{path}: there is no such file or folder")
    if not found:
        raise InputError(f"{', '.join(map(str, paths))}: no scenario files (*.yaml) there")
    return found


def step_of(step: Any, seats: int) -> tuple[int, str, str | None]:
    """A line of `play`: seat, action, and the rule that must refuse it."""
    if not isinstance(step, dict):
        raise InputError(f"play: expected 'p1: action', found {step!r}")
    refused = step.get("refused", step.get("rule"))
    names = [key for key in step if key not in ("refused", "rule")]
    if len(names) != 1:
        raise InputError(f"play: expected one player and an action, found {step!r}")
    return seat_of(names[0], seats), str(step[names[0]]), None if refused is None else str(refused)


class Run:
    """One run of a scenario; `problem` says what is wrong with it, if anything."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game = scenario.game
        self.at: tuple[Step, ...] = ()  # which part of the file is being played or checked
        self.state: Any = None
        self.refused: list[tuple[int, str, str | None]] = []
        self.seen: list[set[str]] = []
        self.events: list[Event] = []  # the events of an attempt

    def begin(self) -> None:
        """Set the position up."""
        scenario = self.scenario
        self.state = scenario.start()
        # actions that must never be legal in the play, and that the named rule must refuse at least once
        for k, step in enumerate(listing(scenario.expect, "refused")):
            self.at = ("expect", "refused", k)
            self.refused.append(step_of(step, scenario.seats))
        self.seen = [set() for _ in self.refused]

    def attempt(self, answers: Sequence[str]) -> Reason | str | None:
        """Play answers to a puzzle; return why an answer is refused, what is still missing, or None if it is solved."""
        self.begin()
        solver = self.state.seat
        for words in answers:
            if not self.state.options or self.state.seat != solver:
                return "no question is open any more"
            action, reason = self.judge(words)
            if reason is not None:
                return reason
            self.state.apply(action, self.events)
        return self.check()

    def problem(self) -> str | None:
        """Play the scenario, check it, and return the first problem, or None."""
        self.begin()
        for number, step in enumerate(self.scenario.play, start=1):
            self.at = ("play", number - 1)
            wrong = self.watch() or self.step(number, *step_of(step, self.scenario.seats))
            if wrong:
                return wrong
        return self.watch() or self.check()

    def step(self, number: int, seat: int, words: str, rule: str | None) -> str | None:
        """Play one action, or check that it is refused."""
        where = f"play {number}: p{seat + 1} {words}"
        if not self.state.options:
            return f"{where}: the game is over"
        if self.state.seat != seat:
            return f"{where}: p{self.state.seat + 1} is asked ({self.state.asked})"
        action, reason = self.judge(words)
        if rule is not None:
            if reason is None:
                return f"{where}: legal, expected refused by {rule}"
            return None if reason.rule == rule else f"{where}: refused by {reason.rule}, expected {rule}"
        if reason is not None:
            return f"{where}: refused by {reason.rule} ({reason.why}): {self.said(reason, seat)}"
        self.state.apply(action)
        return None

    def said(self, reason: Reason, seat: int) -> str:
        """The sentence that a player would read."""
        tongue = self.game.speech.tongue("en", self.scenario.cards, (), self.scenario.variant)
        return tongue.reason(reason, seat)

    def judge(self, words: str) -> tuple[int, Reason | None]:
        """Parse an action, and find why it is refused; option and reason must agree (law 1)."""
        action = self.game.parse(self.game.complete(self.state, words), self.scenario.cards)
        reason: Reason | None = self.state.why_not(action)
        if (reason is None) != (action in self.state.options):
            raise InputError(f"{words}: option and reason disagree: {reason}")
        return action, reason

    def watch(self) -> str | None:
        """At every question of a seat, check that its forbidden actions are refused."""
        at = self.at
        for k, ((seat, words, _), rules) in enumerate(zip(self.refused, self.seen, strict=True)):
            self.at = ("expect", "refused", k)
            if self.state.seat != seat or not self.state.options:
                continue
            _, reason = self.judge(words)
            if reason is None:
                return f"refused: p{seat + 1} {words}: legal, expected never to be"
            rules.add(reason.rule)
        self.at = at
        return None

    def check(self) -> str | None:
        """Check the expectations of the final position."""
        for k, ((seat, words, rule), rules) in enumerate(zip(self.refused, self.seen, strict=True)):
            self.at = ("expect", "refused", k)
            if (rule is None and not rules) or (rule is not None and rule not in rules):
                return f"refused: p{seat + 1} {words}: refused by {sorted(rules) or 'nothing'}, expected {rule}"
        for key, wanted in self.scenario.expect.items():
            self.at = ("expect", key)
            wrong: str | None = None
            if key == "legal":
                wrong = self.check_legal(wanted)
            elif key == "question":
                wrong = self.check_question(wanted)
            elif key != "refused":
                wrong = self.game.require_staging().expect(self.state, key, wanted)
            if wrong:
                return wrong
        self.at = ("play", len(self.scenario.play) - 1)
        if "question" not in self.scenario.expect and not self.game.require_staging().at_rest(self.state):
            return f"an unexpected question is open: p{self.state.seat + 1} {self.state.asked}"
        return None

    def check_legal(self, wanted: Any) -> str | None:
        """Check that actions are options of the last question."""
        for step in wanted if isinstance(wanted, list) else [wanted]:
            seat, words, _ = step_of(step, self.scenario.seats)
            _, reason = self.judge(words)
            if self.state.seat != seat or reason is not None:
                return f"legal: p{seat + 1} {words}: {reason.rule if reason else 'not asked'}"
        return None

    def check_question(self, wanted: Any) -> str | None:
        """Check who is asked what: `question: {p1: target}`."""
        if not isinstance(wanted, dict) or len(wanted) != 1:
            raise InputError(f"expect: question: expected as in '{{p1: target}}', found {wanted!r}")
        ((name, asked),) = wanted.items()
        if not self.state.options:
            return f"question: the game is over, expected {name} {asked}"
        if (self.state.seat, self.state.asked) != (seat_of(name, self.scenario.seats), asked):
            return f"question: p{self.state.seat + 1} {self.state.asked}, expected {name} {asked}"
        return None


def run(scenario: Scenario) -> str | None:
    """What is wrong with a scenario and in which line, or None; raises InputError if it cannot be set up."""
    played = Run(scenario)
    try:
        problem = played.problem()
    except InputError as input_error:
        problem = str(input_error)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        # a value in the file has a form that no game reads
        problem = f"something in it has the wrong form ({type(error).__name__}: {error})"
    else:
        if problem is None:
            return None
        line = line_of(scenario.source, played.at, problem)
        return f"line {line}: {problem}" if line else problem
    raise InputError(f"{named(scenario.path, line_of(scenario.source, played.at, problem))}: {problem}")
