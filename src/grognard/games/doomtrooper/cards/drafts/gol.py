"""Drafts of cards of Golgotha: they build, and cannot be played yet (README.md)."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "05055",
        "PRETORIAN BEHEMOTH",
        Immune(THE_ART),
        GainsPer(Which(WARRIOR, "pretorian-stalker", KOHORT, SAME_AREA), f=2, once=True),
    ),
)
