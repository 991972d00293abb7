"""Warriors that join a combat, or take the place of a combatant."""

from __future__ import annotations

from grognard.core.agenda import Env
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.effects import FIRST, SOURCE, YOU
from grognard.games.doomtrooper.effects.combat import add_change
from grognard.games.doomtrooper.flow.combat_changes import BATTLING, replace_combatant
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.powers import NO_FORTIFICATIONS
from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.model.bonds import WARD, bond_target
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, JOINED, TACTIC, fights
from grognard.games.doomtrooper.model.identity import affiliations_of, is_comrade, traits_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.attack_limits import no_attack_by_card
from grognard.games.doomtrooper.queries.attacks import (
    barred_combatant,
    no_attack_by,
    no_attackers_part,
    no_preferred_target,
)
from grognard.games.doomtrooper.queries.capability import is_capable, may_use, no_tactic
from grognard.games.doomtrooper.queries.equipment import vehicle_of
from grognard.games.doomtrooper.queries.powers import has
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.queries.windows import may_play_combat_cards
from grognard.games.doomtrooper.words import CORPORATIONS, FIGHT, IS_FORTIFICATION, NO_TACTIC, OUTPOST, SHOOT


class Reinforce(Effect):
    """DT-206: a warrior joins the combat on the side of your combatant; F and S are added together.

    The other side's player chooses which of the group to battle. The frame binds the warrior that joins.
    """

    def __init__(self, of: Which | None = None, comrades: bool = False, no_kin: bool = False) -> None:
        self.name = ""
        self.of = of  # only a combatant of this class can be reinforced
        self.comrades = comrades  # no Dark Legion warrior joins a Doomtrooper, nor the other way round
        self.no_kin = no_kin  # nobody of a corporation of the opponent joins

    def could(self, g: Doom, env: Env) -> bool:
        """DT-207: whether the warrior may join now: from the same area, and within the limits of a combatant."""
        if not may_play_combat_cards(g) or fights(g, env[FIRST]):
            return False
        c = g.combat()
        part = part_of(g, env[YOU])
        if part == NONE or g.place[env[FIRST]] != g.place[c[part]]:
            return False
        if self.of is not None and not is_meant(g, self.of, env[SOURCE], env[YOU], c[part]):
            return False
        if not self.is_suitable(g, env[FIRST], c[part], c[1 - part]):
            return False
        return is_capable(g, env[FIRST]) and self.limits(g, part, env[FIRST]) is no.OK

    def is_suitable(self, g: Doom, joining: int, combatant: int, foe: int) -> bool:
        """Whether the side and the corporations of a warrior let it join a combatant against another."""
        if self.comrades and not is_comrade(g, combatant, joining):
            return False
        kin = affiliations_of(g, joining) & affiliations_of(g, foe) & CORPORATIONS
        return not self.no_kin or not kin

    def barred(self, g: Doom, env: Env) -> Clause | None:
        part = part_of(g, env[YOU]) if may_play_combat_cards(g) else NONE
        return no.OK if part == NONE or fights(g, env[FIRST]) else self.limits(g, part, env[FIRST])

    def limits(self, g: Doom, part: int, joining: int) -> Clause | None:
        """The clause that keeps a warrior out of this combat, as it would a combatant (DT-082, DT-181, DT-215)."""
        c = g.combat()
        if part == ATTACKER:
            refusal = no_attackers_part(g, joining)  # DT-045, DT-052
            refusal = (
                refusal or no_attack_by_card(g, joining, c[DEFENDER]) or no_preferred_target(g, joining, c[DEFENDER])
            )
            if refusal:
                return refusal
        tactics = (FIGHT, SHOOT) if c[TACTIC] == NO_TACTIC else (c[TACTIC],)
        out = no.BARRED_TACTIC
        for tactic in tactics:
            refusal = no_attack_by(g, joining, tactic) if part == ATTACKER else no_tactic(g, joining, tactic)
            if refusal:
                out = refusal
            elif barred_combatant(g, tactic) == NONE:
                return no.OK
        return out

    def do(self, g: Doom, env: Env) -> None:
        if self.could(g, env):
            joining, part = env[FIRST], part_of(g, env[YOU])
            add_change(g, env[SOURCE], joining, JOINED, part)
            g.tell(events.JOINED, joining, g.kind[joining])
            g.push(BATTLING, (part,))


def part_of(g: Doom, seat: int) -> int:
    """The part of a player in the present combat: ATTACKER, DEFENDER or NONE."""
    c = g.combat()
    if c[DEFENDER] == NONE:
        return NONE
    return ATTACKER if g.control[c[ATTACKER]] == seat else DEFENDER if g.control[c[DEFENDER]] == seat else NONE


class StepIn(Effect):
    """The warrior takes the place in combat of the one it guards; if it is considered a fortification, not of one that
    may use none (DT-079, DT-292).
    """

    def could(self, g: Doom, env: Env) -> bool:
        """DT-179: whether the warrior may take that place now, within the limits of a combatant, never across an
        Outpost.
        """
        ward = bond_target(g, WARD, env[SOURCE])
        if ward == NONE or not may_play_combat_cards(g) or fights(g, env[SOURCE]) or not is_capable(g, env[SOURCE]):
            return False
        c = g.combat()
        if ward == c[ATTACKER]:
            if g.control[ward] != env[YOU] or no_attackers_part(g, env[SOURCE]):
                return False  # no warrior attacks with another's action, nor from cover (DT-045)
        elif ward != c[DEFENDER] or not g.are_opponents(g.control[c[ATTACKER]], env[YOU]):
            return False  # DT-189: it may defend another player's warrior, but not against a warrior of its own player
        if traits_of(g, env[SOURCE]) & IS_FORTIFICATION and (
            vehicle_of(g, ward) != NONE or has(g, ward, NO_FORTIFICATIONS)
        ):
            return False
        if (g.place[env[SOURCE]] == OUTPOST) != (g.place[ward] == OUTPOST):
            return False
        return c[TACTIC] == NO_TACTIC or may_use(g, env[SOURCE], c[TACTIC])

    def barred(self, g: Doom, env: Env) -> Clause | None:
        ward = bond_target(g, WARD, env[SOURCE])
        attacks = ward != NONE and bool(g.combats) and g.combat()[ATTACKER] == ward
        return no_attackers_part(g, env[SOURCE]) if attacks else no.OK

    def do(self, g: Doom, env: Env) -> None:
        if self.could(g, env):
            c = g.combat()
            replace_combatant(
                g, ATTACKER if bond_target(g, WARD, env[SOURCE]) == c[ATTACKER] else DEFENDER, env[SOURCE]
            )
