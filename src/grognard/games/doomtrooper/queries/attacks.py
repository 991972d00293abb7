"""Which warriors may attack which, with which tactic, and at what price."""

from __future__ import annotations

from typing import Final

from grognard.core.action import first
from grognard.games.doomtrooper.language.attack_statics import (
    AttackPrice,
    DefendedBy,
    NeverAttackedBy,
    NeverAttacks,
    OnlyAttacks,
    Prefers,
)
from grognard.games.doomtrooper.language.power_sets import NOTHING, Powers
from grognard.games.doomtrooper.language.powers import (
    ANY_WARZONE,
    ATTACKED_LAST,
    DEAR_ATTACK,
    FROM_COVER,
    IN_TRAINING,
    LURKS,
    NO_FIGHT_ATTACK,
    ONE_ATTACK,
    UNATTACKABLE,
)
from grognard.games.doomtrooper.model.catalogue import TURNS_ON_OWN
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, PHASE, TACTIC
from grognard.games.doomtrooper.model.state import ATTACK, NONE, UNDEFINED, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.actions import (
    ANYBODY,
    FROM_STANDARD,
    attack_funds,
    has_own_action,
    is_licensed,
    licence,
)
from grognard.games.doomtrooper.queries.capability import (
    OF_ATTACKERS,
    ban_on_attacking,
    is_capable,
    may_use,
    no_attack_from_cover,
    no_capability,
    no_tactic,
)
from grognard.games.doomtrooper.queries.powers import (
    could_have,
    giver_of,
    has,
    is_reinforced,
    is_unburdened,
    powers,
    reinforcements_of,
    viruses_of,
)
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.queries.reactions import EVALUATED
from grognard.games.doomtrooper.queries.selecting import find_cards, is_meant
from grognard.games.doomtrooper.words import (
    COVERED,
    FIGHT,
    LEFT_COVER,
    NO_TACTIC,
    OUTPOST,
    PRISONER,
    SHOOT,
    UNPAID,
    WARZONE,
    WOUNDED,
    V,
)


def may_attack_by(g: Doom, attacker: int, tactic: int) -> bool:
    """Whether a warrior may attack by a tactic; in a foxhole it only defends in a Fight."""
    if tactic == FIGHT and g.attached[attacker] and has(g, attacker, NO_FIGHT_ATTACK):
        return False
    return may_use(g, attacker, tactic)


def no_attack_by(g: Doom, attacker: int, tactic: int) -> int:
    """Why a warrior may not attack by a tactic."""
    clause = no_tactic(g, attacker, tactic)
    if not clause and not may_attack_by(g, attacker, tactic):
        clause = no.because(no.NO_FIGHT_ATTACK, giver_of(g, attacker, NO_FIGHT_ATTACK))
    return clause


def barred_combatant(g: Doom, tactic: int) -> int:
    """A warrior of either side, reinforcements included, that may not use a tactic, or NONE (DT-082, DT-215)."""
    c = g.combat()
    if not may_attack_by(g, c[ATTACKER], tactic):
        return c[ATTACKER]
    if not may_use(g, c[DEFENDER], tactic):
        return c[DEFENDER]
    return barred_reinforcement(g, tactic) if g.changes and is_reinforced(g) else NONE


def barred_reinforcement(g: Doom, tactic: int) -> int:
    """The reinforcement of either side that may not use a tactic, or NONE."""
    c = g.combat()
    for member in reinforcements_of(g, c[ATTACKER]):
        if not may_attack_by(g, member, tactic):
            return member
    for member in reinforcements_of(g, c[DEFENDER]):
        if not may_use(g, member, tactic):
            return member
    return NONE


def is_tactic_barred(g: Doom) -> bool:
    """DT-216: whether a combatant may not use the tactic any more before the hits are fixed, as in an airship."""
    c = g.combat()
    if c[DEFENDER] == NONE or c[TACTIC] == NO_TACTIC or c[PHASE] >= EVALUATED:
        return False
    if not (g.attached[c[ATTACKER]] or g.attached[c[DEFENDER]] or g.identity_changers or g.alterations):
        if g.cards.tactics[g.kind[c[ATTACKER]]] & g.cards.tactics[g.kind[c[DEFENDER]]] & 1 << c[TACTIC]:
            return (
                bool(g.changes) and is_reinforced(g) and barred_reinforcement(g, c[TACTIC]) != NONE
            )  # nobody as a rule
    return barred_combatant(g, c[TACTIC]) != NONE


