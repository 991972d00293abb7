"""What the players of a table may agree to play differently."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.agenda import NOBODY
from grognard.core.game import Json


class Options:
    """What the tables may agree to play otherwise; each names its ruling."""

    __slots__ = (
        "adjacency", "bases", "draft", "draft_two_player_cards", "first", "friendly_fire", "reactions",
        "solo_collisions_box", "solo_specials_outside", "solo_tanks", "solo_two_tanks", "stall_rounds",
    )  # fmt: skip

    def __init__(self, values: Json) -> None:
        self.first: int = values["first"]  # BG-A04; NOBODY: by lot
        self.adjacency: int = values["adjacency"]  # BG-A01
        self.bases: str = values["bases"]  # BG-A05
        self.draft: bool = values["draft"]  # BG-025
        self.draft_two_player_cards: int = values["draft_two_player_cards"]  # BG-A06
        self.friendly_fire: bool = values["friendly_fire"]  # BG-A21
        self.reactions: bool = values["reactions"]  # BG-A33
        self.stall_rounds: int = values["stall_rounds"]  # BG-A45
        self.solo_tanks: str = values["solo_tanks"]  # BG-A65
        self.solo_two_tanks: bool = values["solo_two_tanks"]  # BG-A54
        self.solo_collisions_box: bool = values["solo_collisions_box"]  # BG-A58
        self.solo_specials_outside: bool = values["solo_specials_outside"]  # BG-A69

    def json(self) -> Json:
        """The options by name."""
        return {name: getattr(self, name) for name in OPTION_VALUES}


OPTION_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "first": (0, 1, 2, 3, NOBODY),
    "adjacency": (4, 8),
    "bases": ("chosen", "fixed"),
    "draft": (False, True),
    "draft_two_player_cards": (8, 4),
    "friendly_fire": (False, True),
    "reactions": (False, True),
    "stall_rounds": (20, 5, 50),
    "solo_tanks": ("random", "choose"),
    "solo_two_tanks": (False, True),
    "solo_collisions_box": (False, True),
    "solo_specials_outside": (False, True),
}
