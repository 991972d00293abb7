"""The table of Doomtrooper in a real browser: a whole game by touching its things, combats phase by phase."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest

from tests.browser.duels import touch_answer
from tests.browser.support import Player, by_lot
from tests.browser.test_everybody import in_both_themes

Enter = Callable[..., Player]
LIKED: Final = ("play", "attack", "with", "against", "tactic", "weapon", "choose", "split", "keep", "board", "use")
PHASES: Final = 8

# What is seen of a combat, and whether every card on the table has its name in words, read in one go
COMBAT: Final = """() => {
  const stage = document.querySelector('.stage');
  const cards = [...document.querySelectorAll('#board [data-thing^="card:"]')];
  return {
    phases: stage?.querySelectorAll('ol li').length ?? 0,
    now: stage?.querySelector('[aria-current=step] .n')?.textContent ?? '',
    lines: [...(stage?.querySelectorAll('.line') ?? [])].map((line) => line.textContent),
    nameless: cards.filter((card) => !(card.ariaLabel || card.querySelector('.unseen')?.textContent)).length,
  };
}"""


def play(player: Player, choose: Callable[[Sequence[str]], str], most: int = 600) -> tuple[set[str], list[Any]]:
    """Play to the end; the verbs that were used, and what was seen of combats."""
    number = 0
    used: set[str] = set()
    combats: list[Any] = []
    for _ in range(most):
        seen = player.wait_for_question(number)
        if seen["phase"] == "over":
            return used, combats
        if not seen["options"]:
            continue
        number = seen["number"]
        combat = player.page.evaluate(COMBAT)
        assert combat["nameless"] == 0
        if combat["phases"]:
            combats.append(combat)
        answer = choose(seen["options"])
        used.add(answer.split()[0])
        touch_answer(player, answer, number)
    raise AssertionError(f"{most} answers and no end")


class Missed(AssertionError):
    """What is looked for did not come in this game."""


def until(player: Player, wanted: Callable[[list[str]], bool], choose: Callable[[Sequence[str]], str]) -> list[str]:
    """Play until such options are open."""
    number = 0
    for _ in range(400):
        seen = player.wait_for_question(number)
        if seen["phase"] != "playing":
            break
        if wanted(seen["options"]):
            return list(seen["options"])
        if seen["options"] and player.tries(choose(seen["options"])):
            number = seen["number"]
    raise Missed("it never came")


def begin(enter: Enter, bot: str = "greedy", target: int = 10, **wishes: Any) -> Player:
    """A table against a bot, oneself first."""
    ann = enter("Ann", **wishes)
    ann.play_table("doomtrooper", 2, ["", bot], decks=["capitol", "legion"], options={"first": 0, "target": target})
    return ann


def reach(enter: Enter, wanted: str, seed: int, bot: str = "greedy", target: int = 10, **wishes: Any) -> Player:
    """A table at which such an answer is open; a few ways to play are tried for it."""
    for more in range(4):
        ann = begin(enter, bot, target, **wishes)
        try:
            until(
                ann, lambda options: any(option.startswith(wanted) for option in options), by_lot(seed + more, *LIKED)
            )
        except Missed:
            continue
        return ann
    raise Missed(f"{wanted} never came in four games")


def test_a_whole_game_by_touching_the_board(enter: Enter) -> None:
    used: set[str] = set()
    combats: list[Any] = []
    for seed in range(4):  # a way to play without attacks is rare, but there is one
        ann = begin(enter)
        verbs, seen = play(ann, by_lot(seed, *LIKED))
        assert ann.seen()["phase"] == "over"
        used |= verbs
        combats += seen
        if "tactic" in used and len({combat["now"] for combat in combats}) >= 3:
            break
    assert used >= {"play", "attack", "with", "against", "tactic"}
    assert {combat["phases"] for combat in combats} == {PHASES}
    assert len({combat["now"] for combat in combats}) >= 3
    assert any(" A " in line for combat in combats for line in combat["lines"])


def test_cards_in_play_say_who_they_are_and_how_their_ratings_come_about(enter: Enter) -> None:
    ann = begin(enter)
    until(ann, lambda _: ann.page.locator("#board .unit [data-thing]").count() > 1, by_lot(2, *LIKED))
    warrior = ann.page.locator("#board .unit:has(.ratings) [data-thing]").first
    name = str(warrior.locator(".unseen").text_content())
    assert re.search(r", (yours|of [^,]+), (Squad|Kohort|Outside the areas)", name)
    assert re.search(r"F [\d–-]+ S [\d–-]+ A [\d–-]+ V [\d–-]+", name)
    warrior.focus()
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("ArrowLeft")
    warrior.hover()
    detail = ann.page.get_by_role("tooltip")
    assert re.search(r"V \d+ = \d+ printed", detail.inner_text())


def test_points_are_split_by_a_slider_with_keys(enter: Enter) -> None:
    ann = reach(enter, "split", 9, "random", 40)
    slider = ann.page.get_by_role("slider")
    slider.press("Home")
    assert "0 to promotion" in str(slider.get_attribute("aria-valuetext"))
    slider.press("End")
    assert "0 to destiny" in str(slider.get_attribute("aria-valuetext"))
    number = ann.seen()["number"]
    slider.press("Enter")
    ann.wait_for_question(number)
    assert not ann.page.get_by_role("slider").count()


def test_axe_finds_nothing_serious_in_a_combat(enter: Enter) -> None:
    ann = reach(enter, "tactic", 4)
    assert in_both_themes(ann) == []


@pytest.mark.parametrize(("lang", "width"), [("cs", 390), ("ro", 820)])
def test_small_screens_do_not_scroll_sideways(enter: Enter, lang: str, width: int) -> None:
    ann = reach(enter, "tactic", 4, lang=lang, width=width, theme="dark", is_touch=True)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
    small = ann.page.evaluate(
        "() => [...document.querySelectorAll('#board [data-thing]')].map((e) => e.getBoundingClientRect())"
        ".filter((r) => r.width > 0 && (r.width < 40 || r.height < 40)).length"
    )
    assert small == 0
