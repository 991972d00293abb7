"""`make bench` beside its baseline: what has grown by more than 3 % is reported, and nothing else."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path

import pytest

from benchmarks import costs
from grognard import compiled
from tests.support import ROOT

RUSH = "rush standard, 4 seats, compiled"


def test_only_what_grew_by_more_than_three_per_cent_is_reported_the_worst_first() -> None:
    before = {"same": 100.0, "less": 100.0, "just": 100.0, "more": 1000.0, "most": 5000.0, "gone": 1.0}
    now = {"same": 100.0, "less": 50.0, "just": 103.0, "more": 1040.0, "most": 7500.0, "new": 9.0}
    assert costs.grown(before, now) == ["most: 5,000 → 7,500, +50.0%", "more: 1,000 → 1,040, +4.0%"]


def test_the_comparison_shows_everything_and_ends_with_what_grew() -> None:
    baseline = {"instructions per decision": {RUSH: 5000.0, "gone": 7.0}, "seconds": {"rush": 10.0}}
    found = {"instructions per decision": {RUSH: 5100.0, "new": 8.0}, "seconds": {"rush": 10.4}}
    told = costs.compared(baseline, found).splitlines()
    assert [line.split() for line in told if line.startswith("  rush standard")] == [
        ["rush", "standard,", "4", "seats,", "compiled", "5,000", "5,100", "+2.0%"]
    ]
    assert [line.split() for line in told if "gone" in line or "new" in line] == [["new", "-", "8"], ["gone", "7", "-"]]
    assert told[-2:] == ["grown by more than 3%:", "  seconds, rush: 10 → 10.4, +4.0%"]
    assert costs.compared(baseline, baseline).endswith("nothing has grown by more than 3%")


def test_the_libraries_of_a_game_are_added_up(tmp_path: Path) -> None:
    times = {"mypyc": 40.25, "grognard_core": 9.0, "grognard_doomtrooper": 27.1, "grognard_doomtrooper_queries": 34.2}
    (tmp_path / costs.TIMES).write_text(json.dumps(times))
    assert costs.compile_times(tmp_path) == {"mypyc": 40.2, "core": 9.0, "doomtrooper": 61.3}


def test_what_is_missing_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(compiled, "fitting_build", lambda: tmp_path)
    assert costs.measured() == {}
    assert capsys.readouterr().err.splitlines() == [
        costs.NO_VALGRIND,
        "no compile times are known: 'make setup' writes them when it compiles the engine",
    ]


def test_the_baseline_has_tables_that_are_measured() -> None:
    kept = json.loads(costs.BASELINE.read_text("utf-8"))
    names = {f"{table.name}, {how}" for table in costs.TABLES for how in ("compiled", "interpreted")}
    known = set(kept["instructions per decision"])
    assert known
    assert known <= names
    assert set(kept["circumstances"]) >= set(costs.circumstances())


def test_starting_python_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    start, a_decision, a_game = 70_000_000, 5000, 700

    def counted(table: costs.Games, games: int, is_compiled: bool) -> tuple[int, int]:
        return start + games * a_game * a_decision, games * a_game

    monkeypatch.setattr(costs, "counted", counted)
    for table in costs.TABLES:
        for is_compiled in (True, False):
            assert costs.per_decision(table, is_compiled) == a_decision


def test_instructions_and_decisions_are_read_and_a_failure_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stand-in for valgrind runs the command and tells a number as callgrind does."""
    stand_in = tmp_path / "valgrind"
    stand_in.write_text('#!/bin/sh\nshift 2\n"$@" && echo "==1== Collected : 123456" >&2\n')
    stand_in.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.chdir(ROOT)
    solo = costs.Games("battlegrounds", "solo", 1, (1, 2), (1, 2))
    instructions, decisions = costs.counted(solo, 1, False)
    assert (instructions, decisions > 10) == (123456, True)
    monkeypatch.setattr(sys, "executable", "false")
    with pytest.raises(costs.Problem, match=r"^battlegrounds solo, 1 seats: "):
        costs.counted(solo, 1, False)
