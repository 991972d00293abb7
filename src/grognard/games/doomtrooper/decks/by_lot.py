"""Random decks that are fit to play: warriors of one affiliation, cards for them, and general cards."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.rng import Lots
from grognard.games.doomtrooper.decks import SIDEBOARD, SMALLEST_LIBRARY, Cards, Deck
from grognard.games.doomtrooper.facts import Fact, facts
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.words import MOST_COPIES

WARRIORS = 24
OWN = 14  # other cards of the affiliation, at most
GENERAL = "general"


def affiliations(cards: Catalogue) -> list[str]:
    """The affiliations with enough warriors for a deck."""
    found = dict.fromkeys(faction for fact in known(cards) if fact.type == "warrior" for faction in fact.factions)
    return [name for name in found if name != GENERAL and sum(map(room, warriors_of(name, cards))) >= WARRIORS]


def known(cards: Catalogue) -> list[Fact]:
    """The cards that can be played with, apart from those that a rule leaves without effect."""
    return [facts()[cards.codes[kind]] for kind in cards.playable if not cards.void[kind]]


def room(fact: Fact) -> int:
    """How many copies of a card every table accepts (DT-331, DT-A50)."""
    return min(MOST_COPIES, fact.limit)


def warriors_of(affiliation: str, cards: Catalogue) -> list[Fact]:
    """The warriors of an affiliation."""
    return [fact for fact in known(cards) if fact.type == "warrior" and affiliation in fact.factions]


def by_lot(affiliation: str, cards: Catalogue, lots: Lots) -> Deck:
    """A random legal deck (DT-330, DT-331, DT-343, DT-A50) of an affiliation; of any if none is named."""
    if not affiliation:
        able = affiliations(cards)
        affiliation = able[lots.below(len(able))]
    others = [fact for fact in known(cards) if fact.type != "warrior"]
    own = [fact for fact in others if affiliation in fact.factions]
    general = [fact for fact in others if GENERAL in fact.factions]
    library = some(warriors_of(affiliation, cards), WARRIORS, lots)
    library += some(own, OWN, lots)
    general = shuffled(general, lots)
    half = len(general) // 2  # the rest is for the sideboard
    library += some(general[:half], SMALLEST_LIBRARY - sum(count for count, _ in library), lots)
    return Deck(affiliation, tuple(library), some(general[half:], SIDEBOARD, lots))


def some(pool: Sequence[Fact], count: int, lots: Lots) -> Cards:
    """This many cards of a pool, or all of it: a few copies of most cards, as in decks that people build."""
    out: list[tuple[int, str]] = []
    left = count
    order = shuffled(pool, lots)
    for place, fact in enumerate(order):
        rest = sum(map(room, order[place + 1 :]))
        copies = max(left - rest, 1 + lots.below(MOST_COPIES))
        copies = min(copies, room(fact), left)
        if copies > 0:
            out.append((copies, fact.code))
            left -= copies
    return tuple(sorted(out, key=lambda entry: entry[1]))


def shuffled(pool: Sequence[Fact], lots: Lots) -> list[Fact]:
    """The cards of a pool in another order."""
    out = list(pool)
    for place in range(len(out) - 1, 0, -1):
        other = lots.below(place + 1)
        out[place], out[other] = out[other], out[place]
    return out
