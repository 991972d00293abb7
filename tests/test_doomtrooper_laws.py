"""The seven laws on random games of Doomtrooper, every window open: our decks by lot, and decks of every card."""

from __future__ import annotations

import pytest

from tests.test_laws import obey

GAMES = 200
SCRAMBLED = 100
PART = 20
EVERY = 192  # one position in so many is looked at closely


@pytest.mark.parametrize("first", range(0, GAMES, PART))
def test_random_deck_pairs_obey_the_laws(first: int) -> None:
    """Saving, loading and copying in mid-effect included: law 3 does so after every answer."""
    obey("doomtrooper", "tournament", 2, 70_000 + first, PART, EVERY, both=False)


@pytest.mark.parametrize("first", range(0, SCRAMBLED, PART))
def test_scrambled_decks_obey_the_laws(first: int) -> None:
    """Decks of every card that can be played; `make laws` plays 10,000."""
    obey("doomtrooper", "tournament", 2, 73_000 + first, PART, EVERY, both=False, decks="scrambled")


@pytest.mark.parametrize("decks", ["random", "scrambled"])
@pytest.mark.parametrize("seats", [2, 3])
def test_both_engines_play_the_same_games(seats: int, decks: str) -> None:
    obey("doomtrooper", "tournament", seats, 71_000, 2, EVERY, decks=decks)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_decks_of_every_card_obey_the_laws(seats: int) -> None:
    obey("doomtrooper", "tournament", seats, 72_000, 8 // seats, EVERY, both=False, decks="scrambled")
