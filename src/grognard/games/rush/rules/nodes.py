"""Every node of the agenda of Rush by its name, as saved positions name it."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.agenda import Node
from grognard.games.rush.rules.abilities import ACE_HIT, BLOCK, REARMING, RESEARCHING, SABOTEUR
from grognard.games.rush.rules.attack import ATTACK, REWARD
from grognard.games.rush.rules.guard import PLACING
from grognard.games.rush.rules.purchase import PURCHASE
from grognard.games.rush.rules.turn import TURN_NODE

NODES: Final[dict[str, Node[Any]]] = {
    node.name: node
    for node in (
        TURN_NODE,
        PURCHASE,
        PLACING,
        ATTACK,
        REWARD,
        BLOCK,
        SABOTEUR,
        ACE_HIT,
        RESEARCHING,
        REARMING,
    )
}
