"""What cards in play add to the points for a kill."""

from __future__ import annotations

from grognard.games.doomtrooper.language.parts import Affiliation, Area
from grognard.games.doomtrooper.language.selectors import ALWAYS, Case, Which
from grognard.games.doomtrooper.language.statics import Static
from grognard.games.doomtrooper.words import SQUAD


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


class KillMission(Static):
    """A mission: more points when the warrior kills one of a class: a number, or a multiple of the victim's V.

    With `d_times` and `p_times` its player takes a multiple of the V, all as D or all as P.
    """

    __slots__ = ("d", "d_times", "kept", "p_times", "points", "prey", "value_times")

    def __init__(
        self,
        prey: Which,
        points: int = 0,
        value_times: int = 1,
        d_times: int = 0,
        p_times: int = 0,
        d: int = 0,
        kept: bool = False,
    ) -> None:
        self.case = ALWAYS
        self.d = d  # beside the points of the kill
        self.kept = kept  # it is never fulfilled
        self.prey = prey
        self.points = points
        self.value_times = value_times
        self.d_times = d_times
        self.p_times = p_times


class DeathMission(Static):
    """A mission: when the warrior is killed, its player gains its V in P, and more if it killed in that combat."""

    __slots__ = ("more",)

    def __init__(self, more: int) -> None:
        self.case = ALWAYS
        self.more = more

    def for_death(self, killed: bool) -> int:
        return self.more if killed else 0


class SquadMission(Static):
    """A mission for a player: all these affiliations in the Squad, or followers of all these Apostles in the area, from
    the end of its turn to the end of its next.
    """

    __slots__ = ("affiliations", "area", "followers", "points")

    def __init__(
        self,
        affiliations: Affiliation | None,
        points: int,
        followers: tuple[str, ...] = (),
        area: Area | None = None,
    ) -> None:
        self.case = ALWAYS
        self.affiliations = 0 if affiliations is None else affiliations.number
        self.followers = followers  # `follower-of-algeroth`, `follower-of-ilian`
        self.area = SQUAD if area is None else area.number
        self.points = points
