"""Decks of one's own: played from files, refused by name, changed with the sideboard between games."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard import load
from grognard.core.game import InputError
from grognard.core.match import Match
from grognard.games.doomtrooper.cards import all_cards
from grognard.games.doomtrooper.decks import copies, shipped, texts, write
from grognard.games.doomtrooper.decks.exchange import swap
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.game import GAME

LEGION = shipped()["legion"]


def test_a_deck_is_played_from_its_file_and_becomes_part_of_the_set_up(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(texts()["legion"], "utf-8")
    match = Match(GAME, "tournament", 2, 7, {"decks": GAME.read_option("decks", f"{file},imperial")})
    file.unlink()
    again = Match(GAME, "tournament", 2, 7, match.options)
    assert again.state.dump() == match.state.dump()
    assert len(match.state.library[0]) == 53
    assert len(match.state.sideboard[0]) == 25


def test_a_deck_that_breaks_a_rule_is_refused_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("# Horses\n60 HUSSAR\n", "utf-8")
    with pytest.raises(InputError, match=r"the deck Horses: there are 60 copies of HUSSAR.*DT-331"):
        GAME.new("tournament", 2, 1, {"decks": GAME.read_option("decks", f"{file},imperial")})


def test_a_card_that_cannot_be_played_is_refused_by_its_name(tmp_path: Path) -> None:
    unknown = next(fact for code, fact in facts().items() if code not in all_cards() and fact.limit)
    file = tmp_path / "mine.txt"
    file.write_text(texts()["legion"].replace("Sideboard:", f"1 {unknown.name}\nSideboard:", 1), "utf-8")
    with pytest.raises(InputError, match="cannot be played yet") as refused:
        GAME.new("tournament", 2, 1, {"decks": GAME.read_option("decks", f"{file},imperial")})
    assert unknown.name in str(refused.value)


def test_the_restricted_list_refuses_a_deck_by_its_name(tmp_path: Path) -> None:
    """DT-A50: cards limited to one copy or none."""
    single = next(fact for code, fact in facts().items() if fact.limit == 1 and code in all_cards())
    file = tmp_path / "mine.txt"
    text = texts()["legion"].replace("Sideboard:", f"2 {single.name}\nSideboard:", 1)
    file.write_text(text, "utf-8")
    GAME.new("tournament", 2, 1, {"decks": GAME.read_option("decks", f"{file},{file}")})
    with pytest.raises(InputError, match="restricted list"):
        GAME.new("tournament", 2, 1, {"decks": GAME.read_option("decks", f"{file},{file}"), "restricted": True})


def test_between_games_as_many_cards_come_in_as_leave() -> None:
    """DT-343, DT-A51: the sideboard has its 25 cards again."""
    leaves, comes = LEGION.library[0][1], LEGION.sideboard[0][1]
    next_deck = swap(LEGION, [(1, leaves)], [(1, comes)])
    assert next_deck.sizes == LEGION.sizes == (60, 25)
    assert copies(next_deck.library)[comes] == copies(LEGION.library)[comes] + 1
    assert copies(next_deck.sideboard)[leaves] == copies(LEGION.sideboard)[leaves] + 1
    assert write(next_deck).count("Sideboard:") == 1


def test_a_swap_must_be_even_and_of_cards_that_are_there() -> None:
    leaves, comes = LEGION.library[0][1], LEGION.sideboard[0][1]
    with pytest.raises(InputError, match="DT-343"):
        swap(LEGION, [(2, leaves)], [(1, comes)])
    with pytest.raises(InputError, match="not 9×"):
        swap(LEGION, [(9, leaves)], [(9, comes)])


def test_there_is_a_game_for_each_number_of_seats_and_for_teams() -> None:
    game = load("doomtrooper")
    for seats in (2, 3, 4, 5):
        assert game.new("tournament", seats, 3).n == seats
    assert game.new("tournament", 4, 3, {"teams": True}).are_opponents(0, 1)
    with pytest.raises(InputError, match="option teams: expected 4 seats"):
        game.new("tournament", 3, 3, {"teams": True})
