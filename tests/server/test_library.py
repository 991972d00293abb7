"""Rules, cards and scenarios to read: complete, in three languages, and the same as what the engine says."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import yaml

import grognard
from grognard.core import scenario
from grognard.server import library
from grognard.text import LANGUAGES
from tests.server.support import Server, serving

GAMES = grognard.game_names()


def shelf(kind: str, game: str, lang: str = "en") -> Any:
    """A text of the library, as a client reads it."""
    return json.loads((library.rules if kind == "rules" else library.cards)(game, lang).plain)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_there_in_its_language(game: str, lang: str) -> None:
    engine = grognard.load(game)
    found = shelf("rules", game, lang)
    assert [row["number"] for row in found["rules"]] == [rule.number for rule in engine.speech.rules()]
    assert found["lang"] == (lang if lang in engine.speech.languages else "en")
    for row, rule in zip(found["rules"], engine.speech.rules(), strict=True):
        assert row["text"] == rule.texts[found["lang"]]


@pytest.mark.parametrize("game", GAMES)
def test_the_index_of_scenarios_is_what_their_files_say(game: str) -> None:
    shown = library.shown_by(game)
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    expected: dict[str, list[tuple[str, str, int]]] = {}
    for name, path in library.scene_files(game).items():
        data = yaml.load(path.read_text("utf-8"), loader)
        for rule in data["rules"]:
            expected.setdefault(str(rule), []).append((name, data["title"], len(data.get("play", ()))))
    found = {rule: sorted((one.name, one.title, one.steps) for one in rows) for rule, rows in shown.items()}
    assert found == {rule: sorted(rows) for rule, rows in expected.items()}
    for rule, rows in shown.items():  # first what can be played on the spot, and is about the rule
        order = [(one.steps == 0, one.rules[0] != rule) for one in rows]
        assert order == sorted(order)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_there_with_its_facts(game: str, lang: str) -> None:
    engine = grognard.load(game)
    found = shelf("cards", game, lang)
    slugs = [row["slug"] for row in found["cards"]]
    assert len(slugs) == len(set(slugs))
    assert all(row["name"] and row["facts"] for row in found["cards"])
    assert all(row["text"] for row in found["cards"] if row.get("executable", True))
    rows = engine.cards.rows(engine.cards.read(None), lang)
    texts = {row["text"] for row in found["cards"]}
    assert {row["text"] for row in rows} <= texts
    for said in found["words"].values():
        assert all(said.values())


@pytest.mark.parametrize("game", GAMES)
def test_facts_are_of_the_type_that_the_schema_tells(game: str) -> None:
    engine = grognard.load(game)
    assert engine.cards.facts is not None
    for page in engine.cards.book(engine.cards.read(None), "ro").pages:
        msgspec.convert(page.facts, engine.cards.facts, strict=True)
        assert set(page.facts) == set(engine.cards.facts.__annotations__)


def test_doomtrooper_has_all_its_cards_and_says_which_can_be_played() -> None:
    found = shelf("cards", "doomtrooper", "cs")["cards"]
    assert len(found) == 1073
    played = [row for row in found if row.get("executable", True)]
    assert len(played) == len(grognard.load("doomtrooper").cards.read(None).playable)
    assert all("number" in row for row in played)
    by_slug = {row["slug"]: row for row in found}
    assert by_slug["a-second-chance"]["facts"]["czech"] == "Druhá šance"
    assert by_slug["aide-de-camp"]["facts"]["ratings"] == ["3", "4", "7", "7"]


def test_a_tank_has_what_its_diagram_needs() -> None:
    found = {row["slug"]: row["facts"] for row in shelf("cards", "battlegrounds")["cards"]}
    maus = found["maus"]
    assert (maus["move"], maus["move_range"], maus["shot"], maus["shot_range"]) == ("orth", 1, "orth", 3)
    assert found["direction"]["upgrade"]
    assert not found["extra_turn"]["upgrade"]


def test_a_vehicle_says_each_of_its_abilities() -> None:
    found = {row["slug"]: row["facts"] for row in shelf("cards", "rush", "cs")["cards"]}
    bt7 = found["bt-7"]
    assert [ability["id"] for ability in bt7["abilities"]] == ["scouting", "recruitment"]
    assert bt7["abilities"][0]["text"].startswith("Průzkum")
    assert found["t-26"]["passives"][0]["id"] == "own_nation"


@pytest.mark.parametrize("game", GAMES)
def test_scenes_are_told_step_by_step(game: str) -> None:
    for name in list(library.scene_files(game))[::25]:
        lang = LANGUAGES[len(name) % 3]
        last = library.scene(game, name, None, lang)
        assert last is not None
        one = library.read(library.scene_files(game)[name])
        assert len(last.steps) == len(one.play)
        for told, step in zip(last.steps, one.play, strict=True):
            seat, _, rule = scenario.step_of(step, one.seats)
            assert (told.seat, told.rule) == (seat, rule or "")
            assert told.text
        for at in range(len(one.play) + 1):
            scene = library.scene(game, name, at, lang)
            assert scene is not None
            assert scene.steps == last.steps
            assert scene.at == at


def test_a_scene_says_what_is_never_allowed_and_why() -> None:
    scene = library.scene("rush", "T27-guarded-base-is-no-target", 0, "cs")
    assert scene is not None
    told = [*scene.steps, *scene.never]
    assert any(step.rule == "RUSH-054" and "RUSH-054" in step.refused for step in told), told


def test_cards_of_a_scenario_come_with_it() -> None:
    scene = library.scene("rush", "002-nine-singles-and-three-doubles", 0, "en")
    assert scene is not None
    assert [card.slug for card in scene.cards] == ["hero", "other-hero"]
    assert not {card.slug for card in scene.cards} & {row["slug"] for row in shelf("cards", "rush")["cards"]}


def test_no_name_leads_out_of_the_folder() -> None:
    for name in ("../rush/054", "..", "", "a/b", "x" * 300, "..%2f..%2fpyproject"):
        assert library.scene("rush", name, 0, "en") is None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("library")) as one:
        yield one


def test_a_browser_is_told_when_it_has_a_text_already(server: Server) -> None:
    status, headers, body = server.fetch("/api/cards/rush?lang=cs")
    assert (status, headers["cache-control"]) == (200, "no-cache")
    assert json.loads(body)["lang"] == "cs"
    status, again, nothing = server.fetch("/api/cards/rush?lang=cs", {"If-None-Match": headers["etag"]})
    assert (status, nothing) == (304, b"")
    assert again["content-security-policy"] == headers["content-security-policy"]
    _, packed, small = server.fetch("/api/cards/rush?lang=cs", {"Accept-Encoding": "gzip"})
    assert packed["content-encoding"] == "gzip"
    assert gzip.decompress(small) == body
    _, other, _ = server.fetch("/api/cards/rush?lang=ro")
    assert other["etag"] != headers["etag"]


def test_unknown_things_to_read_are_refused(server: Server) -> None:
    for path in (
        "/api/rules/chess", "/api/cards/chess", "/api/scenarios/rush/nothing", "/api/scenarios/chess/054",
    ):  # fmt: skip
        status, found = server.request("GET", path)
        assert (status, found["code"]) == (404, "not_found"), path
    assert server.request("GET", "/api/rules/rush?lang=xx")[0] == 400
    assert server.request("GET", "/api/scenarios/rush/054?at=-1")[0] == 400
    status, found = server.request("GET", "/api/rules/battlegrounds?lang=ro")
    assert (status, found["lang"]) == (200, "ro")


def test_a_puzzle_tells_its_solution_when_asked(server: Server) -> None:
    for puzzle in server.request("GET", "/api/puzzles?lang=cs")[1]:
        path = f"/api/puzzles/{puzzle['name']}?lang=cs"
        assert "solution" not in server.request("GET", path)[1]
        solution = server.request("GET", f"{path}&solution=yes")[1]["solution"]
        assert len(solution) == puzzle["steps"]
        answers = [step["answer"] for step in solution]
        assert server.request("POST", path, {"answers": answers})[1]["solved"]
