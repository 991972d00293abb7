"""Who sees what at a table of Rush."""

from __future__ import annotations

from grognard.games.rush import cards as c
from tests.support import RUSH, random_match, rush


def test_a_player_browses_the_own_depot_and_nobody_elses() -> None:
    """RUSH-013, RUSH-A23: the owner sees the whole depot, others its top card and size."""
    t = rush({"p1": {"depot": ["t-34", "engineers", "kv-1"]}})
    mine, yours, public = (t.state.view(seat) for seat in (0, 1, None))
    assert t.names(mine.depot) == ["t-34", "engineers", "kv-1"]
    assert yours.depot == []
    for view in (mine, yours, public):
        assert view.depot_sizes == [3, 0]
        assert t.names(view.depot_tops[:1]) == ["kv-1"]
        assert "t-34" not in str(view.json()) or view is mine


def test_nobody_looks_into_a_garage() -> None:
    """RUSH-013: not even the owner, who knows what the company holds but not in which order."""
    t = rush({"p1": {"hand": ["engineers"], "garage": ["t-34", "kv-1", "engineers"]}})
    turned = rush({"p1": {"hand": ["engineers"], "garage": ["kv-1", "engineers", "t-34"]}})
    assert t.state.view(0).json() == turned.state.view(0).json()
    assert t.state.view(0).garages == [3, 3]
    assert "t-34" not in str(t.state.view(1).json())


def test_hands_are_secret_except_the_active_players() -> None:
    """RUSH-014: one's own; RUSH-024: the active player's hand lies face up."""
    t = rush({"p1": {"hand": ["t-34"]}, "p2": {"hand": ["kv-1", "engineers"]}})
    assert t.names(t.state.view(1).hands[0]) == ["t-34"]
    assert t.names(t.state.view(None).hands[0]) == ["t-34"]
    assert t.state.view(0).hands[1] == []
    assert t.state.view(0).hand_sizes == [1, 2]
    assert sorted(t.names(t.state.view(1).hands[1])) == ["engineers", "kv-1"]


def test_packs_market_achievements_and_wreckyard_lie_open() -> None:
    """RUSH-015, RUSH-016, RUSH-018, RUSH-019."""
    t = rush({"wreckyard": ["repairmen"], "medals": {"usa": {"singles": 4}}})
    for seat in (0, 1, None):
        view = t.state.view(seat)
        assert view.singles == [9, 9, 4, 9]
        assert view.doubles == [3, 3, 3, 3]
        assert len(view.market) == 4
        assert len(view.achievements) == 3
        assert t.names(view.wreckyard) == ["repairmen"]


def test_the_vehicle_deck_is_a_number() -> None:
    """RUSH-015: face down."""
    state = random_match(3, 4, 30).state
    for seat in (0, 1, 2, None):
        assert state.view(seat).deck == len(state.deck)


def test_a_card_seen_to_be_kept_stays_known() -> None:
    """RUSH-A48, weak_hand: the kept card was face up, so it is seen and resampled worlds keep it."""
    t = rush({"p1": {"hand": ["t-34", "engineers", "volunteers"]}}, weak_hand=True).do("end", "keep t-34")
    assert t.state.active == 1
    assert len(t.state.hands[0]) == 4
    assert t.names(t.state.view(1).hands[0]) == ["t-34"]
    card = t.state.cards.find("t-34")
    for seed in range(20):
        world = t.state.resample(1, seed)
        assert card in world.hands[0]
        assert len(world.hands[0]) == 4


def test_drawing_is_told_to_who_draws() -> None:
    """RUSH-014: others learn that a card was drawn, not which."""
    t = rush({"p1": {"hand": []}})
    events: list[tuple[int, ...]] = []
    t.state.apply(RUSH.parse("end"), events)
    drawn = [event for event in events if RUSH.redact(event, 1) != event]
    assert len(drawn) == 3
    assert all(RUSH.redact(event, 1)[-1] == c.NONE for event in drawn)
    assert all(RUSH.redact(event, 0) == event for event in drawn)


def test_resampling_redraws_hidden_cards_and_only_those() -> None:
    state = random_match(4, 21, 150).state
    worlds = [state.resample(2, seed) for seed in range(30)]
    for world in worlds:
        assert RUSH.invariant(world) is None
        assert world.hands[2] == state.hands[2]
        assert world.market == state.market
        assert world.depots == state.depots
        assert sorted(world.garages[2]) == sorted(state.garages[2])
        for seat in range(4):
            owned = sorted(world.hands[seat] + world.garages[seat])
            assert owned == sorted(state.hands[seat] + state.garages[seat])
    hidden = [seat for seat in range(4) if seat not in (2, state.active)]
    for seat in hidden:
        if len(set(state.hands[seat] + state.garages[seat])) > 4:
            assert len({tuple(world.hands[seat]) for world in worlds}) > 1
    assert len({tuple(world.deck) for world in worlds}) > 1


def test_a_draw_that_emptied_the_garage_is_remembered() -> None:
    """RUSH-090: the last card of the garage must be in the new hand, and no imagined world forgets it."""
    t = rush({"p1": {"hand": ["engineers"], "garage": ["t-34"], "depot": ["engineers"] * 5 + ["repairmen"]}})
    t.do("end")
    card = t.state.cards.find("t-34")
    assert card in t.state.hands[0]
    assert all(card in t.state.resample(1, seed).hands[0] for seed in range(30))
    assert t.state.view(1).hands[0] == [], "known to who remembers, not shown"


def test_a_known_card_that_is_put_away_is_no_longer_known() -> None:
    """RUSH-137: a sabotaged player may discard just that card."""
    cards = {"Saboteur": {"nation": "usa", "type": "support", "abilities": ["sabotage"]}}
    given = {
        "p1": {"hand": ["engineers"], "garage": ["t-34"], "depot": ["engineers"] * 6},
        "p2": {"hand": ["Saboteur"]},
    }
    t = rush(given, cards).do("end", "use saboteur sabotage", "discard t-34")
    for seed in range(10):
        assert RUSH.invariant(t.state) == RUSH.invariant(t.state.resample(1, seed))
        assert len(t.state.resample(1, seed).hands[0]) == 2


def test_the_order_of_a_draw_that_emptied_the_garage_leaves_no_trace() -> None:
    """RUSH-090, law 5: the drawer knows the cards, and whoever imagines the position does not know which came first."""
    orders = (["kv-1", "t-34"], ["t-34", "kv-1"])
    first, second = (
        rush({"p1": {"hand": [], "garage": garage, "depot": ["engineers"]}}).do("end") for garage in orders
    )
    assert first.state.known[0] == second.state.known[0]
    assert first.state.resample(0, 5).dump() == second.state.resample(0, 5).dump()
