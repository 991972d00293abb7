"""Mortificator: a page for each type of card."""

from __future__ import annotations

from grognard.games.doomtrooper.cards.mort import art, equipment, fortifications, missions, specials, symmetry, warriors
from grognard.games.doomtrooper.cards.page import Page

PAGES: tuple[Page, ...] = (
    art.PAGE,
    equipment.PAGE,
    fortifications.PAGE,
    missions.PAGE,
    specials.PAGE,
    symmetry.PAGE,
    warriors.PAGE,
)
