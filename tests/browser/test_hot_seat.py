"""Several people on one device: the screen changes hands, or stays open, until the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.support import Player, by_lot

Enter = Callable[..., Player]

SECRETIVE: Final = [("rush", "standard", 2), ("doomtrooper", "tournament", 2)]
OPEN: Final = [
    ("battlegrounds", "battle", 2),
    ("battlegrounds", "teams", 4),
    ("battlegrounds", "family", 2),
]
LIKED: Final = ("end", "pass", "done", "attack", "buy", "shoot", "drive")


def sits_on_all_seats(player: Player, game: str, variant: str, seats: int, **setup: Any) -> str:
    """A table that has begun, with one person on every seat."""
    return player.play_table(game, seats, [""] * seats, variant=variant, **setup)


def decides(player: Player) -> str:
    """The name of whoever is asked, as the page says it."""
    return player.page.locator("#question .who").inner_text().strip()


def plays_until_others_are_asked(player: Player, seed: int = 3, most: int = 120) -> list[str]:
    """Answer what is asked until somebody else has been asked, too; returns the names in order."""
    choose = by_lot(seed, *LIKED)
    names: list[str] = []
    number = 0
    for _ in range(most):
        seen = player.wait_for_question(number)
        assert not seen["curtain"], "the screen is covered again"
        assert seen["options"], seen
        names.append(decides(player))
        if len(set(names)) > 1:
            return names
        player.answer(choose(seen["options"]))
        number = seen["number"]
    raise AssertionError(f"only {set(names)} was asked")


@pytest.mark.parametrize(("game", "variant", "seats"), SECRETIVE)
def test_nothing_is_covered_any_more_if_nobody_wants_that(ann: Player, game: str, variant: str, seats: int) -> None:
    sits_on_all_seats(ann, game, variant, seats)
    ann.wait_for("seen.curtain")
    ann.button("curtain.never").click()
    names = plays_until_others_are_asked(ann)
    ann.page.reload()
    seen = ann.wait_for_question()
    assert not seen["curtain"], "a reload covers the cards again"
    assert decides(ann) == names[-1]
    assert seen["options"]
    ann.answer(seen["options"][-1])
    ann.wait_for(f"seen.number !== {seen['number']}")
    plays_until_others_are_asked(ann, 4)


def test_the_cards_can_be_covered_again(ann: Player) -> None:
    sits_on_all_seats(ann, "rush", "standard", 2)
    ann.wait_for("seen.curtain")
    ann.button("curtain.never").click()
    ann.wait_for_question()
    ann.button("menu").click()
    ann.button("curtain.again").click()
    seen = ann.wait_for_question()
    assert not seen["curtain"], "whoever looks now goes on looking"
    ann.answer("end")
    ann.wait_for("seen.curtain")


@pytest.mark.parametrize(("game", "variant", "seats"), OPEN)
def test_nothing_is_covered_where_nobody_has_a_secret(ann: Player, game: str, variant: str, seats: int) -> None:
    sits_on_all_seats(ann, game, variant, seats)
    plays_until_others_are_asked(ann)
    assert not ann.page.get_by_text(ann.say("curtain.hidden")).count()
    ann.page.reload()
    seen = ann.wait_for_question()
    assert not seen["curtain"]
    assert seen["options"]


@pytest.mark.parametrize(("game", "variant", "seats"), [*SECRETIVE, ("battlegrounds", "family", 2)])
def test_two_people_at_one_screen_play_to_the_end(ann: Player, game: str, variant: str, seats: int) -> None:
    sits_on_all_seats(ann, game, variant, seats)
    if ann.wait_for_question()["curtain"]:
        ann.button("curtain.never").click()
    choose = by_lot(5, *LIKED)
    number = 0
    for _ in range(3000):
        seen = ann.wait_for_question(number)
        assert not seen["curtain"]
        if seen["phase"] == "over":
            break
        ann.answer(choose(seen["options"]))
        number = seen["number"]
    assert ann.seen()["phase"] == "over"
