"""Every node that a saved game may be waiting in: of the rules, and of the effects of cards."""

from __future__ import annotations

from typing import Any

from grognard.core.agenda import Node
from grognard.games.doomtrooper.cards import effect_nodes
from grognard.games.doomtrooper.rules.acts import ACTING
from grognard.games.doomtrooper.rules.combat import AWARD, BATTLING, COMBAT, REARMING
from grognard.games.doomtrooper.rules.control import JOINING, RETURNING
from grognard.games.doomtrooper.rules.moments import ARISING, HAPPENING
from grognard.games.doomtrooper.rules.opening import OPENING
from grognard.games.doomtrooper.rules.own import OWN_ACTION
from grognard.games.doomtrooper.rules.play import BOARDING, PLAYING, WINDOW
from grognard.games.doomtrooper.rules.removal import DYING
from grognard.games.doomtrooper.rules.spells import RAISING
from grognard.games.doomtrooper.rules.turn import BLOCK, DRAWING, SABOTAGE, TURN_NODE

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
