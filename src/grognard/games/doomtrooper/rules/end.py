"""Victory and defeat (DT-039, DT-231…238)."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import put
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper.state import NONE, Doom

LAST_TURNS: Final = 3  # DT-039


def finish(g: Doom, winners: list[int]) -> None:
    """The game is over: nothing is left to do."""
    g.agenda = None
    g.won = winners
    if g.out is not None:
        g.out.append((told.OVER, *winners))


def is_won(g: Doom) -> bool:
    """DT-231, DT-232: who has the target, of several the highest total; DT-234: or who leads when time is up."""
    best = max(g.p)
    late = g.rules.limit and g.round > g.rules.limit + 1
    if best < g.rules.target and not late:
        return False
    leaders = [seat for seat in range(g.n) if g.p[seat] == best]
    if len(leaders) > 1 and not late:
        return False  # DT-233: each plays one more full turn, until time is up (DT-237)
    finish(g, leaders)
    return True


def count_down(g: Doom) -> None:
    """DT-039: an empty library and no combat-capable warrior give three own turns to bring one into play."""
    from grognard.games.doomtrooper.rules.combat import is_capable

    seat = g.active
    capable = any(is_capable(g, warrior) for warrior in g.warriors[seat])
    if g.library[seat] or capable:
        g.stood = put(g.stood, seat, NONE)
        return
    left = LAST_TURNS if g.stood[seat] == NONE else g.stood[seat]
    if left == 0:
        finish(g, [other for other in range(g.n) if other != seat and g.stood[other] != 0])
        return
    g.stood = put(g.stood, seat, left - 1)
