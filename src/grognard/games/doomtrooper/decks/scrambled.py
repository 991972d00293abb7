"""Random decks from every playable card: for trying cards out, and for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grognard.core.rng import Lots
from grognard.games.doomtrooper.decks import SIDEBOARD, SMALLEST_LIBRARY, Deck
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.words import MOST_COPIES, WARRIOR

WARRIORS = 24  # two cards in five, as in decks that people build


def scrambled(cards: Catalogue, lots: Lots, codes: Sequence[str] | None = None) -> Deck:
    """A legal deck (DT-330, DT-331, DT-343) of completely random cards, or only of the named ones."""
    kinds = [kind for kind in cards.playable if codes is None or cards.codes[kind] in codes]
    left = {kind: min(MOST_COPIES, facts()[cards.codes[kind]].limit or MOST_COPIES) for kind in kinds}
    warriors = [kind for kind in left if cards.type[kind] == WARRIOR]
    others = [kind for kind in left if cards.type[kind] != WARRIOR]
    library = pick(warriors, left, WARRIORS, lots) + pick(others, left, SMALLEST_LIBRARY - WARRIORS, lots)
    return Deck("scrambled", entries(library, cards), entries(pick(others, left, SIDEBOARD, lots), cards))


def pick(kinds: list[int], left: dict[int, int], count: int, lots: Lots) -> list[int]:
    """This many random cards, none more often than copies are left."""
    out: list[int] = []
    while len(out) < count:
        kind = kinds[lots.below(len(kinds))]
        if left[kind] > 0:
            left[kind] -= 1
            out.append(kind)
    return out


def entries(kinds: list[int], cards: Catalogue) -> list[tuple[int, str]]:
    """Cards as a deck lists them."""
    return [(count, cards.codes[kind]) for kind, count in sorted(Counter(kinds).items())]
