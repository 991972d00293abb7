"""Whether taking answers back reveals anything to anybody: the engine finds out, so there is no table of cases."""

from __future__ import annotations

from typing import Any

from grognard.core.agenda import Event
from grognard.core.match import Match

WORLDS = 3  # worlds imagined for each seat; one that differs is proof, more guard against deals equal by chance


def is_free(match: Match, to: int) -> bool:
    """Whether since answer `to` no die was rolled and no seat has learned anything it could not know before.

    For each seat, everything that it could not know then is dealt anew, and the answers are given again. If an answer
    is impossible there, or if the seat is told or sees anything else, then the seat has learned something.
    """
    before, now = match.before(to), match.state
    if (before.seed, before.ticks) != (now.seed, now.ticks):
        return False
    return all(same_worlds(match, to, seat) for seat in (*range(match.seats), None))


def same_worlds(match: Match, to: int, seat: int | None) -> bool:
    """Whether every world that looked the same to a seat after answer `to` still looks the same to it now."""
    redact = match.game.redact
    seen = match.state.view(seat).json()
    told = [redact(event, seat) for happened in match.events[to:] for event in happened]
    for salt in range(1, WORLDS + 1):
        world: Any = match.before(to).resample(seat, salt)
        out: list[Event] = []
        for answer in match.answers[to:]:
            if answer not in world.options:
                return False
            world.apply(answer, out)
        if world.view(seat).json() != seen or [redact(event, seat) for event in out] != told:
            return False
    return True
