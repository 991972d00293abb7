"""Three languages say everything, with the same facts, in forms that exist."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from grognard.core.game import Choice, Reason
from grognard.games.rush import state as s
from grognard.games.rush.rules import refusals
from grognard.games.rush.text import tongue as rush_tongue
from grognard.text import LANGUAGES
from grognard.text.lang import FILLER, LANGS, places, sentence
from tests.support import RUSH, random_match

WORDS: dict[str, Any] = {lang: import_module(f"grognard.games.rush.text.{lang}") for lang in LANGUAGES}
SHELL: dict[str, Any] = {lang: import_module(f"grognard.text.{lang}") for lang in LANGUAGES}


@pytest.mark.parametrize("words", [WORDS, SHELL], ids=["rush", "shell"])
def test_every_language_says_everything_with_the_same_facts(words: dict[str, Any]) -> None:
    english = words["en"].SAYINGS
    for lang in LANGUAGES:
        own = words[lang].SAYINGS
        assert set(own) == set(english), lang
        for key, saying in own.items():
            assert saying.strip(), f"{lang} {key}"
            assert places(saying) == places(english[key]), f"{lang} {key}"


def test_nothing_is_said_that_nobody_asks_for() -> None:
    """Every saying is used: an event, a question, an answer, a refusal, or named in the code."""
    code = "".join(path.read_text("utf-8") for path in Path(rush_tongue.__file__).parents[3].rglob("*.py"))
    for key in WORDS["en"].SAYINGS:
        kind, _, name = key.partition(".")
        used = {
            "event": name == "drew_hidden" or name in {facts[0] for facts in rush_tongue.EVENT_FACTS.values()},
            "why": name in {why for _, why in refusals.REFUSALS.values()},
            "achievement": True,
        }.get(kind, f'"{name}"' in code or f'"{key}"' in code or f"'{name}'" in code)
        assert used, key
    for key in SHELL["en"].SAYINGS:
        assert key.startswith("help.") or f'"{key}"' in code or f"'{key}'" in code, key


def test_every_event_and_refusal_has_its_saying() -> None:
    assert set(rush_tongue.EVENT_FACTS) == set(range(s.EVENTS))
    for key, _ in rush_tongue.EVENT_FACTS.values():
        assert f"event.{key}" in WORDS["en"].SAYINGS
    for _, why in refusals.REFUSALS.values():
        assert f"why.{why}" in WORDS["en"].SAYINGS


STRICT = ("who", "owner", "winners", "nation", "attack", "ability", "type")
CARDLIKE = ("card", "guard", "cards")


@pytest.mark.parametrize("lang", ["cs", "ro"])
def test_every_case_that_a_saying_asks_for_exists(lang: str) -> None:
    """Vehicle names never change, everything else must have the form."""
    w = WORDS[lang]
    forms = {
        "who": (w.YOU, w.PLAYER), "owner": (w.YOU, w.PLAYER), "winners": (w.YOU, w.PLAYER), "nation": w.NATIONS,
        "attack": w.NATIONS, "ability": w.ABILITIES, "type": w.TYPES,
    }  # fmt: skip
    for key, saying in w.SAYINGS.items():
        for _, field, spec, _ in FILLER.parse(saying):
            if not field or not spec or "|" in spec:
                continue
            if field in CARDLIKE:
                assert all(spec in word for word in (*w.REAR, *w.SINGLE_OF, *w.DOUBLE_OF)), f"{key}: {field}:{spec}"
            elif field in STRICT and not key.startswith("card."):
                assert all(spec in word for word in forms[field]), f"{key}: {field}:{spec}"
            else:
                noun, _, case = spec.partition(".")
                assert noun in w.NOUNS, f"{key}: {field}:{spec}"
                assert not case or case in w.NOUNS[noun], f"{key}: {field}:{spec}"


@pytest.mark.parametrize(
    ("lang", "noun", "said"),
    [
        ("en", "card", {0: "0 cards", 1: "1 card", 2: "2 cards", 20: "20 cards"}),
        ("cs", "card", {0: "0 karet", 1: "1 karta", 2: "2 karty", 4: "4 karty", 5: "5 karet", 22: "22 karet"}),
        (
            "ro",
            "card",
            {
                0: "0 cărți",
                1: "1 carte",
                2: "2 cărți",
                19: "19 cărți",
                20: "20 de cărți",
                101: "101 cărți",
                120: "120 de cărți",
            },
        ),
        ("cs", "medal", {1: "1 medaile", 3: "3 medaile", 7: "7 medailí"}),
    ],
)
def test_numbers_take_the_right_form(lang: str, noun: str, said: dict[int, str]) -> None:
    forms = WORDS[lang].NOUNS[noun]["nom"]
    assert {n: LANGS[lang].count(n, forms) for n in said} == said


def test_romanian_letters_have_a_comma_below() -> None:
    text = Path(WORDS["ro"].__file__).read_text("utf-8") + Path(SHELL["ro"].__file__).read_text("utf-8")
    assert not re.findall("[şţŞŢ]", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_in_games_is_a_clean_sentence(lang: str) -> None:
    """Prompts, answers, log lines, reasons and card texts of whole games, for every reader."""
    seen: set[str] = set()
    for seats, seed, options in ((2, 1, {}), (5, 2, {}), (3, 3, {"weak_hand": True, "refill_at_end": True})):
        match = random_match(seats, seed, 400, **options)
        tongue = RUSH.tongue(lang, match.cards)
        for events in match.events:
            for event in events:
                seen.update(tongue.event(RUSH.redact(event, reader), reader) for reader in (0, seats - 1, None))
        for at in range(0, len(match.answers), 7):
            state = match.branch(at).state if at % 70 == 0 else None
            if state is not None:
                seen.update(tongue.prompt(state.choice, reader) for reader in range(seats))
                seen.update(tongue.action(action, state) for action in state.options)
                for probe in RUSH.probes(state):
                    if (reason := state.why_not(probe)) is not None:
                        seen.add(tongue.reason(reason, state.seat))
    assert len(seen) > 300
    for said in seen:
        assert said == sentence(said), said
        assert not set("{}") & set(said), said
        assert "  " not in said, said
        assert not said.startswith((".", ",", " ")), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reader_is_you_and_others_are_named(lang: str) -> None:
    tongue = RUSH.tongue(lang, names=["Anna", "Bořek"])
    bought = (s.BOUGHT, 1, 12)
    assert "Bořek" in tongue.event(bought, 0)
    assert "Bořek" not in tongue.event(bought, 1)
    assert "Bořek" in tongue.prompt(Choice(1, "act", (), [15]), 0)
    assert "RUSH-031" in tongue.reason(Reason("RUSH-031", "played_already", (12,)), 0)
