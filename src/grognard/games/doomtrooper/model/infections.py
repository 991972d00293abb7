"""Which warriors are infected with viruses, and who may catch them (DT-346)."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Row
from grognard.games.doomtrooper.model.state import Doom

# A virus in a warrior: the warrior, the kind of virus, whose Draw steps count, how often it takes its toll
INFECTION: Final = 4
# … and who may catch it: the kind of virus, whose Draw steps count, who is sick, who has been near since that step
EXPOSURE: Final = 4


def recover(g: Doom, warrior: int) -> None:
    """A warrior is no longer infected, nor near to it."""
    kept: Row = []
    for k in range(0, len(g.infections), INFECTION):
        if g.infections[k] != warrior:
            kept += g.infections[k : k + INFECTION]
    g.infections = kept
    kept = []
    for k in range(0, len(g.exposures), EXPOSURE):
        if warrior not in (g.exposures[k + 2], g.exposures[k + 3]):
            kept += g.exposures[k : k + EXPOSURE]
    g.exposures = kept
