"""Scenario files say what is wrong with them, and fail when they should."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

import grognard
from grognard.core import scenario
from grognard.core.game import InputError

HEAD = """
title: A try
game: rush
rules: [RUSH-036]
cards: {One: {nation: usa, type: light, cost: 1}, Two: {nation: usa, type: light, cost: 9, value: 1}}
given: {market: [One, Two], p1: {hand: [engineers]}}
"""


def problem(tmp_path: Path, text: str, head: str = HEAD) -> str | None:
    path = tmp_path / "try.yaml"
    path.write_text(head + dedent(text), "utf-8")
    return scenario.run(scenario.read(path, grognard.load))


def test_a_scenario_that_holds(tmp_path: Path) -> None:
    assert problem(tmp_path, "play: [{p1: buy One}, {p1: pay engineers}]\nexpect: {p1: {depot_has: [One]}}") is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("play: [{p1: buy One}]", "an unexpected question is open: p1 pay"),
        ("play: [{p1: buy Two}]", "refused by RUSH-036 (too_dear): Two costs"),
        ("play: [{p2: end}]", "p1 is asked (act)"),
        ("play: [{p1: buy One, refused: RUSH-036}]", "legal, expected refused by RUSH-036"),
        ("play: [{p1: buy Two, refused: RUSH-042}]", "refused by RUSH-036, expected RUSH-042"),
        ("expect: {p1: {hand: 2}}", "p1 hand: expected 2, found 1"),
        ("expect: {market: [Two, One]}", "market: expected ['two', 'one'], found ['one', 'two']"),
        ("expect: {refused: [{p1: buy One, rule: RUSH-036}]}", "legal, expected never to be"),
        ("expect: {refused: [{p1: buy Two, rule: RUSH-042}]}", "expected RUSH-042"),
        ("expect: {refused: [{p2: end, rule: RUSH-042}]}", "refused by nothing"),
        ("expect: {legal: [{p1: buy Two}]}", "legal: p1 buy Two: RUSH-036"),
        ("expect: {legal: [{p2: end}]}", "legal: p2 end: not asked"),
        ("expect: {question: {p1: pay}}", "question: p1 act, expected p1 pay"),
        ("expect: {over: true}", "over: expected True, found False"),
        ("expect: {winners: [p1]}", "winners: expected ['p1'], found []"),
    ],
)
def test_a_scenario_that_fails_says_why(tmp_path: Path, text: str, said: str) -> None:
    found = problem(tmp_path, text)
    assert found is not None
    assert said in found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("play: 3", "play: expected a list, found 3"),
        ("play: [end]", "play: expected 'p1: action', found 'end'"),
        ("play: [{p1: end, p2: end}]", "expected one player and an action"),
        ("play: [{p9: end}]", "there is no player 'p9'; expected p1 to p2"),
        ("play: [{p1: fly}]", "'fly' is not an action"),
        ("play: [{p1: buy Nothing}]", "there is no card 'Nothing'"),
        ("expect: {sky: blue}", "expect: unknown key 'sky'"),
        ("expect: {p1: {sky: blue}}", "expect: p1: unknown key 'sky'"),
        ("surprise: 1", "unknown key 'surprise'"),
        ("options: {odd: true}", "has no option 'odd'"),
        ("options: {weak_hand: 1}", "option weak_hand is 1; expected one of false, true"),
        ("seats: 9", "seats, not 9"),
        ("seed: x", "seed: expected a whole number"),
    ],
)
def test_a_broken_scenario_is_one_sentence_with_its_file(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(InputError) as input_error:
        problem(tmp_path, text)
    assert str(input_error.value).startswith(str(tmp_path))
    assert said in str(input_error.value)


@pytest.mark.parametrize(
    ("head", "said"),
    [
        ("not: [a scenario", "line 1: not YAML"),
        ("3", "expected a scenario with title"),
        ("title: x\ngame: chess\nrules: [X]\n", "there is no game 'chess'"),
        ("title: x\ngame: rush\n", "rules: expected the numbers"),
        ("game: rush\n", "title: expected a text"),
        ("title: x\ngame: rush\nrules: [R]\ngiven: {p1: {hand: [nobody]}}", "p1: hand: there is no card 'nobody'"),
        ("title: x\ngame: rush\nrules: [R]\ngiven: {p1: {hand: [t-34], depot: [t-34]}}", "t-34 lies in two places"),
        ("title: x\ngame: rush\nrules: [R]\ngiven: {p3: {}}", "given: unknown key 'p3'"),
        ("title: x\ngame: rush\nrules: [R]\ngiven: {p1: {bases: [{gone: true, guard: t-34}]}}", "has no guard"),
        ("title: x\ngame: rush\nrules: [R]\ngiven: {p1: {bases: 5}}", "bases: expected a list"),
        ("title: x\ngame: rush\nrules: [R]\ngiven: {medals: {ussr: {singles: 10}}}", "a number the pack can hold"),
        (
            "title: x\ngame: rush\nrules: [R]\ncards: {Odd: {nation: mars, type: light}}",
            "card Odd: nation: expected one of",
        ),
        ("title: x\ngame: rush\nrules: [R]\ncards: {Odd: 3}", "card Odd: fields: expected name"),
    ],
)
def test_an_impossible_position_is_refused_by_name(tmp_path: Path, head: str, said: str) -> None:
    with pytest.raises(InputError) as input_error:
        problem(tmp_path, "", head)
    assert said in str(input_error.value)


WHOLE = """title: A try
game: rush
rules: [RUSH-036]
cards:
  One: {nation: usa, type: light, cost: 1}
  Two:
    nation: usa
    type: light
    cost: 9
