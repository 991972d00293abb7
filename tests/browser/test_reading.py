"""Pages to read, to watch and to practise."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from grognard.server import puzzles
from tests.browser.support import Player, by_lot
from tests.server.support import Server

Enter = Callable[..., Player]


def finished_game(player: Player, game: str = "rush") -> str:
    """A game that this player has played a little and then resigned; its table."""
    table = player.play_table(game, bots=["", "random"], options={"first": 0})
    choose = by_lot(4, "end", "buy")
    number = 0
    for _ in range(12):
        seen = player.wait_for_question(number)
        number = seen["number"]
        player.tries(choose(seen["options"]))
    player.wait_for_question(number)
    player.resign()
    return table


def test_a_rule_is_found_by_its_number_and_by_its_words(ann: Player) -> None:
    page = ann.open("/rules/rush/RUSH-054")
    marked = page.locator("article.marked")
    assert "RUSH-054" in marked.inner_text()
    expect(marked).to_be_in_viewport()
    page.goto(page.url.replace("/RUSH-054", ""))
    page.locator("article").first.wait_for()
    page.get_by_role("searchbox").fill("tank ace")
    page.wait_for_function("() => document.querySelectorAll('article').length < 20")
    assert all("ace" in text.lower() for text in page.locator("article .text").all_inner_texts())
    page.get_by_role("searchbox").fill("xyzzy")
    page.get_by_text(ann.say("reading:search.none")).wait_for()


@pytest.mark.parametrize("game", ["rush", "battlegrounds", "doomtrooper"])
def test_an_example_of_a_rule_is_played_where_it_stands(enter: Enter, game: str) -> None:
    ann = enter("Ann", lang="cs")
    number = {"rush": "RUSH-054", "battlegrounds": "BG-041", "doomtrooper": "DT-203"}[game]
    page = ann.open(f"/rules/{game}/{number}")
    page.locator("article.marked .example").first.click()
    player = page.locator("article.marked .player")
    player.get_by_role("button", name=ann.say("reading:step.next"), exact=True).click()
    player.locator("[aria-current=step]").nth(0).wait_for()
    page.wait_for_function("() => document.querySelectorAll('.player li')[1]?.querySelector('[aria-current]')")
    expect(player.locator(".stage > *").first).to_be_visible()


def test_all_cards_are_listed_and_can_be_filtered(enter: Enter) -> None:
    ann = enter("Ann", lang="cs")
    page = ann.open("/cards/doomtrooper")
    page.get_by_text("1073 karet").wait_for()
    for key, value in (("affiliation", "bauhaus"), ("type", "warrior")):
        page.locator("label", has_text=ann.say(f"reading:cards.{key}")).locator("select").select_option(value)
    page.wait_for_function("() => !/1073/.test(document.querySelector('.count').textContent)")
    assert all("Bauhaus" in text for text in page.locator("li .kind").all_inner_texts())
    page.get_by_role("searchbox").fill("kapitan")
    page.wait_for_function("() => document.querySelectorAll('li .thing').length < 20")
    page.goto(page.url.replace("doomtrooper", "rush"))
    page.locator("li .thing").first.click()
    page.locator("dialog").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="hidden")


@pytest.mark.parametrize("name", list(puzzles.puzzles()))
def test_every_puzzle_is_solved_by_its_buttons(enter: Enter, server: Server, name: str) -> None:
    ann = enter("Ann", lang="ro")
    solution = server.request("GET", f"/api/puzzles/{name}?solution=yes")[1]["solution"]
    page = ann.open(f"/puzzles/{name}")
    for n, step in enumerate(solution):
        if n == 1:
            ann.button("reading:puzzle.hint").click()
            ann.button("reading:puzzle.hint").click()
            page.locator(".hint p").nth(1).wait_for()
        ann.answer(step["answer"])
        page.wait_for_function(f"() => document.querySelector('.panel .given')?.children.length === {n + 1}")
    page.locator("[data-solved]").wait_for()
    page.get_by_role("link", name=ann.say("reading:puzzles.title"), exact=True).first.click()
    page.get_by_text(ann.say("reading:puzzles.solved")).first.wait_for()


def test_a_puzzle_shows_its_solution_step_by_step(ann: Player) -> None:
    page = ann.open(f"/puzzles/{next(iter(puzzles.puzzles()))}")
    ann.button("reading:puzzle.solution").click()
    for n in range(len(puzzles.puzzles()[next(iter(puzzles.puzzles()))].play)):
        ann.button("reading:puzzle.solution.play").click()
        page.wait_for_function(f"() => document.querySelector('.panel .given')?.children.length === {n + 1}")
    page.locator("[data-solved]").wait_for()
    ann.button("reading:puzzle.anew").click()
    page.locator("[data-solved]").wait_for(state="hidden")


def test_on_a_phone_hint_solution_and_success_are_in_sight(enter: Callable[..., Player]) -> None:
    ann = enter("Ann", lang="cs", width=390, is_touch=True)
    page = ann.open("/puzzles/rush-127-two-other-vehicles-for-an-upright-base")
    in_sight = """(one) => {
      const {top, bottom} = one.getBoundingClientRect();
      const panel = one.closest('.panel').getBoundingClientRect();
      return top >= panel.top && bottom <= innerHeight;
    }"""
    hint = page.get_by_role("button", name=ann.say("reading:puzzle.hint"), exact=True)
    hint.wait_for()
    assert hint.evaluate(in_sight)
    hint.tap()
    page.wait_for_function(f"() => ({in_sight})(document.querySelector('.panel .hint'))")
    page.get_by_role("button", name=ann.say("reading:puzzle.solution"), exact=True).tap()
    step = page.get_by_role("button", name=ann.say("reading:puzzle.solution.play"), exact=True)
    while not page.locator("[data-solved]").count():
        given = page.locator(".panel .done").count()
        step.tap()
        done = f"document.querySelectorAll('.panel .done').length > {given}"
        page.wait_for_function(f"() => document.querySelector('[data-solved]') || {done}")
    page.wait_for_function(f"() => ({in_sight})(document.querySelector('[data-solved]'))")


def test_a_game_is_watched_again_and_goes_on_from_a_step(ann: Player, tmp_path: Path) -> None:
    table = finished_game(ann)
    page = ann.page
    page.get_by_role("link", name=ann.say("over.replay")).click()
    page.wait_for_url(f"**/replay/{table}**")
    steps = page.locator(".transport p")
    steps.get_by_text(re.compile(r"^Step 0\sof \d+$")).wait_for()
    last = int(re.findall(r"\d+", steps.inner_text())[-1])
    assert last >= 12
    for _ in range(3):
        ann.button("reading:step.next").click()
    steps.get_by_text(f"Step 3 of {last}").wait_for()
    page.keyboard.press("ArrowRight")
    steps.get_by_text(f"Step 4 of {last}").wait_for()
    ann.button("reading:turn.next").click()
    page.wait_for_function("() => !/Step 4\\s/.test(document.querySelector('.transport p').textContent)")
    page.wait_for_function(
        """() => { const list = document.querySelector('.beside ol').getBoundingClientRect();
          const step = document.querySelector('.beside [aria-current]').getBoundingClientRect();
          return step.top >= list.top - 1 && step.top < list.bottom; }"""
    )
    page.get_by_label(ann.say("reading:replay.eyes")).select_option("all")
    page.locator(".boards h2").nth(1).wait_for()
    page.get_by_label(ann.say("reading:replay.eyes")).select_option("1")
    page.locator(".boards h2").first.wait_for(state="detached")
    with page.expect_download() as download:
        page.get_by_role("link", name=ann.say("reading:replay.download")).click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8").splitlines()[0])["game"] == "rush"
    ann.button("reading:step.first").click()
    ann.button("reading:step.next").click()
    steps.get_by_text(f"Step 1 of {last}").wait_for()
    ann.button("reading:replay.branch").click()
    page.wait_for_url(re.compile(r"/t/(?!" + table + r")\w{10}"))
    ann.sit(0)
    ann.start()
    seen = ann.wait_for_question()
    ann.answer(seen["options"][0])
    ann.wait_for(f"seen.number !== {seen['number']}")


def test_on_a_phone_a_step_shows_on_the_board_without_scrolling(enter: Enter) -> None:
    ann = enter("Ann", lang="cs", width=390)
    ann.become_guest()
    table = finished_game(ann)
    page = ann.open(f"/replay/{table}?at=3")
    page.locator(".transport").wait_for()
    ann.button("reading:step.next").click()
    board = page.locator(".shown").bounding_box()
    assert board is not None
    assert board["y"] < 400
    page.mouse.wheel(0, 300)
    page.wait_for_function("() => scrollY > 200")
    ann.button("reading:step.next").click()
    assert page.evaluate("scrollY") > 200  # the buttons stay at hand


def test_a_players_own_games_are_listed(ann: Player) -> None:
    table = finished_game(ann)
    page = ann.open("/replays")
    page.locator(f"a[href='/replay/{table}']").wait_for()
    page.locator(f"a[href='/replay/{table}']").click()
    page.locator(".transport").wait_for()
    ann.button("reading:step.play").click()
    page.wait_for_function("() => /Step [2-9]/.test(document.querySelector('.transport p').textContent)")
