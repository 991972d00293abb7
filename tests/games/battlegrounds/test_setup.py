"""The set-up of every variant, and the board's geometry."""

from __future__ import annotations

import pytest

from grognard.core.game import InputError
from grognard.games.battlegrounds import board
from grognard.games.battlegrounds.board import AROUND, BASES, D4, E5, FIELDS, MIDDLE, PATHS, SIDES
from grognard.games.battlegrounds.cards import NO_EFFECT
from grognard.games.battlegrounds.state import FACE_DOWN, PILE, Battlegrounds
from tests.support import BATTLEGROUNDS


def new(variant: str, seats: int, seed: int = 1, **options: object) -> Battlegrounds:
    state: Battlegrounds = BATTLEGROUNDS.new(variant, seats, seed, options)
    return state


def test_the_board_is_eight_by_eight_with_a_white_square() -> None:
    """BG-005: A1 to H8, the square C3 to F6."""
    assert [board.field_named(board.name(f)) for f in range(FIELDS)] == list(range(FIELDS))
    assert {board.name(f) for f in MIDDLE} == {f"{x}{y}" for x in "CDEF" for y in "3456"}


def test_bases_are_corners_with_their_neighbours() -> None:
    """BG-024."""
    named = [{board.name(f) for f in base} for base in BASES]
    assert named == [{"A1", "A2", "B1"}, {"A8", "A7", "B8"}, {"H8", "H7", "G8"}, {"H1", "H2", "G1"}]


def test_every_range_up_to_four_has_somewhere_to_go() -> None:
    """D7 of the digest: from every field."""
    for way in range(2):
        for length in range(1, 5):
            assert all(PATHS[way][length][f] for f in range(FIELDS))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("variant", "seats"), [("battle", 2), ("battle", 3), ("battle", 4), ("teams", 4)])
def test_specials_lie_in_the_middle_and_equal_tokens_apart(variant: str, seats: int, seed: int) -> None:
    """BG-004, BG-011, BG-012, BG-013, BG-A01."""
    g = new(variant, seats, seed)
    special = {f for f in range(FIELDS) if g.box.effect[g.ground[f]] != NO_EFFECT}
    assert special == set(MIDDLE)
    assert sorted(g.ground) == sorted(g.box.tokens)
    for f in range(FIELDS):
        assert all(g.box.picture[g.ground[f]] != g.box.picture[g.ground[n]] for n in SIDES[f])


def test_neighbours_can_mean_corners_too() -> None:
    """BG-A01, adjacency=8."""
    for seed in range(6):
        g = new("battle", 3, seed, adjacency=8)
        for f in range(FIELDS):
            assert all(g.box.picture[g.ground[f]] != g.box.picture[g.ground[n]] for n in AROUND[f])


@pytest.mark.parametrize("seed", range(12))
def test_solo_lays_specials_anywhere_but_equal_tokens_apart(seed: int) -> None:
    """BG-106, BG-109, BG-110."""
    g = new("solo", 1, seed)
    assert {f for f in range(FIELDS) if g.box.effect[g.ground[f]] != NO_EFFECT} != set(MIDDLE)
    for f in range(FIELDS):
        assert all(g.box.picture[g.ground[f]] != g.box.picture[g.ground[n]] for n in SIDES[f])
    assert sorted(g.letters) == sorted(g.numbers) == list(range(8))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_family_covers_all_tokens_but_two_that_differ(seats: int) -> None:
    """BG-096, BG-097, BG-A51, BG-A52."""
    for seed in range(30):
        g = new("family", seats, seed)
        assert [f for f in range(FIELDS) if g.ground[f] < FACE_DOWN] == [D4, E5]
        assert g.box.picture[g.ground[D4]] != g.box.picture[g.ground[E5]]
        assert g.owner_of == [PILE] * 12
        assert g.duds == 0
        assert sum(g.stack) == 0


DEALS = [("battle", 2, 4, 4), ("battle", 3, 2, 6), ("battle", 4, 2, 4), ("teams", 4, 2, 4), ("solo", 1, 2, 10)]


@pytest.mark.parametrize(("variant", "seats", "cards", "pile"), DEALS)
def test_two_cards_a_figure_and_the_rest_in_the_pile(variant: str, seats: int, cards: int, pile: int) -> None:
    """BG-006, BG-014, BG-017, BG-107, BG-111."""
    g = new(variant, seats)
    assert [g.owner_of.count(s) for s in range(seats)] == [cards] * seats
    assert len(g.pile) == pile == g.owner_of.count(PILE)


def test_variants_have_their_seats() -> None:
    """BG-001, BG-089, BG-095."""
    counts = {variant: tuple(BATTLEGROUNDS.seat_counts(variant)) for variant in BATTLEGROUNDS.variants}
    assert counts == {"battle": (2, 3, 4), "teams": (4,), "family": (2, 3, 4), "solo": (1,)}
    for variant, seats in (("battle", 5), ("teams", 2), ("solo", 2), ("family", 1)):
        with pytest.raises(InputError, match="seats, not"):
            new(variant, seats)


def test_layouts_and_deals_differ_from_seed_to_seed() -> None:
    """BG-011, BG-012, BG-014: shuffled."""
    games = [new("battle", 4, seed) for seed in range(20)]
    assert len({tuple(g.ground) for g in games}) == 20
    assert len({tuple(g.owner_of) for g in games}) > 15
