"""The questions of a combat: who attacks whom, how, from where and with what, and why not."""

from __future__ import annotations

from grognard.core.action import VERB, first
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import Clause, is_nearer
from grognard.games.doomtrooper.model.auras import is_suspended
from grognard.games.doomtrooper.model.combats import ABLE, ATTACKER, DEFENDER, TACTIC, bound_tactic
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.attack_limits import no_attack_by_card
from grognard.games.doomtrooper.queries.attacks import (
    attackers,
    barred_combatant,
    no_attack_by,
    no_attack_now,
    no_attack_on,
    no_attack_with,
    no_defence,
    no_defence_by,
)
from grognard.games.doomtrooper.queries.duplicates import without_duplicates
from grognard.games.doomtrooper.queries.equipment import fits_tactic, usable_weapons
from grognard.games.doomtrooper.queries.legality import ALLOWED, Refusal, kind_shown, untimely
from grognard.games.doomtrooper.queries.powers import reinforcements_of
from grognard.games.doomtrooper.words import NO_TACTIC, WARZONE, WEAPON


def no_victim(g: Doom, warrior: int) -> Refusal:
    """Why a warrior that may attack has no target: the reason for the other player's warrior that comes closest."""
    best = Refusal(no.OK)
    for seat in range(g.n):
        for target in g.warriors[seat]:
            clause = no_attack_on(g, warrior, target)
            if clause and seat != g.control[warrior] and is_nearer(clause, best.clause):
                best = Refusal(clause, NONE, target)
    return best if best.clause else Refusal(no.NO_ATTACKER)


def nobody_attacks(g: Doom, seat: int, by: int) -> Refusal:
    """Why none of a seat's warriors can attack with an action of this licence.

    The reason is about a warrior that lacks only a target, or else about the warrior that comes closest to attacking.
    """
    best = Refusal(no.NO_ATTACKER)
    for warrior in g.warriors[seat]:
        clause = no_attack_with(g, warrior, by)
        if clause is no.NO_ATTACKER:
            found = no_victim(g, warrior)
            if found.clause is not no.NO_ATTACKER:
                return found
        elif clause and is_nearer(clause, best.clause):
            best = Refusal(clause, NONE, warrior)
    return best


def no_attacker(g: Doom, seat: int, by: int, action: int) -> Refusal:
    """Why a seat cannot name this attacker for an action of this licence (DT-175)."""
    warrior = first(action)
    if action == verbs.PASS and len(attackers(g, seat, by)) < g.combat()[ABLE]:
        return ALLOWED  # DT-175: attack with another warrior, or lose the action
    if action & VERB != verbs.WITH or not g.is_warrior(warrior):
        return untimely(g, action)
    if g.control[warrior] != seat:
        return Refusal(no.OTHERS_TO_ATTACK, NONE, warrior)
    clause = no_attack_with(g, warrior, by)
    return no_victim(g, warrior) if clause is no.NO_ATTACKER else Refusal(clause, NONE, warrior)


def no_defender(g: Doom, action: int) -> Refusal:
    """Why the attacker cannot attack this warrior (DT-176)."""
    warrior = first(action)
    if action & VERB != verbs.AGAINST or not g.is_warrior(warrior):
        return untimely(g, action)
    return Refusal(no_attack_now(g, g.combat()[ATTACKER], warrior), NONE, warrior)


def no_such_tactic(g: Doom, action: int) -> Refusal:
    """Why a combat cannot be fought with a tactic: a combatant may not use it, or a card forbids it to the attacker."""
    if action & VERB != verbs.TACTIC:
        return untimely(g, action)
    tactic = first(action)
    warrior = barred_combatant(g, tactic)
    if warrior == NONE and bound_tactic(g) not in (NO_TACTIC, tactic):
        return Refusal(no.BOUND_TACTIC)
    if warrior == NONE:
        return ALLOWED
    barred = no_defence_by if warrior == g.combat()[DEFENDER] else no_attack_by
    return Refusal(barred(g, warrior, tactic) or no.BARRED_TACTIC, NONE, warrior)


def no_such_zone(g: Doom, action: int) -> Refusal:
    """Why the defender cannot defend from a warzone (DT-112)."""
    if action == verbs.PASS:
        return ALLOWED
    zone = first(action)
    if action & VERB != verbs.ZONE or g.cards.type[g.kind[zone]] != WARZONE:
        return untimely(g, action)
    defender = g.combat()[DEFENDER]
    return Refusal(no_defence(g, zone, defender), g.kind[zone], defender)


def no_battle_with(g: Doom, part: int, member: int) -> Clause | None:
    """Why a warrior of a group cannot be chosen for the battle (DT-206): an attacker may not attack it (DT-181)."""
    c = g.combat()
    if member == c[part]:
        return no.OK
    if member not in reinforcements_of(g, c[part]):
        return no.NOT_IN_BATTLE
    if part == DEFENDER:
        for warrior in (c[ATTACKER], *reinforcements_of(g, c[ATTACKER])):
            clause = no_attack_by_card(g, warrior, member)
            if clause:
                return clause
    return no.OK


def no_battle(g: Doom, part: int, action: int) -> Refusal:
    """Why an action does not name a warrior of the other side's group to battle."""
    if action & VERB != verbs.CHOOSE:
        return untimely(g, action)
    member = first(action)
    return Refusal(no_battle_with(g, part, member), kind_shown(g, member), member)


def no_such_weapon(g: Doom, warrior: int, action: int) -> Refusal:
    """Why a warrior cannot choose a weapon for the combat (DT-186, DT-187)."""
    if action & VERB != verbs.WEAPON:
        return untimely(g, action)
    slot = first(action)
    fitting = usable_weapons(g, warrior, g.combat()[TACTIC])
    if slot in fitting:
        return ALLOWED if slot in without_duplicates(g, fitting) else Refusal(no.LIKE_ANOTHER, g.kind[slot], slot)
    if g.bearer[slot] != warrior or not g.cards.traits[g.kind[slot]] & WEAPON:
        return Refusal(no.NOT_A_TARGET, kind_shown(g, slot), slot)
    if not fits_tactic(g, slot, g.combat()[TACTIC]):
        return Refusal(no.WRONG_WEAPON, g.kind[slot], slot)
    return Refusal(no.SUSPENDED if is_suspended(g, slot) else no.NOT_A_TARGET, g.kind[slot], slot)
