"""The base set: a page for each type of card."""

from __future__ import annotations

from grognard.games.doomtrooper.cards.page import Page
from grognard.games.doomtrooper.cards.unl import art, equipment, fortifications, missions, specials, symmetry, warriors

PAGES: tuple[Page, ...] = (
    art.PAGE,
    equipment.PAGE,
    fortifications.PAGE,
    missions.PAGE,
    specials.PAGE,
    symmetry.PAGE,
    warriors.PAGE,
)
