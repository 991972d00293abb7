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

CARDS: dict[str, tuple[object, ...]] = {
    # fortifications
    "02084": (Build(IN_SQUAD, many=True), Build(IN_KOHORT, many=True), When(AT_DRAW, Gain(d=3))),
}
