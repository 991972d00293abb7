"""Battlegrounds in the browser: every variant from its set-up to its end, by touching the board."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.browser.support import Player, by_lot

LIKED = ("shoot", "lay", "use", "uncover", "place", "drive", "pick", "keep", "move")
TABLES = [
    ("battle", 2, {}),
    ("battle", 4, {}),
    ("battle", 3, {"draft": True}),
    ("teams", 4, {}),
    ("family", 3, {}),
    ("solo", 1, {}),
    ("solo", 1, {"solo_tanks": "choose"}),
]


def things(answer: str) -> list[str]:
    """What a person touches to give an answer: figures, fields, cards and effects, in this order."""
    verb, *words = answer.split()
    if verb in ("move", "shoot"):
        return [f"figure:{words[0]}", f"field:{words[1].upper()}"]
    if verb in ("place", "uncover", "leave"):
        return [f"field:{words[0].upper()}"]
    if verb in ("pick", "drive", "keep"):
        return [f"tank:{words[0]}"]
    if verb == "change":
        return [f"figure:{words[0]}", f"tank:{words[1]}"]
    if verb == "lay":
        return [f"effect:{words[0]}", f"tank:{words[1]}"]
    return [f"effect:{words[0]}"] if verb == "use" else []


def touch_answer(player: Player, answer: str, number: int) -> None:
    """Give an answer by touching the board; where several are left, or nothing can be touched, by its button."""
    touched = things(answer)
    for thing in touched:
        if player.seen()["number"] != number:
            return  # one touch was enough
        player.touch(thing)
    player.wait_for(f"seen.number !== {number} || seen.phase === 'over' || seen.options.length > 0")
    seen = player.seen()
    if seen["number"] == number and answer in seen["options"] and (len(seen["options"]) > 1 or not touched):
        player.answer(answer)


def play_by_touch(player: Player, choose: Callable[[Sequence[str]], str], most: int = 400) -> set[str]:
    """Play to the end; the verbs that were used."""
    number = 0
    used: set[str] = set()
    for _ in range(most):
        seen = player.wait_for_question(number)
        if seen["phase"] == "over":
            return used
        number = seen["number"]
        answer = choose(seen["options"])
        used.add(answer.split()[0])
        touch_answer(player, answer, number)
    raise AssertionError(f"{most} answers and no end")


@pytest.mark.parametrize(("variant", "seats", "options"), TABLES)
def test_a_whole_game_by_touching_the_board(
    enter: Callable[..., Player], variant: str, seats: int, options: dict[str, Any]
) -> None:
    ann = enter("Ann")
    ann.play_table("battlegrounds", seats, ["", *["greedy"] * (seats - 1)], variant=variant, options=options)
    used = play_by_touch(ann, by_lot(len(variant) + seats, *LIKED))
    assert used >= {"move", "uncover" if variant == "family" else "shoot", "place"}
    assert ("pick" in used) == bool(options)
    assert ann.seen()["phase"] == "over"


def test_the_board_is_walked_by_arrow_keys_and_fields_are_named(enter: Callable[..., Player]) -> None:
    ann = enter("Ann")
    ann.play_table("battlegrounds", 2, ["", "greedy"], options={"first": 0, "bases": "fixed"})
    page = ann.page
    seen = ann.wait_for_question()
    ann.touch(things(seen["options"][0])[0])
    seen = ann.wait_for_question(seen["number"])
    assert sorted(seen["options"]) == ["place a1", "place a2", "place b1"]
    grid = page.get_by_role("grid", name="Board, A1 to H8")
    assert grid.get_by_role("gridcell").count() == 64
    page.locator('[data-field="A1"]').focus()
    for key, field in (("ArrowUp", "A2"), ("ArrowRight", "B2"), ("End", "H2"), ("ArrowRight", "H2"), ("Home", "A2")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.field") == field
    name = page.evaluate("document.activeElement.ariaLabel")
    assert name.startswith("A2, ")
    assert name.endswith("base of green; start here")
    page.keyboard.press("Enter")
    ann.wait_for_question(seen["number"])
    assert page.locator('[data-figure="green"]').count() == 1
    assert "green tank" in str(page.locator('[data-field="A2"]').get_attribute("aria-label"))


def walk_to(player: Player, field: str) -> None:
    """Walk to a field by keys: `b` leads to the board, Tab to its grid, arrows over it."""
    keys = player.page.keyboard
    at = ""
    for _ in range(40):
        at = player.page.evaluate("document.activeElement.dataset.field ?? ''")
        if at == field:
            return
        if not at:
            keys.press("Tab" if player.page.evaluate("!!document.activeElement.closest('#board')") else "b")
        elif at[0] != field[0]:
            keys.press("ArrowRight" if at[0] < field[0] else "ArrowLeft")
        else:
            keys.press("ArrowUp" if at[1] < field[1] else "ArrowDown")
    raise AssertionError(f"no way to {field} from {at!r}")


def test_a_whole_game_by_keyboard_alone(ann: Player) -> None:
    ann.play_table("battlegrounds", 2, ["", "greedy"], options={"first": 0})
    choose, number = by_lot(4, *LIKED), 0
    while (seen := ann.wait_for_question(number))["phase"] != "over":
        number = seen["number"]
        answer = choose(seen["options"])
        options = seen["options"]
        field = next((thing[6:] for thing in things(answer) if thing.startswith("field:")), "")
        if field:
            walk_to(ann, field)
            ann.page.keyboard.press("Enter")
            ann.wait_for(f"seen.number !== {number} || seen.options.length < {len(options)} || seen.phase === 'over'")
            options = ann.seen()["options"] if ann.seen()["number"] == number else []
        if answer in options:
            ann.page.locator(f"button[data-answer={json.dumps(answer)}]").focus()
            ann.page.keyboard.press("Enter")


def to_first_turn(player: Player, number: int = 0) -> dict[str, Any]:
    """Answer the set-up questions until a tank can be moved."""
    while True:
        seen = player.wait_for_question(number)
        if any(answer.startswith("move") for answer in seen["options"]):
            return seen
        number = seen["number"]
        touch_answer(player, seen["options"][0], number)


def test_a_tank_is_dragged_and_drives(enter: Callable[..., Player]) -> None:
    ann = enter("Ann", moves=True)
    ann.play_table("battlegrounds", 2, ["", "greedy"], options={"first": 0})
    seen = to_first_turn(ann)
    _, colour, field = next(answer for answer in seen["options"] if answer.startswith("move")).split()[:3]
    tank = ann.page.locator(f'[data-figure="{colour}"]').bounding_box()
    goal = ann.page.locator(f'[data-field="{field.upper()}"]').bounding_box()
    assert tank is not None
    assert goal is not None
    ann.page.mouse.move(tank["x"] + tank["width"] / 2, tank["y"] + tank["height"] / 2)
    ann.page.mouse.down()
    ann.page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    ann.page.mouse.up()
    ann.wait_for(f"seen.number > {seen['number']}")
    driven = f"document.querySelector('[data-figure={colour}]').getBoundingClientRect().x"
    ann.page.wait_for_function(f"() => Math.abs({driven} - {goal['x']}) < 2")


def test_touching_a_field_explains_why_nothing_can_be_done_there(enter: Callable[..., Player]) -> None:
    ann = enter("Ann")
    ann.play_table("battlegrounds", 2, ["", "greedy"], options={"first": 0})
    seen = to_first_turn(ann)
    reachable = {answer.split()[2].upper() for answer in seen["options"] if answer.startswith("move")}
    ann.touch(f"field:{next(field for field in ('D4', 'E5', 'D5', 'C6') if field not in reachable)}")
    ann.page.get_by_text("BG-032").first.wait_for()


@pytest.mark.parametrize("lang", ["cs", "ro"])
@pytest.mark.parametrize("width", [390, 820])
def test_small_screens_in_other_languages_do_not_scroll_sideways(
    enter: Callable[..., Player], lang: str, width: int
) -> None:
    ann = enter("Ann", lang=lang, width=width, theme="dark")
    ann.play_table("battlegrounds", 2, ["", "greedy"])
    number = 0
    for _ in range(8):
        seen = ann.wait_for_question(number)
        number = seen["number"]
        touch_answer(ann, by_lot(1, *LIKED)(seen["options"]), number)
    ann.wait_for_question(number)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
    size = ann.page.locator('[data-field="D4"]').bounding_box()
    assert size is not None
    assert size["width"] >= 40
    assert ann.page.get_by_role("grid", name=ann.say("battlegrounds:board"), exact=True).is_visible()


def test_on_a_phone_the_fields_that_are_asked_for_are_above_the_question(enter: Callable[..., Player]) -> None:
    ann = enter("Ann", lang="cs", width=390, is_touch=True)
    ann.play_table("battlegrounds", 3, ["", "greedy", "greedy"], variant="family", options={"first": 0})
    in_sight = """() => {
      const end = document.querySelector('aside.ask').getBoundingClientRect().top;
      const fields = [...document.querySelectorAll('[data-thing^="field:"].offered')]
        .map((one) => one.getBoundingClientRect());
      return fields.length > 2 && fields.every(({top, bottom}) => top >= 0 && bottom <= end);
    }"""
    seen = ann.wait_for_question()
    ann.page.wait_for_function(in_sight)
    ann.page.locator("[data-thing^='field:'].offered").first.tap()
    ann.wait_for_question(seen["number"])
    ann.page.wait_for_function(in_sight)
