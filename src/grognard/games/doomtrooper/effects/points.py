"""Effects on destiny and promotion points."""

from __future__ import annotations

from grognard.core.agenda import Env, put
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.effects import FIRST, HOLDER, OTHER, SOURCE, YOU
from grognard.games.doomtrooper.flow.windows import earn
from grognard.games.doomtrooper.language.effect import MOST_STEPS, Effect
from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.notes import STEPS_PAID, TITLE, add_note, has_note, noted
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.selecting import find_cards
from grognard.games.doomtrooper.queries.windows import EARNED, EARNED_OTHERWISE


class Gain(Effect):
    """A player gains points: the player of the card, the chosen player, or the player before whom the card lies, who
    earns them (DT-202); once for each step that was paid for, for each card of a class, or for each promotion point
    that a warrior of theirs has just earned.
    """

    def __init__(
        self,
        d: int = 0,
        p: int = 0,
        who: int = YOU,
        for_each: Which | None = None,
        for_earned: bool = False,
        new_title: bool = False,
    ) -> None:
        self.name = ""
        self.d = d
        self.p = p
        self.who = who
        self.for_each = for_each  # once for each card of this class in play
        self.for_earned = for_earned  # once for each P that a warrior of that player has just earned
        self.new_title = new_title  # only if that player builds the card, and has not yet gained for its title

    def gainer(self, g: Doom, env: Env) -> int:
        """The player who gains or loses."""
        return g.lies_before[env[SOURCE]] if self.who == HOLDER else env[self.who]

    def could(self, g: Doom, env: Env) -> bool:
        seat = self.gainer(g, env)
        if self.new_title and (env[OTHER] != seat or has_note(g, env[SOURCE], TITLE, g.kind[env[FIRST]])):
            return False
        if self.for_each is not None and not find_cards(g, self.for_each, env[SOURCE], env[YOU]):
            return False
        return self.d > 0 or self.p > 0 or (self.d < 0 and g.d[seat] > 0) or (self.p < 0 and g.p[seat] > 0)

    def do(self, g: Doom, env: Env) -> None:
        seat = self.gainer(g, env)
        if self.new_title:
            add_note(g, env[SOURCE], TITLE, g.kind[env[FIRST]])
        if self.who == HOLDER:
            earn(g, seat, self.d, self.p)
            return
        d, p = g.d[seat], g.p[seat]
        times = noted(g, env[SOURCE], STEPS_PAID, 1) if env[SOURCE] != NONE else 1
        if self.for_each is not None:
            times = len(find_cards(g, self.for_each, env[SOURCE], env[YOU]))
        if self.for_earned:
            times = just_earned(g, seat)
        if times:
            g.gain(seat, times * self.d, times * self.p)
            g.tell(events.POINTS, seat, g.d[seat] - d, g.p[seat] - p)

    def useful_steps(self, g: Doom, env: Env) -> int:
        """As many steps as the player has points to lose (DT-060)."""
        seat = self.gainer(g, env)
        if self.d < 0:
            return g.d[seat] // -self.d
        return g.p[seat] // -self.p if self.p < 0 else MOST_STEPS


def just_earned(g: Doom, seat: int) -> int:
    """How many promotion points a warrior of a player has just earned (DT-202)."""
    f = g.agenda
    while f is not None:
        if f.node.name == node.WINDOW and f.env[node.PURPOSE] == EARNED and f.env[node.ABOUT] == seat:
            return f.env[node.EARNED_P]
        f = f.below
    return 0


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
            if (
                f.node.name == node.WINDOW
                and f.env[node.PURPOSE] in (EARNED, EARNED_OTHERWISE)
                and f.env[node.ABOUT] == seat
            ):
                g.cancel(f.id)  # DT-249: lost points cannot be taken again
                self.turn(g, env[YOU], seat, f.env[node.EARNED_P])
                return
            f = f.below

    def turn(self, g: Doom, you: int, seat: int, points: int) -> None:
        """Turn the points of one player into D of another."""
        lost = min(points, g.p[seat])
        g.gain(seat, 0, -lost)
        g.tell(events.POINTS, seat, 0, -lost)
        g.gain(you, 2 * points, 0)
        g.tell(events.POINTS, you, 2 * points, 0)
