"""Worlds that a seat imagines: dealt from the cards it has seen, never from the decks that others really have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from grognard.core.action import pack
from grognard.core.agenda import NOBODY
from grognard.core.rng import Lots
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.decks import deck_row
from grognard.games.doomtrooper.decks.scrambled import scrambled
from grognard.games.doomtrooper.game import GAME
from grognard.games.doomtrooper.model.leaving import TO_HAND, TO_LIBRARY, leave_play
from grognard.games.doomtrooper.model.moves import take_from_hand
from grognard.games.doomtrooper.model.sightings import ELSEWHERE, IN_HAND, seen_kinds
from grognard.games.doomtrooper.model.visibility import discard_face_down
from grognard.games.doomtrooper.parsing import kind_named
from grognard.games.doomtrooper.queries.cover import may_hide
from grognard.games.doomtrooper.table.imagined import add_piles, look_around
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.words import ASIDE, GENERAL, GONE, UNPAID, WARRIOR
from tests.games.doomtrooper.test_position import position

WORLDS = 12


def begun(decks: Any, seed: int, answers: int = 0, **options: Any) -> DoomtrooperState:
    """A game of two after so many answers by lot."""
    g = GAME.new("tournament", 2, seed, {"decks": decks, **options})
    lots = Lots(seed)
    for _ in range(answers):
        if g.options:
            g.apply(g.options[lots.below(len(g.options))])
    return g


def cards_of(g: DoomtrooperState, seat: int) -> Counter[int]:
    """Every card that a player has brought."""
    piles = g.library[seat] + g.hand[seat] + g.annihilated[seat] + g.sideboard[seat]
    table = [g.kind[slot] for slot in range(len(g.kind)) if g.owner[slot] == seat and g.place[slot] != GONE]
    return Counter(piles + table + g.grave[seat])


def sizes(g: DoomtrooperState, seat: int) -> list[int]:
    """How many cards lie in each pile of a player."""
    return [len(pile[seat]) for pile in (g.library, g.hand, g.grave, g.annihilated, g.sideboard)]


def names(g: DoomtrooperState, *words: str) -> list[int]:
    """Kinds by name."""
    return [kind_named(word, g.cards) for word in words]


def seen_of(g: DoomtrooperState, seat: int) -> list[int]:
    """The cards of a player that the first has seen."""
    seen: list[list[int]] = [[], []]
    look_around(g, 0, [[], []], seen)
    add_piles(g, 0, seat, seen[seat])
    return seen[seat]


def seen_by_all(g: DoomtrooperState, seat: int) -> tuple[list[int], list[int]]:
    """What everybody else, and a spectator, has seen of a player's hand, and of the rest."""
    found = [
        (seen_kinds(g, observer, seat, IN_HAND), seen_kinds(g, observer, seat, ELSEWHERE))
        for observer in range(NOBODY, g.n)
        if observer != seat
    ]
    assert all(one == found[0] for one in found)
    return found[0]


def row(deck: Any) -> Any:
    """A deck in full."""
    return GAME.decks.read(deck, {"restricted": False}) if isinstance(deck, str) else deck


def unheard_of(seed: int) -> Any:
    """A deck like none of ours."""
    return deck_row(scrambled(GAME.cards.read(None), Lots(seed)))


def test_what_others_have_brought_does_not_matter_as_long_as_it_was_not_seen() -> None:
    """The same dice give the same world, to the last card, whichever deck lies opposite."""
    theirs: Sequence[Any] = [*GAME.decks.names(), unheard_of(1), unheard_of(2), unheard_of(3)]
    games = [GAME.new("tournament", 2, 9, {"decks": [row("capitol"), row(deck)], "first": 0}) for deck in theirs]
    for seed in range(WORLDS):
        worlds = [g.resample(0, seed).dump() for g in games]
        assert all(world == worlds[0] for world in worlds)
    assert len({str(games[0].resample(0, seed).dump()) for seed in range(WORLDS)}) == WORLDS


def test_a_player_knows_their_own_deck_but_not_its_order() -> None:
    g = begun("imperial,legion", 4, 300)
    for seed in range(WORLDS):
        world = g.resample(0, seed)
        assert cards_of(world, 0) == cards_of(g, 0)
        assert world.hand[0] == g.hand[0]
        assert world.grave[0] == g.grave[0]
        assert world.sideboard[0] == g.sideboard[0]
        assert world.library[0] != g.library[0]


@pytest.mark.parametrize("decks", ["imperial,legion", [unheard_of(4), unheard_of(5)]])
@pytest.mark.parametrize("restricted", [False, True])
def test_every_pile_keeps_its_size_and_no_card_has_too_many_copies(decks: Any, restricted: bool) -> None:
    """DT-331; DT-A50 with the restricted list, as far as what was seen keeps to it."""
    for answers in (0, 40, 400):
        g = begun(decks, 6, answers)
        g.rules.restricted = restricted
        for seed in range(WORLDS):
            world = g.resample(0, seed)
            assert GAME.invariant(world) is None
            assert sizes(world, 1) == sizes(g, 1)
            limits = g.cards.limits if restricted else g.cards.most
            seen = Counter(seen_of(g, 1))
            for kind, count in cards_of(world, 1).items():
                assert count <= max(limits[kind], seen[kind]), g.cards.names[kind]


