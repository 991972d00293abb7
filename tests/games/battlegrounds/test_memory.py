"""Covered tokens: in imagined worlds, tokens that were seen stay the same, and tokens that nobody saw vary."""

from __future__ import annotations

from grognard.bots.eyes import Eyes
from grognard.core.rng import Lots
from grognard.games.battlegrounds.board import FIELDS
from grognard.games.battlegrounds.protocol import BattlegroundsState
from grognard.games.battlegrounds.state import FACE_DOWN
from tests.support import BATTLEGROUNDS


def played(seats: int, seed: int, answers: int) -> BattlegroundsState:
    state: BattlegroundsState = BATTLEGROUNDS.new("family", seats, seed)
    lots = Lots(seed)
    for _ in range(answers):
        if state.options:
            state.apply(state.options[lots.below(len(state.options))])
    return state


def test_a_token_seen_and_covered_again_is_not_in_the_view() -> None:
    """BG-103: a memory game; the screen does not remember for the player."""
    state = played(3, 5, 60)
    covered = [f for f in range(FIELDS) if state.ground[f] >= FACE_DOWN]
    assert any(state.seen[f] for f in covered)
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert {view.ground[f] for f in covered} == {FACE_DOWN}
        assert "seen" not in view.json()


def test_imagined_worlds_remember_what_was_seen() -> None:
    """A bot may remember: in every world it imagines, a seen token is what it was, an unseen one varies."""
    state = played(3, 5, 60)
    worlds = [Eyes(state, 1).imagine(seed) for seed in range(25)]
    covered = [f for f in range(FIELDS) if state.ground[f] >= FACE_DOWN]
    seen = [f for f in covered if state.seen[f]]
    unseen = [f for f in covered if not state.seen[f]]
    assert len(seen) > 5
    assert len(unseen) > 5
    for world in worlds:
        assert [world.ground[f] for f in seen] == [state.ground[f] for f in seen]
        assert sorted(world.ground[f] for f in unseen) == sorted(state.ground[f] for f in unseen)
    assert any(len({world.ground[f] for world in worlds}) > 3 for f in unseen)


def test_the_pile_and_the_artillerys_lots_are_hidden() -> None:
    """BG-017, BG-109: their order is redrawn, what is left of them is known."""
    solo = BATTLEGROUNDS.new("solo", 1, 3)
    battle = BATTLEGROUNDS.new("battle", 3, 3)
    assert len({tuple(solo.resample(0, seed).letters) for seed in range(20)}) > 5
    assert len({tuple(battle.resample(0, seed).pile) for seed in range(20)}) > 5
    assert all(sorted(battle.resample(0, seed).pile) == sorted(battle.pile) for seed in range(20))
    assert battle.view(0).pile == 6
