"""What cards in play add to the points for a kill."""

from __future__ import annotations

from grognard.games.doomtrooper.language.selectors import ALWAYS, Case, Which
from grognard.games.doomtrooper.language.statics import Static


class Bounty(Static):
    """The warrior earns a multiple of the V of warriors of a class that it kills, or a number of points besides."""

    __slots__ = ("multiple", "p", "points", "prey", "rival")

    def __init__(
        self, multiple: int, prey: Which, points: int = 0, p: int = 0, rival: bool = False, case: Case = ALWAYS
    ) -> None:
        self.case = case
        self.multiple = multiple
        self.prey = prey
        self.points = points  # to be taken as D or P, like those for the V
        self.p = p  # promotion points
        self.rival = rival  # only followers of an Apostle whom the killer does not follow
