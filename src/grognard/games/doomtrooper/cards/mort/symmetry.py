"""Cards of the Dark Symmetry of Mortificator."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("04105", "SYMMETRY FLOW", Give(Which(WARRIOR, YOURS, LEGION, Not(HERETIC))), Has(MANY_GIFTS)),
)
