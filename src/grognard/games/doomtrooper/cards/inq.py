"""Inquisition."""

from __future__ import annotations

from grognard.games.doomtrooper.effects.points import Gain
from grognard.games.doomtrooper.plays import (
    AT_DRAW,
    IN_KOHORT,
    IN_SQUAD,
    Build,
    When,
)
from grognard.games.doomtrooper.select import Which
from grognard.games.doomtrooper.statics import NEVER_GAINS, NO_TRANSFER, Casts, Has, Keeps, NeverAttacks
from grognard.games.doomtrooper.words import BROTHERHOOD, WARRIOR

ALL_ASPECTS = Casts(
    "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning"
)
NEVER_THE_BROTHERHOOD = NeverAttacks(Which(WARRIOR, affiliation=BROTHERHOOD))
REMAINS = Has(NO_TRANSFER)

CARDS: dict[str, tuple[object, ...]] = {
    # warriors
    "02004": (REMAINS, NEVER_THE_BROTHERHOOD),
    "02043": (REMAINS, NEVER_THE_BROTHERHOOD),
    "02080": (REMAINS, NEVER_THE_BROTHERHOOD),
    "02008": (ALL_ASPECTS,),
    "02118": (ALL_ASPECTS, Keeps(never=NEVER_GAINS)),
    # fortifications
    "02084": (Build(IN_SQUAD, many=True), Build(IN_KOHORT, many=True), When(AT_DRAW, Gain(d=3))),
}
