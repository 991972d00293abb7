"""The texts of Doomtrooper's cards: every ability said, in sentences that are whole and say the same everywhere."""

from __future__ import annotations

import ast
import inspect
import re
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from grognard import compiled
from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.selectors import ALWAYS, Case, Which
from grognard.games.doomtrooper.language.statics import Aura, Gains
from grognard.games.doomtrooper.language.void import Void
from grognard.games.doomtrooper.text.cards import CardText, method_name
from grognard.games.doomtrooper.text.phrases import kind_title
from grognard.games.doomtrooper.text.tongue import DoomTongue
from grognard.text import LANGUAGES
from grognard.text.lang import places
from tests.text.test_doomtrooper_nodes import EXAMPLES

CARDS = catalogue()
GAME = compiled.PACKAGE / "games" / "doomtrooper"
TEXT = GAME / "text"
KINDS = CARDS.playable
languages = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def tongue(lang: str) -> DoomTongue:
    return DoomTongue(lang, CARDS, [])


@cache
def texts(lang: str) -> list[str]:
    return [tongue(lang).card_text(kind) for kind in KINDS]


def module(kind: str, lang: str) -> Any:
    return import_module(f"grognard.games.doomtrooper.text.{kind}_{lang}")


def clauses(kind: int, lang: str) -> list[str]:
    said = tongue(lang).card_texts
    return said.clauses(kind)


@languages
def test_every_card_has_a_whole_text(lang: str) -> None:
    for kind, text in zip(KINDS, texts(lang), strict=True):
        assert text[-1] == ".", CARDS.names[kind]
        assert text[0].isupper(), text
        assert not set("{}|~\n") & set(text), text
        for wrong in ("  ", "..", " ,", " .", ",,", ".,", ":,", " :", "None", "( ", " )"):
            assert wrong not in text.replace("dvs.", "dvs"), text


@languages
def test_romanian_and_czech_letters_are_the_right_ones(lang: str) -> None:
    for text in texts(lang):
        assert not set("şţŞŢ") & set(text), text  # a cedilla is not a comma below


def test_every_language_says_a_card_in_as_many_sentences() -> None:
    for kind in KINDS:
        counts = {lang: len(clauses(kind, lang)) for lang in LANGUAGES}
        assert len(set(counts.values())) == 1, (CARDS.names[kind], counts)


@languages
def test_every_language_has_the_same_sayings_with_the_same_words(lang: str) -> None:
    english, own = module("cards", "en"), module("cards", lang)
    assert list(own.SAYINGS) == list(english.SAYINGS)
    for key, saying in own.SAYINGS.items():
        assert places(saying) - {"it"} == places(english.SAYINGS[key]) - {"it"}, key  # `it` may only lend its number
    for table in ("SIDES", "IS_SIDE", "TAGS", "INTO", "ASPECTS", "AFFILIATION_TO", "OF_AFFILIATION"):
        assert set(getattr(own, table)) == set(getattr(english, table)), table
    for table in ("NOUNS", "ADJECTIVES", "AFFILIATIONS", "SIDES", "PLACES"):
        assert set(getattr(module("nouns", lang), table)) == set(getattr(module("nouns", "en"), table)), table


@languages
def test_every_noun_has_all_its_forms(lang: str) -> None:
    one, many = {"en": (1, 1), "cs": (5, 5), "ro": (4, 3)}[lang]
    for key, (*_, singular, plural) in module("nouns", lang).NOUNS.items():
        parted = "|" if "|" in singular else "/"
        if lang != "en":
            assert len(singular.split(parted)) == one, key
            assert len(plural.split(parted)) == many, key


def test_every_keyword_has_a_noun_or_is_the_title_of_a_card() -> None:
    nouns = module("nouns", "en").NOUNS
    tags = module("cards", "en").TAGS
    for kind in KINDS:
        for word in CARDS.keywords[kind]:
            known = word in nouns or word in tags or word.startswith(("follower-of-", "gift-of-")) or kind_title(word)
            assert known, word


def nodes_of(kind: int) -> list[Any]:
    """Every node of a card: its abilities and all they are made of."""
    auras: list[Any] = list(CARDS.auras[kind])
    out: list[Any] = [*CARDS.statics[kind], *auras, *(aura.static for aura in auras), *CARDS.opens[kind]]
    abilities: list[Any] = [*CARDS.plays[kind], *CARDS.acts[kind], *CARDS.whens[kind]]
    for ability in abilities:
        out += [ability, *effects_of(ability.do)]
    if CARDS.void[kind]:
        out.append(Void(CARDS.void[kind]))
    return out


def effects_of(effect: Any) -> list[Any]:
    """An effect and its parts."""
    return [effect, *(node for part in effect.parts() for node in effects_of(part))]


@cache
def classes() -> dict[str, Any]:
    """Every class of node that a card uses, by name, with a node of it."""
    return {type(node).__name__: node for kind in KINDS for node in nodes_of(kind)}


def test_every_class_of_node_has_a_saying_and_an_example() -> None:
    said = [name for name, node in classes().items() if hasattr(CardText, method_name(node))]
    assert set(classes()) - set(said) == set()
    shown = {type(example.node).__name__ for example in EXAMPLES}
    assert set(classes()) - shown == set(), "no example in test_doomtrooper_nodes.py"


