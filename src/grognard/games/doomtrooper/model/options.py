"""What the players of a table may agree on."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.agenda import NOBODY
from grognard.core.game import Json

Labels = dict[str, tuple[int, int]]  # what a scenario calls a card: its slot and its kind


class Options:
    """What the tables may agree on."""

    __slots__ = ("first", "labels", "limit", "privilege_shown", "restricted", "stall_rounds", "target", "teams")

    def __init__(self, values: Json) -> None:
        self.first: int = values["first"]  # DT-005; NOBODY: by lot
        self.target: int = values["target"]  # DT-231: promotion points to win
        self.limit: int = values["limit"]  # DT-234: rounds after which time is up; 0 for none
        self.stall_rounds: int = values["stall_rounds"]  # DT-A63
        self.restricted: bool = values["restricted"]  # DT-A50
        self.privilege_shown: bool = values["privilege_shown"]  # DT-A03
        self.teams: bool = values["teams"]  # of four seats, the first and the third against the others
        self.labels: Labels = {}  # of a scenario's position

    def json(self) -> Json:
        """The options by name."""
        return {name: getattr(self, name) for name in OPTION_VALUES}


OPTION_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "first": (NOBODY, 0, 1, 2, 3, 4),
    "target": (40, 10, 20, 30, 60, 80),
    "limit": (60, 0, 20, 40, 100),
    "stall_rounds": (10, 5, 20),
    "restricted": (False, True),
    "privilege_shown": (True, False),
    "teams": (False, True),
}
