"""Whether a warrior may fight at all, and with which tactic (DT-082, DT-215, DT-327)."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.language.power_sets import Powers
from grognard.games.doomtrooper.language.powers import (
    DEAR_ATTACK,
    IDLE,
    IN_TRAINING,
    KEPT_FROM_COMBAT,
    LURKS,
    NEVER_ATTACKER,
    NO_ATTACK,
    ONE_ATTACK,
)
from grognard.games.doomtrooper.model.bonds import captor_of
from grognard.games.doomtrooper.model.identity import traits_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.equipment import vehicle_of
from grognard.games.doomtrooper.queries.powers import giver_of, has, is_unburdened, powers
from grognard.games.doomtrooper.words import (
    AIRSHIP,
    AWAY,
    BEHIND,
    COVERED,
    DASH,
    FIGHT,
    LEFT_COVER,
    NEVER_FIGHTS,
    PLAYED,
    PRISONER,
    SHOOT,
    SUBMARINE,
    UNPAID,
)

OF_ATTACKERS: Final = DEAR_ATTACK | IDLE | IN_TRAINING | NEVER_ATTACKER | NO_ATTACK | ONE_ATTACK
OF_ATTACK_ACTIONS: Final = IN_TRAINING | NEVER_ATTACKER | NO_ATTACK


def no_tactic(g: Doom, warrior: int, tactic: int) -> Clause | None:
    """DT-082, DT-215: why a warrior may not use a tactic: its rating is printed as a dash, or it is in an airship or
    submarine, which does not Fight.
    """
    kind = g.kind[warrior]
    if g.cards.printed[kind][tactic] == DASH:
        return no.BARRED_TACTIC
    if tactic == FIGHT:
        if traits_of(g, warrior) & (AIRSHIP | SUBMARINE):
            return no.NO_FIGHT_ABOARD
        vehicle = vehicle_of(g, warrior)
        if vehicle != NONE and g.cards.traits[g.kind[vehicle]] & (AIRSHIP | SUBMARINE):
            return no.because(no.NO_FIGHT_ABOARD, vehicle)
    return no.OK


def may_use(g: Doom, warrior: int, tactic: int) -> bool:
    """Whether a warrior may use a tactic."""
    return no_tactic(g, warrior, tactic) is no.OK


def is_capable(g: Doom, warrior: int) -> bool:
    """DT-213, DT-295, DT-314, DT-316, DT-327, DT-A22: whether a warrior may attack, be attacked or both; a hidden
    warrior counts as capable.
    """
    flags = g.flags[warrior]
    if not (g.identity_changers or g.alterations or flags & (AWAY | PRISONER | BEHIND | UNPAID)):
        if g.place[warrior] > PLAYED and (not g.attached[warrior] or is_unburdened(g, warrior)):
            return g.cards.tactics[g.kind[warrior]] != 0  # like most warriors
    if not g.in_play(warrior) or flags & (PRISONER | BEHIND):
        return False
    if flags & UNPAID:
        return True  # DT-A22
    if g.attached[warrior] and has(g, warrior, KEPT_FROM_COMBAT):
        return False  # DT-314
    if g.cards.tactics[g.kind[warrior]] & 1 << SHOOT and not (g.identity_changers or g.alterations):
        return True  # a vehicle forbids only Fights
    return not traits_of(g, warrior) & NEVER_FIGHTS and (may_use(g, warrior, SHOOT) or may_use(g, warrior, FIGHT))


def no_capability(g: Doom, warrior: int) -> Clause | None:
    """Why a warrior is not capable of combat, with the card that keeps it from combat."""
    flags = g.flags[warrior]
    if flags & AWAY:
        for attachment in g.attached[warrior]:
            if g.abilities[attachment].absents:
                return no.because(no.IS_AWAY, attachment)  # DT-313
    if flags & (PRISONER | BEHIND):
        return no.because(no.IS_PRISONER if flags & PRISONER else no.IS_BEHIND, captor_of(g, warrior))  # DT-314, DT-316
    if flags & UNPAID:
        return no.IS_COVERED  # DT-045, DT-054
    if has(g, warrior, KEPT_FROM_COMBAT):
        return no.because(no.IS_BEHIND, giver_of(g, warrior, KEPT_FROM_COMBAT))  # DT-314
    return no.CANNOT_FIGHT


def is_guard(g: Doom, warrior: int) -> bool:
    """DT-214, DT-314, DT-328: whether a warrior protects its player from sabotage: it is capable of combat, even if it
    may not fight for a while, and does not lurk.
    """
    return is_capable(g, warrior) and not (g.attached[warrior] and has(g, warrior, LURKS))


def no_attack_from_cover(g: Doom, warrior: int) -> Clause | None:
    """DT-045, DT-052: why a warrior cannot attack: it is in cover, or has left it this turn."""
    flags = g.flags[warrior]
    return no.IS_COVERED if flags & COVERED else no.HAS_LEFT_COVER if flags & LEFT_COVER else no.OK


def ban_on_attacking(g: Doom, warrior: int, can: Powers) -> Clause | None:
    """DT-181: the power or ban that keeps a warrior from attacking (DT-315)."""
    if can.has(NEVER_ATTACKER):
        return no.because(no.NEVER_ATTACKER, giver_of(g, warrior, NEVER_ATTACKER))
    if can.has(IDLE):
        return no.because(no.IS_IDLE, giver_of(g, warrior, IDLE))  # DT-315
    if can.has(IN_TRAINING):
        return no.because(no.TRAINING, giver_of(g, warrior, IN_TRAINING))
    return no.OK


def no_own_attack(g: Doom, warrior: int, can: Powers) -> Clause | None:
    """DT-A33: why a warrior makes no attack actions; a card may make it an attacker all the same."""
    if not can.has(NO_ATTACK):
        return no.OK
    return no.because(no.NO_ATTACK, giver_of(g, warrior, NO_ATTACK))


def no_attack_action(g: Doom, warrior: int) -> Clause | None:
    """Why a warrior cannot use an attack action without a combat: whatever keeps it from attacking at all."""
    can = powers(g, warrior, OF_ATTACK_ACTIONS)
    refusal = ban_on_attacking(g, warrior, can) or no_own_attack(g, warrior, can)
    if refusal:
        return refusal
    if g.flags[warrior] & BEHIND or has(g, warrior, KEPT_FROM_COMBAT):
        return no_capability(g, warrior)  # DT-314
    return no_attack_from_cover(g, warrior)