def fields() -> dict[str, list[tuple[str, str]]]:
    """What each class of node is made with, by name, and the class that has it; compiled classes do not tell it."""
    sources = [*(GAME / "language").glob("*.py"), *(GAME / "effects").glob("*.py")]
    trees = [ast.parse(source.read_text("utf-8")) for source in sources]
    found = {node.name: node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    return {name: made_with(node, found) for name, node in found.items()}


def made_with(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> list[tuple[str, str]]:
    """The parameters of a class; if it is made of parts, the fields that they fill, those of its base among them."""
    out: list[tuple[str, str]] = []
    for made in (f for f in node.body if isinstance(f, ast.FunctionDef) and f.name == "__init__"):
        out += [(node.name, arg.arg) for arg in made.args.args[1:]]
        if made.args.vararg and made.args.vararg.arg == "parts":
            stores = (n for n in ast.walk(made) if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store))
            out = [(node.name, n.attr) for n in stores if isinstance(n.value, ast.Name) and n.value.id == "self"]
            bases = [classes[base.id] for base in node.bases if isinstance(base, ast.Name) and base.id in classes]
            out += [field for base in bases for field in made_with(base, classes)]
    return out


FIELDS = fields()
# Fields that change nothing a reader of the card could see
UNSAID = {
    ("When", "everybody"),  # only an order (DT-022)
    ("Play", "for_all"),  # said by an effect without a target
    ("DiscardThis", "without"),  # said by its moment
    ("Infect", "code"),  # the card itself
    ("InfectOutpost", "code"),
    ("Change", "fixed"),  # said by where it stands: before what is paid for
}
AMOUNTS = {"f", "s", "a", "v"}
REPEATED = {"is_rare", "is_rated", "plain", "typed", "wider"}  # what a selector notes of its other fields


def test_every_field_of_a_node_is_said() -> None:
    """A field that no saying reads is something the engine does and the card does not tell."""
    code = "\n".join(page.read_text("utf-8") for page in sorted(TEXT.glob("*.py")))
    silent = []
    for name, node in classes().items():
        method = inspect.getsource(getattr(CardText, method_name(node)))
        for owner, field in FIELDS[name]:
            read = rf"\b(?:node|play|case|aura)\.{field}\b"
            own = re.search(rf"\bnode\.{field}\b", method) or (field in AMOUNTS and "node.amounts" in method)
            if not own and (isinstance(node, Effect) or not re.search(read, code)):
                silent.append((owner, field))
    assert set(silent) - UNSAID == set()


def test_every_field_of_a_selector_is_said() -> None:
    phrases = (TEXT / "phrases.py").read_text("utf-8")
    cards = (TEXT / "cards.py").read_text("utf-8")
    assert [field for field in fields_of(Which) if f"which.{field}" not in phrases and field not in REPEATED] == []
    assert [field for field in fields_of(Case) if f"case.{field}" not in cards and field not in REPEATED] == []
    assert [field for field in fields_of(Aura) if f"node.{field}" not in cards] == []


def fields_of(cls: Any) -> list[str]:
    """The fields of a class, compiled or not."""
    found: tuple[str, ...] = getattr(cls, "__mypyc_attrs__", None) or cls.__slots__
    assert len(found) > 1
    return [name for name in found if not name.startswith("__")]


def numbers(node: Any) -> set[int]:
    """The numbers of a node that a text must tell."""
    out: set[int] = set()
    for name in ("amounts", "d", "p", "per", "points", "more", "most"):
        value = getattr(node, name, 0)
        out |= {abs(n) for n in (value if isinstance(value, (list, tuple)) else [value])}
    return {n for n in out if n > 2}


@languages
def test_the_numbers_of_a_node_stand_in_the_text(lang: str) -> None:
    for kind, text in zip(KINDS, texts(lang), strict=True):
        for node in nodes_of(kind):
            if not getattr(node, "opened", False):
                for n in numbers(node):
                    said = [n] if not isinstance(node, Gains) else [n, *(n + more for more in plain_gains(kind))]
                    assert any(re.search(rf"(?<!\d){one}(?!\d)", text) for one in said), (text, n)


def plain_gains(kind: int) -> set[int]:
    """What a card gives in every case: the text adds it to what the card gives instead in some case."""
    return {n for node in CARDS.statics[kind] if isinstance(node, Gains) and node.case is ALWAYS for n in node.amounts}


def test_a_text_is_made_of_nothing_but_the_abilities() -> None:
    """Two cards with the same abilities differ in their type line alone."""
    said = CardText(tongue("en"))
    longshore, heimburg = CARDS.index["01193"], CARDS.index["01152"]
    assert said.text(longshore).replace("Mishima", "Bauhaus") == said.text(heimburg)


def test_tags_of_followers_repeat_nothing() -> None:
    prophet = {lang: tongue(lang).card_texts.tags(CARDS.index["04070"]) for lang in LANGUAGES}
    assert prophet == {
        "en": "follower of all Apostles",
        "cs": "stoupenec všech apoštolů",
        "ro": "adept al tuturor apostolilor",
    }
    assert tongue("en").card_texts.tags(CARDS.index["01219"]) == "Nepharite, follower of Algeroth"
