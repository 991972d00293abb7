"""What the players of a table may agree to play differently."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.agenda import NOBODY
from grognard.core.game import Json


class Options:
    """What the tables may agree to play otherwise; each flag names its ruling."""

    __slots__ = (
        "ace_deals_one_point", "count_gained_history", "first", "guards_count_in_company", "market_size",
        "pool_medals_per_turn", "refill_at_end", "research_is_the_purchase", "research_without_target",
        "restricted_plus_one_other", "weak_hand",
    )  # fmt: skip

    def __init__(self, values: Json) -> None:
        self.first: int = values["first"]  # RUSH-A41; NOBODY: by lot
        self.ace_deals_one_point: bool = values["ace_deals_one_point"]  # RUSH-A01
        self.pool_medals_per_turn: bool = values["pool_medals_per_turn"]  # RUSH-A02
        self.restricted_plus_one_other: bool = values["restricted_plus_one_other"]  # RUSH-A12
        self.research_is_the_purchase: bool = values["research_is_the_purchase"]  # RUSH-A15
        self.research_without_target: bool = values["research_without_target"]  # RUSH-A16
        self.guards_count_in_company: bool = values["guards_count_in_company"]  # RUSH-A24
        self.count_gained_history: bool = values["count_gained_history"]  # RUSH-A25
        self.market_size: int = values["market_size"]  # the publisher's variants, RUSH-A48
        self.refill_at_end: bool = values["refill_at_end"]
        self.weak_hand: bool = values["weak_hand"]

    def json(self) -> Json:
        """The flags by name."""
        return {name: getattr(self, name) for name in OPTION_VALUES}


OPTION_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "first": (0, 1, 2, 3, 4, NOBODY),
    "ace_deals_one_point": (False, True),
    "pool_medals_per_turn": (False, True),
    "restricted_plus_one_other": (False, True),
    "research_is_the_purchase": (False, True),
    "research_without_target": (False, True),
    "guards_count_in_company": (True, False),
    "count_gained_history": (False, True),
    "market_size": (4, 6),
    "refill_at_end": (False, True),
    "weak_hand": (False, True),
}
