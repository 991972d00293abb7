"""Viruses: how warriors catch them, how they spread, and how they grow worse (DT-346, DT-A53)."""

from __future__ import annotations

from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.language.statics import VIRUSES, Spreads
from grognard.games.doomtrooper.model.identity import sides_of
from grognard.games.doomtrooper.model.infections import (
    EXPOSURE,
    EXPOSURE_FROM,
    EXPOSURE_KIND,
    EXPOSURE_OF,
    EXPOSURE_SEAT,
    INFECTED,
    INFECTION,
    INFECTION_KIND,
    INFECTION_SEAT,
    TOLL,
)
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries.powers import immunity, viruses_of
from grognard.games.doomtrooper.words import AWAY, DOOMTROOPER, PRISONER, UNPAID


def no_infection(g: Doom, warrior: int, kind: int) -> bool:
    """DT-346: whether a warrior cannot catch a virus: it is immune, has the virus already, or is not a Doomtrooper in
    play.
    """
    if not g.in_play(warrior) or g.flags[warrior] & UNPAID or not sides_of(g, warrior) & DOOMTROOPER:
        return True
    return kind in viruses_of(g, warrior) or immunity(g, warrior) & VIRUSES != 0


def infect(g: Doom, warrior: int, kind: int, seat: int) -> None:
    """Infect a warrior; the virus worsens in the Draw steps of the given seat."""
    g.infections = [*g.infections, warrior, kind, seat, 1]
    g.tell(events.INFECTED, warrior, kind, g.kind[warrior])


def spreading(g: Doom, kind: int) -> Spreads | None:
    """How a virus spreads."""
    for static in g.cards.statics[kind]:
        if isinstance(static, Spreads):
            return static
    return None


def neighbours_of(g: Doom, sick: int) -> list[int]:
    """The other warriors in a sick warrior's area."""
    seat = g.control[sick]
    if g.flags[sick] & (PRISONER | AWAY):
        return []  # DT-313: a warrior out of play has no influence
    return [
        w
        for w in g.warriors[seat]
        if w != sick and g.place[w] == g.place[sick] and not g.flags[w] & (PRISONER | UNPAID)
    ]


def spread_infections(g: Doom) -> None:
    """Spread the viruses that spread at once; a warrior that has left the area of the sick is no longer exposed."""
    k = 0
    while k < len(g.infections):
        sick, kind = g.infections[k + INFECTED], g.infections[k + INFECTION_KIND]
        seat = g.infections[k + INFECTION_SEAT]
        how = spreading(g, kind)
        if how is not None and how.at_once:
            for warrior in neighbours_of(g, sick):
                if not no_infection(g, warrior, kind):
                    infect(g, warrior, kind, seat)
        k += INFECTION
    kept: list[int] = []
    for n in range(0, len(g.exposures), EXPOSURE):
        if g.exposures[n + EXPOSURE_OF] in neighbours_of(g, g.exposures[n + EXPOSURE_FROM]):
            kept += g.exposures[n : n + EXPOSURE]
    if len(kept) < len(g.exposures):
        g.exposures = kept


def worsen_infections(g: Doom, seat: int) -> None:
    """Worsen a player's viruses in that player's Draw step; warriors that have been near the sick since the last Draw
    step catch them.
    """
    spread_infections(g)
    grown = g.infections[:]
    for k in range(0, len(grown), INFECTION):
        how = spreading(g, grown[k + INFECTION_KIND])
        if how is not None and how.worsens and grown[k + INFECTION_SEAT] == seat:
            grown[k + TOLL] += 1
    g.infections = grown
    for n in range(0, len(g.exposures), EXPOSURE):
        kind, warrior = g.exposures[n + EXPOSURE_KIND], g.exposures[n + EXPOSURE_OF]
        if g.exposures[n + EXPOSURE_SEAT] == seat and not no_infection(g, warrior, kind):
            infect(g, warrior, kind, seat)
    exposed: list[int] = []
    for n in range(0, len(g.exposures), EXPOSURE):
        if g.exposures[n + EXPOSURE_SEAT] != seat:
            exposed += g.exposures[n : n + EXPOSURE]
    for k in range(0, len(g.infections), INFECTION):
        sick, kind = g.infections[k + INFECTED], g.infections[k + INFECTION_KIND]
        player = g.infections[k + INFECTION_SEAT]
        how = spreading(g, kind)
        if player == seat and how is not None and not how.at_once:
            for warrior in neighbours_of(g, sick):
                if not no_infection(g, warrior, kind):
                    exposed += [kind, seat, sick, warrior]
    g.exposures = exposed
