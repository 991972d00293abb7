"""Every rule has its number, everywhere: listed, shown by play, and never invented."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from grognard.cli import citations
from grognard.cli.reference import Index
from grognard.core.game import Game
from tests.support import GAMES

ROOT = Path(__file__).parents[1]
COUNTS = {"rush": (162, 50), "battlegrounds": (131, 70), "doomtrooper": (357, 70)}
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
def test_every_rule_is_enforced_by_exactly_one_place_or_says_why_not(game: Game) -> None:
    """Ask for a number, and the function comes up; tests/enforcement.toml has the exceptions and their reasons."""
    enforced = Index(game).code.enforced
    accepted = tomllib.loads((ROOT / "tests" / "enforcement.toml").read_text("utf-8"))[game.name]
    accounted = {kind: set(reasons) for kind, reasons in accepted.items()}
    found: dict[str, set[str]] = {"none": set(), "several": set()}
    for rule in game.speech.rules():
        places = enforced.get(rule.number, [])
        if len(places) > 1:
            found["several"].add(rule.number)
        elif not places and not rule.physical and not rule.absence:
            found["none"].add(rule.number)
        assert not (places and rule.absence), f"{rule.number}: enforced, and said to hold by absence"
    assert found == accounted
    assert all(reason.endswith(".") for reasons in accepted.values() for reason in reasons.values())


def test_a_docstring_that_begins_with_numbers_enforces_them_and_other_numbers_are_mentions(tmp_path: Path) -> None:
    (tmp_path / "a" / "text").mkdir(parents=True)
    (tmp_path / "a" / "text" / "en.py").write_text('"""RUSH-001: a saying."""\n', "utf-8")
    (tmp_path / "a" / "rules.py").write_text(
        '"""RUSH-001: the head of a file."""\n\n'
        "# RUSH-002, RUSH-A03: how many\n# there are.\nMANY = 3\n"
        "CODES = {1: 'RUSH-004'}  # RUSH-005: a table\n\n\n"
        'def act():\n    """RUSH-006,\n    RUSH-A07: as RUSH-008 says."""\n'
        "    # RUSH-009: the rest\n    n = 1\n    return n\n\n\n"
        'class Node:\n    """RUSH-010: what happens."""\n\n    def go(self):\n        """It goes (RUSH-011)."""\n',
        "utf-8",
    )
    found = citations.in_code(tmp_path / "a", "RUSH")
    places = {rule: [(place.line, place.name) for place in marked] for rule, marked in found.enforced.items()}
    assert places == {
        "RUSH-002": [(5, "MANY")],
        "RUSH-A03": [(5, "MANY")],
        "RUSH-006": [(9, "act")],
        "RUSH-A07": [(9, "act")],
        "RUSH-010": [(17, "Node")],
    }
    mentioned = sorted(found.mentioned)
    assert mentioned == ["RUSH-001", "RUSH-004", "RUSH-005", "RUSH-008", "RUSH-009", "RUSH-011"]


def test_no_range_hides_a_number_from_a_search() -> None:
    hidden = re.compile(r"\b(?:RUSH|BG|DT)-A?\d+ ?(?:…|\.\.+|–|—) ?(?:(?:RUSH|BG|DT)-)?A?\d")
    places = [ROOT / "src", ROOT / "tests", ROOT / "scenarios", ROOT / "docs"]
    files = [path for place in places for path in place.rglob("*") if path.suffix in (".py", ".yaml", ".md", ".toml")]
    files += list(ROOT.glob("*.md"))
    found = [str(path.relative_to(ROOT)) for path in files if hidden.search(path.read_text("utf-8"))]
    assert found == []
