"""Pending plays that may still be answered, as everybody sees them."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Frame
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.reactions import ANSWERED

# The sorts of pending work
A_PLAY: Final = 0  # a card from hand
A_USE: Final = 1  # a card in play
A_SABOTAGE: Final = 2  # a warrior

# A row of pending work: its sort, the card, its player, and the target card or player
PENDING: Final = 5


def pending(g: Doom) -> list[list[int]]:
    """The pending plays that may still be answered, innermost first."""
    out: list[list[int]] = []
    f: Frame | None = g.agenda
    while f is not None:
        row = pending_row(g, f)
        if row:
            out.append(row)
        f = f.below
    return out


def pending_row(g: Doom, f: Frame) -> list[int]:
    """A frame as everybody sees it; empty if it is not a play, or already takes effect."""
    env = f.env
    if f.node.name == node.SABOTAGE:
        return [A_SABOTAGE, env[node.SABOTEUR], g.control[env[node.SABOTEUR]], NONE, env[node.SABOTAGED]]
    if f.node.name not in ANSWERED or f.stage > ANSWERED[f.node.name]:
        return []
    card, seat, way = env[node.CARD], env[node.SEAT], env[node.WAY]
    aim = env[node.AIM] if len(env) > node.AIM else NONE
    if f.node.name == node.PLAYING:
        on_player = bool(g.cards.plays[g.kind[card]][way].on_player)
        return [A_PLAY, card, seat, NONE if on_player else aim, aim if on_player else NONE]
    if f.node.name == node.ARISING:
        return [A_USE, card, seat, NONE, NONE] if f.stage == ANSWERED[node.ARISING] else []
    act = g.abilities[card].acts[way]
    return [A_USE, card, seat, NONE if act.on is None else aim, aim if act.on_player else NONE]
