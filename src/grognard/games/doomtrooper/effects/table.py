"""Effects on cards that lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.core.agenda import Env
from grognard.effects.control import Effect
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper.rules.removal import discard, wound
from grognard.games.doomtrooper.select import Which
from grognard.games.doomtrooper.state import NONE, Doom
from grognard.games.doomtrooper.words import WOUNDED

if TYPE_CHECKING:
    pass

from grognard.games.doomtrooper.effects import FIRST, SOURCE, YOU


class Discard(Effect):
    """A chosen card is discarded."""

    def do(self, g: Doom, env: Env) -> None:
        discard(g, env[-1])


class DiscardThis(Effect):
    """The card itself is discarded."""

    def do(self, g: Doom, env: Env) -> None:
        discard(g, env[SOURCE])


class Wound(Effect):
    """A chosen warrior is wounded; if that kills it, points are earned or not."""

    def __init__(self, earns: bool = False) -> None:
        self.name = ""
        self.earns = earns

    def do(self, g: Doom, env: Env) -> None:
        if g.in_play(env[FIRST]):
            wound(g, env[FIRST], NONE, env[YOU] if self.earns else NONE)


class DiscardEvery(Effect):
    """Every card of a class in play is discarded."""

    def __init__(self, which: Which) -> None:
        self.name = ""
        self.which = which

    def could(self, g: Doom, env: Env) -> bool:
        return bool(self.which.find(g, env[SOURCE], env[YOU]))

    def do(self, g: Doom, env: Env) -> None:
        for slot in self.which.find(g, env[SOURCE], env[YOU]):
            discard(g, slot)


class Heal(Effect):
    """A wounded warrior is healed."""

    def could(self, g: Doom, env: Env) -> bool:
        return len(env) <= FIRST or bool(g.flags[env[FIRST]] & WOUNDED)

    def do(self, g: Doom, env: Env) -> None:
        if g.flags[env[FIRST]] & WOUNDED:
            g.set_flag(env[FIRST], WOUNDED, False)
            g.tell(told.HEALED, env[FIRST], g.kind[env[FIRST]])
