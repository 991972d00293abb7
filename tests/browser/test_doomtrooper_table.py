"""Doomtrooper's table, position by position: the real page over an engine that stands as each test says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.browser.staged import Staged
from tests.browser.support import Player

Enter = Callable[..., Player]
HAND: Final = ["combat-armor", "hussar", "scalper", "demoted", "blood-beret"]
GIVEN: Final = {
    "p1": {"hand": HAND, "warriors": [{"card": "hussar", "as": "own", "with": ["combat-armor"]}], "d": 12},
    "p2": {"warriors": ["samurai"], "hand": ["hussar"]},
}


def test_each_kind_of_window_has_its_own_way_with_a_sentence(enter: Enter) -> None:
    ann = enter("Ann")
    table = Staged(ann, GIVEN)
    ann.button("menu").click()
    ann.button("policy").click()
    ann.page.get_by_role("radio", name=ann.say("policy.each")).check()
    ann.page.locator("select[data-moment=save]").select_option("cards")
    ann.page.locator("select[data-moment=start]").select_option("never")
    ann.page.get_by_role("checkbox", name="Demoted").check()
    ann.page.get_by_role("checkbox", name="Demoted", checked=True).wait_for()
    assert table.policy.spell() == (
        "each card=useful combat=useful modifiers=useful save=cards start=never between=useful cards demoted"
    )
    for way in ("cards", "never", "useful"):  # what is chosen is explained
        assert ann.page.locator(".moments .help", has_text=ann.say(f"policy.{way}.help")).count()
    ann.page.get_by_role("radio", name=ann.say("policy.always")).check()
    ann.page.locator("select[data-moment=save]").wait_for(state="hidden")
    assert table.policy.spell() == "always"


def test_one_key_passes_and_another_passes_until_the_own_turn(enter: Enter) -> None:
    ann = enter("Ann")
    table = Staged(ann, GIVEN)
    ann.wait_for("seen.options.includes('attack')")
    table.play("attack")
    ann.wait_for("seen.options.includes('pass')")
    assert ann.page.locator("button[data-answer=pass] kbd", has_text="p").count() == 1
    ann.page.keyboard.press("n")
    ann.button("policy.stop").wait_for()
    assert table.sent[-1] == {"type": "policy", "seat": 0, "policy": "useful", "until": True}
    ann.button("policy.stop").click()
    ann.button("policy.stop").wait_for(state="hidden")
    assert not table.until
    ann.page.keyboard.press("p")
    ann.wait_for("seen.number > 2")
