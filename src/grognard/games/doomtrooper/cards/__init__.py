"""The card pages: what each card does, as expressions. Constructors and names only, no functions and no text.

`vocabulary.py` gathers the words they are written in; `<set>/<type>.py` are the pages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from grognard.core.agenda import Node
from grognard.core.game import InputError
from grognard.games.doomtrooper.cards import apo, gol, inq, mort, pl, promo, unl, wz
from grognard.games.doomtrooper.cards.page import Card
from grognard.games.doomtrooper.decks import shipped
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.model.catalogue import Catalogue, add_opened_ways

SETS = (unl, inq, wz, mort, gol, apo, pl, promo)


@cache
def all_cards() -> Mapping[str, Card]:
    """Every card that can be played, by its code."""
    out: dict[str, Card] = {}
    for card in (card for one in SETS for page in one.PAGES for card in page):
        if card.code in out:
            raise ValueError(f"{card} stands on two pages")
        out[card.code] = card
    return MappingProxyType(out)


@cache
def catalogue() -> Catalogue:
    """Every card, in order of code."""
    return catalogue_of(all_cards())


def catalogue_of(pages: Mapping[str, Card]) -> Catalogue:
    """Every card, of which these can be played."""
    cards = Catalogue()
    for code, fact in facts().items():
        cards.add(fact, pages[code].abilities if code in pages else (), code in pages)
    add_opened_ways(cards)
    for deck in shipped().values():
        cards.add_theme(kinds_of(deck.library, cards), kinds_of(deck.sideboard, cards))
    return cards


def kinds_of(entries: Sequence[tuple[int, str]], cards: Catalogue) -> list[int]:
    """The kinds of the cards of a deck."""
    out = []
    for count, code in entries:
        if not cards.executable[cards.index[code]]:
            raise InputError(
                f"{facts()[code].name} cannot be played yet; expected a card that the game knows how to play"
            )
        out += [cards.index[code]] * count
    return out


@cache
def effect_nodes() -> dict[str, Node[Any]]:
    """The effects of all cards by name: the card's code, the way it is played, and the path in its tree."""
    nodes: dict[str, Node[Any]] = {}
    cards = catalogue()
    for kind, code in enumerate(cards.codes):
        for way, play in enumerate(cards.plays[kind]):
            if play.opened:
                continue
            play.do.register(f"{code}.{way}", nodes)
        for way, act in enumerate(cards.acts[kind]):
            act.do.register(f"{code}.act{way}", nodes)
        for way, when in enumerate(cards.whens[kind]):
            when.do.register(f"{code}.when{way}", nodes)
    return nodes
