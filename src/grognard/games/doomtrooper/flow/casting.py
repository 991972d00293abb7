"""Spells that cost attack actions, and spells on which a player spends more D during a combat (DT-151, DT-170)."""

from __future__ import annotations

from typing import Final

from grognard.core.action import A, first
from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.flow.combat_changes import undo_changes
from grognard.games.doomtrooper.flow.spending import spend_shared
from grognard.games.doomtrooper.flow.windows import open_window
from grognard.games.doomtrooper.language.plays import Play
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.combats import CAUSE, CHANGE, TARGET
from grognard.games.doomtrooper.model.notes import STEPS_PAID, note, noted
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.actions import shared_fund
from grognard.games.doomtrooper.queries.card_targets import no_steps
from grognard.games.doomtrooper.queries.legality import Refusal
from grognard.games.doomtrooper.queries.spells import (
    able_casters,
    most_steps,
    spell_price,
    was_cast_double,
    way_of_feeding,
)
from grognard.games.doomtrooper.queries.windows import COUNTERS


def pay_attack_actions(g: Doom, seat: int, kind: int, play: Play) -> None:
    """Spend the attack actions that a spell costs; no combat follows (DT-170)."""
    for _ in range(play.attacks):
        found = able_casters(g, seat, kind, play)
        spend_shared(g, shared_fund(g, found), found)


class Raising(Node[Doom]):
    """DT-151: a player spends more D on a spell at work in the combat; the frame binds the spell's slot and that
    player.
    """

    def run(self, g: Doom, f: Frame) -> None:
        slot, seat = f.env
        options = [verbs.STEPS | n << A for n in range(1, self.most(g, f) + 1)]
        g.ask(f, seat, "steps", options, (slot, way_of_feeding(g, slot).per, g.kind[slot]))

    def most(self, g: Doom, f: Frame) -> int:
        """How many steps the player can pay for."""
        slot, seat = f.env
        return most_steps(g, seat, way_of_feeding(g, slot), was_cast_double(g, slot))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        slot, seat = f.env
        play = way_of_feeding(g, slot)
        cost = spell_price(play.per * first(action), was_cast_double(g, slot))
        g.pay(seat, cost)
        g.tell(events.PAID, seat, cost)
        g.tell(events.USED, seat, slot, g.kind[slot])
        note(g, slot, STEPS_PAID, noted(g, slot, STEPS_PAID) + first(action))
        target = NONE
        for k in range(0, len(g.changes), CHANGE):
            if g.changes[k + CAUSE] == slot:
                target = g.changes[k + TARGET]
        if not play.do.divides():
            undo_changes(g, slot)  # the spell takes effect again for all steps; a division stays as it is
        open_window(g, COUNTERS, slot)
        g.push(play.do, (slot, seat, target))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_steps(g, g.kind[f.env[0]], 1, self.most(g, f), action)


RAISING: Final = Raising(node.RAISING)
