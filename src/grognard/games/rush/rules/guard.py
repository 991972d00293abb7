"""Guards: vehicles that lie on their owner's bases."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, A, first
from grognard.core.agenda import Frame, Node, put
from grognard.games.rush import verbs
from grognard.games.rush.cards import BASE, NONE, VEHICLE
from grognard.games.rush.events import GUARDED, PLAYED_OUT, PUT_AWAY, RELIEVED
from grognard.games.rush.rules import refusals as no
from grognard.games.rush.state import BASES, GONE, UPRIGHT, Rush


def no_guard_duty(g: Rush, card: int) -> int:
    """RUSH-056, RUSH-058: why a card cannot lie on a base."""
    if card < VEHICLE:
        return (
            no.CAPTURED_BASE if card == BASE else no.REAR_CANNOT_GUARD if card < BASE else no.CANNOT_GUARD
        )  # RUSH-058
    if g.cards.defence[card] < 1:
        return no.CANNOT_GUARD  # RUSH-056
    return no.OK if has_base(g, g.active) else no.NO_BASE  # RUSH-059


def has_base(g: Rush, seat: int) -> bool:
    """Whether a base of the seat still stands."""
    for b in range(seat * BASES, seat * BASES + BASES):
        if g.base_damage[b] != GONE:
            return True
    return False


def no_place(g: Rush, base: int) -> int:
    """RUSH-051, RUSH-053: why the guard cannot go to this base of the active player."""
    if base >= BASES or g.base_damage[g.active * BASES + base] == GONE:
        return no.NO_SUCH_BASE
    if g.guards[g.active * BASES + base] == NONE:
        return no.OK
    # RUSH-051: an unguarded base comes first; RUSH-053: with none, a guard is relieved
    return no.UNGUARDED_FIRST if has_unguarded(g) else no.OK


def has_unguarded(g: Rush) -> bool:
    """Whether a standing base of the active player has no guard."""
    start = g.active * BASES
    for b in range(start, start + BASES):
        if g.guards[b] == NONE and g.base_damage[b] != GONE:
            return True
    return False


class Placing(Node[Rush]):
    """RUSH-050, RUSH-052, RUSH-057, RUSH-059, RUSH-A34: a vehicle in front of its owner is placed on a base;
    without a base it goes to the depot.

    The frame binds the card, and 1 if the card must guard because its abilities were used (RUSH-049).
    """

    def run(self, g: Rush, f: Frame) -> None:
        card = f.env[0]
        if no_guard_duty(g, card):
            # RUSH-057, RUSH-059
            g.front.remove(card)
            g.put_away(g.active, card)
            if g.out is not None:
                g.out.append((PUT_AWAY, g.active, card, PLAYED_OUT))
            return
        options = []
        for base in range(BASES):
            if no_place(g, base) == no.OK:
                options.append(verbs.PLACE | base << A)
        g.ask(f, g.active, "place", options, f.env)

    def answer(self, g: Rush, f: Frame, action: int) -> None:
        card = f.env[0]
        base = first(action)
        b = g.active * BASES + base
        g.front.remove(card)
        if g.guards[b] != NONE:
            g.put_away(g.active, g.guards[b])  # RUSH-052, RUSH-053
            g.tell(RELIEVED, g.active, g.guards[b], base)
        g.guards = put(g.guards, b, card)
        g.guard_damage = put(g.guard_damage, b, UPRIGHT)
        if g.out is not None:
            g.out.append((GUARDED, g.active, card, base))

    def refusal(self, g: Rush, f: Frame, action: int) -> int:
        if action & VERB == verbs.PLACE:
            return no_place(g, first(action))
        return no.MUST_GUARD if f.env[1] else no.FINISH_CARD


PLACING: Final = Placing("placing")
