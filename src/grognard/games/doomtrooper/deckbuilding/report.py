"""The report on a deck under construction: its cards, its counts, and everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from grognard.core.game import InputError, Json
from grognard.core.rng import Lots
from grognard.games.doomtrooper.cards import all_cards, catalogue
from grognard.games.doomtrooper.decks import Deck, Problem, parse, problems, shipped, texts, write
from grognard.games.doomtrooper.decks.by_lot import affiliations, by_lot
from grognard.games.doomtrooper.decks.collection import as_table, as_text, lacking
from grognard.games.doomtrooper.decks.collection import read as read_collection
from grognard.games.doomtrooper.decks.exports import exports
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.model.notation import card_keys
from grognard.games.doomtrooper.model.state import HAND
from grognard.games.doomtrooper.text import decks as sayings
from grognard.text.lang import sentence

MOST_LINES = 400
MOST_OWNED_LINES = 2500  # of a collection; there are 1,073 cards
MOST_TOLD = 60  # problems
SUGGESTED = 5  # misspelled names for which others are looked up


@cache
def slugs() -> Mapping[str, str]:
    """The key of each card in views and in the book, by code."""
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
        "exports": exports(deck),
        "hand": HAND,
    }


def collection(words: str, lang: str) -> Json:
    """The cards that somebody owns, from any list of them, and what could not be read in it."""
    if words.count("\n") >= MOST_OWNED_LINES:
        raise InputError(f"the list has {words.count(chr(10)) + 1} lines; expected at most {MOST_OWNED_LINES}")
    found = read_collection(words, SUGGESTED)
    return {
        "owned": entries([(count, code) for code, count in found.owned.items()]),
        "problems": [told(problem, lang) for problem in found.mistakes[:MOST_TOLD]],
        "more": max(0, len(found.mistakes) - MOST_TOLD),
        "text": as_text(found.owned),
        "table": as_table(found.owned),
    }


def lacks(words: str, owned: str, lang: str) -> list[str]:
    """What a deck needs and its player does not own, in sentences."""
    deck = shipped().get(words.strip()) or parse(words, "")
    return [
        sentence(sayings.said("lacks", {"n": count, "card": fact}, lang, sayings.titled(lang)) + ".")
        for count, fact in lacking(deck, read_collection(owned).owned)
    ]


def entries(part: Sequence[tuple[int, str]]) -> list[Json]:
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
    """The text of a random deck that every table accepts."""
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
    """The affiliations that random decks can have."""
    return affiliations(catalogue())
