"""Which warriors may attack which others, with which tactic, and at what price."""

from __future__ import annotations

from typing import Final

from grognard.core.action import first
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.language.attack_statics import DefendedBy, Prefers
from grognard.games.doomtrooper.language.power_sets import NOTHING, Powers
from grognard.games.doomtrooper.language.powers import (
    ANY_WARZONE,
    ATTACKED_LAST,
    ATTACKS_AFTER_COVER,
    CHOOSY,
    DEAR_ATTACK,
    FROM_COVER,
    GROUNDS_AIRSHIPS,
    IN_TRAINING,
    LURKS,
    NO_FIGHT_ATTACK,
    NO_FIGHT_ON,
    ONE_ATTACK,
    SHOOTS_FROM_COVER,
    UNATTACKABLE,
)
from grognard.games.doomtrooper.model.catalogue import TURNS_ON_OWN
from grognard.games.doomtrooper.model.combats import (
    ATTACKER,
    CAUSE,
    CHANGE,
    DEFENDER,
    DEPTH,
    PHASE,
    SHUNNED,
    SOUGHT,
    TACTIC,
    TARGET,
    WHAT,
)
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.actions import (
    ANYBODY,
    FROM_STANDARD,
    attack_funds,
    has_own_action,
    is_licensed,
    licence,
)
from grognard.games.doomtrooper.queries.attack_limits import (
    Said,
    is_preferred,
    no_attack_by_card,
    no_price_against,
    no_price_of_attack,
    preferences_of,
)
from grognard.games.doomtrooper.queries.capability import (
    OF_ATTACKERS,
    ban_on_attacking,
    is_capable,
    may_use,
    no_attack_from_cover,
    no_capability,
    no_own_attack,
    no_tactic,
)
from grognard.games.doomtrooper.queries.equipment import vehicle_of
from grognard.games.doomtrooper.queries.powers import (
    BURDENS,
    could_have,
    giver_of,
    has,
    is_reinforced,
    is_unburdened,
    powers,
    reinforcements_of,
)
from grognard.games.doomtrooper.queries.reactions import EVALUATED
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.words import (
    AIRSHIP,
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
)


def may_attack_by(g: Doom, attacker: int, tactic: int) -> bool:
    """Whether a warrior may attack by a tactic; in a foxhole it may only defend in a Fight."""
    if tactic == FIGHT:
        if has(g, attacker, NO_FIGHT_ATTACK):
            return False
        if g.flags[attacker] & COVERED and keeps_to_cover(g, attacker):
            return False
    return may_use(g, attacker, tactic)


def may_be_attacked_by(g: Doom, defender: int, tactic: int) -> bool:
    """Whether a warrior may be attacked by a tactic."""
    return may_use(g, defender, tactic) and not (tactic == FIGHT and has(g, defender, NO_FIGHT_ON))


def no_defence_by(g: Doom, defender: int, tactic: int) -> Clause | None:
    """Why a warrior may not be attacked by a tactic."""
    clause = no_tactic(g, defender, tactic)
    if not clause and not may_be_attacked_by(g, defender, tactic):
        return no.because(no.NO_FIGHT_ON, giver_of(g, defender, NO_FIGHT_ON))
    return clause


def no_attack_by(g: Doom, attacker: int, tactic: int) -> Clause | None:
    """Why a warrior may not attack by a tactic."""
    clause = no_tactic(g, attacker, tactic)
    if not clause and g.flags[attacker] & COVERED and keeps_to_cover(g, attacker) and tactic == FIGHT:
        return no.because(no.ONLY_SHOOTS, giver_of(g, attacker, SHOOTS_FROM_COVER))
    if not clause and not may_attack_by(g, attacker, tactic):
        clause = no.because(no.NO_FIGHT_ATTACK, giver_of(g, attacker, NO_FIGHT_ATTACK))
    return clause


def keeps_to_cover(g: Doom, attacker: int) -> bool:
    """Whether a warrior in cover stays there when it attacks, and so can only Shoot."""
    return has(g, attacker, SHOOTS_FROM_COVER) and not has(g, attacker, FROM_COVER)


ATTACKS_FROM_COVER: Final = FROM_COVER | SHOOTS_FROM_COVER


