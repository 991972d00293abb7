"""Options are declared once, name their ruling, have words in the browser, and leave games of before as they were."""

from __future__ import annotations

import pytest

from grognard.core.game import Game
from grognard.core.options import OptionReader
from grognard.text import LANGUAGES
from tests.browser.support import words
from tests.support import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_names_a_rule_and_has_words_in_the_browser(game: Game) -> None:
    rules = {rule.number for rule in game.speech.rules()}
    for option in game.options:
        assert option.ruling in rules, option.name
        assert len(set(option.values)) == len(option.values) > 1
        for lang in LANGUAGES:
            said = words(lang)
            assert {f"options:{game.name}.{option.name}", f"options:{option.name}"} & set(said), (option.name, lang)


def test_an_option_is_one_line_of_the_class_that_reads_it() -> None:
    read = OptionReader({"late": True})
    found = [
        read.flag("late", False, "A-1"),
        read.number("size", (4, 6), "A-2"),
        read.word("who", ("all", "one"), "A-3"),
    ]
    assert found == [True, 4, "all"]
    assert [(one.name, one.default, one.values, one.ruling) for one in read.declared] == [
        ("late", False, (False, True), "A-1"), ("size", 4, (4, 6), "A-2"), ("who", "all", ("all", "one"), "A-3"),
    ]  # fmt: skip
