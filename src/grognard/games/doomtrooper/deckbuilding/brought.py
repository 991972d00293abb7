"""The decks that players bring to a table: read from names, texts and files, judged, dealt and exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from grognard.core.errors import InputError
from grognard.core.parts import Decks
from grognard.core.rng import Lots
from grognard.core.state import Json
from grognard.games.doomtrooper.cards import all_cards, catalogue
from grognard.games.doomtrooper.deckbuilding import report
from grognard.games.doomtrooper.decks import (
    Deck,
    Problem,
    copies,
    deck_from,
    deck_row,
    exchange,
    parse,
    problems,
    quoted,
    shipped,
    write,
)
from grognard.games.doomtrooper.decks.formats import is_written_out
from grognard.games.doomtrooper.decks.scrambled import scrambled
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.notation import key_of
from grognard.games.doomtrooper.text.decks import TITLES

RANDOM = "random"  # each seat gets a random one of our decks
SCRAMBLED = "scrambled"  # each seat's deck is made at random from every playable card
MOST_LINES = 200  # of a deck that a client sends
MOST_TOLD = 20  # of what is wrong with a deck
SUGGESTED = 3  # misspelled cards for which others are suggested, in a deck that a client sends


class DoomtrooperDecks(Decks):
    """The decks that players bring."""

    def names(self) -> Sequence[str]:
        return list(shipped())

    def read(self, words: str, options: Json) -> Json:
        """One of ours, or the text of one's own; with too many mistakes only the first are looked into."""
        name = words.strip()
        if name in shipped():
            deck = shipped()[name]
        elif words.count("\n") > MOST_LINES:
            raise InputError(f"the deck has {words.count(chr(10)) + 1} lines; expected at most {MOST_LINES}")
        elif not is_written_out(words):
            raise InputError(
                f"there is no deck {quoted(name)}; expected one of {', '.join(shipped())}, or the text of a deck"
            )
        else:
            deck = parse(words, "deck", SUGGESTED)
        refuse(deck, options["restricted"])
        return deck_row(deck)

    def collection(self, words: str, lang: str) -> Json:
        return report.collection(words, lang)

    def lacks(self, words: str, owned: str, lang: str) -> Sequence[str]:
        return report.lacks(words, owned, lang)

    def assign(self, options: Json, decks: Sequence[Json | None], seed: int) -> Json:
        """A seat without a deck gets the one that the set-up names, or a random one."""
        if all(deck is None for deck in decks):
            return options
        if all(deck is not None for deck in decks):
            return {**options, "decks": list(decks)}
        given = dealt(options["decks"], len(decks), seed, catalogue(), options["restricted"])
        rows = [deck_row(other) if own is None else own for own, other in zip(decks, given, strict=True)]
        return {**options, "decks": rows}

    def report(self, words: str, restricted: bool, lang: str) -> Json:
        return report.report(words, restricted, lang)

    def draw(self, affiliation: str, seed: int) -> str:
        return report.drawn(affiliation, seed)

    def ours(self) -> tuple[Sequence[Json], Sequence[str]]:
        return report.ours(), report.kinds()

    def played(self, options: Json, seats: int, seed: int, codes: Sequence[str] | None = None) -> Sequence[Json]:
        decks = dealt(options["decks"], seats, seed, catalogue(), options["restricted"], codes)
        return [deck_row(deck) for deck in decks]

    def name_of(self, deck: Json) -> str:
        """Our decks by the names of their files, even after an exchange of cards."""
        known = deck_from(deck)
        cards = copies((*known.library, *known.sideboard))
        for name, ours in shipped().items():
            if ours.name == known.name and copies((*ours.library, *ours.sideboard)) == cards:
                return name
        return known.name

    def title(self, name: str, lang: str) -> str:
        """`Bauhaus – Iron of Venus`, if it is one of our decks."""
        english = shipped()[name].name if name in shipped() else name
        return TITLES[lang].get(name, english)

    def contents(self, deck: Json) -> Sequence[Sequence[tuple[int, str]]]:
        """Library and sideboard."""
        known = deck_from(deck)
        parts = (known.library, known.sideboard)
        return [[(count, key_of(facts()[code].name)) for count, code in part] for part in parts]

    def text(self, deck: Json) -> str:
        return write(deck_from(deck))

    def move(self, deck: Json, words: str, beside: bool) -> Json:
        known = deck_from(deck)
        count, code = exchange.card_meant(known.library if beside else known.sideboard, words)
        return deck_row(exchange.move(known, count, code, exchange.SIDEBOARD if beside else exchange.LIBRARY))

    def exchange(self, deck: Json, words: str) -> Json:
        """DT-343: the same cards, split differently between library and sideboard."""
        brought = deck_from(deck)
        if words.count("\n") > MOST_LINES:
            raise InputError(f"the deck has {words.count(chr(10)) + 1} lines; expected at most {MOST_LINES}")
        changed = readable(parse(words, "deck", SUGGESTED))
        exchange.check(brought, changed)
        return {**deck_row(changed), "name": brought.name}


