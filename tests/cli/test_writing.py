"""`grognard cards nodes` and `grognard cards new`: for people who write cards."""

from __future__ import annotations

import ast

import pytest

from grognard.games.doomtrooper.cards import all_cards
from grognard.games.doomtrooper.cards.sources import PAGES, WORDS, part_type, places, sketch
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.language.parts import Part
from tests.support import Run


def written(word: str) -> int:
    """The number of cards that can be played in whose own lines a word stands."""
    return sum(word in place.source for place in places().values())


def test_nodes_are_counted_with_their_parameters(run: Run) -> None:
    rows = {row["node"]: row for row in run("cards", "nodes", "--json").json() if "node" in row}
    classes = {word: value for word, value in WORDS.items() if isinstance(value, type)}
    assert set(rows) == {word for word, value in classes.items() if not issubclass(value, Part)}
    assert rows["DeathMission"] == {"node": "DeathMission", "cards": 1, "parameters": {"more": 1}}  # VENDETTA
    assert rows["Which"]["cards"] > written("Which(") > 100
    for row in rows.values():
        assert all(count <= row["cards"] for count in row["parameters"].values()), row
    text = run("cards", "nodes").out
    assert "   1  DeathMission\n         1  more\n" in text


def test_powers_are_counted(run: Run) -> None:
    rows = {row["power"]: row["cards"] for row in run("cards", "nodes", "--json").json() if "power" in row}
    assert rows["AUTOKILL"] >= rows["ANNIHILATES"] > 0
    assert f"{rows['AUTOKILL']:4}  AUTOKILL: power\n" in run("cards", "nodes").out


def test_parts_are_counted_with_the_nodes_that_take_them(run: Run) -> None:
    found = run("cards", "nodes", "--json").json()
    nodes = {row["node"]: row for row in found if "node" in row}
    parts = {row["part"]: row for row in found if "part" in row}
    assert set(parts) == {word for word, value in WORDS.items() if part_type(value)}
    n = nodes["Which"]["parameters"]["COMRADE"]
    assert n == written("COMRADE") > 0
    assert parts["COMRADE"] == {"part": "COMRADE", "type": "Condition", "cards": n, "nodes": {"Which": n}}
    assert parts["PayD"]["cards"] >= max(parts["PayD"]["nodes"]["Act"], written("PayD(")) > 5
    assert parts["YOURS"]["nodes"]["Which"] == nodes["Which"]["parameters"]["YOURS"] > written("YOURS")
    assert nodes["Which"]["parameters"]["keyword"] > 30
    assert set(parts["ANYTIME"]["nodes"]) == {"Cast", "Give", "Play"}
    text = run("cards", "nodes").out
    assert f"   {n}  COMRADE: part, Condition\n         {n}  Which\n" in text


def test_what_a_phrase_says_is_counted_where_it_is_used(run: Run) -> None:
    rows = {row["node"]: row for row in run("cards", "nodes", "doomtrooper", "--json").json() if "node" in row}
    assert rows["Casts"]["cards"] > written("Casts(")
    assert rows["Give"]["parameters"]["Which"] > written("Give(Which(") > 10


def test_a_new_card_gets_its_facts_a_line_and_its_page(run: Run) -> None:
    fact = next(fact for code, fact in facts().items() if code not in places() and fact.type == "warrior")
    row = run("cards", "new", fact.code, "--json").json()
    assert (row["state"], row["page"]) == ("new", f"cards/{fact.set}/warriors.py")
    assert row["source"] == f'card("{fact.code}", "{fact.name}"),'
    assert row["facts"]["ratings"] == list(fact.icons)
    text = run("cards", "new", fact.code).out
    for word in (fact.name, f"cards/{fact.set}/warriors.py", *fact.keywords, "Its tests:", "make golden"):
        assert word in text


def test_a_card_that_can_be_played_is_shown_as_it_stands(run: Run) -> None:
    played = run("cards", "new", "06033", "--json").json()
    assert played["state"] == "playable"
    assert played["stands"].startswith("cards/apo/ki.py:")
    assert 'Give(OWN_MISHIMA, NotWith("06068"))' in played["source"]


def test_every_card_has_a_line_that_can_be_read() -> None:
    assert set(places()) >= set(all_cards())
    assert {fact.type for fact in facts().values()} == set(PAGES)
    for code, fact in facts().items():
        line = sketch(code)["source"].replace("…", "...").replace(", here=True", "")
        call = ast.parse(f"[{line}]", mode="eval").body
        assert isinstance(call, ast.List)
        assert isinstance(call.elts[0], ast.Call)
        assert [ast.literal_eval(arg) for arg in call.elts[0].args[:2]] == [code, fact.name]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("cards new", "give its code"),
        ("cards new 99999", "there is no card '99999'"),
        ("cards nodes rush", "rush has no card language"),
    ],
)
def test_what_cannot_be_shown_is_said(run: Run, words: str, said: str) -> None:
    found = run(*words.split())
    assert (found.code, found.err.count("\n")) == (2, 1)
    assert said in found.err
