"""A sabotage that nobody has prevented."""

from __future__ import annotations

from typing import Final

from grognard.core.action import A, B, first, second
from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.flow.removal import earns_no_p
from grognard.games.doomtrooper.flow.windows import earn
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.capability import is_guard
from grognard.games.doomtrooper.queries.legality import Refusal, unlisted
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.queries.sabotage import no_saboteur
from grognard.games.doomtrooper.words import V


class Sabotage(Node[Doom]):
    """DT-222, DT-223: a sabotage that the window after it has not prevented: half the saboteur's V, rounded up; bound:
    the warrior and the victim.
    """

    def run(self, g: Doom, f: Frame) -> None:
        warrior, victim = f.env
        if no_saboteur(g, warrior) or any(is_guard(g, w) for w in g.warriors[victim]):
            return  # who could not begin it now, because it was taken or stopped, does not finish it either
        points = (max(0, rating(g, warrior, V)) + 1) // 2
        if points and earns_no_p(g, warrior):
            earn(g, g.control[warrior], points, 0)  # DT-304
        elif points:
            options = [verbs.SPLIT | points - n << A | n << B for n in range(points, -1, -1)]
            g.ask(f, g.control[warrior], "split", options, f.env)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat = g.control[f.env[0]]
        earn(g, seat, first(action), second(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return unlisted(g, action, verbs.SPLIT, no.WRONG_SPLIT)


SABOTAGE: Final = Sabotage(node.SABOTAGE)
