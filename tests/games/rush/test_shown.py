"""What a browser draws Rush from: the types of views, the things that answers touch, the rules that events cite."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from building.fields import numbers
from grognard.core.agenda import Event
from grognard.core.match import Match
from grognard.core.rng import Lots
from grognard.games.rush import cards as c
from grognard.games.rush import events
from grognard.games.rush import state as s
from grognard.games.rush.rules.end import standings
from grognard.games.rush.shown import RushShown, RushStanding
from tests.support import ROOT, RUSH, random_match, rush

SEATS = (2, 3, 4, 5)
SEEDS = range(5)


def questions(seats: int, seed: int) -> Iterator[Match]:
    """Every question of a random game."""
    match = Match(RUSH, "standard", seats, seed, {"weak_hand": seed == 0})
    lots = Lots(seed)
    while not match.is_over:
        yield match
        match.play(match.state.options[lots.below(len(match.state.options))])


def things(view: RushShown, cards: c.Cards) -> set[str]:
    """Everything that can be touched on a table."""
    assert view["seat"] is not None
    hand = view["hands"][view["seat"]]
    out = {"zone:guards", "zone:front", "zone:hands", "zone:depot", "zone:wreckyard"}
    for kind, pile in (("market", view["market"]), ("hand", hand), ("depot", view["depot"]), ("front", view["front"])):
        out |= {f"{kind}:{card}" for card in pile}
    out |= {f"base:{b}" for b, damage in enumerate(view["base_damage"]) if damage != s.GONE}
    out |= {f"guard:{b}" for b, guard in enumerate(view["guards"]) if guard is not None}
    for n, nation in enumerate(c.NATIONS):
        out |= {f"single:{nation}"} if view["singles"][n] else set()
        out |= {f"double:{nation}"} if view["doubles"][n] else set()
    for card in (*hand, *view["front"]):
        number = cards.find(card)
        assert number is not None
        out |= {f"ability:{c.ABILITIES[printed & 15]}" for printed in cards.abilities[number]}
    return out


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_answers_touch_what_is_seen_and_are_told_apart(seats: int, seed: int) -> None:
    for match in questions(seats, seed):
        state = match.state
        tongue = RUSH.speech.tongue("en", state.cards)
        seen = things(msgspec.convert(state.view(state.seat).json(), RushShown), state.cards)
        told = set()
        for action in state.options:
            touches = RUSH.hints.touches(action, state)
            assert set(touches) <= seen, (RUSH.spell(action), touches)
            told.add((touches, tongue.action(action, state)))
        assert len(told) == len(state.options)


def test_touching_leads_to_one_answer() -> None:
    """No answer's touches are the beginning of another's, so that a complete one need not wait for more."""
    for seats in SEATS:
        for match in questions(seats, 7):
            touched = [RUSH.hints.touches(action, match.state) for action in match.state.options]
            for one in filter(None, touched):
                assert [other for other in touched if other[: len(one)] == one] == [one]


def test_what_is_no_answer_touches_things_too() -> None:
    """Touching what is not open asks why, so every probe has its things at every question."""
    for seats in (2, 5):
        for match in questions(seats, 3):
            for action in RUSH.probes(match.state):
                assert all(":" in thing for thing in RUSH.hints.touches(action, match.state))


@pytest.mark.parametrize("seats", SEATS)
def test_views_have_the_types_they_are_declared_with(seats: int) -> None:
    for match in questions(seats, 2):
        for seat in (*range(seats), None):
            shown = match.state.view(seat).json()
            assert set(shown) == set(RushShown.__annotations__)
            assert set(shown["standings"][0]) == set(RushStanding.__annotations__)
            msgspec.convert(shown, RushShown, strict=True)


def test_the_question_names_its_card_to_who_is_asked() -> None:
    t = rush({"p1": {"hand": ["engineers", "engineers"]}, "market": ["ms-1"]}).do("buy ms-1")
    assert t.state.view(0).json()["about"] == "ms-1"
    assert t.state.view(1).json()["about"] is None


def test_achievements_are_shown_as_they_stand() -> None:
    """RUSH-097, RUSH-098: each seat's count; what it would win counts 5."""
    t = rush(
        {
            "p1": {"depot": ["base", "usa-double", "usa-single"]},
            "p2": {"depot": ["usa-single", "t-34"]},
            "achievements": ["destroyed_bases", "american_medals", "largest_company"],
        }
    )
    for seat in (0, 1, None):
        shown = t.state.view(seat).json()
        assert shown["tallies"] == [[1, 0], [3, 1], [9, 8]]
        assert shown["standings"][0] == {"score": 21, "medals": 3, "bases": 1, "achievements": [0, 8, 11]}
        assert shown["standings"][1] == {"score": 1, "medals": 1, "bases": 0, "achievements": []}


def test_the_last_standing_shown_is_the_result() -> None:
    state = random_match(3, 5).state
    assert state.view(None).json()["standings"] == [standing.json() for standing in standings(state)]


def every_event() -> list[Event]:
    """Each kind of event, and its kinds in turn where the rule depends on more."""
    plain = [(kind, 0, 0, 0, 0, 0) for kind in numbers(ROOT / "src/grognard/games/rush/events.py").values()]
    used = [(events.USED, 0, 0, ability) for ability in range(len(c.ABILITIES))]
    return [*plain, *used, *((events.PUT_AWAY, 0, 0, why) for why in (events.UNUSED, events.STRUCK, events.PLAYED_OUT))]


def test_every_event_cites_a_rule_that_exists() -> None:
    numbers = {rule.number for rule in RUSH.speech.rules()}
    for event in every_event():
        assert RUSH.speech.cites(event) in numbers


def test_a_card_put_away_cites_why() -> None:
    """RUSH-066 for an attacker, RUSH-057 after abilities, RUSH-088 at the end of the turn."""
    told: list[Event] = []
    t = rush({"p1": {"hand": ["ms-1", "volunteers", "engineers"]}})
    for words in ("use volunteers", "attack ms-1", "target p2 base 1", "end"):
        t.state.apply(RUSH.parse(words, t.state.cards), told)
    put_away = [RUSH.speech.cites(event) for event in told if event[0] == events.PUT_AWAY]
    assert put_away == ["RUSH-057", "RUSH-066", "RUSH-088"]
