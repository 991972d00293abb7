"""Worlds that a seat may imagine: other players' cards are guessed from what was seen, not from their real decks.

Of each player everybody knows the cards on the table, those seen to go to a pile, and those seen to return to a hand or
a library. The rest is dealt from the deck of ours that fits these best or, if none fits, from all cards of the
affiliations seen. The same dice give the same world, whatever the others have really brought (law 5).
"""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Row, put_row
from grognard.games.doomtrooper.model.combats import fights
from grognard.games.doomtrooper.model.graves import cards_in_grave
from grognard.games.doomtrooper.model.sightings import ELSEWHERE, IN_HAND, forget_unshared, seen_kinds
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.cover import may_hide
from grognard.games.doomtrooper.words import GENERAL, GONE, UNPAID, WARRIOR

DOUBT: Final = 4  # a deck does not fit if more than one in this many of the cards seen is not in it
IN_FIVE: Final = 2  # how many of five cards are warriors, in decks that people build
TRIES: Final = 40  # random attempts to find a card of which there may be another copy
NOTHING: Final = 0  # the kind in a free slot


def imagine(g: Doom, seat: int) -> None:
    """Deal anew all that a seat cannot know, with the dice of a world that is imagined; NOBODY is a spectator."""
    hidden: list[list[int]] = [[] for _ in range(g.n)]
    seen: list[list[int]] = [[] for _ in range(g.n)]
    look_around(g, seat, hidden, seen)
    for s in range(g.n):
        if s == seat:  # DT-330: a player knows their own cards, but not the order of the library
            library = sorted(g.library[s])
            g.shuffle(library)
            g.library = put_row(g.library, s, library)
        else:
            add_piles(g, seat, s, seen[s])
            deal_anew(g, seat, s, hidden[s], seen[s])
    forget_unshared(g, seat)


def look_around(g: Doom, seat: int, hidden: list[list[int]], seen: list[list[int]]) -> None:
    """Collect, by player, the slots of warriors mustered into cover that a seat has never seen (DT-054), and the cards
    seen.

    A warrior that left the table unrevealed stays unknown (DT-A23).
    """
    kind, owner, place, flags = g.kind, g.owner, g.place, g.flags
    for slot in range(len(kind)):
        s = owner[slot]
        if s == seat:
            continue
        if not flags[slot] & UNPAID:
            if place[slot] != GONE:
                seen[s].append(kind[slot])
        elif place[slot] == GONE:
            g.set_kind(slot, NOTHING)
        elif g.control[slot] == seat or fights(g, slot):
            seen[s].append(kind[slot])
        else:
            hidden[s].append(slot)


def add_piles(g: Doom, seat: int, s: int, seen: list[int]) -> None:
    """Add the cards of a player that a seat has seen, apart from those on the table."""
    seen += cards_in_grave(g, s, False)
    seen += g.annihilated[s]
    seen += seen_kinds(g, seat, s, IN_HAND)
    seen += seen_kinds(g, seat, s, ELSEWHERE)


def deal_anew(g: Doom, seat: int, s: int, hidden: list[int], seen: list[int]) -> None:
    """Deal a player's hand, library, sideboard and face-down cards as they could be, given what a seat has seen."""
    held = seen_kinds(g, seat, s, IN_HAND)
    elsewhere = seen_kinds(g, seat, s, ELSEWHERE)
    buried = sum(g.grave_hidden[s])
    guess = Guess(g, seen)
    size = len(g.library[s]) + len(g.hand[s]) + buried + len(hidden) - len(held)
    pool = guess.library(size - len(elsewhere)) + elsewhere
    g.sideboard = put_row(g.sideboard, s, guess.sideboard(len(g.sideboard[s])))
    if elsewhere:
        g.shuffle(pool)
    for slot in hidden:
        g.set_kind(slot, guess.hidden(pool))
    split = len(g.hand[s]) - len(held)
    g.set_hand(s, sorted(held + pool[:split]))
    rest = pool[split:]
    if buried:
        grave: Row = []
        for k in range(len(g.grave[s])):
            grave.append(rest.pop() if g.grave_hidden[s][k] else g.grave[s][k])
        g.grave = put_row(g.grave, s, grave)
    g.library = put_row(g.library, s, rest)


