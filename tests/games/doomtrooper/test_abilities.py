"""Code that asks what a card in play can do reads `g.abilities[slot]`, so that a card may gain other abilities."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.games.doomtrooper.cards import all_cards, catalogue_of
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.staging.position import arrange
from grognard.games.doomtrooper.words import A
from tests.support import ROOT

RULES = ROOT / "src/grognard/games/doomtrooper"
FOLDERS = ("model", "queries", "flow", "effects", "table", "staging")
WRITERS = ("derive_fields", "new_slot", "set_kind")  # give a card in a slot the abilities printed on it
READERS = sorted(path for folder in FOLDERS for path in (RULES / folder).glob("*.py"))
COLUMNS = (
    "absents", "acts", "alters", "auras", "bans", "credit", "grants", "hides", "inert", "marks", "opens", "picky",
    "powers", "statics", "whens",
)  # fmt: skip


def is_of_slot(node: ast.expr, kinds: set[str]) -> bool:
    """Whether an index is the kind of the card in a slot: `g.kind[slot]`, or a name for that."""
    if isinstance(node, ast.Name):
        return node.id in kinds
    if not isinstance(node, ast.Subscript):
        return False
    of = node.value
    return (isinstance(of, ast.Attribute) and of.attr == "kind") or (isinstance(of, ast.Name) and of.id == "kind")


def names_of_kinds(function: ast.AST) -> set[str]:
    """The local names for kinds of cards in slots."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                pairs = [(target, node.value)]
                if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs = list(zip(target.elts, node.value.elts, strict=True))
                found |= {name.id for name, value in pairs if isinstance(name, ast.Name) and is_of_slot(value, set())}
    return found


def is_column(node: ast.expr, names: set[str]) -> bool:
    """Whether it is a column of abilities: `g.cards.statics`, or a name for that."""
    if isinstance(node, ast.Name):
        return node.id in names
    if not isinstance(node, ast.Attribute) or ast.unparse(node.value).split(".")[-1] != "cards":
        return False
    return node.attr in COLUMNS or node.attr == "abilities"


def names_of_columns(function: ast.AST) -> set[str]:
    """The local names for columns of abilities."""
    found = [node for node in ast.walk(function) if isinstance(node, ast.Assign) and is_column(node.value, set())]
    return {name.id for node in found for name in node.targets if isinstance(name, ast.Name)}


def direct_reads(source: str) -> Iterator[str]:
    """The places where the abilities of a card in a slot are read from the catalogue."""
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef) or function.name in WRITERS:
            continue
        kinds, columns = names_of_kinds(function), names_of_columns(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Subscript) and is_column(node.value, columns):
                if is_of_slot(node.slice, kinds) or ast.unparse(node.value).endswith(".abilities"):
                    yield f"{function.name}: {ast.unparse(node)}"


@pytest.mark.parametrize("path", READERS, ids=lambda path: path.relative_to(RULES).as_posix())
def test_abilities_of_cards_in_slots_are_read_in_one_place(path: Path) -> None:
    assert list(direct_reads(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "read",
    [
        "g.cards.statics[g.kind[slot]]",
        "cards.auras[kind[slot]]",
        "(kind := 1) and g.cards.abilities[kind]",
    ],
)
def test_a_direct_read_is_found(read: str) -> None:
    assert len(list(direct_reads(f"def reads(g, slot):\n    return {read}\n"))) == 1


def test_a_direct_read_through_a_name_is_found() -> None:
    source = "def reads(g, slot):\n    kind, way = g.kind[slot], 1\n    return g.cards.acts[kind][way]\n"
    assert list(direct_reads(source)) == ["reads: g.cards.acts[kind]"]


def test_a_column_with_a_name_of_its_own_is_found() -> None:
    source = "def reads(g, slot):\n    powers = g.cards.powers\n    return powers[g.kind[slot]]\n"
    assert list(direct_reads(source)) == ["reads: powers[g.kind[slot]]"]


def test_abilities_of_a_card_in_hand_may_be_read_by_its_kind() -> None:
    assert list(direct_reads("def reads(g, kind):\n    return g.cards.acts[kind]\n")) == []


def test_a_card_with_the_abilities_of_another_does_what_the_other_does() -> None:
    """What PLAGIARIZE and AMNESIA will need: ratings follow the abilities that a card has, not its kind."""
    cards = catalogue_of(all_cards())
    g = arrange({"p1": {"warriors": [{"card": "hussar", "with": ["combat-armor"]}]}}, 2, 1, Options({}), cards)
    hussar = g.warriors[0][0]
    protected = rating(g, hussar, A)
    (armor,) = g.attached[hussar]
    g.abilities[armor] = cards.abilities[cards.index["01001"]]
    assert rating(g, hussar, A) < protected
