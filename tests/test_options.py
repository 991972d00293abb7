"""Options are declared once, name their ruling, have words in the browser, and leave games of before as they were."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.core.game import Game
from grognard.core.match import Match, load_match
from grognard.core.options import Option, OptionReader
from grognard.text import LANGUAGES
from tests.browser.support import words
from tests.support import GAMES, random_game


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_names_a_rule_and_has_words_in_the_browser(game: Game) -> None:
    rules = {rule.number for rule in game.speech.rules()}
    for option in game.options:
        assert option.ruling in rules, option.name
        assert len(set(option.values)) == len(option.values) > 1
        for lang in LANGUAGES:
            said = words(lang)
            assert {f"{game.name}/about:option.{option.name}", f"options:{option.name}"} & set(said), (
                option.name,
                lang,
            )


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


def with_another_option(patch: pytest.MonkeyPatch, game: Game) -> None:
    """Give a game one more, invented option, as if its class read it."""
    kind: Any = type(game.load_state(game.new(game.variants[0], 2, 1).dump()).rules)
    read_all = kind.__init__

    def read_one_more(options: Any, agreed: dict[str, Any]) -> None:
        read_all(options, agreed)
        read = OptionReader(agreed)
        options.new_here = read.flag("new_here", False, "")
        options.declared = [*options.declared, *read.declared]

    patch.setattr(kind, "__init__", read_one_more)
    patch.setattr(type(game), "options", (*game.options, Option("new_here", (False, True), "")))


@pytest.mark.interpreted
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_new_option_leaves_games_of_before_as_they_were(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    variant, seats = game.variants[0], game.seat_counts(game.variants[0])[0]
    before = random_game(game, variant, seats, 3, 150)
    saved, position = before.save(), before.state.dump()
    with_another_option(monkeypatch, game)
    again = load_match(saved, grognard.load)
    assert (again.options["new_here"], again.state.dump()) == (False, position)
    assert again.save().splitlines()[1:] == saved.splitlines()[1:]
    assert random_game(game, variant, seats, 3, 150).save().splitlines()[1:] == saved.splitlines()[1:]  # a golden game
    assert game.load_state(position).dump() == position
    chosen = Match(game, variant, seats, 3, {"new_here": True})
    assert chosen.state.dump()["rules"] == {"new_here": True}
    assert load_match(chosen.save(), grognard.load).state.rules.new_here is True
