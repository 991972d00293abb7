"""Typical situations of Doomtrooper in two browsers: answers to answers, hidden warriors, vehicles, crashes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.duels import SAVE, TO_THE_SAVE, follow, sit_down
from tests.browser.support import SEED, Player
from tests.browser.test_doomtrooper import at_scene
from tests.server.support import Server, serving

Enter = Callable[..., Player]


def meet(enter: Enter, scene: str, at: Server | None = None) -> list[Player]:
    """Ann and Bob, each in a browser of their own, at a table that begins from the position of a scenario."""
    ann, bob = enter("Ann", at=at), enter("Bob", at=at)
    sit_down(ann, bob, scene)
    return [ann, bob]


def on_table(player: Player, name: str, words: str = "") -> str:
    """The label of a card in play for a screen reader, as soon as it has one."""
    said = player.page.locator("#board [data-thing^='card:'] .unseen").filter(has_text=name).filter(has_text=words)
    said.first.wait_for(state="attached")  # cards have their names when the page has read the book of cards
    return str(said.text_content())


def test_a_cancel_is_cancelled(enter: Enter) -> None:
    ann, bob = meet(enter, SAVE)
    follow([ann, bob], *TO_THE_SAVE)
    stack = ann.page.locator(".stack")
    stack.wait_for()
    assert "Narrow Escape!" in stack.inner_text()
    follow([ann, bob], (0, "play miscommunication"))
    bob.page.locator(".stack").get_by_text("Miscommunication").first.wait_for()
    assert "Narrow Escape!" in bob.page.locator(".stack").inner_text()
    follow([ann, bob], (1, "play miscommunication"))
    for player in (ann, bob):
        player.page.locator(".stack").wait_for(state="detached")
        on_table(player, "Samurai", "wounded")
        assert player.page.locator("ol[aria-label=Log] li").filter(has_text="Miscommunication").count() >= 2


def test_a_warrior_is_mustered_into_cover_and_shows_itself(enter: Enter) -> None:
    ann, bob = meet(enter, "058-hidden-first-paid-later")
    follow([ann, bob], (0, "hide necromutant"))
    on_table(ann, "Necromutant", "hidden")
    assert "necromutant" not in bob.page.content().lower()
    follow([ann, bob], (1, "end"), (1, "end"), (0, "leave necromutant"))
    on_table(bob, "Necromutant", "Kohort")


def test_a_warrior_in_cover_is_attacked(enter: Enter) -> None:
    ann, bob = meet(enter, "191-covered-defender")
    on_table(ann, "Face-down card", "in cover")
    assert "golden-lion" not in ann.page.content().lower()
    follow([ann, bob], (0, "attack"), (0, "with samurai"), (0, "against hidden"))
    stage = ann.page.locator(".stage")
    stage.wait_for()
    assert re.search(r"A\s\d+", stage.inner_text())
    follow([ann, bob], (0, "tactic fight"))
    on_table(ann, "Samurai", "wounded")
    assert "wounded" not in on_table(ann, "Face-down card")
    on_table(bob, "Golden Lion", "in cover")


def test_a_vehicle_is_entered_and_left(enter: Enter) -> None:
    ann = at_scene(enter, "076-inside-or-outside-is-asked")
    follow([ann], (0, "play t-32-wolfclaw-jbt"), (0, "choose hussar"))
    sits = ann.wait_for_question()
    assert any(option.startswith("board") for option in sits["options"])
    follow([ann], (0, "board"))
    inside = on_table(ann, "Hussar")
    follow([ann], (0, "board"))
    outside = on_table(ann, "Hussar")
    assert inside != outside
    assert re.findall(r"F \d+ S \d+ A \d+ V \d+", inside) != re.findall(r"F \d+ S \d+ A \d+ V \d+", outside)


@pytest.mark.parametrize("is_killed", [False, True], ids=["line", "server"])
def test_nothing_is_lost_in_the_middle_of_a_combat(enter: Enter, tmp_path: Path, is_killed: bool) -> None:
    server = Server(tmp_path, seed=SEED)
    try:
        ann, bob = meet(enter, SAVE, server)
        follow([ann, bob], *TO_THE_SAVE)
        before = ann.wait_for_question()
        assert "play miscommunication" in before["options"]
        for player in (ann, bob):
            player.expects_trouble = True
        if is_killed:
            server.kill()
        else:
            for player in (ann, bob):
                player.context.set_offline(True)
                player.cut()
        ann.page.get_by_text(ann.say("lost")).wait_for()
        if is_killed:
            with serving(tmp_path, port=server.port, seed=SEED):
                goes_on(ann, bob, before["number"])
        else:
            for player in (ann, bob):
                player.context.set_offline(False)
            goes_on(ann, bob, before["number"])
    finally:
        server.kill()


def goes_on(ann: Player, bob: Player, number: int) -> None:
    """Both players are back at the same question in the same combat, and go on."""
    for player in (ann, bob):
        player.page.get_by_text(player.say("lost")).wait_for(state="hidden", timeout=30_000)
    ann.wait_for(f"seen.number === {number} && seen.options.includes('play miscommunication')", 30_000)
    assert "Narrow Escape!" in ann.page.locator(".stack").inner_text()
    follow([ann, bob], (0, "play miscommunication"), (1, "play miscommunication"))
    on_table(bob, "Samurai", "wounded")
    for player in (ann, bob):
        player.leave()


def test_an_answer_is_taken_back(enter: Enter) -> None:
    ann, bob = meet(enter, SAVE)
    follow([ann, bob], (0, "attack"), (0, "with nepharite"))
    before = ann.wait_for_question()
    follow([ann, bob], (0, "against samurai"))
    ann.button("undo").click()
    bob.button("accept").click()  # in between he could have played something
    ann.wait_for(f"seen.options.join() === {','.join(before['options'])!r}")


def test_a_replay_has_the_hands_open_and_closed(enter: Enter) -> None:
    ann, bob = meet(enter, SAVE)
    follow([ann, bob], *TO_THE_SAVE, (0, "play miscommunication"))
    table = ann.page.url.rsplit("/", 1)[-1]
    ann.resign()
    page = ann.open(f"/replay/{table}")
    eyes = page.get_by_label(ann.say("reading:replay.eyes"))
    hand = page.locator("[data-thing='hand:narrow-escape']")
    eyes.select_option("all")
    hand.first.wait_for()
    eyes.select_option("0")
    hand.first.wait_for(state="detached")
    eyes.select_option("1")
    hand.first.wait_for()
