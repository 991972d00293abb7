"""What there is to tell of a deck that somebody builds: its cards, its counts, and everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from grognard.core.game import InputError, Json
from grognard.core.rng import Lots
from grognard.games.doomtrooper.cards import all_cards, catalogue
from grognard.games.doomtrooper.decks import Cards, Deck, Problem, parse, problems, shipped, texts, write
from grognard.games.doomtrooper.decks.by_lot import affiliations, by_lot
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.model.notation import card_keys
from grognard.games.doomtrooper.model.state import HAND

MOST_LINES = 400
MOST_TOLD = 60  # problems
SUGGESTED = 5  # misspelled names for which others are looked up


@cache
def slugs() -> Mapping[str, str]:
    """What each card is called in views and in the book, by code."""
    cards = catalogue()
    return dict(zip(cards.codes, card_keys(cards), strict=True))


def report(words: str, restricted: bool, lang: str) -> Json:
    """A deck of ours by name, or any text."""
    if words.count("\n") >= MOST_LINES:
        raise InputError(f"the deck has {words.count(chr(10)) + 1} lines; expected at most {MOST_LINES}")
    deck = shipped().get(words.strip()) or parse(words, "", SUGGESTED)
    found = problems(deck, restricted, all_cards())
    library, sideboard = deck.sizes
    return {
        "name": deck.name,
        "library": entries(deck.library),
        "sideboard": entries(deck.sideboard),
        "cards": library,
        "beside": sideboard,
        "problems": [told(problem, lang) for problem in found[:MOST_TOLD]],
        "more": max(0, len(found) - MOST_TOLD),
        "text": write(deck),
        "hand": HAND,
    }


def entries(part: Cards) -> list[Json]:
    """How many of which cards, each card once."""
    out: dict[str, int] = {}
    for count, code in part:
        out[code] = out.get(code, 0) + count
    return [{"count": count, "card": slugs()[code]} for code, count in out.items()]


def told(problem: Problem, lang: str) -> Json:
    """A problem as plain values."""
    found = [slugs()[fact.code] for fact in problem.cards]
    return {
        "text": problem.said(lang),
        "rule": problem.rule or "",
        "line": problem.line,
        "card": found[0] if "card" in problem.told else "",
        "perhaps": found if "cards" in problem.told else [],
    }


def drawn(affiliation: str, seed: int) -> str:
    """The text of a deck by lot that is welcome at every table."""
    if affiliation and affiliation not in affiliations(catalogue()):
        raise InputError(f"affiliation: expected one of {', '.join(affiliations(catalogue()))}, or nothing")
    deck = by_lot(affiliation, catalogue(), Lots(seed))
    wrong = problems(deck, True, all_cards())
    assert not wrong, wrong
    return write(deck)


def ours() -> list[Json]:
    """Our decks, each with its text and the affiliations of its warriors."""
    return [
        {"name": name, "title": deck.name, "text": texts()[name], "of": factions(deck)}
        for name, deck in shipped().items()
    ]


def factions(deck: Deck) -> list[str]:
    """The affiliations of a deck's warriors, the most frequent first."""
    counts: dict[str, int] = {}
    for count, code in deck.library:
        fact = facts()[code]
        for name in fact.factions if fact.type == "warrior" else ():
            counts[name] = counts.get(name, 0) + count
    return sorted(counts, key=lambda name: -counts[name])


def kinds() -> list[str]:
    """The affiliations of which there are decks by lot."""
    return affiliations(catalogue())
