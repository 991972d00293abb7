"""Setting up a game of Doomtrooper."""

from __future__ import annotations

from grognard.core.agenda import NOBODY
from grognard.games.doomtrooper.flow.opening import OPENING
from grognard.games.doomtrooper.flow.turn import TURN_NODE
from grognard.games.doomtrooper.language.power_sets import NOTHING
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.combats import NO_LAST_COMBAT
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
    """Reset the turn: nobody has done anything yet."""
    g.active = g.starting_seat = 0
    g.round = 1
    g.unchanged_turns = 0
    g.step = 0
    g.standard = 0
    g.extra = []
    g.extra_of = []
    g.conversions = 0
    g.standard_attacked = 0
    g.attack_or_sabotage = 0
    g.kinds_used_up = []
    g.action_count = 0
    g.abilities_used_up = []
    g.attacked_once = []
    g.outpost_opened = 0
    g.switched_cultists = []
    g.may_be_won = False
    g.overtime = 0
    g.tie_count = 0
    g.winners = []


def clear_seats(g: Doom, seats: int) -> None:
    """DT-002: reset the seats: no cards, the first destiny points and no promotion points."""
    g.turns = [0] * seats
    g.sabotaged = [0] * seats
    g.lost_actions = [0] * seats
    g.opening_decided = [0] * seats
    g.shown_hands = [[] for _ in range(seats)]
    g.seen = []
    g.d = [DESTINY] * seats
    g.p = [0] * seats
    g.library = [[] for _ in range(seats)]
    g.hand = [[] for _ in range(seats)]
    g.hand_timings = [0] * seats
    g.grave = [[] for _ in range(seats)]
    g.grave_hidden = [[] for _ in range(seats)]
    g.annihilated = [[] for _ in range(seats)]
    g.sideboard = [[] for _ in range(seats)]
    g.warriors = [[] for _ in range(seats)]
    g.cards_brought = [0] * seats
    g.deck_out_turns = [NONE] * seats
    g.defeated = [0] * seats
    g.debt = [0] * seats


def clear_table(g: Doom) -> None:
    """Clear the table: no card, no combat."""
    g.infections = []
    g.exposures = []
    g.slots = []
    g.auras = []
    g.granted_powers = NOTHING
    g.identity_changers = []
    g.usable_cards = []
    g.triggered_cards = []
    g.banning_cards = []
    g.demanding_vehicles = []
    g.credit_cards = []
    g.alterations = []
    g.kind = []
    g.abilities = []
    g.owner = []
    g.control = []
    g.place = []
    g.bearer = []
    g.lies_before = []
    g.played_by = []
    g.flags = []
    g.attached = []
    g.bonds = []
    g.notes = []
    g.expiring_cards = []
    g.free_slots = []
    g.vacated_slots = []
    g.combats = []
    g.changes = []
    g.kills = []
    g.last_combat = NO_LAST_COMBAT


def deal(
    libraries: list[list[int]], sideboards: list[list[int]], seed: int, options: Options, cards: Catalogue, fast: bool
) -> DoomtrooperState:
    """DT-001, DT-003, DT-005: a new game at its first question; `fast` deals with the playouts' dice and opens no
    window without a choice.
    """
    seats = len(libraries)
    g = bare_table(seats, seed, options, cards)
    if fast:
        g.playout(seed)
    for seat in range(seats):
        library = libraries[seat][:]
        g.shuffle(library)  # DT-001
        g.library[seat] = library
        g.sideboard[seat] = sideboards[seat][:]
        g.cards_brought[seat] = len(library) + len(g.sideboard[seat])
        g.draw(seat, HAND)  # DT-003
    g.starting_seat = g.active = g.roll(seats) if options.first == NOBODY else options.first  # DT-005
    g.push(TURN_NODE)
    g.push(OPENING)
    g.run()
    return g
