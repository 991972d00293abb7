"""Puzzles: positions to solve, judged by the engine."""

from __future__ import annotations

from pathlib import Path

import pytest

import grognard
from grognard.core import scenario
from grognard.core.game import InputError
from grognard.server import puzzles
from grognard.text import LANGUAGES

NAMES = list(puzzles.puzzles())


@pytest.mark.parametrize("game", grognard.game_names())
def test_there_are_puzzles_of_every_game(game: str) -> None:
    assert sum(one.game.name == game for one in puzzles.puzzles().values()) >= 10


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_solved_by_its_own_play_and_not_before(name: str) -> None:
    one = puzzles.puzzles()[name]
    assert set(one.task) == set(LANGUAGES)
    answers = [scenario.step_of(step, one.seats)[1] for step in one.play]
    for lang in LANGUAGES:
        position = puzzles.position(name, lang)
        assert position.puzzle.task == one.task[lang]
        assert position.update.question is not None
        assert position.update.question.options
    for k in range(len(answers)):
        verdict = puzzles.attempt(name, answers[:k], "en")
        assert not verdict.solved, answers[:k]
        assert verdict.text == "Not solved yet."
    verdict = puzzles.attempt(name, answers, "en")
    assert verdict.solved, verdict
    assert verdict.update.log
    more = puzzles.attempt(name, [*answers, "end", "end", "end"], "en")
    assert not more.solved


def test_an_illegal_answer_is_explained_with_its_rule() -> None:
    verdict = puzzles.attempt("rush-a13-own-nation-money-is-spent-first", ["attack t-34"], "cs")
    assert (verdict.solved, verdict.rule) == (False, "RUSH-026")
    assert verdict.text
    verdict = puzzles.attempt("rush-a13-own-nation-money-is-spent-first", ["fly away"], "en")
    assert not verdict.solved
    assert "fly" in verdict.text


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("puzzle: true\nplay: [{p1: end}]\nexpect: {active: p2}", "puzzle: expected a mapping"),
        ("puzzle: {cs: Ahoj}\nplay: [{p1: end}]\nexpect: {active: p2}", "in 'en' at least"),
        ("puzzle: {en: Do it}\nexpect: {active: p1}", "answers of one player only"),
        ("puzzle: {en: Do it}\nplay: [{p1: end}, {p2: end}]\nexpect: {active: p1}", "answers of one player only"),
        ("puzzle: {en: Do it}\nplay: [{p1: end}]", "something to reach"),
        ("puzzle: {en: Do it}\nplay: [{p1: end}]\nexpect: {refused: [{p1: end}]}", "no 'refused'"),
    ],
)
def test_what_is_no_puzzle_is_said(tmp_path: Path, lines: str, problem: str) -> None:
    path = tmp_path / "puzzle.yaml"
    path.write_text(f"title: A try\ngame: rush\nrules: [RUSH-036]\n{lines}\n", "utf-8")
    with pytest.raises(InputError, match=problem):
        scenario.read(path, grognard.load)
