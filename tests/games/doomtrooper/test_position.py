"""How scenarios of Doomtrooper are written: short notation, and positions that no game can reach."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Oops
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.position import arrange, complete
from grognard.games.doomtrooper.state import OPTION_VALUES, Doom, Options

CARDS = catalogue()


def options(values: dict[str, Any] | None = None) -> Options:
    return Options({name: allowed[0] for name, allowed in OPTION_VALUES.items()} | (values or {}))


def position(given: dict[str, Any], seats: int = 2) -> Doom:
    return arrange(given, seats, 1, options(), CARDS)


def test_every_option_is_spelled_and_read_back() -> None:
    g = position(
        {"p1": {"warriors": ["golden-lion", "samurai"], "hand": ["combat-armor"]}, "p2": {"warriors": ["samurai"]}}
    )
    for action in g.options:
        assert verbs.parse(verbs.spell(action, CARDS), CARDS) == action


def test_a_name_that_two_cards_bear_is_refused_with_both() -> None:
    g = position({"p1": {"warriors": ["samurai", {"card": "samurai", "as": "other"}]}})
    with pytest.raises(Oops, match="samurai may be samurai#0, samurai#1"):
        complete(g, "cover samurai")
    assert complete(g, "cover other") == "cover samurai#1"
    assert complete(g, "cover samurai#0") == "cover samurai#0"
    assert complete(g.copy(), "cover other") == "cover samurai#1"


@pytest.mark.parametrize(
    ("given", "mistake"),
    [
        ({"p3": {}}, "given: unknown key"),
        ({"p1": {"hand": ["no such card"]}}, "p1: hand: there is no card"),
        ({"p1": {"warriors": ["combat-armor"]}}, "it is no warrior"),
        ({"p1": {"warriors": [{"card": "necromutant", "area": "squad"}]}}, "does not belong into the squad"),
        ({"p1": {"warriors": [{"card": "young-guard", "covered": True}]}}, "may never be in cover"),
        ({"p1": {"warriors": [{"card": "samurai", "hidden": True, "with": ["combat-armor"]}]}}, "no attachments"),
        ({"p1": {"warriors": [{"card": "samurai", "with": ["dark-fire"]}]}}, "cannot be given to samurai"),
        ({"p1": {"warriors": ["tatsu"]}, "p2": {"warriors": ["tatsu"]}}, "tatsu is in play twice"),
        ({"p1": {"cards": ["longshore", "longshore"]}}, "longshore lies there twice"),
        ({"p1": {"cards": ["combat-armor"]}}, "neither in an area nor before a player"),
        ({"p1": {"p": 40}}, "the game is over"),
        ({"actions": {"standard": 4}}, "at most 3"),
        ({"actions": {"extra": ["free"]}}, "actions: extra"),
        ({"step": "tea"}, "step: expected"),
        ({"round": 0}, "round"),
    ],
)
def test_what_no_game_can_look_like_is_refused(given: dict[str, Any], mistake: str) -> None:
    with pytest.raises(Oops, match=mistake):
        position(given)