given:
  market: [One, Two]
  p1:
    hand: [engineers]
    bases:
      - {}
      - {guard: t-34}
play:
  - p1: buy One
  - p1: pay engineers
expect:
  p1: {depot_has: [One]}
  active: p1
  refused:
    - {p1: buy Two, rule: RUSH-036}
"""


@pytest.mark.parametrize(
    ("there", "instead", "said"),
    [
        ("game: rush", "game: chess", "line 2: there is no game 'chess'"),
        ("rules:", "rule:", "line 3: unknown key 'rule'"),
        ("cards:", "seats: 9\ncards:", "line 4: rush standard is for"),
        ("cards:", "variant: odd\ncards:", "line 4: rush has no variant 'odd'"),
        ("cards:", "options:\n  weak_hand: 3\ncards:", "line 5: option weak_hand is 3"),
        ("cards:", "options:\n  weak: true\ncards:", "line 5: rush has no option 'weak'"),
        ("type: light\n", "type: lite\n", "line 8: card Two: type: expected one of"),
        ("[engineers]", "[engineers, nobody]", "line 13: p1: hand: there is no card 'nobody'"),
        ("guard: t-34", "guard: nobody", "line 16: p1: base 2: there is no card 'nobody'"),
        ("p1: pay engineers", "p1: fly", "line 19: 'fly' is not an action"),
        ("p1: pay engineers", "p9: fly", "line 19: there is no player 'p9'"),
        ("- p1: pay engineers", "- end", "line 19: play: expected"),
        ("active: p1", "sky: blue", "line 22: expect: unknown key 'sky'"),
        ("active: p1", "active: p9", "line 22: there is no player 'p9'"),
        ("{p1: buy Two,", "{p9: buy Two,", "line 24: there is no player 'p9'"),
        ("p1: pay engineers", "p1: pay volunteers", "line 19: play 2: p1 pay volunteers: refused by"),
        ("active: p1", "active: p2", "line 22: active: expected 1, found 0"),
        ("depot_has: [One]", "depot: 5", "line 21: p1 depot: expected 5, found"),
        ("rule: RUSH-036", "rule: RUSH-156", "line 24: refused: p1 buy Two"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(tmp_path: Path, there: str, instead: str, said: str) -> None:
    assert WHOLE.count(there) == 1
    try:
        found = problem(tmp_path, "", WHOLE.replace(there, instead))
    except InputError as e:
        found = str(e)
    assert found is not None
    assert said in found


def test_the_whole_scenario_holds(tmp_path: Path) -> None:
    assert problem(tmp_path, "", WHOLE) is None


BG = "title: x\ngame: battlegrounds\nvariant: {variant}\nseats: {seats}\nrules: [R]\ngiven: {given}\n"


@pytest.mark.parametrize(
    ("variant", "seats", "given", "said"),
    [
        ("battle", 3, "{board: {z9: oak}}", "there is no field 'z9'"),
        ("battle", 3, "{board: {a1: nothing}}", "there is no token 'nothing'"),
        ("battle", 3, "{board: {a1: [oak]}}", "wrong form"),
        ("battle", 3, "{figures: {green: a1, yellow: a1}}", "two figures stand on one field"),
        ("battle", 3, "{figures: {blue: a1}}", "nobody plays blue here"),
        ("battle", 3, "{figures: {green: {at: a1, stack: 9}}}", "at most 3 point tokens"),
        (
            "battle",
            3,
            "{figures: {green: {at: a1, tank: maus}, red: {at: h8, tank: maus}}}",
            "one card is driven twice",
        ),
        ("battle", 3, "{pile: [maus, maus]}", "a card lies in it twice"),
        ("battle", 3, "{upgrades: {maus: [armour, armour, armour]}}", "at most two upgrades"),
        ("solo", 1, "{letters: [Z]}", "letters: expected A to H"),
        ("solo", 1, "{letters: [A], numbers: [1, 2]}", "as many of one as of the other"),
        ("solo", 1, "{letters: [A], numbers: [9]}", "as many of one as of the other"),
        ("family", 2, "{sky: blue}", "unknown key 'sky'"),
    ],
)
def test_an_impossible_board_is_refused_by_name(
    tmp_path: Path, variant: str, seats: int, given: str, said: str
) -> None:
    with pytest.raises(InputError) as input_error:
        problem(tmp_path, "", BG.format(variant=variant, seats=seats, given=given))
    assert said in str(input_error.value)


def test_every_scenario_file_holds() -> None:
    root = Path(__file__).parents[2] / "scenarios"
    found = [scenario.read(path, grognard.load) for path in scenario.files([root])]
    assert len(found) >= 700
    problems = {str(one.path): problem for one in found if (problem := scenario.run(one))}
    assert problems == {}


def test_a_folder_without_scenarios_is_no_success(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no scenario files"):
        scenario.files([tmp_path])
    with pytest.raises(InputError, match="there is no such file"):
        scenario.files([tmp_path / "none"])
