"""Ratings: one table of what counts in which order (DT-124, DT-203), per opponent because of immunity (DT-271).

The printed number, the beast, operations on the base, multipliers and divisors, what is added; no floor (DT-192).
"""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.language.powers import (
    AUTOKILL,
    BARES_FOE,
    NO_FORTIFICATIONS,
    NO_OTHER_WEAPON,
    NO_SERGEANT,
    NO_VEHICLES,
    TWO_HANDGUNS,
)
from grognard.games.doomtrooper.language.selectors import ANY
from grognard.games.doomtrooper.language.statics import (
    DoublesBeasts,
    GainsOfFoe,
    GainsPer,
    Levels,
    Rebases,
    Static,
    Tallies,
    Weakens,
)
from grognard.games.doomtrooper.model.auras import gains_from_others, holds, is_spare, is_suspended, reaches
from grognard.games.doomtrooper.model.bonds import BOND, LASTING_BASE
from grognard.games.doomtrooper.model.catalogue import BARES, OF_FOE, PER_OTHER, RATES, REBASES, TALLIES, WEAKENS
from grognard.games.doomtrooper.model.combats import (
    CHANGE,
    DEFENDER,
    DISABLED,
    DOUBLED,
    OF_BASE,
    TACTIC,
    ZONE,
    fights,
    foe_of,
    weapon_of,
)
from grognard.games.doomtrooper.model.infections import INFECTION
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.powers import immunity, is_changed, is_unused, members, powers, shut_out
from grognard.games.doomtrooper.words import (
    ART,
    BEAST,
    COVERED,
    DASH,
    EQUIPMENT,
    FIGHT,
    FORTIFICATION,
    HANDGUN,
    OUTSIDE,
    SHOOT,
    SYMMETRY,
    VEHICLE,
    WARZONE,
    WEAPON,
    WEAPON_FIGHT,
    WEAPON_SHOOT,
    A,
    V,
)

COVER: Final = 3  # DT-041

# How a rating comes about: rows of what, by which card, how much
Parts = list[list[int]]
PRINTED: Final = 0  # on the warrior itself
BASE: Final = 1  # what its base has been changed by (DT-124, DT-203)
TIMES: Final = 2  # a multiplier
OVER: Final = 3  # a divisor
ADDED: Final = 4
FROM_COVER: Final = 5  # no card: DT-041
FROM_VIRUSES: Final = 6  # no card on the table
FROM_FOE: Final = 7  # what the opponent takes away


def note(parts: Parts, source: int, times: int, over: int, added: int) -> None:
    """What one card does to a rating."""
    if times != 1:
        parts.append([TIMES, source, times])
    if over != 1:
        parts.append([OVER, source, over])
    if added:
        parts.append([ADDED, source, added])


def weakness(g: Doom, warrior: int, which: int) -> int:
    """What viruses take from a rating, as often as they have grown worse."""
    out = 0
    for k in range(0, len(g.infections), INFECTION):
        if g.infections[k] == warrior:
            for static in g.cards.statics[g.infections[k + 1]]:
                out += static.add(which) * g.infections[k + 3]
    return out


def kills_outright(g: Doom, by: int, on: int) -> bool:
    """Whether a wound kills at once; DT-208: of a group only if it would by each of them."""
    if not slays(g, by, on):
        return False
    for member in members(g, by):
        if not slays(g, member, on):
            return False
    return True


def slays(g: Doom, by: int, on: int) -> bool:
    """Whether whom it wounds is killed; not through a card that the victim is immune to (DT-A31)."""
    shield = immunity(g, on, by)
    can = powers(g, by)
    for static in g.cards.statics[g.kind[by]]:
        if static.powers() & AUTOKILL and holds(g, static.case, by, by, on):
            return True
    for attachment in g.attached[by]:
        for static in g.cards.statics[g.kind[attachment]]:
            if static.powers() & AUTOKILL and holds(g, static.case, attachment, by, on):
                if counts(g, by, attachment, can) and not shut_out(g, attachment, shield):
                    return True
    for source in g.auras:
        for aura in g.cards.auras[g.kind[source]]:
            if aura.static.powers() & AUTOKILL and reaches(g, aura, source, by):
                if holds(g, aura.static.case, source, by, on) and not shut_out(g, source, shield):
                    return True
    return False


