"""Effects on turns and actions."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Env, put
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.effects import FIRST, SOURCE, YOU
from grognard.games.doomtrooper.flow.block import BLOCK
from grognard.games.doomtrooper.flow.turn import ACT
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.model.extra_actions import grant_extra
from grognard.games.doomtrooper.model.state import ATTACK, NON_ATTACK, OWN, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import user_of
from grognard.games.doomtrooper.words import ATTACHED

NO_KIND: Final = 3  # of an action: a standard one


def may_still_act(g: Doom, seat: int) -> bool:
    """Whether a player may still take actions in the present turn (DT-029, DT-A58)."""
    return seat == g.active and g.step <= ACT and not (g.standard_attacked and not g.standard)


class ExtraAction(Effect):
    """DT-255: one more action this turn, of the kind that the card states."""

    def __init__(self, kind: int, own: bool = False) -> None:
        self.name = ""
        self.kind = kind
        self.own = own  # of the bearer alone, undefined

    def could(self, g: Doom, env: Env) -> bool:
        if self.kind == ATTACK:
            return g.turns[env[YOU]] > 1  # DT-031: no player attacks in their first turn
        return may_still_act(g, env[YOU])

    def barred(self, g: Doom, env: Env) -> Clause | None:
        return no.FIRST_TURN if self.kind == ATTACK else no.OK

    def do(self, g: Doom, env: Env) -> None:
        if not self.could(g, env):
            return
        if self.own:
            bearer = user_of(g, env[SOURCE]) if g.place[env[SOURCE]] == ATTACHED else env[FIRST]
            grant_extra(g, OWN, 1, bearer)
            g.tell(events.OWN_ACTION, bearer, g.kind[bearer])
            return
        grant_extra(g, self.kind)
        g.tell(events.EXTRA_ACTION, env[YOU], self.kind)


class StandardAction(Effect):
    """One more standard action this turn; the rules still allow one attack, at the end (DT-028)."""

    def could(self, g: Doom, env: Env) -> bool:
        return may_still_act(g, env[YOU])

    def do(self, g: Doom, env: Env) -> None:
        if self.could(g, env):
            g.standard += 1
            g.tell(events.EXTRA_ACTION, env[YOU], NO_KIND)


class ActNow(Effect):
    """You take up to a number of non-attack actions at once; in your own turn they are added to it (DT-265, DT-A11)."""

    def __init__(self, count: int) -> None:
        self.name = ""
        self.count = count

    def could(self, g: Doom, env: Env) -> bool:
        """DT-265, DT-A58: in the player's own turn neither in a combat nor after an attack with the last standard
        action.
        """
        return env[YOU] != g.active or (not g.combats and may_still_act(g, env[YOU]))

    def do(self, g: Doom, env: Env) -> None:
        you = env[YOU]
        for _ in range(self.count):
            g.tell(events.EXTRA_ACTION, you, NON_ATTACK)
        if you == g.active:
            grant_extra(g, NON_ATTACK, self.count)
        else:
            g.push(BLOCK, (you, self.count))


class FewerActions(Effect):
    """A player's next turn has one action less."""

    def do(self, g: Doom, env: Env) -> None:
        g.lost_actions = put(g.lost_actions, env[FIRST], g.lost_actions[env[FIRST]] + 1)
        g.tell(events.FEWER_ACTIONS, env[FIRST])
