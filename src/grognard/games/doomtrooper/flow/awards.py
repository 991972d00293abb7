"""Points for a kill, split between D and P."""

from __future__ import annotations

from typing import Final

from grognard.core.action import A, B, first, second
from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper import verbs
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
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.legality import Refusal, unlisted


class Award(Node[Doom]):
    """DT-201: points for a kill, split between D and P as their player likes.

    Bound is the record of the kill, without the affiliations of the victim.
    """

    def run(self, g: Doom, f: Frame) -> None:
        """Ask how to split them: any way, or as a mission says (DT-103); where no P may be earned, nobody is asked."""
        seat, points, more = f.env[EARNER], f.env[KILL_POINTS], f.env[MISSION_POINTS]
        as_p, as_d = f.env[P_TIMES], f.env[D_TIMES]
        facts = (f.env[VICTIM], f.env[SLAYER], seat, points + more)
        if points + more == 0:
            return
        if f.env[ONLY_D]:
            earn(g, seat, points * max(1, as_d) + more, 0)
            return
        if as_d and points:
            if more:  # what another mission adds is split by itself
                g.push(AWARD, (f.env[VICTIM], f.env[SLAYER], seat, more, 0, 0, 0, 0))
            g.ask(f, seat, "split", [verbs.SPLIT | points * as_d << A, verbs.SPLIT | points * as_p << B], facts)
            return
        points += more
        g.ask(f, seat, "split", [verbs.SPLIT | points - p << A | p << B for p in range(points, -1, -1)], facts)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        earn(g, f.env[EARNER], first(action), second(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return unlisted(g, action, verbs.SPLIT, no.WRONG_SPLIT)


AWARD: Final = Award(node.AWARD)
