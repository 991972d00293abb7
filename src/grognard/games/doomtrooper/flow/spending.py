"""Spending actions: as attacks, as other actions, or lost."""

from __future__ import annotations

from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.model.extra_actions import drop_extra, has_own
from grognard.games.doomtrooper.model.identity import affiliations_of
from grognard.games.doomtrooper.model.state import ATTACK, NON_ATTACK, OWN, UNDEFINED, Doom
from grognard.games.doomtrooper.queries.actions import (
    ANYBODY,
    ATTACKED,
    FROM_STANDARD,
    NEEDS_CONVERSION,
    UNDEFINED_OR_OWN,
    licence,
    price_of_further_attack,
)
from grognard.games.doomtrooper.queries.attack_limits import attack_price, attack_toll, further_actions


def pay_for_attack(g: Doom, attacker: int) -> None:
    """Spend the D, and the actions beyond the first, that a warrior's attack costs, whomever it attacks."""
    spend_on_attack(g, g.control[attacker], attack_price(g, attacker) - 1, attack_toll(g, attacker))


def pay_for_target(g: Doom, attacker: int, defender: int) -> None:
    """Spend the further actions and the D that an attack costs because of its target."""
    more, toll = further_actions(g, attacker, defender), attack_toll(g, attacker, defender)
    spend_on_attack(g, g.control[attacker], more, toll)


def spend_on_attack(g: Doom, seat: int, actions: int, d: int) -> None:
    """Spend further actions, and D, on an attack."""
    if d:
        g.pay(seat, d)
        g.tell(events.PAID, seat, d)
    for _ in range(actions):
        if g.standard:
            g.standard -= 1
        else:
            drop_extra(g, ATTACK if ATTACK in g.extra else UNDEFINED)


def spend_actions(g: Doom, n: int, bound: bool = False) -> None:
    """Use up actions: extra non-attack actions first, then standard ones that no duty binds, then undefined ones."""
    for _ in range(n):
        if NON_ATTACK in g.extra:
            drop_extra(g, NON_ATTACK)
        elif g.standard and not g.standard_attacked and not bound:
            g.standard -= 1
        else:
            drop_extra(g, UNDEFINED)


def spend_shared(g: Doom, fund: int, warriors: list[int]) -> None:
    """Spend an action that warriors share, and the conversion of the rules unless a Leader leads them all (DT-258,
    DT-262).
    """
    by = licence(g, g.active, fund) if fund != UNDEFINED else ANYBODY
    spend_attack(g, fund)
    payer = warriors[0]
    for warrior in warriors:
        if not by & affiliations_of(g, warrior):
            payer = warrior
    use_licence(g, payer, by)


def use_licence(g: Doom, warrior: int, by: int) -> None:
    """DT-262: use a conversion: a Leader's first, then the one that the rules grant, then one bought with D."""
    if by == UNDEFINED_OR_OWN:
        if has_own(g, warrior):
            drop_extra(g, OWN, warrior)
        else:
            drop_extra(g, UNDEFINED)
        return
    if not by & NEEDS_CONVERSION or by & affiliations_of(g, warrior):
        return
    if g.conversions:
        g.conversions -= 1
        return
    seat, d = g.control[warrior], price_of_further_attack(g)
    g.pay(seat, d)
    g.tell(events.PAID, seat, d)


def spend_attack(g: Doom, fund: int) -> None:
    """DT-030, DT-260, DT-261, DT-356, DT-A02: use an action for an attack; after a standard one, the remaining
    standard actions are only for attacks, after an extra one they are not.
    """
    if fund == FROM_STANDARD:
        g.standard -= 1
        g.standard_attacked = 1
    else:
        drop_extra(g, fund)
    g.attack_or_sabotage = ATTACKED


def declare_attack(g: Doom, fund: int, by: int) -> None:
    """Turn an action into an attack; an action that may be a warrior's own is spent once the attacker is known."""
    if by == UNDEFINED_OR_OWN:
        g.attack_or_sabotage = ATTACKED
    else:
        spend_attack(g, fund)


def lose_attack(g: Doom, by: int) -> None:
    """Lose an action because nobody attacks (DT-169, DT-175)."""
    if by == UNDEFINED_OR_OWN:
        for k in range(len(g.extra)):
            if g.extra[k] == UNDEFINED or g.extra[k] == OWN:
                drop_extra(g, g.extra[k], g.extra_of[k])
                return
