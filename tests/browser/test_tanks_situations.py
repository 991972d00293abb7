"""Rare questions of Rush and Battlegrounds, answered on their boards."""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.battlegrounds.game import GAME as BATTLEGROUNDS
from grognard.games.rush.game import GAME as RUSH
from tests.browser.staged import Staged
from tests.browser.support import Player


class StagedRush(Staged):
    """A table of Rush."""

    game = RUSH
    variant = "standard"


class StagedSolo(Staged):
    """A game of Solo."""

    game = BATTLEGROUNDS
    variant = "solo"


class StagedFamily(Staged):
    """A table of Family."""

    game = BATTLEGROUNDS
    variant = "family"


def test_an_unused_card_is_put_in_the_depot(enter: Callable[..., Player]) -> None:
    """RUSH-A49: by the deed of a card picked up, or by touching the depot."""
    ann = enter("Ann")
    given = {"p1": {"hand": ["lorraine-37l", "engineers", "volunteers"], "depot": []}}
    table = StagedRush(ann, given)
    ann.wait_for_question()
    ann.touch("hand:engineers")
    deeds = ann.page.locator(".tray .deed")
    deeds.filter(has_text="Put in the depot").click()
    ann.wait_for("seen.number === 2")
    assert [table.state.cards.ids[card] for card in table.state.depots[0]] == ["engineers"]
    ann.touch("hand:volunteers")
    ann.touch("zone:depot")
    ann.wait_for("seen.number === 3")
    assert len(table.state.depots[0]) == 2
    assert "use lorraine-37l rearmament" in table.options()


def test_a_spare_tank_enters_solo_or_waits(enter: Callable[..., Player]) -> None:
    """BG-A54, BG-A60: a third tank may enter in each turn, and need not."""
    ann = enter("Ann")
    given = {
        "board": {"H5": "pine"},
        "p1": {"tanks": ["comet"]},
        "letters": ["D", "E", "F"],
        "numbers": [8, 7, 6],
        "figures": {"green": {"at": "C1", "tank": "maus"}, "red": {"at": "F8", "tank": "t-34"}},
    }
    table = StagedSolo(ann, given, seats=1)
    ann.wait_for_question()
    table.play("move green c2")
    ann.wait_for("seen.options.includes('pass')")
    assert ann.page.get_by_text("does the yellow tank enter", exact=False).count() >= 1
    ann.answer("pass")
    ann.wait_for("seen.options.some((one) => one.startsWith('move'))")
    table.play("move green c3")
    ann.wait_for("seen.options.includes('drive comet')")
    ann.touch("tank:comet")
    ann.wait_for("seen.options.includes('place a2')")
    ann.touch("field:A2")
    ann.wait_for("seen.options.some((one) => one.startsWith('move yellow'))")
    assert ann.page.locator('[data-figure="yellow"]').count() == 1


def test_of_three_equal_tokens_one_is_left(enter: Callable[..., Player]) -> None:
    """BG-A70: both tokens are turned up first; then the player touches the one that stays."""
    ann = enter("Ann")
    given = {
        "board": {"D4": "oak", "E5": "rail"},
        "stale": ["D4", "E5"],
        "covered": {"C5": "oak", "C3": "oak", "H5": "barn", "H6": "dam"},
        "figures": {"green": "B3"},
    }
    table = StagedFamily(ann, given)
    ann.wait_for_question()
    table.play("move green b4", "uncover c3", "uncover c5")
    ann.wait_for("seen.options.includes('leave c3')")
    assert "leave this one" in str(ann.page.locator('[data-field="C3"]').get_attribute("aria-label"))
    ann.touch("field:C3")
    ann.wait_for("seen.options.some((one) => one.startsWith('move'))")
    assert table.state.scored == [2, 0]


def test_two_players_choose_their_bases(enter: Callable[..., Player]) -> None:
    """BG-A05: at first every base is open, and the one that was chosen is then the figure's."""
    ann = enter("Ann")
    ann.play_table("battlegrounds", 2, ["", "greedy"], options={"first": 0})
    seen = ann.wait_for_question()
    ann.answer(seen["options"][0])
    seen = ann.wait_for_question(seen["number"])
    assert len(seen["options"]) == 12
    ann.touch("field:H8")
    seen = ann.wait_for_question(seen["number"])
    assert "base of green" in str(ann.page.locator('[data-field="H7"]').get_attribute("aria-label"))
