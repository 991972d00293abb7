"""The deck builder: decks are begun, changed, checked, saved, imported, exported and played."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from grognard.games.doomtrooper.cards import all_cards
from grognard.games.doomtrooper.decks import parse, problems, shipped
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.text.names import english
from tests.browser.support import Player
from tests.browser.test_accessibility import SMALL, axe_findings, in_both_themes
from tests.server.support import Server

Enter = Callable[..., Player]
# A card that cannot be played yet
IDLE = english(next(fact.name for code, fact in facts().items() if code not in all_cards() and fact.type == "special"))


def begin(player: Player, deck: str = "bauhaus") -> None:
    """A player's own deck, made from one of ours."""
    player.become_guest()
    page = player.open("/decks")
    copy = page.get_by_role("button", name=re.compile(f"^{re.escape(player.say('decks:decks.copy'))}"))
    copy.nth(list(shipped()).index(deck)).click()
    built(player)


def built(player: Player) -> None:
    """Wait until the builder is drawn and its report is about the present deck."""
    player.page.locator(".bench").wait_for()
    player.page.locator("#problems:not(.stale)").wait_for(state="attached")


def search(player: Player, words: str) -> None:
    """Type into the search, and wait until it has found something."""
    player.page.locator("#card-search").fill(words)
    player.page.wait_for_function(
        "(words) => document.querySelector('[data-thing^=\"pool:\"]')?.textContent.toLowerCase().includes(words)",
        arg=words.lower(),
    )


def line(player: Player, card: str, part: str = "library") -> Locator:
    """The line of a card in the deck."""
    return player.page.locator("li", has=player.page.locator(f"[data-thing='{part}:{card}']"))


def count(player: Player, card: str, part: str = "library") -> int:
    """How many copies of a card lie in the deck."""
    found = line(player, card, part)
    return int(found.locator(".stepper b").inner_text()) if found.count() else 0


def exported(player: Player) -> str:
    """The deck as the page writes it."""
    player.button("decks:edit.export").click()
    text = player.page.locator("dialog textarea").input_value()
    player.page.keyboard.press("Escape")
    player.page.locator("dialog").wait_for(state="hidden")
    return text


def saved(player: Player) -> None:
    """Wait until the server has the deck."""
    player.page.locator("[data-saved=both]").wait_for()


def test_a_deck_of_ours_is_changed_and_every_problem_names_its_rule(ann: Player) -> None:
    begin(ann)
    page = ann.page
    expect(page.locator("#problems")).to_contain_text(ann.say("decks:legal"))
    search(ann, "hussar")
    more = page.get_by_role("button", name="Hussar: one more", exact=True).first
    more.click()
    page.locator("#problems li", has_text="There are 5 copies of Hussar").wait_for()
    assert "wrong" in (line(ann, "hussar").get_attribute("class") or "")
    page.locator("#problems .rule", has_text="DT-331").click()
    page.locator("dialog .text", has_text="no more than four copies").wait_for()
    page.keyboard.press("Escape")
    play = page.get_by_role("button", name=ann.say("decks:edit.play"))
    assert play.get_attribute("aria-disabled") == "true"
    line(ann, "hussar").get_by_role("button", name="Hussar: one fewer").click()
    page.locator("#problems.bad").wait_for(state="detached")
    assert count(ann, "hussar") == 4
    page.keyboard.press("Control+z")
    assert count(ann, "hussar") == 5
    line(ann, "hussar").get_by_role("button", name="Hussar: one into the sideboard").click()
    page.locator("#problems li", has_text="DT-343").wait_for()
    page.locator("#problems li", has_text="DT-A50").wait_for()
    assert (count(ann, "hussar"), count(ann, "hussar", "sideboard")) == (4, 1)


