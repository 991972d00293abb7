"""Effects on cards that lie on the table."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Env, put_row
from grognard.effects.control import Effect
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper.effects import FIRST, SOURCE, YOU
from grognard.games.doomtrooper.rules import refusals as no
from grognard.games.doomtrooper.rules.play import no_receiving
from grognard.games.doomtrooper.rules.removal import discard, wound
from grognard.games.doomtrooper.select import Which
from grognard.games.doomtrooper.state import NONE, UNSEEN, Doom
from grognard.games.doomtrooper.words import ATTACHED, GONE, PLAYED, WOUNDED


class Discard(Effect):
    """A chosen card is discarded."""

    def do(self, g: Doom, env: Env) -> None:
        if g.place[env[FIRST]] != GONE:
            discard(g, env[FIRST])

    def favours(self) -> int:
        return -1


class DiscardThis(Effect):
    """The card itself is discarded."""

    def do(self, g: Doom, env: Env) -> None:
        discard(g, env[SOURCE])


class Wound(Effect):
    """A chosen warrior is wounded; if that kills it, points are earned or not."""

    def __init__(self, earns: bool = False) -> None:
        self.name = ""
        self.earns = earns

    def favours(self) -> int:
        return -1

    def wounds(self) -> bool:
        return True

    def do(self, g: Doom, env: Env) -> None:
        if g.in_play(env[FIRST]):
            wound(g, env[FIRST], NONE, env[YOU] if self.earns else NONE)


class DiscardEvery(Effect):
    """Every card of a class in play is discarded."""

    def __init__(self, which: Which) -> None:
        self.name = ""
        self.which = which

    def could(self, g: Doom, env: Env) -> bool:
        return bool(self.which.find(g, env[SOURCE], env[YOU]))

    def do(self, g: Doom, env: Env) -> None:
        for slot in self.which.find(g, env[SOURCE], env[YOU]):
            discard(g, slot)


class Heal(Effect):
    """A wounded warrior is healed."""

    def favours(self) -> int:
        return 1

    def heals(self) -> bool:
        return True

    def could(self, g: Doom, env: Env) -> bool:
        return len(env) <= FIRST or bool(g.flags[env[FIRST]] & WOUNDED)

    def do(self, g: Doom, env: Env) -> None:
        if g.flags[env[FIRST]] & WOUNDED:
            g.set_flag(env[FIRST], WOUNDED, False)
            g.tell(told.HEALED, env[FIRST], g.kind[env[FIRST]])


class Dig(Effect):
    """A named card is taken from your collection (DT-342) and placed with a warrior."""

    def __init__(self, code: str) -> None:
        self.name = ""
        self.code = code

    def could(self, g: Doom, env: Env) -> bool:
        kind = g.cards.index[self.code]
        if in_collection(g, env[YOU], kind) == NONE:
            return False
        return len(env) <= FIRST or no_receiving(g, kind, g.cards.plays[kind][0], env[YOU], env[FIRST]) == no.OK

    def do(self, g: Doom, env: Env) -> None:
        kind = g.cards.index[self.code]
        if in_collection(g, env[YOU], kind) != NONE and g.in_play(env[FIRST]):
            slot = take_from_collection(g, env[YOU], kind)
            g.put_in_play(slot, ATTACHED, env[FIRST])
            g.tell(told.ATTACHED, slot, env[FIRST], kind, g.kind[env[FIRST]])


# Where a card of the collection lies (DT-342)
IN_GRAVE: Final = 0
IN_SIDEBOARD: Final = 1
IN_LIBRARY: Final = 2


def in_collection(g: Doom, seat: int, kind: int) -> int:
    """Where a player's collection holds a card, or NONE."""
    if kind in g.grave[seat] or kind | UNSEEN in g.grave[seat]:
        return IN_GRAVE
    if kind in g.sideboard[seat]:
        return IN_SIDEBOARD
    return IN_LIBRARY if kind in g.library[seat] else NONE


def take_from_collection(g: Doom, seat: int, kind: int) -> int:
    """The card comes to the table; a library that was searched is shuffled."""
    where = in_collection(g, seat, kind)
    pile = (g.grave, g.sideboard, g.library)[where][seat][:]
    pile.remove(kind if kind in pile else kind | UNSEEN)
    if where == IN_GRAVE:
        g.grave = put_row(g.grave, seat, pile)
    elif where == IN_SIDEBOARD:
        g.sideboard = put_row(g.sideboard, seat, pile)
    else:
        g.shuffle(pile)
        g.library = put_row(g.library, seat, pile)
    return g.new_slot(kind, seat, PLAYED)
