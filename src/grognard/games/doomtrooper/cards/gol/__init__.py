"""Golgotha: a page for each type of card."""

from __future__ import annotations

from grognard.games.doomtrooper.cards.gol import alliances, equipment, fortifications, missions, specials, warriors
from grognard.games.doomtrooper.cards.page import Page

PAGES: tuple[Page, ...] = (
    alliances.PAGE,
    equipment.PAGE,
    fortifications.PAGE,
    missions.PAGE,
    specials.PAGE,
    warriors.PAGE,
)
