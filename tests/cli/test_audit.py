"""`grognard cards audit`: generated texts beside wordings, and what is said when the file is no good."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grognard.cli.audit import rareness, similarity, stem, tokens
from tests.support import Run

# Wordings of our own, one near what is generated and one far from it
NEAR = "Play in a combat: a combatant gains +2 to A until the combat ends."
FAR = "Everybody sings 9 songs."


@pytest.fixture
def wordings(tmp_path: Path) -> Path:
    rows = [
        {"code": "01105", "name": "EVASIVE ACTION", "text": NEAR},
        {"name": "POWERFUL BLOW", "text": FAR},
        {"code": "01015", "name": "BAUHAUS BLITZER"},
        {"code": "99999", "text": "Not one of our cards."},
    ]
    path = tmp_path / "wordings.jsonl"
    path.write_text("\n".join(json.dumps(row) for row in rows) + "\n\n", "utf-8")
    return path


def test_the_least_similar_card_comes_first(run: Run, wordings: Path) -> None:
    rows = json.loads(run("cards", "audit", "--wording", wordings, "--json").out)
    assert [row["code"] for row in rows] == ["01237", "01105"]
    assert [set(row) for row in rows] == [{"code", "name", "similarity"}] * 2
    assert rows[0]["similarity"] < 0.1 < 0.5 < rows[1]["similarity"] <= 1


def test_full_shows_both_texts(run: Run, wordings: Path) -> None:
    rows = json.loads(run("cards", "audit", "doomtrooper", "--wording", wordings, "--json", "--full").out)
    assert rows[1]["wording"] == NEAR
    assert "+2 to A" in rows[1]["text"]
    shown = run("cards", "audit", "--wording", wordings, "--full").out
    assert NEAR in shown
    assert FAR in shown
    assert "Powerful Blow" in shown.splitlines()[0]
    assert NEAR not in run("cards", "audit", "--wording", wordings).out


def test_a_wrong_number_weighs_more_than_another_word() -> None:
    wording, other_word, other_number = (tokens(f"gains {text}") for text in ("+2 strength", "+2 force", "+3 strength"))
    weight = rareness([wording, other_word, other_number])
    assert similarity(wording, wording, weight) == pytest.approx(1)
    assert similarity(other_number, wording, weight) < similarity(other_word, wording, weight) < 1


def test_words_are_compared_without_their_endings() -> None:
    assert stem("killed") == stem("kills") == "kill"
    assert tokens("The warriors kill one.") == tokens("Killed a warrior, 1")


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("{", "line 1: not JSON"),
        ('{"text": "no name"}', "line 1: expected an object with a code or a name"),
        ("[]", "line 1: expected an object"),
        ('{"code": "01105", "text": 7}', "line 1: the text is 7"),
        ("", "there is no wording in it"),
        ('{"code": "99999", "text": "Unknown."}', "no wording in it is of a card"),
    ],
)
def test_a_bad_file_is_one_clear_line(run: Run, tmp_path: Path, content: str, problem: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(content, "utf-8")
    result = run("cards", "audit", "--wording", path)
    assert result.code == 2
    assert problem in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("cards audit", "say which, as in --wording FILE"),
        ("cards audit --wording nowhere.jsonl", "cannot be read"),
        ("cards audit chess --wording nowhere.jsonl", "chess"),
        ("cards rush --full", "are for `cards audit`"),
    ],
)
def test_a_bad_command_is_one_clear_line(run: Run, words: str, problem: str) -> None:
    result = run(*words.split())
    assert result.code == 2
    assert problem in result.err
    assert result.err.count("\n") == 1
