"""The remaining actions, standard and extra, and what each may be used for."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.model.extra_actions import has_own
from grognard.games.doomtrooper.model.identity import affiliations_of
from grognard.games.doomtrooper.model.state import ATTACK, NON_ATTACK, NONE, OWN, UNDEFINED, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.words import LEADER, PRISONER

# What the active player has done this turn: attack and sabotage exclude each other (DT-228)
NEITHER: Final = 0
ATTACKED: Final = 1
SABOTAGED: Final = 2

# The action that pays for an attack; an extra action by its kind
FROM_STANDARD: Final = 3

# A licence: which warriors may attack with an action; its lower bits are affiliations that a Leader may convert for
ANYBODY: Final = 0
NEEDS_LEADER: Final = 1 << 12
NEEDS_CONVERSION: Final = 1 << 13
UNDEFINED_OR_OWN: Final = 1 << 14  # the attacker spends its own action, or else an undefined one


def count_non_attacks(g: Doom) -> int:
    """DT-029, DT-168, DT-256: how many actions can still be used for something other than an attack; no standard action
    after an attack with a standard action.

    DT-A58: no extra action after an attack or a sabotage with the last standard action.
    """
    if g.standard_attacked and not g.standard:
        return 0
    n = 0 if g.standard_attacked else g.standard
    for kind in g.extra:
        if kind != ATTACK and kind != OWN:
            n += 1
    return n


def no_actions_left(g: Doom, seat: int) -> Clause | None:
    """The clause for a lack of actions (DT-028, DT-030)."""
    return no.ATTACK_CAME if g.standard_attacked and seat == g.active else no.NO_ACTIONS


def has_own_action(g: Doom) -> bool:
    """Whether an action is left that belongs to a single warrior."""
    return OWN in g.extra


def leader_affiliations(g: Doom, seat: int) -> int:
    """DT-258: the affiliations whose warriors may attack with actions that a Corporate Leader converts."""
    out = 0
    for warrior in g.warriors[seat]:
        if g.cards.traits[g.kind[warrior]] & LEADER and g.in_play(warrior) and not g.flags[warrior] & PRISONER:
            for static in g.abilities[warrior].statics:
                out |= static.converts()
    return out


def price_of_further_attack(g: Doom) -> int:
    """The price of an attack beyond the one that the rules allow, or NONE if no card allows it (DT-257)."""
    for slot in g.expiring_cards:
        for static in g.abilities[slot].statics:
            d = static.more_attacks()
            if d:
                return d
    return NONE


def may_convert(g: Doom, seat: int) -> bool:
    """DT-257: whether a standard action may still become an attack of any warrior: by the rule (DT-254), or for D."""
    if g.conversions:
        return True
    if not g.expiring_cards:
        return False
    d = price_of_further_attack(g)
    return d != NONE and g.spendable_d(seat) >= d


def attack_funds(g: Doom) -> list[int]:
    """DT-031, DT-228, DT-256, DT-355, DT-A01: the actions with which the active player could attack, best first: none
    in the player's first turn or after a sabotage, a non-attack action only through a Leader (DT-258).
    """
    out: list[int] = []
    if g.turns[g.active] <= 1 or g.attack_or_sabotage == SABOTAGED:
        return out
    if ATTACK in g.extra:
        out.append(ATTACK)
    if g.standard and (may_convert(g, g.active) or leader_affiliations(g, g.active)):
        out.append(FROM_STANDARD)
    if g.extra and (UNDEFINED in g.extra or has_own_action(g)):
        out.append(UNDEFINED)
    if NON_ATTACK in g.extra and leader_affiliations(g, g.active):
        out.append(NON_ATTACK)
    return out


def licence(g: Doom, seat: int, fund: int) -> int:
    """Which warriors may attack with an action: any, or those that a Leader's conversion allows."""
    if fund == NON_ATTACK:
        return NEEDS_LEADER | leader_affiliations(g, seat)
    if fund == UNDEFINED and has_own_action(g):
        return UNDEFINED_OR_OWN
    return NEEDS_CONVERSION | leader_affiliations(g, seat) if fund == FROM_STANDARD else ANYBODY


def is_licensed(g: Doom, warrior: int, by: int) -> bool:
    """Whether a warrior may attack with an action of this kind."""
    if by == UNDEFINED_OR_OWN:
        return UNDEFINED in g.extra or has_own(g, warrior)
    if by == ANYBODY or by & affiliations_of(g, warrior):
        return True
    return bool(by & NEEDS_CONVERSION) and may_convert(g, g.control[warrior])


def attack_fund_for(g: Doom, warrior: int) -> int:
    """The action with which a warrior could attack, or NONE."""
    for fund in attack_funds(g):
        if is_licensed(g, warrior, licence(g, g.active, fund)):
            return fund
    return NONE


def shared_fund(g: Doom, warriors: list[int]) -> int:
    """An action that any of these warriors could use as an attack action, or NONE; never a warrior's own action."""
    for fund in attack_funds(g):
        if fund != UNDEFINED:
            by = licence(g, g.active, fund)
            if warriors and first_unlicensed(g, warriors, by) == NONE:
                return fund
        elif UNDEFINED in g.extra:
            return fund
    return NONE


def first_unlicensed(g: Doom, warriors: list[int], by: int) -> int:
    """The first of these warriors that may not attack with an action of this kind, or NONE."""
    for warrior in warriors:
        if not is_licensed(g, warrior, by):
            return warrior
    return NONE


def may_sabotage(g: Doom, warrior: int) -> bool:
    """DT-A57: whether an undefined action, or an action of its own, is left for a warrior's sabotage."""
    return bool(sabotage_funds(g, warrior))


def sabotage_funds(g: Doom, warrior: int) -> list[int]:
    """DT-227, DT-A45, DT-A61: the actions with which a warrior could sabotage, never attack actions; the first is the
    default.

    A standard action would be lost anyway (DT-226); an extra action could pay for another sabotage later.
    """
    out: list[int] = []
    if has_own(g, warrior):
        out.append(OWN)
    if g.standard and g.conversions:
        out.append(FROM_STANDARD)
    if UNDEFINED in g.extra:
        out.append(UNDEFINED)
    return out


def no_attack_left(g: Doom) -> Clause | None:
    """Why no action can be an attack (DT-029, DT-031, DT-254)."""
    if g.turns[g.active] <= 1:
        return no.FIRST_TURN
    if g.attack_or_sabotage == SABOTAGED:
        return no.RAID_CAME  # DT-228
    return no.OK if attack_funds(g) else no.NO_ATTACK_ACTION
