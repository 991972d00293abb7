"""Effects on what a combat gives its combatants."""

from __future__ import annotations

from grognard.core.agenda import Env
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.effects import FIRST, SOURCE
from grognard.games.doomtrooper.effects.combat import EVALUATED, add_change, combatants
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, OVERWHELMS, PHASE, RAZED
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.powers import times_changed
from grognard.games.doomtrooper.queries.ratings import is_protected


class Overwhelm(Effect):
    """A combatant that wounds its opponent in this combat with more than twice its A kills it."""

    def could(self, g: Doom, env: Env) -> bool:
        """Whether the hits are not yet fixed (DT-A10), and no other copy has given it the same (DT-249)."""
        return g.combat()[PHASE] < EVALUATED and not times_changed(g, env[FIRST], OVERWHELMS)

    def favours(self) -> int:
        return 1

    def only_rates(self) -> bool:
        return True

    def do(self, g: Doom, env: Env) -> None:
        add_change(g, env[SOURCE], env[FIRST], OVERWHELMS, 1)
        g.tell(events.OVERWHELMS, env[FIRST], g.kind[env[FIRST]])


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
