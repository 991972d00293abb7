"""Effects that tie cards to each other: units, guards, cancelled immunities."""

from __future__ import annotations

from grognard.core.agenda import Env
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.effects import FIRST, SOURCE, YOU
from grognard.games.doomtrooper.effects.combat import add_change
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.model.auras import aura_would_reach_freelancer
from grognard.games.doomtrooper.model.bonds import (
    DUES,
    QUELLED,
    UNIT,
    WARD,
    add_bond,
    bond_target,
    has_paid,
    is_tied,
    remove_bonds,
)
from grognard.games.doomtrooper.model.combats import EXPOSED, is_fought_in
from grognard.games.doomtrooper.model.identity import affiliations_of, leads, traits_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.powers import cancelled_immunities, own_immunity
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.words import COMMANDER, PERSONALITY, SQUAD, WARZONE, V


class AssignUnit(Effect):
    """All copies of a warrior become the unit of a sergeant."""

    def could(self, g: Doom, env: Env) -> bool:
        """DT-205, DT-284: whether a warrior and its copies could become the unit of a sergeant that is free."""
        sergeant, kind = env[SOURCE], g.kind[env[FIRST]]
        cards = g.cards
        if self.barred(g, env):
            return False
        corporation = cards.affiliations[g.kind[sergeant]]
        if not affiliations_of(g, sergeant) & affiliations_of(g, env[FIRST]) & corporation:
            return False  # DT-286: both have its affiliation
        if self.has_unit(g, sergeant):
            return False
        for other in g.warriors[env[YOU]]:
            if other != sergeant and bond_target(g, UNIT, other) == kind:
                return False  # DT-205, DT-285: only to a sergeant that is free
        return g.place[env[FIRST]] == SQUAD

    def barred(self, g: Doom, env: Env) -> Clause | None:
        """DT-280, DT-281: why a warrior cannot be in a unit: it is a commander, a personality, or its base V is too
        high.
        """
        if len(env) <= FIRST or env[FIRST] < 0:
            return no.OK
        kind = g.kind[env[FIRST]]
        if traits_of(g, env[FIRST]) & COMMANDER:
            return no.NOT_COMMANDED
        low = g.cards.printed[kind][V] < g.cards.printed[g.kind[env[SOURCE]]][V]  # by base V
        return no.OK if low and not g.cards.traits[kind] & PERSONALITY else no.NOT_OF_A_UNIT

    def has_unit(self, g: Doom, sergeant: int) -> bool:
        """DT-285: whether a sergeant still leads anybody (DT-286)."""
        for warrior in g.warriors[g.control[sergeant]]:
            if leads(g, sergeant, warrior):
                return True
        return False

    def do(self, g: Doom, env: Env) -> None:
        if self.could(g, env):
            remove_bonds(g, UNIT, env[SOURCE])
            add_bond(g, UNIT, env[SOURCE], g.kind[env[FIRST]])
            g.tell(events.ASSIGNED, env[FIRST], env[SOURCE], g.kind[env[FIRST]], g.kind[env[SOURCE]])


class Guard(Effect):
    """The warrior is assigned to another, whose place in combat it may take; a new assignment replaces the old one."""

    def __init__(self, anew: bool = False) -> None:
        self.name = ""
        self.anew = anew

    def could(self, g: Doom, env: Env) -> bool:
        ward = bond_target(g, WARD, env[SOURCE])
        return ward != env[FIRST] and (ward != NONE) == self.anew

    def do(self, g: Doom, env: Env) -> None:
        remove_bonds(g, WARD, env[SOURCE])
        add_bond(g, WARD, env[SOURCE], env[FIRST])
        g.tell(events.ASSIGNED, env[SOURCE], env[FIRST], g.kind[env[SOURCE]], g.kind[env[FIRST]])


class PayDues(Effect):
    """DT-A36: a freelancer profits from a card of its former corporation from now on (DT-303)."""

    def could(self, g: Doom, env: Env) -> bool:
        freelancer, card = env[SOURCE], env[FIRST]
        if has_paid(g, freelancer, card) or not g.in_play(card):
            return False
        if g.cards.type[g.kind[card]] == WARZONE and not is_fought_in(g, card):
            return False  # DT-A36: it pays when it first uses it
        for aura in g.abilities[card].auras:
            if aura_would_reach_freelancer(g, aura, card, freelancer) and not is_meant(
                g, aura.which, card, env[YOU], freelancer
            ):
                return True
        return False

    def do(self, g: Doom, env: Env) -> None:
        if self.could(g, env):
            add_bond(g, DUES, env[SOURCE], env[FIRST])
            g.tell(events.ASSIGNED, env[FIRST], env[SOURCE], g.kind[env[FIRST]], g.kind[env[SOURCE]])


class Quell(Effect):
    """A warrior's immunity is cancelled until the card's player restores it, or until the end of the combat; no card is
    discarded (DT-272).
    """

    def __init__(self, to: int, in_combat: bool = False) -> None:
        self.name = ""
        self.to = to
        self.in_combat = in_combat

    def could(self, g: Doom, env: Env) -> bool:
        return own_immunity(g, env[FIRST]) & self.to != 0

    def do(self, g: Doom, env: Env) -> None:
        if self.in_combat:
            add_change(g, env[SOURCE], env[FIRST], EXPOSED, self.to)
        else:
            add_bond(g, QUELLED, env[SOURCE], env[FIRST], self.to)
        g.tell(events.QUELLED, env[FIRST], g.kind[env[FIRST]])


class Restore(Effect):
    """An immunity that the card has cancelled is restored (DT-272)."""

    def could(self, g: Doom, env: Env) -> bool:
        return is_tied(g, QUELLED, env[SOURCE], env[FIRST])

    def do(self, g: Doom, env: Env) -> None:
        before = cancelled_immunities(g, env[FIRST])
        remove_bonds(g, QUELLED, env[SOURCE], env[FIRST])
        if before != cancelled_immunities(g, env[FIRST]):
            g.tell(events.RESTORED, env[FIRST], g.kind[env[FIRST]])
