"""What ties two cards as long as both are there: units, bodyguards, captives, dues."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Row
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.words import BEHIND, PRISONER

# What ties two cards as long as both are there: what, from which card, to which (or which kind), and how much
BOND: Final = 4
CAPTIVE: Final = 3  # who holds a warrior or shelters it, and whom (DT-314, DT-316)
UNIT: Final = 0  # a sergeant, the kind it leads (DT-282)
WARD: Final = 1  # a bodyguard, whom it guards
QUELLED: Final = 2  # who cancels an immunity, whose, and to what (DT-272)
DUES: Final = 8  # a freelancer, a card of its former corporation that it has paid for (DT-303)
LASTING_BASE: Final = 4  # … and the rating: a base rating has changed for good


def tied_to(g: Doom, what: int, source: int) -> int:
    """To what a card is tied in this way, or NONE."""
    for k in range(0, len(g.bonds), BOND):
        if g.bonds[k] == what and g.bonds[k + 1] == source:
            return g.bonds[k + 2]
    return NONE


def has_paid(g: Doom, freelancer: int, card: int) -> bool:
    """DT-303, DT-A36: whether a freelancer has paid for the use of a card of its former corporation."""
    for k in range(0, len(g.bonds), BOND):
        if g.bonds[k] == DUES and g.bonds[k + 1] == freelancer and g.bonds[k + 2] == card:
            return True
    return False


def tie(g: Doom, what: int, source: int, target: int, amount: int = 0) -> None:
    """Tie a card to another."""
    g.bonds = [*g.bonds, what, source, target, amount]


def untie(g: Doom, what: int, source: int, target: int = NONE) -> None:
    """Loosen what ties a card in this way, to one or to all."""
    kept: Row = []
    for k in range(0, len(g.bonds), BOND):
        met = g.bonds[k] == what and g.bonds[k + 1] == source
        if not met or target not in (NONE, g.bonds[k + 2]):
            kept += g.bonds[k : k + BOND]
    g.bonds = kept


def untie_all(g: Doom, slot: int) -> None:
    """A card leaves: nothing ties it any more."""
    kept: Row = []
    for k in range(0, len(g.bonds), BOND):
        if g.bonds[k + 1] != slot and (g.bonds[k] == UNIT or g.bonds[k + 2] != slot):
            kept += g.bonds[k : k + BOND]
        elif g.bonds[k] == CAPTIVE and g.bonds[k + 1] == slot:
            g.set_flag(g.bonds[k + 2], PRISONER | BEHIND, False)  # it returns to its area
    g.bonds = kept


def held_by(g: Doom, captor: int) -> list[int]:
    """The warriors that a card holds or shelters."""
    out: Row = []
    for k in range(0, len(g.bonds), BOND):
        if g.bonds[k] == CAPTIVE and g.bonds[k + 1] == captor:
            out.append(g.bonds[k + 2])
    return out


def captor_of(g: Doom, warrior: int) -> int:
    """The card that holds or shelters a warrior, or NONE."""
    for k in range(0, len(g.bonds), BOND):
        if g.bonds[k] == CAPTIVE and g.bonds[k + 2] == warrior:
            return g.bonds[k + 1]
    return NONE