class Guess:
    """What a player may have brought besides the cards seen."""

    __slots__ = ("g", "left", "others", "searched", "seen", "theme", "warriors")

    def __init__(self, g: Doom, seen: list[int]) -> None:
        self.g = g
        self.seen = seen
        # by kind: how many more copies there may be (DT-331, DT-A50)
        self.left = g.cards.limits[:] if g.rules.restricted else g.cards.most[:]
        self.searched = False  # whether `find_fitting` has run
        self.warriors: list[int] = []
        self.others: list[int] = []
        for kind in seen:
            self.left[kind] = self.left[kind] - 1
        self.theme = self.likely()  # one of our decks, or NONE

    def likely(self) -> int:
        """A random deck of ours among those that lack the fewest of the cards seen; NONE if they all lack too many."""
        g = self.g
        copies = [0] * len(g.cards.codes)
        all_hold = (1 << len(g.cards.themes)) - 1
        lacking = [0] * len(g.cards.themes)
        for kind in self.seen:
            holders = g.cards.holders[kind]
            nth = copies[kind]
            copies[kind] = nth + 1
            hold = holders[nth] if nth < len(holders) else 0
            if hold != all_hold:
                for theme in range(len(lacking)):
                    if not hold >> theme & 1:
                        lacking[theme] = lacking[theme] + 1
        fewest = min(lacking)
        if fewest > len(self.seen) // DOUBT:
            return NONE
        best = [theme for theme in range(len(lacking)) if lacking[theme] == fewest]
        return best[g.roll(len(best))]

    def library(self, size: int) -> list[int]:
        """This many cards in any order: the unseen cards of the deck, then others that go with it."""
        out: list[int] = []
        if self.theme != NONE:
            spare = self.g.cards.counts[self.theme][:]
            for kind in self.seen:
                spare[kind] = spare[kind] - 1
            rest: list[int] = []
            for kind in self.g.cards.themes[self.theme]:
                if spare[kind] > 0:
                    spare[kind] = spare[kind] - 1
                    rest.append(kind)
            self.g.shuffle(rest)
            self.take(out, rest, size)
        self.fill(out, size)
        return out

    def sideboard(self, size: int) -> list[int]:
        """This many cards for the sideboard (DT-343)."""
        out: list[int] = []
        if size and self.theme != NONE:
            self.take(out, self.g.cards.reserves[self.theme], size)
        self.fill(out, size)
        return sorted(out)

    def take(self, out: list[int], cards: list[int], size: int) -> None:
        """Move cards to `out`, if there may be another copy of each."""
        for kind in cards:
            if len(out) == size:
                return
            if self.left[kind] > 0:
                self.left[kind] = self.left[kind] - 1
                out.append(kind)

    def fill(self, out: list[int], size: int) -> None:
        """Fill `out` with random cards that go with those seen."""
        while len(out) < size:
            self.find_fitting()
            kind = self.drawn(self.warriors if self.g.roll(5) < IN_FIVE else self.others)
            self.left[kind] = self.left[kind] - 1
            out.append(kind)

    def drawn(self, kinds: list[int]) -> int:
        """A random one of these kinds of which there may be another copy; if there is none, another card."""
        for _ in range(TRIES):
            kind = kinds[self.g.roll(len(kinds))]
            if self.left[kind] > 0:
                return kind
        for kind in self.g.cards.playable:
            if self.left[kind] > 0:
                return kind
        return kinds[0]

    def hidden(self, pool: list[int]) -> int:
        """A warrior of the pool that may lie in cover unrevealed (DT-050); another one if the pool has none."""
        for k in range(len(pool)):
            if self.could_hide(pool[k]):
                return pool.pop(k)
        pool.pop()
        self.find_fitting()
        return self.drawn([kind for kind in self.warriors if self.could_hide(kind)])

    def could_hide(self, kind: int) -> bool:
        """Whether a card could have been mustered into cover."""
        return self.g.cards.type[kind] == WARRIOR and may_hide(self.g, kind)

    def find_fitting(self) -> None:
        """Find the cards that go with those seen: of the same affiliations, or of none."""
        if self.searched:
            return
        self.searched = True
        cards = self.g.cards
        affiliations = 0
        for kind in self.seen if self.theme == NONE else self.seen + cards.themes[self.theme]:
            affiliations |= cards.affiliations[kind]
        for kind in cards.playable:
            if cards.affiliations[kind] & (affiliations | GENERAL) or not cards.affiliations[kind]:
                if cards.type[kind] == WARRIOR:
                    self.warriors.append(kind)
                else:
                    self.others.append(kind)
