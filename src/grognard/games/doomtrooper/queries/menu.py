"""The menu of actions: what a player may do in the action step."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import A, B, C
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.powers import IDLE, IN_TRAINING, NO_SEEKING_COVER
from grognard.games.doomtrooper.model.state import LOOP_LIMIT, NON_ATTACK, NONE, UNDEFINED, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import add_acts_by_action, is_idle
from grognard.games.doomtrooper.queries.actions import (
    ATTACKED,
    FROM_STANDARD,
    attack_funds,
    count_non_attacks,
    first_unlicensed,
    has_own_action,
    licence,
    may_sabotage,
    sabotage_funds,
    shared_fund,
)
from grognard.games.doomtrooper.queries.attacks import has_attack_by
from grognard.games.doomtrooper.queries.capability import is_capable, is_guard
from grognard.games.doomtrooper.queries.compulsory_actions import duty, options_within_duty
from grognard.games.doomtrooper.queries.cover import has_uncovered, no_boarding, no_cover
from grognard.games.doomtrooper.queries.outposts import no_reveal, no_transfer, transfer_cost
from grognard.games.doomtrooper.queries.playing import no_entry, no_play
from grognard.games.doomtrooper.queries.powers import has
from grognard.games.doomtrooper.queries.receiving import actions_for
from grognard.games.doomtrooper.queries.single_warrior_actions import add_owns
from grognard.games.doomtrooper.queries.spells import able_casters
from grognard.games.doomtrooper.words import ART, AWAY, COVERED, OUTPOST, PRISONER, UNPAID, VEHICLE


def sabotage_victims(g: Doom) -> list[int]:
    """DT-032, DT-221: opponents without a combat-capable warrior, not sabotaged since the last own Draw step."""
    out = []
    for seat in range(g.n):
        if g.are_opponents(seat, g.active) and not g.sabotaged[seat] and g.turns[seat] and not g.defeated[seat]:
            for warrior in g.warriors[seat]:
                if is_guard(g, warrior):
                    break
            else:
                out.append(seat)
    return out


KEEPS_FROM_SABOTAGE: Final = IDLE | IN_TRAINING
KEEPS_FROM_COVER: Final = IDLE | NO_SEEKING_COVER


def saboteurs(g: Doom) -> list[int]:
    """DT-221: own combat-capable warriors."""
    out = [w for w in g.warriors[g.active] if is_capable(g, w) and not g.flags[w] & UNPAID]
    return [w for w in out if not has(g, w, KEEPS_FROM_SABOTAGE)]


def no_sabotage(g: Doom) -> int:
    """DT-033, DT-224, DT-228, DT-A01: why nobody can be sabotaged now: it is the first round, there was an attack, or
    no undefined action is left (DT-254).
    """
    if g.round <= 1:
        return no.NO_SABOTAGE_YET
    if g.attack_or_sabotage == ATTACKED:
        return no.RAID_CAME
    undefined = (g.standard and g.conversions) or UNDEFINED in g.extra
    return no.OK if undefined or has_own_action(g) else no.NO_ATTACK_ACTION


def action_options(g: Doom) -> list[int]:
    """What the active player may do now: of the menu what a duty leaves."""
    bid = duty(g)
    return options_within_duty(g, bid, menu(g)) if bid else menu(g)


def menu(g: Doom) -> list[int]:
    """DT-014, DT-034: the menu of actions; the step may always be ended."""
    if g.action_count >= LOOP_LIMIT:
        return [verbs.END]
    seat = g.active
    actions = count_non_attacks(g)
    out = plain_menu(g, seat, actions)
    if g.usable_cards:
        add_acts_by_action(g, seat, actions, out)
    if g.extra:
        add_owns(g, out)
    add_attacks(g, out)
    if no_sabotage(g) == no.OK:
        for victim in sabotage_victims(g):
            for warrior in saboteurs(g):
                if not may_sabotage(g, warrior):
                    continue
                out.append(verbs.SABOTAGE | warrior << A | victim << B)
                if g.n > 2 and sabotage_funds(g, warrior)[0] == FROM_STANDARD and UNDEFINED in g.extra:
                    out.append(verbs.SABOTAGE | warrior << A | victim << B | UNDEFINED + 1 << C)  # DT-A61
    out.append(verbs.END)
    return out


def can_pay_attack_actions(g: Doom, seat: int, kind: int, play: p.Play, actions: int) -> bool:
    """DT-170: whether a play's attack actions can be paid; DT-258: in another's turn if a Leader leads its casters."""
    if seat == g.active:
        return shared_fund(g, able_casters(g, seat, kind, play)) != NONE
    if g.turns[seat] == 0 or play.actions + play.attacks > actions or g.cards.type[kind] != ART:
        return False
    return first_unlicensed(g, able_casters(g, seat, kind, play), licence(g, seat, NON_ATTACK)) == NONE


def add_plays(g: Doom, seat: int, kind: int, actions: int, out: list[Any]) -> None:
    """The ways in which a seat may play a card from hand with so many actions."""
    ways = g.cards.plays[kind]
    for way in range(len(ways)):
        play = ways[way]
        if play.timing != p.BY_ACTION or not (play.actions or play.attacks):
            continue
        if play.actions <= actions or actions_for(g, seat, kind, play) <= actions:
            if play.attacks and not can_pay_attack_actions(g, seat, kind, play, actions):
                continue
            if no_play(g, seat, kind, way) == no.OK:
                out.append(verbs.PLAY | kind << A | way << B)


def plain_menu(g: Doom, seat: int, actions: int) -> list[Any]:
    """DT-A25, DT-A55: what a seat could do with so many non-attack actions, apart from cards in play; any three muster
    a warrior into cover beside one that is out of it.
    """
    out: list[Any] = []
    meant = g.cards.timings
    last = NONE
    hides = g.cards.hides
    may_be_hidden = actions >= 3 and has_uncovered(g, seat)
    for kind in g.hand[seat]:
        if kind == last:
            continue
        last = kind
        if meant[kind] & 1 << p.BY_ACTION:
            add_plays(g, seat, kind, actions, out)
        if may_be_hidden and hides[kind] and no_entry(g, seat, kind) == no.OK:
            out.append(verbs.HIDE | kind << A)  # DT-053, DT-A55
    if not actions:
        return out
    others = False  # DT-042: the only one does not seek cover
    if len(g.warriors[seat]) > 1:
        found = False
        for warrior in g.warriors[seat]:
            if not g.flags[warrior] & (AWAY | COVERED | PRISONER):
                if found:
                    others = True
                    break
                found = True
    own_powers = g.cards.powers
    plain = not g.outpost_opened and not g.infections and not g.given.has(KEEPS_FROM_COVER)
    for warrior in g.warriors[seat]:
        flags = g.flags[warrior]
        kind = g.kind[warrior]
        named = warrior << A | kind << B
        if plain and not flags & (AWAY | PRISONER | COVERED) and not g.attached[warrior]:
            if others and hides[kind] and not own_powers[kind].has(IDLE):
                out.append(verbs.COVER | named)  # nothing speaks against it, and so no clause need be asked
            continue
        if flags & (AWAY | PRISONER) or is_idle(g, warrior):
            continue  # DT-315, DT-316, DT-337
        if flags & COVERED:
            if not g.outpost_opened or no_reveal(g, warrior) == no.OK:
                out.append(verbs.LEAVE | named)
        elif others and no_cover(g, warrior) == no.OK:
            out.append(verbs.COVER | named)
        for attachment in g.attached[warrior]:
            if g.cards.traits[g.kind[attachment]] & VEHICLE and no_boarding(g, attachment) == no.OK:
                out.append(verbs.BOARD | attachment << A | g.kind[attachment] << B)  # DT-077
        if (g.outpost_opened or g.place[warrior] == OUTPOST) and transfer_cost(g, warrior) <= actions:
            if no_transfer(g, warrior) == no.OK:
                out.append(verbs.TRANSFER | named)  # DT-131
    out.append(verbs.MEDITATE)
    return out


def add_attacks(g: Doom, out: list[Any]) -> None:
    """DT-259: with which actions the active player may attack; the first is meant where none is named."""
    plain = True
    for fund in attack_funds(g):
        if has_attack_by(g, fund):
            out.append(verbs.ATTACK if plain else verbs.ATTACK | fund + 1 << A)
            plain = False
