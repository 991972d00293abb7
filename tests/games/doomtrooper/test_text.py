"""Doomtrooper in three languages says everything, with the same facts, in forms that exist."""

from __future__ import annotations

import random
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from grognard import compiled
from grognard.core.action import pack
from grognard.core.agenda import Choice
from grognard.core.game import Reason
from grognard.games.doomtrooper import events, setup, verbs
from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.effects.combat import SHARES_ASKED
from grognard.games.doomtrooper.facts import SETS
from grognard.games.doomtrooper.model.moves import new_slot, put_in_play
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.model.state import NONE
from grognard.games.doomtrooper.queries import refusals
from grognard.games.doomtrooper.queries.windows import ASKED
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.text import names
from grognard.games.doomtrooper.text.tongue import ASK_FACTS, EVENT_FACTS, DoomTongue
from grognard.text import LANGUAGES
from grognard.text.lang import FILLER, places, sentence

WORDS: dict[str, Any] = {lang: import_module(f"grognard.games.doomtrooper.text.{lang}") for lang in LANGUAGES}
ENGLISH: dict[str, str] = WORDS["en"].SAYINGS
RULES = compiled.PACKAGE / "games" / "doomtrooper"
PARSING = (RULES / "parsing.py", *(RULES / "staging").glob("*.py"), RULES / "decks" / "exchange.py")
TABLE = RULES / "terminal.py"
CARDS = catalogue()
MUSTERED = CARDS.index["01008"]
EVENTS = {name: number for name, number in vars(events).items() if name.isupper()}
CLAUSES = [value for value in vars(refusals).values() if isinstance(value, Clause)]
REASONS = {(clause.rule, clause.saying) for clause in CLAUSES}
REASONS |= {(rule, refusals.SAID_OF_USE[why]) for rule, why in REASONS if why in refusals.SAID_OF_USE}
languages = pytest.mark.parametrize("lang", LANGUAGES)


def asked_words() -> set[str]:
    """Every question that the rules ask, found in their source."""
    code = "".join(path.read_text("utf-8") for path in sorted(RULES.rglob("*.py")))
    found = set(re.findall(r'g\.ask\([^"\n]*"(\w+)"', code))
    return found | set(ASKED) | set(SHARES_ASKED)


def tongue(lang: str) -> DoomTongue:
    return DoomTongue(lang, CARDS, ["Anna", "Bořek"])


def random_table(seed: int) -> DoomtrooperState:
    """Two libraries of any cards, so that all kinds of play come up."""
    lots = random.Random(seed)
    libraries = [[lots.choice(CARDS.playable) for _ in range(60)] for _ in range(2)]
    options = Options({})
    return setup.deal(libraries, [[], []], seed, options, CARDS, False)


def is_clean(said: str) -> bool:
    """A finished sentence: nothing left to fill, no stray blanks or stops."""
    return bool(said) and said == sentence(said) and not set("{}") & set(said) and ".." not in said


@languages
def test_every_language_says_everything_with_the_same_facts(lang: str) -> None:
    own = WORDS[lang].SAYINGS
    assert set(own) == set(ENGLISH)
    for key, saying in own.items():
        assert saying.strip(), key
        assert places(saying) == places(ENGLISH[key]), key


def test_no_language_is_left_in_english() -> None:
    for lang in ("cs", "ro"):
        same = [key for key, saying in WORDS[lang].SAYINGS.items() if saying == ENGLISH[key]]
        assert set(same) <= {"card.plain", "card.rated", "do.tactic", "event.compared", "label.price"}, same


def test_every_question_verb_event_and_refusal_has_its_saying() -> None:
    asked = asked_words()
    assert asked >= {"act", "target", "split", "window", "counter"}
    for ask in asked:
        assert f"ask.{ask}" in ENGLISH
        assert f"wait.{ask}" in ENGLISH
    assert set(ASK_FACTS) <= asked
    assert all(f"do.{word}" in ENGLISH for word in verbs.WORDS)
    assert set(EVENT_FACTS) == set(EVENTS.values())
    assert all(f"event.{key}" in ENGLISH for key, _ in EVENT_FACTS.values())
    assert {f"why.{why}" for _, why in REASONS} == {key for key in ENGLISH if key[:4] == "why."}


def test_nothing_is_said_that_nobody_asks_for() -> None:
    sources = (*[RULES / "text" / f"{name}.py" for name in ("tongue", "answers", "book", "scene")], TABLE, *PARSING)
    code = "".join(path.read_text("utf-8") for path in sources)
    used = {f"label.set_{id}" for id in SETS}
    used |= {f"event.{key}" for key, _ in EVENT_FACTS.values()} | {f"do.{word}" for word in verbs.WORDS}
    used |= {f"{kind}.{ask}" for kind in ("ask", "wait") for ask in asked_words()} | {"label.you"}
    used |= {f"do.{verbs.WORDS[verb]}_{ask}" for verb in verbs.ALONE for ask in asked_words()}
    used |= {f"why.{why}" for _, why in REASONS}
    for key in set(ENGLISH) - used:
        assert f'"{key}"' in code or f'"{key.partition(".")[2]}"' in code, key