def no_attack_near_cover(g: Doom, warrior: int) -> Clause | None:
    """Why a warrior in cover, or one that has left it this turn, cannot attack: no card allows it (DT-045, DT-052)."""
    if has(g, warrior, ATTACKS_FROM_COVER if g.flags[warrior] & COVERED else ATTACKS_AFTER_COVER):
        return no.OK
    return no_attack_from_cover(g, warrior)


def barred_combatant(g: Doom, tactic: int) -> int:
    """A warrior of either side, reinforcements included, that may not use a tactic, or NONE (DT-082, DT-215)."""
    c = g.combat()
    if not may_attack_by(g, c[ATTACKER], tactic):
        return c[ATTACKER]
    if not may_be_attacked_by(g, c[DEFENDER], tactic):
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
    """DT-216: whether a combatant may no longer use the tactic, as in an airship, before the hits are fixed."""
    c = g.combat()
    if c[DEFENDER] == NONE or c[TACTIC] == NO_TACTIC or c[PHASE] >= EVALUATED:
        return False
    if not (
        g.attached[c[ATTACKER]] or g.attached[c[DEFENDER]] or g.identity_changers or g.alterations
        or could_have(g, c[ATTACKER], NO_FIGHT_ATTACK) or could_have(g, c[DEFENDER], NO_FIGHT_ON)
    ):  # fmt: skip
        if g.cards.tactics[g.kind[c[ATTACKER]]] & g.cards.tactics[g.kind[c[DEFENDER]]] & 1 << c[TACTIC]:
            return bool(g.changes) and is_reinforced(g) and barred_reinforcement(g, c[TACTIC]) != NONE  # usually nobody
    return barred_combatant(g, c[TACTIC]) != NONE


def no_attacking(g: Doom, warrior: int) -> Clause | None:
    """Why a warrior cannot attack."""
    flags = g.flags[warrior]
    if not is_capable(g, warrior) or flags & UNPAID:
        return no_capability(g, warrior)
    if not could_have(g, warrior, OF_ATTACKERS):
        if not flags & (COVERED | LEFT_COVER):
            return no.OK  # like most warriors
        return no_attack_near_cover(g, warrior)
    can = powers(g, warrior, OF_ATTACKERS)
    refusal = ban_on_attacking(g, warrior, can) or no_own_attack(g, warrior, can) or no_further_attack(g, warrior, can)
    if refusal:
        return refusal
    if flags & (COVERED | LEFT_COVER):
        refusal = no_attack_near_cover(g, warrior)
        if refusal:
            return refusal
    return no_price_of_attack(g, warrior) if can.has(DEAR_ATTACK) else no.OK


def no_attackers_part(g: Doom, warrior: int) -> Clause | None:
    """Why a card cannot make a warrior an attacker, or bring it to an attacker's side."""
    can = powers(g, warrior, OF_ATTACKERS)
    refusal = ban_on_attacking(g, warrior, can) or no_further_attack(g, warrior, can)
    if refusal or not g.flags[warrior] & (COVERED | LEFT_COVER):
        return refusal
    allowed = SHOOTS_FROM_COVER if g.flags[warrior] & COVERED else ATTACKS_AFTER_COVER
    return no.OK if has(g, warrior, allowed) else no_attack_from_cover(g, warrior)


def no_further_attack(g: Doom, warrior: int, can: Powers) -> Clause | None:
    """Why a warrior that may attack once per turn cannot attack again."""
    if can.has(ONE_ATTACK) and warrior in g.attacked_once:
        return no.because(no.ONE_ATTACK, giver_of(g, warrior, ONE_ATTACK))
    return no.OK


def fights_as_printed(g: Doom, warrior: int) -> bool:
    """Whether a warrior is as printed, and its card does not limit whom it fights."""
    if g.flags[warrior] & ~WOUNDED or g.abilities[warrior].picky:
        return False
    return not g.attached[warrior] or is_unburdened(g, warrior)


def no_attack_on(g: Doom, attacker: int, defender: int) -> Clause | None:
    """Why one warrior cannot attack another: it may not, or it must attack a different warrior."""
    if (
        fights_as_printed(g, attacker)
        and fights_as_printed(g, defender)
        and not (g.identity_changers or g.alterations or g.expiring_cards)
        and (g.granted_powers is NOTHING or not g.granted_powers.has(BURDENS))
    ):
        both = g.cards.tactics[g.kind[attacker]] & g.cards.tactics[g.kind[defender]]
        apart = (g.place[attacker] == OUTPOST) != (g.place[defender] == OUTPOST)
        if both and not apart and g.are_opponents(g.control[attacker], g.control[defender]):
            return no.OK  # most pairs are allowed, so no clause need be checked
    refusal = no_attack_between(g, attacker, defender)
    if refusal:
        return refusal
    return no_preferred_target(g, attacker, defender) if could_have(g, attacker, CHOOSY) else no.OK


