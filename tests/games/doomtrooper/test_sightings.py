"""What an observer has privately seen of another player's hand: it knows it, and nobody else does."""

from __future__ import annotations

import pytest

from grognard.core.agenda import NOBODY
from grognard.core.match import digest
from grognard.core.rng import Lots
from grognard.games.doomtrooper.game import GAME
from grognard.games.doomtrooper.model.leaving import TO_HAND, leave_play
from grognard.games.doomtrooper.model.moves import take_from_hand
from grognard.games.doomtrooper.model.sightings import ELSEWHERE, IN_HAND, see, see_hand, seen_kinds, untrue_sighting
from grognard.games.doomtrooper.model.visibility import discard_face_down
from grognard.games.doomtrooper.table.protocol import DoomtrooperState

WORLDS = 12
LOOKER, OTHER, HOLDER = 0, 1, 2


@pytest.fixture
def g() -> DoomtrooperState:
    """Three players, of whom the first has looked at the hand of the last."""
    state = GAME.new("tournament", 3, 5, {"decks": "legion,brotherhood,mishima"})
    see_hand(state, LOOKER, HOLDER)
    return state


def test_who_has_looked_at_a_hand_imagines_no_other(g: DoomtrooperState) -> None:
    assert g.view(LOOKER).shown["seen_hands"][HOLDER] == g.hand[HOLDER]
    for seed in range(WORLDS):
        world = g.resample(LOOKER, seed)
        assert world.hand[HOLDER] == g.hand[HOLDER]
        assert untrue_sighting(world) is None


@pytest.mark.parametrize("observer", [OTHER, NOBODY])
def test_who_has_not_looked_neither_sees_nor_imagines_it(g: DoomtrooperState, observer: int) -> None:
    assert g.view(observer).shown["seen_hands"][HOLDER] == []
    hands = {tuple(g.resample(observer, seed).hand[HOLDER]) for seed in range(WORLDS)}
    assert len(hands) > 1
    for seed in range(WORLDS):
        world = g.resample(observer, seed)
        assert seen_kinds(world, LOOKER, HOLDER, IN_HAND) == []
        assert untrue_sighting(world) is None


@pytest.mark.parametrize("observer", [OTHER, NOBODY])
def test_what_somebody_else_has_seen_changes_nothing_that_an_observer_imagines(
    g: DoomtrooperState, observer: int
) -> None:
    """Law 5: the worlds are the same whether the first player has looked or not."""
    unseen = g.copy()
    unseen.seen = []
    for seed in range(WORLDS):
        assert digest(g.resample(observer, seed)) == digest(unseen.resample(observer, seed))


def test_the_holder_knows_what_was_seen_of_it(g: DoomtrooperState) -> None:
    world = g.resample(HOLDER, 1)
    assert seen_kinds(world, LOOKER, HOLDER, IN_HAND) == g.hand[HOLDER]


def test_a_card_that_is_played_openly_is_no_longer_in_the_hand_that_was_seen(g: DoomtrooperState) -> None:
    kind = g.hand[HOLDER][0]
    take_from_hand(g, HOLDER, kind)
    assert seen_kinds(g, LOOKER, HOLDER, IN_HAND) == g.hand[HOLDER]


def test_a_card_that_leaves_the_hand_unseen_may_be_any_of_those_seen(g: DoomtrooperState) -> None:
    """DT-333."""
    before = g.hand[HOLDER]
    g.set_hand(HOLDER, before[1:])
    discard_face_down(g, HOLDER, before[0])
    assert seen_kinds(g, LOOKER, HOLDER, IN_HAND) == []
    assert seen_kinds(g, LOOKER, HOLDER, ELSEWHERE) == before
    assert untrue_sighting(g) is None
    hands = {tuple(g.resample(LOOKER, seed).hand[HOLDER]) for seed in range(WORLDS)}
    assert len(hands) > 1


def test_a_second_look_counts_no_card_twice(g: DoomtrooperState) -> None:
    """What all have seen return to the hand is among what is looked at."""
    slot = take_from_hand(g, HOLDER, g.hand[HOLDER][0])
    leave_play(g, slot, TO_HAND)
    see_hand(g, LOOKER, HOLDER)
    assert sorted(seen_kinds(g, LOOKER, HOLDER, IN_HAND)) == g.hand[HOLDER]
    assert len(seen_kinds(g, OTHER, HOLDER, IN_HAND)) == 1


def test_what_all_have_seen_is_shared_in_every_imagined_world(g: DoomtrooperState) -> None:
    slot = take_from_hand(g, HOLDER, g.hand[HOLDER][0])
    kind = g.kind[slot]
    leave_play(g, slot, TO_HAND)
    world = g.resample(OTHER, 1)
    assert seen_kinds(world, OTHER, HOLDER, IN_HAND) == [kind]
    assert seen_kinds(world, LOOKER, HOLDER, IN_HAND) == [kind]


def test_a_sighting_of_a_card_that_is_not_there_is_reported(g: DoomtrooperState) -> None:
    absent = next(kind for kind in g.cards.playable if kind not in g.hand[HOLDER] + g.library[HOLDER])
    assert GAME.invariant(g) is None
    see(g, OTHER, HOLDER, ELSEWHERE, absent)
    assert GAME.invariant(g) is not None


@pytest.mark.parametrize("seed", range(4))
def test_sightings_stay_true_while_players_look_at_hands_in_random_games(seed: int) -> None:
    """Laws 5 and 6 with looks, which no card gives yet: a redraw changes no view, and what was seen stays true."""
    g = GAME.new("tournament", 3, seed, {"decks": "scrambled"})
    lots = Lots(seed)
    for step in range(400):
        if not g.options:
            break
        observer, seat = lots.below(3), lots.below(3)
        if step % 40 == 0 and observer != seat:
            see_hand(g, observer, seat)
        g.apply(g.options[lots.below(len(g.options))])
        assert untrue_sighting(g) is None
        if step % 20 == 0:
            world = g.resample(observer, step)
            assert world.view(observer).shown == g.view(observer).shown
            assert untrue_sighting(world) is None
