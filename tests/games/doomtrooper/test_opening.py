"""How a game begins, and what cards and affiliations there are."""

from __future__ import annotations

from grognard.games.doomtrooper import verbs, words
from grognard.games.doomtrooper.decks import shipped
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.game import GAME


def test_libraries_are_shuffled_and_each_player_has_seven_cards_and_5_d() -> None:
    """DT-001, DT-002, DT-003, DT-330: sixty cards in another order each time."""
    games = [GAME.new("tournament", 2, seed, {"decks": "legion,imperial"}) for seed in (1, 2)]
    assert games[0].library[0] != games[1].library[0]
    for g in games:
        assert [len(hand) for hand in g.hand] == [7, 7]
        assert [len(library) for library in g.library] == [53, 53]
        assert (g.d, g.p) == ([5, 5], [0, 0])


def test_the_starting_player_is_drawn_by_lot_unless_the_table_has_agreed() -> None:
    """DT-005: after the opening hands, at random."""
    assert {GAME.new("tournament", 2, seed).starting_seat for seed in range(12)} == {0, 1}
    assert {GAME.new("tournament", 3, seed, {"first": 2}).starting_seat for seed in range(4)} == {2}


def test_a_player_who_redraws_shows_the_hand_unless_agreed_otherwise() -> None:
    """DT-008, DT-A03: the option privilege_shown."""
    for shown in (True, False):
        g = GAME.new("tournament", 2, 3, {"decks": "legion,imperial", "first": 0, "privilege_shown": shown})
        old = g.hand[0]
        assert any(g.cards.type[kind] == words.WARRIOR for kind in old)
        g.apply(verbs.REDRAW)
        assert g.view(1).shown["shown"][0] == (old if shown else [])
        assert g.view(1).shown["seen_graves"][0] == (sorted(old) if shown else [])
        assert g.view(0).shown["grave"] == sorted(old)


def test_every_affiliation_and_type_of_the_rulebook_is_known() -> None:
    """DT-350, DT-351."""
    assert {word for fact in facts().values() for word in fact.factions} == set(words.AFFILIATIONS)
    assert {fact.type for fact in facts().values()} == set(words.TYPES)


def test_no_library_of_ours_has_more_than_four_copies() -> None:
    """DT-331, DT-343, DT-A50: the sideboard of 25 cards counted with it."""
    for deck in shipped().values():
        for _, code in (*deck.library, *deck.sideboard):
            assert sum(count for count, other in (*deck.library, *deck.sideboard) if other == code) <= 4
        assert deck.sizes == (60, 25)
