"""Cards that existing words can express, written down and not playable yet (README.md)."""

from __future__ import annotations

from grognard.games.doomtrooper.cards.page import Page

PAGES: tuple[Page, ...] = ()
