"""Positions of Battlegrounds as scenarios write them."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import InputError
from grognard.games.battlegrounds.state import Battlegrounds
from tests.support import BATTLEGROUNDS


def position(**given: Any) -> Battlegrounds:
    options = BATTLEGROUNDS.check("battle", 2)
    setup = {"variant": "battle", "seats": 2, "seed": 1, "options": options, "given": given}
    found: Battlegrounds = BATTLEGROUNDS.require_staging().arrange(setup, BATTLEGROUNDS.cards.read(None))
    return found


def driven(g: Battlegrounds) -> list[str]:
    return [g.box.ids[tank] for tank in g.driving]


def test_a_figure_given_only_a_field_gets_a_card_that_nobody_names_later() -> None:
    g = position(figures={"green": "A2", "yellow": {"at": "B7", "tank": "maus"}, "red": "H7"})
    assert driven(g) == ["kv-2", "maus", "t-34", "sherman"]


def test_cards_of_the_pile_and_the_box_are_named_too() -> None:
    g = position(figures={"green": "A2"}, pile=["maus", "t-34"], boxed=["kv-2"])
    assert not {"maus", "t-34", "kv-2"} & set(driven(g))
    assert [g.box.ids[tank] for tank in g.pile] == ["t-34", "maus"]


def test_a_card_of_the_owners_play_area_comes_first() -> None:
    g = position(p1={"tanks": ["comet"]}, figures={"green": "A2"})
    assert driven(g)[0] == "comet"


def test_where_every_card_is_named_elsewhere_one_must_be_named() -> None:
    with pytest.raises(InputError, match="no card is left for it; name one"):
        position(pile=list(BATTLEGROUNDS.cards.read(None).ids))