def test_cards_are_filtered_by_names_text_and_facts(enter: Enter) -> None:
    ann = enter("Ann", lang="cs")
    begin(ann)
    page = ann.page
    found = page.locator(".cards .head p")
    expect(found).to_contain_text("1073 karet")
    page.locator("#card-search").fill("powerful blow")
    expect(found).to_contain_text("1 karta")
    page.locator("#card-search").fill("mocny uder")
    expect(page.locator("[data-thing='pool:powerful-blow']")).to_be_visible()
    expect(found).to_contain_text("1 karta")
    ann.button("decks:filters.clear").click()
    page.get_by_role("combobox", name="Typ", exact=True).select_option("warrior")
    page.get_by_role("button", name="Bauhaus", exact=True).click()
    page.get_by_label("H nejvýše").fill("2")
    page.get_by_label(ann.say("decks:playable")).check()
    page.get_by_role("combobox", name="Edice", exact=True).select_option("unl")
    expect(page.locator("[data-thing='pool:hussar']")).to_be_visible()
    labels = page.locator("[data-thing^='pool:'] .unseen").all_inner_texts()
    assert labels
    assert all("Bojovník" in label and "Bauhaus" in label for label in labels)
    assert all(re.search(r"H [012]\b", label) for label in labels)
    page.locator("#card-search").fill("xyzzy")
    expect(found).to_contain_text(ann.say("decks:search.none"))


def test_a_card_that_cannot_be_played_yet_is_refused(ann: Player) -> None:
    begin(ann)
    search(ann, IDLE)
    page = ann.page
    more = page.get_by_role("button", name=f"{IDLE}: one more", exact=True)
    assert more.get_attribute("aria-disabled") == "true"
    assert "Not playable yet" in page.locator("[data-thing^='pool:'] .unseen").first.inner_text()
    more.click(force=True)
    page.get_by_role("alert").filter(has_text=IDLE).wait_for()
    assert IDLE not in exported(ann)
    page.goto(page.url.split("/decks")[0] + "/decks")
    ann.button("decks:decks.import").click()
    page.locator("dialog textarea").fill(f"# Odd\n4 Hussar\n1 {IDLE}\n")
    page.locator("dialog li", has_text="cannot be played yet").wait_for()
    ann.button("decks:import.do").click()
    built(ann)
    page.locator("#problems li", has_text=IDLE).wait_for()
    assert page.get_by_role("button", name=ann.say("decks:edit.play")).get_attribute("aria-disabled") == "true"


