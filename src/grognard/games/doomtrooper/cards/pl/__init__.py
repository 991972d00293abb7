"""Paradise Lost: a page for each type of card."""

from __future__ import annotations

from grognard.games.doomtrooper.cards.page import Page
from grognard.games.doomtrooper.cards.pl import beasts, specials, warriors, warzones

PAGES: tuple[Page, ...] = (
    beasts.PAGE,
    specials.PAGE,
    warriors.PAGE,
    warzones.PAGE,
)
