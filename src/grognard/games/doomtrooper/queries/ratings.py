"""Ratings: what counts in which order (DT-124, DT-203), for each opponent because of immunity (DT-271).

The order: printed number, beast, operations on the base, multipliers and divisors, additions; no minimum (DT-192).
"""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.language.power_sets import NOTHING, Powers
from grognard.games.doomtrooper.language.powers import AUTOKILL, BARES_FOE, NEVER_AUTOKILLS, NO_AUTOKILL, NO_SERGEANT
from grognard.games.doomtrooper.language.selectors import ANY, Case, Which
from grognard.games.doomtrooper.language.statics import STORED_CARDS, GainsOfFoe, GainsPer, Tallies, Weakens
from grognard.games.doomtrooper.model.auras import aura_reaches, case_holds, gains_from_others, is_surplus_copy
from grognard.games.doomtrooper.model.catalogue import BARES, OF_FOE, PER_OTHER, RATES, TALLIES, WEAKENS
from grognard.games.doomtrooper.model.combats import (
    AMOUNT,
    CAUSE,
    CHANGE,
    DEFENDER,
    DEPTH,
    DOUBLED,
    OVERWHELMS,
    TACTIC,
    TARGET,
    WHAT,
    foe_of,
)
from grognard.games.doomtrooper.model.infections import INFECTED, INFECTION, INFECTION_KIND, TOLL
from grognard.games.doomtrooper.model.notes import COUNTED, noted
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.base_ratings import base_rating
from grognard.games.doomtrooper.queries.equipment import attachment_counts, uses_fortifications, warzone_of
from grognard.games.doomtrooper.queries.powers import (
    has,
    immunity,
    is_excluded_by_immunity,
    powers,
    reinforcements_of,
    times_changed,
)
from grognard.games.doomtrooper.queries.rating_parts import FROM_COVER, FROM_FOE, FROM_VIRUSES, Parts, note
from grognard.games.doomtrooper.words import (
    ART,
    ATTACHED,
    COVERED,
    DASH,
    FORTIFICATION,
    IS_FORTIFICATION,
    NO_TACTIC,
    SHOOT,
    STORED,
    SYMMETRY,
    UNPAID,
    WARZONE,
    A,
    V,
)

# DT-041: what cover adds to A
COVER: Final = 3


def lost_to_viruses(g: Doom, warrior: int, which: int) -> int:
    """What viruses take from a rating, multiplied by how often they have got worse."""
    out = 0
    for k in range(0, len(g.infections), INFECTION):
        if g.infections[k + INFECTED] == warrior:
            for static in g.cards.statics[g.infections[k + INFECTION_KIND]]:
                out += static.add(which) * g.infections[k + TOLL]
    return out


def kills_outright(g: Doom, by: int, on: int) -> bool:
    """DT-208: whether a wound by this warrior kills at once; if a group strikes, only if each member would do so."""
    if not slays(g, by, on) or has(g, on, NO_AUTOKILL):
        return False
    for member in reinforcements_of(g, by):
        if not slays(g, member, on):
            return False
    return True


def slays(g: Doom, by: int, on: int) -> bool:
    """Whether a warrior that it wounds is killed; cards to which the victim is immune do not count (DT-A31)."""
    shield = immunity(g, on, by)
    can = powers(g, by)
    if can is not NOTHING and can.has(NEVER_AUTOKILLS):
        return False
    if g.changes and times_changed(g, by, OVERWHELMS) and overwhelms(g, by, on):
        return True
    for static in g.abilities[by].statics:
        if static.powers().has(AUTOKILL) and rated_case_holds(g, static.case, by, by, on):
            return True
    for attachment in g.attached[by]:
        if gives_autokill(g, attachment, by, on) and not is_excluded_by_immunity(g, attachment, shield):
            if attachment_counts(g, by, attachment, can):
                return True
    for source in g.auras:
        for aura in g.abilities[source].auras:
            if aura.static.powers().has(AUTOKILL) and aura_reaches(g, aura, source, by):
                if rated_case_holds(g, aura.static.case, source, by, on) and not is_excluded_by_immunity(
                    g, source, shield
                ):
                    return True
    return False


def rated_case_holds(g: Doom, case: Case, source: int, by: int, on: int) -> bool:
    """Whether a case of automatic killing holds, ratings included."""
    if not case_holds(g, case, source, by, on):
        return False
    if not case.is_rated:
        return True
    if case.overwhelms and not overwhelms(g, by, on):
        return False
    return case.foe is None or is_valued_so(g, case.foe, on, by)


