"""What docs/scenarios.md says of Doomtrooper's questions and actions is all there is, and true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grognard
from grognard.core.rng import Lots
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.queries.windows import ASKED
from grognard.games.doomtrooper.staging import position, relations

ROOT = Path(__file__).parents[3]
SECTION = (ROOT / "docs" / "scenarios.md").read_text("utf-8").partition("## Doomtrooper")[2]
ROWS = re.findall(r"^\| (`[a-z_`, ]+`) \| (.*) \|$", SECTION.partition("| question | actions |")[2], re.MULTILINE)
ANSWERS = {
    question: {words.split()[0] for words in re.findall(r"`([^`]+)`", answers)}
    for questions, answers in ROWS
    for question in re.findall(r"`(\w+)`", questions)
}
IN_ACT = ("own", "block")  # as `act`


def asked_for(question: str) -> set[str]:
    return ANSWERS["act"] if question in IN_ACT else ANSWERS[question]


def test_every_question_is_documented() -> None:
    sources = [ROOT / "src" / "grognard" / "games" / "doomtrooper", ROOT / "src" / "grognard" / "effects"]
    code = "".join(path.read_text("utf-8") for place in sources for path in place.rglob("*.py"))
    asked = set(re.findall(r"g\.ask\([^\"()]*\"(\w+)\"", code)) | set(ASKED)
    assert len(asked) > 30
    assert asked <= set(ANSWERS), asked - set(ANSWERS)


def test_every_action_and_key_is_documented() -> None:
    assert set(verbs.WORDS) <= set().union(*ANSWERS.values())
    keys = (
        *position.SEAT_KEYS, *position.WARRIOR_KEYS, *position.ATTACHMENT_KEYS, *position.CARD_KEYS,
        *position.TABLE_KEYS, *position.ACTION_KEYS, *relations.VIRUS_KEYS, *position.AREAS, *position.STEPS,
    )  # fmt: skip
    words = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"`([^`]+)`", SECTION))))
    assert set(keys) <= words, set(keys) - words


@pytest.mark.parametrize("seed", range(4))
def test_what_is_answered_in_random_games_is_what_is_documented(seed: int) -> None:
    game = grognard.load("doomtrooper")
    g = game.new("tournament", 2 + seed % 3, seed, {"decks": "scrambled", "target": 20}, fast=True)
    lots = Lots(seed)
    met = set()
    while g.options:
        met.add(g.asked)
        answers = {verbs.WORDS[option & 63] for option in g.options}
        assert answers <= asked_for(g.asked), (g.asked, answers - asked_for(g.asked))
        g.apply(g.options[lots.below(len(g.options))])
    assert len(met) > 8
