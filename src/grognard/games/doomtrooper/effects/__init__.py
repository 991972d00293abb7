"""What cards of Doomtrooper do when they are played: each is a node that can be run, tested for effect (DT-249) and put
into words.

`env` binds the card's slot, its player, and the targets in the order in which they were chosen.
"""

from __future__ import annotations

from typing import Final

SOURCE: Final = 0
YOU: Final = 1
FIRST: Final = 2  # the first target
HOLDER: Final = -1  # the player before whom the card lies
OTHER: Final = 3  # the second target, or the opponent at a moment
