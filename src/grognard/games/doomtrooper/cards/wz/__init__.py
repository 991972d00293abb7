"""Warzone: a page for each type of card."""

from __future__ import annotations

from grognard.games.doomtrooper.cards.page import Page
from grognard.games.doomtrooper.cards.wz import equipment, fortifications, specials, warriors, warzones

PAGES: tuple[Page, ...] = (
    equipment.PAGE,
    fortifications.PAGE,
    specials.PAGE,
    warriors.PAGE,
    warzones.PAGE,
)
