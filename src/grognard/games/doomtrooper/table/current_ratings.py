"""The present ratings, as everybody at the table can calculate them."""

from __future__ import annotations

from grognard.games.doomtrooper.language.selectors import ANY, NO_PART
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, TACTIC, foe_of, weapon_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.equipment import usable_weapons
from grognard.games.doomtrooper.queries.first_strike import first_striker
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.words import DASH, FIGHT, NO_TACTIC, SHOOT, A, F, S, V


def ratings_now(g: Doom, warrior: int) -> list[int]:
    """The present F, S, A and V, then F and S with the best weapon at hand (DT-186)."""
    foe = foe_of(g, warrior)
    out = [rating(g, warrior, F, foe), rating(g, warrior, S, foe), rating(g, warrior, A, foe), rating(g, warrior, V)]
    out.append(armed(g, warrior, FIGHT, out[F]))
    out.append(armed(g, warrior, SHOOT, out[S]))
    return out


def armed(g: Doom, warrior: int, tactic: int, bare: int) -> int:
    """A rating with the best weapon that its bearer could use; a weapon in use is already included."""
    if bare == DASH or not g.attached[warrior] or weapon_of(g, warrior) != NONE:
        return bare
    best = 0
    for weapon in usable_weapons(g, warrior, tactic):
        bonus = promised(g, weapon, warrior, tactic)
        for part in g.attached[weapon]:
            bonus += promised(g, part, warrior, tactic)
        best = max(best, bonus)
    return bare + best


def promised(g: Doom, card: int, warrior: int, tactic: int) -> int:
    """What a card adds to its bearer in every combat with a tactic, against any opponent."""
    out = 0
    for static in g.abilities[card].statics:
        case = static.case
        if case.tactic in (ANY, tactic) and case.part == NO_PART and case.foe is None:
            if case.bearer is None or is_meant(g, case.bearer, card, g.control[card], warrior):
                out += static.add(tactic)
    return out


def compared(g: Doom) -> list[tuple[int, int, int]]:
    """The ratings that the present combat compares: whose part in it, which rating, and what it is now.

    The attacker's and its A come first, then the defender's; there are none without a combat.
    """
    out: list[tuple[int, int, int]] = []
    if g.combats and g.combat()[DEFENDER] != NONE and g.combat()[TACTIC] != NO_TACTIC:
        c = g.combat()
        for part in (ATTACKER, DEFENDER):
            for which in (c[TACTIC], A):
                number = rating(g, c[part], which, c[1 - part]) if g.in_play(c[part]) else 0
                out.append((part, which, number))
    return out


def strikes_first(g: Doom) -> int:
    """The combatant that strikes first as things stand, or NONE (DT-209)."""
    if not g.combats or g.combat()[DEFENDER] == NONE or not g.in_play(g.combat()[ATTACKER]):
        return NONE
    part = first_striker(g)
    return NONE if part == NONE else g.combat()[part]