def vehicle_of(g: Doom, warrior: int) -> int:
    """The vehicle a warrior sits in (DT-076), itself if it is considered one (DT-083), or NONE."""
    if g.cards.traits[g.kind[warrior]] & VEHICLE:
        return warrior
    for attachment in g.attached[warrior]:
        if g.cards.traits[g.kind[attachment]] & VEHICLE and not g.flags[attachment] & OUTSIDE:
            if not is_suspended(g, attachment):
                return attachment
    return NONE


def fits_tactic(g: Doom, weapon: int, tactic: int) -> bool:
    """DT-075: which weapons work in which combat."""
    traits = g.cards.traits[g.kind[weapon]]
    return bool(traits & WEAPON_FIGHT and tactic == FIGHT) or bool(traits & WEAPON_SHOOT and tactic == SHOOT)


def usable_weapons(g: Doom, warrior: int, tactic: int) -> list[int]:
    """The weapons a combatant may use: for the tactic, not disabled, none inside a vehicle that forbids it."""
    out: list[int] = []
    attached = g.attached[warrior]
    if not attached:
        return out
    can = powers(g, warrior)
    if can & NO_OTHER_WEAPON and vehicle_of(g, warrior) != NONE:
        return out
    for attachment in attached:
        kind = g.kind[attachment]
        if g.cards.traits[kind] & WEAPON and fits_tactic(g, attachment, tactic):
            if g.cards.type[kind] == EQUIPMENT and is_unused(g, attachment, can):
                continue  # a relic is no equipment (DT-109)
            if not is_suspended(g, attachment) and not is_changed(g, attachment, DISABLED):
                out.append(attachment)
    return out


def counts(g: Doom, warrior: int, attachment: int, can: int) -> bool:
    """Whether an attachment acts on its bearer now (DT-071, DT-185, DT-186)."""
    kind = g.kind[attachment]
    traits = g.cards.traits[kind]
    if is_suspended(g, attachment):
        return False
    if traits & WEAPON:
        chosen = weapon_of(g, warrior)
        if chosen == attachment:
            return True
        # two handguns at once, of whatever kind
        both = chosen != NONE and traits & HANDGUN and g.cards.traits[g.kind[chosen]] & HANDGUN
        return bool(both and can & TWO_HANDGUNS and other_handgun(g, warrior, chosen) == attachment)
    of_type = g.cards.type[kind]
    if of_type == EQUIPMENT:
        if is_unused(g, attachment, can):
            return False
        if traits & VEHICLE:
            return not g.flags[attachment] & OUTSIDE and not can & NO_VEHICLES
        return not is_spare(g, attachment)  # DT-070, DT-A37
    if of_type == FORTIFICATION:
        return is_sheltered(g, warrior, can)  # DT-087
    if of_type in (ART, SYMMETRY) and g.control[attachment] != g.control[warrior]:
        return not shut_out(g, attachment, immunity(g, warrior))  # DT-270: laid on it by others
    return True


def is_sheltered(g: Doom, warrior: int, can: int) -> bool:
    """Whether fortification cards act on a warrior: not in a vehicle (DT-079), not in a warzone (DT-114)."""
    if can & NO_FORTIFICATIONS or vehicle_of(g, warrior) != NONE:
        return False
    return zone_of(g, warrior) == NONE


def zone_of(g: Doom, warrior: int) -> int:
    """The warzone a combatant fights in, or NONE; DT-115: not one that was discarded."""
    if not g.combats or not fights(g, warrior):
        return NONE
    zone = g.combats[-1][ZONE]
    return zone if zone != NONE and g.in_play(zone) else NONE


def is_bared(g: Doom, foe: int) -> bool:
    """Whether an opponent takes away what cover and fortifications give."""
    for source in g.auras:
        if g.cards.marks[g.kind[source]] & BARES:
            for aura in g.cards.auras[g.kind[source]]:
                if aura.static.powers() & BARES_FOE and reaches(g, aura, source, foe):
                    return True
    return False


