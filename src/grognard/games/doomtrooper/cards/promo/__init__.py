"""The promotional cards: a page for each type of card."""

from __future__ import annotations

from grognard.games.doomtrooper.cards.page import Page
from grognard.games.doomtrooper.cards.promo import equipment, fortifications, relics, specials, warriors

PAGES: tuple[Page, ...] = (
    equipment.PAGE,
    fortifications.PAGE,
    relics.PAGE,
    specials.PAGE,
    warriors.PAGE,
)
