"""The names of the nodes of the rules, by which modules below theirs start and recognise them, and what they bind."""

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

# What a play (PLAYING) or the use of a card in play (ACTING) has bound
CARD: Final = 0
SEAT: Final = 1  # its player
WAY: Final = 2  # which of the card's ways to be played or used
AIM: Final = 3  # what was chosen first, if anything was

# What a window (WINDOW) has bound
PURPOSE: Final = 0
ABOUT: Final = 1  # the card, the warrior or the player that it is about, or NONE
EARNED_P: Final = 2  # the points that the player has earned

# What a combat that is being declared (COMBAT) has bound
LICENCE: Final = 2

# What a kill on its way (DYING) or its points (AWARD) have bound
VICTIM: Final = 0

# What a sabotage (SABOTAGE) has bound
SABOTEUR: Final = 0
SABOTAGED: Final = 1  # the player