def no_attacking(g: Doom, warrior: int) -> int:
    """Why a warrior cannot attack."""
    flags = g.flags[warrior]
    if not is_capable(g, warrior) or flags & UNPAID:
        return no_capability(g, warrior)
    if not could_have(g, warrior, OF_ATTACKERS):
        if not flags & (COVERED | LEFT_COVER):
            return no.OK  # as most are
        return no.OK if flags & COVERED and has(g, warrior, FROM_COVER) else no_attack_from_cover(g, warrior)
    can = powers(g, warrior, OF_ATTACKERS)
    refusal = ban_on_attacking(g, warrior, can) or no_further_attack(g, warrior, can)
    if refusal:
        return refusal
    if flags & (COVERED | LEFT_COVER) and not (flags & COVERED and has(g, warrior, FROM_COVER)):
        return no_attack_from_cover(g, warrior)
    if can.has(DEAR_ATTACK) and not affords_attack(g, warrior):
        return no.because(no.DEAR_TO_ATTACK, giver_of(g, warrior, DEAR_ATTACK))
    return no.OK


def no_attackers_part(g: Doom, warrior: int) -> int:
    """Why a card cannot make a warrior an attacker, or bring it to an attacker's side."""
    can = powers(g, warrior, OF_ATTACKERS)
    return ban_on_attacking(g, warrior, can) or no_further_attack(g, warrior, can) or no_attack_from_cover(g, warrior)


def no_further_attack(g: Doom, warrior: int, can: Powers) -> int:
    """Why a warrior that may attack once a turn attacks no more."""
    if can.has(ONE_ATTACK) and warrior in g.attacked_once:
        return no.because(no.ONE_ATTACK, giver_of(g, warrior, ONE_ATTACK))
    return no.OK


def attack_price(g: Doom, warrior: int) -> int:
    """How many actions a warrior's attack takes."""
    out = 1
    for card in (warrior, *g.attached[warrior]):
        for static in g.abilities[card].statics:
            if isinstance(static, AttackPrice) and static.actions > out:
                out = static.actions
    for virus in viruses_of(g, warrior):
        for static in g.cards.statics[virus]:
            if isinstance(static, AttackPrice) and static.actions > out:
                out = static.actions
    return out


def affords_attack(g: Doom, warrior: int) -> bool:
    """Whether the actions left, beside the attack already declared, are enough for a warrior whose attack is dear."""
    if g.control[warrior] != g.active:
        return False
    left = g.standard + g.extra.count(ATTACK) + g.extra.count(UNDEFINED)
    declared = bool(g.combats) and g.combats[-1][ATTACKER] == NONE
    return left >= attack_price(g, warrior) - int(declared)


def fights_as_printed(g: Doom, warrior: int) -> bool:
    """Whether a warrior is just what is printed, and nothing is printed on it about whom it fights."""
    if g.flags[warrior] & ~WOUNDED or g.abilities[warrior].picky:
        return False
    return not g.attached[warrior] or is_unburdened(g, warrior)


def no_attack_on(g: Doom, attacker: int, defender: int) -> int:
    """Why one warrior cannot attack another: it could not, or must choose somebody else."""
    if (
        fights_as_printed(g, attacker)
        and fights_as_printed(g, defender)
        and not (g.identity_changers or g.alterations or g.expiring_cards)
    ):
        both = g.cards.tactics[g.kind[attacker]] & g.cards.tactics[g.kind[defender]]
        apart = (g.place[attacker] == OUTPOST) != (g.place[defender] == OUTPOST)
        if both and not apart and g.are_opponents(g.control[attacker], g.control[defender]):
            return no.OK  # nothing speaks against most pairs, and so no clause need be asked
    refusal = no_attack_between(g, attacker, defender)
    if refusal:
        return refusal
    return no_preferred_target(g, attacker, defender) if g.abilities[attacker].picky else no.OK


def no_preferred_target(g: Doom, attacker: int, defender: int) -> int:
    """DT-A30: a warrior must attack those that its card prefers if it could attack one."""
    for static in g.abilities[attacker].statics:
        if isinstance(static, Prefers) and not is_meant(g, static.which, attacker, g.control[attacker], defender):
            if has_preferred(g, attacker, static):
                return no.because(no.MUST_PREFER, attacker)
    return no.OK


KEEP_FROM_ATTACKS: Final = LURKS | UNATTACKABLE


