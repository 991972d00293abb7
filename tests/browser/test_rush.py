"""The table of Rush in a real browser: whole games by touching its things, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.support import PATIENCE, Player, by_lot

Enter = Callable[..., Player]
BASES: Final = 3
FIRST: Final = {"first": 0}
LIKED: Final = ("attack", "target", "declare", "place", "take")


def things(answer: str, options: Sequence[str]) -> list[str]:
    """The things to touch to give an answer; empty if the answer has only a button."""
    verb, *words = answer.split()
    is_turn = "end" in options
    if verb in ("buy", "take"):
        return [f"market:{words[0]}"]
    if verb in ("attack", "guard", "use") and is_turn:
        where = {"attack": "zone:front", "guard": "zone:guards"}.get(verb, f"ability:{words[-1]}")
        return [f"hand:{words[0]}", where]
    if verb == "use":
        return [f"ability:{words[-1]}"]
    if verb == "declare":
        return ["zone:front"]
    if verb == "strike":
        return [f"front:{words[0]}"]
    if verb == "place":
        return [f"base:{int(words[0]) - 1}"]
    if verb == "target":
        return [f"{words[1]}:{(int(words[0][1:]) - 1) * BASES + int(words[2]) - 1}"]
    if verb == "scrap":
        return [f"depot:{words[0]}"]
    return [f"hand:{words[0]}"] if verb in ("pay", "discard", "attack") else []


def on_board(player: Player, thing: str) -> Locator:
    """A thing of the board."""
    return player.page.locator(f'#board [data-thing="{thing}"]').first


def touch(player: Player, answer: str, options: Sequence[str]) -> None:
    """Give an answer by the things it is about."""
    found = things(answer, options)
    for thing in found:
        # of a base that is guarded only the lower edge can be touched
        place = on_board(player, thing)
        size = place.bounding_box()
        assert size is not None, f"{thing} is not on the board"
        place.click(position={"x": size["width"] / 2, "y": size["height"] - 8} if thing.startswith("base:") else None)
    if not found:
        player.answer(answer)


def play_by_touching(player: Player, seed: int, most: int = 1500) -> list[str]:
    """Play a game to its end, every answer by touching; returns the answers."""
    choose = by_lot(seed, *LIKED)
    given: list[str] = []
    number = 0
    while len(given) < most:
        seen = player.wait_for_question(number)
        if seen["phase"] == "over":
            return given
        number = seen["number"]
        given.append(choose(seen["options"]))
        touch(player, given[-1], seen["options"])
    raise AssertionError(f"no end after {most} answers")


def standing(player: Player) -> list[int]:
    """The final scores as they are shown, best first."""
    return [int(cell.inner_text()) for cell in player.page.locator(".result .total").all()]


@pytest.mark.parametrize(("seats", "width"), [(2, 1440), (4, 390)])
def test_a_whole_game_by_touching_the_things_of_the_board(enter: Enter, seats: int, width: int) -> None:
    ann = enter("Ann", width=width)
    ann.play_table("rush", seats, ["", *["greedy"] * (seats - 1)], options=FIRST)
    given = play_by_touching(ann, seats)
    assert {"buy", "pay", "end"} <= {answer.split()[0] for answer in given}
    scores = standing(ann)
    assert len(scores) == seats
    assert scores == sorted(scores, reverse=True)


def test_a_whole_game_by_keys_alone(ann: Player) -> None:
    """Letters and numbers reach every option; Tab and arrows every thing."""
    ann.play_table("rush", options=FIRST)
    keys = ann.page.keyboard
    choose = by_lot(4, *LIKED)
    number, by_things = 0, 0
    for _ in range(1500):
        seen = ann.wait_for_question(number)
        if seen["phase"] == "over":
            break
        number = seen["number"]
        answer = choose(seen["options"])
        found = things(answer, seen["options"])
        if len(found) == 1 and by_things < 12 and reach(ann, found[0]):
            keys.press("Enter")
            by_things += 1
        else:
            give_by_number(ann, answer)
    assert seen["phase"] == "over"
    assert by_things > 5
    assert standing(ann)


def reach(player: Player, thing: str) -> bool:
    """Go to a thing with the arrows, from the first one that is open; whether they led there."""
    player.page.keyboard.press("b")
    for _ in range(12):
        here = player.page.evaluate("() => document.activeElement?.dataset.thing ?? ''")
        if here == thing:
            return True
        player.page.keyboard.press("ArrowRight" if here.split(":")[0] == thing.split(":")[0] else "ArrowDown")
    return False


def give_by_number(player: Player, answer: str) -> None:
    """Press the number beside an option; one that has none is focused and pressed."""
    option = player.page.locator(f'button[data-answer="{answer}"]')
    key = option.get_attribute("data-key")
    if key:
        player.page.keyboard.press(key)
    else:
        option.focus()
        player.page.keyboard.press("Enter")


def until(player: Player, wanted: Callable[[dict[str, Any]], bool], seed: int) -> dict[str, Any]:
    """Play on by lot until a question of a kind is open."""
    choose = by_lot(seed, "buy", "pay", "take")
    number = 0
    for _ in range(400):
        seen = player.wait_for_question(number)
        assert seen["phase"] == "playing", "the game ended before"
        if wanted(seen):
            return seen
        number = seen["number"]
        player.answer(choose(seen["options"]))
    raise AssertionError("no such question in 400 answers")


def test_cards_picked_up_show_their_sum_and_what_it_buys(ann: Player) -> None:
    ann.play_table("rush", options=FIRST)
    until(ann, lambda seen: any(option.startswith("buy") for option in seen["options"]), 1)
    hand = ann.page.locator('#board [data-thing^="hand:"].offered')
    hand.first.wait_for()  # the options stand in the question before the board has drawn what they touch
    for card in hand.all():
        card.click()
    tray = ann.page.locator("#board .tray")
    tray.locator(".buy").first.wait_for()
    offered = ann.page.locator('#board [data-thing^="market:"].offered').count()
    assert offered > 0
    expect(tray.locator(".buy")).to_have_count(offered, timeout=PATIENCE)
    before = len(ann.page.locator('#board [data-thing^="hand:"]').all())
    tray.locator(".buy").first.click()  # buys, pays with every card picked up, and takes
    ann.page.wait_for_function(
        "n => document.querySelectorAll('#board [data-thing^=\"hand:\"]').length < n", arg=before
    )
    ann.wait_for("seen.options.includes('end')")
    expect(tray.locator(".chips")).to_have_count(1, timeout=PATIENCE)


def test_a_card_is_dragged_onto_its_target(ann: Player) -> None:
    ann.play_table("rush", options=FIRST)
    seen = until(ann, lambda seen: any(option.startswith("attack") for option in seen["options"]), 6)
    card = next(option for option in seen["options"] if option.startswith("attack")).split()[1]
    target = ann.page.locator('#board [data-thing^="base:"]:not(#board .mine [data-thing])').first
    on_board(ann, f"hand:{card}").drag_to(target, target_position={"x": 30, "y": 70})
    ann.wait_for(f"seen.number !== {seen['number']}")
    assert not ann.page.locator(".rush-ghost").count()


def test_what_may_not_be_bought_says_why(ann: Player) -> None:
    ann.play_table("rush", options=FIRST)
    ann.wait_for_question()
    dear = ann.page.locator('#board [data-thing^="market:"]:not(.offered)').first
    dear.click()
    reasons = ann.page.locator(".reasons")
    reasons.wait_for()
    assert reasons.get_by_role("button", name="RUSH-").count()


def test_a_card_is_read_by_key_and_by_right_click(ann: Player) -> None:
    ann.play_table("rush", options=FIRST)
    ann.wait_for_question()
    card = ann.page.locator('#board [data-thing^="market:"]').first
    card.press("i")
    put_away(ann)
    card.click(button="right")
    put_away(ann)


def put_away(player: Player) -> None:
    """Close the card that is shown large."""
    player.page.locator("dialog[open]").wait_for()
    player.page.keyboard.press("Escape")
    player.page.locator("dialog[open]").wait_for(state="detached")


@pytest.mark.parametrize("lang", ["cs", "ro"])
def test_the_table_fits_a_phone_and_speaks_the_language(enter: Enter, lang: str) -> None:
    eve = enter("Eve", lang=lang, width=390)
    eve.play_table("rush", 5, ["", *["greedy"] * 4], options=FIRST)
    eve.wait_for_question()
    assert eve.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    small = eve.page.evaluate(
        "() => [...document.querySelectorAll('#board button')].map((b) => [b.className, b.getBoundingClientRect()])"
        ".filter(([, r]) => r.width && (r.width < 40 || r.height < 40)).map(([name]) => name)"
    )
    assert small == []
    text = eve.page.locator("#board").inner_text()
    for word in ("Market", "Your hand", "Achievements", "Engineers", "Round"):
        assert word not in text


@pytest.mark.parametrize("width", [390, 1440])
def test_no_name_is_cut_off(enter: Enter, width: int) -> None:
    ann = enter("Bartholomäus von Hohenfe", lang="cs", width=width)
    ann.play_table("rush", 5, ["", *["greedy"] * 4], clock={"kind": "bank", "seconds": 6000}, options={"first": 0})
    ann.wait_for_question()
    cut = """() => [...document.querySelectorAll('.people .name, #board .head .name')].filter((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      const [text, box] = [range.getBoundingClientRect(), name.closest('.seat, .head').getBoundingClientRect()];
      return getComputedStyle(name).textOverflow === 'ellipsis' || text.right > box.right + 1 || text.left < box.left;
    }).map((name) => name.textContent)"""
    assert ann.page.evaluate(cut) == []
    assert ann.page.locator(".people .name").count() == 5


def test_cards_fly_and_land(enter: Enter) -> None:
    ann = enter("Ann", moves=True)
    ann.play_table("rush", bots=["", "greedy"], options=FIRST)
    seen = ann.wait_for_question()
    ann.page.evaluate(
        "() => { globalThis.flown = 0; new MutationObserver((all) => { for (const one of all) for (const node of "
        "one.addedNodes) if (node.classList?.contains('flight')) globalThis.flown += 1; })"
        ".observe(document.querySelector('.air'), { childList: true }); }"
    )
    ann.answer("end")
    ann.wait_for(f"seen.options.length > 0 && seen.number !== {seen['number']}")
    ann.page.wait_for_function("() => !document.querySelector('.air').childElementCount")
    assert ann.page.evaluate("() => globalThis.flown") > 3


def test_a_tie_decided_by_medals_says_so(enter: Enter) -> None:
    """RUSH-101: the result says what decided between equal points, and calls them points."""
    ann, bob = enter("Ann"), enter("Bob")
    table = ann.new_table("rush", bots=["", ""], scene="101-tie-break-medals")
    ann.sit(0)
    bob.become_guest()
    bob.open(f"/t/{table}")
    bob.sit(1)
    ann.start()
    bob.wait_for_question()
    bob.answer("end")
    for player in (ann, bob):
        result = player.page.locator("#board .result")
        expect(result.locator(".tie")).to_have_text("Equal points: the medals decide, 3 against 0.")
        expect(result.locator("tbody tr").first).to_contain_text("Bob")
