"""Ratings: one table of what counts in which order (DT-124, DT-203), per opponent because of immunity (DT-271)."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.select import ALWAYS
from grognard.games.doomtrooper.state import (
    ATTACKER,
    CHANGE,
    DISABLED,
    DOUBLED,
    NONE,
    WEAPON_A,
    WEAPON_D,
    ZONE,
    Doom,
)
from grognard.games.doomtrooper.statics import (
    ALL_SYMMETRY,
    AUTOKILL,
    BLINDNESS,
    GIFTS,
    NO_EQUIPMENT,
    NO_FORTIFICATIONS,
    NO_OTHER_WEAPON,
    THE_ART,
    TWO_HANDGUNS,
)
from grognard.games.doomtrooper.words import (
    ART,
    COVERED,
    DASH,
    EQUIPMENT,
    FIGHT,
    FORTIFICATION,
    HANDGUN,
    OUTSIDE,
    SHOOT,
    SYMMETRY,
    SYMMETRY_GIFT,
    VEHICLE,
    WARZONE,
    WEAPON,
    WEAPON_FIGHT,
    WEAPON_SHOOT,
    A,
)

COVER: Final = 3  # DT-041


def kinds_of_immunity(g: Doom, source: int) -> int:
    """Which immunities shut a card out."""
    kind = g.kind[source]
    of_type = g.cards.type[kind]
    if of_type == SYMMETRY:
        out = ALL_SYMMETRY | (GIFTS if g.cards.traits[kind] & SYMMETRY_GIFT else 0)
        return out | BLINDNESS if "blindness" in g.cards.keywords[kind] else out
    return THE_ART if of_type == ART else 0


def immunity(g: Doom, warrior: int) -> int:
    """To what a warrior is immune."""
    out = 0
    for static in g.cards.statics[g.kind[warrior]]:
        out |= static.immunity()
    for attachment in g.attached[warrior]:
        for static in g.cards.statics[g.kind[attachment]]:
            out |= static.immunity()
    for source in g.auras:
        for aura in g.cards.auras[g.kind[source]]:
            given = aura.static.immunity()
            if given and aura.reaches(g, source, warrior):
                out |= given
    return out


def powers(g: Doom, warrior: int) -> int:
    """The powers and bans a warrior always has, from its card, its attachments and others' auras."""
    out = 0
    for static in g.cards.statics[g.kind[warrior]]:
        if static.case is ALWAYS:
            out |= static.powers()
    for attachment in g.attached[warrior]:
        for static in g.cards.statics[g.kind[attachment]]:
            if static.case is ALWAYS:
                out |= static.powers()
    for source in g.auras:
        for aura in g.cards.auras[g.kind[source]]:
            given = aura.static.powers()
            if given and aura.reaches(g, source, warrior):
                out |= given
    return out


def giver_of(g: Doom, warrior: int, power: int) -> int:
    """The card that gives a warrior a power or ban, or NONE: named in refusals, so it need not be fast."""
    for slot in [warrior, *g.attached[warrior]]:
        for static in g.cards.statics[g.kind[slot]]:
            if static.powers() & power:
                return slot
    for source in g.auras:
        for aura in g.cards.auras[g.kind[source]]:
            if aura.static.powers() & power and aura.reaches(g, source, warrior):
                return source
    return NONE


def kills_outright(g: Doom, by: int, on: int) -> bool:
    """Whether a wound kills at once; not through a card that the victim is immune to (DT-A31)."""
    shield = immunity(g, on)
    can = powers(g, by)
    for static in g.cards.statics[g.kind[by]]:
        if static.powers() & AUTOKILL and static.case.test(g, by, by, on):
            return True
    for attachment in g.attached[by]:
        for static in g.cards.statics[g.kind[attachment]]:
            if static.powers() & AUTOKILL and static.case.test(g, attachment, by, on):
                if counts(g, by, attachment, can) and not shut_out(g, attachment, shield):
                    return True
    for source in g.auras:
        for aura in g.cards.auras[g.kind[source]]:
            if aura.static.powers() & AUTOKILL and aura.reaches(g, source, by):
                return True
    return False


def is_changed(g: Doom, target: int, what: int) -> int:
    """How often the present combat has changed something about a card."""
    out = 0
    changes = g.changes
    depth = len(g.combats)
    for k in range(0, len(changes), CHANGE):
        if changes[k + 1] == target and changes[k + 2] == what and changes[k + 4] == depth:
            out += 1
    return out


def vehicle_of(g: Doom, warrior: int) -> int:
    """The vehicle a warrior sits in, or NONE (DT-076)."""
    for attachment in g.attached[warrior]:
        if g.cards.traits[g.kind[attachment]] & VEHICLE and not g.flags[attachment] & OUTSIDE:
            return attachment
    return NONE


def fits_tactic(g: Doom, weapon: int, tactic: int) -> bool:
    """DT-075: which weapons work in which combat."""
    traits = g.cards.traits[g.kind[weapon]]
    return bool(traits & WEAPON_FIGHT and tactic == FIGHT) or bool(traits & WEAPON_SHOOT and tactic == SHOOT)


def usable_weapons(g: Doom, warrior: int, tactic: int) -> list[int]:
    """The weapons a combatant may use: for the tactic, not disabled, none inside a vehicle that forbids it."""
    out: list[int] = []
    can = powers(g, warrior)
    if can & NO_EQUIPMENT:
        return out
    vehicle = vehicle_of(g, warrior)
    if vehicle != NONE and can & NO_OTHER_WEAPON:
        return out
    for attachment in g.attached[warrior]:
        if g.cards.traits[g.kind[attachment]] & WEAPON and fits_tactic(g, attachment, tactic):
            if not is_changed(g, attachment, DISABLED):
                out.append(attachment)
    return out


