"""Spells of the Art of Mortificator."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(card("04087", "REPUDIATE", Cast(Answering(SPECIAL), Counter(discards=True), ANY_ASPECT)))
