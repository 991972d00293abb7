"""A card's kind is its place among all facts, so making a card playable changes nothing for the others."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from grognard.core.match import Match, digest
from grognard.core.rng import Lots
from grognard.games.doomtrooper.cards import all_cards, catalogue, catalogue_of
from grognard.games.doomtrooper.cards.page import Card, card
from grognard.games.doomtrooper.decks.by_lot import by_lot
from grognard.games.doomtrooper.decks.scrambled import scrambled
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.game import GAME
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.notation import kinds_by_key
from grognard.text import LANGUAGES
from tests.golden_files import FOLDER, PLAYED_WITH, card_texts

# Warriors that cannot be played yet, as cards without abilities
MORE = [
    card(fact.code, fact.name) for fact in facts().values() if fact.type == "warrior" and fact.code not in all_cards()
]
ADDED = MORE[0]


@cache
def with_more(*added: Card) -> Catalogue:
    """The catalogue of a program in which these can be played too."""
    return catalogue_of({**all_cards(), **{one.code: one for one in added}})


def played(cards: Any, options: Any, seed: int, answers: int) -> Match:
    """A game of random answers."""
    match = Match(GAME, "tournament", 2, seed, options, cards)
    lots = random.Random(seed)
    while len(match.answers) < answers and not match.is_over:
        match.play(lots.choice(match.state.options))
    return match


def test_every_fact_has_a_kind_and_a_column_says_which_can_be_played() -> None:
    cards = catalogue()
    assert cards.codes == list(facts())
    assert [cards.codes[kind] for kind in cards.playable] == sorted(all_cards())
    assert [kind for kind in range(len(cards.codes)) if cards.executable[kind]] == cards.playable
    for kind in range(len(cards.codes)):
        if not cards.executable[kind]:
            assert not cards.plays[kind]
            assert (cards.most[kind], cards.limits[kind]) == (0, 0)


def test_what_cannot_be_played_is_in_no_deck_by_lot_and_has_no_name_in_the_notation() -> None:
    cards = catalogue()
    for seed in range(20):
        for deck in (scrambled(cards, Lots(seed)), by_lot("", cards, Lots(seed))):
            assert all(code in all_cards() for _, _, code in deck.entries())
    assert sorted(set(kinds_by_key(cards).values())) == cards.playable


@pytest.mark.parametrize("added", [[ADDED], MORE], ids=["one", "many"])
def test_making_cards_playable_leaves_games_with_named_decks_as_they_are(added: list[Card]) -> None:
    more = with_more(*added)
    assert len(more.playable) == len(catalogue().playable) + len(added)
    assert more.codes == catalogue().codes
    for seed, decks in enumerate(("bauhaus,legion", "mishima,imperial")):
        before, after = played(None, {"decks": decks}, seed, 150), played(more, {"decks": decks}, seed, 150)
        assert after.answers == before.answers
        assert digest(after.state) == digest(before.state)


def test_making_a_card_playable_leaves_what_a_seat_imagines_of_our_decks() -> None:
    """What the golden transcripts rest on: bots think in worlds that are dealt from our decks."""
    more = with_more(ADDED)
    before, after = (played(cards, PLAYED_WITH["doomtrooper"], 3, 200) for cards in (None, more))
    for at in range(0, len(before.answers), 20):
        for seat in (0, 1):
            worlds = [match.before(at).resample(seat, at) for match in (before, after)]
            assert digest(worlds[0]) == digest(worlds[1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_making_a_card_playable_adds_its_own_line_to_the_golden_texts(lang: str) -> None:
    golden = (FOLDER / f"doomtrooper-cards.{lang}.txt").read_text("utf-8").splitlines()
    said = card_texts(GAME, lang, with_more(ADDED)).splitlines()
    assert [line for line in said if line not in golden] == [
        line for line in said if line.upper().startswith(f"{ADDED.name}:")
    ]
    assert [line for line in golden if line not in said] == []