def overwhelms(g: Doom, by: int, on: int) -> bool:
    """Whether a combatant's rating is more than twice the A of the other."""
    tactic = g.combats[-1][TACTIC] if g.combats else NO_TACTIC
    return tactic != NO_TACTIC and rating(g, by, tactic, on) > 2 * rating(g, on, A, by)


def is_valued_so(g: Doom, which: Which, warrior: int, foe: int = NONE) -> bool:
    """Whether a warrior has the V that a class requires."""
    if not which.at_least and which.total_at_most == ANY:
        return True
    value = DASH if g.flags[warrior] & UNPAID else rating(g, warrior, V, foe)
    return value != DASH and value >= which.at_least and (which.total_at_most == ANY or value <= which.total_at_most)


def gives_autokill(g: Doom, attachment: int, by: int, on: int) -> bool:
    """Whether an attachment, or a card that lies on it (DT-067), lets its bearer kill whom it wounds."""
    for static in g.abilities[attachment].statics:
        if static.powers().has(AUTOKILL) and rated_case_holds(g, static.case, attachment, by, on):
            return True
    for part in g.attached[attachment]:
        if gives_autokill(g, part, by, on):
            return True
    return False


def loses_protection(g: Doom, foe: int) -> bool:
    """Whether an opponent takes away what cover and fortifications give."""
    for source in g.auras:
        if g.abilities[source].marks & BARES:
            for aura in g.abilities[source].auras:
                if aura.static.powers().has(BARES_FOE) and aura_reaches(g, aura, source, foe):
                    return True
    return False


def is_fortification(g: Doom, attachment: int) -> bool:
    """Whether a card on a warrior is a fortification, or considered one (DT-292)."""
    kind = g.kind[attachment]
    return g.cards.type[kind] == FORTIFICATION or g.cards.traits[kind] & IS_FORTIFICATION != 0


def is_protected(g: Doom, warrior: int, foe: int) -> bool:
    """Whether a fortification changes a rating of the warrior in this combat."""
    if g.cards.type[g.kind[warrior]] == FORTIFICATION:
        return False
    for slot in (*g.attached[warrior], *g.auras):
        borne = g.place[slot] == ATTACHED and is_fortification(g, slot)
        if (borne or g.cards.type[g.kind[slot]] == FORTIFICATION) and is_protected_by(g, slot, warrior, foe):
            return True
    return False


def is_protected_by(g: Doom, fortification: int, warrior: int, foe: int) -> bool:
    """DT-A40: whether a fortification acts on a warrior in its combat against another."""
    if not uses_fortifications(g, warrior, powers(g, warrior)) or loses_protection(g, foe):
        return False
    if fortification in g.attached[warrior]:
        return True
    for aura in g.abilities[fortification].auras:
        if aura_reaches(g, aura, fortification, warrior):
            if case_holds(g, aura.static.case, fortification, warrior, foe):
                return True
    return False


