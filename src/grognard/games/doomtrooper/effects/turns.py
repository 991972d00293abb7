"""Effects on turns and actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.core.agenda import Env, put
from grognard.effects.control import Effect
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper.state import (
    ATTACK,
    Doom,
)

if TYPE_CHECKING:
    pass

from grognard.games.doomtrooper.effects import FIRST, YOU


class ExtraAction(Effect):
    """An action more this turn, of a kind (DT-255)."""

    def __init__(self, kind: int) -> None:
        self.name = ""
        self.kind = kind

    def could(self, g: Doom, env: Env) -> bool:
        return self.kind != ATTACK or g.turns[env[YOU]] > 1  # DT-031: nobody attacks in the own first turn

    def do(self, g: Doom, env: Env) -> None:
        g.extra = [*g.extra, self.kind]
        g.tell(told.EXTRA_ACTION, env[YOU], self.kind)


class FewerActions(Effect):
    """A player's next turn has an action less."""

    def do(self, g: Doom, env: Env) -> None:
        g.fewer = put(g.fewer, env[FIRST], g.fewer[env[FIRST]] + 1)
        g.tell(told.FEWER_ACTIONS, env[FIRST])
