"""Fortifications of Golgotha."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "05009",
        "BAUHAUS BANK",
        Play(ANYTIME, BEFORE_TARGET),
        Lends(10),
        Has(NEVER_DISCARDED | NEVER_ANNIHILATED),
        Act(Repay()),
    )
)
