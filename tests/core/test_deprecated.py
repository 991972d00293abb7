"""Programs written for version 0.1 go on working for one version, and are told what to write instead."""

from __future__ import annotations

from importlib import import_module
from operator import attrgetter
from typing import Any

import pytest

import grognard
from grognard.deprecated import MOVED, RENAMED


@pytest.mark.parametrize("old", MOVED)
def test_what_was_in_game_itself_is_still_found_and_says_where_it_is_now(old: str) -> None:
    game: Any = grognard.load("doomtrooper")
    with pytest.warns(DeprecationWarning, match=rf"Game\.{old} is now Game\.{MOVED[old]};"):
        found = getattr(game, old)
    assert found == attrgetter(MOVED[old])(game)


def test_an_old_call_gives_the_same_answer() -> None:
    game: Any = grognard.load("rush")
    with pytest.warns(DeprecationWarning, match="speech.tongue"):
        sayings = game.tongue("cs")
    card = game.cards.find("t-34")
    assert sayings.card_text(card) == game.speech.tongue("cs").card_text(card)


@pytest.mark.parametrize(
    ("old", "arguments", "answer"),
    [
        ("deck_names", (), ()),
        ("with_decks", ({"first": 0}, [None, None], 1), {"first": 0}),
        ("decks_to_begin", (), ((), ())),
        ("decks_played", ({}, 2, 1), ()),
        ("deck_called", ({"name": "Mine"},), "Mine"),
        ("deck_listed", ({"name": "Mine"},), ()),
    ],
)
def test_old_names_of_decks_answer_in_a_game_without_decks(old: str, arguments: tuple[Any, ...], answer: Any) -> None:
    game: Any = grognard.load("rush")
    assert game.decks is None
    with pytest.warns(DeprecationWarning, match=rf"Game\.{old} is now"):
        assert getattr(game, old)(*arguments) == answer


@pytest.mark.parametrize(
    ("old", "arguments"),
    [
        ("deck", ("legion", {})),
        ("deck_report", ("2 AMBUSH", False, "en")),
        ("deck_by_lot", ("", 1)),
        ("exchange", ({}, "2 AMBUSH = HEIST")),
    ],
)
def test_old_names_that_need_a_deck_say_that_the_game_has_none(old: str, arguments: tuple[Any, ...]) -> None:
    game: Any = grognard.load("rush")
    with (
        pytest.warns(DeprecationWarning, match=rf"Game\.{old} is now"),
        pytest.raises(grognard.InputError, match="World of Tanks: Rush is played without decks"),
    ):
        getattr(game, old)(*arguments)


def test_every_moved_name_of_decks_answers_in_a_game_without_decks() -> None:
    game: Any = grognard.load("rush")
    for old, new in MOVED.items():
        if new.startswith("decks."):
            with pytest.warns(DeprecationWarning, match=rf"Game\.{old} is now"):
                assert callable(getattr(game, old))


@pytest.mark.parametrize(("module", "old"), [(module, old) for module, names in RENAMED.items() for old in names])
def test_what_was_renamed_is_still_imported_by_its_old_name(module: str, old: str) -> None:
    new = RENAMED[module][old]
    with pytest.warns(DeprecationWarning, match=rf"{module}\.{old} is now {module}\.{new};"):
        found = getattr(import_module(module), old)
    assert found is getattr(import_module(module), new)
    unknown = "nothing_of_this_name"
    with pytest.raises(AttributeError, match=f"no attribute '{unknown}'"):
        getattr(import_module(module), unknown)
