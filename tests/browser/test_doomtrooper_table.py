"""Doomtrooper's table, position by position: the real page over an engine that stands as each test says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.browser.staged import Staged
from tests.browser.support import Player

Enter = Callable[..., Player]
HAND: Final = ["combat-armor", "hussar", "scalper", "demoted", "blood-beret"]
GIVEN: Final = {
    "p1": {"hand": HAND, "warriors": [{"card": "hussar", "as": "own", "with": ["punisher-handgun"]}], "d": 12},
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


def test_one_key_passes_and_another_passes_until_the_players_turn(enter: Enter) -> None:
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


AIMED: Final = """() => [...document.querySelectorAll('#board .aimed')].map(
  (one) => one.dataset.thing ?? one.dataset.drop).sort()"""


def lift(player: Player, thing: str) -> None:
    """Begin to drag a thing."""
    place = player.page.locator(f'[data-thing="{thing}"]').first
    place.wait_for()
    box = place.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + 20, box["y"] + 20)
    player.page.mouse.down()
    player.page.mouse.move(box["x"] + 40, box["y"] + 4, steps=3)


def let_go(player: Player, css: str) -> None:
    """Drop what is dragged."""
    box = player.page.locator(css).first.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 24, steps=3)
    player.page.mouse.up()


def test_while_a_card_is_dragged_the_places_it_may_go_to_are_marked(enter: Enter) -> None:
    ann = enter("Ann")
    table = Staged(ann, GIVEN)
    ann.wait_for("seen.options.includes('attack')")
    own, samurai = (f"card:{row[0]}" for row in table.state.warriors)
    lift(ann, "hand:combat-armor")
    assert ann.page.evaluate(AIMED) == [own]
    let_go(ann, ".hand")  # taken back
    assert ann.page.evaluate(AIMED) == []
    assert table.question == 1
    lift(ann, own)
    assert ann.page.evaluate(AIMED) == [samurai]
    let_go(ann, ".hand")
    lift(ann, "hand:hussar")
    assert "area:squad" in ann.page.evaluate(AIMED)
    let_go(ann, ".hand")
    lift(ann, "hand:combat-armor")
    let_go(ann, f'[data-thing="{own}"]')  # the card, then its target
    ann.page.locator(f'.unit:has([data-thing="{own}"]) .strip').nth(1).wait_for()


def test_pointing_at_a_card_in_hand_shows_its_targets_and_touching_it_asks_for_them(enter: Enter) -> None:
    ann = enter("Ann")
    table = Staged(ann, GIVEN)
    ann.wait_for("seen.options.includes('attack')")
    own = f"card:{table.state.warriors[0][0]}"
    ann.page.locator('[data-thing="hand:combat-armor"]').hover()
    assert ann.page.evaluate(AIMED) == [own]
    ann.page.locator('[data-thing="hand:combat-armor"]').click()
    ann.wait_for("!seen.options.includes('attack')")
    assert table.state.asked == "target"
    assert ann.page.locator(f'.offered[data-thing="{own}"]').count() == 1


def test_touching_a_warrior_opens_a_menu_before_anything_happens(enter: Enter) -> None:
    ann = enter("Ann")
    table = Staged(ann, GIVEN)
    ann.wait_for("seen.options.includes('attack')")
    own = table.state.warriors[0][0]
    ann.page.locator(f'[data-thing="card:{own}"]').click()
    menu = ann.page.get_by_role("group", name="What to do with it")
    assert "Attack with this warrior" in menu.inner_text()
    assert table.state.asked == "act"
    ann.page.keyboard.press("Escape")
    menu.wait_for(state="detached")
    ann.page.locator(f'[data-thing="card:{own}"]').click()
    menu.get_by_role("button", name="Attack with this warrior").click()
    ann.wait_for("!seen.options.includes('attack')")
    assert table.state.asked in ("defender", "tactic", "window")


def test_a_large_card_lists_its_rules_which_open_and_close_again(enter: Enter) -> None:
    ann = enter("Ann", lang="cs")
    Staged(ann, GIVEN)
    ann.page.locator('[data-thing="hand:blood-beret"]').click(button="right")
    card = ann.page.get_by_role("dialog")
    card.get_by_text("imunní vůči darům").first.wait_for()
    card.get_by_role("link", name="DT-270").click()
    ann.page.get_by_role("dialog").get_by_role("heading", name="DT-270").wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("dialog").get_by_role("heading", name="Blood Beret").wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("dialog").wait_for(state="hidden")


HIDDEN: Final = {
    "p1": {"hand": ["hussar"], "warriors": ["blood-beret"], "d": 12},
    "p2": {"warriors": ["hussar", {"card": "samurai", "hidden": True}], "d": 9},
}
MOVES: Final = """() => {
  globalThis.moves = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList) globalThis.moves.push(node.classList[0]);
  }).observe(document.querySelector('.air'), { childList: true });
}"""


def attack_the_hidden(table: Staged) -> None:
    """The attack of the only own warrior on the one in cover, which it reveals."""
    table.play("attack")
    while table.state.asked == "window":
        table.play("pass")
    table.play(table.options()[0])
    while table.state.asked == "window":
        table.play("pass")
    table.play(next(option for option in table.options() if "hidden" in option))


def test_cards_fly_attacks_are_lines_and_hidden_cards_turn_over(enter: Enter) -> None:
    ann = enter("Ann", moves=True)
    table = Staged(ann, HIDDEN)
    ann.wait_for("seen.options.includes('attack')")
    ann.page.locator(".air").wait_for(state="attached")
    ann.page.evaluate(MOVES)
    table.play("play hussar")
    ann.page.wait_for_function("() => globalThis.moves.includes('flight')")
    ann.page.wait_for_function("() => document.querySelector('.air').childElementCount === 0", timeout=2000)
    while table.state.asked != "act":
        table.play("pass")
    attack_the_hidden(table)
    ann.page.wait_for_function("() => globalThis.moves.includes('line')")


def test_nothing_moves_for_a_player_who_wants_no_motion(enter: Enter) -> None:
    ann = enter("Ann")
    table = Staged(ann, HIDDEN)
    ann.wait_for("seen.options.includes('attack')")
    ann.page.locator(".air").wait_for(state="attached")
    ann.page.evaluate(MOVES)
    attack_the_hidden(table)
    ann.page.locator('.unit [data-card="samurai"]').wait_for()
    assert ann.page.evaluate("() => globalThis.moves") == []


def test_on_a_phone_the_hand_and_the_question_are_usable_at_once(enter: Enter) -> None:
    ann = enter("Ann", width=390, is_touch=True)
    table = Staged(ann, GIVEN)
    ann.wait_for("seen.options.includes('attack')")
    card = ann.page.locator('[data-thing="hand:combat-armor"]')
    card.wait_for()
    seen = card.bounding_box()
    question = ann.page.locator("#question").bounding_box()
    assert seen is not None
    assert question is not None
    assert seen["y"] + 44 < question["y"]  # enough of it to be touched, without folding anything
    card.tap(position={"x": 70, "y": 20})
    ann.page.locator(f'.offered[data-thing="card:{table.state.warriors[0][0]}"]').wait_for()
