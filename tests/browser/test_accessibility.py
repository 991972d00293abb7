"""The pages work for everybody: three languages, small screens, both themes, screen readers, no network."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from grognard.server import pages
from tests.browser.support import WEB, Player, by_lot, words
from tests.server.support import Server

Enter = Callable[..., Player]
GAMES: Final = ("rush", "battlegrounds", "doomtrooper")
PAGES: Final = (
    "/", "/tables", "/new", "/nowhere", "/replays", "/puzzles", "/puzzles/battlegrounds-073-around-a-dud",
    "/rules/rush/RUSH-054", "/rules/battlegrounds", "/rules/doomtrooper/DT-203", "/cards/rush", "/cards/battlegrounds",
    "/cards/doomtrooper", "/decks", "/scenarios/rush/T27-guarded-base-is-no-target",
    "/scenarios/battlegrounds/041-the-first-tank-on-the-way",
)  # fmt: skip
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
KIBIBYTE: Final = 1024
SCRIPT_MOST: Final = 150 * KIBIBYTE

# Everything that somebody reads or hears, but for what is marked as another language
TEXTS: Final = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent.trim();
    const other = node.parentElement.closest('[lang]:not(html), script, style, noscript, option[value=en]');
    if (text && !other) found.push(text);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    if (!one.closest('[lang]:not(html)'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        if (one.getAttribute(name)) found.push(one.getAttribute(name));
  return found;
}"""

# What a finger must hit: not links inside sentences, and a label counts with its box
SMALL: Final = """() => {
  const found = [];
  for (const one of document.querySelectorAll('button, select, input, nav a, a.button, summary, [role=tab]')) {
    const hit = one.closest('label') ?? one;
    const { width, height } = hit.getBoundingClientRect();
    const style = getComputedStyle(one);
    if (!width || style.visibility === 'hidden' || one.closest('.unseen, .skip, [inert]')) continue;
    if (width < 40 || height < 40)
      found.push(`${hit.outerHTML.slice(0, 120)} ${Math.round(width)}x${Math.round(height)}`);
  }
  return found;
}"""


def settled(player: Player, path: str) -> None:
    """Open a page and wait until nothing is loading any more."""
    player.open(path)
    player.page.wait_for_load_state("networkidle")
    if path == "/nowhere":
        assert len(player.troubles) == 1, "the browser itself notes that the server answers 404"
        player.troubles.clear()


def middle_of_a_game(player: Player, game: str) -> None:
    """A table where some turns have been played."""
    player.play_table(game, bots=["", "random"], options={"first": 0})
    choose, number = by_lot(7, "end", "move", "with", "against"), 0
    for _ in range(8):
        seen = player.wait_for_question(number)
        if seen["options"] and player.tries(choose(seen["options"])):
            number = seen["number"]
    player.wait_for_question(number)


