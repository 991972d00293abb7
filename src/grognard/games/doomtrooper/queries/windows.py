"""Windows: what they are for, in which order the seats are asked, and when they close at once."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Env
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, PHASE, PLAYER_A, PLAYER_D, main_combatant
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.first_strike import first_striker
from grognard.games.doomtrooper.words import PRISONER

# What a window is for
OPEN: Final = 0  # ANYTIME, and in combat what is played in combat
START: Final = 1  # of a turn: cards for that moment
SAVES: Final = 2  # somebody would be killed
VICTORY: Final = 3  # a combat is over
COUNTERS: Final = 4  # a card was announced
EARNED: Final = 5  # a warrior has earned promotion points for its player
EARNED_OTHERWISE: Final = 6  # a player has earned promotion points, but not by a warrior
# an open window shows the phase of the combat, or this number plus the step of the turn (DT-011, DT-173)
OF_TURN: Final = 16
ASKED: Final = (
    "window",
    "start",
    "save",
    "victory",
    "counter",
    "earned",
    "earned",
)  # the question of a window, by its purpose
MODIFIERS: Final = 5  # the phase in which ratings are changed and weapons used (DT-188)
FOUGHT_OUT: Final = 7  # from this phase on a combatant may be gone (DT-195)
PAIRS: Final = [[0, 1], [1, 0]]  # the order of two players, by the one who is first; never changed


def window_env(g: Doom, purpose: int, about: int, more: int = NONE) -> Env:
    """What the frame of a new window binds: the purpose, the subject (`about`), further facts (`more`), the next seat,
    passes in a row, the seat that was asked first, and the combat.
    """
    return (purpose, about, more, 0, 0, NONE, len(g.combats))


def first_asked(g: Doom) -> int:
    """DT-015: the seat that is asked first, unless a card affects somebody (DT-248); a combat has its own order
    (DT-020).
    """
    if not g.combats:
        return g.active
    c = g.combat()
    return first_in_combat(g) if c[DEFENDER] != NONE else c[PLAYER_A]


def seats_in_order(g: Doom, lead: int) -> list[int]:
    """DT-016, DT-020: the seats in the order in which they are asked; in a combat its two players before all others.

    DT-248: a seat that is asked first out of turn comes before the others, whose order stays the same.
    """
    if g.n == 2:
        return PAIRS[lead]
    out = [(g.active + k) % g.n for k in range(g.n) if not g.defeated[(g.active + k) % g.n]]
    if g.combats and g.combat()[DEFENDER] != NONE:
        c = g.combat()
        sides = [g.control[c[ATTACKER]], g.control[c[DEFENDER]]]
        if (lead if lead in sides else first_in_combat(g)) == sides[1]:
            sides.reverse()
        if sides[0] != sides[1]:  # not if a warrior attacks one of its own player's (DT-A30)
            out = sides + [seat for seat in out if seat not in sides]
    return out if g.defeated[lead] else [lead] + [seat for seat in out if seat != lead]


def first_in_combat(g: Doom) -> int:
    """DT-021, DT-210: the attacker's player, or the defender's with a first strike that is not cancelled."""
    c = g.combat()
    return g.control[c[DEFENDER if first_striker(g) == DEFENDER else ATTACKER]]


def may_play_combat_cards(g: Doom) -> bool:
    """DT-A06: whether combat cards may be played: from the window after phase 2 to the end of phase 5."""
    if not g.combats:
        return False
    c = g.combats[-1]
    return c[DEFENDER] != NONE and 2 <= c[PHASE] <= 5


def is_broken(g: Doom) -> bool:
    """DT-177, DT-219, DT-268: whether a main combatant has left the present combat (DT-176, DT-A19)."""
    c = g.combat()
    if c[DEFENDER] == NONE:
        return False
    if not g.changes:
        return is_out_of_combat(g, c[ATTACKER], c[PLAYER_A]) or is_out_of_combat(g, c[DEFENDER], c[PLAYER_D])
    return is_out_of_combat(g, main_combatant(g, ATTACKER), c[PLAYER_A]) or is_out_of_combat(
        g, main_combatant(g, DEFENDER), c[PLAYER_D]
    )


def is_out_of_combat(g: Doom, warrior: int, seat: int) -> bool:
    """DT-A20: whether a warrior is gone, no longer this player's, or was imprisoned in a nested combat (DT-316)."""
    return bool(g.flags[warrior] & PRISONER) or not g.in_play(warrior) or g.control[warrior] != seat


def forsaken_part(g: Doom) -> int:
    """The part whose battled reinforcement has left the combat, or NONE (DT-A19)."""
    c = g.combat()
    if g.changes and c[DEFENDER] != NONE:
        if c[ATTACKER] != main_combatant(g, ATTACKER) and is_out_of_combat(g, c[ATTACKER], c[PLAYER_A]):
            return ATTACKER
        if c[DEFENDER] != main_combatant(g, DEFENDER) and is_out_of_combat(g, c[DEFENDER], c[PLAYER_D]):
            return DEFENDER
    return NONE


def is_cut_short(g: Doom, depth: int) -> bool:
    """Whether the combat of a window is over at once (DT-177, DT-216), and so is the window.

    If a battled reinforcement has left the combat, another window follows once its replacement is known.
    """
    if len(g.combats) < depth:
        return True
    return g.combat()[PHASE] < FOUGHT_OUT and (is_broken(g) or forsaken_part(g) != NONE)
