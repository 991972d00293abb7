"""Puzzles: scenario files with a task, served as positions to solve; the engine judges attempts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import grognard
from grognard.core import scenario
from grognard.core.game import InputError, Reason
from grognard.core.scenario import Run, Scenario
from grognard.server import explanations, library, updates, wire

SAYINGS = {
    "en": ("Solved.", "Not solved yet."),
    "cs": ("Vyřešeno.", "Ještě není vyřešeno."),
    "ro": ("Rezolvat.", "Încă nu este rezolvat."),
}


@cache
def puzzles() -> Mapping[str, Scenario]:
    """Every puzzle by its name."""
    place = library.folder()
    found = {}
    for path in scenario.files([place]) if place is not None else ():
        if "\npuzzle:" in path.read_text("utf-8"):
            one = scenario.read(path, grognard.load)
            found[f"{one.game.name}-{path.stem}".lower()] = one
    return found


def listed(lang: str) -> list[wire.Puzzle]:
    """Every puzzle, with its task."""
    return [described(name, one, lang) for name, one in puzzles().items()]


def described(name: str, one: Scenario, lang: str) -> wire.Puzzle:
    """A puzzle in a language."""
    task = one.task.get(lang) or one.task["en"]
    return wire.Puzzle(name, one.game.name, task, one.rules, one.variant, one.seats, len(one.play))


def position(name: str, lang: str, with_solution: bool = False) -> wire.PuzzlePosition:
    """A puzzle as its solver sees it, on request with its solution."""
    one = puzzles()[name]
    state = one.start()
    update = seen(one, state, state.seat, 0, [], lang)
    solution = library.ScenarioReader(one, lang).scene(name, 0).steps if with_solution else []
    return wire.PuzzlePosition(described(name, one, lang), update, library.own_cards(one, lang), solution)


def attempt(name: str, answers: list[str], lang: str, thing: str = "") -> wire.Verdict:
    """Whether answers solve a puzzle, and why a thing may not be touched after them."""
    one = puzzles()[name]
    run = Run(one)
    try:
        problem = run.attempt(answers)
    except InputError as input_error:
        problem = str(input_error)
        if run.state is None:
            raise
        text = problem
    else:
        text = SAYINGS[lang][problem is not None]
    rule = ""
    tongue = one.game.speech.tongue(lang, one.cards, (), one.variant)
    if isinstance(problem, Reason):
        text, rule = tongue.reason(problem, run.state.seat), problem.rule
    solver = one.start().seat
    update = seen(one, run.state, solver, len(answers), run.events, lang)
    verdict = wire.Verdict(problem is None, text, update, rule)
    if thing and run.state.seat == solver:
        actions = explanations.answers_by_thing(one.game, run.state).get(thing, [])
        verdict.because = explanations.reasons_against(one.game, one.cards, run.state, actions, solver, tongue)
    return verdict


def seen(one: Scenario, state: Any, seat: int, answers: int, events: list[Any], lang: str) -> wire.Update:
    """A position of a puzzle from its solver's eyes."""
    tongue = one.game.speech.tongue(lang, one.cards, (), one.variant)
    return updates.update(one.game, one.cards, state, seat, tongue, answers + 1, 0, events)
