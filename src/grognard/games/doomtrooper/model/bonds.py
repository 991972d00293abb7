"""What ties two cards as long as both are there: units, bodyguards, captives, dues."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Row
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.words import BEHIND, PRISONER

# A record of what ties two cards as long as both are there
TIE: Final = 0  # in what way, one of those below
TIE_FROM: Final = 1  # the card that ties
TIE_TO: Final = 2  # the card that is tied, or its kind
TIE_AMOUNT: Final = 3
BOND: Final = 4  # the length of a record

# The ways in which a card ties another
# Numbered by make fields for good
CAPTIVE: Final = 3  # who holds a warrior or shelters it, and whom (DT-314, DT-316)
UNIT: Final = 0  # a sergeant, the kind it leads (DT-282)
WARD: Final = 1  # a bodyguard, whom it guards
QUELLED: Final = 2  # who cancels an immunity, whose, and to what (DT-272)
DUES: Final = 8  # a freelancer, a card of its former corporation that it has paid for (DT-303)
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
    """Whether a card ties another in this way."""
    bonds = g.bonds
    for k in range(0, len(bonds), BOND):
        if bonds[k + TIE] == what and bonds[k + TIE_FROM] == source and bonds[k + TIE_TO] == target:
            return True
    return False


def add_bond(g: Doom, what: int, source: int, target: int, amount: int = 0) -> None:
    """Tie a card to another, or to a kind."""
    g.bonds = [*g.bonds, what, source, target, amount]


def remove_bonds(g: Doom, what: int, source: int, target: int = NONE) -> None:
    """End the bonds of this sort between a card and another, or all that it has."""
    kept: Row = []
    for k in range(0, len(g.bonds), BOND):
        met = g.bonds[k + TIE] == what and g.bonds[k + TIE_FROM] == source
        if not met or target not in (NONE, g.bonds[k + TIE_TO]):
            kept += g.bonds[k : k + BOND]
    g.bonds = kept


def remove_all_bonds(g: Doom, slot: int) -> None:
    """End every bond of a card that leaves; its captives return to their areas."""
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
