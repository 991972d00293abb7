"""What is on its way and may still be answered, as everybody sees it."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Frame
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.reactions import ANSWERED

# What is on its way
A_PLAY: Final = 0  # a card from hand
A_USE: Final = 1  # a card in play
A_SABOTAGE: Final = 2  # a warrior

# What a row of pending work tells: which of these, the card, its player, and the card or the player it is aimed at
PENDING: Final = 5


def pending(g: Doom) -> list[list[int]]:
    """What is on its way and may still be answered, innermost first."""
    out: list[list[int]] = []
    f: Frame | None = g.agenda
    while f is not None:
        row = pending_row(g, f)
        if row:
            out.append(row)
        f = f.below
    return out


def pending_row(g: Doom, f: Frame) -> list[int]:
    """A frame as everybody sees it; nothing for one that is no play, or already at work."""
    env = f.env
    if f.node.name == node.PLAYING and f.stage <= ANSWERED[node.PLAYING]:
        play = g.cards.plays[g.kind[env[0]]][env[2]]
        aim = env[3] if len(env) > 3 else NONE
        return [A_PLAY, env[0], env[1], NONE if play.on_player else aim, aim if play.on_player else NONE]
    if f.node.name == node.ACTING and f.stage <= ANSWERED[node.ACTING]:
        act = g.cards.acts[g.kind[env[0]]][env[2]]
        aim = env[3] if len(env) > 3 and act.on is not None else NONE
        return [A_USE, env[0], env[1], aim, env[3] if len(env) > 3 and act.on_player else NONE]
    if f.node.name == node.SABOTAGE:
        return [A_SABOTAGE, env[0], g.control[env[0]], NONE, env[1]]
    return []
