"""Clauses that several questions share: why a figure may not act, and when a verb is an answer."""

from __future__ import annotations

from typing import Final

from grognard.games.battlegrounds import verbs
from grognard.games.battlegrounds.rules import refusals as no
from grognard.games.battlegrounds.state import Battlegrounds

# Why a verb is not an answer at this question at all
BELONGS_TO: Final = {
    verbs.PICK: no.NOT_DRAFTING,
    verbs.DRIVE: no.NOT_RETURNING,
    verbs.PLACE: no.NOT_PLACING,
    verbs.KEEP: no.NOT_DRAWING,
    verbs.CHOOSE: no.NOT_CHOOSING,
    verbs.UNCOVER: no.NOT_UNCOVERING,
    verbs.LEAVE: no.NOT_LEAVING,
    verbs.PASS: no.NO_REACTION_DUE,
    verbs.HOLD: no.NO_SHOT_DUE,
}


def no_own_figure(g: Battlegrounds, figure: int) -> int:
    """BG-016, BG-112: why the active player cannot drive a figure."""
    if figure not in g.figures(g.active):
        return no.NOT_YOUR_FIGURE  # BG-016
    return no.NOT_ON_BOARD if g.at[figure] < 0 else no.OK


def no_other_figure(g: Battlegrounds, acting: int, figure: int) -> int:
    """BG-113, BG-A68: move and shot belong to one tank."""
    if figure == acting:
        return no.OK
    if figure not in g.figures(g.active):
        return no.NOT_YOUR_FIGURE
    return no.OTHER_FIGURE_SOLO if g.variant.artillery else no.OTHER_FIGURE
