"""What cards of Doomtrooper do when they are played: each a node that is run, tested for effect (DT-249) and said.

Bound in `env` are the card's slot, its player, and the targets in the order they were chosen.
"""

from __future__ import annotations

from typing import Final

SOURCE: Final = 0
YOU: Final = 1
FIRST: Final = 2  # the first target
OTHER: Final = 3  # the second target, or the opponent at a moment
