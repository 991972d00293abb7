"""Spells of the Art of Mortificator."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("04087", "REPUDIATE", Cast(Counter(discards=True), timing=TO_COUNTER, any_aspect=True, counters=A_SPECIAL)),
)
