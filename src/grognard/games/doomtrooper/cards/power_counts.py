"""How many cards give each power, for people who write cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from grognard.core.state import Json
from grognard.games.doomtrooper.cards.page import Card
from grognard.games.doomtrooper.cards.pins import fields_of
from grognard.games.doomtrooper.language.powers import POWERS
from grognard.games.doomtrooper.language.statics import Static


def power_counts(cards: Iterable[Card]) -> list[Json]:
    """Every power that is declared, with the number of cards that give it, to themselves or to others."""
    counts: Counter[str] = Counter()
    for card in cards:
        counts.update({name for static in statics_in(card.abilities) for name in POWERS.names_in(static.powers())})
    return [{"power": name, "cards": counts[name]} for name in POWERS.powers]


def statics_in(part: Any) -> Iterator[Static]:
    """The lasting abilities in a tree of abilities."""
    if isinstance(part, Static):
        yield part
    elif isinstance(part, (list, tuple)):
        for one in part:
            yield from statics_in(one)
    elif type(part).__module__.startswith("grognard."):
        for field in fields_of(type(part), part):
            yield from statics_in(getattr(part, field))
