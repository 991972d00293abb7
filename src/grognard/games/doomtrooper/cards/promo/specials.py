"""Specials of the promotional cards."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("08019", "STRANGLEHOLD", Give(ANY_WARRIOR), Has(IDLE), Act(DiscardThis(), PAY_VALUE)),
)
