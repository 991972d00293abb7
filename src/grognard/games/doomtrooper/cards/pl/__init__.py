"""Paradise Lost: a page for each type of card."""

from __future__ import annotations

from grognard.games.doomtrooper.cards.page import Page
from grognard.games.doomtrooper.cards.pl import beasts, equipment, missions, specials, warriors, warzones

PAGES: tuple[Page, ...] = (
    beasts.PAGE,
    equipment.PAGE,
    missions.PAGE,
    specials.PAGE,
    warriors.PAGE,
    warzones.PAGE,
)
