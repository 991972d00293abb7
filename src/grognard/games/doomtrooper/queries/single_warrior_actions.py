"""An action that belongs to a single warrior, and what it may be used for besides attacking (DT-239, DT-355)."""

from __future__ import annotations

from typing import Any

from grognard.core.action import VERB, A, B, first, second
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model.extra_actions import has_own
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import is_idle, no_act, user_of
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.queries.card_uses import no_user_of
from grognard.games.doomtrooper.queries.hand_plays import no_such_way
from grognard.games.doomtrooper.queries.legality import ALLOWED, Refusal, untimely
from grognard.games.doomtrooper.queries.plain_actions import (
    CLAUSES,
    no_boarding_by,
    no_leaving_cover,
    no_plain_action,
    no_seeking_cover,
    no_transferring,
)
from grognard.games.doomtrooper.queries.playing import is_borne_by, no_play
from grognard.games.doomtrooper.queries.spells import able_casters
from grognard.games.doomtrooper.queries.targets_of_play import targets
from grognard.games.doomtrooper.words import ART, AWAY, PRISONER, UNPAID


def no_own_action(g: Doom, warrior: int) -> Clause | None:
    """Why a warrior has no action of its own that could still be used for something other than an attack."""
    if not has_own(g, warrior) or not g.in_play(warrior) or g.control[warrior] != g.active:
        return no.NO_OWN_ACTION
    if g.standard_attacked and not g.standard:
        return no.ATTACK_CAME  # DT-A58
    return no.OK if own_options(g, g.active, warrior) else no.NO_EFFECT


def add_owns(g: Doom, out: list[Any]) -> None:
    """Add the warriors whose own action the active player may use."""
    for warrior in g.extra_of:
        if warrior != NONE and no_own_action(g, warrior) is no.OK:
            option = choice(g, g.active, verbs.OWN, warrior)
            if option not in out:
                out.append(option)


def own_options(g: Doom, seat: int, warrior: int) -> list[Any]:
    """What a warrior can do with its own action: move, be given something, use what it bears, cast."""
    out: list[Any] = []
    if g.flags[warrior] & (AWAY | PRISONER | UNPAID) or is_idle(g, warrior):
        return out  # every clause would refuse it
    if no_leaving_cover(g, seat, warrior, 1) is no.OK:
        out.append(choice(g, seat, verbs.LEAVE, warrior))
    if no_seeking_cover(g, seat, warrior, 1) is no.OK:
        out.append(choice(g, seat, verbs.COVER, warrior))
    for attachment in g.attached[warrior]:
        if no_boarding_by(g, seat, attachment, 1) is no.OK:
            out.append(choice(g, seat, verbs.BOARD, attachment))
    if no_transferring(g, seat, warrior, 1) is no.OK:
        out.append(choice(g, seat, verbs.TRANSFER, warrior))
    for slot in g.usable_cards:
        for way in range(len(g.abilities[slot].acts)):
            if no_own_use(g, seat, slot, way, warrior) is no.OK:
                out.append(verbs.USE | slot << A | way << B)
    last = NONE
    for kind in g.hand[seat]:
        if kind != last:
            for way in range(len(g.cards.plays[kind])):
                if is_for(g, seat, kind, way, warrior):
                    out.append(verbs.PLAY | kind << A | way << B)
        last = kind
    return out


def no_own_answer(g: Doom, seat: int, warrior: int, action: int) -> Refusal:
    """Why a warrior cannot do something with its own action."""
    verb = action & VERB
    what, way = first(action), second(action)
    if verb in CLAUSES and verb != verbs.MEDITATE:
        found = no_plain_action(g, seat, verb, what, 1)
        is_its_own = verb != verbs.HIDE and user_of(g, what) == warrior
        return found if found.clause or is_its_own else Refusal(no.NOT_THIS_QUESTION)
    if verb == verbs.USE:
        clause = no_user_of(g, seat, what, way) or no_own_use(g, seat, what, way, warrior)
        return Refusal(clause, g.kind[what], warrior, is_use=True)
    if verb == verbs.PLAY and no_such_way(g, seat, what, way) is no.OK and is_for(g, seat, what, way, warrior):
        return ALLOWED
    return untimely(g, action)


def no_own_use(g: Doom, seat: int, slot: int, way: int, warrior: int) -> Clause | None:
    """Why a warrior cannot use a card in play with its own action."""
    act = g.abilities[slot].acts[way]
    if act.timing != p.BY_ACTION or act.actions != 1 or act.attacks or user_of(g, slot) != warrior:
        return no.NOT_THIS_QUESTION
    return no_act(g, seat, slot, way)


def is_for(g: Doom, seat: int, kind: int, way: int, warrior: int) -> bool:
    """Whether a card in hand can be given to a warrior with one action, or cast by it."""
    play = g.cards.plays[kind][way]
    if play.timing != p.BY_ACTION or play.actions != 1 or play.attacks or no_play(g, seat, kind, way) is not no.OK:
        return False
    if g.cards.type[kind] == ART:
        return warrior in able_casters(g, seat, kind, play)
    if play.lies == p.ON_TARGET:
        for target in targets(g, seat, kind, play):
            if target == warrior or is_borne_by(g, target, warrior):
                return True
    return False
