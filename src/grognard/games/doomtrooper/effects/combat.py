"""Effects on the combat that is being fought, its blows and its dead."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, first
from grognard.core.action import A as ARGUMENT
from grognard.core.agenda import Env, Frame, put
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.effects import FIRST, SOURCE, YOU
from grognard.games.doomtrooper.flow.combat_changes import (
    close_combat,
    end_combat,
    rearm,
    set_tactic,
)
from grognard.games.doomtrooper.flow.removal import spare, wound
from grognard.games.doomtrooper.flow.windows import earn
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.parts import Affiliation
from grognard.games.doomtrooper.language.powers import DENIES_FIRST, NO_FIRST_STRIKES, UNHARMED_BY_SPECIALS
from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.language.statics import ORDINARY, STOPS
from grognard.games.doomtrooper.model.combats import (
    AMOUNT,
    ATTACKER,
    CAUSE,
    CHANGE,
    DEFENDER,
    DISABLED,
    DOUBLED,
    FIRST_BLOW,
    KILL,
    OF_BASE,
    ORDERED,
    PHASE,
    SLAYER,
    SURVIVOR,
    TACTIC,
    TURNED_TACTIC,
    VICTIM_AFFILIATIONS,
    WHAT,
    fights,
    foe_of,
)
from grognard.games.doomtrooper.model.notes import STEPS_PAID, noted
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.base_ratings import base_rating
from grognard.games.doomtrooper.queries.equipment import fits_tactic
from grognard.games.doomtrooper.queries.legality import ALLOWED, Refusal, untimely
from grognard.games.doomtrooper.queries.powers import has, immunity, is_excluded_by_immunity, reinforcements_of
from grognard.games.doomtrooper.queries.protection import can_be_hurt
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.words import (
    FIGHT,
    NO_TACTIC,
    SHOOT,
    WEAPON_FIGHT,
    WEAPON_SHOOT,
    WOUNDED,
    A,
    F,
    S,
    V,
)

EVALUATED: Final = 6  # the phase that fixes the hits: ratings no longer matter (DT-A10)
AS_THEY_ARE: Final = (1, 1, 1, 1)  # base ratings that are not multiplied
SHARES: Final = 3  # the index in `env` of what has been divided already
SHARES_ASKED: Final = ("points_f", "points_s")  # the questions about F and S; A gets what is left
STATUS: Final = 7  # the phase in which warriors are wounded and killed


class Change(Effect):
    """A warrior's ratings change until the end of the combat; once for each step paid for, if it is paid in steps.

    If the steps are divided, each of them changes one of the ratings.
    """

    def __init__(
        self,
        f: int = 0,
        s: int = 0,
        a: int = 0,
        v: int = 0,
        of_foe: bool = False,
        fixed: bool = False,
        foe: Which | None = None,
        base: tuple[int, int, int, int] = AS_THEY_ARE,
        divided: bool = False,
    ) -> None:
        self.name = ""
        self.divided = divided  # among F, S and A
        self.amounts = [f, s, a, v]
        self.base = base  # multiples of its base ratings (DT-203)
        self.of_foe = of_foe  # the opponent's ratings, not its own
        self.fixed = fixed  # regardless of the steps paid for
        self.foe = foe  # only if its opponent is a warrior of this class

    def favours(self) -> int:
        better = sum(self.amounts) > 0 or self.base != AS_THEY_ARE
        return 1 if better != self.of_foe else -1

    def only_rates(self) -> bool:
        return True

    def divides(self) -> bool:
        return self.divided

    def lowers(self) -> bool:
        return min(self.amounts) < 0 and not self.of_foe

    def could(self, g: Doom, env: Env) -> bool:
        """Whether the hits are not yet fixed (DT-A10), and this combat uses a rating that changes (DT-A28)."""
        c = g.combat()
        if c[PHASE] >= EVALUATED:
            return False
        if self.foe is not None:
            foe = foe_of(g, env[FIRST])
            if foe == NONE or not is_meant(g, self.foe, env[SOURCE], env[YOU], foe):
                return False
        tactic = c[TACTIC]
        for which in range(4):
            changed = self.amounts[which] or self.base[which] != 1
            if changed and (which > SHOOT or tactic in (NO_TACTIC, which)):
                return True
        return False

    def do(self, g: Doom, env: Env) -> None:
        steps = 1 if self.fixed else noted(g, env[SOURCE], STEPS_PAID, 1)
        if not steps:
            return
        target = foe_of(g, env[FIRST]) if self.of_foe else env[FIRST]
        told = [steps * amount for amount in self.amounts]
        for which in range(4):
            if self.amounts[which]:
                add_change(g, env[SOURCE], target, which, told[which])
            if self.base[which] != 1:
                more = (self.base[which] - 1) * max(0, base_rating(g, target, which, foe_of(g, target)))
                add_change(g, env[SOURCE], target, OF_BASE + which, more)
                told[which] += more
        g.tell(events.CHANGED, target, *told, g.kind[target])

    def run(self, g: Doom, f: Frame) -> None:
        """Ask how the steps are divided: how many change F, then S; the rest changes A."""
        if not self.divided:
            self.do(g, f.env)
            return
        left = steps_to_divide(g, f.env)
        shares = len(f.env) - SHARES
        if left and shares < len(SHARES_ASKED):
            source = f.env[SOURCE]
            options = [verbs.STEPS | n << ARGUMENT for n in range(left + 1)]
            g.ask(f, f.env[YOU], SHARES_ASKED[shares], options, (source, left, g.kind[source]))
            return
        told = [*f.env[SHARES:], *[0] * (len(SHARES_ASKED) - shares), left, 0]
        for which in range(V):
            told[which] *= self.amounts[which]
            if told[which]:
                add_change(g, f.env[SOURCE], f.env[FIRST], which, told[which])
        g.tell(events.CHANGED, f.env[FIRST], *told, g.kind[f.env[FIRST]])

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        g.again(f, 0, (*f.env, first(action)))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        if action & VERB != verbs.STEPS:
            return untimely(g, action)
        fits = first(action) <= steps_to_divide(g, f.env)
        return ALLOWED if fits else Refusal(no.NOT_PAID_FOR, g.kind[f.env[SOURCE]])


def steps_to_divide(g: Doom, env: Env) -> int:
    """How many steps of a card were paid for and have changed no rating yet, without those just given to a rating."""
    out = noted(g, env[SOURCE], STEPS_PAID)
    for share in env[SHARES:]:
        out -= share
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + CAUSE] == env[SOURCE] and g.changes[k + WHAT] <= A:
            out -= g.changes[k + AMOUNT]
    return out


def add_change(g: Doom, source: int, target: int, what: int, amount: int) -> None:
    """Add a change that lasts until the end of the present combat, and for that combat alone (DT-218)."""
    g.changes = [*g.changes, source, target, what, amount, len(g.combats)]


class StrikeFirst(Effect):
    """The attacker, the defender or the target strikes first; a wounded opponent does not strike back (DT-A12)."""

    def __init__(self, part: int) -> None:
        self.name = ""
        self.part = part  # ATTACKER, DEFENDER, or NONE for the target

    def only_rates(self) -> bool:
        return True

    def could(self, g: Doom, env: Env) -> bool:
        c = g.combat()
        if c[PHASE] >= EVALUATED:
            return False
        for combatant in (c[ATTACKER], c[DEFENDER]):
            if combatant != NONE and has(g, combatant, NO_FIRST_STRIKES):
                return False  # DT-249: nobody strikes first here
        if self.part == NONE and len(env) <= FIRST:
            return True
        foe = foe_of(g, env[FIRST] if self.part == NONE else c[self.part])
        return foe == NONE or not has(g, foe, DENIES_FIRST)

    def reach(self, g: Doom, env: Env) -> list[int]:
        return [] if self.part == NONE else combatants(g)

    def do(self, g: Doom, env: Env) -> None:
        warrior = env[FIRST] if self.part == NONE else g.combat()[self.part]
        if self.part == NONE:
            add_change(g, env[SOURCE], warrior, FIRST_BLOW, ORDINARY | STOPS)
        else:
            add_change(g, env[SOURCE], NONE, ORDERED, self.part)  # also for warriors that join it or take its place
        g.tell(events.STRIKES_FIRST, warrior, g.kind[warrior])


def combatants(g: Doom) -> list[int]:
    """All warriors in the present combat: a card on the combat affects them all."""
    if not g.combats or g.combat()[DEFENDER] == NONE:
        return []
    c = g.combat()
    return [c[ATTACKER], *reinforcements_of(g, c[ATTACKER]), c[DEFENDER], *reinforcements_of(g, c[DEFENDER])]


def could_be_used(g: Doom, env: Env) -> bool:
    """Whether a weapon could be used with the announced tactic, if there is one (DT-075, DT-A28)."""
    tactic = g.combat()[TACTIC]
    if (
        len(env) <= FIRST
        or tactic == NO_TACTIC
        or not g.cards.traits[g.kind[env[FIRST]]] & (WEAPON_FIGHT | WEAPON_SHOOT)
    ):
        return True
    return fits_tactic(g, env[FIRST], tactic)


def adds_to_combat(g: Doom, beast: int) -> bool:
    """Whether a beast has a bonus that this combat uses (DT-A28)."""
    tactic = g.combat()[TACTIC]
    row = g.cards.printed[g.kind[beast]]
    return row[A] > 0 or (row[F] > 0 and tactic != SHOOT) or (row[S] > 0 and tactic != FIGHT)


class DisableWeapon(Effect):
    """A weapon cannot be used in this combat."""

    def could(self, g: Doom, env: Env) -> bool:
        return g.combat()[PHASE] < EVALUATED and could_be_used(g, env)

    def do(self, g: Doom, env: Env) -> None:
        add_change(g, env[SOURCE], env[FIRST], DISABLED, 1)
        if g.combat()[TACTIC] != NO_TACTIC:
            rearm(g)  # DT-A38
        g.tell(events.DISABLED, env[FIRST], g.kind[env[FIRST]])


class DoubleWeapon(Effect):
    """The bonus of a weapon, or what a beast adds to F, S and A, counts double in this combat (DT-A16)."""

    def __init__(self, beast: bool = False) -> None:
        self.name = ""
        self.beast = beast

    def could(self, g: Doom, env: Env) -> bool:
        if g.combat()[PHASE] >= EVALUATED:
            return False
        return could_be_used(g, env) and (not self.beast or len(env) <= FIRST or adds_to_combat(g, env[FIRST]))

    def do(self, g: Doom, env: Env) -> None:
        add_change(g, env[SOURCE], env[FIRST], DOUBLED, 2)
        g.tell(events.DOUBLED, env[FIRST], g.kind[env[FIRST]])


class ChangeTactic(Effect):
    """Fight becomes Shoot and Shoot becomes Fight; the combat ends if a combatant may not use it (DT-216)."""

    def could(self, g: Doom, env: Env) -> bool:
        c = g.combat()
        return c[TACTIC] != NO_TACTIC and c[PHASE] < EVALUATED and not self.is_ignored(g, env)

    def is_ignored(self, g: Doom, env: Env) -> bool:
        """DT-A31: whether the user of a card in play fights an opponent that is immune to that card."""
        if len(env) <= FIRST or env[SOURCE] == NONE or not fights(g, env[FIRST]):
            return False
        shield = immunity(g, foe_of(g, env[FIRST]), env[FIRST])
        return is_excluded_by_immunity(g, env[SOURCE], shield)

    def reach(self, g: Doom, env: Env) -> list[int]:
        return combatants(g)

    def do(self, g: Doom, env: Env) -> None:
        if self.is_ignored(g, env):
            return  # an answer has made the opponent immune (DT-A09)
        add_change(g, env[SOURCE], NONE, TURNED_TACTIC, 1)
        set_tactic(g, FIGHT if g.combat()[TACTIC] == SHOOT else SHOOT)


class Withdraw(Effect):
    """Your combatant withdraws: the combat is over and the opponent's player gains half its V in P, rounded up."""

    def could(self, g: Doom, env: Env) -> bool:
        c = g.combat()
        return env[YOU] in (g.control[c[ATTACKER]], g.control[c[DEFENDER]])

    def reach(self, g: Doom, env: Env) -> list[int]:
        return combatants(g)

    def do(self, g: Doom, env: Env) -> None:
        c = g.combat()
        mine, foe = (c[ATTACKER], c[DEFENDER])
        if g.control[mine] != env[YOU]:
            mine, foe = foe, mine
        points = (max(0, rating(g, mine, V, foe)) + 1) // 2
        seat = g.control[foe]
        end_combat(g)
        earn(g, seat, 0, points)


