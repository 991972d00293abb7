"""Effects on the combat that is being fought, its blows and its dead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grognard.core.agenda import Env
from grognard.effects.control import Effect
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper.rules.combat import end_combat, rearm, set_tactic
from grognard.games.doomtrooper.rules.ratings import rating
from grognard.games.doomtrooper.rules.removal import spare, wound
from grognard.games.doomtrooper.state import (
    ATTACKER,
    DEFENDER,
    DISABLED,
    DOUBLED,
    FIRST_BLOW,
    KILL,
    NONE,
    PHASE,
    TACTIC,
    Doom,
)
from grognard.games.doomtrooper.words import FIGHT, NO_TACTIC, SHOOT, V

if TYPE_CHECKING:
    from grognard.core.agenda import Frame

from grognard.games.doomtrooper.effects import FIRST, SOURCE, YOU

EVALUATED: Final = 6  # the phase that fixes the hits: ratings no longer matter (DT-A10)
STATUS: Final = 7  # the phase in which warriors are wounded and killed


class Change(Effect):
    """A warrior's ratings change until the end of the combat; `steps` times as much if it was paid for so often."""

    def __init__(self, f: int = 0, s: int = 0, a: int = 0, v: int = 0) -> None:
        self.name = ""
        self.amounts = [f, s, a, v]

    def could(self, g: Doom, env: Env) -> bool:
        """DT-A10: not once the hits are fixed; DT-A28: not a rating that this combat does not ask for."""
        c = g.combat()
        if c[PHASE] >= EVALUATED:
            return False
        tactic = c[TACTIC]
        for which in range(4):
            if self.amounts[which] and (which > SHOOT or tactic in (NO_TACTIC, which)):
                return True
        return False

    def do(self, g: Doom, env: Env) -> None:
        steps = max(1, g.mark[env[SOURCE]])
        for which in range(4):
            if self.amounts[which]:
                add_change(g, env[SOURCE], env[FIRST], which, steps * self.amounts[which])
        g.tell(told.CHANGED, env[FIRST], *[steps * amount for amount in self.amounts], g.kind[env[FIRST]])


def add_change(g: Doom, source: int, target: int, what: int, amount: int) -> None:
    """Something that lasts until the end of the present combat (DT-218: and for that combat alone)."""
    g.changes = [*g.changes, source, target, what, amount, len(g.combats)]


class StrikeFirst(Effect):
    """The attacker, or the defender, strikes first; a wounded opponent does not strike back (DT-A12)."""

    def __init__(self, part: int) -> None:
        self.name = ""
        self.part = part  # ATTACKER or DEFENDER

    def could(self, g: Doom, env: Env) -> bool:
        return g.combat()[PHASE] < EVALUATED

    def do(self, g: Doom, env: Env) -> None:
        add_change(g, env[SOURCE], g.combat()[self.part], FIRST_BLOW, 1)
        g.tell(told.STRIKES_FIRST, g.combat()[self.part], g.kind[g.combat()[self.part]])


class DisableWeapon(Effect):
    """A weapon cannot be used in this combat."""

    def could(self, g: Doom, env: Env) -> bool:
        return g.combat()[PHASE] < EVALUATED

    def do(self, g: Doom, env: Env) -> None:
        add_change(g, env[SOURCE], env[FIRST], DISABLED, 1)
        if g.combat()[TACTIC] != NO_TACTIC:
            rearm(g)  # DT-A38
        g.tell(told.DISABLED, env[FIRST], g.kind[env[FIRST]])


class DoubleWeapon(Effect):
    """A weapon's bonus counts double in this combat (DT-A16)."""

    def could(self, g: Doom, env: Env) -> bool:
        return g.combat()[PHASE] < EVALUATED

    def do(self, g: Doom, env: Env) -> None:
        add_change(g, env[SOURCE], env[FIRST], DOUBLED, 2)
        g.tell(told.DOUBLED, env[FIRST], g.kind[env[FIRST]])


class ChangeTactic(Effect):
    """Fight becomes Shoot and Shoot becomes Fight; the combat ends if a combatant may not use it (DT-216)."""

    def could(self, g: Doom, env: Env) -> bool:
        c = g.combat()
        return c[TACTIC] != NO_TACTIC and c[PHASE] < EVALUATED

    def do(self, g: Doom, env: Env) -> None:
        set_tactic(g, FIGHT if g.combat()[TACTIC] == SHOOT else SHOOT)


class Withdraw(Effect):
    """Your combatant withdraws: the combat is over and the opponent's player gains half its V in P, rounded up."""

    def could(self, g: Doom, env: Env) -> bool:
        c = g.combat()
        return env[YOU] in (g.control[c[ATTACKER]], g.control[c[DEFENDER]])

    def do(self, g: Doom, env: Env) -> None:
        c = g.combat()
        mine, foe = (c[ATTACKER], c[DEFENDER])
        if g.control[mine] != env[YOU]:
            mine, foe = foe, mine
        points = (max(0, rating(g, mine, V, foe)) + 1) // 2
        g.gain(g.control[foe], 0, points)
        g.tell(told.POINTS, g.control[foe], 0, points)
        end_combat(g)


class Avenge(Effect):
    """Who has just killed a warrior of an affiliation in combat is wounded; if that kills it, you earn its V."""

    def __init__(self, affiliation: int) -> None:
        self.name = ""
        self.affiliation = affiliation

    def killer(self, g: Doom) -> int:
        """Whom to wound: a killer that is still in play."""
        if not g.combats or g.combat()[PHASE] < STATUS:
            return NONE
        for k in range(0, len(g.met), KILL):
            victim, by = g.met[k], g.met[k + 1]
            if by != NONE and g.in_play(by) and g.affiliations(victim) & self.affiliation:
                return by
        return NONE

    def could(self, g: Doom, env: Env) -> bool:
        return self.killer(g) != NONE

    def do(self, g: Doom, env: Env) -> None:
        by = self.killer(g)
        if by != NONE:
            wound(g, by, NONE, env[YOU])


class Save(Effect):
    """A warrior that would be killed is not, and keeps the status it had (DT-195)."""

    def could(self, g: Doom, env: Env) -> bool:
        return env[-1] != NONE

    def run(self, g: Doom, f: Frame) -> None:
        spare(g, f.env[-1])
