"""Effects on what a warrior is and whom it serves."""

from __future__ import annotations

from grognard.core.agenda import Env
from grognard.effects.control import Effect
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper.effects import FIRST
from grognard.games.doomtrooper.identity import would_become
from grognard.games.doomtrooper.state import Doom
from grognard.games.doomtrooper.statics import Becomes


class Convert(Effect):
    """A chosen warrior becomes something else for good, without a card that stays on it (DT-289, DT-300)."""

    def __init__(self, change: Becomes) -> None:
        self.name = ""
        self.change = change

    def could(self, g: Doom, env: Env) -> bool:
        return would_become(g, [self.change], env[FIRST])

    def do(self, g: Doom, env: Env) -> None:
        if would_become(g, [self.change], env[FIRST]):
            g.make(env[FIRST], self.change)
            g.tell(told.CONVERTED, env[FIRST], g.kind[env[FIRST]])
