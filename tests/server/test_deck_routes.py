"""Decks over HTTP: kept under a guest's token, judged by the game's own rules, drawn by lot."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import grognard
from grognard.core.rng import Lots
from grognard.games.doomtrooper.decks import parse, problems, texts
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.text import decks as sayings
from grognard.games.doomtrooper.text import names
from grognard.server import wire
from grognard.server.limits import unlimited_limits
from grognard.text import LANGUAGES
from grognard.text.lang import places
from tests.server.support import Server, serving

DOOMTROOPER = grognard.load("doomtrooper")
CARDS = DOOMTROOPER.cards.read(None)
PLAYED = {CARDS.codes[kind] for kind in CARDS.playable}
WRONG = "# Odd\n5 Hussar\n2 Blood Brett\nMitch\n0 Dragoon\n4\nDeal with it\n9 zzqzzq\nSideboard:\n1 Dragoon\n"

BODIES: tuple[Any, ...] = (
    {}, [], {"deck": 5}, {"deck": "", "more": 1}, {"deck": "", "game": "chess"}, {"deck": "", "game": "rush"},
)  # fmt: skip
WISHES: tuple[Any, ...] = ([], {"affiliation": "nobody"}, {"affiliation": 3}, {"game": "rush"}, {"more": 1})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = unlimited_limits()
    limits.decks = 5
    with serving(tmp_path_factory.mktemp("decks"), limits) as one:
        yield one


def check(server: Server, deck: str, lang: str = "en", **more: Any) -> Any:
    """What the server tells of a deck."""
    status, found = server.request("POST", f"/api/decks/check?lang={lang}", {"deck": deck, **more})
    assert status == 200, found
    msgspec.convert(found, wire.DeckReport)
    return found


def test_decks_are_kept_under_the_token_and_outlive_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        status, kept = server.request("PUT", f"/api/me/decks/{quote('Iron / Venus – ř')}", {"deck": "4 Hussar"}, ann)
        assert (status, kept["name"], kept["deck"], kept["game"]) == (
            200,
            "Iron / Venus – ř",
            "4 Hussar",
            "doomtrooper",
        )
        assert server.request("PUT", "/api/me/decks/Second", {"deck": ""}, ann)[0] == 200
        assert server.request("GET", "/api/me/decks", token=bob) == (200, [])
        assert server.request("GET", "/api/me/decks/Second", token=bob)[1]["code"] == "no_such_deck"
        assert server.request("DELETE", "/api/me/decks/Second", token=bob)[0] == 204  # none of his own
        assert len(server.request("GET", "/api/me/decks", token=ann)[1]) == 2
        assert server.request("PUT", "/api/me/decks/Second", {"deck": "2 Dragoon"}, ann)[1]["deck"] == "2 Dragoon"
    with serving(tmp_path) as server:
        found = server.request("GET", "/api/me/decks", token=ann)[1]
        assert [(deck["name"], deck["deck"]) for deck in found] == [
            ("Iron / Venus – ř", "4 Hussar"), ("Second", "2 Dragoon"),
        ]  # fmt: skip
        assert server.request("DELETE", "/api/me/decks/Second", token=ann) == (204, "")
        assert server.request("GET", "/api/me/decks/Second", token=ann)[0] == 404
        assert len(server.request("GET", "/api/me/decks", token=ann)[1]) == 1
    db = sqlite3.connect(tmp_path / "tables.db")
    assert ann not in "".join(map(str, db.execute("SELECT * FROM decks, guests").fetchall()))
    db.close()


def test_nobody_keeps_decks_without_a_token_or_from_another_page(server: Server) -> None:
    token = server.guest("Ann")
    for method in ("GET", "PUT", "DELETE"):
        body = {"deck": ""} if method == "PUT" else None
        assert server.request(method, "/api/me/decks/a", body)[0] == 401
        assert server.request(method, "/api/me/decks/a", body, "x" * 43)[0] == 401
    assert server.request("GET", "/api/me/decks")[0] == 401
    status, found = server.request("PUT", "/api/me/decks/a", {"deck": ""}, token, Origin="http://elsewhere.example")
    assert (status, found["code"]) == (403, "foreign_origin")
    assert server.request("POST", "/api/me/decks/a", {"deck": ""}, token)[0] == 405


def test_the_number_and_size_of_kept_decks_are_limited(server: Server) -> None:
    token = server.guest("Ann")
    for n in range(5):
        assert server.request("PUT", f"/api/me/decks/{n}", {"deck": "1 Hussar"}, token)[0] == 200
    status, found = server.request("PUT", "/api/me/decks/5", {"deck": "1 Hussar"}, token)
    assert (status, found["code"]) == (429, "too_many")
    assert server.request("PUT", "/api/me/decks/4", {"deck": "2 Hussar"}, token)[0] == 200
    assert server.request("PUT", "/api/me/decks/4", {"deck": "x" * 8001}, token)[1]["code"] == "bad_input"
    assert server.request("PUT", "/api/me/decks/4", {"deck": "x" * 70_000}, token)[0] == 413
    assert server.request("DELETE", "/api/me/decks/0", token=token)[0] == 204
    assert server.request("PUT", "/api/me/decks/5", {"deck": "1 Hussar"}, token)[0] == 200


@pytest.mark.parametrize("name", ["", "%20", "%00%07", "%E2%80%AE", "x" * 61])
def test_an_unreadable_name_of_a_deck_is_refused(server: Server, name: str) -> None:
    token = server.guest("Ann")
    status, found = server.request("PUT", f"/api/me/decks/{name}", {"deck": ""}, token)
    assert (status, found["code"]) == (400, "bad_input")


def test_odd_names_and_bodies_are_kept_or_refused(server: Server) -> None:
    token, lots = server.guest("Eve"), Lots(9)
    for _ in range(60):
        raw = "".join(f"%{lots.below(256):02X}" for _ in range(1 + lots.below(12)))
        text = "".join(chr(lots.below(0xD800)) for _ in range(lots.below(30)))
        status, found = server.request("PUT", f"/api/me/decks/{raw}", {"deck": text}, token)
        assert status in (200, 400, 404, 429), found  # a line break leads nowhere
        assert server.request("DELETE", f"/api/me/decks/{raw}", token=token)[0] in (204, 400, 404)
    for body in BODIES:
        assert server.request("PUT", "/api/me/decks/a", body, token)[0] == 400, body
        assert server.request("POST", "/api/decks/check", body)[0] == 400, body
    for wish in WISHES:
        assert server.request("POST", "/api/decks/random", wish)[0] == 400, wish
    assert server.request("POST", "/api/decks/check?lang=xx", {"deck": ""})[0] == 400
    assert server.request("GET", "/api/decks/rush")[0] == 400
    assert server.request("GET", "/api/decks/chess")[0] == 404


def test_problems_are_those_of_the_game_in_three_languages(server: Server) -> None:
    own = problems(parse(WRONG, ""), True, PLAYED)
    told = {lang: check(server, WRONG, lang, restricted=True)["problems"] for lang in LANGUAGES}
    for lang in LANGUAGES:
        assert [(row.get("line"), row.get("rule", "")) for row in told[lang]] == [(p.line, p.rule or "") for p in own]
        assert all(row["text"][0].isupper() or row["text"][0] in "'„" for row in told[lang])
        assert not [row["text"] for row in told[lang] if "{" in row["text"]]
    for one, other in (("en", "cs"), ("en", "ro"), ("cs", "ro")):
        assert not {row["text"] for row in told[one]} & {row["text"] for row in told[other]}
    by_rule = {row["rule"]: row for row in told["en"] if "rule" in row}
    assert set(by_rule) == {"DT-330", "DT-331", "DT-343", "DT-A50"}
    assert by_rule["DT-331"]["card"] == "hussar"
    assert told["en"][2]["perhaps"] == ["blood-beret", "blood-lust"]


def test_a_legal_deck_has_no_problem_and_says_its_cards(server: Server) -> None:
    for name in texts():
        found = check(server, name, "cs")
        assert (found["problems"], found["cards"], found["beside"]) == ([], 60, 25)
        assert check(server, found["text"])["library"] == found["library"]
        assert check(server, texts()[name])["name"] == found["name"]
    books = {row["slug"] for row in server.request("GET", "/api/cards/doomtrooper")[1]["cards"]}
    assert {row["card"] for row in found["library"] + found["sideboard"]} <= books
    assert check(server, "2 Hussar\n1 Hussar\nSideboard:\nHussar")["library"] == [{"count": 3, "card": "hussar"}]


def test_what_cannot_be_played_yet_is_a_problem(server: Server) -> None:
    idle = next(fact for fact in facts().values() if fact.code not in PLAYED)
    found = check(server, f"1 {idle.name}\n{texts()['bauhaus']}")
    assert [row["card"] for row in found["problems"]] == [found["library"][0]["card"]]


def test_every_card_is_found_by_the_name_that_a_page_writes() -> None:
    lines = [f"1 {names.english(fact.name)}" for fact in facts().values()]
    deck = parse("\n".join(lines), "")
    assert [code for _, code in deck.library] == list(facts())


def test_long_decks_are_refused_and_many_problems_cut(server: Server) -> None:
    status, found = server.request("POST", "/api/decks/check", {"deck": "x\n" * 500})
    assert (status, found["code"]) == (400, "bad_input")
    found = check(server, "zq\n" * 300)
    assert len(found["problems"]) == 60
    assert found["more"] == 240


def test_decks_by_lot_are_legal_and_differ(server: Server) -> None:
    affiliations = server.request("GET", "/api/decks/doomtrooper")[1]["affiliations"]
    assert {"bauhaus", "legion", "brotherhood"} <= set(affiliations)
    for wish in ("", *affiliations):
        found = server.request("POST", "/api/decks/random?lang=ro", {"affiliation": wish})[1]
        assert (found["problems"], found["cards"], found["beside"]) == ([], 60, 25)
        deck = parse(found["text"], "")
        assert problems(deck, True, PLAYED) == []
        warriors = [facts()[code] for _, code in deck.library if facts()[code].type == "warrior"]
        assert all(deck.name in fact.factions for fact in warriors)
        assert not wish or deck.name == wish
        assert DOOMTROOPER.require_decks().read(found["text"], {"restricted": True})["library"]
        assert server.request("POST", "/api/decks/random", {"affiliation": wish})[1]["text"] != found["text"]


def test_decks_to_begin_with(server: Server) -> None:
    found = server.request("GET", "/api/decks/doomtrooper")[1]["decks"]
    assert {deck["name"]: deck["text"] for deck in found} == dict(texts())
    assert next(deck["of"] for deck in found if deck["name"] == "legion")[0] == "legion"


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    limits = unlimited_limits()
    limits.decks_per_second = 1
    with serving(tmp_path, limits) as server:
        codes = [server.request("POST", "/api/decks/check", {"deck": ""})[0] for _ in range(8)]
    assert codes[:4] == [200] * 4
    assert codes[-1] == 429


@given(st.text(max_size=300).filter(lambda text: text.strip() not in texts()))
@settings(max_examples=40)
def test_any_text_gets_a_report(text: str) -> None:
    for lang in LANGUAGES:
        found = DOOMTROOPER.require_decks().report(text, True, lang)
        json.dumps(found)
        assert msgspec.convert(found, wire.DeckReport).problems


def test_every_language_says_the_same_facts_of_a_deck() -> None:
    english = sayings.SAYINGS["en"]
    for lang in LANGUAGES:
        assert set(sayings.SAYINGS[lang]) == set(english)
        assert all(places(saying) == places(english[key]) for key, saying in sayings.SAYINGS[lang].items())


def test_a_collection_is_kept_under_the_token_and_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        nothing = {"game": "doomtrooper", "cards": "", "at": 0}
        assert server.request("GET", "/api/me/collection/doomtrooper", token=ann) == (200, nothing)
        status, kept = server.request("PUT", "/api/me/collection/doomtrooper", {"cards": "4 Hussar"}, ann)
        assert (status, kept["cards"]) == (200, "4 Hussar")
        assert server.request("PUT", "/api/me/collection/rush", {"cards": ""}, ann)[1]["code"] == "bad_input"
    with serving(tmp_path) as server:
        assert server.request("GET", "/api/me/collection/doomtrooper", token=ann)[1]["cards"] == "4 Hussar"
        assert server.request("GET", "/api/me/collection/doomtrooper", token=bob)[1]["cards"] == ""


def test_a_list_of_cards_is_read_with_what_is_wrong_in_it(server: Server) -> None:
    lists = "name,count\nHUSSAR,4\nHusaar,1\n"
    status, found = server.request("POST", "/api/collection/read?lang=cs", {"cards": lists})
    assert status == 200
    assert (found["owned"], found["text"]) == ([{"count": 4, "card": "hussar"}], "4 HUSSAR\n")
    (problem,) = found["problems"]
    assert (problem["line"], problem["perhaps"]) == (3, ["hussar"])
    assert problem["text"].startswith("Žádná karta se nejmenuje „Husaar“")
    too_long = server.request("POST", "/api/collection/read", {"cards": "4 HUSSAR\n" * 3000})
    assert too_long[0] == 400
