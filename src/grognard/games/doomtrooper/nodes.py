"""Every node that a saved game may contain: of the rules, and of the effects of cards."""

from __future__ import annotations

from typing import Any

from grognard.core.agenda import Node
from grognard.games.doomtrooper.cards import effect_nodes
from grognard.games.doomtrooper.flow.awards import AWARD
from grognard.games.doomtrooper.flow.block import BLOCK
from grognard.games.doomtrooper.flow.casting import RAISING
from grognard.games.doomtrooper.flow.combat import COMBAT
from grognard.games.doomtrooper.flow.combat_changes import BATTLING, REARMING
from grognard.games.doomtrooper.flow.control import JOINING, RETURNING
from grognard.games.doomtrooper.flow.moments import ARISING, HAPPENING
from grognard.games.doomtrooper.flow.opening import OPENING
from grognard.games.doomtrooper.flow.playing import BOARDING, PLAYING
from grognard.games.doomtrooper.flow.removal import DYING
from grognard.games.doomtrooper.flow.sabotage import SABOTAGE
from grognard.games.doomtrooper.flow.single_warrior_actions import OWN_ACTION
from grognard.games.doomtrooper.flow.turn import DRAWING, TURN_NODE
from grognard.games.doomtrooper.flow.using import ACTING
from grognard.games.doomtrooper.flow.windows import WINDOW

OF_THE_RULES = (
    OPENING,
    TURN_NODE,
    WINDOW,
    PLAYING,
    ACTING,
    RAISING,
    BOARDING,
    COMBAT,
    AWARD,
    REARMING,
    BATTLING,
    DYING,
    SABOTAGE,
    HAPPENING,
    ARISING,
    DRAWING,
    BLOCK,
    OWN_ACTION,
    JOINING,
    RETURNING,
)
NODES: dict[str, Node[Any]] = {node.name: node for node in OF_THE_RULES}
NODES.update(effect_nodes())
