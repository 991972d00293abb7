"""Effects of viruses, and against them (DT-346)."""

from __future__ import annotations

from grognard.core.agenda import Env
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.effects import FIRST, YOU
from grognard.games.doomtrooper.flow.infections import infect, no_infection
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.statics import VIRUSES
from grognard.games.doomtrooper.model.infections import recover
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.powers import immunity, viruses_of
from grognard.games.doomtrooper.words import OUTPOST


class Infect(Effect):
    """A chosen Doomtrooper is infected with this virus."""

    def __init__(self, code: str) -> None:
        self.name = ""
        self.code = code  # the kind of the virus itself

    def could(self, g: Doom, env: Env) -> bool:
        return not no_infection(g, env[FIRST], g.cards.index[self.code])

    def barred(self, g: Doom, env: Env) -> Clause | None:
        return no.IMMUNE_TO_IT if immunity(g, env[FIRST]) & VIRUSES else no.OK

    def do(self, g: Doom, env: Env) -> None:
        if self.could(g, env):
            infect(g, env[FIRST], g.cards.index[self.code], env[YOU])


class InfectOutpost(Effect):
    """All Doomtroopers on a player's Outpost are infected with this virus."""

    def __init__(self, code: str) -> None:
        self.name = ""
        self.code = code  # the kind of the virus itself

    def caught(self, g: Doom, env: Env) -> list[int]:
        """The warriors that will be infected."""
        kind = g.cards.index[self.code]
        return [w for w in g.warriors[env[FIRST]] if g.place[w] == OUTPOST and not no_infection(g, w, kind)]

    def could(self, g: Doom, env: Env) -> bool:
        return bool(self.caught(g, env))

    def do(self, g: Doom, env: Env) -> None:
        for warrior in self.caught(g, env):
            infect(g, warrior, g.cards.index[self.code], env[YOU])


class Disinfect(Effect):
    """None of your warriors is infected any longer."""

    def could(self, g: Doom, env: Env) -> bool:
        for warrior in g.warriors[env[YOU]]:
            if g.infections and viruses_of(g, warrior):
                return True
        return False

    def do(self, g: Doom, env: Env) -> None:
        for warrior in g.warriors[env[YOU]]:
            if viruses_of(g, warrior):
                recover(g, warrior)
                g.tell(events.DISINFECTED, warrior, g.kind[warrior])