def no_attack_between(g: Doom, attacker: int, defender: int) -> int:
    """DT-178, DT-179: why one warrior could not attack another, whoever else there is."""
    if not is_capable(g, defender):
        return no_capability(g, defender)
    if g.expiring_cards and has(g, defender, IN_TRAINING):
        return no.because(no.TRAINING, giver_of(g, defender, IN_TRAINING))
    if not g.are_opponents(g.control[attacker], g.control[defender]) and not attacks_own_side(g, attacker, defender):
        return no.OWN_WARRIOR  # DT-178
    can = powers(g, defender, KEEP_FROM_ATTACKS) if g.attached[defender] else NOTHING
    if can is not NOTHING and can.has(UNATTACKABLE):
        return no.because(no.NOT_ATTACKED, giver_of(g, defender, UNATTACKABLE))
    if g.flags[defender] & UNPAID:
        return no_attack_on_hidden(g, attacker)
    if (g.place[attacker] == OUTPOST) != (g.place[defender] == OUTPOST):
        return no.OUTPOST_APART  # DT-179
    if not shared_tactic(g, attacker, defender):
        return no.BARRED_TACTIC
    shield = first_to_be_attacked(g, defender)
    if shield != NONE:
        return no.because(no.IS_SHIELDED, shield)
    if can is not NOTHING and can.has(LURKS):
        return no.because(no.LURKING, giver_of(g, defender, LURKS))  # DT-314
    if not (g.abilities[attacker].picky or g.abilities[defender].picky):
        return no.OK
    return no_attack_by_card(g, attacker, defender)


def no_attack_by_card(g: Doom, attacker: int, defender: int) -> int:
    """DT-181: what is printed on either card against this attack."""
    for static in g.abilities[defender].statics:
        if isinstance(static, NeverAttackedBy) and is_meant(g, static.which, defender, g.control[defender], attacker):
            return no.because(no.NEVER_ATTACKED, defender)
    for static in g.abilities[attacker].statics:
        if isinstance(static, OnlyAttacks) and not is_allowed_target(g, attacker, static, defender):
            return no.because(no.MUST_PREFER, attacker)
        if isinstance(static, NeverAttacks) and is_meant(g, static.which, attacker, g.control[attacker], defender):
            return no.because(no.SPARED, attacker)
    return no.OK


def warzones(g: Doom, defender: int) -> list[int]:
    """The warzones that a warrior may defend from (DT-112)."""
    out = []
    for slot in g.slots:
        if g.cards.type[g.kind[slot]] == WARZONE and no_defence(g, slot, defender) == no.OK:
            out.append(slot)
    return out


def no_defence(g: Doom, zone: int, defender: int) -> int:
    """DT-117, DT-183, DT-310: why a warrior cannot defend from a warzone; never from an Outpost's elsewhere or the
    other way round, whatever a card says.
    """
    if not g.in_play(zone):
        return no.NO_SUCH_CARD
    if (g.place[zone] == OUTPOST) != (g.place[defender] == OUTPOST):
        return no.ZONE_APART  # DT-183, DT-310: whatever a card says
    if has(g, defender, ANY_WARZONE):
        return no.OK
    if g.control[zone] != g.control[defender] or g.place[zone] != g.place[defender]:
        return no.ZONE_ELSEWHERE  # DT-112, DT-117
    for static in g.abilities[zone].statics:
        if isinstance(static, DefendedBy) and not is_meant(g, static.which, zone, g.control[zone], defender):
            return no.because(no.ZONE_NOT_FOR_IT, zone)
    return no.OK


def attacks_own_side(g: Doom, attacker: int, defender: int) -> bool:
    """DT-A30: whether a warrior attacks one of its own player's, in that player's turn."""
    you = g.control[attacker]
    if g.control[defender] != you or g.active != you or attacker == defender:
        return False
    for static in g.abilities[attacker].statics:
        if isinstance(static, Prefers) and static.own and is_meant(g, static.which, attacker, you, defender):
            return True
    return False


def no_attack_on_hidden(g: Doom, attacker: int) -> int:
    """Why a hidden warrior cannot be attacked: one that must be preferred comes first. What else bars it is only known
    once it is revealed (DT-061).
    """
    for static in g.abilities[attacker].statics:
        if isinstance(static, Prefers) and has_preferred(g, attacker, static):
            return no.because(no.MUST_PREFER, attacker)
    return no.OK


