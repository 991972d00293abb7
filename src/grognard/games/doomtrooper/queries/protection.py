"""What protects cards from being discarded, and warriors from wounds and death (DT-271, DT-340)."""

from __future__ import annotations

from grognard.games.doomtrooper.language.power_sets import NOTHING, Powers
from grognard.games.doomtrooper.language.powers import (
    INVULNERABLE,
    KEEPS_EQUIPMENT,
    NEVER_DISCARDED,
    UNHARMED_BY_SPECIALS,
    UNHURT_ATTACKING,
)
from grognard.games.doomtrooper.model.combats import ATTACKER, foe_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.powers import giver_of, has, immunity, is_excluded_by_immunity, powers
from grognard.games.doomtrooper.words import ATTACHED, EQUIPMENT, SPECIAL, UNPAID


def cannot_be_discarded(g: Doom, slot: int) -> bool:
    """DT-340, DT-A69: whether a card may not be discarded now."""
    if own_powers(g, slot).has(NEVER_DISCARDED):
        return True
    if g.place[slot] != ATTACHED or g.cards.type[g.kind[slot]] != EQUIPMENT:
        return False
    return has(g, g.bearer[slot], KEEPS_EQUIPMENT)


def own_powers(g: Doom, slot: int) -> Powers:
    """The powers that a card gives itself."""
    out = NOTHING
    for static in g.abilities[slot].statics:
        out = out | static.powers()
    return out


def is_invulnerable(g: Doom, warrior: int, by: int, can: Powers) -> bool:
    """Whether a card protects a warrior from wounds and death, always or while it attacks.

    DT-271: in combat, cards to which its opponent is immune do not count.
    """
    attacks = bool(g.combats) and g.combat()[ATTACKER] == warrior
    if attacks and can.has(UNHURT_ATTACKING):
        return True
    if not can.has(INVULNERABLE):
        return False
    struck = by != NONE and foe_of(g, warrior) == by
    return not (struck and is_excluded_by_immunity(g, giver_of(g, warrior, INVULNERABLE), immunity(g, by)))


def is_spared_by(g: Doom, source: int, warrior: int) -> bool:
    """Whether a card cannot wound or kill a warrior, because it is a Special."""
    if source == NONE or g.cards.type[g.kind[source]] != SPECIAL or g.flags[warrior] & UNPAID:
        return False
    return has(g, warrior, UNHARMED_BY_SPECIALS)


def can_be_hurt(g: Doom, warrior: int) -> bool:
    """Whether a wound would do anything to a warrior; a hidden warrior counts as vulnerable (DT-A22)."""
    return bool(g.flags[warrior] & UNPAID) or not is_invulnerable(g, warrior, NONE, powers(g, warrior))
