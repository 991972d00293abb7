"""When several reasons speak against something, the player hears the one that tells most."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.clause import FORBIDDEN, deeper, is_nearer
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.model.state import NONE
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.staging.position import arrange
from tests.support import DOOMTROOPER

SPENT = {"standard": 0, "extra": ["attack"]}  # no action is left but an attack
HELD = {"p1": {"warriors": ["samurai", "hussar"]}, "p2": {"warriors": ["golden-lion"]}}


IDLER = {"card": "samurai", "with": ["dont-call-again"]}
AWAY = {"card": "golden-lion", "with": ["missing-in-action"]}
ARMOURED = {"card": "hussar", "with": ["blessed-armor"]}


def table(warriors: list[Any], actions: dict[str, Any] | None = None, **mine: Any) -> dict[str, Any]:
    """A position of the first player against a single warrior."""
    given: dict[str, Any] = {"p1": {"warriors": warriors, **mine}, "p2": {"warriors": ["golden-lion"]}}
    return given if actions is None else given | {"actions": actions}


def why(given: dict[str, Any], words: str) -> str:
    """The saying of the reason that the first player hears."""
    g = arrange(given, 2, 1, Options({}), catalogue())
    assert g.seat == 0
    reason = g.why_not(DOOMTROOPER.parse(DOOMTROOPER.complete(g, words)))
    assert reason is not None
    return reason.why


def test_a_clause_says_which_card_is_behind_it_and_lies_as_deep() -> None:
    found = no.because(no.IS_IDLE, 7)
    assert (found.rule, found.saying, found.depth, found.card) == ("DT-315", "is_idle", FORBIDDEN, 7)
    assert no.IS_IDLE.card == NONE


def test_the_deeper_reason_is_told() -> None:
    assert deeper(no.NO_ACTIONS, no.BANNED) == deeper(no.BANNED, no.NO_ACTIONS) == no.BANNED
    assert deeper(no.NO_EFFECT, no.TOO_DEAR) == no.TOO_DEAR
    assert deeper(no.OK, no.NOT_NOW) == deeper(no.NOT_NOW, no.OK) == no.NOT_NOW


def test_the_nearest_miss_is_told() -> None:
    assert is_nearer(no.HAS_ONE, no.NOT_ELIGIBLE)
    assert not is_nearer(no.NOT_ELIGIBLE, no.HAS_ONE)
    assert is_nearer(no.NOT_ELIGIBLE, no.OK)  # nothing was found so far


@pytest.mark.parametrize(
    ("given", "words", "told"),
    [
        # Another player's warrior obeys nobody else, however many actions are left
        (HELD | {"actions": SPENT}, "cover golden-lion", "others_warrior"),
        (HELD | {"actions": SPENT}, "transfer golden-lion", "others_warrior"),
        # What a warrior could not do with an action either
        (HELD | {"actions": SPENT}, "leave hussar", "not_covered"),
        (table(["hussar", "field-marshal-johnstone"], actions=SPENT), "cover field-marshal-johnstone", "cannot_cover"),
        (table([IDLER, "hussar"], actions=SPENT), "cover samurai", "is_idle"),
        (table([IDLER], actions={"standard": 0, "extra": ["non-attack"]}), "attack", "is_idle"),
        (table(["hussar"], actions=SPENT), "cover hussar", "last_uncovered"),
        # Only the actions are missing
        (HELD | {"actions": SPENT}, "cover hussar", "no_actions"),
    ],
)
def test_a_reason_that_more_actions_would_not_lift_is_told(given: dict[str, Any], words: str, told: str) -> None:
    assert why(given, words) == told


@pytest.mark.parametrize(
    ("given", "words", "told"),
    [
        # A copy in play is in the way, of the rich too
        (table(["tatsu"], hand=["tatsu"], d=0), "play tatsu", "in_play_already"),
        (table(["hussar"], hand=["tatsu"], d=0), "play tatsu", "too_dear"),
        # ... and between two actions as well as in them
        (table(["tatsu"], hand=["tatsu"], d=9) | {"step": "start", "windows": "all"}, "play tatsu", "in_play_already"),
        (table(["hussar"], hand=["tatsu"], d=9) | {"step": "start", "windows": "all"}, "play tatsu", "for_action"),
        # A copy that nobody could muster into cover now, and nobody at all
        (table(["tatsu"], hand=["tatsu"], actions=SPENT), "hide tatsu", "in_play_already"),
        (table(["hussar"], hand=["tatsu"], actions=SPENT), "hide tatsu", "three_for_cover"),
    ],
)
def test_a_reason_that_neither_money_nor_time_would_lift_is_told(given: dict[str, Any], words: str, told: str) -> None:
    assert why(given, words) == told


DISTORTER = {"card": "nepharite-of-algeroth", "with": ["distort"]}


@pytest.mark.parametrize(
    ("given", "words", "at_once", "after_an_action"),
    [
        (table([DISTORTER], d=10), "use distort", "not_used_now", "no_target_of_use"),
        (table([DISTORTER, ARMOURED], d=8), "use distort", "not_used_now", "too_dear"),
        (table(["hussar"], hand=["malfunction"]), "play malfunction", "for_window", "no_target"),
    ],
)
def test_a_refused_use_is_not_told_as_a_play(
    given: dict[str, Any], words: str, at_once: str, after_an_action: str
) -> None:
    g = arrange(given | {"windows": "all"}, 2, 1, Options({}), catalogue())
    early = g.why_not(DOOMTROOPER.parse(DOOMTROOPER.complete(g, words)))
    g.apply(DOOMTROOPER.parse("meditate"))
    late = g.why_not(DOOMTROOPER.parse(DOOMTROOPER.complete(g, words)))
    assert early is not None
    assert late is not None
    assert (g.seat, early.why, late.why) == (0, at_once, after_an_action)


def after(given: dict[str, Any], played: list[str], words: str) -> str:
    """The saying of the reason that the asked player hears after some answers; everybody passes until each is legal."""
    g = arrange(given, 2, 1, Options({}), catalogue())
    for answer in played:
        while g.why_not(DOOMTROOPER.parse(DOOMTROOPER.complete(g, answer))):
            g.apply(DOOMTROOPER.parse("pass"))
        g.apply(DOOMTROOPER.parse(DOOMTROOPER.complete(g, answer)))
    reason = g.why_not(DOOMTROOPER.parse(DOOMTROOPER.complete(g, words)))
    assert reason is not None
    return reason.why


TRAINED = {"card": "hussar", "with": ["evasion-training"]}
TO_USE_IT = ["attack", "with hussar", "against golden-lion", "tactic fight", "use evasion-training"]
GUNNER = {"card": "sea-lion", "with": ["dpat-9-deuce"]}
WALLED = {"p2": {"warriors": ["golden-lion"], "cards": ["board-room"]}}


@pytest.mark.parametrize(
    ("given", "played", "words", "told"),
    [
        (table([TRAINED], d=6), TO_USE_IT, "steps 0", "no_effect_of_use"),
        # GRAND ASSAULT: a card in play may be used instead of a combat
        (
            table([GUNNER], hand=["grand-assault"]) | WALLED,
            ["play grand-assault"],
            "use dpat-9-deuce 1",
            "no_target_of_use",
        ),
    ],
)
def test_an_answer_within_a_use_or_a_play_is_refused_for_its_own_reason(
    given: dict[str, Any], played: list[str], words: str, told: str
) -> None:
    assert after(given, played, words) == told


@pytest.mark.parametrize(
    ("given", "words", "told"),
    [
        # Nobody attacks: one never could, the other is in cover
        (table(["field-marshal-johnstone", {"card": "hussar", "covered": True}]), "attack", "is_covered"),
        (table([{"card": "hussar", "covered": True}, "field-marshal-johnstone"]), "attack", "is_covered"),
        # The one that could attack finds nobody: that is told, not what keeps the other from it
        (table([{"card": "hussar", "covered": True}, "samurai"]) | {"p2": {"warriors": [AWAY]}}, "attack", "is_away"),
        # Nobody can receive it: one has it already, the other never may
        (table(["necromutant", ARMOURED], hand=["blessed-armor"]), "play blessed-armor", "has_one"),
        (table([ARMOURED, "necromutant"], hand=["blessed-armor"]), "play blessed-armor", "has_one"),
    ],
)
def test_the_reason_is_about_the_warrior_that_came_nearest(given: dict[str, Any], words: str, told: str) -> None:
    """Whichever stands first."""
    assert why(given, words) == told


@pytest.mark.parametrize(
    ("given", "words", "told"),
    [
        # It is too early for a sabotage, but of oneself it never comes
        (HELD | {"round": 1}, "sabotage samurai p1", "no_opponent"),
        # Who cannot fight sabotages nobody, guarded or not
        (table(["field-marshal-johnstone"]), "sabotage field-marshal-johnstone p2", "cannot_fight"),
        (HELD | {"round": 1}, "sabotage samurai p2", "guarded"),
    ],
)
def test_wrong_saboteurs_and_victims_are_told_before_the_wrong_time(
    given: dict[str, Any], words: str, told: str
) -> None:
    assert why(given, words) == told


def test_what_is_used_once_per_combat_is_not_said_to_be_used_once_per_turn() -> None:
    given = {"p1": {"d": 10, "hand": ["take-aim"], "warriors": ["fay-klaus"]}, "p2": {"warriors": ["golden-lion"]}}
    g = arrange(given, 2, 1, Options({}), catalogue())
    for words in ("attack", "with fay-klaus", "against golden-lion", "use fay-klaus"):
        g.apply(DOOMTROOPER.parse(DOOMTROOPER.complete(g, words)))
    reason = g.why_not(DOOMTROOPER.parse(DOOMTROOPER.complete(g, "use fay-klaus")))
    assert reason is not None
    assert reason.why == "used_this_combat"


DISTORTER = {"card": "necromutant", "with": ["distort"]}
RESISTANT = {"card": "samurai", "with": ["aura-of-mystical-resistance", "combat-armor"]}


@pytest.mark.parametrize(
    ("mine", "theirs", "use", "target", "told"),
    [
        ([DISTORTER], [RESISTANT, {"card": "golden-lion", "with": ["punisher-handgun"]}], "distort", 4, "immune_to_it"),
        (["demnogonis-the-befouler"], ["samurai", "mitch-hunter"], "demnogonis-the-befouler 1", 2, "too_dear"),
        (["demnogonis-the-befouler"], ["samurai", "necromutant"], "demnogonis-the-befouler 1", 2, "not_a_target"),
    ],
)
def test_a_target_of_a_use_is_refused_for_what_keeps_it_off_the_list(
    mine: list[Any], theirs: list[Any], use: str, target: int, told: str
) -> None:
    """The price and the immunity of a target were once told as `not_a_target`."""
    given = {"p1": {"d": 4, "warriors": mine}, "p2": {"warriors": theirs}}
    g = arrange(given, 2, 1, Options({}), catalogue())
    g.apply(DOOMTROOPER.parse(DOOMTROOPER.complete(g, f"use {use}")))
    reason = g.why_not(choice(g, 0, verbs.CHOOSE, target))
    assert reason is not None
    assert reason.why == told
