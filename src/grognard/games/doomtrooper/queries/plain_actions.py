"""Actions without playing a card: cover, vehicles, transfers, meditation. Who may do them, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grognard.core.action import A, B
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.language.power_sets import NOTHING
from grognard.games.doomtrooper.language.powers import IDLE
from grognard.games.doomtrooper.model.bonds import captor_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import is_idle, user_of
from grognard.games.doomtrooper.queries.actions import no_actions_left
from grognard.games.doomtrooper.queries.capability import no_capability
from grognard.games.doomtrooper.queries.cover import (
    KEEPS_FROM_COVER,
    ban_on_hiding,
    has_uncovered,
    may_hide,
    no_boarding,
    no_cover,
)
from grognard.games.doomtrooper.queries.legality import Refusal, kind_shown
from grognard.games.doomtrooper.queries.outposts import no_reveal, no_transfer, transfer_cost
from grognard.games.doomtrooper.queries.playing import no_entry
from grognard.games.doomtrooper.queries.powers import giver_of
from grognard.games.doomtrooper.words import ATTACHED, AWAY, COVERED, OUTPOST, PRISONER, VEHICLE, WARRIOR

FOR_HIDING: Final = 3  # the number of actions that mustering a warrior into cover takes (DT-053)
Against = Callable[[Doom, int], Clause | None]  # a clause about a warrior alone


def no_actor(g: Doom, seat: int, warrior: int, others: Clause) -> Clause | None:
    """Why a seat cannot command a warrior: it is another player's (the clause `others`), or out of play."""
    if g.control[warrior] != seat:
        return others
    return no_capability(g, warrior) if g.flags[warrior] & AWAY and g.is_warrior(warrior) else no.OK  # DT-313


def no_moving(g: Doom, warrior: int) -> Clause | None:
    """Why a warrior can leave neither cover nor a vehicle: it is imprisoned (DT-316) or idle (DT-315)."""
    if g.flags[warrior] & PRISONER:
        return no.because(no.IS_PRISONER, captor_of(g, warrior))
    if g.attached[warrior] and g.is_warrior(warrior) and is_idle(g, warrior):
        return no.because(no.IS_IDLE, giver_of(g, warrior, IDLE))
    return no.OK


def no_single_action(g: Doom, seat: int, actions: int) -> Clause | None:
    """Why a seat cannot do something that takes one action, with this many left."""
    return no.OK if actions else no_actions_left(g, seat)


def no_meditating(g: Doom, seat: int, what: int, actions: int) -> Clause | None:
    """Why a seat cannot meditate with this many actions left."""
    return no_single_action(g, seat, actions)


def no_order(g: Doom, seat: int, warrior: int, actions: int, others: Clause, against: Against) -> Clause | None:
    """Why a seat cannot order a warrior to do something that costs one action; `against` is the clause about the
    warrior.
    """
    clause = no_actor(g, seat, user_of(g, warrior), others)
    if clause:
        return clause
    clause = against(g, warrior) if g.is_warrior(warrior) else no.NOT_A_TARGET
    return clause or no_single_action(g, seat, actions)


def no_seeking_cover(g: Doom, seat: int, warrior: int, actions: int) -> Clause | None:
    """Why a seat cannot have a warrior seek cover (DT-040)."""
    return no_order(g, seat, warrior, actions, no.OTHERS_TO_COVER, no_cover)


def no_leaving_cover(g: Doom, seat: int, warrior: int, actions: int) -> Clause | None:
    """Why a seat cannot have a warrior leave cover (DT-051)."""
    return no_order(g, seat, warrior, actions, no.OTHERS_TO_LEAVE, no_leave)


def no_leave(g: Doom, warrior: int) -> Clause | None:
    """Why a warrior cannot leave cover."""
    if not g.flags[warrior] & COVERED:
        return no.NOT_COVERED
    if g.outpost_opened:
        refusal = no_reveal(g, warrior)
        if refusal:
            return refusal
    return no_moving(g, warrior) if g.attached[warrior] or g.flags[warrior] & PRISONER else no.OK


def no_hiding(g: Doom, seat: int, kind: int, actions: int) -> Clause | None:
    """DT-A25, DT-A55: why a seat cannot muster a warrior in hand into cover: it takes any three actions (DT-053), and
    another warrior has to be out of cover.
    """
    if kind not in g.hand[seat]:
        return no.NOT_IN_HAND
    if g.cards.type[kind] != WARRIOR:
        return no.NOT_NOW
    if not may_hide(g, kind):
        return no.NEVER_COVERED
    ban = ban_on_hiding(g, kind)
    if ban != NONE:
        return no.because(no.NEVER_COVERED, ban)
    refusal = no_entry(g, seat, kind)
    if refusal:
        return refusal
    if not has_uncovered(g, seat):
        return no.LAST_UNCOVERED
    return no.OK if actions >= FOR_HIDING else no.THREE_FOR_COVER


