"""What a warrior can and may not do, and its immunities, read from everything in play."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.language.power_sets import EVERYTHING, NOTHING, Powers
from grognard.games.doomtrooper.language.powers import (
    CHOOSY,
    IDLE,
    IN_TRAINING,
    KEPT_FROM_COMBAT,
    LURKS,
    NO_EQUIPMENT,
    NO_FIGHT_ATTACK,
    NO_FIGHT_ON,
    NO_OTHER_EQUIPMENT,
    NO_VEHICLES,
    UNATTACKABLE,
)
from grognard.games.doomtrooper.language.selectors import ALWAYS
from grognard.games.doomtrooper.language.statics import (
    ALL_SYMMETRY,
    BLINDNESS,
    GIFTS,
    POISONS,
    THE_ART,
    VIRUSES,
    Immune,
)
from grognard.games.doomtrooper.model.auras import aura_reaches, case_holds, is_suspended
from grognard.games.doomtrooper.model.bonds import BOND, QUELLED, TIE, TIE_AMOUNT, TIE_TO
from grognard.games.doomtrooper.model.catalogue import BLINDS, IMMUNIZES
from grognard.games.doomtrooper.model.combats import (
    AMOUNT,
    ATTACKER,
    CHANGE,
    DEFENDER,
    DEPTH,
    EXPOSED,
    JOINED,
    TARGET,
    WHAT,
    is_disabled,
)
from grognard.games.doomtrooper.model.identity import rides
from grognard.games.doomtrooper.model.infections import INFECTED, INFECTION, INFECTION_KIND
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.words import (
    ART,
    ATTACHED,
    EQUIPMENT,
    FORTIFICATION,
    GONE,
    OUTSIDE,
    SYMMETRY,
    SYMMETRY_GIFT,
    UNPAID,
    VEHICLE,
    VIRUS,
)

BURDENS: Final = CHOOSY | IDLE | IN_TRAINING | KEPT_FROM_COMBAT | LURKS | NO_FIGHT_ATTACK | NO_FIGHT_ON | UNATTACKABLE


def kinds_of_immunity(g: Doom, source: int) -> int:
    """DT-092: the immunities that exclude a card: for a Dark Symmetry card immunity to all of them, for a gift also
    immunity to gifts.
    """
    kind = g.kind[source]
    of_type = g.cards.type[kind]
    if of_type == SYMMETRY:
        out = ALL_SYMMETRY | (GIFTS if g.cards.traits[kind] & SYMMETRY_GIFT else 0)
        return out | BLINDNESS if g.abilities[source].marks & BLINDS else out
    if of_type == ART:
        return THE_ART
    return VIRUSES if g.cards.traits[kind] & VIRUS else POISONS if "poison" in g.cards.keywords[kind] else 0


def immunity(g: Doom, warrior: int, against: int = NONE) -> int:
    """DT-208: the immunities of a warrior; with reinforcements only those that the whole group has.

    Against an opponent that is immune to the Art, immunities from spells do not count (DT-271, DT-A31).
    """
    out = own_immunity(g, warrior, against)
    if out and g.changes:
        for member in reinforcements_of(g, warrior):
            out &= own_immunity(g, member, against)
    return out


def is_spell_ignored(g: Doom, spell: int, by: int) -> bool:
    """DT-A31: whether a warrior ignores a spell that protects from its cards."""
    return by != NONE and g.cards.type[g.kind[spell]] == ART and own_immunity(g, by) & THE_ART != 0


def own_immunity(g: Doom, warrior: int, against: int = NONE) -> int:
    """The immunities that a warrior itself has and that no card cancels (DT-272)."""
    out = 0
    if g.flags[warrior] & UNPAID:
        return out  # DT-A22: the immunities of an unrevealed warrior do not show
    cards = g.cards
    if g.abilities[warrior].marks & IMMUNIZES:
        for static in g.abilities[warrior].statics:
            out |= static.immunity()
    for attachment in g.attached[warrior]:
        if g.abilities[attachment].marks & IMMUNIZES and not is_suspended(g, attachment):
            if cards.type[g.kind[attachment]] == EQUIPMENT and is_unused(g, attachment, powers(g, warrior)):
                continue
            if against != NONE and is_spell_ignored(g, attachment, against):
                continue
            for static in g.abilities[attachment].statics:
                out |= static.immunity()
    for source in g.auras:
        if g.abilities[source].marks & IMMUNIZES:
            for aura in g.abilities[source].auras:
                given = aura.static.immunity()
                if given and aura_reaches(g, aura, source, warrior):
                    if against == NONE or not is_spell_ignored(g, source, against):
                        out |= given
    return out & ~cancelled_immunities(g, warrior) if out and (g.bonds or g.changes) else out


def is_unused(g: Doom, equipment: int, can: Powers) -> bool:
    """DT-321: whether its bearer may carry equipment but not use it."""
    return can.has(NO_EQUIPMENT) or is_displaced(g, equipment, can)


def is_displaced(g: Doom, equipment: int, can: Powers) -> bool:
    """Whether another card forbids the bearer all equipment except that card itself."""
    if not can.has(NO_OTHER_EQUIPMENT):
        return False
    for static in g.abilities[equipment].statics:
        if static.powers().has(NO_OTHER_EQUIPMENT):
            return False
    return True


def cancelled_immunities(g: Doom, warrior: int) -> int:
    """DT-272: the immunities of a warrior that cards cancel, perhaps only in the present combat."""
    out = 0
    changes, depth = g.changes, len(g.combats)
    for k in range(0, len(changes), CHANGE):
        if changes[k + WHAT] == EXPOSED and changes[k + TARGET] == warrior and changes[k + DEPTH] == depth:
            out |= changes[k + AMOUNT]
    for k in range(0, len(g.bonds), BOND):
        if g.bonds[k + TIE] == QUELLED and g.bonds[k + TIE_TO] == warrior:
            out |= g.bonds[k + TIE_AMOUNT]
    return out


def is_reinforced(g: Doom) -> bool:
    """Whether a reinforcement has joined the combat (DT-206)."""
    changes = g.changes
    for k in range(WHAT, len(changes), CHANGE):
        if changes[k] == JOINED:
            return True
    return False


def reinforcements_of(g: Doom, warrior: int) -> list[int]:
    """The reinforcements of a combatant (DT-206)."""
    out: list[int] = []
    if g.combats and g.changes:
        c = g.combats[-1]
        part = ATTACKER if warrior == c[ATTACKER] else DEFENDER if warrior == c[DEFENDER] else NONE
        if part != NONE:
            changes, depth = g.changes, len(g.combats)
            for k in range(0, len(changes), CHANGE):
                if changes[k + WHAT] == JOINED and changes[k + AMOUNT] == part and changes[k + DEPTH] == depth:
                    if g.place[changes[k + TARGET]] != GONE:
                        out.append(changes[k + TARGET])
    return out


def attachment_shield(g: Doom, slot: int) -> int:
    """The immunities of an attachment: those of its bearer that cover it and that no card cancels (DT-272)."""
    if g.place[slot] != ATTACHED:
        return 0
    bearer = g.bearer[slot]
    while g.place[bearer] == ATTACHED:
        bearer = g.bearer[bearer]  # DT-067: cards attached to its equipment are part of the equipment
    out = 0
    for other in g.attached[bearer]:
        if g.abilities[other].marks & IMMUNIZES and not is_suspended(g, other):
            for static in g.abilities[other].statics:
                if isinstance(static, Immune) and static.attachments:
                    out |= static.to
    return out & ~cancelled_immunities(g, bearer)


def is_unburdened(g: Doom, warrior: int) -> bool:
    """Whether neither its attachments nor other cards in play change what a warrior may do."""
    printed = g.abilities[warrior].powers
    if g.infections or (printed is not NOTHING and printed.has(BURDENS)):
        return False
    if g.granted_powers is not NOTHING and g.granted_powers.has(BURDENS):
        return False
    for attachment in g.attached[warrior]:
        if not g.abilities[attachment].inert:
            return False
    return True


def powers(g: Doom, warrior: int, of: Powers = EVERYTHING) -> Powers:
    """The powers and bans a warrior always has, from its card, its attachments and others' auras.

    A caller that needs only a few powers names them in `of`, so that most cards can be skipped.
    """
    out = gather_powers(g, warrior, of)
    return out if out is NOTHING or of is EVERYTHING else out & of


def has(g: Doom, warrior: int, any_of: Powers) -> bool:
    """Whether a warrior always has at least one of these powers and bans."""
    if not g.attached[warrior] and g.granted_powers is NOTHING and not g.infections:
        printed = g.abilities[warrior].powers
        return printed is not NOTHING and printed.has(any_of)  # like most warriors
    out = gather_powers(g, warrior, any_of)
    return out is not NOTHING and out.has(any_of)


def could_have(g: Doom, warrior: int, any_of: Powers) -> bool:
    """Whether anything in play could give a warrior one of these powers: a quick test, because most cards give none."""
    if g.infections or (g.granted_powers is not NOTHING and g.granted_powers.has(any_of)):
        return True
    given = g.abilities[warrior].powers
    if given is not NOTHING and given.has(any_of):
        return True
    for attachment in g.attached[warrior]:
        given = g.abilities[attachment].powers
        if given is not NOTHING and given.has(any_of):
            return True
    return False


def gather_powers(g: Doom, warrior: int, of: Powers) -> Powers:
    """DT-081: those of these powers that a warrior has, a vehicle's only inside it, and perhaps others."""
    out = g.abilities[warrior].powers
    aboard = NOTHING  # what a vehicle gives or forbids while it may be used
    for attachment in g.attached[warrior]:
        given = g.abilities[attachment].powers
        if given is NOTHING or not (of is EVERYTHING or given.has(of)):
            continue
        if not (g.flags[attachment] & OUTSIDE or is_suspended(g, attachment)):
            if g.cards.type[g.kind[attachment]] == FORTIFICATION and rides(g, warrior, EQUIPMENT):
                continue  # DT-079
            if g.cards.traits[g.kind[attachment]] & VEHICLE:
                if not g.changes or not is_disabled(g, attachment):
                    aboard = aboard | given
            else:
                out = out | given  # DT-071, DT-081
    if g.granted_powers is not NOTHING:
        if g.granted_powers.has(of):
            out = out | granted_to(g, warrior, of)
        if aboard is not NOTHING and g.granted_powers.has(NO_VEHICLES):
            out = out | granted_to(g, warrior, NO_VEHICLES)
    if aboard is not NOTHING and not out.has(NO_VEHICLES):
        out = out | aboard
    if g.infections:
        for virus in viruses_of(g, warrior):
            for static in g.cards.statics[virus]:
                out = out | static.powers()
    return out


