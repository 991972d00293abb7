"""Points for a kill, split between D and P."""

from __future__ import annotations

from typing import Final

from grognard.core.action import first, second
from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper.flow.windows import earn
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.combats import (
    D_TIMES,
    EARNER,
    KILL_POINTS,
    MISSION_POINTS,
    ONLY_D,
    P_TIMES,
    SLAYER,
    VICTIM,
)
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.legality import Refusal
from grognard.games.doomtrooper.queries.splits import all_splits, no_split, split


class Award(Node[Doom]):
    """DT-201: points for a kill, which the player who earns them splits between D and P.

    The frame binds the record of the kill, without the affiliations of the victim.
    """

    def run(self, g: Doom, f: Frame) -> None:
        """Ask how to split the points: in any way, or as a mission says (DT-103); if no P may be earned, nobody is
        asked.
        """
        seat, points, more = f.env[EARNER], f.env[KILL_POINTS], f.env[MISSION_POINTS]
        as_d = f.env[D_TIMES]
        facts = (f.env[VICTIM], f.env[SLAYER], seat, points + more)
        if points + more == 0:
            return
        if f.env[ONLY_D]:
            earn(g, seat, points * max(1, as_d) + more, 0, f.env[SLAYER] != NONE)
            return
        if as_d and points and more:  # points of another mission are split separately
            g.push(AWARD, (f.env[VICTIM], f.env[SLAYER], seat, more, 0, 0, 0, 0))
        g.ask(f, seat, "split", self.splits(f), facts)

    def splits(self, f: Frame) -> list[int]:
        """The ways to split the points: any, or all of them as one kind where a mission multiplies them (DT-103)."""
        points, as_p, as_d = f.env[KILL_POINTS], f.env[P_TIMES], f.env[D_TIMES]
        if as_d and points:
            return [split(points * as_d, 0), split(0, points * as_p)]
        return all_splits(points + f.env[MISSION_POINTS])

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        earn(g, f.env[EARNER], first(action), second(action), f.env[SLAYER] != NONE)

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_split(g, action, self.splits(f))


AWARD: Final = Award(node.AWARD)
