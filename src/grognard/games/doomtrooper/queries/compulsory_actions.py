"""Compulsory actions: what the next standard action must be."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, first, second
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model.extra_actions import has_own
from grognard.games.doomtrooper.model.identity import sides_of
from grognard.games.doomtrooper.model.state import NON_ATTACK, NONE, UNDEFINED, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import is_idle, user_of
from grognard.games.doomtrooper.queries.actions import FROM_STANDARD, attack_fund_for, count_non_attacks, shared_fund
from grognard.games.doomtrooper.queries.attacks import fund_of
from grognard.games.doomtrooper.queries.cover import has_uncovered
from grognard.games.doomtrooper.queries.outposts import (
    exclusive_side,
    garrison,
    is_manned,
    is_mixed,
    no_reveal,
    no_transfer,
    transfer_cost,
)
from grognard.games.doomtrooper.queries.playing import no_play
from grognard.games.doomtrooper.queries.receiving import actions_for
from grognard.games.doomtrooper.queries.spells import able_casters
from grognard.games.doomtrooper.words import COVERED, OUTPOST, PRISONER, TRIBAL, WARRIOR

NO_DUTY: Final = 0
MAN_OUTPOST: Final = 1  # DT-132
UNMIX: Final = 2  # DT-143
LEAVE_COVER: Final = 3  # DT-043
DUTY_CLAUSES: Final = (no.OK, no.DUTY_TO_OUTPOST, no.DUTY_TO_UNMIX, no.DUTY_TO_LEAVE_COVER)


def duty(g: Doom) -> int:
    """DT-043, DT-044, DT-132, DT-143, DT-A26: what the active player's next standard action must do; never
    something impossible.
    """
    seat = g.active
    if g.standard_attacked or not g.standard:
        return NO_DUTY  # no standard action is left except for attacks (DT-261)
    if g.outpost_opened:
        if not garrison(g, seat):
            if is_manned(g) and can_man_outpost(g, seat):
                return MAN_OUTPOST  # DT-132; DT-044: it outranks the duty to leave cover
        elif is_mixed(g, seat) and can_unmix_outpost(g, seat):
            return UNMIX
    if g.warriors[seat] and not has_uncovered(g, seat) and can_uncover(g, seat):
        return LEAVE_COVER
    return NO_DUTY


def can_man_outpost(g: Doom, seat: int) -> bool:
    """Whether a warrior can be transferred or mustered to its player's Outpost with the actions left."""
    for warrior in g.warriors[seat]:
        if g.place[warrior] != OUTPOST and transfer_cost(g, warrior) <= count_non_attacks(g):
            if g.in_play(warrior) and no_transfer(g, warrior) is no.OK:
                return True
    for kind in g.hand[seat]:
        if g.cards.type[kind] == WARRIOR and g.cards.sides[kind] & TRIBAL and may_muster(g, seat, kind):
            return True
    return False


def may_muster(g: Doom, seat: int, kind: int) -> bool:
    """Whether a warrior in hand can be mustered as an action now."""
    ways = g.cards.plays[kind]
    for way in range(len(ways)):
        if (
            ways[way].timing == p.BY_ACTION
            and ways[way].actions <= count_non_attacks(g)
            and no_play(g, seat, kind, way) is no.OK
        ):
            return True
    return False


def can_unmix_outpost(g: Doom, seat: int) -> bool:
    """Whether a warrior of one of the two exclusive sides can be transferred off its player's Outpost."""
    for warrior in garrison(g, seat):
        if (
            exclusive_side(sides_of(g, warrior))
            and transfer_cost(g, warrior) <= count_non_attacks(g)
            and no_transfer(g, warrior) is no.OK
        ):
            return True
    return False


def can_uncover(g: Doom, seat: int) -> bool:
    """Whether a warrior in cover could leave it or, where one cannot (DT-315), a new warrior could be mustered."""
    idle = False  # or kept out of the area where it would go (DT-144)
    for warrior in g.warriors[seat]:
        if g.in_play(warrior) and g.flags[warrior] & COVERED and not g.flags[warrior] & PRISONER:
            if not is_idle(g, warrior) and no_reveal(g, warrior) is no.OK:
                return True
            idle = True
    if idle:
        for kind in g.hand[seat]:
            if g.cards.type[kind] == WARRIOR and may_muster(g, seat, kind):
                return True
    return False


def fulfils_duty(g: Doom, bid: int, action: int) -> bool:
    """Whether an action fulfils a duty."""
    verb = action & VERB
    what = first(action)
    if verb == verbs.TRANSFER:
        if g.place[what] == OUTPOST:
            return bid == UNMIX and exclusive_side(sides_of(g, what)) != 0
        return bid == MAN_OUTPOST
    if verb == verbs.PLAY and g.cards.type[what] == WARRIOR:
        return bid == LEAVE_COVER or (bid == MAN_OUTPOST and bool(g.cards.sides[what] & TRIBAL))
    return verb == verbs.LEAVE and bid == LEAVE_COVER


def unbound_extra_actions(g: Doom) -> int:
    """Extra actions that no duty binds and that may be used for something other than an attack."""
    return g.extra.count(NON_ATTACK) + g.extra.count(UNDEFINED)


def actions_of(g: Doom, action: int, seat: int = NONE) -> int:
    """DT-051, DT-053, DT-077: how many actions an answer of the menu costs, for the active player or another seat."""
    verb = action & VERB
    if verb == verbs.PLAY:
        kind = first(action)
        return actions_for(g, g.active if seat == NONE else seat, kind, g.cards.plays[kind][second(action)])
    if verb == verbs.TRANSFER:
        return transfer_cost(g, first(action))
    if verb == verbs.USE:
        return g.abilities[first(action)].acts[second(action)].actions
    return 3 if verb == verbs.HIDE else 1


def is_paid_by_extra_actions(g: Doom, action: int) -> bool:
    """Whether an answer can be paid with extra actions alone, which no duty binds."""
    verb = action & VERB
    if verb == verbs.END:
        return True  # DT-034: actions need not be used
    if verb == verbs.OWN:
        return True
    if verb == verbs.ATTACK:
        return fund_of(g, action) != FROM_STANDARD
    if verb == verbs.USE and g.abilities[first(action)].acts[second(action)].attacks:
        return attack_fund_for(g, user_of(g, first(action))) != FROM_STANDARD
    if verb == verbs.PLAY and g.cards.plays[first(action)][second(action)].attacks:
        play = g.cards.plays[first(action)][second(action)]
        return shared_fund(g, able_casters(g, g.active, first(action), play)) != FROM_STANDARD
    if verb == verbs.SABOTAGE:
        return UNDEFINED in g.extra or has_own(g, first(action))
    return actions_of(g, action) <= unbound_extra_actions(g)


def options_within_duty(g: Doom, bid: int, options: list[int]) -> list[int]:
    """The options of the menu that a duty allows."""
    return [action for action in options if fulfils_duty(g, bid, action) or is_paid_by_extra_actions(g, action)]
