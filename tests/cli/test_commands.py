"""The command line: stable names and keys, JSON alone on standard output, one line for bad input."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import grognard
from grognard.core.pairs import pairwise
from tests.support import ROOT, Run, random_match


def test_games(run: Run) -> None:
    rows = run("games", "--json").json()
    assert [row["name"] for row in rows] == ["rush", "battlegrounds", "doomtrooper"]
    assert rows[0]["variants"] == {"standard": [2, 3, 4, 5]}
    assert "World of Tanks: Rush" in run("games").out


def test_simulate(run: Run) -> None:
    result = run("simulate", "rush", "--seats", 3, "--games", 6, "--seed", 5, "--workers", 1, "--json")
    figures = result.json()
    assert {"games", "finished", "decisions", "seconds", "wins", "failures"} <= set(figures)
    assert figures["games"] == figures["finished"] == 6
    assert figures["failures"] == 0
    assert sum(figures["wins"]) == pytest.approx(6, abs=0.01)
    again = run("simulate", "rush", "--seats", 3, "--games", 6, "--seed", 5, "--workers", 2, "--json").json()
    assert (again["wins"], again["decisions"]) == (figures["wins"], figures["decisions"])


def test_simulate_says_who_won(run: Run) -> None:
    out = run("simulate", "rush", "--bots", "greedy,random", "--games", 4, "--workers", 1).out
    assert "4 of 4 games finished" in out
    assert "seat 1 greedy" in out


def test_greedy_beats_random(run: Run) -> None:
    """At least 95 % of two-seat games, from either seat."""
    for bots, seat in (("greedy,random", 0), ("random,greedy", 1)):
        wins = run("simulate", "rush", "--bots", bots, "--games", 100, "--seed", 400, "--workers", 1, "--json").json()[
            "wins"
        ]
        assert wins[seat] >= 95, (bots, wins)


def test_greedy_beats_random_in_battle(run: Run) -> None:
    """At least 95 % of two-seat games, from either seat."""
    for bots, seat in (("greedy,random", 0), ("random,greedy", 1)):
        words = ("simulate", "battlegrounds", "--bots", bots, "--games", 40, "--seed", 70, "--workers", 1, "--json")
        assert run(*words).json()["wins"][seat] >= 38


def test_greedy_earns_a_star_in_solo(run: Run) -> None:
    """In at least 60 % of games."""
    words = (
        "simulate",
        "battlegrounds",
        "--variant",
        "solo",
        "--bots",
        "greedy",
        "--games",
        50,
        "--workers",
        1,
        "--json",
    )
    figures = run(*words).json()
    assert figures["finished"] == 50
    assert figures["wins"][0] >= 30


@pytest.mark.parametrize(("variant", "seats"), [("battle", 3), ("teams", 4), ("family", 2), ("family", 4)])
def test_bots_play_every_variant(run: Run, variant: str, seats: int) -> None:
    for bot in ("random", "greedy"):
        words = ("simulate", "battlegrounds", "--variant", variant, "--seats", seats, "--bots", bot, "--games", 2)
        assert run(*words, "--workers", 1, "--json").json()["finished"] == 2


def test_laws(run: Run) -> None:
    figures = run("laws", "rush", "--seats", 2, "--games", 2, "--seed", 9, "--workers", 1, "--json").json()
    assert figures["games"] == 2
    assert figures["failures"] == 0
    assert figures["positions"] > 100


def test_laws_over_every_pair_of_values(run: Run) -> None:
    words = ("laws", "rush", "--pairwise", "--games", 1, "--closely", 3, "--workers", 1)
    setups = len(pairwise(grognard.load("rush")))
    assert (
        f"rush, {setups} set-ups with every pair of values: {setups} games, {3 * setups} positions" in run(*words).out
    )


def test_scenario_run(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    good = "title: t\ngame: rush\nrules: [RUSH-021]\ngiven: {}\nplay: [{p1: end}]\nexpect: {active: p2}\n"
    path.write_text(good, "utf-8")
    assert run("scenario", "run", path, "--json").json() == {"passed": 1, "failed": 0, "failures": []}
    path.write_text(good.replace("active: p2", "active: p1"), "utf-8")
    failed = run("scenario", "run", path, "--json")
    assert failed.code == 1
    assert failed.json()["failed"] == 1
    assert "active: expected 0, found 1" in failed.err


def test_rules(run: Run) -> None:
    rows = run("rules", "rush", "--json").json()
    assert len(rows) == 162
    assert {"rule", "text", "code", "shown_by"} <= set(rows[0])
    one = run("rules", "rush", "75", "--lang", "cs", "--json").json()
    assert [row["rule"] for row in one] == ["RUSH-075"]
    assert "těžk" in one[0]["text"].lower()
    assert any("attack.py" in place for place in one[0]["code"])
    assert run("rules", "rush", "a10").out.startswith("RUSH-A10")
    assert run("rules", "rush-075").out == run("rules", "rush", "75").out
    first = run("rules", "DT-203").out.partition("    enforced by   ")[2].split()[0]
    file, line = first.split(":")
    assert "def rating(" in (ROOT / file).read_text("utf-8").splitlines()[int(line) - 1]


def test_cards(run: Run) -> None:
    rows = run("cards", "rush", "--json").json()
    assert len(rows) == 112
    assert all(set(row) == {"id", "name", "set", "text", "executable"} for row in rows)
    assert all(row["executable"] for row in rows)
    assert len(run("cards", "rush", "--set", "vehicles", "--lang", "ro", "--json").json()) == 100
    assert "Т-34" in run("cards", "rush", "--lang", "cs").out


def test_every_card_of_doomtrooper_has_its_facts(run: Run) -> None:
    rows = {row["name"]: row for row in run("cards", "doomtrooper", "--json").json()}
    assert len(rows) == 1073
    facts = ("id", "type", "affiliations", "ratings", "set", "rarity", "limit")
    nikodemus = rows["Archinquisitor Nikodemus"]
    assert [nikodemus[fact] for fact in facts] == [
        "01009", "warrior", ["brotherhood"], ["8", "8", "8", "9"], "unl", "R", 4,
    ]  # fmt: skip
    for row in [row for row in rows.values() if not row["executable"]][:1]:
        assert row["text"] == ""
        assert f"{row['name']} [{row['id']}]: cannot be played yet" in run(
            "cards", "doomtrooper", "--set", row["set"]
        ).out  # fmt: skip


def test_replay(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(random_match(2, 6).save(), "utf-8")
    figures = run("replay", path, "--json").json()
    assert figures["ok"] is True
    assert len(figures["digest"]) == len(figures["cards_digest"]) == 32
    assert figures["our_cards"] is True
    out = run("replay", path).out
    assert "ok: World of Tanks: Rush" in out
    assert f"cards {figures['cards_digest']} (ours)" in out
    log = run("replay", path, "--log", "--lang", "cs").out
    assert "Kolo 2" in log


def test_bench(run: Run) -> None:
    figures = run("bench", "rush", "--seconds", 0.05, "--json").json()
    assert figures["decisions_per_second"] > 0
    assert figures["games_per_second"] > 0
    assert figures["copies_per_second"] > 0
    assert figures["compiled"] is False or figures["compiled"] is True
    assert "games per second" in run("bench", "rush", "--seats", 2, "--seconds", 0.05).out
    assert "doomtrooper tournament, 2 seats" in run("bench", "doomtrooper", "--seconds", 0.05).out


def bad_files(folder: Path) -> None:
    (folder / "s.yaml").write_text("not: [a scenario", "utf-8")
    (folder / "r.jsonl").write_text('{"broken"', "utf-8")
    (folder / "v.toml").write_text("[[vehicle]]\nname = 3\n", "utf-8")
    (folder / "bytes").write_bytes(b"\xff\xfe\xfa")


BAD = """
play nosuchgame
play rush --seats 9
play rush --seats 1
play rush --bots nobody
play rush --lang xx
play rush --seed x
play rush --seed -1
play rush --cards none.toml
play rush --cards v.toml
play rush --load none.jsonl
play rush --load r.jsonl
play rush -o odd=1
play rush -o weak_hand=odd
play rush --variant odd
play rush --bots greedy,greedy,greedy --seats 2
simulate rush --seats 9 --games 1
simulate rush --games 0
simulate rush --workers -1
simulate rush --cards v.toml --games 1
simulate rush --bots nobody --games 1
simulate rush --bots greedy,random --seats 3
simulate rush --games x
scenario run s.yaml
scenario run none.yaml
scenario run bytes
scenario run
replay r.jsonl
replay none.jsonl
replay bytes
replay .
rules rush RUSH-999
rules rush A99
rules nosuchgame
rules DT-999
rules NO-001
rules rush --lang xx
cards rush --set odd
cards rush --cards v.toml
laws rush --seats 1
laws rush --games 0
laws rush --closely -1
laws rush --every 0
laws rush --pairwise --seats 3
bench nosuchgame
bench rush --seats 7
nosuchcommand
bench rush --seconds 0
simulate rush --seats 2 -o first=4
laws battlegrounds --variant family --seats 2 -o draft=true
play
games --odd
deck check none.txt
deck check bytes
deck check .
deck check
deck list --odd
deck show nosuchdeck
deck nosuchcommand
"""


@pytest.mark.parametrize("words", BAD.strip().splitlines())
def test_bad_input_is_one_clear_line(run: Run, tmp_path: Path, words: str) -> None:
    bad_files(tmp_path)
    before = sorted(path.name for path in tmp_path.rglob("*"))
    result = run(*words.split())
    assert result.code == 2
    assert result.out == ""
    assert len(result.err.strip().splitlines()) == 1, result.err
    assert "Traceback" not in result.err
    assert sorted(path.name for path in tmp_path.rglob("*")) == before, "nothing is written"


@pytest.mark.parametrize("command", ["", "play", "rules", "cards", "scenario run", "talk", "deck check"])
def test_help_shows_flags_without_a_value_and_usage_without_braces(run: Run, command: str) -> None:
    out = run(*command.split(), "--help").out
    assert "<bool>" not in out
    assert not set("{}") & set(out)
    assert "[[" not in out


def test_help_names_every_command(run: Run) -> None:
    out = run("--help").out
    for name in ("games", "play", "simulate", "scenario", "laws", "rules", "cards", "replay", "bench", "deck"):
        assert name in out


def test_a_reader_who_leaves_early_sees_no_traceback() -> None:
    code = os.system(f"{sys.executable} -m grognard.cli cards rush 2>/dev/null | head -1 >/dev/null")
    assert code == 0
