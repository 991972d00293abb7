"""The names of the nodes of the rules, by which modules below theirs start and recognise them."""

from __future__ import annotations

from typing import Final

OPENING: Final = "opening"
TURN: Final = "turn"
DRAWING: Final = "drawing"
WINDOW: Final = "window"
PLAYING: Final = "playing"
BOARDING: Final = "boarding"
RAISING: Final = "raising"
ACTING: Final = "acting"
OWN_ACTION: Final = "own_action"
BLOCK: Final = "block"
SABOTAGE: Final = "sabotage"
COMBAT: Final = "combat"
REARMING: Final = "rearming"
BATTLING: Final = "battling"
AWARD: Final = "award"
DYING: Final = "dying"
HAPPENING: Final = "happening"
ARISING: Final = "arising"
JOINING: Final = "joining"
RETURNING: Final = "returning"
