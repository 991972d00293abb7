"""Fortifications of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("02084", "INDUSTRIAL COMPLEX", Build(IN_SQUAD, SEVERAL), Build(IN_KOHORT, SEVERAL), When(AT_DRAW, Gain(d=3)))
)
