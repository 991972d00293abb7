"""What the players of a table may agree to play differently."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import NOBODY
from grognard.core.game import Json
from grognard.core.options import OptionReader, chosen_values


class Options:
    """What the players of a table may agree to play differently; each names its ruling."""

    def __init__(self, agreed: Json) -> None:
        read = OptionReader(agreed)
        self.first = read.number("first", (0, 1, 2, 3, NOBODY), "BG-A04")  # NOBODY: by lot
        self.adjacency = read.number("adjacency", (4, 8), "BG-A01")
        self.bases = read.word("bases", ("chosen", "fixed"), "BG-A05")
        self.draft = read.flag("draft", False, "BG-025")
        self.draft_two_player_cards = read.number("draft_two_player_cards", (8, 4), "BG-A06")
        self.friendly_fire = read.flag("friendly_fire", False, "BG-A21")
        self.reactions = read.flag("reactions", False, "BG-A33")
        self.stall_rounds = read.number("stall_rounds", (20, 5, 50), "BG-A45")
        self.solo_tanks = read.word("solo_tanks", ("random", "choose"), "BG-A65")
        self.solo_two_tanks = read.flag("solo_two_tanks", False, "BG-A54")
        self.solo_collisions_box = read.flag("solo_collisions_box", False, "BG-A58")
        self.solo_specials_outside = read.flag("solo_specials_outside", False, "BG-A69")
        self.declared = read.declared

    def json(self) -> Json:
        """The options that differ from their defaults."""
        return chosen_values(self, self.declared)


OPTIONS: Final = Options({}).declared
