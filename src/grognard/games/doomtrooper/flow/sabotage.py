"""A sabotage that nobody has prevented."""

from __future__ import annotations

from typing import Final

from grognard.core.action import first, second
from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper.flow.removal import earns_no_p
from grognard.games.doomtrooper.flow.windows import earn
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries.capability import is_guard
from grognard.games.doomtrooper.queries.legality import Refusal
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.queries.sabotage import no_saboteur
from grognard.games.doomtrooper.queries.splits import all_splits, no_split
from grognard.games.doomtrooper.words import V


class Sabotage(Node[Doom]):
    """DT-222, DT-223: a sabotage that the window after it has not prevented; it earns half the saboteur's V, rounded
    up; the frame binds the warrior and the victim.
    """

    def run(self, g: Doom, f: Frame) -> None:
        warrior, victim = f.env
        if no_saboteur(g, warrior) or any(is_guard(g, w) for w in g.warriors[victim]):
            # a warrior that could not begin a sabotage now, because it was taken or stopped, cannot finish one either
            return
        points = self.points(g, f)
        if points and earns_no_p(g, warrior):
            earn(g, g.control[warrior], points, 0)  # DT-304
        elif points:
            g.ask(f, g.control[warrior], "split", all_splits(points), f.env)

    def points(self, g: Doom, f: Frame) -> int:
        """What the sabotage is worth."""
        return (max(0, rating(g, f.env[0], V)) + 1) // 2

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat = g.control[f.env[0]]
        earn(g, seat, first(action), second(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_split(g, action, all_splits(self.points(g, f)))


SABOTAGE: Final = Sabotage(node.SABOTAGE)
