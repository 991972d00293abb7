"""Notes on single cards on the table: what was paid for them, what was named, what they have counted."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Row, put
from grognard.games.doomtrooper.model.state import Doom

# A record of `notes`
NOTED_ON: Final = 0  # the card
NOTED: Final = 1  # which of those below
NOTE_VALUE: Final = 2
NOTE: Final = 3  # the length of a record

# The sorts of notes
STEPS_PAID: Final = 0  # how many steps its player has paid for, which may be 0 (DT-149, DT-151)
STANDARD_PAID: Final = 1  # the standard actions that a personality has cost (DT-275)
UNDEFINED_PAID: Final = 2  # … and the undefined extra ones
EXPIRES_FOR: Final = 3  # the seat in whose turn the card leaves automatically
EXPIRES_AT: Final = 4  # … and when in that turn: `until` of its play
ACTS_IN: Final = 5  # the number of combats when it began to act in one (DT-241)
NAMED_AFFILIATION: Final = 6  # the affiliation that its player has named, as a bit
COUNTED: Final = 7  # what it has counted: kills, or turns out of play
AWAY_SINCE: Final = 8  # how many turns the player of its bearer had begun when the bearer went out of play
OUTDID: Final = 10  # 1 for a warrior that has just killed another of higher total V
ROUSED: Final = 11  # 1 for a card that has made its bearer fight the same opponent again
TITLE: Final = 12  # a kind of card that has brought points; there may be several of these notes
STOOD: Final = 9  # 1 for a mission whose Squad was complete at the end of its player's turn (DT-100)


def noted(g: Doom, slot: int, what: int, otherwise: int = 0) -> int:
    """The value of a card's note, or `otherwise` if it has no note of this sort."""
    notes = g.notes
    for k in range(0, len(notes), NOTE):
        if notes[k + NOTED_ON] == slot and notes[k + NOTED] == what:
            return notes[k + NOTE_VALUE]
    return otherwise


def note(g: Doom, slot: int, what: int, value: int) -> None:
    """Set a card's note; it replaces an earlier note of the same sort."""
    for k in range(0, len(g.notes), NOTE):
        if g.notes[k + NOTED_ON] == slot and g.notes[k + NOTED] == what:
            g.notes = put(g.notes, k + NOTE_VALUE, value)
            return
    g.notes = [*g.notes, slot, what, value]


def has_note(g: Doom, slot: int, what: int, value: int) -> bool:
    """Whether a card has a note with this value, for sorts of which there may be several."""
    notes = g.notes
    for k in range(0, len(notes), NOTE):
        if notes[k + NOTED_ON] == slot and notes[k + NOTED] == what and notes[k + NOTE_VALUE] == value:
            return True
    return False


def add_note(g: Doom, slot: int, what: int, value: int) -> None:
    """Add a note beside others of the same sort."""
    g.notes = [*g.notes, slot, what, value]


def erase(g: Doom, slot: int, what: int) -> None:
    """Remove a card's note."""
    kept: Row = []
    for k in range(0, len(g.notes), NOTE):
        if g.notes[k + NOTED_ON] != slot or g.notes[k + NOTED] != what:
            kept += g.notes[k : k + NOTE]
    g.notes = kept


def erase_sort(g: Doom, what: int) -> Row:
    """Remove the notes of a sort from all cards; return these cards."""
    kept: Row = []
    gone: Row = []
    for k in range(0, len(g.notes), NOTE):
        if g.notes[k + NOTED] == what:
            gone.append(g.notes[k + NOTED_ON])
        else:
            kept += g.notes[k : k + NOTE]
    if gone:
        g.notes = kept
    return gone


def erase_all(g: Doom, slots: Row) -> None:
    """Remove all notes of cards that have left the table."""
    kept: Row = []
    for k in range(0, len(g.notes), NOTE):
        if g.notes[k + NOTED_ON] not in slots:
            kept += g.notes[k : k + NOTE]
    g.notes = kept


def has_same_notes(g: Doom, slot: int, other: int) -> bool:
    """Whether two cards have the same notes."""
    notes = g.notes
    for k in range(0, len(notes), NOTE):
        what, value = notes[k + NOTED], notes[k + NOTE_VALUE]
        if notes[k + NOTED_ON] == slot and noted(g, other, what) != value:
            return False
        if notes[k + NOTED_ON] == other and noted(g, slot, what) != value:
            return False
    return True
