"""Card pages are data: constructors and names, no functions and no text; and every card on them can be played."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from grognard import compiled
from grognard.cli.exercise import exercise_game
from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.decks import shipped
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.game import GAME

PAGES = sorted((compiled.PACKAGE / "games/doomtrooper/cards").glob("[a-z]*.py"))
PLAIN = (
    ast.Module, ast.ImportFrom, ast.alias, ast.Assign, ast.AnnAssign, ast.Expr, ast.Constant, ast.Name, ast.Attribute,
    ast.Call, ast.keyword, ast.Dict, ast.Tuple, ast.List, ast.BinOp, ast.BitOr, ast.UnaryOp, ast.USub, ast.Subscript,
    ast.Load, ast.Store,
)  # fmt: skip
ASPECTS = {"changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning"}


def problems(source: str) -> list[str]:
    """What a page holds beyond constructors, names, numbers, codes and keywords."""
    tree = ast.parse(source)
    known = {word for fact in facts().values() for word in fact.keywords} | set(facts()) | ASPECTS
    annotations = {
        id(part) for node in ast.walk(tree) if isinstance(node, ast.AnnAssign) for part in ast.walk(node.annotation)
    }
    out = []
    for node in ast.walk(tree):
        if not isinstance(node, PLAIN):
            out.append(f"line {getattr(node, 'lineno', 0)}: {type(node).__name__}")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in annotations:
            if node.value not in known and node.value != ast.get_docstring(tree, clean=False):
                out.append(f"line {node.lineno}: the text {node.value!r}")
    return out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_is_data(page: Path) -> None:
    assert problems(page.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "def f(): pass",
        "f = lambda: 1",
        "CARDS = {c: () for c in X}",
        "if x: pass",
        "TEXT = 'Warrior gains two'",
        "T = f'{x}'",
        "CARDS = {'01001': ('any other sentence',)}",
        "x = a if b else c",
    ],
)
def test_what_is_no_data_is_found(source: str) -> None:
    assert problems(source)


def test_every_card_of_the_decks_can_be_played() -> None:
    cards = catalogue()
    for deck in shipped().values():
        for _, _, code in deck.entries():
            assert code in cards.index, facts()[code].name


@pytest.mark.long
def test_every_card_is_played_by_the_runner() -> None:
    """Games that look for what was never played yet, until everything was."""
    cards = catalogue()
    played: Counter[int] = Counter()
    for seed in range(1200):
        exercise_game(GAME, 2, seed, GAME.exercise, played)
        if len(played) == len(cards.codes):
            break
    assert [name for kind, name in enumerate(cards.names) if not played[kind]] == []
