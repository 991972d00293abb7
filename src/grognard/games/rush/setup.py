"""Setting the table for Rush."""

from __future__ import annotations

from grognard.core.agenda import NOBODY
from grognard.games.rush.cards import NATIONS, NONE, STARTING_SET, Cards
from grognard.games.rush.events import DREW
from grognard.games.rush.options import Options
from grognard.games.rush.protocol import RushState
from grognard.games.rush.rules.end import ACHIEVEMENTS
from grognard.games.rush.rules.turn import NO_CARDS, NO_MONEY, NOTHING, TURN_NODE
from grognard.games.rush.state import BASES, GAINED, HAND, UPRIGHT


def bare_table(seats: int, seed: int, options: Options, cards: Cards) -> RushState:
    """RUSH-002, RUSH-004, RUSH-010: a table with bases and medals, and no card dealt yet."""
    g = RushState()
    g.begin(seed)
    g.cards = cards
    g.rules = options
    g.n = seats
    g.achievements = ()
    g.deck = []
    g.market = []
    g.discard = []
    g.wreckyard = []
    g.singles = [9] * len(NATIONS)  # RUSH-002, RUSH-018
    g.doubles = [3] * len(NATIONS)
    g.hands = [[] for _ in range(seats)]
    g.garages = [[] for _ in range(seats)]
    g.depots = [[] for _ in range(seats)]
    g.kept = [NONE] * seats
    g.known = [NO_CARDS] * seats
    g.gained = [0] * (GAINED * seats)
    g.base_damage = [UPRIGHT] * (BASES * seats)  # RUSH-010
    g.guards = [NONE] * (BASES * seats)
    g.guard_damage = [UPRIGHT] * (BASES * seats)
    g.first = g.active = 0
    g.round = 1
    g.ending = False
    g.front = []
    g.played = []
    g.used_a_card = g.attacked = g.recruiting = False
    g.funds = NO_MONEY
    g.laid = 0
    g.spent = g.bought = g.kills = NOTHING
    return g


def deal(seats: int, seed: int, options: Options, cards: Cards, fast: bool = False) -> RushState:
    """RUSH-012, RUSH-014, RUSH-015, RUSH-019, RUSH-A41: a new game at its first question; `fast` deals with the
    playouts' dice.
    """
    g = bare_table(seats, seed, options, cards)
    if fast:
        g.playout(seed)
    g.first = g.active = g.roll(seats) if options.first == NOBODY else options.first  # RUSH-009, RUSH-A41
    for garage in g.garages:  # RUSH-011, RUSH-012
        garage.extend(STARTING_SET)
        g.shuffle(garage)
    for seat in range(seats):
        g.draw(seat, HAND, DREW)  # RUSH-014
    g.deck.extend(cards.vehicles())  # RUSH-015
    g.shuffle(g.deck)
    g.refill()
    achievements = list(range(ACHIEVEMENTS))
    g.shuffle(achievements)
    g.achievements = tuple(sorted(achievements[: seats + 1]))  # RUSH-019
    g.push(TURN_NODE)
    g.run()
    return g