def no_preferred_target(g: Doom, attacker: int, defender: int) -> Clause | None:
    """DT-A30: why a warrior must attack another warrior first: a card names preferred targets, and it could attack one
    of them.
    """
    for said in preferences_of(g, attacker):
        if not is_preferred(g, said, defender) and has_preferred(g, attacker, said):
            return no.because(no.MUST_PREFER, said.card)
    return no.OK


KEEP_FROM_ATTACKS: Final = LURKS | UNATTACKABLE


def no_attack_between(g: Doom, attacker: int, defender: int) -> Clause | None:
    """DT-178, DT-179: why one warrior could not attack another, regardless of other possible targets."""
    if not is_capable(g, defender):
        return no_capability(g, defender)
    if g.expiring_cards and has(g, defender, IN_TRAINING):
        return no.because(no.TRAINING, giver_of(g, defender, IN_TRAINING))
    if not g.are_opponents(g.control[attacker], g.control[defender]) and not attacks_own_side(g, attacker, defender):
        return no.OWN_WARRIOR  # DT-178
    can = powers(g, defender, KEEP_FROM_ATTACKS) if could_have(g, defender, KEEP_FROM_ATTACKS) else NOTHING
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
    if not (could_have(g, attacker, CHOOSY) or could_have(g, defender, CHOOSY)):
        return no.OK
    return no_attack_by_card(g, attacker, defender) or no_price_against(g, attacker, defender)


def warzones(g: Doom, defender: int) -> list[int]:
    """The warzones that a warrior may defend from (DT-112)."""
    out = []
    for slot in g.slots:
        if g.cards.type[g.kind[slot]] == WARZONE and no_defence(g, slot, defender) is no.OK:
            out.append(slot)
    return out


def no_defence(g: Doom, zone: int, defender: int) -> Clause | None:
    """DT-117, DT-183, DT-310: why a warrior cannot defend from a warzone; whatever cards say, an Outpost's warzone
    is only for warriors on an Outpost, and any other only for warriors elsewhere.
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
    """DT-A30: whether a warrior attacks another warrior of its own player, in that player's turn."""
    you = g.control[attacker]
    if g.control[defender] != you or g.active != you or attacker == defender:
        return False
    for said in preferences_of(g, attacker):
        if isinstance(said.static, Prefers) and said.static.own and is_preferred(g, said, defender):
            return True
    return False


def no_attack_on_hidden(g: Doom, attacker: int) -> Clause | None:
    """Why a hidden warrior cannot be attacked: a preferred target comes first. Other reasons are known only once it is
    revealed (DT-061).
    """
    for said in preferences_of(g, attacker):
        if has_preferred(g, attacker, said):
            return no.because(no.MUST_PREFER, said.card)
    return no.OK


def is_attacked_last(g: Doom, warrior: int) -> bool:
    """Whether a warrior is attacked last: only when all others left in its area are attacked last, too."""
    for static in g.abilities[warrior].statics:
        given = static.powers()
        if given is not NOTHING and given.has(ATTACKED_LAST):
            return True
    return False


def first_to_be_attacked(g: Doom, defender: int) -> int:
    """DT-325: a warrior in the defender's area that must be attacked before it, or NONE; the attacker chooses
    among several.
    """
    if not is_attacked_last(g, defender):
        return NONE
    for other in g.warriors[g.control[defender]]:
        if other != defender and g.place[other] == g.place[defender] and g.in_play(other):
            if not g.flags[other] & PRISONER and not is_attacked_last(g, other):
                return other
    return NONE


def grounded_airship(g: Doom, attacker: int, defender: int) -> int:
    """The airship that the attacker sits in and may not use against this defender, or NONE."""
    if not g.attached[attacker] or not has(g, defender, GROUNDS_AIRSHIPS):
        return NONE
    vehicle = vehicle_of(g, attacker)
    grounded = vehicle not in (NONE, attacker) and g.cards.traits[g.kind[vehicle]] & AIRSHIP
    return vehicle if grounded else NONE