def axe_findings(player: Player) -> list[str]:
    """What axe finds that is serious or critical."""
    player.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = player.page.evaluate("async () => (await axe.run(document)).violations")
    return [
        f"{one['id']} ({one['impact']}): {[node['target'] for node in one['nodes']][:3]}"
        f" {one['nodes'][0]['failureSummary'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def in_both_themes(player: Player) -> list[str]:
    """What axe finds in light and in dark."""
    found = []
    for theme in ("light", "dark"):
        player.page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {one}" for one in axe_findings(player)]
    return found


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious_on_a_page(ann: Player, path: str) -> None:
    settled(ann, path)
    if path.startswith("/rules/rush"):
        ann.page.locator("article.marked .example").first.click()
        ann.page.locator(".player .stage").wait_for()
    assert in_both_themes(ann) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_a_table(ann: Player, game: str) -> None:
    middle_of_a_game(ann, game)
    assert in_both_themes(ann) == []
    ann.button("menu").click()
    assert in_both_themes(ann) == []


def english_left(texts: list[str], lang: str) -> list[str]:
    """Texts that are an English saying of the client though the language has another one.

    Short words may be words of the other language: `Turn` is a tower in Romanian.
    """
    other = words(lang)
    english = {said for key, said in words("en").items() if other[key] != said and len(said) > 6} - set(other.values())
    return [text for text in texts if text in english]


# Words that neither Czech nor Romanian has; names of games and cards apart
ENGLISH: Final = re.compile(r"\b(the|and|your|with|from|this|that|which|was|(?<!World )of)\b")


# Each page and table once on a phone in Czech and once on a tablet in Romanian
SCREENS: Final = [(390, "cs"), (820, "ro")]


def fits(player: Player, width: int) -> None:
    """The page does not scroll sideways, and everything to touch is large enough for a finger."""
    assert player.page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert player.page.evaluate(SMALL) == []


@pytest.mark.parametrize(("width", "lang"), SCREENS)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_a_small_screen_and_speaks_one_language(enter: Enter, path: str, width: int, lang: str) -> None:
    ann = enter("Ann", width=width, lang=lang, is_touch=True)
    settled(ann, path)
    fits(ann, width)
    assert ann.page.evaluate("() => document.documentElement.lang") == lang
    texts = ann.page.evaluate(TEXTS)
    assert len(texts) > 3
    assert english_left(texts, lang) == []
    if not path.startswith("/cards/doomtrooper"):  # names of cards are English where they have no other
        assert [text for text in texts if ENGLISH.search(text)] == []


@pytest.mark.parametrize(("width", "lang"), SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_a_small_screen_and_speaks_one_language(enter: Enter, game: str, width: int, lang: str) -> None:
    ann = enter("Ann", width=width, lang=lang, is_touch=True)
    middle_of_a_game(ann, game)
    fits(ann, width)
    texts = ann.page.evaluate(TEXTS)
    ann.button("menu").click()
    fits(ann, width)
    texts += ann.page.evaluate(TEXTS)
    assert english_left(texts, lang) == []
    if game != "doomtrooper":
        assert [text for text in texts if ENGLISH.search(text)] == []


def test_a_newcomer_is_told_how_to_play_once(ann: Player) -> None:
    ann.play_table("rush", bots=["", "random"], options={"first": 0})
    ann.wait_for_question()
    ann.page.locator(".note.new").get_by_role("button", name=ann.say("primer")).click()
    ann.page.locator("dialog li").nth(8).wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    ann.wait_for_question()
    assert ann.page.locator(".note.new").count() == 0
    ann.button("menu").click()
    ann.button("primer").click()
    ann.page.locator("dialog li").nth(8).wait_for()


def test_the_log_keeps_up_until_somebody_scrolls_back(ann: Player) -> None:
    at_end = """() => { const log = document.querySelector('#story ol');
      return log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2; }"""
    ann.play_table("rush", bots=["", "random"], options={"first": 0})
    choose, number = by_lot(3, "end"), 0
    for _ in range(6):
        seen = ann.wait_for_question(number)
        ann.page.keyboard.press("h")  # what a bot would do takes room from the log
        if ann.tries(choose(seen["options"])):
            number = seen["number"]
    ann.wait_for_question(number)
    ann.page.wait_for_function(at_end)
    ann.page.evaluate("() => { document.querySelector('#story ol').scrollTop = 0; }")
    ann.button("log.latest").click()
    ann.page.wait_for_function(at_end)


def test_the_language_is_chosen_at_any_time_and_kept(ann: Player) -> None:
    page = ann.open("/")
    ann.button("settings").click()
    page.locator("dialog").get_by_text("Čeština").click()
    page.keyboard.press("Escape")
    page.get_by_role("heading", name=words("cs")["home.title"]).wait_for()
    page.reload()
    page.get_by_role("heading", name=words("cs")["home.title"]).wait_for()


def test_another_language_in_the_middle_of_a_question_moves_nothing(enter: Enter) -> None:
    ann = enter("Ann", moves=True)
    ann.play_table("rush", bots=["", "greedy"], options={"first": 0})
    seen = ann.wait_for_question()
    ann.answer("end")
    seen = ann.wait_for_question(seen["number"])
    ann.page.wait_for_function("() => !document.querySelector('.air').childElementCount")
    ann.page.evaluate(
        "() => { globalThis.flown = 0; new MutationObserver((all) => { for (const one of all) globalThis.flown += "
        "one.addedNodes.length; }).observe(document.querySelector('.air'), { childList: true }); }"
    )
    ann.button("settings").click()
    ann.page.locator("dialog").get_by_text("Čeština").click()
    ann.page.keyboard.press("Escape")
    ann.page.locator("#story").get_by_text("Vykládáte karty").last.wait_for()
    again = ann.wait_for_question()
    assert (again["number"], again["options"]) == (seen["number"], seen["options"])
    assert again["prompt"] != seen["prompt"]
    assert ann.page.evaluate("() => globalThis.flown") == 0


def test_a_screen_reader_is_told_everything_once(ann: Player) -> None:
    ann.play_table("rush", bots=["", "greedy"], options={"first": 0})
    seen = ann.wait_for_question()
    ann.page.evaluate(
        "() => { globalThis.heard = []; const live = document.querySelector('.unseen[aria-live]');"
        "new MutationObserver((all) => { for (const one of all) for (const node of one.addedNodes)"
        "if (node.textContent.trim()) globalThis.heard.push(node.textContent); }).observe(live, { childList: true }); }"
    )
    lines = "() => [...document.querySelectorAll('#story ol li > span')].map((one) => one.textContent)"
    before = len(ann.page.evaluate(lines))
    ann.answer("end")
    ann.wait_for_question(seen["number"])
    happened = ann.page.evaluate(lines)[before:]
    heard = " ".join(ann.page.evaluate("() => globalThis.heard"))
    assert len(happened) > 4
    assert [line for line in set(happened) if heard.count(line) < happened.count(line)] == []
    assert heard.count(ann.seen()["prompt"]) == 1


def test_the_focus_returns_to_where_it_was(ann: Player) -> None:
    ann.play_table("rush", bots=["", "greedy"], options={"first": 0})
    seen = ann.wait_for_question()
    focused = "() => document.activeElement"
    menu = ann.button("menu")
    menu.press("Enter")
    ann.page.locator("dialog").get_by_role("button", name=ann.say("primer")).press("Enter")
    ann.page.locator("dialog", has_text=ann.say("primer")).wait_for()
    ann.page.keyboard.press("Escape")  # of the second dialog: the first is gone
    ann.page.wait_for_function(f"(menu) => ({focused})() === menu", arg=menu.element_handle())
    ann.page.locator("button[data-answer=end]").press("Enter")
    ann.wait_for_question(seen["number"])
    ann.page.wait_for_function(f"() => ({focused})().matches('aside.ask .body')")
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate(f"() => ({focused})().dataset.answer") in ann.seen()["options"]


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_held_sideways_shows_the_board_beside_the_question(enter: Enter, game: str) -> None:
    ann = enter("Ann", lang="cs", width=844, is_touch=True)
    ann.page.set_viewport_size({"width": 844, "height": 390})
    ann.play_table(game, bots=["", "greedy"])
    ann.wait_for_question()
    board, ask = [ann.page.locator(one).bounding_box() for one in ("#board", "aside.ask")]
    assert board is not None
    assert ask is not None
    assert board["width"] > 400
    assert ask["x"] >= board["x"] + board["width"] - 1
    assert ask["height"] <= 391
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 844


@pytest.mark.parametrize("game", GAMES)
def test_a_long_name_does_not_widen_the_table(enter: Enter, game: str) -> None:
    ann = enter("WolfgangAmadeusMozartXYZ", lang="ro", width=390, is_touch=True)
    ann.play_table(game, bots=["", "greedy"])
    ann.wait_for_question()
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_a_delayed_spectator_reads_why_there_is_nothing_to_see_yet(enter: Enter) -> None:
    ann, eve = enter("Ann"), enter("Eve", lang="cs", width=390, is_touch=True)
    table = ann.new_table("rush", bots=["", "greedy"], delay=5)
    ann.sit()
    eve.become_guest()
    eve.open(f"/t/{table}")
    ann.start()
    soon = eve.page.get_by_text(eve.say("watching.soon").replace("{n}", "5"))
    soon.wait_for()
    eve.page.locator("#board [data-thing^='market:']").first.wait_for()
    assert not soon.count()


def test_going_back_finds_the_page_as_far_down_as_it_was(ann: Player) -> None:
    page = ann.open("/rules/rush")
    page.locator("#RUSH-030").wait_for()
    page.evaluate("() => scrollTo(0, 1500)")
    page.evaluate("() => document.querySelector('header a[href=\"/puzzles\"]').click()")
    page.get_by_role("heading", name=ann.say("nav.puzzles"), level=1).wait_for()
    assert page.evaluate("() => scrollY") == 0
    page.go_back()
    page.wait_for_function("() => scrollY === 1500")


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_to_a_table_loads_little(enter: Enter, server: Server, game: str) -> None:
    ann = enter("Ann")
    sizes: dict[str, int] = {}

    def note(response: Any) -> None:
        if response.url.endswith(".js"):
            sizes[response.url] = int(response.headers["content-length"])
            assert response.headers.get("content-encoding") == "gzip" or sizes[response.url] < KIBIBYTE

    ann.page.on("response", note)
    ann.play_table(game, bots=["", "random"])
    ann.wait_for_question()
    assert sum(sizes.values()) <= SCRIPT_MOST, json.dumps(sizes, indent=1)


def test_nothing_in_the_client_names_another_host() -> None:
    foreign = re.compile(r"(?:https?:)?//[a-z0-9-]+(?:\.[a-z0-9-]+)+", re.IGNORECASE)
    named = {
        "http://www.w3.org",
        "https://svelte.dev",
    }  # names of XML, and where an error is explained: nothing is loaded
    for path in sorted(pages.WEB.rglob("*")):
        if path.suffix in (".html", ".css", ".js", ".svg", ".webmanifest"):
            assert set(foreign.findall(path.read_text("utf-8"))) <= named, path


def test_axe_is_installed() -> None:
    assert Path(AXE).is_file(), "axe-core is not installed: npm ci in web/"
