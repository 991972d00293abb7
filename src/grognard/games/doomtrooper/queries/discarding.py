"""The Discard step: which cards may be discarded from hand, and when it may be ended."""

from __future__ import annotations

from grognard.core.action import VERB, A, first
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.model.state import HAND, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.legality import Refusal, untimely


def no_ending(g: Doom, seat: int) -> Clause | None:
    """Why a seat must still discard: it holds more than seven cards."""
    return no.TOO_MANY_CARDS if len(g.hand[seat]) > HAND else no.OK


def discard_options(g: Doom, seat: int) -> list[int]:
    """The cards that a seat may discard, and the end of the step if it is allowed; empty if the seat holds no cards."""
    options = [verbs.DISCARD | kind << A for kind in sorted(set(g.hand[seat]))]
    return [verbs.END, *options] if options and no_ending(g, seat) is no.OK else options


def no_discard(g: Doom, seat: int, action: int) -> Refusal:
    """Why an action is not an answer in the Discard step."""
    if action == verbs.END:
        return Refusal(no_ending(g, seat))
    if action & VERB != verbs.DISCARD:
        return untimely(g, action)
    return Refusal(no.OK if first(action) in g.hand[seat] else no.NOT_IN_HAND, first(action))