def check_decks(given: Any, seats: int, restricted: bool) -> Any:
    """Check decks by name or in full; full decks become part of the set-up, so that it does not change later."""
    found = given if isinstance(given, list) else str(given).split(",")
    if len(found) != seats:
        raise InputError(
            f"option decks names {len(found)}; expected {seats}, one for each seat, parted by commas, or {RANDOM} "
            f"for one of ours by lot, or {SCRAMBLED} for cards by lot"
        )
    decks = [deck_from(deck) if isinstance(deck, dict) else our_deck(str(deck).strip()) for deck in found]
    for deck in decks:
        refuse(deck, restricted)
    if all(isinstance(name, str) for name in found):
        return ",".join(name.strip() for name in found)
    return [deck_row(deck) for deck in decks]


def dealt(
    named: Any,
    seats: int,
    seed: int,
    cards: Catalogue,
    restricted: bool = False,
    codes: Sequence[str] | None = None,
) -> list[Deck]:
    """The decks of the seats; scrambled decks are made of all playable cards, or of some only."""
    ours = shipped()
    lots = Lots(seed)
    if isinstance(named, list):
        return [deck_from(row) for row in named]
    if named == SCRAMBLED:
        return [scrambled(cards, lots, codes) for _ in range(seats)]
    if named != RANDOM:
        return [ours[name] for name in named.split(",")]
    fit = [deck for deck in ours.values() if not restricted or not problems(deck, True)]  # DT-A50
    if not fit:
        raise InputError(
            "option restricted: none of our decks keeps to the list; expected decks that do, by name or file"
        )
    return [fit[lots.below(len(fit))] for _ in range(seats)]


def our_deck(word: str) -> Deck:
    """Our deck with that name."""
    if word not in shipped():
        raise InputError(f"there is no deck {quoted(word)}; expected one of {', '.join(shipped())}")
    return shipped()[word]


def read_deck(word: str) -> Json:
    """The deck in a file."""
    try:
        return deck_row(readable(parse(Path(word).read_text("utf-8"), word)))
    except (OSError, ValueError):
        ours = ", ".join(shipped())
        raise InputError(f"there is no deck {word!r}; expected one of {ours}, or the path of a deck's file") from None


def refuse(deck: Deck, restricted: bool) -> None:
    """Refuse a deck that breaks a rule, naming the deck and everything that is wrong with it."""
    found = problems(deck, restricted, all_cards())
    if found:
        raise InputError(f"the deck {deck.name}: {told_of(found)}")


def told_of(found: Sequence[Problem]) -> str:
    """What is wrong with a deck, the first few of many."""
    wrong = [problem.message + (f" ({problem.rule})" if problem.rule else "") for problem in found[:MOST_TOLD]]
    more = len(found) - len(wrong)
    return "; ".join([*wrong, f"and {more} more"] if more else wrong)


def readable(deck: Deck) -> Deck:
    """A deck all of whose lines name cards."""
    if deck.reading.mistakes:
        raise InputError(f"the deck {deck.name}: {told_of(problems(deck))}")
    return deck