def test_an_exported_deck_can_be_imported_again(ann: Player, tmp_path: Path) -> None:
    begin(ann, "legion")
    page = ann.page
    text = exported(ann)
    ours = shipped()["legion"]
    assert sorted(parse(text, "").library) == sorted(ours.library)
    assert sorted(parse(text, "").sideboard) == sorted(ours.sideboard)
    ann.button("decks:edit.export").click()
    with page.expect_download() as download:
        ann.button("decks:export.file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.read_text("utf-8") == text
    page.goto(page.url.split("/decks")[0] + "/decks")
    ann.button("decks:decks.import").click()
    page.locator("dialog input[type=file]").set_input_files(file)
    page.locator("dialog", has_text=ann.say("decks:legal")).wait_for()
    area = page.locator("dialog textarea")
    area.fill(area.input_value().replace("Ezoghoul", "Ezogoul"))
    page.get_by_role("button", name="Use Ezoghoul").click()
    page.locator("dialog", has_text=ann.say("decks:legal")).wait_for()
    ann.button("decks:import.do").click()
    built(ann)
    again = exported(ann)
    assert again.split("\n")[1:] == text.split("\n")[1:]
    assert again.split("\n")[0] == f"{text.split(chr(10))[0]} (2)"


def test_decks_are_kept_here_and_for_another_browser_of_the_same_guest(enter: Enter, server: Server) -> None:
    ann = enter("Ann")
    begin(ann)
    page = ann.page
    page.get_by_label(ann.say("decks:edit.name")).fill("Iron / of Ann")
    page.keyboard.press("Tab")
    search(ann, "hussar")
    page.get_by_role("button", name="Hussar: one fewer", exact=True).first.click()
    saved(ann)
    page.reload()
    built(ann)
    assert page.get_by_label(ann.say("decks:edit.name")).input_value() == "Iron / of Ann"
    assert count(ann, "hussar") == 3
    kept = server.request("GET", "/api/me/decks", token=ann.token)[1]
    assert [deck["name"] for deck in kept] == ["Iron / of Ann"]
    other = enter("Ann")
    other.token = ann.token
    mine = json.dumps({"lang": "en", "token": ann.token, "name": "Ann"})
    other.context.add_init_script(f"localStorage.grognard ??= {json.dumps(mine)}")
    other.open("/decks").get_by_role("link", name="Iron / of Ann", exact=True).click()
    built(other)
    assert count(other, "hussar") == 3
    other.button("decks:decks.remove").click()
    other.page.locator("dialog").get_by_role("button", name=other.say("decks:decks.remove")).click()
    other.page.get_by_text(other.say("decks:decks.none")).wait_for()
    other.page.wait_for_timeout(1000)
    assert server.request("GET", "/api/me/decks", token=ann.token)[1] == []
    ann.open("/decks").get_by_text(ann.say("decks:decks.none")).wait_for()


def test_a_random_deck_is_legal_has_a_first_hand_and_is_played_against_a_bot(ann: Player) -> None:
    page = ann.open("/decks")
    page.get_by_label(ann.say("decks:decks.random.of")).select_option("imperial")
    ann.button("decks:decks.random").click()
    built(ann)
    expect(page.locator("#problems")).to_contain_text(ann.say("decks:legal"))
    assert problems(parse(exported(ann), ""), True, all_cards()) == []
    ann.button("decks:edit.hand").click()
    hand = page.locator(".hand li")
    assert hand.count() == 7
    first = page.locator(".hand .thing").evaluate_all("all => all.map((one) => one.ariaLabel)")
    ann.button("decks:hand.next").click()
    assert hand.count() == 8
    ann.button("decks:hand.again").click()
    assert hand.count() == 7
    assert page.locator(".hand .thing").evaluate_all("all => all.map((one) => one.ariaLabel)") != first
    page.keyboard.press("Escape")
    name = page.get_by_label(ann.say("decks:edit.name")).input_value()
    page.get_by_role("button", name=ann.say("decks:edit.play")).click()
    page.wait_for_url("**/t/*")
    ann.wait_for_question()
    ann.token = page.evaluate("JSON.parse(localStorage.grognard).token")  # the page has become a guest by itself
    ann.new_table("doomtrooper")
    ann.sit()
    chosen = page.get_by_label(ann.say("new.decks"))
    chosen.select_option(label=name)
    expect(chosen).to_have_value(f"own {name}")
    ann.start()
    ann.wait_for_question()


def test_a_deck_is_built_with_keys_alone(ann: Player) -> None:
    begin(ann, "capitol")
    page = ann.page
    page.keyboard.press("/")
    page.keyboard.type("hussar")
    page.keyboard.press("Enter")
    expect(line(ann, "hussar")).to_be_visible()
    search(ann, "hussar")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-thing='pool:hussar']")).to_be_focused()
    page.keyboard.press("+")
    page.keyboard.press("s")
    page.keyboard.press("s")
    page.keyboard.press("-")
    assert (count(ann, "hussar"), count(ann, "hussar", "sideboard")) == (1, 2)
    page.keyboard.press("Enter")
    page.locator("dialog", has_text="Hussar").wait_for()
    page.keyboard.press("Escape")
    line(ann, "hussar").locator(".thing").focus()
    page.keyboard.press("s")
    assert (count(ann, "hussar"), count(ann, "hussar", "sideboard")) == (0, 3)
    expect(page.locator("[data-thing^='library:']:focus")).to_be_visible()
    page.locator("#card-search").focus()
    stops = 0
    while not page.locator("[data-thing^='sideboard:']:focus").count():
        page.keyboard.press("Tab")
        stops += 1
        assert stops < 60, "too far by Tab"
    page.keyboard.press("?")
    page.locator("dialog kbd").first.wait_for()


def test_cards_are_dragged_into_the_deck_and_out_of_it(ann: Player) -> None:
    begin(ann, "capitol")
    page = ann.page
    search(ann, "hussar")
    card, deck = page.locator("[data-thing='pool:hussar']"), page.locator("[data-thing='part:library'] h2")
    card.drag_to(deck)
    assert count(ann, "hussar") == 1
    line(ann, "hussar").locator(".thing").drag_to(page.locator(".cards .head p"))
    assert count(ann, "hussar") == 0


