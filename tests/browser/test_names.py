"""Names: asked for once, shown everywhere as soon as they change, and in each reader's language until then."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.support import Player

Enter = Callable[..., Player]


def makes_table(player: Player) -> str:
    """A table made by the page, as a visitor makes it; returns its path."""
    player.open("/new?game=rush")
    player.page.get_by_role("button", name=player.say("new.make"), exact=True).click()
    player.page.wait_for_url("**/t/*")
    player.page.locator("main ol > li").first.wait_for()
    return player.page.url.split("/", 3)[3].split("?")[0]


def test_the_first_visit_asks_for_a_name_once(enter: Enter) -> None:
    eve = enter("Eve")
    eve.open("/")
    assert eve.page.get_by_label(eve.say("name.ask")).is_visible()
    eve.button("name.later").click()
    eve.page.get_by_label(eve.say("name.ask")).wait_for(state="hidden")
    eve.page.reload()
    eve.page.locator("main h1").wait_for()
    assert not eve.page.get_by_label(eve.say("name.ask")).count()


def test_a_name_given_on_the_first_visit_is_shown_at_the_table(enter: Enter) -> None:
    eve = enter("Eve")
    eve.open("/").get_by_label(eve.say("name.ask")).fill("Eve")
    eve.button("save").click()
    eve.page.get_by_label(eve.say("name.ask")).wait_for(state="hidden")
    makes_table(eve)
    eve.page.locator("main ol > li").get_by_text("Eve", exact=True).wait_for()


def test_a_host_who_picks_a_name_has_it_at_the_table_and_in_the_lobby(enter: Enter) -> None:
    eve, ann = enter("Eve"), enter("Ann", lang="cs")
    path = makes_table(eve)
    places = eve.page.locator("main ol")
    places.get_by_text(eve.say("guest"), exact=True).wait_for()
    ann.open(f"/{path}").get_by_text(ann.say("lobby.by").replace("{name}", ann.say("guest"))).wait_for()
    eve.page.get_by_label(eve.say("your.name")).fill("Eve the Host")
    eve.button("save").click()
    places.get_by_text("Eve the Host", exact=True).wait_for()
    assert eve.page.get_by_text(eve.say("lobby.by").replace("{name}", "Eve the Host")).count() == 1
    ann.page.get_by_text(ann.say("lobby.by").replace("{name}", "Eve the Host")).wait_for()
    ann.open("/tables").get_by_text("Eve the Host").first.wait_for()


def test_a_guest_without_a_name_reads_as_a_guest_in_every_language(enter: Enter) -> None:
    jan, ann = enter("Jan", lang="cs"), enter("Ann")
    path = makes_table(jan)
    jan.page.locator("main ol").get_by_text(jan.say("guest"), exact=True).wait_for()
    ann.become_guest()
    ann.open(f"/{path}").locator("main ol").get_by_text(ann.say("guest"), exact=True).wait_for()
    assert not ann.page.get_by_text(jan.say("guest"), exact=True).count()
