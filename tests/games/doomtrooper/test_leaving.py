"""Every card leaves the table through `leave_play`, whichever pile it goes to."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.model.leaving import TO_ANNIHILATED, TO_GRAVE, TO_HAND, TO_LIBRARY, leave_play
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.staging.position import arrange
from grognard.games.doomtrooper.words import GONE, WARRIOR
from tests.support import ROOT

RULES = ROOT / "src/grognard/games/doomtrooper"
CARDS = catalogue()
PLACING = {
    "model/moves.py": {"new_slot", "put_in_play", "move_to_area"},
    "model/leaving.py": {"take_off_table"},
    "setup.py": {"clear_table"},
}
REMOVING = {"model/leaving.py": {"leave_play"}}
LISTED = [
    CARDS.codes[kind]
    for kind in CARDS.playable
    if CARDS.type[kind] == WARRIOR and (CARDS.auras[kind] or CARDS.acts[kind] or CARDS.whens[kind])
]
EVERY_LIST = (
    "slots", "auras", "banning_cards", "demanding_vehicles", "credit_cards", "identity_changers", "usable_cards",
    "triggered_cards", "expiring_cards",
)  # fmt: skip


def functions_that(path: Path, does: str) -> set[str]:
    """The functions of a module in which a statement `g.place = …` or a call of a name stands."""
    found = set()
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                targets = node.targets if isinstance(node, ast.Assign) else []
                sets = any(ast.unparse(target) == f"g.{does}" for target in targets)
                if sets or (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == does):
                    found.add(function.name)
    return found


@pytest.mark.parametrize(("does", "allowed"), [("place", PLACING), ("take_off_table", REMOVING)])
def test_places_change_and_cards_leave_in_one_module_each(does: str, allowed: dict[str, set[str]]) -> None:
    found = {path.relative_to(RULES).as_posix(): functions_that(path, does) for path in RULES.rglob("*.py")}
    assert {path: functions for path, functions in found.items() if functions} == allowed


@pytest.mark.parametrize("to", [TO_GRAVE, TO_ANNIHILATED, TO_HAND, TO_LIBRARY])
def test_a_card_goes_to_one_pile_of_its_owner_and_its_attachments_to_the_grave(to: int) -> None:
    """DT-318, DT-339."""
    g = arrange({"p1": {"warriors": [{"card": "hussar", "with": ["combat-armor"]}]}}, 2, 1, Options({}), CARDS)
    hussar = g.warriors[0][0]
    kind, armor = g.kind[hussar], g.kind[g.attached[hussar][0]]
    before = [row.count(kind) for row in (g.grave[0], g.annihilated[0], g.hand[0], g.library[0])]
    leave_play(g, hussar, to)
    after = [row.count(kind) for row in (g.grave[0], g.annihilated[0], g.hand[0], g.library[0])]
    assert [new - old for new, old in zip(after, before, strict=True)] == [int(pile == to) for pile in range(4)]
    assert g.grave[0].count(armor) == 1


@pytest.mark.parametrize("code", LISTED[::3])
def test_nothing_lists_a_card_that_has_left(code: str) -> None:
    g = arrange({"p1": {"warriors": [code]}}, 2, 1, Options({}), CARDS)
    warrior = g.warriors[0][0]
    leave_play(g, warrior, TO_GRAVE)
    assert g.place[warrior] == GONE
    assert [name for name in EVERY_LIST if warrior in getattr(g, name)] == []
    assert all(warrior not in row for row in g.warriors)
