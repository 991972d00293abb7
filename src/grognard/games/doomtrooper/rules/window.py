"""Windows: who may play something now, in which order, until all pass in a circle (DT-015…021)."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.rules.strikes import first_striker
from grognard.games.doomtrooper.state import ATTACKER, DEFENDER, NONE, PHASE, Doom

# What a window is for
OPEN: Final = 0  # ANYTIME, and in combat what is played in combat
START: Final = 1  # of a turn: cards for that moment
SAVES: Final = 2  # somebody would be killed
VICTORY: Final = 3  # a combat is over
COUNTERS: Final = 4  # a card was announced
EARNED: Final = 5  # somebody has earned promotion points
ASKED: Final = ("window", "start", "save", "victory", "counter", "earned")  # by what it is for: the question
SEATS: Final = 8  # such a window is about the points times this, plus the seat


def order(g: Doom, about: int) -> list[int]:
    """DT-015, DT-020, DT-021, DT-248: who is asked first."""
    start = g.active
    if about != NONE:
        start = about
    elif g.combats and g.combat()[DEFENDER] != NONE:
        start = first_in_combat(g)
    out = [(start + k) % g.n for k in range(g.n) if not g.lost[(start + k) % g.n]]
    if about == NONE and g.combats and g.combat()[DEFENDER] != NONE:
        c = g.combat()
        sides = [g.control[c[ATTACKER]], g.control[c[DEFENDER]]]
        if sides[0] == sides[1]:
            sides = sides[:1]  # DT-A30: it attacks one of its own
        elif out[0] != sides[0]:
            sides.reverse()
        out = sides + [seat for seat in out if seat not in sides]
    return out


def first_in_combat(g: Doom) -> int:
    """DT-020: the attacker's player; DT-021: the defender's with a first strike that the attacker does not cancel."""
    c = g.combat()
    return g.control[c[DEFENDER if first_striker(g) == DEFENDER else ATTACKER]]  # DT-210


def may_still_rate(g: Doom) -> bool:
    """DT-A06: combat cards are played from the window after phase 2 to the end of phase 5."""
    return bool(g.combats) and g.combat()[DEFENDER] != NONE and 2 <= g.combat()[PHASE] <= 5