def granted_to(g: Doom, warrior: int, of: Powers) -> Powers:
    """Those of these powers that the auras of other cards always give a warrior, and perhaps more."""
    out = NOTHING
    for source in g.auras:
        can = g.abilities[source]
        if can.grants.has(of):
            for aura in can.auras:
                given = aura.static.powers()
                if given is not NOTHING and aura.static.case is ALWAYS and aura_reaches(g, aura, source, warrior):
                    out = out | given
    return out


def viruses_of(g: Doom, warrior: int) -> list[int]:
    """The kinds of viruses a warrior is infected with."""
    out: list[int] = []
    infections = g.infections
    for k in range(0, len(infections), INFECTION):
        if infections[k + INFECTED] == warrior:
            out.append(infections[k + INFECTION_KIND])
    return out


def giver_of(g: Doom, warrior: int, power: Powers, immune_to: int = 0) -> int:
    """The card that gives a warrior a power, ban or immunity, or NONE; only refusals need it, so it may be slow."""
    for slot in [warrior, *g.attached[warrior]]:
        for static in g.abilities[slot].statics:
            if static.powers().has(power) or static.immunity() & immune_to:
                return slot
    for source in g.auras:
        for aura in g.abilities[source].auras:
            gives = aura.static.powers().has(power) or aura.static.immunity() & immune_to != 0
            if gives and aura_reaches(g, aura, source, warrior):
                return source
    return NONE


def times_changed(g: Doom, target: int, what: int) -> int:
    """How often the present combat has changed something about a card."""
    out = 0
    changes = g.changes
    depth = len(g.combats)
    for k in range(0, len(changes), CHANGE):
        if changes[k + TARGET] == target and changes[k + WHAT] == what and changes[k + DEPTH] == depth:
            out += 1
    return out


def is_excluded_by_immunity(g: Doom, source: int, shield: int) -> bool:
    """DT-270, DT-271, DT-A31: whether one of these immunities makes a card count for nothing."""
    return shield != 0 and kinds_of_immunity(g, source) & shield != 0


def has_against(g: Doom, warrior: int, power: Powers, foe: int) -> bool:
    """Whether a warrior has a power now, against an opponent, including conditional powers."""
    for slot in [warrior, *g.attached[warrior]]:
        for static in g.abilities[slot].statics:
            if static.powers().has(power) and case_holds(g, static.case, slot, warrior, foe):
                if slot == warrior or not is_suspended(g, slot):
                    return True
    for source in g.auras:
        for aura in g.abilities[source].auras:
            if aura.static.powers().has(power) and aura_reaches(g, aura, source, warrior):
                if case_holds(g, aura.static.case, source, warrior, foe):
                    return True
    return False
