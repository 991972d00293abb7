"""What a browser draws Doomtrooper from: the types of views, the things that answers touch, the rules events cite."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import grognard
from grognard.core.rng import Lots
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.model.combats import fights, foe_of
from grognard.games.doomtrooper.model.leaving import TO_GRAVE, leave_play
from grognard.games.doomtrooper.queries import ratings as r
from grognard.games.doomtrooper.queries.rating_parts import BASE, OVER, PRINTED, TIMES
from grognard.games.doomtrooper.table.shown import DoomtrooperCard, DoomtrooperPlayer, DoomtrooperShown
from grognard.games.doomtrooper.words import DASH, A
from tests.games.doomtrooper.test_position import position

DOOM = grognard.load("doomtrooper")
TABLES = [(2, "random", 1), (2, "scrambled", 2), (3, "scrambled", 3), (4, "random", 4), (5, "scrambled", 5)]
QUESTIONS = 700


def questions(seats: int, decks: str, seed: int) -> Iterator[Any]:
    """The first questions of a random game."""
    state = DOOM.new("tournament", seats, seed, {"decks": decks})
    lots = Lots(seed)
    for _ in range(QUESTIONS):
        if not state.options:
            return
        yield state
        state.apply(state.options[lots.below(len(state.options))])


def things(view: DoomtrooperShown) -> set[str]:
    """Everything that can be touched on a table."""
    out = {"zone:combat", "tactic:fight", "tactic:shoot"}
    out |= {f"card:{card['id']}" for card in view["cards"]}
    out |= {f"hand:{card}" for card in view["hand"]} | {f"pile:{card}" for card in view["pile"]}
    return out | {f"seat:{seat}" for seat in range(len(view["players"]))}


@pytest.mark.parametrize(("seats", "decks", "seed"), TABLES)
def test_answers_touch_what_is_seen_and_are_told_apart(seats: int, decks: str, seed: int) -> None:
    tongue = DOOM.speech.tongue("en")
    for state in questions(seats, decks, seed):
        seen = things(state.view(state.seat).json())
        told = set()
        for action in state.options:
            touches = DOOM.hints.touches(action, state)
            assert set(touches) <= seen, (DOOM.spell(action), touches)
            told.add((touches, tongue.action(action, state)))
        assert len(told) == len(state.options), [(DOOM.spell(a), tongue.action(a, state)) for a in state.options]


@pytest.mark.parametrize(("seats", "decks", "seed"), TABLES[:3])
def test_touching_leads_to_one_answer(seats: int, decks: str, seed: int) -> None:
    """No answer's touches are the beginning of a longer one's, except where a card can do several things."""
    for state in questions(seats, decks, seed):
        touched = [DOOM.hints.touches(action, state) for action in state.options]
        for one in filter(None, touched):
            longer = [other for other in touched if other[: len(one)] == one and other != one]
            assert all(thing.startswith("seat:") for other in longer for thing in other[len(one) :])


@pytest.mark.parametrize(("seats", "decks", "seed"), TABLES)
def test_views_have_the_types_they_are_declared_with(seats: int, decks: str, seed: int) -> None:
    for k, state in enumerate(questions(seats, decks, seed)):
        for seat in (*range(seats), None) if k % 5 == 0 else ():
            shown = state.view(seat).json()
            assert set(shown) == set(DoomtrooperShown.__annotations__)
            assert set(shown["players"][0]) == set(DoomtrooperPlayer.__annotations__)
            assert all(set(card) == set(DoomtrooperCard.__annotations__) for card in shown["cards"])
            msgspec.convert(shown, DoomtrooperShown, strict=True)


def test_face_down_cards_have_no_name() -> None:
    found = 0
    for state in questions(2, "random", 8):
        for seat in (0, 1):
            for card in state.view(seat).json()["cards"]:
                if card["unpaid"] and card["control"] != seat and not fights(state, card["id"]):
                    assert card["card"] is None
                    assert card["ratings"] is None
                    found += 1
    assert found


def test_every_event_cites_a_rule_that_exists() -> None:
    numbers = {rule.number for rule in DOOM.speech.rules()}
    kinds = [value for name, value in vars(events).items() if name.isupper() and isinstance(value, int)]
    assert len(kinds) > 50
    for kind in kinds:
        assert DOOM.speech.cites((kind, 0, 0, 0, 0, 0, 0)) in numbers


def test_a_warzone_is_not_said_to_be_built() -> None:
    warzone, fortification = (DOOM.cards.find(name) for name in ("Phobos & Deimos", "Factory"))
    assert warzone is not None
    assert fortification is not None
    assert DOOM.speech.cites((events.BUILT, 0, 0, warzone)) == "DT-110"
    assert DOOM.speech.cites((events.BUILT, 0, 0, fortification)) == "DT-085"
    said = [DOOM.speech.tongue(lang).event((events.BUILT, 0, 0, warzone), 1) for lang in ("en", "ro")]
    assert not [sentence for sentence in said if "build" in sentence or "construit" in sentence]


def total(parts: list[list[int]]) -> int:
    """What the parts of a rating come to: base, multiplied and divided, added to (DT-203)."""
    base = sum(amount for what, _, amount in parts if what in (PRINTED, BASE))
    times = math.prod(amount for what, _, amount in parts if what == TIMES)
    over = math.prod(amount for what, _, amount in parts if what == OVER)
    return -(-base * times // over) + sum(amount for what, _, amount in parts if what > OVER)


@pytest.mark.parametrize(("seats", "decks", "seed"), TABLES)
def test_the_parts_of_a_rating_come_to_it(seats: int, decks: str, seed: int) -> None:
    for state in questions(seats, decks, seed):
        for warrior in [slot for slot in range(len(state.kind)) if state.place[slot] and state.is_warrior(slot)]:
            for which in range(4):
                parts: list[list[int]] = []
                number = r.rating(state, warrior, which, foe_of(state, warrior), parts)
                if number != DASH:
                    assert total(parts) == number, (state.cards.names[state.kind[warrior]], which, parts)


def test_a_derivation_is_said() -> None:
    """DT-041, DT-203."""
    g = position({"p1": {"warriors": [{"card": "samurai", "covered": True, "with": ["combat-armor"]}, "hussar"]}})
    assert DOOM.hints.notes(g, 0, DOOM.speech.tongue("en"))["card:0"][A] == "A 7 = 3 printed +1 Combat Armor +3 cover"
    assert DOOM.hints.notes(g, 0, DOOM.speech.tongue("cs"))["card:0"][A].startswith("O 7 = 3 tištěné +1 ")
    assert "card:0" not in DOOM.hints.notes(g, 1, DOOM.speech.tongue("en"))  # it lies face down


def test_notes_speak_of_what_goes_on() -> None:
    found = set()
    for lang in ("en", "cs", "ro"):
        tongue = DOOM.speech.tongue(lang)
        for state in questions(2, "random", 8):
            found |= {thing for thing in DOOM.hints.notes(state, 0, tongue) if thing.startswith("zone:")}
    assert found == {"zone:combat", "zone:pending"}


def test_the_latest_card_is_shown_last_whatever_slot_it_took() -> None:
    g = position({"p1": {"d": 9, "warriors": ["dragoon", "blood-beret"], "hand": ["hussar"]}})
    leave_play(g, 0, TO_GRAVE)
    g.apply(DOOM.parse("play hussar"))
    names = [card["card"] for card in g.view(0).json()["cards"]]
    assert names == ["blood-beret", "hussar"]
    assert g.kind[0] != g.kind[1], "the newcomer has taken the first one's slot"
