"""What cards say about attacks by or on certain warriors: limits and prices (DT-181, DT-239)."""

from __future__ import annotations

from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.language.attack_statics import (
    AttackPrice,
    NeverAttackedBy,
    NeverAttacks,
    OnlyAttacks,
    Prefers,
)
from grognard.games.doomtrooper.language.power_sets import Powers
from grognard.games.doomtrooper.language.powers import CHOOSY, DEAR_ATTACK
from grognard.games.doomtrooper.language.statics import Static
from grognard.games.doomtrooper.model.auras import aura_reaches, is_suspended
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER
from grognard.games.doomtrooper.model.state import ATTACK, NONE, UNDEFINED, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.capability import is_capable
from grognard.games.doomtrooper.queries.powers import could_have, viruses_of
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.queries.selecting import find_cards, is_meant
from grognard.games.doomtrooper.words import OUTSIDE, V


class Said:
    """Something that a card says about a warrior's attacks, or about attacks on it."""

    __slots__ = ("card", "static")

    def __init__(self, card: int, static: Static) -> None:
        self.card = card
        self.static = static


def said_of(g: Doom, warrior: int, of: Powers) -> list[Said]:
    """What a warrior's own card, its attachments, auras and viruses say about its attacks, or about attacks on it."""
    out: list[Said] = []
    if not could_have(g, warrior, of):
        return out  # like most warriors
    for card in (warrior, *g.attached[warrior]):
        if g.abilities[card].powers.has(of):
            if card != warrior and (g.flags[card] & OUTSIDE or is_suspended(g, card)):
                continue  # DT-071, DT-081
            for static in g.abilities[card].statics:
                if static.powers().has(of):
                    out.append(Said(card, static))
    for source in g.auras:
        if g.abilities[source].grants.has(of):
            for aura in g.abilities[source].auras:
                if aura.static.powers().has(of) and aura_reaches(g, aura, source, warrior):
                    out.append(Said(source, aura.static))
    for virus in viruses_of(g, warrior):
        for static in g.cards.statics[virus]:
            if static.powers().has(of):
                out.append(Said(warrior, static))
    return out


def no_attack_by_card(g: Doom, attacker: int, defender: int) -> Clause | None:
    """DT-181: what cards say against this attack, apart from its price."""
    for said in said_of(g, defender, CHOOSY):
        static = said.static
        if isinstance(static, NeverAttackedBy) and is_meant(g, static.which, said.card, g.control[said.card], attacker):
            return no.because(no.NEVER_ATTACKED, said.card)
    for said in said_of(g, attacker, CHOOSY):
        static = said.static
        if isinstance(static, OnlyAttacks) and not is_allowed_target(g, attacker, said.card, static, defender):
            return no.because(no.MUST_PREFER, said.card)
        if isinstance(static, NeverAttacks) and is_spared(g, attacker, said.card, static, defender):
            return no.because(no.SPARED, said.card)
    return no.OK


def is_spared(g: Doom, attacker: int, card: int, static: NeverAttacks, defender: int) -> bool:
    """Whether a card forbids a warrior to attack another."""
    you = g.control[card]
    if is_meant(g, static.which, card, you, defender):
        return True
    return static.other is not None and is_meant(g, static.other, card, you, defender)


def is_allowed_target(g: Doom, attacker: int, card: int, static: OnlyAttacks, defender: int) -> bool:
    """Whether a card that limits a warrior's targets allows this one; some cards allow only the one with the highest V
    (DT-181).
    """
    you = g.control[card]
    if not is_meant(g, static.which, card, you, defender):
        return static.if_any and not has_rival_of(g, attacker, card, static)
    if static.highest:
        value = rating(g, defender, V)
        for slot in find_cards(g, static.which, card, you):
            if g.are_opponents(g.control[slot], you) and is_capable(g, slot) and rating(g, slot, V) > value:
                return False
    return True