@languages
def test_every_case_that_a_saying_asks_for_exists(lang: str) -> None:
    own = WORDS[lang]
    things = (own.WARRIOR, own.CARD, own.HIDDEN, own.THIS_WARRIOR, own.THIS_CARD)
    persons = (own.YOU, own.PLAYER)
    known = {
        **dict.fromkeys(("warrior", "foe", "card", "bearer"), things),
        **dict.fromkeys(("who", "owner", "winners"), persons),
        "extra": own.EXTRA_ACTIONS,
        "tactic": own.TACTICS,
    }
    for key, saying in own.SAYINGS.items():
        for _, field, spec, _ in FILLER.parse(saying):
            if field and spec and "|" not in spec:
                noun, _, case = spec.partition(".")
                if field in known:
                    assert all(spec in word for word in known[field]), f"{key}: {field}:{spec}"
                else:
                    assert (case or "nom") in own.NOUNS[noun], f"{key}: {field}:{spec}"


@languages
def test_every_word_of_the_cards_is_known(lang: str) -> None:
    own = WORDS[lang]
    assert list(own.TYPES) == list(w.TYPES)
    assert list(own.AFFILIATIONS) == list(w.AFFILIATIONS)
    said = tongue(lang)
    for kind in CARDS.playable:
        assert is_clean(said.card_text(kind)), CARDS.codes[kind]


@languages
def test_every_event_is_told_with_and_without_the_kinds_in_its_slots(lang: str) -> None:
    """A slot is named by the kind told behind the other facts, and by its number where none is told."""
    said = tongue(lang)
    for number, (_, facts) in EVENT_FACTS.items():
        full = (number, *[MUSTERED if name.endswith(".kind") else 1 for name in facts])
        for reader in (0, 1, None):
            assert is_clean(said.event(full, reader)), full
        slots = [name for name in facts if f"{name}.kind" in facts]
        if slots:
            bare = full[: len(full) - len(slots)]
            assert "#1" in said.event(bare, 0)
            assert "#" not in said.event(full, 0)
            assert "Archangel" in said.event(full, 0)
    assert is_clean(said.event((events.OVER,), 0))
    assert is_clean(said.event((events.KILLED, 3, NONE), 0))
    assert is_clean(said.event((events.HAND_DISCARDED, 1, verbs.UNKNOWN), 0))
    assert is_clean(said.event((events.SOUGHT_COVER, 3, verbs.UNKNOWN), 0))


@languages
def test_every_refusal_is_said_with_and_without_its_card(lang: str) -> None:
    said = tongue(lang)
    for rule, why in sorted(REASONS):
        for facts in ((), (MUSTERED,), (MUSTERED, MUSTERED)):
            line = said.reason(Reason(rule, why, facts), 0)
            assert is_clean(line), line
            assert line.endswith(f"({rule})")


@languages
def test_a_reason_names_the_card_behind_it_once(lang: str) -> None:
    said, name = tongue(lang), tongue(lang).card(MUSTERED)
    alone = said.reason(Reason("DT-315", "is_idle", (MUSTERED,), MUSTERED), 0)
    assert alone == said.reason(Reason("DT-315", "is_idle", (MUSTERED,)), 0)
    assert alone.count(name) == 1
    another = said.reason(Reason("DT-315", "is_idle", (MUSTERED,), MUSTERED + 1), 0)
    assert said.card(MUSTERED + 1) in another


@languages
def test_everything_said_in_games_is_a_clean_sentence(lang: str) -> None:
    """Prompts, answers and log lines of whole games, for every reader."""
    said = tongue(lang)
    seen: set[str] = set()
    asked: set[str] = set()
    for seed in range(3):
        table, lots = random_table(seed), random.Random(seed)
        for _ in range(1500):
            if not table.options:
                break
            asked.add(table.asked)
            choice = table.choice
            assert choice is not None
            seen.update(said.prompt(choice, reader) for reader in (0, 1, None))
            seen.update(said.action(action, table) for action in table.options)
            happened: list[tuple[int, ...]] = []
            table.apply(lots.choice(table.options), happened)
            seen.update(said.event(event, reader) for event in happened for reader in (0, 1, None))
    assert asked >= {"act", "discard", "window", "attacker", "defender", "tactic", "split", "target"}
    assert [line for line in seen if not is_clean(line)] == []


