"""How a card leaves the table for any pile, with all consequences: every removal ends here."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import put, put_row
from grognard.games.doomtrooper.language.power_sets import NOTHING
from grognard.games.doomtrooper.language.powers import DISCARDED_INSTEAD
from grognard.games.doomtrooper.model.auras import aura_reaches
from grognard.games.doomtrooper.model.bonds import remove_all_bonds
from grognard.games.doomtrooper.model.catalogue import OUTLASTS, PERISHES, REPAIRS, RETURNS
from grognard.games.doomtrooper.model.graves import bury
from grognard.games.doomtrooper.model.identity import MADE, MADE_OF
from grognard.games.doomtrooper.model.infections import recover
from grognard.games.doomtrooper.model.moves import detach, unregister_abilities
from grognard.games.doomtrooper.model.sightings import ELSEWHERE, IN_HAND, all_see, forget_copy
from grognard.games.doomtrooper.model.state import NO_SLOTS, Doom
from grognard.games.doomtrooper.words import AFTER_ANNIHILATED, ATTACHED, GONE, PLAYED, UNPAID

# Where a card that leaves the table goes; always to its owner's pile or hand (DT-318)
TO_GRAVE: Final = 0
TO_ANNIHILATED: Final = 1
TO_HAND: Final = 2
TO_LIBRARY: Final = 3  # which is shuffled
AS_PRICE: Final = 4  # to the grave, given up by its own player


def leave_play(g: Doom, slot: int, to: int) -> None:
    """DT-318, DT-A23: a card leaves the table for its owner's pile or hand, its attachments for the graves (DT-339); a
    hidden warrior is discarded unrevealed.
    """
    owner, kind = g.owner[slot], g.kind[slot]
    hidden = g.flags[slot] & UNPAID != 0
    falls = to not in (TO_HAND, TO_LIBRARY)
    to = destination(g, slot, to)
    if to == TO_HAND:
        if hidden:
            forget_copy(g, owner, kind, False)
        all_see(g, owner, IN_HAND, kind)
        g.set_hand(owner, sorted([*g.hand[owner], kind]))
    elif to == TO_LIBRARY:
        if not hidden:
            all_see(g, owner, ELSEWHERE, kind)
        library = [*g.library[owner], kind]
        g.shuffle(library)
        g.library = put_row(g.library, owner, library)
    take_off_table(g, slot, falls and to != TO_ANNIHILATED)
    if to == TO_ANNIHILATED:
        g.annihilated = put_row(g.annihilated, owner, [*g.annihilated[owner], kind])
    elif to == TO_GRAVE:
        bury(g, owner, kind, hidden)


def destination(g: Doom, slot: int, to: int) -> int:
    """Where a card actually goes: its own text, or that of a card that lies on it, may change its destination;
    the latter not if its own player gives it up as a price.
    """
    forced = to == TO_GRAVE
    if to == AS_PRICE:
        to = TO_GRAVE
    if to == TO_ANNIHILATED and g.granted_powers is not NOTHING and g.granted_powers.has(DISCARDED_INSTEAD):
        if is_discarded_instead(g, slot):
            to = TO_GRAVE
    if to != TO_GRAVE or g.flags[slot] & UNPAID:
        return to
    marks = g.abilities[slot].marks
    if marks & (RETURNS | PERISHES):
        return TO_LIBRARY if marks & RETURNS else TO_ANNIHILATED
    if forced:
        for attachment in g.attached[slot]:
            if g.abilities[attachment].marks & REPAIRS:
                return TO_LIBRARY
    return to


def is_discarded_instead(g: Doom, slot: int) -> bool:
    """Whether a card in play lets a warrior be discarded where it would be annihilated."""
    if not g.is_warrior(slot):
        return False
    for source in g.auras:
        for aura in g.abilities[source].auras:
            if aura.static.powers().has(DISCARDED_INSTEAD) and aura_reaches(g, aura, source, slot):
                return True
    return False


def pile_after_play(g: Doom, slot: int) -> int:
    """DT-155, DT-334: the pile to which the icon of a card sends it when it has been played."""
    return TO_ANNIHILATED if g.cards.after[g.kind[slot]] == AFTER_ANNIHILATED else TO_GRAVE


def take_off_table(g: Doom, slot: int, falls: bool) -> None:
    """DT-067, DT-087, DT-129, DT-339: take a card off the table; cards attached to it go to the graves, no matter where
    the card itself goes, unless one of them returns because the card falls: it is killed or discarded.
    """
    g.unchanged_turns = 0
    for attachment in g.attached[slot]:
        back = falls and g.abilities[attachment].marks & OUTLASTS
        leave_play(g, attachment, TO_LIBRARY if back else TO_GRAVE)
    g.attached = put_row(g.attached, slot, NO_SLOTS)
    place = g.place[slot]
    if place == ATTACHED:
        detach(g, slot)
    elif place != PLAYED:
        g.slots = [s for s in g.slots if s != slot]
        if g.alterations:
            undo_alterations(g, slot)
        if g.is_warrior(slot):
            seat = g.control[slot]
            g.warriors = put_row(g.warriors, seat, [w for w in g.warriors[seat] if w != slot])
    unregister_abilities(g, slot)
    if g.bonds:
        remove_all_bonds(g, slot)
    if g.infections:
        recover(g, slot)
    if slot in g.expiring_cards:
        g.expiring_cards = [s for s in g.expiring_cards if s != slot]
    g.place = put(g.place, slot, GONE)
    g.vacated_slots = [*g.vacated_slots, slot]


def undo_alterations(g: Doom, slot: int) -> None:
    """Undo the lasting changes of a card that leaves play."""
    kept: list[int] = []
    for k in range(0, len(g.alterations), MADE):
        if g.alterations[k + MADE_OF] != slot:
            kept += g.alterations[k : k + MADE]
    g.alterations = kept
