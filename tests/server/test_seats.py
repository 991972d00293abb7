"""How players are called: bots in the reader's language, and nobody like somebody else."""

from __future__ import annotations

import pytest

from grognard import bots
from grognard.server.seats import Seat, player_names
from grognard.text import LANGUAGES
from grognard.text.people import BOTS
from tests.browser.support import words


def seat(name: str = "", bot: str = "") -> Seat:
    """A seat with somebody on it."""
    one = Seat(bot, 0)
    one.name = name
    return one


def test_every_bot_has_a_name_in_every_language() -> None:
    assert {lang: set(names) for lang, names in BOTS.items()} == {lang: set(bots.BOTS) for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_in_the_browser(lang: str) -> None:
    named = {f"bot.{kind}{name}" for kind in ("", "short.") for name in bots.BOTS}
    assert sorted(named - set(words(lang))) == []


def test_equal_names_are_numbered_as_their_seats_are() -> None:
    seats = [seat("Ann"), seat(bot="greedy"), seat(bot="greedy"), seat("Bob"), seat("Bob")]
    assert player_names(seats, "en") == ["Ann", "Greedy bot 2", "Greedy bot 3", "Bob 4", "Bob 5"]
    assert player_names(seats, "cs")[1:3] == ["Zkušený bot 2", "Zkušený bot 3"]
