"""A match of several games in a real browser: its score, the exchange with the sideboard, and who is ready (DT-343)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.support import Player
from tests.browser.test_accessibility import TEXTS, english_left, fits, in_both_themes

Enter = Callable[..., Player]


def begin(player: Player, bots: Sequence[str] = ("", "random"), **setup: Any) -> str:
    """The first game of a match."""
    decks = ["legion", *["imperial"] * (len(bots) - 1)]
    return player.play_table("doomtrooper", len(bots), bots, decks=decks, games=3, options={"first": 0}, **setup)


def go_on(player: Player) -> None:
    """From a game that is over to the table of the next one."""
    player.page.locator(".over a.first").click()
    player.page.locator(".exchange [data-thing]").first.wait_for()


def said(player: Player, key: str, **words: object) -> str:
    """A saying of the match in the player's language."""
    return player.say(f"match:{key}").format(**words)


def ready(player: Player, game: int) -> None:
    """Say that the next game may begin."""
    player.page.get_by_role("button", name=said(player, "ready", n=game), exact=True).click()


def count(player: Player, thing: str) -> int:
    """How often a card stands in a list."""
    place = player.page.locator(f"[data-thing='{thing}'] b")
    return int(place.inner_text()) if place.count() else 0


def test_a_match_of_three_games_against_a_bot_with_an_exchange(ann: Player) -> None:
    """DT-343: cards are exchanged, the sideboard has its 25 again, and the next game is played with them."""
    begin(ann)
    ann.resign()
    page = ann.page
    expect(page.locator(".over")).to_contain_text(said(ann, "game", game=1, games=3))
    assert page.get_by_role("link", name=ann.say("over.replay")).count() == 0, "it would show the decks"
    go_on(ann)
    ann.touch("main:kratach")
    page.locator(".told .bad").wait_for()
    assert "25" in page.locator(".told").inner_text()
    assert page.locator(".told .rule").inner_text() == "DT-343"
    page.locator(".told .rule").click()
    page.locator("dialog").get_by_text("25").first.wait_for()
    page.keyboard.press("Escape")
    button = page.get_by_role("button", name=said(ann, "ready", n=2), exact=True)
    assert button.is_disabled()
    page.locator("[data-thing='side:demoted']").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('.exchange .first').disabled")
    assert (count(ann, "main:kratach"), count(ann, "main:demoted"), count(ann, "side:kratach")) == (2, 1, 1)
    page.reload()
    page.locator("[data-thing='main:demoted']").wait_for()
    ready(ann, 2)
    page.locator("[data-phase=playing]").wait_for()
    sideboard = page.locator("#board").get_by_text(ann.say("doomtrooper:sideboard")).first
    sideboard.click()
    page.locator("dialog").get_by_text("Kratach").first.wait_for()
    page.keyboard.press("Escape")
    ann.resign()
    expect(page.locator(".over")).to_contain_text(said(ann, "match.lose"))
    page.get_by_role("link", name=ann.say("over.replay")).wait_for()
    over = page.url
    ann.button("over.rematch").click()
    page.wait_for_url(lambda url: url != over)  # who asks for it is taken there


def test_two_people_see_who_is_ready_and_not_what_is_exchanged(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob", lang="cs", width=390)
    bob.become_guest()
    table = ann.new_table("doomtrooper", 2, ["", ""], decks=["legion", "imperial"], games=3)
    ann.sit(0)
    bob.open(f"/t/{table}")
    bob.sit(1)
    ann.start()
    bob.page.locator("[data-phase=playing]").wait_for()
    ann.resign()
    bob.wait_for("seen.phase === 'over'")
    go_on(ann)
    go_on(bob)
    ann.touch("main:kratach")
    ann.touch("side:demoted")
    ann.page.wait_for_function("() => !document.querySelector('.exchange .first').disabled")
    ready(ann, 2)
    bob.page.locator(".people .is").wait_for()
    assert "Kratach" not in bob.page.locator("main").inner_text()
    ann.page.get_by_role("button", name=said(ann, "ready.not"), exact=True).click()
    bob.page.locator(".people .is").wait_for(state="detached")
    ready(ann, 2)
    ready(bob, 2)
    for player in (ann, bob):
        player.page.locator("[data-phase=playing]").wait_for()


def test_keys_alone_exchange_and_begin(ann: Player) -> None:
    begin(ann)
    ann.resign()
    go_on(ann)
    page = ann.page
    first = page.locator("[data-thing^='main:']").first
    first.focus()
    name = str(first.get_attribute("data-thing")).split(":")[1]
    before = count(ann, f"main:{name}")
    page.keyboard.press("Enter")
    focused = str(page.evaluate("() => document.activeElement.dataset.thing"))
    assert focused.startswith("main:"), "the last copy leaves, and the focus stays in the list"
    page.locator("[data-thing^='side:']").first.focus()
    page.keyboard.press("ArrowDown")
    other = str(page.evaluate("() => document.activeElement.dataset.thing")).split(":")[1]
    page.keyboard.press("Enter")
    page.locator(f"[data-thing='main:{other}']").wait_for()
    assert count(ann, f"main:{name}") == before - 1
    page.wait_for_function("() => !document.querySelector('.exchange .first').disabled")
    page.get_by_role("button", name=said(ann, "exchange.reset"), exact=True).click()
    page.locator(f"[data-thing='main:{other}']").wait_for(state="detached")
    page.wait_for_function("() => !document.querySelector('.exchange .first').disabled")
    page.get_by_role("button", name=said(ann, "ready", n=2), exact=True).focus()
    page.keyboard.press("Enter")
    page.locator("[data-phase=playing]").wait_for()


@pytest.mark.parametrize(("width", "lang"), [(390, "cs"), (820, "ro"), (1440, "en")])
def test_the_exchange_is_accessible(enter: Enter, width: int, lang: str) -> None:
    ann = enter("Ann", width=width, lang=lang, is_touch=width < 1000)
    begin(ann)
    ann.resign()
    texts = ann.page.evaluate(TEXTS)
    go_on(ann)
    ann.touch("main:kratach")
    ann.page.locator(".told .bad").wait_for()
    fits(ann, width)
    assert in_both_themes(ann) == []
    assert english_left([*texts, *ann.page.evaluate(TEXTS)], lang) == []
    ann.page.locator(".look").first.click()
    ann.page.locator("dialog").wait_for()
    fits(ann, width)


def test_a_match_is_agreed_on_when_a_table_is_made(ann: Player) -> None:
    page = ann.open("/new?game=doomtrooper")
    page.get_by_label(said(ann, "games")).select_option("3")
    page.get_by_text(said(ann, "games.help")).wait_for()
    ann.button("new.make").click()
    page.get_by_text(said(ann, "games.most", n=3)).wait_for()
    page = ann.open("/new?game=rush")
    assert page.get_by_label(said(ann, "games")).count() == 0
