"""Fortifications of the promotional cards."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "08010",
        "LUNA",
        Play(Actions(1), BEFORE_YOU),
        Has(NEVER_DISCARDED | NEVER_ANNIHILATED),
        Aura(Which(WARRIOR, YOURS, Not(FREELANCER)), Gains(a=1)),
        Aura(Which(WARRIOR, YOURS, FREELANCER), Gains(a=2)),
    ),
)
