"""Effects that tie cards to each other: units, guards, cancelled immunities."""

from __future__ import annotations

from grognard.core.agenda import Env
from grognard.effects.control import Effect
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper.effects import FIRST, SOURCE, YOU
from grognard.games.doomtrooper.rules import refusals as no
from grognard.games.doomtrooper.rules.powers import own_immunity, quelled
from grognard.games.doomtrooper.state import BOND, DUES, NONE, QUELLED, UNIT, WARD, Doom
from grognard.games.doomtrooper.words import COMMANDER, PERSONALITY, SQUAD, WARZONE, V


class AssignUnit(Effect):
    """All copies of a warrior become the unit of a sergeant (DT-280…285)."""

    def could(self, g: Doom, env: Env) -> bool:
        sergeant, kind = env[SOURCE], g.kind[env[FIRST]]
        cards = g.cards
        if self.barred(g, env):
            return False
        corporation = cards.affiliations[g.kind[sergeant]]
        if not g.affiliations(sergeant) & g.affiliations(env[FIRST]) & corporation:
            return False  # DT-286: both have its affiliation
        if self.has_unit(g, sergeant):
            return False  # DT-284
        for other in g.warriors[env[YOU]]:
            if other != sergeant and g.tied(UNIT, other) == kind:
                return False  # DT-205, DT-285: only to a sergeant that is free
        return g.place[env[FIRST]] == SQUAD

    def barred(self, g: Doom, env: Env) -> int:
        if len(env) <= FIRST or env[FIRST] < 0:
            return no.OK
        kind = g.kind[env[FIRST]]
        if g.cards.traits[kind] & COMMANDER:
            return no.NOT_COMMANDED  # DT-280
        low = g.cards.printed[kind][V] < g.cards.printed[g.kind[env[SOURCE]]][V]  # by base V
        return no.OK if low and not g.cards.traits[kind] & PERSONALITY else no.NOT_OF_A_UNIT  # DT-281

    def has_unit(self, g: Doom, sergeant: int) -> bool:
        """DT-285, DT-286: whether it still leads anybody."""
        for warrior in g.warriors[g.control[sergeant]]:
            if g.leads(sergeant, warrior):
                return True
        return False

    def do(self, g: Doom, env: Env) -> None:
        if self.could(g, env):
            g.untie(UNIT, env[SOURCE])
            g.tie(UNIT, env[SOURCE], g.kind[env[FIRST]])
            g.tell(told.ASSIGNED, env[FIRST], env[SOURCE], g.kind[env[FIRST]], g.kind[env[SOURCE]])


class Guard(Effect):
    """The warrior is assigned to another, whose place in combat it may take; the first time or anew."""

    def __init__(self, anew: bool = False) -> None:
        self.name = ""
        self.anew = anew

    def could(self, g: Doom, env: Env) -> bool:
        ward = g.tied(WARD, env[SOURCE])
        return ward != env[FIRST] and (ward != NONE) == self.anew

    def do(self, g: Doom, env: Env) -> None:
        g.untie(WARD, env[SOURCE])
        g.tie(WARD, env[SOURCE], env[FIRST])
        g.tell(told.ASSIGNED, env[SOURCE], env[FIRST], g.kind[env[SOURCE]], g.kind[env[FIRST]])


class PayDues(Effect):
    """A freelancer profits from a card of its former corporation from now on (DT-303, DT-A36)."""

    def could(self, g: Doom, env: Env) -> bool:
        freelancer, card = env[SOURCE], env[FIRST]
        if g.has_paid(freelancer, card) or not g.in_play(card):
            return False
        if g.cards.type[g.kind[card]] == WARZONE and not g.is_fought_in(card):
            return False  # DT-A36: it pays when it first uses it
        for aura in g.cards.auras[g.kind[card]]:
            if aura.would_reach(g, card, freelancer) and not aura.which.test(g, card, env[YOU], freelancer):
                return True
        return False

    def do(self, g: Doom, env: Env) -> None:
        if self.could(g, env):
            g.tie(DUES, env[SOURCE], env[FIRST])
            g.tell(told.ASSIGNED, env[FIRST], env[SOURCE], g.kind[env[FIRST]], g.kind[env[SOURCE]])


class Quell(Effect):
    """A warrior's immunity is cancelled for as long as the card's player likes; no card is discarded (DT-272)."""

    def __init__(self, to: int) -> None:
        self.name = ""
        self.to = to

    def could(self, g: Doom, env: Env) -> bool:
        return own_immunity(g, env[FIRST]) & self.to != 0

    def do(self, g: Doom, env: Env) -> None:
        g.tie(QUELLED, env[SOURCE], env[FIRST], self.to)
        g.tell(told.QUELLED, env[FIRST], g.kind[env[FIRST]])


class Restore(Effect):
    """An immunity that the card has cancelled is there again (DT-272)."""

    def could(self, g: Doom, env: Env) -> bool:
        for k in range(0, len(g.bonds), BOND):
            if g.bonds[k] == QUELLED and g.bonds[k + 1] == env[SOURCE] and g.bonds[k + 2] == env[FIRST]:
                return True
        return False

    def do(self, g: Doom, env: Env) -> None:
        before = quelled(g, env[FIRST])
        g.untie(QUELLED, env[SOURCE], env[FIRST])
        if before != quelled(g, env[FIRST]):
            g.tell(told.RESTORED, env[FIRST], g.kind[env[FIRST]])
