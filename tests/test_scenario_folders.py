"""Where scenario files lie: a name says which rule or card a scenario shows, and it is the address of its page."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import grognard
from grognard.server import library
from tests.support import ROOT

SCENARIOS = ROOT / "scenarios"


@pytest.mark.parametrize("game", grognard.game_names())
def test_no_two_scenarios_of_a_game_have_the_same_name(game: str) -> None:
    names = Counter(path.stem for path in (SCENARIOS / game).rglob("*.yaml"))
    assert [name for name, count in names.items() if count > 1] == []
    assert list(library.scene_files(game)) == sorted(names)


def test_a_folder_of_rules_holds_the_rules_of_its_chapter() -> None:
    chapters = sorted((SCENARIOS / "doomtrooper" / "rules").iterdir())
    spans = [re.fullmatch(r"(\d{3})-(\d{3})-[a-z-]+", folder.name) for folder in chapters]
    bounds = [(int(span[1]), int(span[2])) for span in spans if span]
    assert len(bounds) == len(chapters)
    assert [first for first, _ in bounds] == [1, *(last + 1 for _, last in bounds[:-1])]
    for folder, (first, last) in zip(chapters, bounds, strict=True):
        for path in folder.iterdir():
            assert first <= int(path.name[:3]) <= last, path


def test_every_scenario_of_doomtrooper_lies_in_its_folder() -> None:
    folders = {"rules": r"\d{3}-", "rulings": r"A\d\d-", "cards": "card-", "interactions": "ex-", "puzzles": "puzzle-"}
    root = SCENARIOS / "doomtrooper"
    for path in root.rglob("*.yaml"):
        assert re.match(folders[path.relative_to(root).parts[0]], path.name), path
