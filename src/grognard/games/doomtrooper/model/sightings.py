"""What each observer has seen of another player's hidden cards: in hand, or among the rest.

An observer is a seat, or NOBODY for a spectator. A seat has no sightings of its own cards.
"""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import NOBODY, Row, put
from grognard.games.doomtrooper.model.graves import cards_in_grave
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.words import GONE, UNPAID, WARRIOR

# A record of `seen`
SEEN_BY: Final = 0  # the observer
SEEN_OF: Final = 1  # the seat whose card it is
SEEN_WHERE: Final = 2  # one of those below
SEEN_KIND: Final = 3
SIGHTING: Final = 4  # the length of a record

# Where a card that was seen is
IN_HAND: Final = 0
ELSEWHERE: Final = 1  # in the library, or since then drawn, mustered into cover, or discarded face down


def seen_kinds(g: Doom, observer: int, seat: int, where: int) -> list[int]:
    """The kinds that an observer knows to be in a player's hand, or among the rest of its hidden cards."""
    out: Row = []
    for k in range(0, len(g.seen), SIGHTING):
        if g.seen[k + SEEN_BY] == observer and g.seen[k + SEEN_OF] == seat and g.seen[k + SEEN_WHERE] == where:
            out.append(g.seen[k + SEEN_KIND])
    return out


def see(g: Doom, observer: int, seat: int, where: int, kind: int) -> None:
    """Record that an observer sees a card go where only its player can see it from now on."""
    g.seen = [*g.seen, observer, seat, where, kind]


def all_see(g: Doom, seat: int, where: int, kind: int) -> None:
    """Record that everybody sees a card go where only its player can see it from now on."""
    for observer in range(NOBODY, g.n):
        if observer != seat:
            see(g, observer, seat, where, kind)


def see_hand(g: Doom, observer: int, seat: int) -> None:
    """Record that an observer sees a player's whole hand; this replaces what it knew of that hand before.

    A card of which the observer had lost track may be among them.
    """
    elsewhere = seen_kinds(g, observer, seat, ELSEWHERE)
    for kind in g.hand[seat]:
        if kind in elsewhere:
            elsewhere.remove(kind)
    kept: Row = []
    for k in range(0, len(g.seen), SIGHTING):
        if g.seen[k + SEEN_BY] != observer or g.seen[k + SEEN_OF] != seat:
            kept += g.seen[k : k + SIGHTING]
    g.seen = kept
    for kind in g.hand[seat]:
        see(g, observer, seat, IN_HAND, kind)
    for kind in elsewhere:
        see(g, observer, seat, ELSEWHERE, kind)


def forget_copy(g: Doom, seat: int, kind: int, from_hand: bool) -> None:
    """Remove a sighting of a card that is open now: it may be the copy that observers have seen before."""
    for observer in range(NOBODY, g.n):
        k = find(g, observer, seat, IN_HAND, kind) if from_hand else NONE
        if k == NONE:
            k = find(g, observer, seat, ELSEWHERE, kind)
        if k != NONE:
            g.seen = g.seen[:k] + g.seen[k + SIGHTING :]


def find(g: Doom, observer: int, seat: int, where: int, kind: int) -> int:
    """The index at which the record of a sighting begins, or NONE."""
    seen = g.seen
    for k in range(0, len(seen), SIGHTING):
        if seen[k + SEEN_KIND] == kind and seen[k + SEEN_BY] == observer:
            if seen[k + SEEN_OF] == seat and seen[k + SEEN_WHERE] == where:
                return k
    return NONE


def lose_track(g: Doom, seat: int, hiding: bool) -> None:
    """A card has left the hand unseen (`hiding`: a warrior): any sighting in that hand may have been that card."""
    seen = g.seen
    for k in range(0, len(seen), SIGHTING):
        if seen[k + SEEN_OF] == seat and seen[k + SEEN_WHERE] == IN_HAND:
            if not hiding or g.cards.type[seen[k + SEEN_KIND]] == WARRIOR:
                seen = put(seen, k + SEEN_WHERE, ELSEWHERE)
    g.seen = seen


def forget_unshared(g: Doom, observer: int) -> None:
    """Remove sightings that an observer cannot know of from a world that it imagines.

    What remains: its own sightings, those of its own cards, and those that others share with it.
    """
    if not g.seen:
        return
    own: list[list[int]] = [g.seen[k : k + SIGHTING] for k in range(0, len(g.seen), SIGHTING)]
    own = [record for record in own if record[SEEN_BY] == observer]
    left: list[list[list[int]]] = [own[:] for _ in range(g.n + 1)]  # by the other observer: sightings that it may share
    kept: Row = []
    for k in range(0, len(g.seen), SIGHTING):
        by = g.seen[k + SEEN_BY]
        shared = [observer, *g.seen[k + SEEN_OF : k + SIGHTING]]
        if by == observer or g.seen[k + SEEN_OF] == observer:
            kept += g.seen[k : k + SIGHTING]
        elif shared in left[by]:  # NOBODY's sightings come last
            left[by].remove(shared)
            kept += g.seen[k : k + SIGHTING]
    g.seen = kept


def hidden_cards(g: Doom, seat: int) -> list[int]:
    """The kinds of a player's cards that not everybody sees: in hand and library, and face down."""
    out = g.hand[seat] + g.library[seat] + cards_in_grave(g, seat, True)
    for slot in range(len(g.kind)):
        if g.owner[slot] == seat and g.flags[slot] & UNPAID and g.place[slot] != GONE:
            out.append(g.kind[slot])
    return out


def untrue_sighting(g: Doom) -> str | None:
    """Describe a sighting of a card that is not there, or None if all sightings are true."""
    for observer in range(NOBODY, g.n):
        for seat in range(g.n):
            hand, rest = g.hand[seat][:], hidden_cards(g, seat)
            for kind in seen_kinds(g, observer, seat, IN_HAND):
                if kind not in hand:
                    return f"{observer} has seen {kind} in the hand of {seat}"
                hand.remove(kind)
                rest.remove(kind)
            for kind in seen_kinds(g, observer, seat, ELSEWHERE):
                if kind not in rest:
                    return f"{observer} has seen {kind} of {seat}"
                rest.remove(kind)
    return None
