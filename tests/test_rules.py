"""Every rule has its number, everywhere: listed, shown by play, and never invented."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.cli import citations
from grognard.core.game import Game
from tests.support import GAMES

ROOT = Path(__file__).parents[1]
COUNTS = {"rush": (162, 50), "battlegrounds": (131, 70), "doomtrooper": (357, 63)}
UNSHOWN = {"rush": 12, "battlegrounds": 12, "doomtrooper": 25}  # at most so many


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_is_listed_and_said_in_the_languages_of_its_game(game: Game) -> None:
    rules, rulings = COUNTS[game.name]
    numbers = [rule.number for rule in game.speech.rules()]
    assert sorted(n for n in numbers if "-A" not in n) == [f"{game.speech.prefix}-{k:03d}" for k in range(1, rules + 1)]
    assert sorted(n for n in numbers if "-A" in n) == [f"{game.speech.prefix}-A{k:02d}" for k in range(1, rulings + 1)]
    for rule in game.speech.rules():
        assert set(rule.texts) == set(game.speech.languages)
        assert all(text.strip().endswith((".", ")", "“", "”")) for text in rule.texts.values()), rule.number


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_is_shown_or_only_physical(game: Game) -> None:
    shown = {**citations.in_tests(game.speech.prefix)}
    for rule, places in citations.in_scenarios(game.name).items():
        shown.setdefault(rule, []).extend(places)
    unshown = [rule.number for rule in game.speech.rules() if "-A" not in rule.number and not shown.get(rule.number)]
    reasons = {rule.number: rule.physical for rule in game.speech.rules() if rule.physical}
    assert set(unshown) <= set(reasons), "neither shown nor only physical"
    assert len(unshown) <= UNSHOWN[game.name]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_weighty_ruling_has_a_scenario(game: Game) -> None:
    shown = citations.in_scenarios(game.name)
    assert [
        rule.number for rule in game.speech.rules() if rule.weight in ("H", "M") and not shown.get(rule.number)
    ] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_number_is_invented(game: Game) -> None:
    known = {rule.number for rule in game.speech.rules()}
    places = [ROOT / "src", ROOT / "tests", ROOT / "scenarios", ROOT / "docs"]
    files = [path for place in places for path in place.rglob("*") if path.suffix in (".py", ".yaml", ".md", ".toml")]
    files += list(ROOT.glob("*.md"))
    assert len(files) > 50
    for path in files:
        text = path.read_text("utf-8")
        if path.name in ("test_rules.py", "test_commands.py"):
            continue
        for number in citations.cited(text, game.speech.prefix):
            assert number in known, f"{path.relative_to(ROOT)}: {number}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_that_are_enforced_are_cited_in_the_code(game: Game) -> None:
    """Search for a number and the code comes up: at least for four rules in five."""
    code = citations.in_code(game.name, game.speech.prefix)
    rules = [rule.number for rule in game.speech.rules() if "-A" not in rule.number and not rule.physical]
    assert sum(bool(code.get(number)) for number in rules) >= 0.8 * len(rules)


def test_a_range_of_numbers_cites_all_between() -> None:
    assert list(citations.cited("RUSH-A10…A12 and RUSH-009", "RUSH")) == [
        "RUSH-A10",
        "RUSH-A11",
        "RUSH-A12",
        "RUSH-009",
    ]
    assert not re.search("RUSH", "".join(citations.cited("BG-001", "RUSH")))
