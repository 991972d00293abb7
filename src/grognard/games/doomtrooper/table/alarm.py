"""What still alerts a player who lets windows pass: the player's own turn, an attack, and certain cards."""

from __future__ import annotations

from typing import Final

from grognard.core.action import first, verb_of
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.model.combats import DEFENDER, PLAYER_D
from grognard.games.doomtrooper.model.notation import card_keys
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.table.pending import pending

LEVELS: Final = 2  # levels per turn: not attacked, and attacked


def alarm(g: Doom, seat: int) -> int:
    """A number that grows when the seat's turn begins and when it is attacked; it depends only on what all see."""
    return LEVELS * g.turns[seat] + (1 if is_attacked(g, seat) else 0)


def is_attacked(g: Doom, seat: int) -> bool:
    """Whether others attack one of the seat's warriors, sabotage it, or have aimed a card or an ability at it."""
    for combat in g.combats:
        if combat[DEFENDER] != NONE and combat[PLAYER_D] == seat != g.active:
            return True
    for _, _, player, aim, victim in pending(g):
        if player != seat and (victim == seat or (aim != NONE and g.control[aim] == seat)):
            return True
    return False


def window_about(g: Doom) -> frozenset[str]:
    """The cards that could be played or used in the open window, and the card that may be answered."""
    keys = card_keys(g.cards)
    found = set()
    for action in g.options:
        verb = verb_of(action)
        if verb == verbs.PLAY:
            found.add(keys[first(action)])
        elif verb == verbs.USE:
            found.add(keys[g.kind[first(action)]])
    for _, slot, _, _, _ in pending(g)[:1]:
        found.add(keys[g.kind[slot]])
    return frozenset(found)
