"""Every node of the agenda of Battlegrounds by its name, as saved positions name it."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.agenda import Node
from grognard.games.battlegrounds.rules.artillery import BARRAGE
from grognard.games.battlegrounds.rules.begin import DRAFTING, STARTING
from grognard.games.battlegrounds.rules.family import FAMILY_TURN
from grognard.games.battlegrounds.rules.move import MOVING
from grognard.games.battlegrounds.rules.shot import HIT, SHOOTING
from grognard.games.battlegrounds.rules.tokens import CHOOSING, KEEPING
from grognard.games.battlegrounds.rules.turn import RETURNING, TURN_NODE

NODES: Final[dict[str, Node[Any]]] = {
    node.name: node
    for node in (
        TURN_NODE,
        RETURNING,
        MOVING,
        SHOOTING,
        HIT,
        KEEPING,
        CHOOSING,
        DRAFTING,
        STARTING,
        FAMILY_TURN,
        BARRAGE,
    )
}