def test_the_builder_fits_a_phone(enter: Enter) -> None:
    ann = enter("Ann", lang="ro", width=390, is_touch=True)
    begin(ann)
    page = ann.page
    for pane in range(3):
        page.locator(".tabs button").nth(pane).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.evaluate(SMALL) == []
    page.locator(".tabs button").nth(1).click()
    line(ann, "hussar").locator(".stepper button").first.click()
    page.locator(".tabs .mark.bad").wait_for()
    page.locator(".tabs button").nth(2).click()
    expect(page.locator("#problems li")).to_contain_text("DT-330")
    assert axe_findings(ann) == []


def test_axe_finds_nothing_serious_in_the_builder(enter: Enter) -> None:
    ann = enter("Ann", lang="cs")
    begin(ann, "mixed")
    search(ann, IDLE)
    line(ann, "mitch-hunter").locator(".stepper button").first.click()
    ann.page.locator("#problems.bad").wait_for()
    assert in_both_themes(ann) == []
    ann.button("decks:view.list").click()
    ann.button("decks:edit.hand").click()
    ann.page.locator(".hand").wait_for()
    assert axe_findings(ann) == []


def test_a_deck_is_compared_with_the_cards_that_are_owned(ann: Player, tmp_path: Path, server: Server) -> None:
    begin(ann)
    page = ann.page
    expect(page.locator("#problems .lacks")).to_have_count(0)  # nobody has said what they own
    page.goto(page.url.split("/decks")[0] + "/decks")
    ann.button("decks:owned.open").click()
    everything = [
        f'"{facts()[code].name}",{n}' for n, code in (*shipped()["bauhaus"].library, *shipped()["bauhaus"].sideboard)
    ]
    hussars = next(row for row in everything if row.startswith('"HUSSAR"'))
    page.locator("dialog textarea").fill(
        "\n".join(["name,count", *everything, "Husaar,1"]).replace(hussars, '"HUSSAR",1')
    )
    page.locator("dialog li", has_text="Husaar").wait_for()
    ann.button("decks:owned.add").click()
    expect(page.locator("dialog [role=status]").first).to_contain_text("You own ")
    with page.expect_download() as download:
        ann.button("decks:owned.csv").click()
    download.value.save_as(tmp_path / "cards.csv")
    assert "01157,HUSSAR,unl,1" in (tmp_path / "cards.csv").read_text("utf-8").splitlines()
    page.keyboard.press("Escape")
    page.get_by_role("link", name=re.compile("Iron of Venus")).first.click()
    built(ann)
    expect(page.locator("#problems .lacks li")).to_have_text(["You lack 3 of Hussar"])
    page.get_by_label(ann.say("decks:owned.only")).check()
    search(ann, "hussar")
    page.locator("[data-thing='pool:hussar']").click()
    for _ in range(3):
        page.get_by_role("button", name="Hussar: own one more").click()
    page.keyboard.press("Escape")
    expect(page.locator("#problems")).to_contain_text(ann.say("decks:owned.enough"))
    page.locator("#card-search").fill("death angel")
    expect(page.locator(".cards .head p")).to_contain_text(ann.say("decks:search.none"))
    page.wait_for_function("() => JSON.parse(localStorage['grognard.owned']).isNew === false")
    token = page.evaluate("JSON.parse(localStorage.grognard).token")
    kept = server.request("GET", "/api/me/collection/doomtrooper", token=token)[1]["cards"]
    assert "4 Hussar" in kept.splitlines()


def test_a_deck_is_exported_for_another_site_and_imported_from_there(ann: Player) -> None:
    begin(ann, "legion")
    page = ann.page
    ours = shipped()["legion"]
    for format in ("db-text", "db-json"):
        ann.button("decks:edit.export").click()
        page.get_by_label(ann.say("decks:export.format")).select_option(format)
        text = page.locator("dialog textarea").input_value()
        page.keyboard.press("Escape")
        assert sorted(parse(text, "").library) == sorted(ours.library)
    page.goto(page.url.split("/decks")[0] + "/decks")
    ann.button("decks:decks.import").click()
    page.locator("dialog textarea").fill(text)
    page.locator("dialog", has_text=ann.say("decks:legal")).wait_for()
