"""The menu of actions: what a player may do in the action step, and why not."""

from __future__ import annotations

from typing import Any

from grognard.core.action import VERB, A, first, second, third
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import PRICE
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model.state import LOOP_LIMIT, NON_ATTACK, NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import no_attack_act
from grognard.games.doomtrooper.queries.actions import (
    ANYBODY,
    attack_funds,
    count_non_attacks,
    leader_affiliations,
    licence,
    no_attack_left,
)
from grognard.games.doomtrooper.queries.attacks import has_attack, has_attack_by
from grognard.games.doomtrooper.queries.card_uses import add_uses_by_action, no_use_by_action, no_user_of, refused_use
from grognard.games.doomtrooper.queries.combat_answers import nobody_attacks
from grognard.games.doomtrooper.queries.compulsory_actions import DUTY_CLAUSES, duty, options_within_duty
from grognard.games.doomtrooper.queries.cover import ban_on_hiding, has_uncovered
from grognard.games.doomtrooper.queries.hand_plays import (
    add_plays_by_action,
    explained,
    no_play_by_action,
    no_such_way,
)
from grognard.games.doomtrooper.queries.legality import ALLOWED, Refusal, exists, untimely
from grognard.games.doomtrooper.queries.plain_actions import CLAUSES, FOR_HIDING, add_plain_actions, no_plain_action
from grognard.games.doomtrooper.queries.playing import no_entry
from grognard.games.doomtrooper.queries.sabotage import add_sabotages, no_sabotage_by
from grognard.games.doomtrooper.queries.single_warrior_actions import add_owns, no_own_action


def action_options(g: Doom) -> list[int]:
    """What the active player may do now: the options of the menu that a duty allows."""
    bid = duty(g)
    return options_within_duty(g, bid, menu(g)) if bid else menu(g)


def menu(g: Doom) -> list[int]:
    """DT-014, DT-034: the menu of actions; the step may always be ended."""
    if g.action_count >= LOOP_LIMIT:
        return [verbs.END]
    out: list[Any] = []
    actions = count_non_attacks(g)
    add_from_hand(g, g.active, actions, out)
    add_plain_actions(g, g.active, actions, out)
    if g.usable_cards:
        add_uses_by_action(g, g.active, actions, out)
    if g.extra:
        add_owns(g, out)
    add_attacks(g, out)
    add_sabotages(g, out)
    out.append(verbs.END)
    return out


def no_action(g: Doom, action: int) -> Refusal:
    """Why the active player cannot do something in the action step."""
    if action == verbs.END:
        return ALLOWED
    if g.action_count >= LOOP_LIMIT:
        return Refusal(no.TOO_LONG)
    found = off_menu(g, action)
    if found.clause is no.OK:
        bid = duty(g)
        if bid and not options_within_duty(g, bid, [action]):
            return Refusal(DUTY_CLAUSES[bid])
    return found


def off_menu(g: Doom, action: int) -> Refusal:
    """Why something is not on the menu of actions."""
    verb = action & VERB
    what = first(action)
    if verb == verbs.ATTACK:
        return no_attack_declared(g, what)
    if verb == verbs.SABOTAGE:
        if not exists(g, what) or not g.is_warrior(what) or second(action) >= g.n:
            return Refusal(no.NOT_THIS_QUESTION)
        return Refusal(no_sabotage_by(g, what, second(action), third(action)), NONE, what)
    if verb == verbs.OWN and g.is_warrior(what):
        return Refusal(no_own_action(g, what), NONE, what)
    return no_deed(g, g.active, action, count_non_attacks(g))


def no_deed(g: Doom, seat: int, action: int, actions: int) -> Refusal:
    """Why a seat cannot do something with this many non-attack actions."""
    verb = action & VERB
    what, way = first(action), second(action)
    if verb == verbs.PLAY:
        clause = no_such_way(g, seat, what, way) or no_play_by_action(g, seat, what, way, actions)
        return explained(g, seat, what, way, clause)
    if verb == verbs.USE:
        clause = no_user_of(g, seat, what, way) or no_use_by_action(g, seat, what, way, actions)
        return refused_use(g, what, clause)
    return no_plain_action(g, seat, verb, what, actions) if verb in CLAUSES else untimely(g, action)


