"""Cards of the Dark Symmetry of Inquisition."""

from grognard.games.doomtrooper.cards.vocabulary import *

PAGE: Page = page(
    card("02018", "BARBAROUS POWER", Give(OWN_HERETIC), Gains(f=1, s=1, a=1, v=1)),
    card("02093", "MONSTROUS POWER", Give(OWN_HERETIC), Gains(f=2, s=2, a=2, v=2)),
    card("02165", "UNGODLY POWER", Give(OWN_HERETIC), Gains(f=5, s=5, a=5, v=5)),
    card("02167", "UNHOLY POWER", Give(OWN_HERETIC), Gains(f=4, s=4, a=4, v=4)),
)