def is_protected(g: Doom, warrior: int, foe: int) -> bool:
    """DT-A40: whether a fortification changes a rating of the warrior in this combat."""
    can = powers(g, warrior)
    if g.cards.type[g.kind[warrior]] == FORTIFICATION or not is_sheltered(g, warrior, can) or is_bared(g, foe):
        return False
    for attachment in g.attached[warrior]:
        if g.cards.type[g.kind[attachment]] == FORTIFICATION:
            return True
    for source in g.auras:
        if g.cards.type[g.kind[source]] == FORTIFICATION:
            for aura in g.cards.auras[g.kind[source]]:
                if reaches(g, aura, source, warrior) and holds(g, aura.static.case, source, warrior, foe):
                    return True
    return False


def other_handgun(g: Doom, warrior: int, chosen: int) -> int:
    """The handgun in the other hand: the one that gives most, as nobody would take another."""
    out = NONE
    most = 0
    tactic = g.combats[-1][TACTIC]
    for attachment in g.attached[warrior]:
        if attachment != chosen and g.cards.traits[g.kind[attachment]] & HANDGUN:
            worth = 0
            for static in g.cards.statics[g.kind[attachment]]:
                worth += static.add(tactic)
            if worth > most and not is_changed(g, attachment, DISABLED):
                out, most = attachment, worth
    return out


def base_rating(g: Doom, warrior: int, which: int, foe: int = NONE, parts: Parts | None = None) -> int:
    """A base rating: what is printed, with the beast's modifiers (DT-124), set, swapped or changed (DT-A16)."""
    base = g.cards.printed[g.kind[warrior]][which]
    if base == DASH:
        return DASH
    if parts is not None:
        parts.append([PRINTED, warrior, base])
    marks = g.cards.marks
    special: int = marks[g.kind[warrior]] & REBASES
    if g.bonds:
        special = REBASES
    for attachment in g.attached[warrior]:
        special |= marks[g.kind[attachment]] & REBASES
    for source in g.auras:
        special |= marks[g.kind[source]] & REBASES
    for k in range(2, len(g.changes), CHANGE):
        if g.changes[k] >= OF_BASE:
            special = REBASES
    if not special:
        return base
    value = rebased(g, warrior, foe)[which]
    if parts is not None and value != base:
        parts.append([BASE, warrior, value - base])
    return value


def beast_factor(g: Doom, warrior: int, beast: int) -> int:
    """2 where a card doubles what the beast adds, however many do (DT-341)."""
    for source in g.auras:
        for aura in g.cards.auras[g.kind[source]]:
            static = aura.static
            if isinstance(static, DoublesBeasts) and reaches(g, aura, source, warrior):
                if g.cards.affiliations[g.kind[beast]] & static.affiliation:
                    return 2
    return 1


def rebased(g: Doom, warrior: int, foe: int) -> list[int]:
    """The four base ratings after all operations on them: the beast first, then in order of time."""
    row = g.cards.printed[g.kind[warrior]][:]
    can = powers(g, warrior)
    for attachment in g.attached[warrior]:
        if g.cards.type[g.kind[attachment]] == BEAST:
            for which in range(4):
                more = g.cards.printed[g.kind[attachment]][which]
                if row[which] != DASH and more != DASH:
                    row[which] += more * (beast_factor(g, warrior, attachment) if which != V else 1)
    for static in g.cards.statics[g.kind[warrior]]:
        rebase(g, static, warrior, warrior, foe, row)
    for attachment in g.attached[warrior]:
        if g.cards.marks[g.kind[attachment]] & REBASES and counts(g, warrior, attachment, can):
            for static in g.cards.statics[g.kind[attachment]]:
                rebase(g, static, attachment, warrior, foe, row)
    for source in g.auras:
        if g.cards.marks[g.kind[source]] & REBASES:
            for aura in g.cards.auras[g.kind[source]]:
                if reaches(g, aura, source, warrior):
                    rebase(g, aura.static, source, warrior, foe, row)
    for k in range(0, len(g.bonds), BOND):
        if g.bonds[k] >= LASTING_BASE and g.bonds[k + 2] == warrior and row[g.bonds[k] - LASTING_BASE] != DASH:
            row[g.bonds[k] - LASTING_BASE] += g.bonds[k + 3]
    for k in range(0, len(g.changes), CHANGE):
        which = g.changes[k + 2] - OF_BASE
        if which >= 0 and g.changes[k + 1] == warrior and g.changes[k + 4] == len(g.combats) and row[which] != DASH:
            row[which] += g.changes[k + 3]
    return row


