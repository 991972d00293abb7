"""Each law finds the game that breaks it: a law that cannot fail would prove nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.core import laws
from grognard.core.game import Reason
from grognard.games.rush import protocol
from grognard.games.rush.game import RushGame
from grognard.games.rush.protocol import RushState
from grognard.games.rush.view import RushView

pytestmark = pytest.mark.interpreted


class Endless(RushGame):
    """A game that random players cannot end in time."""

    limit = 100


def broken(law: int, game: RushGame) -> str:
    report = laws.check(game, "standard", 3, 5, games=2, every=1)
    assert report.failures, f"law {law} has not noticed"
    assert all(f"law {law}:" in failure for failure in report.failures), report.failures
    return report.failures[0]


def test_an_honest_game_breaks_none_and_worlds_are_really_compared() -> None:
    report = laws.check(RushGame(), "standard", 3, 5, games=2, every=1)
    assert report.failures == []
    assert report.told > 300
    assert report.positions > 500


def test_law_1_finds_a_reason_against_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    real = RushState.why_not
    monkeypatch.setattr(RushState, "why_not", lambda g, a: Reason("RUSH-026", "not_in_hand") if a == 15 else real(g, a))
    broken(1, RushGame())


def test_law_1_finds_a_notation_that_does_not_parse_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = RushGame()
    monkeypatch.setattr(game, "spell", lambda action, cards=None: "end")
    broken(1, game)


def test_law_2_finds_a_shared_list(monkeypatch: pytest.MonkeyPatch) -> None:
    real = RushState.copy

    def shallow(g: RushState) -> RushState:
        other = real(g)
        other.depots = g.depots
        return other

    monkeypatch.setattr(RushState, "copy", shallow)
    report = laws.check(RushGame(), "standard", 3, 5, games=2, every=1)
    assert report.failures


def test_law_3_finds_what_a_save_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    real = protocol.load

    def forgetful(saved: dict[str, Any], cards: Any) -> RushState:
        return real({**saved, "attacked": False}, cards)

    game = RushGame()
    monkeypatch.setattr(game, "load_state", forgetful)
    broken(3, game)


def test_law_4_finds_dice_that_are_not_in_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    game = RushGame()
    real = game.new
    calls: list[int] = []

    def drifting(variant: str, seats: int, seed: int, *rest: Any) -> RushState:
        calls.append(seed)
        return real(variant, seats, seed + len(calls), *rest)

    monkeypatch.setattr(game, "new", drifting)
    report = laws.check(game, "standard", 3, 5, games=1, every=1)
    assert report.failures


@pytest.mark.parametrize("field", ["deck_top", "hand", "seed"])
def test_law_5_finds_a_leaky_view(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    real = RushView.json
    leaks: dict[str, Callable[[RushState], Any]] = {
        "deck_top": lambda g: g.deck[-1] if g.deck else None,
        "hand": lambda g: sum(g.cards.value[card] for card in g.hands[(g.active + 1) % g.n]),
        "seed": lambda g: g.ticks,
    }
    view = RushState.view
    held: dict[int, RushState] = {}

    def keep(g: RushState, seat: int | None) -> RushView:
        made = view(g, seat)
        held[id(made)] = g
        return made

    monkeypatch.setattr(RushState, "view", keep)
    monkeypatch.setattr(RushView, "json", lambda v: {**real(v), "leak": leaks[field](held[id(v)])})
    assert "cannot know" in broken(5, RushGame())


def test_law_5_finds_events_that_name_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    game = RushGame()
    monkeypatch.setattr(game, "redact", lambda event, seat: event)
    assert "events told" in broken(5, game)


def test_law_5_finds_reasons_that_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    real = RushState.why_not

    def telling(g: RushState, action: int) -> Reason | None:
        reason = real(g, action)
        if reason is not None and reason.why == "not_in_market" and g.deck:
            return Reason(reason.rule, reason.why, (g.deck[-1],))
        return reason

    monkeypatch.setattr(RushState, "why_not", telling)
    assert "cannot know" in broken(5, RushGame())


@pytest.mark.parametrize("trace", ["order", "hand", "dice"])
def test_law_5_finds_imagined_worlds_that_show_a_trace_of_the_real_one(
    monkeypatch: pytest.MonkeyPatch, trace: str
) -> None:
    real = RushState.resample

    def peeking(g: RushState, seat: int | None, seed: int) -> RushState:
        world = real(g, seat, seed)
        if trace == "order":
            world.deck = g.deck[1:] + g.deck[:1]
        elif trace == "dice":
            world.ticks += g.ticks
        else:
            other = (g.active + 1) % g.n
            if other != seat and g.garages[other]:
                top = world.garages[other].pop()
                world.garages[other].insert(g.garages[other][-1] % 2, top)
        return world

    monkeypatch.setattr(RushState, "resample", peeking)
    assert "imagines what it cannot know" in broken(5, RushGame())


def test_law_6_finds_a_lost_card(monkeypatch: pytest.MonkeyPatch) -> None:
    real = RushState.put_away

    def careless(g: RushState, seat: int, card: int) -> None:
        if g.round < 4:
            real(g, seat, card)

    monkeypatch.setattr(RushState, "put_away", careless)
    broken(6, RushGame())


def test_law_7_finds_a_game_without_end() -> None:
    broken(7, Endless())


def test_laws_6_and_7_look_on_where_the_others_have_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    report = laws.check(RushGame(), "standard", 3, 5, games=1, every=1, closely=40)
    assert (report.failures, report.positions) == ([], 40)
    (failure,) = laws.check(Endless(), "standard", 3, 5, games=1, closely=40, options={"weak_hand": True}).failures
    assert "law 7: no end after 100 decisions [standard, 3 seats, seed 5, answer 100, weak_hand=true]" in failure
    monkeypatch.setattr(RushGame, "invariant", lambda game, g: "a card is lost" if g.round > 3 else None)
    (failure,) = laws.check(RushGame(), "standard", 3, 5, games=1, every=1, closely=10).failures
    assert "law 6: a card is lost" in failure
