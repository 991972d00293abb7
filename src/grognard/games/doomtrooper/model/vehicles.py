"""Warriors in vehicles or with them, with beasts, or considered such (DT-083, DT-289)."""

from __future__ import annotations

from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.model.combats import is_disabled
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.words import BEAST, IS_BEAST, OUTSIDE


def is_mounted_so(g: Doom, which: Which, warrior: int, own: int) -> bool:
    """Whether a warrior that has traits of its own uses, has or is considered the vehicle or the beast that a class
    requires.
    """
    if which.aboard and not is_aboard(g, warrior, own, which.aboard, which.not_aboard):
        return False
    return not which.having or own & which.considered != 0 or bears_such(g, warrior, which.having)


def is_aboard(g: Doom, warrior: int, own: int, trait: int, but: int) -> bool:
    """Whether a warrior uses a vehicle with a trait and without the others, or is considered one (DT-083)."""
    if own & trait and not own & but:
        return True
    for attachment in g.attached[warrior]:
        traits = g.cards.traits[g.kind[attachment]]
        if traits & trait and not traits & but and not g.flags[attachment] & OUTSIDE:
            return not g.changes or not is_disabled(g, attachment)
    return False


def bears_such(g: Doom, warrior: int, trait: int) -> bool:
    """Whether a warrior has a vehicle with a trait, in use or not, or a beast."""
    for attachment in g.attached[warrior]:
        kind = g.kind[attachment]
        if g.cards.traits[kind] & trait or (trait & IS_BEAST and g.cards.type[kind] == BEAST):
            return True
    return False
