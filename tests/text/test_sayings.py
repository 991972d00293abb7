"""Three languages say everything, with the same facts, in forms that exist."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from building.fields import numbers
from grognard.core.agenda import Choice
from grognard.core.game import Game, InputError, Reason
from grognard.games.battlegrounds import events as bg_events
from grognard.games.battlegrounds.rules import refusals as bg_refusals
from grognard.games.battlegrounds.text import tongue as bg_tongue
from grognard.games.rush import events as rush_events
from grognard.games.rush.rules import refusals as rush_refusals
from grognard.games.rush.text import tongue as rush_tongue
from grognard.text import LANGUAGES
from grognard.text.lang import FILLER, LANGS, places, sentence
from tests.support import BATTLEGROUNDS, ROOT, RUSH, random_game


def modules(package: str) -> dict[str, Any]:
    return {lang: import_module(f"{package}.{lang}") for lang in LANGUAGES}


WORDS = {"rush": modules("grognard.games.rush.text"), "battlegrounds": modules("grognard.games.battlegrounds.text")}
SHARED = {"earlier rules": modules("grognard.text"), "terminal": modules("grognard.cli.text")}
TONGUES: dict[str, Any] = {"rush": rush_tongue, "battlegrounds": bg_tongue}
REFUSALS: dict[str, Any] = {"rush": rush_refusals.REFUSALS, "battlegrounds": bg_refusals.REFUSALS}
EVENTS = {game: numbers(ROOT / f"src/grognard/games/{game}/events.py") for game in WORDS}
games = pytest.mark.parametrize("game", list(WORDS))


@pytest.mark.parametrize("words", [*WORDS.values(), *SHARED.values()], ids=[*WORDS, *SHARED])
def test_every_language_says_everything_with_the_same_facts(words: dict[str, Any]) -> None:
    english = words["en"].SAYINGS
    for lang in LANGUAGES:
        own = words[lang].SAYINGS
        assert set(own) == set(english), lang
        for key, saying in own.items():
            assert saying.strip(), f"{lang} {key}"
            assert places(saying) == places(english[key]), f"{lang} {key}"


@games
def test_no_language_is_left_in_english(game: str) -> None:
    english = WORDS[game]["en"].SAYINGS
    for lang in ("cs", "ro"):
        same = [key for key, saying in WORDS[game][lang].SAYINGS.items() if saying == english[key]]
        assert len(same) < 12, same


@games
def test_nothing_is_said_that_nobody_asks_for(game: str) -> None:
    """Every saying is used: an event, a refusal, or named in the code."""
    files = Path(rush_tongue.__file__).parents[3].rglob("*.py")
    code = "".join(path.read_text("utf-8") for path in files if path.stem not in LANGUAGES)
    events = {facts[0] for facts in TONGUES[game].EVENT_FACTS.values()} | {"drew_hidden", "moved_back", "over_nobody"}
    reasons = {why for _, why in REFUSALS[game].values()}
    for key in WORDS[game]["en"].SAYINGS:
        kind, _, name = key.partition(".")
        named = f'"{name}"' in code or f'"{key}"' in code or f"'{name}'" in code
        shot = kind == "do" and name.startswith("shoot_")
        used = {"event": name in events, "why": name in reasons, "achievement": True}.get(kind, named or shot)
        assert used, key
    for key in (key for words in SHARED.values() for key in words["en"].SAYINGS):
        assert key.startswith(("help.", "policy.", "moment.")) or f'"{key}"' in code or f"'{key}'" in code, key


@games
def test_every_event_and_refusal_has_its_saying(game: str) -> None:
    sayings = WORDS[game]["en"].SAYINGS
    assert [name for name, event in EVENTS[game].items() if event not in TONGUES[game].EVENT_FACTS] == []
    assert set(TONGUES[game].EVENT_FACTS) <= set(EVENTS[game].values())
    events = {f"event.{key}" for key, _ in TONGUES[game].EVENT_FACTS.values()}
    refusals = {f"why.{why}" for _, why in REFUSALS[game].values()}
    assert sorted((events | refusals) - set(sayings)) == []


def forms(w: Any) -> dict[str, Any]:
    """The words that must have every case a saying asks of them; names of vehicles and tanks never change."""
    persons = (w.YOU, w.PLAYER)
    if hasattr(w, "FIGURES"):
        hit = (*w.FIGURES, w.ARTILLERY_TANK)
        gainers = (*persons, w.TEAM)
        return {
            "who": persons,
            "owner": gainers,
            "winners": persons,
            "figure": w.FIGURES,
            "target": hit,
            "effect": w.EFFECTS,
        }
    cards = (*w.REAR, *w.SINGLE_OF, *w.DOUBLE_OF)
    nations = dict.fromkeys(("nation", "attack"), w.NATIONS)
    people = dict.fromkeys(("who", "owner", "winners"), persons)
    return {
        **people,
        **nations,
        "ability": w.ABILITIES,
        "type": w.TYPES,
        **dict.fromkeys(("card", "guard", "cards"), cards),
    }


@games
@pytest.mark.parametrize("lang", ["cs", "ro"])
def test_every_case_that_a_saying_asks_for_exists(game: str, lang: str) -> None:
    w = WORDS[game][lang]
    known = forms(w)
    for key, saying in w.SAYINGS.items():
        for _, field, spec, _ in FILLER.parse(saying):
            if not field or not spec or "|" in spec:
                continue
            if field in known and not key.startswith("card."):
                assert all(spec in word for word in known[field]), f"{key}: {field}:{spec}"
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
        ("cs", "point", {1: "1 bod", 3: "3 body", 7: "7 bodů"}),
    ],
)
def test_numbers_take_the_right_form(lang: str, noun: str, said: dict[int, str]) -> None:
    nominative = WORDS["rush"][lang].NOUNS[noun]["nom"]
    assert {n: LANGS[lang].count(n, nominative) for n in said} == said


def test_romanian_letters_have_a_comma_below() -> None:
    files = [words["ro"].__file__ for words in (*WORDS.values(), *SHARED.values())]
    assert not re.findall("[şţŞŢ]", "".join(Path(file).read_text("utf-8") for file in files))


MATCHES: list[tuple[Game, str, int, dict[str, Any]]] = [
    (RUSH, "standard", 2, {}),
    (RUSH, "standard", 5, {}),
    (RUSH, "standard", 3, {"weak_hand": True, "refill_at_end": True}),
    (BATTLEGROUNDS, "battle", 2, {"draft": True}),
    (BATTLEGROUNDS, "battle", 4, {"reactions": True}),
    (BATTLEGROUNDS, "teams", 4, {}),
    (BATTLEGROUNDS, "family", 3, {}),
    (BATTLEGROUNDS, "solo", 1, {}),
]


@pytest.mark.parametrize(("game", "variant", "seats", "options"), MATCHES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_in_games_is_a_clean_sentence(
    lang: str, game: Game, variant: str, seats: int, options: dict[str, Any]
) -> None:
    """Prompts, answers, log lines and reasons of a whole game, for every reader."""
    seen: set[str] = set()
    match = random_game(game, variant, seats, 7, 500, **options)
    tongue = game.speech.tongue(lang, match.cards)
    for events in match.events:
        for event in events:
            seen.update(tongue.event(game.redact(event, reader), reader) for reader in (0, seats - 1, None))
    for at in range(0, len(match.answers), 3):
        state = match.before(at)
        seen.update(tongue.prompt(state.choice, reader) for reader in range(seats))
        seen.update(tongue.action(action, state) for action in state.options)
        if at % 30 == 0:
            reasons = [reason for probe in game.probes(state) if (reason := state.why_not(probe)) is not None]
            seen.update(tongue.reason(reason, state.seat) for reason in reasons)
    assert len(seen) > 60
    for said in seen:
        assert said == sentence(said), said
        assert not set("{}") & set(said), said
        assert "  " not in said, said
        assert not said.startswith((".", ",", " ")), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reader_is_you_and_others_are_named(lang: str) -> None:
    tongue = RUSH.speech.tongue(lang, names=["Anna", "Bořek"])
    bought = (rush_events.BOUGHT, 1, 12)
    assert "Bořek" in tongue.event(bought, 0)
    assert "Bořek" not in tongue.event(bought, 1)
    assert "Bořek" in tongue.prompt(Choice(1, "act", (), [15]), 0)
    assert "RUSH-031" in tongue.reason(Reason("RUSH-031", "played_already", (12,)), 0)


@pytest.mark.parametrize(("lang", "asked"), [
    ("en", "On which base field do you put the yellow tank?"),
    ("cs", "Na které pole základny postavíte žlutý tank?"),
    ("ro", "Pe ce câmp al bazei așezați tancul galben?"),
])  # fmt: skip
def test_a_tank_that_enters_for_the_first_time_does_not_return(lang: str, asked: str) -> None:
    """BG-A54: the third and fourth tank of Solo get their field by the same question as a tank that comes back."""
    assert BATTLEGROUNDS.speech.tongue(lang).prompt(Choice(0, "place", (1,), []), 0) == asked


SLIPS = {
    "rush": "fly|end now|place 9|target p9|medals many|pay|pay engineeers|pay xyzzy|use t-43",
    "battlegrounds": (
        "fly|end now|place|shoot green|move green b4 by b3|stay pink|place z|use luck|drive mauss|drive xyzzy"
    ),
}


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_slip_of_the_pen_can_be_said(game: str, lang: str) -> None:
    engine: Game = RUSH if game == "rush" else BATTLEGROUNDS
    sayings = WORDS[game][lang].SAYINGS
    mistakes = set()
    for line in SLIPS[game].split("|"):
        with pytest.raises(InputError) as input_error:
            engine.parse(line)
        mistake = input_error.value
        said = sayings[mistake.saying].format(**mistake.words)
        assert (said == str(mistake)) == (lang == "en"), said
        mistakes.add(mistake.saying)
    assert mistakes == {key for key in sayings if key.startswith("input_error.")}


@games
@pytest.mark.parametrize("lang", ["cs", "ro"])
def test_quotes_are_those_of_the_language(game: str, lang: str) -> None:
    for key, saying in WORDS[game][lang].SAYINGS.items():
        assert "'" not in saying, key
        assert '"' not in saying, key
        assert saying.count("„") == saying.count("“" if lang == "cs" else "”"), key


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The yellow tank returns to G3."),
        ("cs", "Žlutý tank se vrací na pole G3."),
        ("ro", "Tancul galben s-a întors pe câmpul G3."),
    ],
)
def test_a_move_back_to_the_start_is_no_journey(lang: str, said: str) -> None:
    """BG-099: Family allows it."""
    g3 = 6 * 8 + 2
    assert BATTLEGROUNDS.speech.tongue(lang).event((bg_events.MOVED, 1, 1, g3, g3), None) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_typed_word_cannot_bring_control_characters_into_a_message(lang: str) -> None:
    for engine in (RUSH, BATTLEGROUNDS):
        with pytest.raises(InputError) as input_error:
            engine.parse("fl\x1b[31my")
        said = engine.speech.tongue(lang).mistake(input_error.value.saying, input_error.value.words)
        assert said.isprintable()
        assert "fl\\x1b[31my" in said
