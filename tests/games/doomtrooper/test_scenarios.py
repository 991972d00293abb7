"""The scenarios of Doomtrooper, played on its state: until there is a Game that core.scenario can run them with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from grognard.core.game import Oops
from grognard.core.scenario import step_of
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.position import arrange, complete, expect
from grognard.games.doomtrooper.state import OPTION_VALUES, Doom, Options

FOLDER = Path(__file__).parent / "scenarios"  # they move to scenarios/doomtrooper when the game is offered
CARDS = catalogue()
# File name: what the engine does otherwise than the rules
KNOWN = {
    "043-next-action-brings-somebody-out": "DT-043: the duty to bring a warrior out of cover is not in the menu",
    "158-no-art-for-the-legion": "DT-158: spell_targets knows no sides",
    "241-combat-card-cancelled-later": "DT-241: a counter is offered only right after the announcement",
    "270-immune-to-blindness": "DT-270: no card has the keyword blindness",
    "274-hidden-personality-is-revealed": "DT-274: the hidden copy is not looked for, and both are in play",
}


def options(values: dict[str, Any] | None = None) -> Options:
    return Options({name: allowed[0] for name, allowed in OPTION_VALUES.items()} | (values or {}))


def position(given: dict[str, Any], seats: int = 2) -> Doom:
    return arrange(given, seats, 1, options(), CARDS)


def is_legal(g: Doom, words: str) -> bool:
    return verbs.parse(complete(g, words), CARDS) in g.options


def played(data: dict[str, Any]) -> str | None:
    """What is wrong with a scenario, or None."""
    seats = data.get("seats", 2)
    g = arrange(data["given"], seats, data.get("seed", 1), options(data.get("options")), CARDS)
    for n, step in enumerate(data.get("play", []), start=1):
        seat, words, refused = step_of(step, seats)
        where = f"play {n}: p{seat + 1} {words}"
        if not g.options or g.seat != seat:
            return f"{where}: {f'p{g.seat + 1} is asked {g.asked}' if g.options else 'the game is over'}"
        if is_legal(g, words) != (refused is None):
            return f"{where}: {[verbs.spell(a, CARDS) for a in g.options]}"
        if refused is None:
            g.apply(verbs.parse(complete(g, words), CARDS))
    wanted = dict(data["expect"])
    for step in wanted.pop("refused", []):
        seat, words, _ = step_of(step, seats)
        if g.seat != seat or is_legal(g, words):
            return f"refused: p{seat + 1} {words}: legal, or p{g.seat + 1} is asked {g.asked}"
    for step in wanted.pop("legal", []):
        seat, words, _ = step_of(step, seats)
        if g.seat != seat or not is_legal(g, words):
            return f"legal: p{seat + 1} {words}: p{g.seat + 1} {[verbs.spell(a, CARDS) for a in g.options]}"
    asked = wanted.pop("question", None)
    if asked is not None and asked != {f"p{g.seat + 1}": g.asked}:
        return f"question: p{g.seat + 1} {g.asked}, expected {asked}"
    for key, value in wanted.items():
        if problem := expect(g, key, value):
            return problem
    if asked is None and g.options and g.asked != "act":
        return f"an unexpected question is open: p{g.seat + 1} {g.asked}"
    return None


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, marks=pytest.mark.xfail(strict=True, reason=KNOWN[path.stem]) if path.stem in KNOWN else ())
        for path in sorted(FOLDER.glob("*.yaml"))
    ],
    ids=lambda path: path.stem,
)
def test_scenario(path: Path) -> None:
    data = yaml.safe_load(path.read_text("utf-8"))
    assert data["game"] == "doomtrooper"
    assert data["rules"]
    assert played(data) is None, played(data)


def test_every_option_is_spelled_and_read_back() -> None:
    g = position(
        {"p1": {"warriors": ["golden-lion", "samurai"], "hand": ["combat-armor"]}, "p2": {"warriors": ["samurai"]}}
    )
    for action in g.options:
        assert verbs.parse(verbs.spell(action, CARDS), CARDS) == action


def test_a_name_that_two_cards_bear_is_refused_with_both() -> None:
    g = position({"p1": {"warriors": ["samurai", {"card": "samurai", "as": "other"}]}})
    with pytest.raises(Oops, match="samurai may be samurai#0, samurai#1"):
        complete(g, "cover samurai")
    assert complete(g, "cover other") == "cover samurai#1"
    assert complete(g, "cover samurai#0") == "cover samurai#0"
    assert complete(g.copy(), "cover other") == "cover samurai#1"


@pytest.mark.parametrize(
    ("given", "mistake"),
    [
        ({"p3": {}}, "given: unknown key"),
        ({"p1": {"hand": ["no such card"]}}, "p1: hand: there is no card"),
        ({"p1": {"warriors": ["combat-armor"]}}, "it is no warrior"),
        ({"p1": {"warriors": [{"card": "necromutant", "area": "squad"}]}}, "does not belong into the squad"),
        ({"p1": {"warriors": [{"card": "young-guard", "covered": True}]}}, "may never be in cover"),
        ({"p1": {"warriors": [{"card": "samurai", "hidden": True, "with": ["combat-armor"]}]}}, "no attachments"),
        ({"p1": {"warriors": [{"card": "samurai", "with": ["dark-fire"]}]}}, "cannot be given to samurai"),
        ({"p1": {"warriors": ["tatsu"]}, "p2": {"warriors": ["tatsu"]}}, "tatsu is in play twice"),
        ({"p1": {"cards": ["longshore", "longshore"]}}, "longshore lies there twice"),
        ({"p1": {"cards": ["combat-armor"]}}, "neither in an area nor before a player"),
        ({"p1": {"p": 40}}, "the game is over"),
        ({"actions": {"standard": 4}}, "at most 3"),
        ({"actions": {"extra": ["free"]}}, "actions: extra"),
        ({"step": "tea"}, "step: expected"),
        ({"round": 0}, "round"),
    ],
)
def test_what_no_game_can_look_like_is_refused(given: dict[str, Any], mistake: str) -> None:
    with pytest.raises(Oops, match=mistake):
        position(given)