def is_attacked_last(g: Doom, warrior: int) -> bool:
    """Whether a warrior may be attacked only when all that are left in its area are attacked last."""
    for static in g.abilities[warrior].statics:
        given = static.powers()
        if given is not NOTHING and given.has(ATTACKED_LAST):
            return True
    return False


def first_to_be_attacked(g: Doom, defender: int) -> int:
    """DT-325: a warrior in the defender's area that must be attacked first, or NONE; the attacker chooses among
    several.
    """
    if not is_attacked_last(g, defender):
        return NONE
    for other in g.warriors[g.control[defender]]:
        if other != defender and g.place[other] == g.place[defender] and g.in_play(other):
            if not g.flags[other] & PRISONER and not is_attacked_last(g, other):
                return other
    return NONE


def is_allowed_target(g: Doom, attacker: int, static: OnlyAttacks, defender: int) -> bool:
    """Whether a warrior is one of those, or the highest of them, that another may attack alone (DT-181)."""
    you = g.control[attacker]
    if not is_meant(g, static.which, attacker, you, defender):
        return False
    if static.highest:
        value = rating(g, defender, V)
        for slot in find_cards(g, static.which, attacker, you):
            if g.are_opponents(g.control[slot], you) and is_capable(g, slot) and rating(g, slot, V) > value:
                return False
    return True


def shared_tactic(g: Doom, attacker: int, defender: int) -> bool:
    """Whether there is a tactic that both may use."""
    for tactic in (SHOOT, FIGHT):  # a vehicle bars from the second alone, so that it is dearer to ask
        if may_attack_by(g, attacker, tactic) and may_use(g, defender, tactic):
            return True
    return False


def has_preferred(g: Doom, attacker: int, static: Prefers) -> bool:
    """Whether a warrior that it must prefer could be attacked (DT-A30)."""
    you = g.control[attacker]
    for slot in g.slots:
        if g.is_warrior(slot) and is_meant(g, static.which, attacker, you, slot):
            if no_attack_between(g, attacker, slot) == no.OK:
                return True
    return False


def no_attack_with(g: Doom, warrior: int, by: int) -> int:
    """Why a warrior is not one to attack with: it may not, not with an action of this licence, or finds nobody."""
    clause = no_attacking(g, warrior)
    if clause:
        return clause
    if not is_licensed(g, warrior, by):
        return no.NO_OWN_ACTION if has_own_action(g) else no.NOT_LED  # DT-258
    return no.OK if has_defender(g, warrior) else no.NO_ATTACKER


def attackers(g: Doom, seat: int, by: int = ANYBODY) -> list[int]:
    """The seat's warriors that could attack somebody, with an action of this licence (DT-258)."""
    return [warrior for warrior in g.warriors[seat] if no_attack_with(g, warrior, by) == no.OK]


def has_attack(g: Doom, seat: int, by: int = ANYBODY) -> bool:
    """Whether any warrior of the seat could attack anybody, with an action of this licence."""
    for warrior in g.warriors[seat]:
        if no_attack_with(g, warrior, by) == no.OK:
            return True
    return False


def has_attack_by(g: Doom, fund: int) -> bool:
    """Whether any warrior of the active player could attack anybody with this action."""
    if fund == FROM_STANDARD and g.conversions:
        return has_attack(g, g.active)  # the rule's own conversion serves everybody, led or not (DT-254)
    return has_attack(g, g.active, licence(g, g.active, fund))


def fund_of(g: Doom, action: int) -> int:
    """The action that an attack is paid with."""
    if first(action):
        return first(action) - 1
    for fund in attack_funds(g):
        if has_attack_by(g, fund):
            return fund
    return FROM_STANDARD


def has_defender(g: Doom, attacker: int) -> bool:
    """Whether a warrior could attack anybody."""
    for seat in range(g.n):
        if seat != g.control[attacker] or g.abilities[attacker].marks & TURNS_ON_OWN:
            for warrior in g.warriors[seat]:
                if no_attack_on(g, attacker, warrior) == no.OK:
                    return True
    return False


def defenders(g: Doom, attacker: int) -> list[int]:
    """The warriors that a warrior could attack."""
    out = []
    for seat in range(g.n):
        if seat != g.control[attacker] or g.abilities[attacker].marks & TURNS_ON_OWN:
            for warrior in g.warriors[seat]:
                if no_attack_on(g, attacker, warrior) == no.OK:
                    out.append(warrior)
    return out
