"""Which warriors are infected with viruses, and which may catch them (DT-346)."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Row
from grognard.games.doomtrooper.model.state import Doom

# A record of a virus in a warrior
INFECTED: Final = 0  # the warrior
INFECTION_KIND: Final = 1  # the kind of the virus
INFECTION_SEAT: Final = 2  # whose Draw steps count
TOLL: Final = 3  # how many times its effect applies
INFECTION: Final = 4  # the length of a record

# A record of a warrior that may catch a virus
EXPOSURE_KIND: Final = 0  # the kind of the virus
EXPOSURE_SEAT: Final = 1  # whose Draw steps count
EXPOSURE_FROM: Final = 2  # the warrior that is infected
EXPOSURE_OF: Final = 3  # the warrior that has been near the infected one since that step
EXPOSURE: Final = 4  # the length of a record


def recover(g: Doom, warrior: int) -> None:
    """Cure a warrior: it is neither infected nor exposed any more."""
    kept: Row = []
    for k in range(0, len(g.infections), INFECTION):
        if g.infections[k + INFECTED] != warrior:
            kept += g.infections[k : k + INFECTION]
    g.infections = kept
    kept = []
    for k in range(0, len(g.exposures), EXPOSURE):
        if warrior not in (g.exposures[k + EXPOSURE_FROM], g.exposures[k + EXPOSURE_OF]):
            kept += g.exposures[k : k + EXPOSURE]
    g.exposures = kept