def weapon_in_use(g: Doom, warrior: int) -> int:
    """The weapon a combatant has chosen, or NONE."""
    if not g.combats:
        return NONE
    c = g.combats[-1]
    return c[WEAPON_A] if warrior == c[ATTACKER] else c[WEAPON_D] if g.fights(warrior) else NONE


def counts(g: Doom, warrior: int, attachment: int, can: int) -> bool:
    """Whether an attachment acts on its bearer now (DT-071, DT-185, DT-186)."""
    kind = g.kind[attachment]
    traits = g.cards.traits[kind]
    if traits & WEAPON:
        chosen = weapon_in_use(g, warrior)
        if chosen == attachment:
            return True
        # two handguns at once, of whatever kind
        both = chosen != NONE and traits & HANDGUN and g.cards.traits[g.kind[chosen]] & HANDGUN
        return bool(both and can & TWO_HANDGUNS and first_other_handgun(g, warrior, chosen) == attachment)
    if g.cards.type[kind] == EQUIPMENT:
        if can & NO_EQUIPMENT:
            return False
        if traits & VEHICLE:
            return not g.flags[attachment] & OUTSIDE
        return first_copy(g, warrior, kind) == attachment  # DT-070, DT-A37
    return True


def first_copy(g: Doom, warrior: int, kind: int) -> int:
    """The first of equal attachments on a warrior."""
    for attachment in g.attached[warrior]:
        if g.kind[attachment] == kind:
            return attachment
    return NONE


def first_other_handgun(g: Doom, warrior: int, chosen: int) -> int:
    """The handgun in the other hand."""
    for attachment in g.attached[warrior]:
        if attachment != chosen and g.cards.traits[g.kind[attachment]] & HANDGUN:
            if not is_changed(g, attachment, DISABLED):
                return attachment
    return NONE


def shut_out(g: Doom, source: int, shield: int) -> bool:
    """DT-271, DT-A31: whether an immunity in this pairing makes a card count for nothing."""
    return shield != 0 and kinds_of_immunity(g, source) & shield != 0


def rating(g: Doom, warrior: int, which: int, foe: int = NONE) -> int:
    """A warrior's rating as it counts now, against an opponent if there is one.

    Printed, then multiplied, then added to: ((base) × multipliers) + flat modifiers (DT-203); never floored (DT-192).
    """
    base = g.cards.printed[g.kind[warrior]][which]
    if base == DASH:
        return DASH
    can = powers(g, warrior)
    shield = immunity(g, foe) if foe != NONE else 0  # what the opponent is immune to helps nobody against it
    times = 1
    flat = 0
    for static in g.cards.statics[g.kind[warrior]]:
        if static.case.test(g, warrior, warrior, foe):
            times *= static.times(which)
            flat += static.add(which)
    for attachment in g.attached[warrior]:
        if not counts(g, warrior, attachment, can) or shut_out(g, attachment, shield):
            continue
        bonus = 0
        for static in g.cards.statics[g.kind[attachment]]:
            if static.case.test(g, attachment, warrior, foe):
                times *= static.times(which)
                bonus += static.add(which)
        flat += bonus << is_changed(g, attachment, DOUBLED)  # DT-A15, DT-A16
        for part in g.attached[attachment]:  # DT-067: a sight on a weapon
            for static in g.cards.statics[g.kind[part]]:
                if static.case.test(g, part, warrior, foe):
                    flat += static.add(which)
    inside = vehicle_of(g, warrior) != NONE
    zone = g.combats[-1][ZONE] if g.combats and g.fights(warrior) else NONE
    for source in g.auras:
        kind = g.kind[source]
        if g.cards.type[kind] == FORTIFICATION and (inside or zone != NONE or can & NO_FORTIFICATIONS):
            continue  # DT-079, DT-114
        for aura in g.cards.auras[kind]:
            change = aura.static.add(which)
            if change and aura.reaches(g, source, warrior) and aura.static.case.test(g, source, warrior, foe):
                flat += change
    if foe != NONE:
        flat += weakened(g, warrior, which, foe)
    flat += changed(g, warrior, which, shield)
    if which == A and g.flags[warrior] & COVERED:
        flat += COVER  # DT-041, DT-191
    if zone != NONE and warrior == g.combats[-1][1] and g.cards.type[g.kind[zone]] == WARZONE:
        flat += g.cards.printed[g.kind[zone]][which]  # DT-113: the defender alone
    return base * times + flat


def weakened(g: Doom, warrior: int, which: int, foe: int) -> int:
    """What the opponent's cards take from a rating; not from one immune to them (DT-270)."""
    out = 0
    own_shield = immunity(g, warrior)
    can = powers(g, foe)
    for static in g.cards.statics[g.kind[foe]]:
        if static.case.test(g, foe, foe, warrior):
            out += static.weaken(which)
    for attachment in g.attached[foe]:
        if counts(g, foe, attachment, can) and not shut_out(g, attachment, own_shield):
            for static in g.cards.statics[g.kind[attachment]]:
                if static.case.test(g, attachment, foe, warrior):
                    out += static.weaken(which)
    return out


def changed(g: Doom, warrior: int, which: int, shield: int) -> int:
    """What cards played in this combat have changed (DT-218: in this one alone)."""
    out = 0
    changes = g.changes
    depth = len(g.combats)
    for k in range(0, len(changes), CHANGE):
        if changes[k + 1] == warrior and changes[k + 2] == which and changes[k + 4] == depth:
            if not shut_out(g, changes[k], shield):
                out += changes[k + 3]
    return out
