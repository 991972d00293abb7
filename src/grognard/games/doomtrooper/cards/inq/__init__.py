"""Inquisition: a page for each type of card."""

from __future__ import annotations

from grognard.games.doomtrooper.cards.inq import art, equipment, fortifications, relics, specials, symmetry, warriors
from grognard.games.doomtrooper.cards.page import Page

PAGES: tuple[Page, ...] = (
    art.PAGE,
    equipment.PAGE,
    fortifications.PAGE,
    relics.PAGE,
    specials.PAGE,
    symmetry.PAGE,
    warriors.PAGE,
)