class EndCombat(Effect):
    """The combat is over and nobody is harmed; perhaps as if it had not begun, so that nobody has fought in it, or the
    caster and its opponent are wounded, without points for anybody.
    """

    def __init__(self, undone: bool = False, hurting: bool = False) -> None:
        self.name = ""
        self.undone = undone
        self.hurting = hurting

    def wounds(self) -> bool:
        return self.hurting

    def hurts(self, g: Doom, env: Env) -> list[int]:
        if not self.hurting or len(env) <= FIRST:
            return []
        foe = foe_of(g, env[FIRST])
        return [env[FIRST]] if foe == NONE else [env[FIRST], foe]

    def could(self, g: Doom, env: Env) -> bool:
        return bool(g.combats) and g.combat()[PHASE] < EVALUATED

    def reach(self, g: Doom, env: Env) -> list[int]:
        return combatants(g)

    def do(self, g: Doom, env: Env) -> None:
        harmed = self.hurts(g, env)
        if g.combats and self.undone:
            close_combat(g)
            g.last_combat = put(g.last_combat, SURVIVOR, NONE)
        elif g.combats:
            end_combat(g)
        for warrior in harmed:
            if g.in_play(warrior):
                wound(g, warrior, NONE)


class Avenge(Effect):
    """A warrior that has just killed one of an affiliation in combat is wounded; if that kills it, you earn its V."""

    def __init__(self, affiliation: Affiliation) -> None:
        self.name = ""
        self.affiliation = affiliation.number

    def unavenged(self, g: Doom) -> int:
        """The kill to avenge, by its index in the combat's kills: one whose killer is still in play."""
        if not g.combats or g.combat()[PHASE] < STATUS or g.last_combat[SURVIVOR] != NONE:
            return NONE  # not in the last window of a nested combat (DT-217)
        for k in range(0, len(g.kills), KILL):
            by = g.kills[k + SLAYER]
            avenged = g.kills[k + VICTIM_AFFILIATIONS] & self.affiliation
            if avenged and by != NONE and g.in_play(by) and can_be_hurt(g, by):
                if not has(g, by, UNHARMED_BY_SPECIALS):
                    return k
        return NONE

    def could(self, g: Doom, env: Env) -> bool:
        return self.unavenged(g) != NONE

    def wounds(self) -> bool:
        return True

    def hurts(self, g: Doom, env: Env) -> list[int]:
        k = self.unavenged(g)
        return [] if k == NONE else [g.kills[k + SLAYER]]

    def do(self, g: Doom, env: Env) -> None:
        k = self.unavenged(g)
        if k != NONE:
            g.kills = put(g.kills, k + VICTIM_AFFILIATIONS, 0)  # only the first card of this kind takes effect
            wound(g, g.kills[k + SLAYER], NONE, env[YOU])


class Save(Effect):
    """A warrior that would be killed is not: it keeps the status it had, or is wounded instead (DT-195)."""

    def __init__(self, wounded: bool = False) -> None:
        self.name = ""
        self.wounded = wounded

    def could(self, g: Doom, env: Env) -> bool:
        return env[FIRST] != NONE

    def favours(self) -> int:
        return 1

    def run(self, g: Doom, f: Frame) -> None:
        spare(g, f.env[FIRST], self.wounded)
        if self.wounded and not g.flags[f.env[FIRST]] & WOUNDED:
            g.set_flag(f.env[FIRST], WOUNDED, True)
            g.tell(events.WOUNDED, f.env[FIRST], g.kind[f.env[FIRST]])