def rating(g: Doom, warrior: int, which: int, foe: int = NONE, parts: Parts | None = None) -> int:
    """DT-192, DT-203, DT-A15: a warrior's present rating, against an opponent if there is one; it has no minimum.

    The base is multiplied and divided first, then flat modifiers are added; fractions are rounded up.
    A caller that wants to explain the rating passes a list for its parts.
    """
    base = base_rating(g, warrior, which, foe, parts)
    if base == DASH:
        return DASH
    can = powers(g, warrior)
    # cards to which the opponent is immune do not help against it
    shield = immunity(g, foe, warrior) if foe != NONE else 0
    times, over, flat = from_statics(g, warrior, warrior, which, foe)
    if g.abilities[warrior].marks & PER_OTHER:
        flat += gain_per_other(g, warrior, which)
    if parts is not None:
        note(parts, warrior, times, over, flat)
    if g.infections:
        lost = lost_to_viruses(g, warrior, which)
        flat += lost
        if parts is not None and lost:
            parts.append([FROM_VIRUSES, NONE, lost])
    bared = which == A and foe != NONE and bool(g.auras) and loses_protection(g, foe)
    for attachment in g.attached[warrior]:
        if attachment_counts(g, warrior, attachment, can) and not is_excluded_by_immunity(g, attachment, shield):
            if not (bared and is_fortification(g, attachment)):
                multiplier, divisor, bonus = from_attachment(g, warrior, attachment, which, foe, parts)
                times *= multiplier
                over *= divisor
                flat += bonus
    if g.auras:
        sheltered = not bared and uses_fortifications(g, warrior, can)
        multiplier, divisor, bonus = from_auras(g, warrior, which, foe, can, shield, sheltered, parts)
        times *= multiplier
        over *= divisor
        flat += bonus
    if foe != NONE or g.changes:
        flat += from_combat(g, warrior, which, foe, shield, parts)
    if which == A and g.flags[warrior] & COVERED and not bared:
        flat += COVER  # DT-041, DT-191
        if parts is not None:
            parts.append([FROM_COVER, NONE, COVER])
    if g.combats:
        flat += from_warzone(g, warrior, which, parts)
    value = base * times
    return flat + (value if over == 1 else -(-value // over))


def from_statics(g: Doom, source: int, warrior: int, which: int, foe: int) -> tuple[int, int, int]:
    """The multiplier, the divisor and the addition of a card's abilities to a warrior's rating."""
    times = 1
    over = 1
    flat = 0
    for static in g.abilities[source].statics:
        if case_holds(g, static.case, source, warrior, foe):
            times *= static.times(which)
            over *= static.over(which)
            flat += static.add(which)
    return times, over, flat


def from_attachment(
    g: Doom, warrior: int, attachment: int, which: int, foe: int, parts: Parts | None
) -> tuple[int, int, int]:
    """DT-A16: the multiplier, the divisor and the addition of an attachment, with the cards attached to it, to a
    rating, doubled or not.
    """
    marks = g.abilities[attachment].marks
    times, over, bonus = from_statics(g, attachment, warrior, which, foe)
    if marks & TALLIES:
        bonus += tallied(g, attachment, warrior, which, foe)
    if marks & OF_FOE and foe != NONE:
        bonus += gain_of_foe(g, attachment, warrior, which, foe)
    bonus <<= times_changed(g, attachment, DOUBLED)  # DT-A15, DT-A16
    if parts is not None:
        note(parts, attachment, times, over, bonus)
    for part in g.attached[attachment]:  # DT-067: a sight on a weapon
        if is_surplus_copy(g, part):
            continue  # DT-070
        for static in g.abilities[part].statics:
            if case_holds(g, static.case, part, warrior, foe):
                bonus += static.add(which)
                if parts is not None:
                    note(parts, part, 1, 1, static.add(which))
    return times, over, bonus


def from_auras(
    g: Doom, warrior: int, which: int, foe: int, can: Powers, shield: int, sheltered: bool, parts: Parts | None
) -> tuple[int, int, int]:
    """DT-205, DT-A41: the multiplier, the divisor and the addition of the auras of all cards in play to a rating."""
    times = 1
    over = 1
    flat = 0
    for source in g.auras:
        given = g.abilities[source]
        if not given.marks & RATES << which:
            continue
        if g.cards.type[g.kind[source]] == FORTIFICATION and not sheltered:
            continue  # DT-079, DT-114
        for aura in given.auras:
            static = aura.static
            if not static.touches(which) or (aura.unit and can.has(NO_SERGEANT)):
                continue
            if aura_reaches(g, aura, source, warrior) and case_holds(g, static.case, source, warrior, foe):
                spared = is_spared(g, warrior, source, static.add(which))
                if not spared and not is_excluded_by_immunity(g, source, shield):
                    times *= static.times(which)
                    over *= static.over(which)
                    gain = static.add(which) * (len(g.attached[source]) if aura.each else 1)
                    flat += gain
                    if parts is not None:
                        note(parts, source, static.times(which), static.over(which), gain)
    return times, over, flat


def is_spared(g: Doom, warrior: int, source: int, amount: int) -> bool:
    """Whether a warrior is immune to what another player's spell takes from all warriors (DT-270)."""
    if amount >= 0 or g.cards.type[g.kind[source]] != ART or g.control[source] == g.control[warrior]:
        return False
    return is_excluded_by_immunity(g, source, immunity(g, warrior))


def from_combat(g: Doom, warrior: int, which: int, foe: int, shield: int, parts: Parts | None) -> int:
    """What the opponent, cards played in the present combat and the rest of its group add to a rating."""
    flat = 0
    if foe != NONE:
        flat = lost_to_foe(g, warrior, which, foe)
        if parts is not None and flat:
            parts.append([FROM_FOE, foe, flat])
    if g.changes:
        flat += changed_in_combat(g, warrior, which, shield, parts)
        if which <= SHOOT:
            for member in reinforcements_of(g, warrior):
                theirs = rating(g, member, which, foe)
                flat += theirs  # DT-206: the group adds its ratings together
                if parts is not None:
                    note(parts, member, 1, 1, theirs)
    return flat


def from_warzone(g: Doom, warrior: int, which: int, parts: Parts | None) -> int:
    """DT-113: what the warzone of the present combat adds to a rating of the defender, and of no other warrior."""
    zone = warzone_of(g, warrior)
    if zone == NONE or warrior != g.combats[-1][DEFENDER] or g.cards.type[g.kind[zone]] != WARZONE:
        return 0
    printed = g.cards.printed[g.kind[zone]][which]
    if printed == DASH:
        return 0
    if parts is not None:
        note(parts, zone, 1, 1, printed)
    return printed


def tallied(g: Doom, source: int, warrior: int, which: int, foe: int) -> int:
    """The bonus of a card for everything that it has counted."""
    out = 0
    for static in g.abilities[source].statics:
        if isinstance(static, Tallies) and case_holds(g, static.case, source, warrior, foe):
            count = stored_on(g, source) if static.what == STORED_CARDS else noted(g, source, COUNTED)
            out += static.amounts[which] * count
    return out


def stored_on(g: Doom, source: int) -> int:
    """How many cards are stored on another."""
    out = 0
    for part in g.attached[source]:
        out += g.flags[part] & STORED != 0
    return out


def gain_per_other(g: Doom, warrior: int, which: int) -> int:
    """What a warrior gains from others in its area."""
    out = 0
    for static in g.abilities[warrior].statics:
        if isinstance(static, GainsPer):
            out += gains_from_others(g, static, warrior, which)
    return out


def gain_of_foe(g: Doom, source: int, warrior: int, which: int, foe: int) -> int:
    """The bonus of a card that equals the opponent's base rating."""
    out = 0
    for static in g.abilities[source].statics:
        if (
            isinstance(static, GainsOfFoe)
            and static.rating == which
            and case_holds(g, static.case, source, warrior, foe)
        ):
            theirs = base_rating(g, foe, which, warrior)
            out += 0 if theirs == DASH else theirs
    return out


def lost_to_foe(g: Doom, warrior: int, which: int, foe: int) -> int:
    """What the opponent's cards take from a rating; nothing if the warrior is immune to them (DT-270)."""
    out = 0
    if g.abilities[foe].marks & WEAKENS:
        for static in g.abilities[foe].statics:
            if isinstance(static, Weakens) and static.weaken(which) and case_holds(g, static.case, foe, foe, warrior):
                if static.protected == ANY or static.protected == int(is_protected(g, warrior, foe)):
                    out += static.weaken(which)
    for attachment in g.attached[foe]:
        if g.abilities[attachment].marks & WEAKENS and attachment_counts(g, foe, attachment, powers(g, foe)):
            if is_excluded_by_immunity(g, attachment, immunity(g, warrior, foe)):
                continue
            for static in g.abilities[attachment].statics:
                if case_holds(g, static.case, attachment, foe, warrior):
                    out += static.weaken(which)
    return out


def changed_in_combat(g: Doom, warrior: int, which: int, shield: int, parts: Parts | None = None) -> int:
    """DT-218: what cards played in this combat have changed, for this combat only."""
    out = 0
    changes = g.changes
    depth = len(g.combats)
    for k in range(0, len(changes), CHANGE):
        if changes[k + TARGET] == warrior and changes[k + WHAT] == which and changes[k + DEPTH] == depth:
            source = changes[k + CAUSE]
            if is_excluded_by_immunity(g, source, shield):
                continue
            against = changes[k + AMOUNT] < 0 and g.control[source] != g.control[warrior]
            if against and g.cards.type[g.kind[source]] in (ART, SYMMETRY):
                foe = foe_of(g, warrior)
                by = foe if foe != NONE and g.control[foe] == g.control[source] else NONE
                if is_excluded_by_immunity(g, source, immunity(g, warrior, by)):
                    continue  # DT-270: immunity excludes cards used against the warrior, not those that help it
            out += changes[k + AMOUNT]
            if parts is not None:
                note(parts, source, 1, 1, changes[k + AMOUNT])
    return out
