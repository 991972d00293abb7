"""What must be read can be read: no small letters, and a card that leaves something out says so and opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.browser.support import Player

Enter = Callable[..., Player]

# Every text on the board that is drawn in letters smaller than 12 pixels; what is scaled counts as it is seen
SMALL: Final = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element.checkVisibility() || element.closest('.unseen')) continue;
    const svg = element.closest('foreignObject')?.ownerSVGElement;
    const scale = svg ? svg.clientWidth / svg.viewBox.baseVal.width : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 11.9) found.push(`${size.toFixed(1)} ${node.textContent.trim()} (${element.className})`);
  }
  return found;
}"""


@pytest.mark.parametrize("width", [390, 820, 1440])
@pytest.mark.parametrize("game", ["rush", "battlegrounds", "doomtrooper"])
def test_no_text_of_a_table_is_smaller_than_12_pixels(enter: Enter, game: str, width: int) -> None:
    ann = enter("Ann", width=width)
    ann.play_table(game, bots=["", "random"], options={"first": 0})
    ann.wait_for_question()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate(SMALL) == []


def test_a_card_of_doomtrooper_that_leaves_something_out_says_so_and_opens(ann: Player) -> None:
    ann.play_table("doomtrooper", bots=["", "random"], options={"first": 0})
    ann.wait_for_question()
    cut = ann.page.locator("[data-thing^='hand:']").filter(has_text=ann.say("doomtrooper:card.more")).first
    cut.wait_for()
    cut.hover()
    assert "…" not in ann.page.locator("[role=tooltip] .rules").inner_text()
    ann.page.mouse.move(5, 5)
    ann.page.locator("[role=tooltip]").wait_for(state="hidden")
    cut.focus()
    ann.page.keyboard.press("i")
    ann.page.locator("dialog").wait_for()


def test_a_card_of_rush_tells_all_it_says_when_pointed_at_or_focused(ann: Player) -> None:
    ann.play_table("rush", bots=["", "random"], options={"first": 0})
    ann.wait_for_question()
    engineers = ann.page.locator("[data-thing='hand:engineers']").first
    assert engineers.locator(".body").inner_text() == "Purchase value 1.", "its body is not empty"
    engineers.hover()
    ann.page.get_by_role("tooltip").get_by_text("Purchase value 1.").wait_for()
    ann.page.mouse.move(5, 5)
    ann.page.get_by_role("tooltip").wait_for(state="hidden")
    ann.page.locator("[data-thing^='market:']").first.focus()
    ann.page.keyboard.press("ArrowRight")
    ann.page.get_by_role("tooltip").wait_for()


def test_points_of_rush_show_what_they_consist_of(ann: Player) -> None:
    ann.play_table("rush", bots=["", "random"], options={"first": 0})
    ann.wait_for_question()
    points = ann.page.locator(".points button")
    for way in ("hover", "focus", "click"):
        getattr(points.last, way)()
        ann.page.get_by_role("tooltip").get_by_text(ann.say("rush:result.achievements")).wait_for()
        points.last.blur()
        ann.page.mouse.move(5, 5)
        ann.page.get_by_role("tooltip").wait_for(state="hidden")
    assert not ann.page.locator(".people").get_by_text("medal").count()


@pytest.mark.parametrize("width", [390, 1440])
def test_cards_to_choose_from_leave_the_board_where_it_is(enter: Enter, width: int) -> None:
    ann = enter("Ann", width=width)
    ann.play_table("battlegrounds", bots=["", "random"], variant="battle", options={"draft": True, "first": 0})
    ann.wait_for_question()
    ann.page.locator(".battlegrounds .board").wait_for()
    # On a phone the briefing stands above the board until the game begins
    top = """wide => {
        const board = document.querySelector('.battlegrounds .board')
        if (!board || (!wide && document.querySelector('.brief'))) return null
        return Math.round(board.getBoundingClientRect().top + scrollY)
    }"""
    tops = set()
    number = 0
    for _ in range(14):
        seen = ann.wait_for_question(number)
        if seen["options"][0].split()[0] in ("move", "pass", "end"):
            break
        tops.add(ann.page.evaluate(top, width > 1000))
        ann.answer(seen["options"][0])
        number = seen["number"]
    tops.discard(None)
    assert len(tops) <= 1, f"the board was at {sorted(tops)}"
    assert tops or width < 1000
