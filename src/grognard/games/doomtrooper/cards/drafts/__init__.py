"""Cards that existing words can express, written down and not playable yet (README.md)."""

from __future__ import annotations

from grognard.games.doomtrooper.cards.drafts import apo, gol, inq, mort, pl, promo, unl, wz
from grognard.games.doomtrooper.cards.page import Page

PAGES: tuple[Page, ...] = (
    unl.PAGE,
    inq.PAGE,
    wz.PAGE,
    mort.PAGE,
    gol.PAGE,
    apo.PAGE,
    pl.PAGE,
    promo.PAGE,
)
