"""Opening a game of Doomtrooper (DT-001…009)."""

from __future__ import annotations

from grognard.core.agenda import NOBODY
from grognard.games.doomtrooper.flow.opening import OPENING
from grognard.games.doomtrooper.flow.turn import TURN_NODE
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.model.state import HAND, NONE, Doom
from grognard.games.doomtrooper.nodes import NODES
from grognard.games.doomtrooper.table.protocol import DoomtrooperState

DESTINY = 5  # DT-002


def bare_table(seats: int, seed: int, options: Options, cards: Catalogue) -> DoomtrooperState:
    """A table with nothing on it."""
    g = DoomtrooperState()
    g.begin(seed)
    g.cards = cards
    g.nodes = NODES
    g.rules = options
    g.n = seats
    g.quick = False
    clear_turn(g)
    clear_seats(g, seats)
    clear_table(g)
    return g


def clear_turn(g: Doom) -> None:
    """Nobody has done anything yet."""
    g.active = g.first = 0
    g.round = 1
    g.quiet = 0
    g.step = 0
    g.standard = 0
    g.extra = []
    g.conversions = 0
    g.acted = 0
    g.raided = 0
    g.used = []
    g.busy = 0
    g.spent = []
    g.opened = 0
    g.switched = []
    g.reached = False
    g.overtime = 0
    g.ties = 0
    g.won = []


def clear_seats(g: Doom, seats: int) -> None:
    """Nobody has any cards, and all have the first destiny points (DT-002)."""
    g.turns = [0] * seats
    g.sabotaged = [0] * seats
    g.fewer = [0] * seats
    g.opening = [0] * seats
    g.shown = [[] for _ in range(seats)]
    g.known = [[] for _ in range(seats)]
    g.d = [DESTINY] * seats
    g.p = [0] * seats
    g.library = [[] for _ in range(seats)]
    g.hand = [[] for _ in range(seats)]
    g.meant = [0] * seats
    g.grave = [[] for _ in range(seats)]
    g.annihilated = [[] for _ in range(seats)]
    g.sideboard = [[] for _ in range(seats)]
    g.warriors = [[] for _ in range(seats)]
    g.brought = [0] * seats
    g.stood = [NONE] * seats
    g.lost = [0] * seats
    g.debt = [0] * seats


def clear_table(g: Doom) -> None:
    """No card lies on the table, and no combat is fought."""
    g.infections = []
    g.exposed = []
    g.slots = []
    g.auras = []
    g.given = 0
    g.altering = []
    g.users = []
    g.triggers = []
    g.edicts = []
    g.driven = []
    g.lenders = []
    g.made = []
    g.kind = []
    g.owner = []
    g.control = []
    g.place = []
    g.bearer = []
    g.flags = []
    g.mark = []
    g.attached = []
    g.bonds = []
    g.timed = []
    g.free = []
    g.fallen = []
    g.combats = []
    g.changes = []
    g.met = []


def deal(
    libraries: list[list[int]], sideboards: list[list[int]], seed: int, options: Options, cards: Catalogue, fast: bool
) -> DoomtrooperState:
    """A new game at its first question; `fast` deals with the playouts' dice and opens no window without a choice."""
    seats = len(libraries)
    g = bare_table(seats, seed, options, cards)
    if fast:
        g.playout(seed)
    for seat in range(seats):
        library = libraries[seat][:]
        g.shuffle(library)  # DT-001
        g.library[seat] = library
        g.sideboard[seat] = sideboards[seat][:]
        g.brought[seat] = len(library) + len(g.sideboard[seat])
        g.draw(seat, HAND)  # DT-003
    g.first = g.active = g.roll(seats) if options.first == NOBODY else options.first  # DT-005
    g.push(TURN_NODE)
    g.push(OPENING)
    g.run()
    return g