def shared_tactic(g: Doom, attacker: int, defender: int) -> bool:
    """Whether there is a tactic that both warriors may use."""
    if grounded_airship(g, attacker, defender) != NONE:
        return g.cards.tactics[g.kind[attacker]] & g.cards.tactics[g.kind[defender]] != 0
    for tactic in (SHOOT, FIGHT):  # only Fights need a look at vehicles, so they are checked last
        if may_attack_by(g, attacker, tactic) and may_be_attacked_by(g, defender, tactic):
            return True
    return False


def has_preferred(g: Doom, attacker: int, said: Said) -> bool:
    """Whether the attacker could attack a warrior that it must prefer (DT-A30)."""
    for slot in g.slots:
        if g.is_warrior(slot) and is_preferred(g, said, slot):
            if no_attack_between(g, attacker, slot) is no.OK:
                return True
    return False


def no_attack_with(g: Doom, warrior: int, by: int) -> Clause | None:
    """Why a warrior cannot be the attacker: it may not attack, this licence does not cover it, or it has no target."""
    clause = no_attacking(g, warrior)
    if clause:
        return clause
    if not is_licensed(g, warrior, by):
        return no.NO_OWN_ACTION if has_own_action(g) else no.NOT_LED  # DT-258
    return no.OK if has_defender(g, warrior) else no.NO_ATTACKER


def attackers(g: Doom, seat: int, by: int = ANYBODY) -> list[int]:
    """The seat's warriors that could attack somebody, with an action of this licence (DT-258)."""
    return [warrior for warrior in g.warriors[seat] if no_attack_with(g, warrior, by) is no.OK]


def has_attack(g: Doom, seat: int, by: int = ANYBODY) -> bool:
    """Whether any warrior of the seat could attack any other, with an action of this licence."""
    for warrior in g.warriors[seat]:
        if no_attack_with(g, warrior, by) is no.OK:
            return True
    return False


def has_attack_by(g: Doom, fund: int) -> bool:
    """Whether any warrior of the active player could attack any other with this action."""
    if fund == FROM_STANDARD and g.conversions:
        # every warrior may use the conversion that the rules grant, even without a Leader (DT-254)
        return has_attack(g, g.active)
    return has_attack(g, g.active, licence(g, g.active, fund))


def fund_of(g: Doom, action: int) -> int:
    """The action that pays for an attack."""
    if first(action):
        return first(action) - 1
    for fund in attack_funds(g):
        if has_attack_by(g, fund):
            return fund
    return FROM_STANDARD


def no_choice_of_foe(g: Doom, attacker: int, defender: int) -> Clause | None:
    """Why the card that makes a warrior attack does not let it attack this defender."""
    changes = g.changes
    for k in range(0, len(changes), CHANGE):
        if changes[k + CAUSE] == attacker and changes[k + DEPTH] == len(g.combats):
            if changes[k + WHAT] == SOUGHT and changes[k + TARGET] != defender:
                return no.ONLY_THAT_FOE
            if changes[k + WHAT] == SHUNNED and changes[k + TARGET] == defender:
                return no.NOT_THAT_FOE
    return no.OK


def no_attack_now(g: Doom, attacker: int, defender: int) -> Clause | None:
    """Why the attacker cannot attack a warrior in the combat that was declared, if one was."""
    return (no_choice_of_foe(g, attacker, defender) if g.changes else no.OK) or no_attack_on(g, attacker, defender)


def has_defender(g: Doom, attacker: int) -> bool:
    """Whether a warrior could attack anybody."""
    for seat in range(g.n):
        if seat != g.control[attacker] or g.abilities[attacker].marks & TURNS_ON_OWN:
            for warrior in g.warriors[seat]:
                if no_attack_now(g, attacker, warrior) is no.OK:
                    return True
    return False


def defenders(g: Doom, attacker: int) -> list[int]:
    """The warriors that a warrior could attack."""
    out = []
    for seat in range(g.n):
        if seat != g.control[attacker] or g.abilities[attacker].marks & TURNS_ON_OWN:
            for warrior in g.warriors[seat]:
                if no_attack_now(g, attacker, warrior) is no.OK:
                    out.append(warrior)
    return out
