"""First strike: which of two combatants strikes first, and which does not strike back."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.language.powers import DENIES_FIRST, NO_FIRST_STRIKES
from grognard.games.doomtrooper.language.statics import ALWAYS_FIRST, IN_SPITE, ORDINARY, STOPS
from grognard.games.doomtrooper.model.auras import aura_reaches, case_holds
from grognard.games.doomtrooper.model.catalogue import STRIKES
from grognard.games.doomtrooper.model.combats import (
    AMOUNT,
    ATTACKER,
    CAUSE,
    CHANGE,
    DEFENDER,
    DEPTH,
    FIRST_BLOW,
    ORDERED,
    TARGET,
    WHAT,
)
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.equipment import attachment_counts
from grognard.games.doomtrooper.queries.powers import has, immunity, is_excluded_by_immunity, powers, reinforcements_of

# Ranks (DT-A14): explicit override, then NEVER, then ALWAYS, then ordinary
NO_RANK: Final = 0
RANKS: Final = (ORDINARY, ALWAYS_FIRST, IN_SPITE)


def own_first_strikes(g: Doom, warrior: int, foe: int) -> int:
    """The kinds of first strike a combatant itself has, as bits; cards to which its opponent is immune do not count."""
    out = first_strikes_from(g, warrior, warrior, foe) if g.abilities[warrior].marks & STRIKES else 0
    for attachment in g.attached[warrior]:
        if g.abilities[attachment].marks & STRIKES and attachment_counts(g, warrior, attachment, powers(g, warrior)):
            if not is_excluded_by_immunity(g, attachment, immunity(g, foe, warrior)):  # DT-A31
                out |= first_strikes_from(g, attachment, warrior, foe)
    for source in g.auras:
        if g.abilities[source].marks & STRIKES:
            for aura in g.abilities[source].auras:
                given = aura.static.strikes()
                if (
                    given
                    and aura_reaches(g, aura, source, warrior)
                    and case_holds(g, aura.static.case, source, warrior, foe)
                ):
                    out |= given
    changes, depth = g.changes, len(g.combats)
    for k in range(0, len(changes), CHANGE):
        if changes[k + WHAT] == FIRST_BLOW and changes[k + TARGET] == warrior and changes[k + DEPTH] == depth:
            if not is_excluded_by_immunity(g, changes[k + CAUSE], immunity(g, foe, warrior)):
                out |= changes[k + AMOUNT]
    return out


def first_strikes_from(g: Doom, source: int, warrior: int, foe: int) -> int:
    """The kinds of first strike that a combatant gets from one card: its own, or an attachment; as bits."""
    out = 0
    for static in g.abilities[source].statics:
        if static.strikes() and case_holds(g, static.case, source, warrior, foe):
            out |= static.strikes()
    return out


def first_strike(g: Doom, warrior: int, foe: int) -> int:
    """DT-208, DT-324, DT-A14: a combatant's first strike as bits; a group has one if all members have one, of the
    lowest rank among them. NEVER beats all but an explicit override.

    What a card says about the order of the blows holds for the whole side, with all reinforcements.
    """
    out = own_first_strikes(g, warrior, foe)
    if out:
        for member in reinforcements_of(g, warrior):
            out = shared_first_strike(out, own_first_strikes(g, member, foe))
    if g.changes:
        out |= ordered_first_strike(g, warrior)
    if out and has(g, foe, DENIES_FIRST):
        out &= IN_SPITE | STOPS
    return out


def shared_first_strike(one: int, other: int) -> int:
    """The first strike of two members together: the lower of their ranks, and the effects that both have."""
    low = min(highest_rank(one), highest_rank(other))
    return 0 if low == NO_RANK else RANKS[low - 1] | one & other & STOPS


def ordered_first_strike(g: Doom, warrior: int) -> int:
    """The first strike that a card on the combat gives to the side of this combatant."""
    out = 0
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + WHAT] == ORDERED and g.changes[k + DEPTH] == len(g.combats):
            if g.combat()[g.changes[k + AMOUNT]] == warrior:
                out = ORDINARY | STOPS
    return out


def highest_rank(strikes: int) -> int:
    """The highest rank among kinds of first strike."""
    out = NO_RANK
    for k in range(len(RANKS)):
        if strikes & RANKS[k]:
            out = k + 1
    return out


def first_striker(g: Doom) -> int:
    """DT-211, DT-212, DT-322, DT-323: ATTACKER or DEFENDER, the one whose first strike ranks higher, or NONE: equal
    ranks cancel out, however many sources each has.
    """
    c = g.combat()
    attacker, defender = c[ATTACKER], c[DEFENDER]
    a = highest_rank(first_strike(g, attacker, defender))
    d = highest_rank(first_strike(g, defender, attacker))
    if a == d or has(g, attacker, NO_FIRST_STRIKES) or has(g, defender, NO_FIRST_STRIKES):
        return NONE
    return ATTACKER if a > d else DEFENDER


def stops_return_blow(g: Doom, part: int) -> int:
    """DT-A12: 1 if a warrior that the first striker wounds does not strike back."""
    c = g.combat()
    return int(first_strike(g, c[part], c[1 - part]) & STOPS != 0)
