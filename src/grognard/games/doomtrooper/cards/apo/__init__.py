"""Apocalypse: a page for each type of card."""

from __future__ import annotations

from grognard.games.doomtrooper.cards.apo import equipment, fortifications, ki, relics, specials, warriors
from grognard.games.doomtrooper.cards.page import Page

PAGES: tuple[Page, ...] = (
    equipment.PAGE,
    fortifications.PAGE,
    ki.PAGE,
    relics.PAGE,
    specials.PAGE,
    warriors.PAGE,
)