def has_rival_of(g: Doom, attacker: int, card: int, static: OnlyAttacks) -> bool:
    """Whether an opponent of the attacker's player has a warrior of the class that alone may be attacked."""
    for slot in find_cards(g, static.which, card, g.control[card]):
        if g.are_opponents(g.control[slot], g.control[attacker]):
            return True
    return False


def preferences_of(g: Doom, attacker: int) -> list[Said]:
    """What cards say about the warriors that a warrior must attack first (DT-A30)."""
    out: list[Said] = []
    for said in said_of(g, attacker, CHOOSY):
        if isinstance(said.static, Prefers):
            out.append(said)
    return out


def is_preferred(g: Doom, said: Said, defender: int) -> bool:
    """Whether a warrior is among those that an attacker must attack before all others."""
    static = said.static
    if not isinstance(static, Prefers):
        return False
    you = g.control[said.card]
    if is_meant(g, static.which, said.card, you, defender):
        return True
    return static.other is not None and is_meant(g, static.other, said.card, you, defender)


def attack_price(g: Doom, attacker: int, defender: int = NONE) -> int:
    """How many actions a warrior's attack costs: whomever it attacks, or against this defender."""
    out = 1
    for said in said_of(g, attacker, DEAR_ATTACK if defender == NONE else CHOOSY):
        static = said.static
        if isinstance(static, AttackPrice) and static.actions > out and is_due(g, said.card, static, defender):
            out = static.actions
    return out


def attack_toll(g: Doom, attacker: int, defender: int = NONE) -> int:
    """How many D a warrior's attack costs whomever it attacks, or how many more against this defender."""
    out = 0
    for said in said_of(g, attacker, DEAR_ATTACK if defender == NONE else CHOOSY):
        static = said.static
        if isinstance(static, AttackPrice) and is_due(g, said.card, static, defender):
            out += static.d
    return out


def is_due(g: Doom, card: int, static: AttackPrice, defender: int) -> bool:
    """Whether the price for attacking a class of warriors is due against a defender."""
    return static.prey is None or is_meant(g, static.prey, card, g.control[card], defender)


def further_actions(g: Doom, attacker: int, defender: int) -> int:
    """How many more actions an attack costs because of its defender."""
    return max(0, attack_price(g, attacker, defender) - attack_price(g, attacker))


def affords_actions(g: Doom, warrior: int, more: int) -> bool:
    """Whether `more` actions are left for an attack, besides the attack action itself, which is spent when the attack
    is declared.
    """
    if g.control[warrior] != g.active:
        return False
    left = g.standard + g.extra.count(ATTACK) + g.extra.count(UNDEFINED)
    c = g.combats[-1] if g.combats else []
    declared = bool(c) and c[DEFENDER] == NONE and c[ATTACKER] in (NONE, warrior)
    return left >= more + int(not declared)


def no_price_of_attack(g: Doom, attacker: int) -> Clause | None:
    """Why a warrior's player cannot pay for its attack, whomever it attacks."""
    more = attack_price(g, attacker) - 1
    if more and not affords_actions(g, attacker, more):
        return no.because(no.DEAR_TO_ATTACK, attacker)
    if attack_toll(g, attacker) > g.spendable_d(g.control[attacker]):
        return no.because(no.TOLL_ON_ATTACK, attacker)
    return no.OK


def no_price_against(g: Doom, attacker: int, defender: int) -> Clause | None:
    """Why the attacker's player cannot pay the additional price of an attack on this defender."""
    toll = attack_toll(g, attacker, defender)
    if toll:
        chosen = bool(g.combats) and g.combats[-1][ATTACKER] == attacker
        if toll + (0 if chosen else attack_toll(g, attacker)) > g.spendable_d(g.control[attacker]):
            return no.TOLL_ON_TARGET
    more = further_actions(g, attacker, defender)
    if more:
        chosen = bool(g.combats) and g.combats[-1][ATTACKER] == attacker
        if not affords_actions(g, attacker, more + (0 if chosen else attack_price(g, attacker) - 1)):
            return no.DEAR_TARGET
    return no.OK
