"""Bonds between two cards, which last while both are in play: units, bodyguards, captives, payments."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Row
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.words import BEHIND, PRISONER

# A record of a bond between two cards
TIE: Final = 0  # the sort of bond, one of those below
TIE_FROM: Final = 1  # the card that the bond comes from
TIE_TO: Final = 2  # the card at the other end, or its kind
TIE_AMOUNT: Final = 3
BOND: Final = 4  # the length of a record

# The sorts of bonds, with source and target
# Numbered by make fields for good
CAPTIVE: Final = 3  # the card that holds or shelters a warrior, the warrior (DT-314, DT-316)
UNIT: Final = 0  # a sergeant, the kind it leads (DT-282)
WARD: Final = 1  # a bodyguard, the warrior it guards
QUELLED: Final = 2  # the card that cancels an immunity, the warrior, and the kind of immunity as the amount (DT-272)
DUES: Final = 8  # a freelancer, a card of its former corporation that it has paid for (DT-303)
FOLLOWS: Final = 9  # a warrior that became a follower of an Apostle for good, whose number is the amount
LASTING_BASE: Final = 4  # … plus the rating, up to 7: a base rating has changed for good
# End of make fields


def bond_target(g: Doom, what: int, source: int) -> int:
    """The card, or the kind, to which a bond of this sort ties a card, or NONE."""
    for k in range(0, len(g.bonds), BOND):
        if g.bonds[k + TIE] == what and g.bonds[k + TIE_FROM] == source:
            return g.bonds[k + TIE_TO]
    return NONE


def has_paid(g: Doom, freelancer: int, card: int) -> bool:
    """DT-303: whether a freelancer has paid for the use of a card of its former corporation."""
    return is_tied(g, DUES, freelancer, card)


def is_tied(g: Doom, what: int, source: int, target: int) -> bool:
    """Whether there is a bond of this sort from one card to another."""
    bonds = g.bonds
    for k in range(0, len(bonds), BOND):
        if bonds[k + TIE] == what and bonds[k + TIE_FROM] == source and bonds[k + TIE_TO] == target:
            return True
    return False


def add_bond(g: Doom, what: int, source: int, target: int, amount: int = 0) -> None:
    """Add a bond from a card to another, or to a kind."""
    g.bonds = [*g.bonds, what, source, target, amount]


def remove_bonds(g: Doom, what: int, source: int, target: int = NONE) -> None:
    """Remove the bonds of this sort from a card to another, or to all."""
    kept: Row = []
    for k in range(0, len(g.bonds), BOND):
        met = g.bonds[k + TIE] == what and g.bonds[k + TIE_FROM] == source
        if not met or target not in (NONE, g.bonds[k + TIE_TO]):
            kept += g.bonds[k : k + BOND]
    g.bonds = kept


def remove_all_bonds(g: Doom, slot: int) -> None:
    """Remove every bond of a card that leaves play; its captives return to their areas."""
    kept: Row = []
    for k in range(0, len(g.bonds), BOND):
        if g.bonds[k + TIE_FROM] != slot and (g.bonds[k + TIE] == UNIT or g.bonds[k + TIE_TO] != slot):
            kept += g.bonds[k : k + BOND]
        elif g.bonds[k + TIE] == CAPTIVE and g.bonds[k + TIE_FROM] == slot:
            g.set_flag(g.bonds[k + TIE_TO], PRISONER | BEHIND, False)  # it returns to its area
    g.bonds = kept


def captives_of(g: Doom, captor: int) -> list[int]:
    """The warriors that a card holds or shelters."""
    out: Row = []
    for k in range(0, len(g.bonds), BOND):
        if g.bonds[k + TIE] == CAPTIVE and g.bonds[k + TIE_FROM] == captor:
            out.append(g.bonds[k + TIE_TO])
    return out


def captor_of(g: Doom, warrior: int) -> int:
    """The card that holds or shelters a warrior, or NONE."""
    for k in range(0, len(g.bonds), BOND):
        if g.bonds[k + TIE] == CAPTIVE and g.bonds[k + TIE_TO] == warrior:
            return g.bonds[k + TIE_FROM]
    return NONE
