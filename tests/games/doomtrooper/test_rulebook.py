"""The paraphrased rules are complete, and all languages say the same."""

from __future__ import annotations

import pytest

from grognard.cli import citations
from grognard.core.game import Rule
from grognard.core.rulebook import read_rules
from grognard.games.doomtrooper.facts import facts
from grognard.text import LANGUAGES

RULES = read_rules("grognard.games.doomtrooper.text")
NUMBERS = {rule.number for rule in RULES}


def test_357_rules_and_then_rulings_without_gaps() -> None:
    rules = [f"DT-{number:03d}" for number in range(1, 358)]
    rulings = [rule.number for rule in RULES if rule.number.startswith("DT-A")]
    assert rulings == [f"DT-A{number:02d}" for number in range(1, len(rulings) + 1)]
    assert [rule.number for rule in RULES] == rules + rulings
    assert [rule.number for rule in RULES if rule.weight] == rulings
    assert {rule.weight for rule in RULES} == {"", "H", "M", "L"}
    assert len([rule for rule in RULES if rule.physical]) <= 25


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.number)
def test_a_rule_is_said_in_every_language_and_points_to_the_same_rules(rule: Rule) -> None:
    assert set(rule.texts) == set(LANGUAGES)
    assert all(text.endswith(".") and text == text.strip() and "  " not in text for text in rule.texts.values())
    cited = {lang: set(citations.cited(text, "DT")) for lang, text in rule.texts.items()}
    assert all(numbers == cited["en"] for numbers in cited.values())
    assert cited["en"] <= NUMBERS - {rule.number}


def test_no_rule_writes_a_card_title_in_capitals() -> None:
    """A title reads the same in rules, card texts and logs; a word in capitals is stressed, or the name of a phase."""
    titles = {name for fact in facts().values() for name in (fact.name, fact.cs) if len(name) > 3 and name.isupper()}
    found = {
        (rule.number, title) for rule in RULES for text in rule.texts.values() for title in titles if title in text
    }
    assert found == set()