def test_what_was_seen_stays_where_it_is() -> None:
    """Cards on the table and in open piles; those face down in cover too, which were seen before (DT-047)."""
    g = begun("bauhaus,mishima", 8, 400)
    there = [slot for slot in range(len(g.kind)) if g.place[slot] != GONE and not g.flags[slot] & UNPAID]
    assert there
    for seed in range(WORLDS):
        world = g.resample(0, seed)
        assert [world.kind[slot] for slot in there] == [g.kind[slot] for slot in there]
        assert world.annihilated == g.annihilated
        assert world.grave_hidden == g.grave_hidden
        for mine, theirs, hidden in zip(world.grave[1], g.grave[1], g.grave_hidden[1], strict=True):
            assert hidden or mine == theirs


def test_who_has_seen_a_few_cards_of_one_of_our_decks_thinks_of_that_deck() -> None:
    g = begun("capitol,mishima", 8, 400)
    themes = {name: Counter(theme) for name, theme in zip(GAME.decks.names(), g.cards.themes, strict=True)}
    for seed in range(WORLDS):
        brought = cards_of(g.resample(0, seed), 1) - Counter(g.sideboard[1])
        assert (brought & themes["mishima"]).total() >= 57


def test_where_no_deck_of_ours_fits_the_affiliations_seen_are_thought_of() -> None:
    given: dict[str, Any] = {
        "p1": {"warriors": ["samurai"]},
        "p2": {
            "warriors": ["templar-marine", "templar-marine", "horde-trooper", "gendarme"],
            "library": ["hussar"] * 20,
        },
    }
    g = position(given)
    templars = g.cards.affiliations[g.kind[1]]
    for seed in range(WORLDS):
        world = g.resample(0, seed)
        for kind in world.library[1]:
            assert g.cards.affiliations[kind] & (templars | GENERAL) or not g.cards.affiliations[kind]


def test_a_hidden_warrior_is_imagined_as_one_that_may_hide() -> None:
    """DT-050, DT-054, DT-062."""
    given: dict[str, Any] = {
        "p1": {"warriors": ["samurai"]},
        "p2": {"warriors": [{"card": "infantry", "hidden": True}, {"card": "hussar", "hidden": True}]},
    }
    g = position(given)
    found = set()
    for seed in range(40):
        world = g.resample(0, seed)
        for slot in (1, 2):
            assert world.place[slot] == ASIDE
            assert world.flags[slot] == g.flags[slot]
            assert world.cards.type[world.kind[slot]] == WARRIOR
            assert may_hide(world, world.kind[slot])
            found.add(world.kind[slot])
        mine = g.resample(1, seed)
        assert [mine.kind[slot] for slot in (1, 2)] == [g.kind[slot] for slot in (1, 2)]
    assert len(found) > 5


def test_a_card_taken_back_openly_is_known_to_be_in_hand_until_one_leaves_it_unseen() -> None:
    """DT-275: everybody has seen it return; DT-333: which card is discarded later nobody sees."""
    g = position({"p1": {"warriors": ["samurai"]}, "p2": {"warriors": ["hussar", "infantry"], "hand": ["take-aim"]}})
    hussar, infantry, aim = names(g, "hussar", "infantry", "take-aim")
    leave_play(g, 1, TO_HAND)
    leave_play(g, 2, TO_LIBRARY)
    assert seen_by_all(g, 1) == ([hussar], [infantry])
    for seed in range(WORLDS):
        world = g.resample(0, seed)
        assert hussar in world.hand[1]
        assert infantry in world.hand[1] + world.library[1]
    g.hand = [g.hand[0], [hussar]]
    discard_face_down(g, 1, aim)
    assert seen_by_all(g, 1) == ([], [hussar, infantry])
    worlds = [g.resample(0, seed) for seed in range(40)]
    assert {hussar in world.hand[1] for world in worlds} == {True, False}
    take_from_hand(g, 1, hussar)
    assert seen_by_all(g, 1) == ([], [infantry])


def test_an_opening_hand_that_was_shown_and_shuffled_back_is_known_to_be_in_the_deck() -> None:
    """DT-006, DT-009."""
    for seed in range(200):
        g = GAME.new("tournament", 2, seed, {"decks": "legion,brotherhood", "first": 1})
        old = g.hand[1]
        if not any(g.cards.type[kind] == WARRIOR for kind in old):
            break
    g.apply(verbs.REDRAW)
    held, elsewhere = seen_by_all(g, 1)
    assert (held, sorted(elsewhere)) == ([], sorted(old))
    for salt in range(WORLDS):
        assert not Counter(old) - cards_of(g.resample(0, salt), 1)


def test_a_hidden_warrior_does_nothing_until_it_is_revealed() -> None:
    """DT-A22: nobody's answers may depend on it, and what it brings counts from then on."""
    g = position({"p1": {"warriors": ["samurai", {"card": "valerie-duval", "hidden": True}], "d": 20}})
    assert 1 not in g.auras
    g.apply(pack(verbs.LEAVE, 1, g.kind[1]))
    assert 1 in g.auras
