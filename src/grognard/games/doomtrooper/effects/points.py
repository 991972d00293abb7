"""Effects on destiny and promotion points."""

from __future__ import annotations

from grognard.core.agenda import Env, put
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.effects import FIRST, YOU
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries.windows import EARNED


class Gain(Effect):
    """A player gains points; the player who plays it, or the one chosen."""

    def __init__(self, d: int = 0, p: int = 0, who: int = YOU) -> None:
        self.name = ""
        self.d = d
        self.p = p
        self.who = who

    def could(self, g: Doom, env: Env) -> bool:
        seat = env[self.who]
        return self.d > 0 or self.p > 0 or (self.d < 0 and g.d[seat] > 0) or (self.p < 0 and g.p[seat] > 0)

    def do(self, g: Doom, env: Env) -> None:
        seat = env[self.who]
        d, p = g.d[seat], g.p[seat]
        g.gain(seat, self.d, self.p)
        g.tell(events.POINTS, seat, g.d[seat] - d, g.p[seat] - p)


class LoseAllD(Effect):
    """A player's destiny points become zero."""

    def could(self, g: Doom, env: Env) -> bool:
        return g.d[env[FIRST]] > 0

    def do(self, g: Doom, env: Env) -> None:
        seat = env[FIRST]
        g.tell(events.POINTS, seat, -g.d[seat], 0)
        g.d = put(g.d, seat, 0)


class SwapD(Effect):
    """You and another player exchange all destiny points."""

    def could(self, g: Doom, env: Env) -> bool:
        return g.d[env[YOU]] != g.d[env[FIRST]]

    def do(self, g: Doom, env: Env) -> None:
        you, other = env[YOU], env[FIRST]
        mine, theirs = g.d[you], g.d[other]
        g.tell(events.POINTS, you, theirs - mine, 0)
        g.tell(events.POINTS, other, mine - theirs, 0)
        g.d = put(put(g.d, you, theirs), other, mine)


class Defraud(Effect):
    """The promotion points that a player has just earned are lost; you gain twice as many destiny points (DT-202)."""

    def do(self, g: Doom, env: Env) -> None:
        seat = env[FIRST]
        f = g.agenda
        while f is not None:
            if f.node.name == node.WINDOW and f.env[node.PURPOSE] == EARNED and f.env[node.ABOUT] == seat:
                g.cancel(f.id)  # DT-249: what is lost cannot be taken once more
                self.turn(g, env[YOU], seat, f.env[node.EARNED_P])
                return
            f = f.below

    def turn(self, g: Doom, you: int, seat: int, points: int) -> None:
        """The points of one player become D of another."""
        lost = min(points, g.p[seat])
        g.gain(seat, 0, -lost)
        g.tell(events.POINTS, seat, 0, -lost)
        g.gain(you, 2 * points, 0)
        g.tell(events.POINTS, you, 2 * points, 0)
