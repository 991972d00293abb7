"""The texts of Doomtrooper's cards: every ability said, in sentences that are whole and say the same everywhere."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import pytest

from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.text.cards import CardText
from grognard.games.doomtrooper.text.phrases import kind_title
from grognard.games.doomtrooper.text.tongue import DoomTongue
from grognard.text import LANGUAGES
from grognard.text.lang import places

CARDS = catalogue()
KINDS = range(len(CARDS.codes))
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
    for kind, text in enumerate(texts(lang)):
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


def test_a_text_is_made_of_nothing_but_the_abilities() -> None:
    """Two cards with the same abilities differ in their type line alone."""
    said = CardText(tongue("en"))
    longshore, heimburg = CARDS.index["01193"], CARDS.index["01152"]
    assert said.text(longshore).replace("Mishima", "Bauhaus") == said.text(heimburg)
