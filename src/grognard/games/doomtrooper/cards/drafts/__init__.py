"""Cards that existing words can express, written down and not playable yet (README.md)."""

from __future__ import annotations

from grognard.games.doomtrooper.cards.page import Page
from grognard.games.doomtrooper.cards.sources import located
from grognard.games.doomtrooper.language.parts import PartError

try:
    from grognard.games.doomtrooper.cards.drafts import apo, gol, inq, mort, pl, promo, unl, wz
except PartError as problem:
    raise located(problem) from None

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