def no_boarding_by(g: Doom, seat: int, vehicle: int, actions: int) -> Clause | None:
    """Why a seat cannot have a vehicle's bearer enter or leave it (DT-077)."""
    bearer = user_of(g, vehicle)
    clause = no_actor(g, seat, bearer, no.OTHERS_TO_BOARD)
    if clause:
        return clause
    if g.place[vehicle] != ATTACHED or not g.cards.traits[g.kind[vehicle]] & VEHICLE:
        return no.NOT_A_TARGET
    return no_moving(g, bearer) or no_boarding(g, vehicle) or no_single_action(g, seat, actions)


def no_transferring(g: Doom, seat: int, warrior: int, actions: int) -> Clause | None:
    """Why a seat cannot have a warrior transfer with this many actions left (DT-131, DT-135)."""
    clause = no_actor(g, seat, user_of(g, warrior), no.OTHERS_TO_TRANSFER) or no_transfer(g, warrior)
    if clause or transfer_cost(g, warrior) <= actions:
        return clause
    return no.TWO_FOR_TRANSFER if actions else no_actions_left(g, seat)


CLAUSES: Final = {
    verbs.MEDITATE: no_meditating,
    verbs.COVER: no_seeking_cover,
    verbs.LEAVE: no_leaving_cover,
    verbs.HIDE: no_hiding,
    verbs.BOARD: no_boarding_by,
    verbs.TRANSFER: no_transferring,
}


def no_plain_action(g: Doom, seat: int, verb: int, what: int, actions: int) -> Refusal:
    """Why a seat cannot take one of these actions with this many actions left."""
    clause = CLAUSES[verb](g, seat, what, actions)
    if verb == verbs.HIDE:
        return Refusal(clause, what)
    if verb == verbs.MEDITATE:
        return Refusal(clause)
    return Refusal(clause, kind_shown(g, what), user_of(g, what))


def add_plain_actions(g: Doom, seat: int, actions: int, out: list[Any]) -> None:
    """Add what a seat could do with this many non-attack actions, apart from cards in hand."""
    if not actions:
        return  # every clause requires at least one
    others = has_two_uncovered(g, seat)
    granted = g.granted_powers
    plain = not g.outpost_opened and not g.infections and (granted is NOTHING or not granted.has(KEEPS_FROM_COVER))
    for warrior in g.warriors[seat]:
        flags = g.flags[warrior]
        named = warrior << A | g.kind[warrior] << B
        if plain and not flags & (AWAY | PRISONER | COVERED) and not g.attached[warrior]:
            can = g.abilities[warrior]
            if others and can.hides and (can.powers is NOTHING or not can.powers.has(IDLE)):
                out.append(verbs.COVER | named)  # always allowed, so no clause need be checked
            continue
        if flags & (AWAY | PRISONER):
            continue  # every clause would refuse it
        # The first conditions of each clause hold for all of these: an action is left, and the warrior is the seat's
        if flags & COVERED:
            if not (g.outpost_opened or g.attached[warrior]) or no_leave(g, warrior) is no.OK:
                # a warrior without attachments leaves cover if it may stand in its area
                out.append(verbs.LEAVE | named)
        elif others and no_cover(g, warrior) is no.OK:
            out.append(verbs.COVER | named)
        for attachment in g.attached[warrior]:
            if g.cards.traits[g.kind[attachment]] & VEHICLE and no_boarding_by(g, seat, attachment, actions) is no.OK:
                out.append(verbs.BOARD | attachment << A | g.kind[attachment] << B)
        if g.outpost_opened or g.place[warrior] == OUTPOST:  # DT-134: to an Outpost that is open, or back
            if no_transferring(g, seat, warrior, actions) is no.OK:
                out.append(verbs.TRANSFER | named)
    out.append(verbs.MEDITATE)


def has_two_uncovered(g: Doom, seat: int) -> bool:
    """Whether one of the seat's uncovered warriors could seek cover while another stays out of it (DT-042)."""
    found = False
    for warrior in g.warriors[seat]:
        if not g.flags[warrior] & (AWAY | COVERED | PRISONER):
            if found:
                return True
            found = True
    return False
