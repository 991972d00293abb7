"""The names of the nodes of the rules, by which lower modules start and recognise them, and what their frames bind."""

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

# What the frame of a play (PLAYING) or of the use of a card in play (ACTING) binds
CARD: Final = 0
SEAT: Final = 1  # its player
WAY: Final = 2  # the index of the way in which the card is played or used
AIM: Final = 3  # what was chosen first, if anything was

# What the frame of a window (WINDOW) binds
PURPOSE: Final = 0
ABOUT: Final = 1  # the card, the warrior or the player that it is about, or NONE
EARNED_P: Final = 2  # the points that the player has earned

# What the frame of a combat that is being declared (COMBAT) binds
LICENCE: Final = 2

# What the frame of a pending kill (DYING) or of its points (AWARD) binds
VICTIM: Final = 0

# What the frame of a sabotage (SABOTAGE) binds
SABOTEUR: Final = 0
SABOTAGED: Final = 1  # the player
