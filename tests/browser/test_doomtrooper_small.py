"""Doomtrooper on a phone: who has the turn, where everybody's side is, and what has happened since."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from grognard.games.doomtrooper.decks import texts
from tests.browser.staged import Staged
from tests.browser.support import Player, words

Enter = Callable[..., Player]
CROWD: Final = {f"p{n}": {"warriors": ["hussar", "samurai"], "d": 9} for n in range(1, 6)}
HEIGHT: Final = "(one) => one.getBoundingClientRect().height"
SEVEN: Final = ["scalper", "scalper", "demoted", "demoted", "combat-armor", "combat-armor", "longshore"]


def test_at_a_table_of_five_the_turn_is_marked_and_a_seat_shows_its_side(enter: Enter) -> None:
    ann = enter("Ann", lang="cs", width=390, is_touch=True)
    table = Staged(ann, CROWD, seats=5)
    ann.wait_for("seen.options.includes('meditate')")
    seats = ann.page.locator("button.seat")
    assert seats.nth(0).get_attribute("class") != seats.nth(3).get_attribute("class")
    high = ann.page.locator(".people").evaluate(HEIGHT)
    seats.nth(3).tap()
    ann.page.wait_for_function("Math.abs(document.querySelector('[data-side=\"3\"]').getBoundingClientRect().top) < 20")
    table.play("end")
    ann.page.locator("button.seat.active", has_text="Rival 1").wait_for()
    assert ann.page.locator(".people").evaluate(HEIGHT) == high
    assert ann.page.locator(".turn .seat-mark.full", has_text="2").count() == 1


def test_what_has_happened_since_the_last_answer_is_told_and_opens_the_log(enter: Enter) -> None:
    ann = enter("Ann", width=390, is_touch=True)
    table = Staged(ann, {"p1": {"warriors": ["hussar"]}, "p2": {"warriors": ["samurai"]}})
    ann.wait_for("seen.options.includes('meditate')")
    assert not ann.page.locator(".since").count()
    ann.page.locator("button[data-answer=meditate]").tap()
    told = ann.page.locator(".since")
    told.wait_for()
    assert "meditate" in told.inner_text()
    told.tap()
    ann.page.get_by_role("dialog").get_by_text("meditate").wait_for()
    assert table.question > 1


def test_an_opening_hand_that_was_exchanged_is_not_taken_for_the_hand(enter: Enter) -> None:
    ann = enter("Ann")
    opening = {"p1": {"hand": SEVEN, "turns": 0}, "p2": {"hand": SEVEN, "turns": 0}, "first": "p1", "step": "opening"}
    table = Staged(ann, opening, seat=1)
    ann.wait_for("seen.phase === 'playing'")
    table.play("redraw")
    rival = ann.page.locator("[data-side='0']")
    rival.get_by_role("button", name=ann.say("doomtrooper:exchanged")).click()
    ann.page.get_by_role("dialog").get_by_text("Scalper", exact=True).first.wait_for()
    assert not rival.locator("[data-spot='hands:0'] button").count()


def test_the_whole_opening_hand_is_in_sight_when_it_is_asked_for(enter: Enter) -> None:
    ann = enter("Ann", lang="ro", width=390, is_touch=True)
    Staged(ann, {"p1": {"hand": SEVEN, "turns": 0}, "p2": {"hand": SEVEN}, "first": "p1", "step": "opening"})
    ann.wait_for("seen.options.includes('keep')")
    ann.page.wait_for_function("""() => {
      const end = document.querySelector('aside.ask').getBoundingClientRect().top;
      const held = [...document.querySelectorAll('[data-thing^="hand:"]')].map((one) => one.getBoundingClientRect());
      const isSeen = ({top, left, right}) => top > 0 && top < end - 40 && left >= 0 && right <= 390;
      return held.length === 7 && held.every(isSeen);
    }""")


def test_the_hand_is_one_row_on_a_phone_and_on_a_desktop(enter: Enter) -> None:
    for width in (390, 1440):
        ann = enter(f"Ann {width}", width=width, is_touch=width < 1000)
        Staged(ann, {"p1": {"hand": SEVEN, "warriors": ["hussar"]}, "p2": {"warriors": ["samurai"]}})
        ann.page.wait_for_function("() => document.querySelectorAll('.own .slot').length === 7")
        tops = "() => [...document.querySelectorAll('.own .slot')].map((one) => one.getBoundingClientRect().top)"
        assert len(set(ann.page.evaluate(tops))) == 1


def test_a_card_of_another_names_its_owners_seat(enter: Enter) -> None:
    ann = enter("Ann", width=390, is_touch=True)
    max_steiner = {"card": "max-steiner", "with": ["combat-armor", {"card": "demoted", "owner": "p2"}]}
    given = {"p1": {"d": 9, "hand": ["programmed"], "warriors": [max_steiner]}, "p2": {"warriors": ["samurai"]}}
    table = Staged(ann, given)
    ann.wait_for("seen.options.includes('play programmed')")
    marks = ann.page.locator(".strip .mark")
    marks.first.wait_for()
    assert marks.all_inner_texts() == ["from2"]  # the Demoted, not the Combat Armor
    table.play("play programmed", "choose samurai")
    ann.page.locator("[data-side='0'] .laid .stolen", has_text="2").wait_for()


def test_a_long_list_of_options_is_drawn_out_then_in_and_short_again_at_the_next_question(enter: Enter) -> None:
    ann = enter("Ann", width=390, is_touch=True)
    squad = ["hussar", "samurai", "dragoon", "infantry", "chasseur", "chemiman", "machinator", "max-steiner"]
    table = Staged(ann, {"p1": {"warriors": squad}, "p2": {"warriors": ["samurai"]}})
    ann.wait_for("seen.options.includes('meditate')")
    fold = ann.page.get_by_role("button", name=ann.say("options"), exact=True)
    search = ann.page.get_by_placeholder(ann.say("options.filter"))
    option = ann.page.locator("button[data-answer=meditate]")
    fold.tap()
    search.wait_for()
    fold.tap()
    option.wait_for(state="hidden")
    fold.tap()
    option.wait_for()
    assert not search.is_visible()
    fold.tap()
    search.wait_for()
    table.play("meditate")
    search.wait_for(state="hidden")
    option.wait_for()


def test_in_a_combat_the_comparison_is_in_sight_and_the_hand_is_a_strip_that_opens(enter: Enter) -> None:
    ann = enter("Ann", lang="cs", width=390, is_touch=True)
    given = {
        "p1": {"d": 9, "hand": ["evasive-action", "evasive-action", "hussar"], "warriors": ["hussar"]},
        "p2": {"warriors": ["samurai"]},
    }
    table = Staged(ann, given)
    ann.wait_for("seen.options.includes('attack')")
    card = ann.page.locator("[data-thing='hand:evasive-action']").first
    expect(card).to_be_visible()
    table.play("attack", "with hussar", "against samurai")
    while "tactic fight" not in table.options():
        table.play("pass")
    table.play("tactic fight")
    ann.wait_for("seen.options.includes('play evasive-action')")
    strip = ann.page.locator(".own .folds button")
    strip.wait_for()
    expect(strip).to_contain_text("3 karty · 2 lze zahrát")
    expect(card).to_be_hidden()
    ann.page.wait_for_function("""() => {
      const strip = document.querySelector('.folds').getBoundingClientRect().top;
      const lines = [...document.querySelectorAll('.stage .line')].map((one) => one.getBoundingClientRect());
      return lines.length && lines.every(({top, bottom}) => top > 0 && bottom <= strip);
    }""")
    strip.tap()
    expect(strip).to_have_attribute("aria-expanded", "true")
    card.tap()
    ann.wait_for("seen.options.some((one) => one.startsWith('choose '))")
    card.wait_for(state="hidden")  # after an answer the combat is looked at again


def test_a_player_who_plays_at_once_reads_which_deck_they_have(enter: Enter) -> None:
    ann = enter("Ann", lang="cs", width=390, is_touch=True)
    ann.become_guest()
    game = ann.open("/").get_by_role("article").filter(has_text="Doomtrooper")
    game.get_by_role("button", name=ann.say("home.play")).tap()
    title = ann.page.locator(".hand h3")
    title.wait_for()
    named = title.inner_text().partition("balíček: ")[2]
    assert named in {words("cs")[f"doomtrooper/about:deck.{deck}"] for deck in texts()}


def test_the_hand_folds_for_a_combat_without_a_complaint_of_the_browser(enter: Enter) -> None:
    ann = enter("Ann", width=390, is_touch=True, moves=True)
    hand = ["combat-armor", "longshore", "samurai"]
    table = Staged(ann, {"p1": {"warriors": ["hussar"], "hand": hand}, "p2": {"warriors": ["samurai"]}})
    ann.page.locator(".hand .thing").first.wait_for()
    table.play("attack")
    ann.page.locator(".hand .thing").first.wait_for(state="hidden")
    table.play("with hussar", "against samurai", "tactic fight")
    ann.page.locator(".hand .thing").first.wait_for()
