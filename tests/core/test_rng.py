"""The dice: the same everywhere, hidden from everybody, and fair."""

from __future__ import annotations

import json
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

import grognard
from grognard.core.agenda import Table
from grognard.core.rng import commitment, keyed, scramble, xorshift

SEED = 0x0123456789ABCDEF0123456789ABCDEF


def fresh(seed: int) -> Table:
    g = Table()
    g.begin(seed)
    return g


def test_the_numbers_never_change() -> None:
    """Replays depend on these: a change here breaks every recorded game."""
    g = fresh(SEED)
    assert [g.roll(1000) for _ in range(8)] == GOLDEN_KEYED
    cards = list(range(12))
    g.shuffle(cards)
    assert cards == GOLDEN_SHUFFLE
    g.playout(7)
    assert [g.roll(1000) for _ in range(8)] == GOLDEN_FAST
    assert commitment(SEED) == GOLDEN_COMMITMENT


GOLDEN_KEYED = [611, 120, 725, 237, 859, 90, 442, 319]
GOLDEN_SHUFFLE = [1, 9, 4, 11, 8, 6, 7, 0, 5, 10, 3, 2]
GOLDEN_FAST = [66, 594, 495, 990, 42, 868, 186, 324]
GOLDEN_COMMITMENT = "1b461d7ab3f5f14650ca86bc50a2f00c78bb01657148be6e4adeab780c04d7d3"


@given(st.integers(0, 2**128 - 1), st.integers(1, 10**6), st.integers(1, 200))
def test_numbers_stay_below_their_bound(seed: int, tick: int, n: int) -> None:
    assert 0 <= keyed(seed + (1 << 128), tick, n) < n


@given(st.integers(1, 2**32 - 1))
def test_the_fast_generator_stays_in_32_bits_and_never_stops(x: int) -> None:
    assert 0 < xorshift(x) < 1 << 32


@given(st.lists(st.integers(0, 50), max_size=40), st.integers(0, 2**128 - 1), st.booleans())
def test_a_shuffle_keeps_all_cards(cards: list[int], seed: int, fast: bool) -> None:
    g = fresh(seed)
    if fast:
        g.playout(seed)
    mixed = cards[:]
    g.shuffle(mixed)
    assert Counter(mixed) == Counter(cards)


def test_both_dice_are_fair() -> None:
    for fast in (False, True):
        g = fresh(5)
        if fast:
            g.playout(5)
        firsts: Counter[int] = Counter()
        for _ in range(6000):
            cards = [0, 1, 2, 3, 4, 5]
            g.shuffle(cards)
            firsts[cards[0]] += 1
        assert all(850 < firsts[card] < 1150 for card in range(6)), firsts


def test_neighbouring_seeds_give_unrelated_numbers() -> None:
    assert len({scramble(seed) >> 24 for seed in range(200)}) > 100
    game = grognard.load("rush")
    decks = {tuple(game.new("standard", 2, seed).market) for seed in range(50)}
    assert len(decks) > 45


def test_neither_seed_nor_dice_are_in_any_view() -> None:
    state = grognard.load("rush").new("standard", 3, SEED)
    for seat in (0, 1, 2, None):
        shown = json.dumps(state.view(seat).json())
        for secret in (SEED, state.seed, f"{SEED:x}"):
            assert str(secret) not in shown
        assert "seed" not in shown
        assert "ticks" not in shown


def test_an_imagined_world_does_not_have_the_real_dice() -> None:
    state = grognard.load("rush").new("standard", 3, SEED)
    world = state.resample(0, 99)
    assert world.seed != state.seed
