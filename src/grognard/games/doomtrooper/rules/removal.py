"""How cards leave play: wounds, kills, saves, discards (DT-193…198, DT-348)."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper.rules.play import open_saves
from grognard.games.doomtrooper.rules.ratings import powers, vehicle_of
from grognard.games.doomtrooper.state import NONE, Doom
from grognard.games.doomtrooper.statics import FRAGILE
from grognard.games.doomtrooper.words import GONE, PLAYED, VEHICLE, WOUNDED

# Stages of dying
STRUCK: Final = 0
UNSAVED: Final = 1


def discard(g: Doom, slot: int) -> None:
    """DT-348: to its owner's grave with its attachments; no kill, no points."""
    if g.place[slot] == GONE:
        return
    kind = g.kind[slot]
    driver = g.bearer[slot] if g.cards.traits[kind] & VEHICLE and not g.is_warrior(slot) else NONE
    aboard = driver != NONE and vehicle_of(g, driver) == slot
    g.tell(told.DISCARDED, slot, kind)
    g.leave(slot, False)
    if aboard and g.place[driver] > PLAYED:
        wound(g, driver, NONE)  # DT-078: if that kills it no points are awarded


def wound(g: Doom, warrior: int, by: int) -> None:
    """DT-194: a second wound kills; a fragile warrior dies of the first."""
    if g.flags[warrior] & WOUNDED or powers(g, warrior) & FRAGILE:
        kill(g, warrior, by)
        return
    g.set_flag(warrior, WOUNDED, True)
    g.tell(told.WOUNDED, warrior)


def kill(g: Doom, warrior: int, by: int) -> None:
    """A warrior is about to be killed; whoever can may save it first (DT-195)."""
    g.push(DYING, (warrior, by))


def spare(g: Doom, warrior: int) -> None:
    """A warrior that was about to be killed is not."""
    f = g.agenda
    while f is not None:
        if f.node is DYING and f.env[0] == warrior:
            g.cancel(f.id)
            g.tell(told.SAVED, warrior)
            return
        f = f.below


class Dying(Node[Doom]):
    """A kill on its way; bound are the warrior and its killer, or NONE."""

    def run(self, g: Doom, f: Frame) -> None:
        warrior, by = f.env
        if g.place[warrior] <= PLAYED:
            return
        if f.stage == STRUCK:
            g.again(f, UNSAVED, f.env)
            open_saves(g, warrior)
            return
        g.tell(told.KILLED, warrior, by)
        if g.combats:
            g.met = [*g.met, warrior, by]  # the points come in phase 8 (DT-199)
        g.leave(warrior, False)  # DT-197


DYING: Final = Dying("dying")
