"""What there is to read: rules, cards and scenarios of the games, generated once per language and cached."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import yaml

import grognard
from grognard.core import scenario
from grognard.core.game import CardPage, Tongue
from grognard.core.scenario import Run, Scenario
from grognard.server import updates, wire
from grognard.text import LANGUAGES

PACKAGE = Path(grognard.__file__).parent
SCENE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,119}")
LINES = re.compile(r"^(title|rules|game): (.*)$", re.MULTILINE)
PLAYED = re.compile(r"^play:(.*)((?:\n[ -].*)*)", re.MULTILINE)


class CachedText:
    """A response body, plain and compressed, with an ETag."""

    __slots__ = ("mark", "packed", "plain")

    def __init__(self, plain: bytes) -> None:
        self.plain = plain
        self.packed = gzip.compress(plain, 6, mtime=0)
        self.mark = f'"{blake2b(plain, digest_size=12).hexdigest()}"'


def folder() -> Path | None:
    """The folder of the scenarios, in a checkout or in an installed package."""
    for place in (PACKAGE / "scenarios", PACKAGE.parent.parent / "scenarios"):
        if place.is_dir():
            return place
    return None


# Rules


@cache
def rules(name: str, lang: str) -> CachedText:
    """Every rule of a game; in English if the rulebook does not have the language."""
    game = grognard.load(name)
    spoken = lang if lang in game.speech.languages else "en"
    shown = shown_by(name)
    texts = [
        wire.RuleText(
            rule.number, rule.texts.get(spoken, rule.texts["en"]), rule.weight, list(shown.get(rule.number, ()))
        )
        for rule in game.speech.rules()
    ]
    return CachedText(wire.encode(wire.Rules(name, spoken, texts)))


@cache
def shown_by(name: str) -> Mapping[str, Sequence[wire.ShownBy]]:
    """The scenarios that show each rule of a game; only their first lines are read, because they are many."""
    found: dict[str, list[wire.ShownBy]] = {}
    for path in scene_files(name).values():
        source = path.read_text("utf-8")
        head = {key: yaml.safe_load(value) for key, value in LINES.findall(source)}
        for rule in head["rules"]:
            found.setdefault(rule, []).append(wire.ShownBy(path.stem, head["title"], steps_in(source), head["rules"]))
    # First those in which something is played, and among them those that are about this rule
    return {
        rule: sorted(scenes, key=lambda one: (one.steps == 0, one.rules.index(rule) > 0))
        for rule, scenes in found.items()
    }


def steps_in(source: str) -> int:
    """How many answers a scenario has, each on a line of `play` or all on one line."""
    match = PLAYED.search(source)
    if match is None:
        return 0
    return len(re.findall(r"\bp\d: ", match[0]))


@cache
def scene_files(name: str) -> Mapping[str, Path]:
    """The scenarios of a game by name, which does not depend on the folder of the file."""
    place = folder()
    if place is None:
        return {}
    return {path.stem: path for path in sorted((place / name).rglob("*.yaml"), key=lambda path: path.stem)}


# Cards


@cache
def cards(name: str, lang: str) -> CachedText:
    """Every card of a game."""
    game = grognard.load(name)
    book = game.cards.book(game.cards.read(None), lang)
    words = {fact: dict(said) for fact, said in book.words.items()}
    return CachedText(wire.encode(wire.Cards(name, lang, [card(page) for page in book.pages], words)))


def print_cards() -> None:
    """Make the cards of every game in every language, so that the first reader need not wait."""
    for lang in LANGUAGES:
        for game in grognard.game_names():
            cards(game, lang)


def card(page: CardPage) -> wire.CardText:
    """A card for a reader."""
    return wire.CardText(
        page.slug, page.name, page.set, page.text, page.facts, page.number, page.number is not None or bool(page.text)
    )


def own_cards(one: Scenario, lang: str) -> list[wire.CardText]:
    """The cards that a scenario defines for itself."""
    if "\ncards:" not in one.source:
        return []
    ours = {page.slug for page in our_pages(one.game.name, lang)}
    return [card(page) for page in one.game.cards.book(one.cards, lang).pages if page.slug not in ours]


@cache
def our_pages(name: str, lang: str) -> Sequence[CardPage]:
    """The cards that come with the program."""
    game = grognard.load(name)
    return game.cards.book(game.cards.read(None), lang).pages


# Scenarios


def scene(name: str, stem: str, at: int | None, lang: str) -> wire.Scene | None:
    """A scenario after `at` of its answers, or after all of them; None if there is no such scenario."""
    one = scenario_named(name, stem)
    if one is None:
        return None
    at = len(one.play) if at is None else min(at, len(one.play))
    return ScenarioReader(one, lang).scene(stem, at)


def scenario_named(name: str, stem: str) -> Scenario | None:
    """A scenario of a game by its name, or None."""
    path = scene_files(name).get(stem) if SCENE_NAME.fullmatch(stem) else None
    return None if path is None else read(path)


@cache
def read(path: Path) -> Scenario:
    """A scenario, read once."""
    return scenario.read(path, grognard.load)


def said(tongue: Tongue, action: int, state: Any, words: str) -> str:
    """An answer as a sentence; an answer about something that is not there keeps its notation."""
    try:
        return tongue.action(action, state)
    except (IndexError, KeyError):
        return words


class ScenarioReader:
    """Plays a scenario through and puts it into sentences of a language."""

    def __init__(self, one: Scenario, lang: str) -> None:
        self.one = one
        self.lang = lang
        self.tongue: Tongue = one.game.speech.tongue(lang, one.cards, (), one.variant)
        self.run = Run(one)

    def scene(self, name: str, at: int) -> wire.Scene:
        """The scenario with all its answers in sentences, and the position after `at` of them."""
        one, run = self.one, self.run
        run.begin()
        viewer = self.viewer()
        shown = self.update(0, viewer, [])
        steps: list[wire.SceneStep] = []
        never: dict[int, wire.SceneStep] = {}
        for number, step in enumerate(one.play, start=1):
            self.refuse(never)
            happened: list[Any] = []
            steps.append(self.step(*scenario.step_of(step, one.seats), happened))
            if number == at:
                shown = self.update(number, viewer, happened)
        self.refuse(never)
        return wire.Scene(
            one.game.name, name, one.title, one.variant, one.seats, one.rules, at, steps,
            [never[k] for k in sorted(never)], shown, own_cards(one, self.lang),
        )  # fmt: skip

    def viewer(self) -> int:
        """The seat whose view is shown: the seat that answers first, or else the seat that is asked."""
        if self.one.play:
            return scenario.step_of(self.one.play[0], self.one.seats)[0]
        asked: int = self.run.state.seat
        return max(asked, 0)

    def step(self, seat: int, words: str, rule: str | None, happened: list[Any]) -> wire.SceneStep:
        """One answer, played or refused."""
        state = self.run.state
        action, reason = self.run.judge(words)
        text = said(self.tongue, action, state, words)
        if reason is not None:
            return wire.SceneStep(seat, text, words, self.tongue.reason(reason, seat), reason.rule)
        state.apply(action, happened)
        return wire.SceneStep(seat, text, self.one.game.spell(action, self.one.cards))

    def refuse(self, never: dict[int, wire.SceneStep]) -> None:
        """Record why an answer that must never be allowed is refused now; the expected reason is preferred."""
        state = self.run.state
        for k, (seat, words, rule) in enumerate(self.run.refused):
            known = never.get(k)
            if state.seat != seat or not state.options or (known is not None and known.rule == rule):
                continue
            action, reason = self.run.judge(words)
            if reason is not None and (known is None or reason.rule == rule):
                text = said(self.tongue, action, state, words)
                never[k] = wire.SceneStep(seat, text, words, self.tongue.reason(reason, seat), reason.rule)

    def update(self, number: int, seat: int, happened: list[Any]) -> wire.Update:
        """The position as it is now, for the viewer."""
        one = self.one
        return updates.update(one.game, one.cards, self.run.state.copy(), seat, self.tongue, number + 1, 0, happened)


def is_game(name: str) -> bool:
    """Whether there is a game of this name."""
    return name in grognard.game_names()
