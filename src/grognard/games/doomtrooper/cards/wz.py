"""Warzone."""

from __future__ import annotations

from grognard.games.doomtrooper.effects.allegiance import TakeWarrior
from grognard.games.doomtrooper.effects.table import Discard
from grognard.games.doomtrooper.plays import (
    ANYTIME,
    BY_ACTION,
    ON_TARGET,
    Play,
)
from grognard.games.doomtrooper.select import (
    Which,
)
from grognard.games.doomtrooper.statics import (
    GIFTS,
    NEVER_CASTS,
    NO_FORTIFICATIONS,
    NO_OWN_SPECIALS,
    ONE_ATTACK,
    Becomes,
    Casts,
    Converts,
    Has,
    Immune,
    Refuses,
)
from grognard.games.doomtrooper.words import (
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    CYBERTRONIC,
    DOOMTROOPER,
    EQUIPMENT,
    EVERY_AFFILIATION,
    IMPERIAL,
    LEGION,
    MISHIMA,
    SQUAD,
    SYMMETRY,
    WARRIOR,
)

CARDS: dict[str, tuple[object, ...]] = {
    # Corporate Leaders
    "03047": (Converts(IMPERIAL),),
    "03077": (Converts(MISHIMA),),
    "03092": (Converts(CAPITOL),),
    "03113": (Converts(BAUHAUS),),
    # specials
    "03024": (Play(ANYTIME, Discard(), Which(WARRIOR, side=LEGION), d=8),),
    # control
    "03014": (
        Refuses(SYMMETRY, never=True),
        Refuses(EQUIPMENT, never=True),
        Has(NO_FORTIFICATIONS | ONE_ATTACK | NO_OWN_SPECIALS),
    ),
    "03095": (
        Play(
            BY_ACTION,
            TakeWarrior(SQUAD),
            Which(WARRIOR, side=DOOMTROOPER),
            actions=1,
            for_value=True,
            lies=ON_TARGET,
        ),
        Becomes(affiliation=CYBERTRONIC, no_affiliation=EVERY_AFFILIATION),
        Immune(GIFTS),
        Has(NEVER_CASTS),
    ),
    "03100": (
        Play(
            BY_ACTION,
            TakeWarrior(SQUAD),
            Which(WARRIOR, side=DOOMTROOPER, no_affiliation=CYBERTRONIC),
            actions=1,
            for_value=True,
            lies=ON_TARGET,
        ),
        Becomes(affiliation=BROTHERHOOD, no_affiliation=EVERY_AFFILIATION),
        Casts(
            "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning"
        ),
    ),
}
