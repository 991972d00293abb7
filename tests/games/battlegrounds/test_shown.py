"""What the browser gets: views in words, things that answers touch, ways that tanks drive, rules that events cite."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from building.fields import numbers
from grognard.core.agenda import Event
from grognard.core.match import Match
from grognard.core.rng import Lots
from grognard.games.battlegrounds import board, events, verbs
from grognard.games.battlegrounds import state as s
from grognard.games.battlegrounds.board import AROUND
from grognard.games.battlegrounds.shown import BattlegroundsShown
from tests.support import BATTLEGROUNDS, ROOT, random_game

TABLES = [
    (variant, seats, options)
    for variant in BATTLEGROUNDS.variants
    for seats in BATTLEGROUNDS.seat_counts(variant)
    for options in ({}, {"draft": True, "reactions": True}, {"solo_tanks": "choose"})
    if not (options.get("draft") and variant in ("family", "solo")) and ("solo_tanks" not in options or seats == 1)
]


def games(answers: int = 400, each: int = 2) -> Iterator[Match]:
    """Random games of every variant and number of seats."""
    for variant, seats, options in TABLES:
        for seed in range(each):
            yield random_game(BATTLEGROUNDS, variant, seats, seed, answers, **options)


def things_of(view: Any) -> set[str]:
    """Everything that a view shows and a person could touch."""
    out = {f"field:{board.name(field)}" for field in range(board.FIELDS)}
    out |= {f"figure:{figure['colour']}" for figure in view["figures"] if figure["at"]}
    out |= {f"tank:{tank['id']}" for tank in view["tanks"] if tank["place"] in ("seat", "laid_out", "drawn")}
    mine = [owner for owner in view["owners"] if view["seat"] in owner["seats"]]
    return out | {f"effect:{effect}" for effect in (*view["choosing"], *mine[0]["ready"])}


@pytest.mark.parametrize(("variant", "seats", "options"), TABLES)
def test_every_option_touches_what_its_seat_sees_and_differs_from_the_others(
    variant: str, seats: int, options: dict[str, Any]
) -> None:
    tongue = BATTLEGROUNDS.speech.tongue("en")
    asked = set()
    for seed in range(3):
        match = Match(BATTLEGROUNDS, variant, seats, seed, options)
        lots = Lots(seed)
        while not match.is_over and len(match.answers) < 500:
            g = match.state
            asked.add(g.asked)
            things = things_of(g.view(g.seat).json())
            meant = [(BATTLEGROUNDS.hints.touches(a, g), tongue.action(a, g)) for a in g.options]
            assert {thing for touched, _ in meant for thing in touched} <= things
            assert len(set(meant)) == len(meant), meant
            match.play(g.options[lots.below(len(g.options))])
    assert asked >= ({"family", "uncover", "start"} if variant == "family" else {"act", "shoot", "drive", "start"})


def test_reasons_against_a_field_are_about_the_open_question() -> None:
    """Nobody who touches a field in a turn wants to hear that no figure is to be placed there."""
    match = random_game(BATTLEGROUNDS, "battle", 2, 1, 40)
    g = match.state
    while g.asked != "act":
        match.play(g.options[0])
        g = match.state
    about = [a for a in BATTLEGROUNDS.probes(g) if "field:D4" in BATTLEGROUNDS.hints.touches(a, g)]
    assert {a & 63 for a in about} == {verbs.MOVE, verbs.SHOOT}
    tongue = BATTLEGROUNDS.speech.tongue("en")
    reasons = [tongue.reason(reason, g.seat) for a in about if (reason := g.why_not(a))]
    assert any(reason.startswith("D4 is out of reach: the ") for reason in reasons)


def test_an_effect_to_choose_is_shown() -> None:
    """BG-A38: whichever seat is asked sees both icons."""
    g = BATTLEGROUNDS.new("battle", 4, 1)
    g.asked, g.facts = "choose", (0, 3, 6)
    assert g.view(g.seat).json()["choosing"] == ["farther_shot", "armour"]


def test_views_are_what_their_types_say() -> None:
    for match in games(120, 1):
        for seat in (*range(match.seats), None):
            for at in range(0, len(match.answers), 9):
                shown = match.before(at).view(seat).json()
                msgspec.convert(shown, BattlegroundsShown, strict=True)
                assert set(shown) == set(BattlegroundsShown.__annotations__)


def test_the_moves_shown_are_the_moves_that_are_open() -> None:
    """Whose turn it is finds every legal move with its way, and what is lost on it is what happens."""
    lost = held = turned = 0
    for match in games(300, 4):
        for at, action in enumerate(match.answers):
            g = match.before(at)
            if g.asked not in ("act", "family", "move"):
                continue
            shown = g.view(None).json()
            moves = {m["answer"]: m for f in shown["figures"] if f["seat"] == g.seat for m in f["moves"]}
            spelled = {BATTLEGROUNDS.spell(a) for a in g.options if a & 63 == verbs.MOVE}
            assert spelled == set(moves) if g.asked != "move" else spelled <= set(moves)
            if action & 63 != verbs.MOVE:
                continue
            move = moves[BATTLEGROUNDS.spell(action)]
            kinds = [event[0] for event in match.events[at]]
            kinds = kinds[: kinds.index(events.ARTILLERY)] if events.ARTILLERY in kinds else kinds
            assert (events.DESTROYED in kinds) == (move["danger"] == "tank")
            assert (events.ARMOUR_HELD in kinds) >= (move["danger"] == "armour")
            driven = next(event for event in match.events[at] if event[0] == events.MOVED)
            way = [board.name(field) for field in driven[5:]]
            assert way == move["path"][: len(way)]
            assert move["path"][-1:] in ([move["to"]], [])
            if move["danger"] == "tank":
                assert way[-1] == move["hazards"][-1]
            lost += move["danger"] == "tank"
            held += move["danger"] == "armour"
            turned += len({(y - x) for x, y in pairwise((driven[3], *driven[5:]))}) > 1
    assert lost > 5
    assert turned > 5
    assert held > 0


def test_a_way_goes_from_field_to_neighbouring_field() -> None:
    for match in games(250, 2):
        for happened in match.events:
            for event in happened:
                if event[0] == events.MOVED:
                    way = (event[3], *event[5:])
                    assert all(b in AROUND[a] for a, b in pairwise(way)), way


def test_a_tank_threatens_everything_it_could_shoot_at_in_its_turn() -> None:
    """Whoever is shot at was threatened when the turn began."""
    shots = 0
    for match in games(400, 2):
        threat: dict[int, set[str]] = {}
        for at, action in enumerate(match.answers):
            g = match.before(at)
            if g.asked == "act":
                figures = g.view(None).json()["figures"]
                threat = {s.COLOURS.index(figure["colour"]): set(figure["threat"]) for figure in figures}
            if action & 63 == verbs.SHOOT:
                shots += 1
                assert board.name(verbs.field_of(action)) in threat[verbs.figure_of(action)]
    assert shots > 100


def test_every_event_cites_a_rule() -> None:
    rules = {rule.number for rule in BATTLEGROUNDS.speech.rules()}
    told: set[int] = set()
    cited: dict[Event, str] = {}
    for match in games(3000, 1):
        for happened in match.events:
            for event in happened:
                told.add(event[0])
                cited[event] = BATTLEGROUNDS.speech.cites(event)
    assert set(cited.values()) <= rules
    assert len(told) > 30
    assert BATTLEGROUNDS.speech.cites((events.LAID, 0, 6, 1)) == "BG-080"
    assert BATTLEGROUNDS.speech.cites((events.DROVE_OVER, 0, -1)) == "BG-121"
    kinds = numbers(ROOT / "src/grognard/games/battlegrounds/events.py").values()
    assert {BATTLEGROUNDS.speech.cites((kind, 0, 0, 0)) for kind in kinds} <= rules


def test_the_client_knows_the_colours_in_their_order() -> None:
    client = (ROOT / "web/src/games/battlegrounds/motion.ts").read_text("utf-8")
    assert f"COLOURS = {json.dumps(s.COLOURS)}" in client
