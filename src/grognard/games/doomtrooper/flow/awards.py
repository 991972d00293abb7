"""Points for a kill, split between D and P."""

from __future__ import annotations

from typing import Final

from grognard.core.action import A, B, first, second
from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.flow.windows import earn
from grognard.games.doomtrooper.language.statics import D_ALONE, D_TIMES, EXTRA, P_TIMES
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.legality import Refusal, unlisted


class Award(Node[Doom]):
    """DT-201: points for a kill, split between D and P as their player likes.

    Bound: the victim, its killer or NONE, the seat that earns them, and what the kill has brought.
    """

    def run(self, g: Doom, f: Frame) -> None:
        victim, by, seat, brought = f.env
        points, more = brought % EXTRA, brought % P_TIMES // EXTRA
        as_p, as_d = brought % D_TIMES // P_TIMES, brought % D_ALONE // D_TIMES
        if points + more == 0:
            return
        if brought >= D_ALONE:
            earn(g, seat, points * max(1, as_d) + more, 0)  # DT-178, DT-304
            return
        if as_d and points:
            if more:
                g.push(AWARD, (victim, by, seat, more))  # what another mission adds is split by itself
            g.ask(f, seat, "split", [verbs.SPLIT | points * as_d << A, verbs.SPLIT | points * as_p << B], f.env)
            return
        points += more
        g.ask(f, seat, "split", [verbs.SPLIT | points - p << A | p << B for p in range(points, -1, -1)], f.env)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat = f.env[2]
        earn(g, seat, first(action), second(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return unlisted(g, action, verbs.SPLIT, no.WRONG_SPLIT)


AWARD: Final = Award(node.AWARD)
