"""What the players of a table may agree on."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import NOBODY
from grognard.core.game import Json
from grognard.core.options import OptionReader, chosen_values

Labels = dict[str, tuple[int, int]]  # the names of cards in a scenario: slot and kind of each


class Options:
    """What the players of a table may agree on."""

    def __init__(self, agreed: Json) -> None:
        read = OptionReader(agreed)
        self.first = read.number("first", (NOBODY, 0, 1, 2, 3, 4), "DT-005")  # NOBODY: by lot
        self.target = read.number("target", (40, 10, 20, 30, 60, 80), "DT-231")  # promotion points to win
        self.limit = read.number("limit", (60, 0, 20, 40, 100), "DT-234")  # rounds after which time is up; 0 for none
        self.stall_rounds = read.number("stall_rounds", (10, 5, 20), "DT-A63")
        self.restricted = read.flag("restricted", False, "DT-A50")
        self.privilege_shown = read.flag("privilege_shown", True, "DT-A03")
        self.teams = read.flag("teams", False, "DT-022")  # of four seats, the first and the third against the others
        self.labels: Labels = {}  # of a scenario's position
        self.declared = read.declared

    def json(self) -> Json:
        """The options that differ from their defaults."""
        return chosen_values(self, self.declared)


OPTIONS: Final = Options({}).declared
