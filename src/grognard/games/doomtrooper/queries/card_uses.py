"""Cards in play: which may be used at a question, and why not."""

from __future__ import annotations

from typing import Any

from grognard.core.action import A, B
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import Clause, deeper
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.plays import Act
from grognard.games.doomtrooper.model.notes import STEPS_PAID, noted
from grognard.games.doomtrooper.model.state import ATTACK, NON_ATTACK, NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import WINDOW_OF, no_act, no_user, user_of
from grognard.games.doomtrooper.queries.actions import (
    attack_fund_for,
    is_licensed,
    licence,
    no_actions_left,
    no_attack_left,
)
from grognard.games.doomtrooper.queries.capability import no_capability
from grognard.games.doomtrooper.queries.legality import Refusal, exists, is_hidden
from grognard.games.doomtrooper.queries.reactions import acting_cards
from grognard.games.doomtrooper.queries.spells import most_steps, was_cast_double, way_of_feeding
from grognard.games.doomtrooper.queries.windows import COUNTERS, OPEN, SAVES, VICTORY, may_play_combat_cards
from grognard.games.doomtrooper.words import AWAY, PLAYED, RAISED


def no_user_of(g: Doom, seat: int, slot: int, way: int) -> Clause | None:
    """Why a seat cannot use this card at all: it is hidden, it is another player's, or its user is out of play."""
    if not exists(g, slot) or g.place[slot] == PLAYED:
        return no.NO_SUCH_CARD
    if is_hidden(g, slot) or way >= len(g.abilities[slot].acts):
        return no.NOT_THIS_QUESTION
    act = g.abilities[slot].acts[way]
    user = user_of(g, slot)
    if g.control[slot if act.mine else user] != seat:
        return no.OTHERS_CARD
    return no_capability(g, user) if g.flags[user] & AWAY and not act.away else no.OK


def refused_use(g: Doom, slot: int, clause: Clause | None) -> Refusal:
    """A clause against the use of a card in play, with the card and its user."""
    return Refusal(clause, g.kind[slot], user_of(g, slot), is_use=True) if exists(g, slot) else Refusal(clause)


def no_use_by_action(g: Doom, seat: int, slot: int, way: int, actions: int) -> Clause | None:
    """Why a seat cannot use a card in play with this many non-attack actions left."""
    act = g.abilities[slot].acts[way]
    if act.timing != p.BY_ACTION:
        return deeper(no_user(g, slot, user_of(g, slot), act), no.NOT_NOW)
    return no_act(g, seat, slot, way) or no_actions_to_use(g, seat, slot, act, actions)


def no_actions_to_use(g: Doom, seat: int, slot: int, act: Act, actions: int) -> Clause | None:
    """Why the actions left do not pay for the use of a card; DT-170: with attack actions without a combat."""
    if seat == g.active:
        most = actions + g.extra.count(ATTACK) if act.any_kind else actions
        if act.attacks and attack_fund_for(g, user_of(g, slot)) == NONE:
            return no_attack_left(g) or no.NO_ATTACK_ACTION
        return no.OK if act.actions <= most else no_actions_left(g, seat)
    if act.attacks:  # DT-258: if a Leader leads its user
        led = g.turns[seat] > 0 and is_licensed(g, user_of(g, slot), licence(g, seat, NON_ATTACK))
        if not led or act.actions + act.attacks > actions:
            return no_attack_left(g) or no.NO_ATTACK_ACTION
    return no.OK if act.actions <= actions else no_actions_left(g, seat)


def add_uses_by_action(g: Doom, seat: int, actions: int, out: list[Any]) -> None:
    """Add what a seat's cards in play let it do with this many actions, or with attack actions (DT-170)."""
    for slot in g.usable_cards:
        if g.control[slot] != seat and g.control[user_of(g, slot)] != seat:
            continue  # the clause would refuse it
        acts = g.abilities[slot].acts
        for way in range(len(acts)):
            if acts[way].timing != p.BY_ACTION or (acts[way].actions > actions and not acts[way].any_kind):
                continue  # the clause would refuse it, sooner or later
            if no_use_by_action(g, seat, slot, way, actions) is no.OK:
                out.append(verbs.USE | slot << A | way << B)


def fits_window(g: Doom, act: Act, purpose: int) -> bool:
    """Whether the ability of a card in play can be used in this window."""
    if act.timing != p.ANYTIME:
        if act.timing == p.TO_COUNTER and purpose == OPEN:
            return bool(g.changes)
        return WINDOW_OF[act.timing] == purpose
    if purpose == COUNTERS:
        return act.do.heals()  # no other ability could be a reaction (DT-A09)
    return purpose in (OPEN, VICTORY)


def no_use_in_window(g: Doom, seat: int, slot: int, way: int, purpose: int, about: int) -> Clause | None:
    """Why a seat cannot use a card in play in a window."""
    act = g.abilities[slot].acts[way]
    if act.timing == p.BY_ACTION:
        return deeper(no_user(g, slot, user_of(g, slot), act), no.NOT_NOW)
    if fits_window(g, act, purpose):
        return no_act(g, seat, slot, way, about)
    untimely = no.ONLY_SAVES if purpose == SAVES and g.combats else no.NOT_NOW  # DT-195
    return deeper(no_act(g, seat, slot, way, about if purpose == COUNTERS else NONE), untimely)


def add_uses_in_window(g: Doom, seat: int, purpose: int, about: int, out: list[Any]) -> None:
    """Add what a seat's cards in play let it do in a window."""
    for slot in g.usable_cards:
        if g.control[slot] != seat and g.control[user_of(g, slot)] != seat:
            continue  # the clause would refuse it
        acts = g.abilities[slot].acts
        for way in range(len(acts)):
            # `no_use_in_window`, without further clauses if it is the wrong moment
            if fits_window(g, acts[way], purpose) and no_act(g, seat, slot, way, about) is no.OK:
                out.append(verbs.USE | slot << A | way << B)


def no_raising(g: Doom, seat: int, slot: int, purpose: int) -> Clause | None:
    """DT-151: why a player cannot pay for more steps of a spell on the table: only a spell cast in phase 5 of this
    combat allows it.
    """
    if not exists(g, slot) or g.place[slot] != PLAYED or g.control[slot] != seat or purpose != OPEN:
        return no.NO_SUCH_CARD
    if not way_of_feeding(g, slot).per:
        return no.NO_SUCH_CARD
    if not g.flags[slot] & RAISED:
        return no.CAST_TOO_SOON
    if not may_play_combat_cards(g) or slot not in acting_cards(g) or noted(g, slot, STEPS_PAID, NONE) == NONE:
        return no.NO_SUCH_CARD
    return no.OK if most_steps(g, seat, way_of_feeding(g, slot), was_cast_double(g, slot)) > 0 else no.NO_SUCH_CARD


def add_raises(g: Doom, seat: int, out: list[Any]) -> None:
    """Add the seat's spells for which more steps may be paid; only in a combat whose ratings still count."""
    if may_play_combat_cards(g):
        for slot in acting_cards(g):
            if no_raising(g, seat, slot, OPEN) is no.OK:
                out.append(verbs.USE | slot << A)
