"""What the players of a table may agree to play differently."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import NOBODY
from grognard.core.game import Json
from grognard.core.options import OptionReader, chosen_values


class Options:
    """What the players of a table may agree to play differently; each flag names its ruling."""

    def __init__(self, agreed: Json) -> None:
        read = OptionReader(agreed)
        self.first = read.number("first", (0, 1, 2, 3, 4, NOBODY), "RUSH-A41")  # NOBODY: at random
        self.ace_deals_one_point = read.flag("ace_deals_one_point", False, "RUSH-A01")
        self.pool_medals_per_turn = read.flag("pool_medals_per_turn", False, "RUSH-A02")
        self.restricted_plus_one_other = read.flag("restricted_plus_one_other", False, "RUSH-A12")
        self.research_is_the_purchase = read.flag("research_is_the_purchase", False, "RUSH-A15")
        self.research_without_target = read.flag("research_without_target", False, "RUSH-A16")
        self.guards_count_in_company = read.flag("guards_count_in_company", True, "RUSH-A24")
        self.count_gained_history = read.flag("count_gained_history", False, "RUSH-A25")
        self.market_size = read.number("market_size", (4, 6), "RUSH-A48")  # the publisher's variants
        self.refill_at_end = read.flag("refill_at_end", False, "RUSH-A48")
        self.weak_hand = read.flag("weak_hand", False, "RUSH-A48")
        self.declared = read.declared

    def json(self) -> Json:
        """The options that differ from their defaults."""
        return chosen_values(self, self.declared)


OPTIONS: Final = Options({}).declared
