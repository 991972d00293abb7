"""Apocalypse: a page for each type of card."""

from __future__ import annotations

from grognard.games.doomtrooper.cards.apo import equipment, fortifications, ki, relics, specials, warriors

PAGES = (
    equipment.PAGE,
    fortifications.PAGE,
    ki.PAGE,
    relics.PAGE,
    specials.PAGE,
    warriors.PAGE,
)
