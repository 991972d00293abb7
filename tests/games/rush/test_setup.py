"""What the set-up deals, and the few rules that only a count or a comparison can show."""

from __future__ import annotations

from itertools import product

import pytest

from grognard.core.game import InputError
from grognard.games.rush.events import REPAIRED_BASE, REPAIRED_GUARD, REVEALED, TURN
from grognard.games.rush.rules.end import ACHIEVEMENTS, Standing
from tests.support import RUSH, random_match


@pytest.mark.parametrize("seats", [0, 1, 6, 7])
def test_two_to_five_can_play(seats: int) -> None:
    """RUSH-006."""
    with pytest.raises(InputError, match="is for 2, 3, 4, 5 seats"):
        RUSH.new("standard", seats, 1)


def test_all_212_cards_of_the_box_are_accounted_for() -> None:
    """RUSH-005: vehicles, medals, rear cards, bases, achievements, and seven that only remind people."""
    vehicles = len(RUSH.cards.read(None).vehicles())
    state = RUSH.new("standard", 5, 1)
    medals = sum(state.singles) + sum(state.doubles)
    rear = sum(len(hand) + len(garage) for hand, garage in zip(state.hands, state.garages, strict=True))
    assert (vehicles, medals, rear, len(state.guards), ACHIEVEMENTS) == (100, 48, 30, 15, 12)
    assert vehicles + medals + rear + len(state.guards) + ACHIEVEMENTS + 1 + 5 + 1 == 212


def test_decks_garages_and_achievements_are_shuffled() -> None:
    """RUSH-012, RUSH-015, RUSH-019."""
    games = [RUSH.new("standard", 3, seed) for seed in range(30)]
    assert len({tuple(g.deck) for g in games}) == 30
    assert len({tuple(g.garages[1] + g.hands[1]) for g in games}) > 5
    assert len({g.achievements for g in games}) > 15


def test_the_hand_is_laid_out_after_the_repairs() -> None:
    """RUSH-023, RUSH-024: at the start of every turn, in this order."""
    starts = repairs = 0
    for happened in random_match(3, 9, 300).events:
        kinds = [event[0] for event in happened]
        if TURN in kinds:
            starts += 1
            after = kinds[kinds.index(TURN) + 1 :]
            assert set(after[:-1]) <= {REPAIRED_BASE, REPAIRED_GUARD}
            assert after[-1] == REVEALED
            repairs += len(after) - 1
    assert starts > 20
    assert repairs > 0


def test_the_last_tie_break_never_decides() -> None:
    """RUSH-099, RUSH-103: equal in score, medals and bases means equal in achievements."""
    for medals, bases, mine, yours in product(range(4), range(3), range(4), range(4)):
        a, b = (Standing(medals, bases, tuple(range(n))) for n in (mine, yours))
        assert (a.key()[:3] == b.key()[:3]) == (mine == yours)
        assert a.key()[3] == mine
