"""The table of Doomtrooper in a real browser: whole games by touch and by keys, cards in words, every width."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.duels import CROWD, GALLAGHER, SAVE, TO_THE_BLOW, TO_THE_SAVE, follow, press_answer, touch_answer
from tests.browser.support import Player, by_lot
from tests.browser.test_accessibility import in_both_themes

Enter = Callable[..., Player]
LIKED: Final = ("play", "attack", "with", "against", "tactic", "weapon", "choose", "split", "keep", "board", "use")
PHASES: Final = 8
PAIRS: Final = (("capitol", "legion"), ("brotherhood", "cybertronic"), ("mishima", "bauhaus"), ("imperial", "mixed"))

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


def play(
    player: Player, give: Callable[[Player, str, int], None], seed: int, most: int = 600
) -> tuple[set[str], list[Any]]:
    """Play to the end; the verbs that were used, and what was seen of combats."""
    choose = by_lot(seed, *LIKED)
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
        give(player, answer, number)
    raise AssertionError(f"{most} answers and no end")


@pytest.mark.parametrize("decks", PAIRS, ids="-".join)
def test_a_whole_game_with_two_decks(enter: Enter, decks: tuple[str, str]) -> None:
    ann = enter("Ann")
    options = {"first": 0, "target": 10, "limit": 20}
    ann.play_table("doomtrooper", 2, ["", "greedy"], decks=list(decks), options=options)
    is_by_keys = decks == PAIRS[-1]
    used, combats = play(ann, press_answer if is_by_keys else touch_answer, 4)
    assert "play" in used
    assert {combat["phases"] for combat in combats} <= {PHASES}
    ann.page.get_by_role("link", name=ann.say("over.replay")).wait_for()


def at_scene(enter: Enter, scene: str, **wishes: Any) -> Player:
    """Ann at a table that begins from the position of a scenario, against a bot that answers by lot."""
    ann = enter("Ann", **wishes)
    ann.play_table("doomtrooper", 2, ["", "random"], scene=scene)
    ann.page.wait_for_load_state("networkidle")  # cards have their names
    return ann


def in_combat(enter: Enter, **wishes: Any) -> Player:
    """Ann names the tactic of her attack."""
    ann = at_scene(enter, SAVE, **wishes)
    follow([ann], *TO_THE_SAVE[:3])
    ann.wait_for("seen.options.some((option) => option.startsWith('tactic'))")
    return ann


def test_a_combat_is_compared_phase_by_phase(enter: Enter) -> None:
    ann = at_scene(enter, GALLAGHER)
    for step, phase in zip(TO_THE_BLOW[:4], "2223", strict=True):
        follow([ann], step)
        ann.wait_for_question()
        combat = ann.page.evaluate(COMBAT)
        assert (combat["phases"], combat["now"]) == (PHASES, phase)
    assert "F 10 ≥ A 4" in combat["lines"][0].replace("\N{NO-BREAK SPACE}", " ")


def test_cards_in_play_say_who_they_are_and_how_their_ratings_come_about(enter: Enter) -> None:
    ann = at_scene(enter, CROWD)
    warrior = ann.page.locator("#board .unit:has(.ratings) [data-thing]").filter(has_text="Hussar").first
    warrior.wait_for()
    name = str(warrior.locator(".unseen").text_content())
    assert re.search(r", yours, Squad", name)
    assert re.search(r"F\s[\d–-]+ S\s[\d–-]+ A\s[\d–-]+ V\s[\d–-]+", name)
    warrior.focus()
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("ArrowLeft")
    warrior.hover()
    detail = ann.page.get_by_role("tooltip")
    assert re.search(r"F\s4 = 2\sprinted ×2\sT-32", detail.inner_text())


def test_points_are_split_by_a_slider_with_keys(enter: Enter) -> None:
    ann = at_scene(enter, "223-sabotage-half-the-value")
    follow([ann], (0, "sabotage"))
    slider = ann.page.get_by_role("slider")
    slider.press("Home")
    assert "0 Promotion points" in str(slider.get_attribute("aria-valuetext"))
    slider.press("End")
    assert "0 Destiny points" in str(slider.get_attribute("aria-valuetext"))
    number = ann.seen()["number"]
    slider.press("ArrowLeft")
    slider.press("Enter")
    ann.wait_for(f"seen.number !== {number}")
    assert not ann.page.get_by_role("slider").count()
    assert "1\N{NO-BREAK SPACE}D" in ann.page.locator("ol[aria-label=Log]").inner_text()


def test_axe_finds_nothing_serious_in_a_combat(enter: Enter) -> None:
    assert in_both_themes(in_combat(enter)) == []


@pytest.mark.parametrize(("lang", "width"), [("cs", 390), ("ro", 820)])
def test_small_screens_do_not_scroll_sideways(enter: Enter, lang: str, width: int) -> None:
    wishes = {"lang": lang, "width": width, "theme": "dark", "is_touch": True}
    for ann in (in_combat(enter, **wishes), at_scene(enter, CROWD, **wishes)):
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
        small = ann.page.evaluate(
            "() => [...document.querySelectorAll('#board [data-thing]')].map((e) => e.getBoundingClientRect())"
            ".filter((r) => r.width > 0 && (r.width < 40 || r.height < 40)).length"
        )
        assert small == 0
