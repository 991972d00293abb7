"""The variants as values: what differs between Battle, Teams, Family and Solo (BG-001)."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import NOBODY


class Variant:
    """BG-091, BG-A46: one way to play, for one number of seats."""

    __slots__ = (
        "artillery", "at_once", "colours", "hidden", "name", "seat_of", "seats", "side", "starting", "target", "teams",
    )  # fmt: skip

    def __init__(
        self, name: str, colours: list[list[int]], target: int, teams: bool, hidden: bool, artillery: bool
    ) -> None:
        self.name = name
        self.seats = len(colours)
        self.colours = colours  # each seat's figures
        self.starting = [figures[:2] for figures in colours]  # those of them that are on the board from the start
        self.target = target  # points to win
        self.teams = teams  # BG-089: seats sit alternately
        self.hidden = hidden  # BG-096: tokens lie face down, and no tank cards are used
        self.artillery = artillery  # BG-105: the opponent is not a seat
        self.at_once = teams or hidden  # BG-094, BG-095: enough points win in the middle of a turn
        self.side = [seat % 2 if teams else seat for seat in range(self.seats)]  # who collects for each seat (BG-091)
        self.seat_of = [NOBODY] * 4  # whose figure it is
        for seat, figures in enumerate(colours):
            for figure in figures:
                self.seat_of[figure] = seat

    def owners(self) -> int:
        """The number of owners: seats or teams that collect."""
        return 2 if self.teams else self.seats


def singles(n: int) -> list[list[int]]:
    """One figure per seat, in the corners clockwise (BG-A05)."""
    return [[k] for k in range(n)]


# BG-086: targets; BG-022: with two players two figures each, by default in opposite corners (BG-A05)
BATTLE: Final = {
    2: Variant("battle", [[0, 2], [1, 3]], 16, False, False, False),
    3: Variant("battle", singles(3), 14, False, False, False),
    4: Variant("battle", singles(4), 12, False, False, False),
}
# BG-089: two against two
TEAMS: Final = {4: Variant("teams", singles(4), 20, True, False, False)}
# BG-095, BG-A52: ten points and one figure each, however many play
FAMILY: Final = {n: Variant("family", singles(n), 10, False, True, False) for n in (2, 3, 4)}
# BG-131, BG-A54: four figures are ready, and two of them start (BG-108); BG-125
SOLO: Final = {1: Variant("solo", [[0, 2, 1, 3]], 20, False, False, True)}
VARIANTS: Final = {"battle": BATTLE, "teams": TEAMS, "family": FAMILY, "solo": SOLO}
