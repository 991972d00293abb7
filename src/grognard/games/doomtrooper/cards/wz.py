"""Warzone."""

from __future__ import annotations

from grognard.games.doomtrooper.effects.table import Discard
from grognard.games.doomtrooper.plays import ANYTIME, Play
from grognard.games.doomtrooper.select import Which
from grognard.games.doomtrooper.statics import Converts
from grognard.games.doomtrooper.words import BAUHAUS, CAPITOL, IMPERIAL, LEGION, MISHIMA, WARRIOR

CARDS: dict[str, tuple[object, ...]] = {
    # Corporate Leaders
    "03047": (Converts(IMPERIAL),),
    "03077": (Converts(MISHIMA),),
    "03092": (Converts(CAPITOL),),
    "03113": (Converts(BAUHAUS),),
    # specials
    "03024": (Play(ANYTIME, Discard(), Which(WARRIOR, side=LEGION), d=8),),
}
