"""Sabotage: which warriors may sabotage which players, and why not."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import A, B, C
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import Clause, deeper
from grognard.games.doomtrooper.language.powers import IDLE, IN_TRAINING
from grognard.games.doomtrooper.model.state import UNDEFINED, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.actions import (
    ATTACKED,
    FROM_STANDARD,
    has_own_action,
    may_sabotage,
    sabotage_funds,
)
from grognard.games.doomtrooper.queries.capability import is_capable, is_guard, no_capability
from grognard.games.doomtrooper.queries.powers import giver_of, powers
from grognard.games.doomtrooper.words import UNPAID

KEEPS_FROM_SABOTAGE: Final = IDLE | IN_TRAINING


def no_sabotage(g: Doom) -> Clause | None:
    """DT-033, DT-224, DT-228, DT-A01: why nobody can be sabotaged now: it is the first round, there was an attack, or
    no undefined action is left (DT-254).
    """
    if g.round <= 1:
        return no.NO_SABOTAGE_YET
    if g.attack_or_sabotage == ATTACKED:
        return no.RAID_CAME
    undefined = (g.standard and g.conversions) or UNDEFINED in g.extra
    return no.OK if undefined or has_own_action(g) else no.NO_ATTACK_ACTION


def no_sabotage_of(g: Doom, victim: int) -> Clause | None:
    """DT-032, DT-221: why a player cannot be sabotaged: not an opponent, guarded, or already sabotaged since the last
    Draw step.
    """
    if not g.are_opponents(victim, g.active) or g.defeated[victim]:
        return no.NO_OPPONENT
    for guard in g.warriors[victim]:
        if is_guard(g, guard):
            return no.because(no.GUARDED, guard)
    if g.sabotaged[victim]:
        return no.SABOTAGED_ALREADY
    return no.OK if g.turns[victim] else no.NO_SABOTAGE_YET


def no_saboteur(g: Doom, warrior: int) -> Clause | None:
    """DT-221: why a warrior cannot sabotage for the active player: it is another's, barred, or unable to fight."""
    if g.control[warrior] != g.active:
        return no.OTHERS_TO_SABOTAGE
    if g.flags[warrior] & UNPAID or not is_capable(g, warrior):
        return no_capability(g, warrior)
    can = powers(g, warrior, KEEPS_FROM_SABOTAGE)
    if can.has(IDLE):
        return no.because(no.IS_IDLE, giver_of(g, warrior, IDLE))  # DT-315
    if can.has(IN_TRAINING):
        return no.because(no.TRAINING, giver_of(g, warrior, IN_TRAINING))
    return no.OK


def no_sabotage_by(g: Doom, warrior: int, victim: int, named: int) -> Clause | None:
    """Why a warrior cannot sabotage a player with the named action, or else with the first that fits.

    DT-A61: the player may name another action if both a standard and an undefined extra action could pay.
    """
    if g.control[warrior] != g.active:
        return no.OTHERS_TO_SABOTAGE
    clause = deeper(deeper(no_sabotage_of(g, victim), no_saboteur(g, warrior)), no_sabotage(g))
    if clause:
        return clause
    if not may_sabotage(g, warrior):
        return no.NO_OWN_ACTION
    return no.NO_CONVERSION if named and named not in other_funds(g, warrior) else no.OK


def other_funds(g: Doom, warrior: int) -> list[int]:
    """The actions, as an answer names them, that could pay for a sabotage instead of the first (DT-A61)."""
    both = g.n > 2 and sabotage_funds(g, warrior)[0] == FROM_STANDARD and UNDEFINED in g.extra
    return [UNDEFINED + 1] if both else []


def add_sabotages(g: Doom, out: list[Any]) -> None:
    """Add the players that the active player may sabotage, and the warriors that may do it."""
    if no_sabotage(g) is not no.OK:
        return
    for victim in range(g.n):
        if no_sabotage_of(g, victim) is not no.OK:
            continue
        for warrior in g.warriors[g.active]:
            # `no_sabotage_by`, with the clauses about the victim checked once
            if no_saboteur(g, warrior) is no.OK and may_sabotage(g, warrior):
                option = verbs.SABOTAGE | warrior << A | victim << B
                out.append(option)
                for named in other_funds(g, warrior):
                    out.append(option | named << C)
