"""Card pages are data: constructors and names, no functions and no text; and every card on them can be played."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from grognard import compiled
from grognard.cli.exercise import Record, exercise_all
from grognard.core.rng import Lots
from grognard.games.doomtrooper import words
from grognard.games.doomtrooper.cards import SETS, all_cards, catalogue
from grognard.games.doomtrooper.cards.page import card, page
from grognard.games.doomtrooper.cards.sources import PAGES as PAGE_OF
from grognard.games.doomtrooper.cards.sources import WORDS
from grognard.games.doomtrooper.deckbuilding.around import around
from grognard.games.doomtrooper.decks import problems as problems_of_deck
from grognard.games.doomtrooper.decks import shipped
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.game import GAME

CARDS = compiled.PACKAGE / "games/doomtrooper/cards"
FILES = sorted(path for path in CARDS.glob("*/*.py") if path.name != "__init__.py")
IMPORT = "from grognard.games.doomtrooper.cards.vocabulary import *"
LONGEST = 250  # lines of a page that can still be read
PLAIN = (
    ast.Module, ast.ImportFrom, ast.alias, ast.AnnAssign, ast.Assign, ast.Expr, ast.Constant, ast.Name, ast.Call,
    ast.keyword, ast.Tuple, ast.BinOp, ast.BitOr, ast.UnaryOp, ast.USub, ast.Load, ast.Store,
)  # fmt: skip
ASPECTS = {"changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning"}
WORD = re.compile(r'^    "(\w+)",  # (.+) \((\d{5}) (.+)\)$')


def problems(source: str) -> list[str]:
    """What a page holds beyond constructors, names, numbers, codes, keywords and names of cards."""
    tree = ast.parse(source)
    known = {word for fact in facts().values() for word in fact.keywords} | set(facts()) | ASPECTS
    known |= {fact.name for fact in facts().values()} | {rule.number for rule in GAME.speech.rules()}
    out = []
    for node in ast.walk(tree):
        if not isinstance(node, PLAIN):
            out.append(f"line {getattr(node, 'lineno', 0)}: {type(node).__name__}")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value not in known and node.value != ast.get_docstring(tree, clean=False):
                out.append(f"line {node.lineno}: the text {node.value!r}")
    return out


def cards_on(path: Path) -> list[ast.Call]:
    """The calls of `card` on a page."""
    tree = ast.parse(path.read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "card"]


def name_of(path: Path) -> str:
    """A page by its folder and its name."""
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_page_is_data_and_short(path: Path) -> None:
    source = path.read_text("utf-8")
    assert problems(source) == []
    assert [line for line in source.splitlines() if "import" in line] == [IMPORT]
    assert source.count("\nPAGE: Page = page(") == 1  # annotated: the compiler may read the set's folder before it
    assert len(source.splitlines()) <= LONGEST


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_page_holds_the_cards_of_its_set_and_type_with_their_names(path: Path) -> None:
    found = [(str(ast.literal_eval(call.args[0])), str(ast.literal_eval(call.args[1]))) for call in cards_on(path)]
    codes = [code for code, _ in found]
    assert codes == sorted(set(codes))
    for code, name in found:
        fact = facts()[code]
        assert (fact.name, fact.set, PAGE_OF[fact.type][0]) == (name, path.parent.name, path.stem)


def test_every_page_is_listed_by_its_set() -> None:
    written = {str(ast.literal_eval(call.args[0])) for path in FILES for call in cards_on(path)}
    assert written == set(all_cards())
    assert {one.__name__.rpartition(".")[2] for one in SETS} == {path.parent.name for path in FILES}


def test_a_code_twice_or_out_of_order_is_refused() -> None:
    one, other = card("01002", "AGENT NICK MICHAELS"), card("01003", "AH/UH-19 GRAPESHOT GUARDIAN")
    assert page(one, other) == (one, other)
    for wrong in ((one, one), (other, one)):
        with pytest.raises(ValueError, match="each only once"):
            page(*wrong)


@cache
def words_used() -> dict[str, set[str]]:
    """The words of the vocabulary on each card, those in phrases included."""
    phrases = {}
    for path in [CARDS / "phrases.py", *FILES]:
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                phrases[node.targets[0].id] = names_in(node.value)
    out = {}
    for path in FILES:
        for call in cards_on(path):
            found = names_in(call)
            for name in list(found):
                found |= phrases.get(name, set())
            out[str(ast.literal_eval(call.args[0]))] = found | {"page", "Page"}
    return out


def names_in(node: ast.AST) -> set[str]:
    """Every name in an expression."""
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def test_every_word_of_the_vocabulary_has_a_meaning_and_a_card_that_uses_it() -> None:
    entries = [
        line
        for module in ("general_words", "power_words")
        for line in (CARDS / f"{module}.py").read_text("utf-8").partition("__all__ = [\n")[2].splitlines()
        if line.startswith('    "')
    ]
    found = [match.groups() for line in entries if (match := WORD.match(line))]
    assert [word for word, *_ in found] == list(WORDS)
    assert len(WORDS) > 200
    for word, meaning, code, name in found:
        assert meaning[0] != " ", word
        assert facts()[code].name == name, word
        assert word in words_used()[code], f"{code} {name} does not use {word}"


@pytest.mark.parametrize(
    "source",
    [
        "def f(): pass",
        "f = lambda: 1",
        "PAGE = page(*[card(c, n) for c, n in X])",
        "if x: pass",
        "TEXT = 'Warrior gains two'",
        "T = f'{x}'",
        "PAGE = page(card('01001', 'any other sentence'))",
        "x = a if b else c",
    ],
)
def test_code_and_text_on_a_page_are_found(source: str) -> None:
    assert problems(source)


def test_every_card_of_the_decks_can_be_played() -> None:
    cards = catalogue()
    for deck in shipped().values():
        for _, _, code in deck.entries():
            assert cards.executable[cards.index[code]], facts()[code].name


@pytest.mark.long
def test_every_card_is_played_by_the_runner() -> None:
    """The short form of `grognard exercise`: games built around what was never played yet, until everything was."""
    record = Record(GAME, times=1, every_way=False)
    exercise_all(record, 2, 0, 1500, {})
    assert [record.rows[card]["name"] for card in record.wanted()] == []
    assert all(row["void"] for row in record.void)


def test_a_deck_around_a_card_holds_what_it_needs() -> None:
    """A caster for a spell, a follower for a gift, a warrior of the affiliation for equipment, a weapon for a part."""
    cards = catalogue()
    casters = [kind for kind in cards.playable if any(static.aspects() for static in cards.statics[kind])]
    followers = [kind for kind in cards.playable if "follower-of-algeroth" in cards.keywords[kind]]
    members = [kind for kind in cards.playable if cards.members[kind] & words.CYBERTRONIC]
    weapons = [kind for kind in cards.playable if cards.traits[kind] & words.WEAPON_SHOOT]
    needs = {"01091": casters, "01082": followers, "01032": members, "01314": weapons}
    for code, fitting in needs.items():
        deck = around([cards.index[code]], cards, Lots(1))
        assert problems_of_deck(deck) == []
        held = {cards.index[other] for _, _, other in deck.entries() if other != code}
        assert held & set(fitting), facts()[code].name