def add_from_hand(g: Doom, seat: int, actions: int, out: list[Any]) -> None:
    """Add what a seat could do with the cards in hand and this many non-attack actions."""
    meant = g.cards.timings
    hides = g.cards.hides
    last = NONE
    may_be_hidden = actions >= FOR_HIDING and has_uncovered(g, seat)
    for kind in g.hand[seat]:
        if kind == last:
            continue
        last = kind
        if meant[kind] & 1 << p.BY_ACTION:
            add_plays_by_action(g, seat, kind, actions, out)
        # `no_hiding`: what holds for the whole hand was checked above, so only the clauses about the card are left
        if may_be_hidden and hides[kind] and no_entry(g, seat, kind) is no.OK and ban_on_hiding(g, kind) == NONE:
            out.append(verbs.HIDE | kind << A)


def add_attacks(g: Doom, out: list[Any]) -> None:
    """DT-259: add the actions with which the active player may attack; the first is the default."""
    plain = True
    for fund in attack_funds(g):
        if has_attack_by(g, fund):
            out.append(verbs.ATTACK if plain else verbs.ATTACK | fund + 1 << A)
            plain = False


def no_attack_declared(g: Doom, named: int) -> Refusal:
    """Why the active player cannot attack with the named action or, if none is named, with the first that fits."""
    clause = no_attack_left(g)
    if clause and clause.depth < PRICE:
        return Refusal(clause)
    if not has_attack(g, g.active):
        return nobody_attacks(g, g.active, ANYBODY)
    if clause:
        return Refusal(clause)
    left = attack_funds(g)
    if named and named - 1 not in left:
        return Refusal(no.NO_CONVERSION)
    serving = [fund for fund in left if has_attack_by(g, fund)]
    if not serving or (named and named - 1 not in serving):
        return nobody_attacks(g, g.active, licence(g, g.active, named - 1 if named else left[0]))  # DT-258
    return Refusal(no.NOT_THIS_QUESTION) if named and named - 1 == serving[0] else ALLOWED


def no_assault(g: Doom, seat: int, action: int) -> Refusal:
    """Why a seat cannot use an attack action at once in this way: for a combat, or for a card in play (DT-170)."""
    if action == verbs.PASS:
        return ALLOWED if has_attack(g, seat) else nobody_attacks(g, seat, ANYBODY)
    if action & VERB != verbs.USE:
        return untimely(g, action)
    slot, way = first(action), second(action)
    return refused_use(g, slot, no_user_of(g, seat, slot, way) or no_attack_act(g, seat, slot, way))


def block_options(g: Doom, seat: int, left: int) -> list[int]:
    """What a seat may do with actions in another player's turn (DT-A11)."""
    out: list[Any] = []
    add_from_hand(g, seat, left, out)
    add_plain_actions(g, seat, left, out)
    add_uses_by_action(g, seat, left, out)
    if no_attack_in_block(g, seat).clause is no.OK:
        out.append(verbs.ATTACK)
    out.append(verbs.END)
    return out


def no_attack_in_block(g: Doom, seat: int) -> Refusal:
    """Why a seat cannot attack in another player's turn: only a Leader's warriors may (DT-256, DT-258)."""
    if not g.turns[seat]:
        return Refusal(no.FIRST_TURN)
    if not leader_affiliations(g, seat):
        return Refusal(no.NO_CONVERSION)
    by = licence(g, seat, NON_ATTACK)
    return ALLOWED if has_attack(g, seat, by) else nobody_attacks(g, seat, by)


def no_block_action(g: Doom, seat: int, left: int, action: int) -> Refusal:
    """DT-225: why a seat cannot do something with actions in another player's turn; never a sabotage."""
    if action == verbs.END:
        return ALLOWED
    verb = action & VERB
    if verb == verbs.SABOTAGE:
        return Refusal(no.NOT_IN_THAT_TURN)
    if verb == verbs.ATTACK:
        return Refusal(no.NO_CONVERSION) if first(action) else no_attack_in_block(g, seat)
    return no_deed(g, seat, action, left)
