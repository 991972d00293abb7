"""Effects on what a combat gives its combatants."""

from __future__ import annotations

from grognard.core.agenda import Env
from grognard.games.doomtrooper.effects import SOURCE
from grognard.games.doomtrooper.effects.combat import EVALUATED, add_change, combatants
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, PHASE, RAZED
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.ratings import is_protected


class IgnoreFortifications(Effect):
    """Fortifications give nobody anything in this combat."""

    def could(self, g: Doom, env: Env) -> bool:
        """Whether a fortification changes a rating before the hits are fixed (DT-249, DT-A10)."""
        c = g.combat()
        if c[PHASE] >= EVALUATED:
            return False
        return is_protected(g, c[ATTACKER], c[DEFENDER]) or is_protected(g, c[DEFENDER], c[ATTACKER])

    def reach(self, g: Doom, env: Env) -> list[int]:
        return combatants(g)

    def do(self, g: Doom, env: Env) -> None:
        add_change(g, env[SOURCE], NONE, RAZED, 1)
