"""Windows: who may play something now, in which order, until all pass in a circle (DT-015…021)."""

from __future__ import annotations

from typing import Final

from grognard.core.action import A, B, first, second
from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.state import ATTACKER, DEFENDER, FIRST_BLOW, NONE, PHASE, Doom

# What a window is for
OPEN: Final = 0  # ANYTIME, and in combat what is played in combat
START: Final = 1  # of a turn: cards for that moment
SAVES: Final = 2  # somebody would be killed
VICTORY: Final = 3  # a combat is over
COUNTERS: Final = 4  # a card was announced


def order(g: Doom, about: int) -> list[int]:
    """DT-015, DT-020, DT-021, DT-248: who is asked first."""
    start = g.active
    if about != NONE:
        start = about
    elif g.combats and g.combat()[DEFENDER] != NONE:
        start = first_in_combat(g)
    out = [(start + k) % g.n for k in range(g.n)]
    if about == NONE and g.combats and g.combat()[DEFENDER] != NONE:
        c = g.combat()
        sides = [g.control[c[ATTACKER]], g.control[c[DEFENDER]]]
        if out[0] != sides[0]:
            sides.reverse()
        out = sides + [seat for seat in out if seat not in sides]
    return out


def first_in_combat(g: Doom) -> int:
    """DT-020: the attacker's player; DT-021: the defender's with a first strike that the attacker does not cancel."""
    from grognard.games.doomtrooper.rules.ratings import is_changed

    c = g.combat()
    first_blow = is_changed(g, c[DEFENDER], FIRST_BLOW) and not is_changed(g, c[ATTACKER], FIRST_BLOW)
    return g.control[c[DEFENDER] if first_blow else c[ATTACKER]]


def open_window(g: Doom, purpose: int = OPEN, about: int = NONE) -> None:
    """Everybody may play what fits; bound: what it is for, about which seat or frame, whose turn, passes in a row."""
    g.push(WINDOW, (purpose, about, 0, 0))


def open_saves(g: Doom, warrior: int) -> None:
    """Only cards that save from death (DT-195); the warrior's player is asked first (DT-248)."""
    g.push(WINDOW, (SAVES, warrior, 0, 0))


class Window(Node[Doom]):
    """One after another is asked until all have passed in a row (DT-017); any play starts the circle anew."""

    def run(self, g: Doom, f: Frame) -> None:
        from grognard.games.doomtrooper.rules.play import window_options

        purpose, about, turn, passes = f.env
        if purpose == START:
            seats = [g.active]
        elif purpose == SAVES:
            seats = order(g, g.control[about])
        elif purpose == COUNTERS:
            seats = order(g, NONE)
        else:
            seats = order(g, NONE)
        while passes < len(seats):
            seat = seats[turn % len(seats)]
            options = window_options(g, seat, purpose, about)
            if len(options) > 1 or not g.quick:
                asked = ("window", "start", "save", "victory", "counter")[purpose]
                frame = Frame(f.id, self, 0, (purpose, about, turn, passes), f.below)
                g.ask(frame, seat, asked, options)
                return
            turn += 1
            passes += 1

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        from grognard.games.doomtrooper.rules.play import begin

        purpose, about, turn, passes = f.env
        if action & 63 == verbs.PASS:
            g.again(f, 0, (purpose, about, turn + 1, passes + 1))
            return
        seat = order_seat(g, purpose, about, turn)
        g.again(f, 0, (purpose, about, turn + 1, 0))
        begin(g, seat, first(action), second(action), about)


def order_seat(g: Doom, purpose: int, about: int, turn: int) -> int:
    """Whose turn it is in a window."""
    if purpose == START:
        return g.active
    seats = order(g, g.control[about] if purpose == SAVES else NONE)
    return seats[turn % len(seats)]


def may_still_rate(g: Doom) -> bool:
    """DT-A06: combat cards are played from the window after phase 2 to the end of phase 5."""
    return bool(g.combats) and g.combat()[DEFENDER] != NONE and 2 <= g.combat()[PHASE] <= 5


WINDOW: Final = Window("window")
PLAY_BITS: Final = (A, B)
