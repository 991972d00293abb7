"""Tables in the browser: alone against bots, with friends by a link, on one device, through crashes, with undo."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import grognard
from tests.browser.support import SEED, Player, by_lot
from tests.server.support import Server, serving

Enter = Callable[..., Player]


@pytest.mark.parametrize("game", ["rush", "battlegrounds", "doomtrooper"])
def test_a_new_visitor_plays_after_one_click(enter: Enter, game: str) -> None:
    eve = enter("Eve", width=390)
    eve.open("/")
    card = eve.page.locator("article").filter(has_text=grognard.load(game).title)
    card.get_by_role("button", name=eve.say("home.play")).click()
    eve.page.wait_for_url("**/t/*")
    before = eve.wait_for_question()
    eve.page.wait_for_timeout(300)
    assert eve.page.get_by_text(eve.say("refused.is_playing")).count() == 0  # it was begun once
    eve.answer(before["options"][0])
    eve.wait_for(f"seen.number !== {before['number']}")


def test_friends_meet_by_a_link(enter: Enter) -> None:
    ann, bob, eve = enter("Ann"), enter("Bob", lang="cs"), enter("Eve", lang="ro", width=390)
    table = ann.new_table("rush", bots=["", ""])
    ann.sit(0)
    link = ann.page.locator("input[readonly]").first.input_value()
    assert link.endswith(f"/t/{table}")
    bob.become_guest()
    bob.page.goto(link)
    bob.sit(1)
    ann.start()
    bob.page.locator("[data-phase=playing]").wait_for()
    eve.page.goto(link)
    eve.page.locator("[data-phase=playing]").wait_for()
    players = [ann, bob]
    for n in range(6):
        asked = next(p for p in players if p.wait_for_either(players))
        others = [p for p in (*players, eve) if p is not asked]
        number = asked.seen()["number"]
        asked.answer(asked.seen()["options"][-1 if n % 2 else 0])
        for one in others:
            one.wait_for(f"seen.number > {number}")
    assert not eve.seen()["options"]
    assert eve.page.get_by_text(eve.say("watching.you")).count()


def test_the_host_sends_somebody_away_who_may_sit_down_again(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob", lang="cs", width=390)
    ann.new_table("rush", bots=["", ""])
    ann.sit(0)
    bob.become_guest()
    bob.page.goto(ann.page.url)
    bob.sit(1)
    assert bob.page.get_by_role("button", name=bob.say("gather.send.away")).count() == 0
    ann.page.get_by_text(ann.say("gather.send.away"), exact=True).click()
    bob.page.get_by_text(bob.say("refused.removed")).wait_for()
    bob.sit(1)
    ann.start()
    bob.page.locator("[data-phase=playing]").wait_for()


def test_a_code_makes_another_device_the_same_person(enter: Enter) -> None:
    ann, phone = enter("Ann"), enter("Eve", lang="cs", width=390)
    table = ann.play_table("rush", bots=["", "random"], options={"first": 0})
    asked = ann.wait_for_question()
    ann.page.locator("header > button").click()
    ann.page.get_by_text(ann.say("device"), exact=True).click()
    ann.page.get_by_role("button", name=ann.say("device.lend")).click()
    code = ann.page.locator(".code").inner_text()
    phone.open("/").locator("header > button").click()
    phone.page.get_by_text(phone.say("device"), exact=True).click()
    typed = phone.page.get_by_label(phone.say("device.code"))
    use = phone.page.get_by_role("button", name=phone.say("device.use"))
    typed.fill("AAAA AAAA")
    use.click()
    phone.page.get_by_text(phone.say("refused.no_such_code")).wait_for()
    assert len(phone.troubles) == 1, "the browser itself notes what is refused"
    phone.troubles.clear()
    typed.fill(code.lower())
    use.click()
    phone.page.locator(f"a[href='/t/{table}']").first.click()
    seen = phone.wait_for_question()
    assert (seen["number"], seen["options"]) == (asked["number"], asked["options"])
    phone.answer(seen["options"][0])
    phone.wait_for(f"seen.number > {seen['number']}")


def test_one_device_is_handed_over(ann: Player) -> None:
    ann.play_table("rush", bots=["", ""], options={"first": 0})
    seen = ann.seen()
    assert seen["curtain"], "the first hand is covered too"
    assert not ann.page.locator("[data-thing^='hand:']").count()
    ann.page.locator(".curtain .button").first.click()
    ann.wait_for("seen.options.length > 0 && !seen.curtain")
    ann.answer("end")
    ann.wait_for("seen.curtain")
    assert not ann.page.locator("[data-thing]").count(), "nothing of the table is behind the curtain"
    ann.page.locator(".curtain .button").first.click()
    ann.wait_for("seen.options.length > 0")


def test_a_killed_server_loses_nothing(enter: Enter, tmp_path: Path) -> None:
    server = Server(tmp_path, seed=SEED)
    try:
        ann = enter("Ann", at=server)
        ann.play_table("rush", bots=["", "random"], options={"first": 0})
        choose = by_lot(2)
        for _ in range(3):
            seen = ann.wait_for_question()
            ann.answer(choose(seen["options"]))
            ann.wait_for(f"seen.number !== {seen['number']}")
        before = ann.wait_for_question()
        ann.expects_trouble = True
        server.kill()
        ann.page.get_by_text(ann.say("lost")).wait_for()
    finally:
        server.kill()
    with serving(tmp_path, port=server.port, seed=SEED):
        ann.wait_for(f"seen.options.length === {len(before['options'])} && seen.number === {before['number']}", 30_000)
        ann.page.get_by_text(ann.say("lost")).wait_for(state="hidden")
        assert ann.seen()["options"] == before["options"]
        ann.answer(before["options"][0])
        ann.wait_for(f"seen.number !== {before['number']}")
        ann.leave()


def test_undo_is_free_where_nothing_was_learned(ann: Player) -> None:
    ann.play_table("rush", bots=["", "random"], options={"first": 0})
    for _ in range(30):
        seen = ann.wait_for_question()
        buys = [option for option in seen["options"] if option.startswith("buy")]
        ann.answer(buys[0] if buys else "end")
        ann.wait_for(f"seen.number !== {seen['number']}")
        if buys:
            break
    paying = ann.wait_for_question()
    assert paying["options"] != seen["options"]
    ann.button("undo").click()
    ann.wait_for(f"seen.options.includes({buys[0]!r})")
    assert ann.seen()["options"] == seen["options"]


def test_undo_of_what_others_saw_needs_their_consent(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob", width=390)
    table = ann.new_table("rush", bots=["", ""], options={"first": 0})
    ann.sit(0)
    bob.become_guest()
    bob.open(f"/t/{table}")
    bob.sit(1)
    ann.start()
    before = ann.wait_for_question()
    ann.answer("end")
    ann.wait_for(f"seen.number !== {before['number']}")
    ann.button("undo").click()
    bob.button("decline").click()
    bob.button("decline").wait_for(state="hidden")
    number = bob.wait_for_question()["number"]
    bob.answer("end")
    ann.wait_for(f"seen.number > {number} && seen.options.length > 0")
    again = ann.seen()
    ann.answer("end")
    ann.wait_for(f"seen.number !== {again['number']}")
    ann.button("undo").click()
    bob.button("accept").click()
    ann.wait_for("seen.options.length > 0")
    assert ann.seen()["options"] == again["options"]
