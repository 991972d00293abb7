"""Decks built around some cards, so that these can be played: with casters, bearers, targets and opponents for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grognard.core.rng import Lots
from grognard.core.state import Json
from grognard.games.doomtrooper.cards.pins import fields_of
from grognard.games.doomtrooper.decks import SMALLEST_LIBRARY, Deck
from grognard.games.doomtrooper.effects.hands import Store
from grognard.games.doomtrooper.language.selectors import ANY, Which
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.state import ACTIONS
from grognard.games.doomtrooper.words import ART, DASH, MOST_COPIES, PERSONALITY, WARRIOR, V

HELPERS: Final = 2  # kinds for each class of cards that a card speaks of
FEW: Final = 3  # cards that leave room for many copies of what helps them
CHEAP: Final = 4  # the V of a warrior that can soon be mustered
DEPTH: Final = 2  # helpers need bearers in turn
RICH: Final = 60  # the D of a player in the middle of a game
STANDING, HELD = 5, 7  # the warriors and the cards in hand there, at most


def around(wanted: Sequence[int], cards: Catalogue, lots: Lots) -> Deck:
    """A legal deck (DT-330, DT-331) of these cards and what they need; both players have it, so opponents fit, too."""
    library: dict[int, int] = {}
    for kind in wanted:
        library[kind] = MOST_COPIES
    copies = 2 if len(wanted) > FEW else MOST_COPIES
    waiting = [(kind, 0) for kind in wanted]
    while waiting and sum(library.values()) < SMALLEST_LIBRARY:
        kind, depth = waiting.pop(0)
        for helper in helpers_of(kind, cards, lots):
            room = SMALLEST_LIBRARY - sum(library.values())
            if helper not in library and room > 0:
                library[helper] = min(copies, room)
                if depth + 1 < DEPTH and cards.type[helper] != WARRIOR:
                    waiting.append((helper, depth + 1))
    cheap = [kind for kind in cards.playable if is_cheap(kind, cards)]
    while sum(library.values()) < SMALLEST_LIBRARY:
        among = cheap if lots.below(2) else cards.playable
        kind = among[lots.below(len(among))]
        if library.get(kind, 0) < MOST_COPIES:
            library[kind] = library.get(kind, 0) + 1
    return Deck("around", [(count, cards.codes[kind]) for kind, count in sorted(library.items())])


def midgame(wanted: Sequence[int], seats: int, cards: Catalogue, lots: Lots) -> Json:
    """The position of a scenario in which the first player has these cards, and all players have what they need."""
    out: Json = {}
    taken: set[int] = set()  # DT-273: of a personality there is one
    deck = [cards.index[code] for _, code in around(wanted, cards, lots).library]
    for seat in range(seats):
        known = [*wanted, *deck] if seat == 0 else deck
        warriors = [kind for kind in known if cards.type[kind] == WARRIOR and kind not in taken][:STANDING]
        taken.update(kind for kind in warriors if cards.traits[kind] & PERSONALITY)
        hand = [kind for kind in known if cards.type[kind] != WARRIOR][:HELD]
        out[f"p{seat + 1}"] = {
            "d": RICH,
            "warriors": [cards.codes[kind] for kind in dict.fromkeys(warriors)],
            "hand": [cards.codes[kind] for kind in hand],
            "library": [cards.codes[kind] for kind in deck],
        }
    return out


def has_no_target(which: Which | None, cards: Catalogue) -> bool:
    """Whether no card that can be played belongs to a class that is told by its keyword."""
    if which is None or not which.keyword:
        return False
    return not any(is_printed(which, kind, cards) for kind in cards.playable)


def is_cheap(kind: int, cards: Catalogue) -> bool:
    """Whether it is a warrior that fights and is soon mustered."""
    value = cards.printed[kind][V]
    return cards.type[kind] == WARRIOR and value != DASH and value <= CHEAP and cards.tactics[kind] != 0


def abilities_of(kind: int, cards: Catalogue) -> list[Any]:
    """Every node of a card, the ways to play it first."""
    columns = (cards.plays, cards.acts, cards.whens, cards.statics, cards.auras, cards.opens)
    return [part for column in columns for part in nodes_in(column[kind])]


def words_of(kind: int, cards: Catalogue) -> list[str]:
    """The words of the card language that a card is written in, each once."""
    return list(dict.fromkeys(type(node).__name__ for node in abilities_of(kind, cards)))


def helpers_of(kind: int, cards: Catalogue, lots: Lots) -> list[int]:
    """Cards that one needs: some of every class that it speaks of, who casts it, and what it answers."""
    out: list[int] = []
    for node in abilities_of(kind, cards):
        if isinstance(node, Which):
            out += some([other for other in cards.playable if is_printed(node, other, cards)], cards, lots)
        if isinstance(node, Store):
            out += some([other for other in cards.playable if cards.type[other] == node.type], cards, lots)
        answered = getattr(node, "counters", 0)
        if answered:
            fit = [other for other in cards.playable if answered >> cards.type[other] & 1 and not cards.void[other]]
            out += some(fit, cards, lots)
    if any(act.actions > ACTIONS for act in cards.acts[kind]):
        out += some([other for other in cards.playable if "ExtraAction" in words_of(other, cards)], cards, lots)
    if cards.type[kind] == ART:
        out += some([other for other in cards.playable if can_cast(other, kind, cards)], cards, lots)
    return out


def nodes_in(part: Any) -> list[Any]:
    """Every node of an ability, itself first."""
    if isinstance(part, (list, tuple)):
        return [node for one in part for node in nodes_in(one)]
    if not type(part).__module__.startswith("grognard.games.doomtrooper"):
        return []
    inner = [getattr(part, field, None) for field in fields_of(type(part), part)]
    return [part, *nodes_in(inner)]


def some(kinds: Sequence[int], cards: Catalogue, lots: Lots) -> list[int]:
    """A few of these cards by lot, of warriors rather cheap ones."""
    cheap = [kind for kind in kinds if is_cheap(kind, cards)] or list(kinds)
    return [cheap[lots.below(len(cheap))] for _ in range(HELPERS if cheap else 0)]


def is_printed(which: Which, kind: int, cards: Catalogue) -> bool:
    """Whether a card belongs to a class by what is printed on it."""
    if which.type not in (ANY, cards.type[kind]) or cards.void[kind]:
        return False
    if which.type == ANY and not (which.trait or which.keyword or which.shared):
        return False
    traits, members = cards.traits[kind], cards.members[kind]
    if traits & which.trait != which.trait or traits & which.lacking or members & which.no_affiliation:
        return False
    if (which.side and not cards.sides[kind] & which.side) or (which.affiliation and not members & which.affiliation):
        return False
    words = (which.keyword, *which.or_keywords)
    if which.keyword and not any(word in cards.keywords[kind] for word in words):
        return False
    return which.at_most == ANY or cards.printed[kind][V] <= which.at_most


def can_cast(kind: int, spell: int, cards: Catalogue) -> bool:
    """Whether it is a warrior that casts spells of the aspect of this one (DT-147)."""
    if cards.type[kind] != WARRIOR:
        return False
    aspects = {aspect for static in cards.statics[kind] for aspect in static.aspects()}
    wanted = cards.keywords[spell] & aspects
    return bool(wanted) or (bool(aspects) and any(play.any_aspect for play in cards.plays[spell]))
