"""Every known card of Doomtrooper for a reader, even those that cannot be played yet, with their facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from grognard.core.game import Book, CardPage, Json
from grognard.games.doomtrooper.facts import RATED, SETS, Fact, facts
from grognard.games.doomtrooper.language.plays import Play
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.notation import card_keys, key_of
from grognard.games.doomtrooper.table.card_rules import rules_touched
from grognard.games.doomtrooper.text import names
from grognard.games.doomtrooper.text.tongue import DoomTongue
from grognard.games.doomtrooper.words import AFFILIATIONS, MOST_COPIES, TYPES

# The expansions are names; what is no name is said by the language's own label
EXPANSIONS: Final = {
    "inq": "Inquisition", "wz": "Warzone", "mort": "Mortificator", "gol": "Golgotha", "apo": "Apocalypse",
    "pl": "Paradise Lost",
}  # fmt: skip


class DoomFacts(TypedDict):
    """What is known of a card of Doomtrooper."""

    code: str
    type: str
    affiliations: list[str]
    sides: list[str]  # of a warrior: doomtrooper, legion, tribal, aside
    ratings: list[str] | None  # F, S, A, V as printed, of cards that have them
    rarity: str
    limit: int  # copies in a deck
    keywords: list[str]
    english: str
    czech: str  # empty where it is not known
    rules: str  # its text without type and ratings
    actions: int  # that playing it takes; 0: it is played at its moment, or cannot be played yet
    d: int  # destiny points that it costs besides a warrior's V
    per: int  # … and for each time that its effect is bought
    cites: list[str]  # the numbers of the rules that it touches, the most telling first
    void: str  # the number of the rule that leaves it without effect, so that nobody may play it; else empty


def book(cards: Catalogue, tongue: DoomTongue) -> Book:
    """Every card in the language of a tongue."""
    return Book(pages(cards, tongue), words(tongue))


def pages(cards: Catalogue, tongue: DoomTongue) -> Sequence[CardPage]:
    """Every card by its code."""
    found = []
    plain = [key_of(fact.name) for fact in facts().values()]
    for slug, (code, fact) in zip(plain, facts().items(), strict=True):
        kind = cards.index[code]
        if not cards.executable[kind]:
            found.append(CardPage(slug, None, tongue.title(code, fact.name), fact.set, "", told(fact)))
        else:
            facts_told = told(fact, tongue.card_rules(kind), cards.plays[kind], rules_touched(cards, kind))
            facts_told["void"] = cards.void[kind]
            key, text = card_keys(cards)[kind], tongue.card_text(kind)
            found.append(CardPage(key, kind, tongue.card(kind), fact.set, text, facts_told))
    return found


def rows(cards: Catalogue, tongue: DoomTongue) -> Sequence[Json]:
    """Every card with its facts, as one row."""
    return [
        {
            "id": page.facts["code"],
            "name": page.name,
            "set": page.set,
            "text": page.text,
            "executable": page.number is not None,
            **page.facts,
        }
        for page in pages(cards, tongue)
    ]


def told(fact: Fact, rules: str = "", ways: Sequence[Play] = (), cites: Sequence[str] = ()) -> DoomFacts:
    """The facts of a card, what it does, what it costs in the first way to play it, and which rules it touches."""
    return {
        "code": fact.code,
        "type": fact.type,
        "affiliations": list(fact.factions),
        "sides": list(fact.sides),
        "ratings": list(fact.icons) if fact.type in RATED else None,
        "rarity": fact.rarity,
        "limit": min(MOST_COPIES, fact.limit),  # DT-331, DT-A50
        "keywords": sorted(fact.keywords),
        "english": names.english(fact.name),
        "czech": names.czech(fact.cs) if fact.cs else "",
        "rules": rules,
        "actions": ways[0].actions if ways else 0,
        "d": ways[0].d if ways else 0,
        "per": ways[0].per if ways else 0,
        "cites": list(cites),
        "void": "",
    }


def words(tongue: DoomTongue) -> Mapping[str, Mapping[str, str]]:
    """The words for the values of facts, by fact."""
    sets = {id: EXPANSIONS.get(id) or tongue.label(f"set_{id}") for id in SETS}
    return {
        "type": {id: tongue.words.TYPES[id] for id in TYPES},
        "affiliation": {id: tongue.words.AFFILIATIONS[id] for id in AFFILIATIONS},
        "set": sets,
        "rating": dict(zip("FSAV", tongue.words.RATINGS, strict=True)),
    }