def rebase(g: Doom, static: Static, source: int, warrior: int, foe: int, row: list[int]) -> None:
    """One operation on base ratings, if it is one."""
    if isinstance(static, Rebases):
        if holds(g, static.case, source, warrior, foe):
            static.rebase(row)
    elif isinstance(static, Levels):
        static.rebase(row)


def rating(g: Doom, warrior: int, which: int, foe: int = NONE, parts: Parts | None = None) -> int:
    """A warrior's rating as it counts now, against an opponent if there is one.

    Base, then multiplied and divided, then added to: (base × multipliers) + flat modifiers (DT-203). Who wants to know
    how it comes about gives a list for its parts.
    """
    base = base_rating(g, warrior, which, foe, parts)
    if base == DASH:
        return DASH
    cards = g.cards
    can = powers(g, warrior)
    shield = immunity(g, foe, warrior) if foe != NONE else 0  # what the opponent is immune to helps nobody against it
    times = 1
    over = 1
    flat = 0
    for static in cards.statics[g.kind[warrior]]:
        if holds(g, static.case, warrior, warrior, foe):
            times *= static.times(which)
            over *= static.over(which)
            flat += static.add(which)
    if cards.marks[g.kind[warrior]] & PER_OTHER:
        flat += gain_per_other(g, warrior, which)
    if parts is not None:
        note(parts, warrior, times, over, flat)
    if g.infections:
        lost = weakness(g, warrior, which)
        flat += lost
        if parts is not None and lost:
            parts.append([FROM_VIRUSES, NONE, lost])
    bared = which == A and foe != NONE and bool(g.auras) and is_bared(g, foe)
    for attachment in g.attached[warrior]:
        if not counts(g, warrior, attachment, can) or shut_out(g, attachment, shield):
            continue
        kind = g.kind[attachment]
        if bared and cards.type[kind] == FORTIFICATION:
            continue
        bonus = 0
        before = times
        under = over
        for static in cards.statics[kind]:
            if holds(g, static.case, attachment, warrior, foe):
                times *= static.times(which)
                over *= static.over(which)
                bonus += static.add(which)
        if cards.marks[kind] & TALLIES:
            bonus += tallied(g, attachment, which)
        if cards.marks[kind] & OF_FOE and foe != NONE:
            bonus += gain_of_foe(g, attachment, warrior, which, foe)
        bonus <<= is_changed(g, attachment, DOUBLED)  # DT-A15, DT-A16
        flat += bonus
        if parts is not None:
            note(parts, attachment, times // before, over // under, bonus)
        for part in g.attached[attachment]:  # DT-067: a sight on a weapon
            if is_spare(g, part):
                continue  # DT-070
            for static in cards.statics[g.kind[part]]:
                if holds(g, static.case, part, warrior, foe):
                    flat += static.add(which)
                    if parts is not None:
                        note(parts, part, 1, 1, static.add(which))
    sheltered = not bared and is_sheltered(g, warrior, can)
    for source in g.auras:
        kind = g.kind[source]
        if not cards.marks[kind] & RATES << which:
            continue
        if cards.type[kind] == FORTIFICATION and not sheltered:
            continue  # DT-079, DT-114
        for aura in cards.auras[kind]:
            static = aura.static
            if not static.touches(which) or (aura.unit and can & NO_SERGEANT):
                continue
            if reaches(g, aura, source, warrior) and holds(g, static.case, source, warrior, foe):
                if not shut_out(g, source, shield):
                    times *= static.times(which)
                    over *= static.over(which)
                    gain = static.add(which) * (len(g.attached[source]) if aura.each else 1)
                    flat += gain
                    if parts is not None:
                        note(parts, source, static.times(which), static.over(which), gain)
    if foe != NONE:
        taken = weakened(g, warrior, which, foe)
        flat += taken
        if parts is not None and taken:
            parts.append([FROM_FOE, foe, taken])
    if g.changes:
        flat += changed(g, warrior, which, shield, parts)
        if which <= SHOOT:
            for member in members(g, warrior):
                theirs = rating(g, member, which, foe)
                flat += theirs  # DT-206: the group adds its ratings together
                if parts is not None:
                    note(parts, member, 1, 1, theirs)
    if which == A and g.flags[warrior] & COVERED and not bared:
        flat += COVER  # DT-041, DT-191
        if parts is not None:
            parts.append([FROM_COVER, NONE, COVER])
    zone = zone_of(g, warrior)
    if zone != NONE and warrior == g.combats[-1][DEFENDER] and cards.type[g.kind[zone]] == WARZONE:
        printed = cards.printed[g.kind[zone]][which]
        flat += 0 if printed == DASH else printed  # DT-113: the defender alone
        if parts is not None and printed != DASH:
            note(parts, zone, 1, 1, printed)
    value = base * times
    return flat + (value if over == 1 else -(-value // over))


def tallied(g: Doom, source: int, which: int) -> int:
    """What a card gives for all that it has counted."""
    out = 0
    for static in g.cards.statics[g.kind[source]]:
        if isinstance(static, Tallies):
            out += static.amounts[which] * g.mark[source]
    return out


def gain_per_other(g: Doom, warrior: int, which: int) -> int:
    """What a warrior gains from others in its area."""
    out = 0
    for static in g.cards.statics[g.kind[warrior]]:
        if isinstance(static, GainsPer):
            out += gains_from_others(g, static, warrior, which)
    return out


def gain_of_foe(g: Doom, source: int, warrior: int, which: int, foe: int) -> int:
    """What a card gives by the opponent's base rating."""
    out = 0
    for static in g.cards.statics[g.kind[source]]:
        if isinstance(static, GainsOfFoe) and static.rating == which and holds(g, static.case, source, warrior, foe):
            theirs = base_rating(g, foe, which, warrior)
            out += 0 if theirs == DASH else theirs
    return out


def weakened(g: Doom, warrior: int, which: int, foe: int) -> int:
    """What the opponent's cards take from a rating; not from one immune to them (DT-270)."""
    out = 0
    if g.cards.marks[g.kind[foe]] & WEAKENS:
        for static in g.cards.statics[g.kind[foe]]:
            if isinstance(static, Weakens) and static.weaken(which) and holds(g, static.case, foe, foe, warrior):
                if static.protected == ANY or static.protected == int(is_protected(g, warrior, foe)):
                    out += static.weaken(which)
    for attachment in g.attached[foe]:
        if g.cards.marks[g.kind[attachment]] & WEAKENS and counts(g, foe, attachment, powers(g, foe)):
            if shut_out(g, attachment, immunity(g, warrior, foe)):
                continue
            for static in g.cards.statics[g.kind[attachment]]:
                if holds(g, static.case, attachment, foe, warrior):
                    out += static.weaken(which)
    return out


def changed(g: Doom, warrior: int, which: int, shield: int, parts: Parts | None = None) -> int:
    """What cards played in this combat have changed (DT-218: in this one alone)."""
    out = 0
    changes = g.changes
    depth = len(g.combats)
    for k in range(0, len(changes), CHANGE):
        if changes[k + 1] == warrior and changes[k + 2] == which and changes[k + 4] == depth:
            source = changes[k]
            if shut_out(g, source, shield):
                continue
            against = changes[k + 3] < 0 and g.control[source] != g.control[warrior]
            if against and g.cards.type[g.kind[source]] in (ART, SYMMETRY):
                foe = foe_of(g, warrior)
                by = foe if foe != NONE and g.control[foe] == g.control[source] else NONE
                if shut_out(g, source, immunity(g, warrior, by)):
                    continue  # DT-270: what is used against it, not what helps it
            out += changes[k + 3]
            if parts is not None:
                note(parts, source, 1, 1, changes[k + 3])
    return out
