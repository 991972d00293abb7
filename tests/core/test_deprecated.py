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


def test_decks_of_a_game_without_decks_are_none() -> None:
    game: Any = grognard.load("rush")
    assert game.decks is None
    with pytest.warns(DeprecationWarning, match="decks.names"), pytest.raises(AttributeError):
        game.deck_names()
    with pytest.raises(grognard.InputError, match="World of Tanks: Rush is played without decks"):
        game.require_decks()


@pytest.mark.parametrize(("module", "old"), [(module, old) for module, names in RENAMED.items() for old in names])
def test_what_was_renamed_is_still_imported_by_its_old_name(module: str, old: str) -> None:
    new = RENAMED[module][old]
    with pytest.warns(DeprecationWarning, match=rf"{module}\.{old} is now {module}\.{new};"):
        found = getattr(import_module(module), old)
    assert found is getattr(import_module(module), new)
    with pytest.raises(AttributeError, match="no attribute 'nothing_of_this_name'"):
        import_module(module).nothing_of_this_name  # noqa: B018