@languages
def test_verbs_that_no_rule_uses_yet_can_be_said(lang: str) -> None:
    table = random_table(1)
    said = tongue(lang)
    slot = new_slot(table, MUSTERED, 0, w.SQUAD)
    put_in_play(table, slot, w.SQUAD)
    for verb in (*verbs.ALONE, verbs.TRANSFER, verbs.WEAPON, verbs.ZONE, verbs.STEPS):
        assert is_clean(said.action(pack(verb, slot, MUSTERED), table)), verbs.WORDS[verb]


def test_an_answer_reads_as_a_button() -> None:
    table = random_table(1)
    said = tongue("en")
    slot = new_slot(table, MUSTERED, 1, w.SQUAD)
    put_in_play(table, slot, w.SQUAD)
    table.set_flag(slot, w.WOUNDED, True)
    table.seat = 0
    assert said.action(pack(verbs.PLAY, MUSTERED), table) == "Muster Archangel for 3 D"
    assert said.action(pack(verbs.AGAINST, slot, MUSTERED), table) == "Attack Archangel (Bořek, wounded)"
    table.set_flag(slot, w.WOUNDED, False)
    table.set_flag(slot, w.UNPAID | w.COVERED, True)
    assert said.action(pack(verbs.AGAINST, slot, verbs.UNKNOWN), table) == "Attack a hidden warrior (Bořek)"
    assert said.action(pack(verbs.SPLIT, 3, 5), table) == "3 Destiny points and 5 Promotion points"


@languages
def test_the_reader_is_you_and_others_are_named(lang: str) -> None:
    said = tongue(lang)
    assert "Bořek" in said.event((events.MEDITATED, 1), 0)
    assert "Bořek" not in said.event((events.MEDITATED, 1), 1)
    assert "Bořek" in said.prompt(Choice(1, "act", (), [verbs.END]), 0)


def test_points_are_gained_and_lost() -> None:
    said = tongue("cs")
    assert said.event((events.POINTS, 0, 3, 5), 0) == "Získáváte 3 body osudu a 5 vítězných bodů."
    assert said.event((events.POINTS, 1, -1, 0), 0) == "Bořek ztrácí 1 bod osudu."
    assert said.event((events.POINTS, 0, -2, 2), 0) == "Získáváte 2 vítězné body. Ztrácíte 2 body osudu."
    assert said.event((events.CHANGED, 4, 2, 0, -1, 0), 0) == "Bojovník #4 má do konce souboje +2 Z a −1 O."


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        ("ALAKHAI THE CUNNING", "Alakhai the Cunning"),
        ('HMG MK. XIXB "CHARGER"', 'HMG Mk. XIXB "Charger"'),
        ("AH/UH-19 GRAPESHOT GUARDIAN", "AH/UH-19 Grapeshot Guardian"),
        ("L&A PLASMA CARBINE", "L&A Plasma Carbine"),
        ("SGT. MCBRIDE", "Sgt. McBride"),
        ("TIMOTHY MACGUIRE", "Timothy MacGuire"),
        ("CYBERCURITY MP", "Cybercurity MP"),
        ("CRUSADER SP ROCKET LAUNCHER", "Crusader SP Rocket Launcher"),
        ("NIMROD MK I", "Nimrod Mk I"),
        ("FALLEN FROM FAVOR", "Fallen from Favor"),
        ("THE MONKEY'S FOOT", "The Monkey's Foot"),
        ("DEMNOGONIS–THE BEFOULER", "Demnogonis–The Befouler"),
    ],
)
def test_english_names_read_as_titles(printed: str, said: str) -> None:
    assert names.english(printed) == said


def test_czech_names_are_used_where_they_are_known() -> None:
    assert names.czech("VELKÝ ZUŘIVEC BAUHAUSU") == "Velký zuřivec Bauhausu"
    assert names.czech("SERŽANT MCBRIDE") == "Seržant McBride"
    clansman = CARDS.names.index("CLANSMAN")
    assert [tongue(lang).card(clansman) for lang in ("en", "cs", "ro")] == ["Clansman", "Příslušník klanu", "Clansman"]
    assert tongue("cs").card(MUSTERED) == "Archangel"


def test_romanian_letters_have_a_comma_below() -> None:
    assert not re.findall("[şţŞŢ]", Path(WORDS["ro"].__file__).read_text("utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ways_to_play_and_use_a_card_are_told_apart(lang: str) -> None:
    """TO BE OR NOT TO BE gives +4 or −4: both would be "Play To Be or Not to Be"."""
    words, g = tongue(lang), random_table(3)
    cards = g.cards
    alike = []
    for kind in cards.playable:
        ways = [
            words.action(pack(verbs.PLAY, kind, n), g) for n, play in enumerate(cards.plays[kind]) if not play.opened
        ]
        uses = [words.card_texts.way_used(kind, n) for n in range(len(cards.acts[kind]))]
        alike += [cards.names[kind]] if len({*ways}) < len(ways) or len({*uses}) < len(uses) else []
    assert alike == []
