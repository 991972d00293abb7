"""The benchmarks: medians, ratios, tables, pictures; and that the documentation shows the figures kept beside it."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from importlib.util import find_spec
from math import isclose
from pathlib import Path
from subprocess import CompletedProcess
from xml.etree import ElementTree

import pytest

import grognard
from benchmarks import report
from benchmarks.engines import CROWD, LISTED, LOOP, OURS, Engine, LeftOut, by_cards, by_seats, environment, our_engine
from benchmarks.figures import Row, ratio, row_of
from benchmarks.plot import Bar, Panel, figure, picture, scale, ticks
from benchmarks.rounds import measured, run
from benchmarks.runners.crowded import DECISIONS, counted, crowded
from grognard.core.playout import play_out
from grognard.core.rng import Lots

RUSH = Row(OURS, "Rush, 4 seats", LOOP, False, [90.0, 120.0, 100.0], [10.0, 10.0, 10.0])
UNO = Row("RLCard", "uno", "env.step", None, [50.0, 30.0, 25.0], [10.0, 10.0, 5.0])
FEW = Row(
    OURS,
    "Doomtrooper, 10 cards",
    CROWD,
    True,
    [200.0, 100.0],
    [10.0, 10.0],
    {"cards": 10, "cards_after": 12.5, "options": 5.0},
)
MANY = replace(
    FEW, game="Doomtrooper, 60 cards", runs=[100.0, 50.0], counts={"cards": 60, "cards_after": 61.0, "options": 20.0}
)
SVG = "{http://www.w3.org/2000/svg}"


def test_a_row_is_its_median_with_its_spread() -> None:
    assert (RUSH.middle, RUSH.low, RUSH.high) == (100.0, 90.0, 120.0)
    assert RUSH.label == "grognard Rush, 4 seats, public API loop, interpreted"
    assert row_of(json.loads(json.dumps(RUSH.json()))) == RUSH


def test_a_ratio_does_not_depend_on_how_fast_the_machine_was() -> None:
    assert isclose(
        ratio(RUSH, UNO), 2.0
    )  # 10 to 5 for a turn of the loop: the third run of uno was fast, on a slow machine
    slow = replace(UNO, runs=[run / 3 for run in UNO.runs], loops=[loop / 3 for loop in UNO.loops])
    assert isclose(ratio(RUSH, slow), 2.0)


def test_ratios_are_ours_against_every_peer() -> None:
    bench = replace(RUSH, way="grognard bench")
    assert [(r["ours"], r["peer"]) for r in report.ratios([bench, RUSH, UNO])] == [(RUSH.label, UNO.label)]


def test_a_table_is_aligned_and_is_markdown() -> None:
    assert report.table(("game", "speed"), [("Rush", "1,000"), ("uno", "9")]).splitlines() == [
        "| game | speed |",
        "|------|------:|",
        "| Rush | 1,000 |",
        "| uno  |     9 |",
    ]


def test_the_share_is_of_the_same_game_and_core() -> None:
    bench = replace(RUSH, way="grognard bench", runs=[180.0, 240.0, 200.0])
    compiled = replace(bench, compiled=True)
    assert report.shares([bench, compiled, RUSH]).count("50 %") == 1


@pytest.mark.parametrize(
    ("value", "said"),
    [(0.1873, "0.187"), (32.54, "32.5"), (0, "0"), (158.4, "158"), (24437, "24,400"), (1e6, "1,000,000")],
)
def test_a_figure_has_three_digits_that_count(value: float, said: str) -> None:
    assert figure(value) == said


def test_a_logarithmic_axis_gives_every_power_of_ten_the_same_room() -> None:
    panel = Panel(
        "speed", [Bar("a", 300, 250, 400, "peer"), Bar("b", 20_000, 20_000, 30_000, "peer")], logarithmic=True
    )
    assert ticks(panel) == [100, 1_000, 10_000, 100_000]
    at = scale(panel)
    assert isclose(at(1_000) - at(100), at(100_000) - at(10_000))


@pytest.mark.parametrize("top", [0.7, 3.6, 19, 99, 100, 61_000, 105_000])
def test_a_plain_axis_begins_at_nothing_and_holds_every_whisker(top: float) -> None:
    panel = Panel("memory", [Bar("a", top / 2, top / 3, top, "peer")])
    marks = ticks(panel)
    assert marks[0] == 0
    assert marks[-1] >= top
    assert 3 <= len(marks) <= 8


def test_a_picture_is_sound_and_has_a_bar_for_every_row() -> None:
    drawing = ElementTree.fromstring(picture([Panel("a < b", [report.bar(RUSH, "Rush"), report.bar(UNO, "uno")])]))
    widths = [float(rect.attrib["width"]) for rect in drawing.iter(f"{SVG}rect") if rect.get("class") == "bar"]
    assert len(widths) == 2
    assert isclose(widths[0] / widths[1], 100 / 30, rel_tol=0.01)
    assert [t.text for t in drawing.iter(f"{SVG}text") if t.text in ("peer", "grognard, interpreted")] == [
        "peer",
        "grognard, interpreted",
    ]


def test_growth_is_told_for_a_decision_and_for_an_option() -> None:
    assert row_of(json.loads(json.dumps(MANY.json()))) == MANY
    slow = replace(MANY, compiled=False)
    assert report.growths([MANY, FEW, slow]) == [
        {"core": "compiled", "from": 10, "to": 60, "decision": 2.0, "option": 0.5},
        {"core": "interpreted", "from": 60, "to": 60, "decision": 1.0, "option": 1.0},
    ]
    assert report.costs([FEW, MANY]).splitlines()[-1].split(" | ")[:3] == ["|            60", "       61.0", "compiled"]
    assert "with 60 cards in play a decision costs 2.00 times what it costs with 10" in report.growth_lines([FEW, MANY])


def test_growth_and_costs_are_drawn_by_cards_and_core() -> None:
    grown, *panels = report.crowd_panels([MANY, FEW])
    assert [(bar.label, bar.value) for bar in grown.bars] == [("10 cards in play", 1.0), ("60 cards in play", 2.0)]
    assert [[bar.label for bar in panel.bars] for panel in panels] == [
        ["10 cards in play", "60 cards in play"],
        ["10 cards in play", "60 cards in play"],
        [],
        [],
    ]
    few, many = panels[0].bars
    assert isclose(many.value / few.value, 2)
    assert few.low <= few.value <= few.high
    assert isclose(panels[1].bars[1].value, many.value / 20)


@pytest.mark.parametrize("cards", LISTED["crowd"])
def test_a_crowded_table_has_so_many_cards_and_the_same_hands_as_others(cards: int) -> None:
    table = crowded(cards, 3).table
    assert table.asked == "act"
    assert sum(len(row) for row in table.attached) + len(table.slots) == cards
    assert all(abs(2 * len(warriors) - cards // 2) <= 1 for warriors in table.warriors)
    assert table.hand == crowded(LISTED["crowd"][0], 3).table.hand
    assert table.dump() == crowded(cards, 3).table.dump()


def test_play_from_a_crowded_table_is_the_play_that_was_counted() -> None:
    start = crowded(LISTED["crowd"][0], 1)
    decisions, options, _ = counted(start)
    assert 0 < decisions <= DECISIONS
    assert options >= decisions
    before = start.table.dump()
    assert play_out(start.table.copy(), Lots(start.seed), DECISIONS) == decisions
    assert start.table.dump() == before


@pytest.mark.parametrize("peer", LISTED["peers"], ids=lambda peer: str(peer["name"]))
def test_peers_are_pinned_and_have_a_runner(peer: dict[str, list[str]]) -> None:
    assert all(package.count("==") == 1 and "*" not in package for package in peer["packages"])
    assert find_spec(f"benchmarks.runners.{peer['runner']}")


def test_our_games_exist_with_the_seats_listed() -> None:
    for game in LISTED["ours"]:
        for seats in (game["seats"], *game["growth"]):
            grognard.load(game["game"]).check(game["variant"], seats)
    assert len(by_seats()) == 2 * sum(len(game["growth"]) for game in LISTED["ours"])


def test_our_runner_answers_with_its_core() -> None:
    answer = run(replace(our_engine(LISTED["ours"][0], 2, LOOP), pure=True), 0.01)
    assert answer["value"] > 0
    assert answer["loops"] > 0
    assert answer["compiled"] is False


def test_the_runner_of_crowded_tables_tells_what_it_counted() -> None:
    row = measured(by_cards()[:1], 1, 0.01)[0]
    assert row.middle > 0
    assert row.counts["cards"] == LISTED["crowd"][0]
    assert row.counts["options"] > 1


def test_an_engine_that_fails_is_left_out_with_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    broken = Engine("Peer", "game", "way", "nosuch", (), Path(sys.executable))
    assert measured([broken], 1, 0.01) == []
    said = [line for line in capsys.readouterr().err.splitlines() if line.startswith("left out")]
    assert len(said) == 1
    assert said[0].startswith("left out: Peer, game, way: cannot be run: ")
    assert said[0].endswith("No module named benchmarks.runners.nosuch")


def test_a_peer_that_cannot_be_installed_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.engines.VENVS", tmp_path)
    monkeypatch.setattr("benchmarks.engines.ROOT", tmp_path)
    monkeypatch.setattr("subprocess.run", lambda *_, **__: CompletedProcess((), 1, "", "much talk\nno such version\n"))
    with pytest.raises(LeftOut, match=r"^cannot be installed: no such version$"):
        environment("Peer", ["peer==0"])


@pytest.mark.parametrize(("built", "kinds"), [(False, ["interpreted"]), (True, ["interpreted", "compiled"])])
def test_both_cores_are_shown_when_there_are_two(
    built: bool, kinds: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(engine: Engine, _: float) -> dict[str, object]:
        return {"value": 1.0, "loops": 1.0, "compiled": built and not engine.pure}

    monkeypatch.setattr("benchmarks.rounds.run", answer)
    assert [row.kind for row in measured(by_seats()[:2], 1, 0.01)] == kinds


@pytest.mark.parametrize("part", report.FILES)
def test_the_documentation_shows_the_figures_beside_it(part: str) -> None:
    saved = json.loads((report.DOCS / f"{report.FILES[part]}.json").read_text("utf-8"))
    page = report.PAGE.read_text("utf-8")
    again = "run `python -m benchmarks --redraw`"
    assert report.words(part, saved) in page, again
    assert report.put(page, part, report.words(part, saved)) == page, again
    assert (report.DOCS / f"{report.FILES[part]}.svg").read_text("utf-8") == report.drawn(part, saved), again


def test_the_ratios_kept_are_those_of_the_rows_kept() -> None:
    saved = json.loads((report.DOCS / "benchmarks.json").read_text("utf-8"))
    assert saved["ratios"] == report.ratios(report.rows_in(saved))


def test_the_growth_kept_is_that_of_the_rows_kept() -> None:
    saved = json.loads((report.DOCS / "crowd.json").read_text("utf-8"))
    assert saved["growth"] == report.growths(report.rows_in(saved))
