"""What a seat, or a spectator, sees of a game of Rush."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import NOBODY
from grognard.core.game import Json
from grognard.games.rush import cards as c
from grognard.games.rush.rules.end import award, tally
from grognard.games.rush.state import Rush, company

ABOUT_A_CARD: Final = ("pay", "ability", "place", "target", "ace", "research")  # questions, by their first fact


class RushView:
    """RUSH-013, RUSH-018, RUSH-A23: what one seat sees of a game; NOBODY is a spectator."""

    __slots__ = (
        "achievements", "active", "asked", "attacked", "base_damage", "bought", "cards", "companies", "company", "deck",
        "depot", "depot_sizes", "depot_tops", "discard", "discard_top", "doubles", "ending", "facts", "first",
        "front", "funds", "gained", "garages", "guard_damage", "guards",
        "hand_sizes", "hands", "kills", "laid", "market", "options",
        "played", "recruiting", "round", "rules", "seat", "singles", "spent", "to_answer", "wreckyard",
    )  # fmt: skip

    def __init__(self, g: Rush, seat: int) -> None:
        self.seat = seat
        self.cards = g.cards
        self.round = g.round
        self.active = g.active
        self.first = g.first
        self.ending = g.ending
        self.achievements = g.achievements
        self.market = g.market[:]
        self.deck = len(g.deck)
        self.discard = len(g.discard)
        self.discard_top = g.discard[-1] if g.discard else c.NONE
        self.wreckyard = g.wreckyard[:]
        self.singles = g.singles  # RUSH-018
        self.doubles = g.doubles
        self.hand_sizes = [len(hand) for hand in g.hands]
        self.hands = [hand[:] if g.sees_hand(seat, s) else known_hand(g, s) for s, hand in enumerate(g.hands)]
        self.garages = [len(garage) for garage in g.garages]
        # RUSH-013, RUSH-A23: the owner browses the depot, others see its top and size
        self.depot_sizes = [len(depot) for depot in g.depots]
        self.depot_tops = [depot[-1] if depot else c.NONE for depot in g.depots]
        self.depot: list[int] = []
        # RUSH-117: each card joined the company in the open, so a player who remembers knows what it holds
        self.companies = [sorted(company(g, s)) for s in range(g.n)]
        self.company: list[int] = []
        if seat != NOBODY:
            self.depot = g.depots[seat][:]
            self.company = self.companies[seat]
        self.gained = g.gained
        self.rules = g.rules
        self.base_damage = g.base_damage
        self.guards = g.guards
        self.guard_damage = g.guard_damage
        self.front = g.front[:]
        self.played = sorted(g.played)
        self.attacked = g.attacked
        self.recruiting = g.recruiting
        self.funds = g.funds
        self.spent = g.spent
        self.bought = g.bought
        self.laid = g.laid
        self.kills = g.kills
        self.to_answer = g.seat
        self.asked = g.asked
        self.facts = g.facts if seat == g.seat else ()
        self.options = list(g.options) if seat == g.seat else []

    def json(self) -> Json:
        """The view as plain values with the cards' ids; shown.py gives their types."""
        ids = self.cards.ids
        tallies = tally(self.cards, self.companies, self.gained, self.rules)

        def said(cards: list[int]) -> list[str | None]:
            return [ids[k] if k != c.NONE else None for k in cards]

        return {
            "seat": None if self.seat == NOBODY else self.seat,
            "round": self.round,
            "active": self.active,
            "first": self.first,
            "ending": self.ending,
            "achievements": list(self.achievements),
            "market": said(self.market),
            "deck": self.deck,
            "discard": self.discard,
            "discard_top": said([self.discard_top])[0],
            "wreckyard": said(self.wreckyard),
            "singles": self.singles,
            "doubles": self.doubles,
            "hands": [said(hand) for hand in self.hands],
            "hand_sizes": self.hand_sizes,
            "garages": self.garages,
            "depot": said(self.depot),
            "depot_sizes": self.depot_sizes,
            "depot_tops": said(self.depot_tops),
            "company": said(self.company),
            "base_damage": self.base_damage,
            "guards": said(self.guards),
            "guard_damage": self.guard_damage,
            "front": said(self.front),
            "played": said(self.played),
            "attacked": self.attacked,
            "recruiting": self.recruiting,
            "funds": self.funds,
            "spent": self.spent,
            "bought": self.bought,
            "laid": self.laid,
            "kills": self.kills,
            "to_answer": self.to_answer,
            "asked": self.asked,
            "about": ids[self.facts[0]] if self.asked in ABOUT_A_CARD and self.facts else None,
            "facts": list(self.facts),
            "options": self.options,
            "tallies": [[t.count(achievement) for t in tallies] for achievement in self.achievements],
            "standings": [standing.json() for standing in award(tallies, self.achievements)],
        }


def known_hand(g: Rush, seat: int) -> list[int]:
    """What everybody knows of a hidden hand: the card its owner was seen to keep."""
    return [g.kept[seat]] if g.kept[seat] != c.NONE else []
