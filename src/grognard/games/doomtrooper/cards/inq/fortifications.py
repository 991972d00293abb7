"""Fortifications of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card(
        "02084", "INDUSTRIAL COMPLEX", Build(IN_SQUAD, many=True), Build(IN_KOHORT, many=True), When(AT_DRAW, Gain(d=3))
    ),
)
