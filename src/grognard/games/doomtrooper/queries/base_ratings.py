"""Base ratings: the printed ratings, the beast, and operations on the base (DT-124, DT-203, DT-A16)."""

from __future__ import annotations

from grognard.games.doomtrooper.language.statics import DoublesBeasts, Levels, Rebases, Static
from grognard.games.doomtrooper.model.auras import aura_reaches, case_holds
from grognard.games.doomtrooper.model.bonds import BOND, LASTING_BASE, TIE, TIE_AMOUNT, TIE_TO
from grognard.games.doomtrooper.model.catalogue import REBASES
from grognard.games.doomtrooper.model.combats import AMOUNT, CHANGE, DEPTH, DOUBLED, OF_BASE, TARGET, WHAT
from grognard.games.doomtrooper.model.identity import fits
from grognard.games.doomtrooper.model.notes import COUNTED, noted
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.equipment import attachment_counts
from grognard.games.doomtrooper.queries.powers import powers, times_changed
from grognard.games.doomtrooper.queries.rating_parts import BASE, PRINTED, Parts
from grognard.games.doomtrooper.words import BEAST, DASH, PRISONER, UNPAID, V


def base_rating(g: Doom, warrior: int, which: int, foe: int = NONE, parts: Parts | None = None) -> int:
    """A base rating: the printed one with the beast's modifiers (DT-124), then set, swapped or changed (DT-A16)."""
    base = g.cards.printed[g.kind[warrior]][which]
    if base == DASH:
        return DASH
    if parts is not None:
        parts.append([PRINTED, warrior, base])
    special: int = g.abilities[warrior].marks & REBASES
    if g.bonds:
        special = REBASES
    for attachment in g.attached[warrior]:
        special |= g.abilities[attachment].marks & REBASES
    for source in g.auras:
        special |= g.abilities[source].marks & REBASES
    for k in range(WHAT, len(g.changes), CHANGE):
        if g.changes[k] >= OF_BASE:
            special = REBASES
    if not special:
        return base
    value = base_ratings(g, warrior, foe)[which]
    if parts is not None and value != base:
        parts.append([BASE, warrior, value - base])
    return value


def beast_factor(g: Doom, warrior: int, beast: int) -> int:
    """How many times the bonuses of the beast count: twice if any number of cards double them for good (DT-341), and
    twice as often for each card that doubles them in this combat (DT-A15).
    """
    out = 1 << times_changed(g, beast, DOUBLED) if g.changes else 1
    for source in g.auras:
        for aura in g.abilities[source].auras:
            static = aura.static
            if isinstance(static, DoublesBeasts) and aura_reaches(g, aura, source, warrior):
                if g.cards.affiliations[g.kind[beast]] & static.affiliation:
                    return 2 * out
    return out


def base_ratings(g: Doom, warrior: int, foe: int) -> list[int]:
    """DT-123, DT-204, DT-A16: the four base ratings after all operations on them: the beast first, then in
    chronological order.
    """
    row = g.cards.printed[g.kind[warrior]][:]
    can = powers(g, warrior)
    for attachment in g.attached[warrior]:
        if g.cards.type[g.kind[attachment]] == BEAST:
            add_beast(g, warrior, attachment, row)
    for static in g.abilities[warrior].statics:
        apply_to_base(g, static, warrior, warrior, foe, row)
    for attachment in g.attached[warrior]:
        if g.abilities[attachment].marks & REBASES and attachment_counts(g, warrior, attachment, can):
            for static in g.abilities[attachment].statics:
                apply_to_base(g, static, attachment, warrior, foe, row)
    for source in g.auras:
        if g.abilities[source].marks & REBASES:
            for aura in g.abilities[source].auras:
                if aura_reaches(g, aura, source, warrior):
                    apply_to_base(g, aura.static, source, warrior, foe, row)
    add_changes_of_base(g, warrior, row)
    return row


def add_beast(g: Doom, warrior: int, beast: int, row: list[int]) -> None:
    """DT-124: add what a beast gives to the base ratings of its rider; what it takes away is never doubled."""
    for which in range(4):
        more = g.cards.printed[g.kind[beast]][which]
        if row[which] != DASH and more != DASH:
            row[which] += more * (beast_factor(g, warrior, beast) if which != V and more > 0 else 1)


def add_changes_of_base(g: Doom, warrior: int, row: list[int]) -> None:
    """Add the changes that effects have made to a warrior's base ratings, for good or in the present combat."""
    bonds, changes, depth = g.bonds, g.changes, len(g.combats)
    for k in range(0, len(bonds), BOND):
        which = bonds[k + TIE] - LASTING_BASE
        if which >= 0 and bonds[k + TIE_TO] == warrior and row[which] != DASH:
            row[which] += bonds[k + TIE_AMOUNT]
    for k in range(0, len(changes), CHANGE):
        which = changes[k + WHAT] - OF_BASE
        if 0 <= which <= V and changes[k + TARGET] == warrior and changes[k + DEPTH] == depth and row[which] != DASH:
            row[which] += changes[k + AMOUNT]


def apply_to_base(g: Doom, static: Static, source: int, warrior: int, foe: int, row: list[int]) -> None:
    """Apply an ability to the base ratings, if it operates on them."""
    if isinstance(static, Rebases):
        if case_holds(g, static.case, source, warrior, foe):
            static.rebase(row, times_rebased(g, static, source))
    elif isinstance(static, Levels):
        static.rebase(row)


def times_rebased(g: Doom, static: Rebases, source: int) -> int:
    """How many times an operation on the base counts: for each marker, for each warrior of a class, or once."""
    if static.marked:
        return noted(g, source, COUNTED)
    if static.for_each is None:
        return 1
    out = 0
    you = g.control[source]
    for warrior in g.warriors[you]:
        if g.in_play(warrior) and not g.flags[warrior] & (UNPAID | PRISONER):
            out += fits(g, static.for_each, source, you, warrior)
    return out
