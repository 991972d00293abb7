"""A position of Doomtrooper: kinds in hidden zones, slots for cards on the table, all in rows that copies share."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.core.agenda import Env, Frame, Node, Row, Table, put, put_row
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.language.power_sets import NOTHING, Powers
from grognard.games.doomtrooper.model.catalogue import NO_ABILITIES, Abilities, Catalogue
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.words import ATTACHED, AWAY, GONE, PLAYED, PRISONER, STORED, UNPAID, WARRIOR, WOUNDED

NONE: Final = -1
HAND: Final = 7  # DT-003, DT-025
ACTIONS: Final = 3  # DT-028
LASTING: Final = WOUNDED | UNPAID | PRISONER | AWAY  # progress for DT-A63: no player can go back and forth at will
LOOP_LIMIT: Final = 400  # plays and uses in one turn, after which cards that trigger each other are stopped (DT-249)

# The ledger's extra actions (DT-252, DT-255)
UNDEFINED: Final = 0
ATTACK: Final = 1
NON_ATTACK: Final = 2
OWN: Final = 8  # undefined, and for a single warrior


class Doom(Table):
    """The state of a game. Rows by seat and rows by slot; nothing is changed in place, so copies share all rows."""

    cards: Catalogue
    nodes: dict[str, Node[Any]]  # the nodes of the rules and of every card's effects, by name
    rules: Options
    n: int
    quick: bool  # windows in which a seat could only pass are not opened: for playouts, never at a table
    # the turn
    active: int
    starting_seat: int
    round: int
    unchanged_turns: int  # turns in a row in which only D and the places of warriors have changed (DT-A63)
    turns: Row  # by seat: turns begun
    step: int  # the step of the turn that the active player has reached (DT-011)
    # the ledger of actions (DT-252)
    standard: int  # standard actions left
    extra: Row  # extra actions left, by kind
    extra_of: Row  # for each extra action, the only warrior that may use it, or NONE
    conversions: int  # standard actions that the rules still let become an attack or a sabotage (DT-254)
    standard_attacked: int  # 1 once a standard action was an attack or a sabotage (DT-261)
    attack_or_sabotage: int  # whether this turn had an attack or a sabotage; they exclude each other (DT-228)
    sabotaged: Row  # seats sabotaged since the active player's Draw step (DT-032)
    kinds_used_up: Row  # kinds that may be played once per turn and have been played
    infections: Row  # in stride INFECTION (DT-346)
    exposures: Row  # warriors near an infected one, in stride EXPOSURE
    switched_cultists: Row  # cultists that have chosen a side since the last other event (DT-298)
    outpost_opened: int  # 1 once a warrior was mustered to an Outpost (DT-134)
    action_count: int  # cards played or used in this turn; from LOOP_LIMIT on a player can only pass
    abilities_used_up: Row  # abilities that may be used once per turn and have been used, in stride USE
    attacked_once: Row  # warriors that may attack once per turn and have attacked
    lost_actions: Row  # by seat: how many actions its next turn will lack
    seen: Row  # what each observer has seen of others' hidden cards, in stride SIGHTING
    shown_hands: list[Row]  # by seat: the opening hand it showed when it exchanged it (DT-006)
    opening_decided: Row  # by seat: 1 once it has kept or redrawn its opening hand (DT-009)
    # by seat
    d: Row  # destiny points
    p: Row  # promotion points
    may_be_won: bool  # derived: somebody has enough points or no warrior left to fight, so victory must be checked
    library: list[Row]  # kinds, top last
    hand: list[Row]  # kinds, in order
    hand_timings: Row  # derived, by seat: the timings of the cards in hand, as bits
    grave: list[Row]  # kinds, latest last
    grave_hidden: list[Row]  # for each card of the graves 1 if only its owner has seen it
    annihilated: list[Row]
    sideboard: list[Row]
    warriors: list[Row]  # slots of the warriors a seat controls, in order of entry
    cards_brought: Row  # by seat: how many cards its deck has, sideboard included
    deck_out_turns: Row  # by seat: turns left of the deck-out count, or NONE (DT-039)
    defeated: Row  # by seat: 1 once it is out of the game
    debt: Row  # destiny points spent on credit (DT-235)
    overtime: int  # turns to be ended before tied totals are compared again (DT-233); 0 for none
    tie_count: int  # how often totals were tied
    winners: Row
    # by slot
    slots: Row  # in play, in order of entry: every card on the table except those attached or being played
    auras: Row  # those that give abilities to other cards
    granted_powers: Powers  # derived: the powers and bans that these cards give
    banning_cards: Row  # cards that forbid others to be played, or discard warriors that have become something
    demanding_vehicles: Row  # vehicles on warriors that require something of their driver
    credit_cards: Row  # cards that let their player spend D on credit
    alterations: Row  # lasting changes that effects have made to warriors (DT-289), in stride MADE
    identity_changers: Row  # cards that can make another card be considered something else (DT-289)
    usable_cards: Row  # cards in play, attachments included, that have an ability to be used
    triggered_cards: Row  # cards in play, attachments included, that act automatically
    kind: Row
    abilities: list[Abilities]  # derived: what each card does
    owner: Row
    control: Row
    place: Row
    bearer: Row  # the card that an attachment lies on, or NONE
    lies_before: Row  # the seat that a card lies before, or NONE
    played_by: Row  # the warrior that casts a pending spell, or uses its own action to play a card, or NONE
    flags: Row
    attached: list[Row]  # the attachments on each slot
    bonds: Row  # in stride BOND
    notes: Row  # notes on single cards, in stride NOTE
    expiring_cards: Row  # slots of cards that leave automatically when their time is over
    free_slots: Row  # slots that a new card may take
    vacated_slots: Row  # slots freed this turn: pending work may still refer to them
    # combat: nested ones on a stack (DT-217)
    combats: list[Row]
    changes: Row  # in stride CHANGE
    kills: Row  # of the present or the last combat, in stride KILL
    last_combat: Row  # what is remembered of a combat that is over, until the next one begins

    # Written by make fields from the declarations above: copy_fields, dump_fields, load_fields
    __slots__ = (
        "abilities", "abilities_used_up", "action_count", "active", "alterations", "annihilated", "attached",
        "attack_or_sabotage", "attacked_once", "auras", "banning_cards", "bearer", "bonds", "cards", "cards_brought",
        "changes", "combats", "control", "conversions", "credit_cards", "d", "debt", "deck_out_turns", "defeated",
        "demanding_vehicles", "expiring_cards", "exposures", "extra", "extra_of", "flags", "free_slots",
        "granted_powers", "grave", "grave_hidden", "hand", "hand_timings", "identity_changers", "infections", "kills",
        "kind", "kinds_used_up", "last_combat", "library", "lies_before", "lost_actions", "may_be_won", "n", "nodes",
        "notes", "opening_decided", "outpost_opened", "overtime", "owner", "p", "place", "played_by", "quick", "round",
        "rules", "sabotaged", "seen", "shown_hands", "sideboard", "slots", "standard", "standard_attacked",
        "starting_seat", "step", "switched_cultists", "tie_count", "triggered_cards", "turns", "unchanged_turns",
        "usable_cards", "vacated_slots", "warriors", "winners",
    )  # fmt: skip

    def copy_fields(self, other: Doom) -> None:
        """Copy the fields of another table: mutable values are copied, all others are shared."""
        self.cards = other.cards
        self.nodes = other.nodes
        self.rules = other.rules
        self.n = other.n
        self.quick = other.quick
        self.active = other.active
        self.starting_seat = other.starting_seat
        self.round = other.round
        self.unchanged_turns = other.unchanged_turns
        self.turns = other.turns
        self.step = other.step
        self.standard = other.standard
        self.extra = other.extra
        self.extra_of = other.extra_of
        self.conversions = other.conversions
        self.standard_attacked = other.standard_attacked
        self.attack_or_sabotage = other.attack_or_sabotage
        self.sabotaged = other.sabotaged
        self.kinds_used_up = other.kinds_used_up
        self.infections = other.infections
        self.exposures = other.exposures
        self.switched_cultists = other.switched_cultists
        self.outpost_opened = other.outpost_opened
        self.action_count = other.action_count
        self.abilities_used_up = other.abilities_used_up
        self.attacked_once = other.attacked_once
        self.lost_actions = other.lost_actions
        self.seen = other.seen
        self.shown_hands = other.shown_hands
        self.opening_decided = other.opening_decided
        self.d = other.d
        self.p = other.p
        self.may_be_won = other.may_be_won
        self.library = other.library
        self.hand = other.hand
        self.hand_timings = other.hand_timings
        self.grave = other.grave
        self.grave_hidden = other.grave_hidden
        self.annihilated = other.annihilated
        self.sideboard = other.sideboard
        self.warriors = other.warriors
        self.cards_brought = other.cards_brought
        self.deck_out_turns = other.deck_out_turns
        self.defeated = other.defeated
        self.debt = other.debt
        self.overtime = other.overtime
        self.tie_count = other.tie_count
        self.winners = other.winners
        self.slots = other.slots
        self.auras = other.auras
        self.granted_powers = other.granted_powers
        self.banning_cards = other.banning_cards
        self.demanding_vehicles = other.demanding_vehicles
        self.credit_cards = other.credit_cards
        self.alterations = other.alterations
        self.copy_fields_rest(other)

    def copy_fields_rest(self, other: Doom) -> None:
        """Copy the fields of another table: mutable values are copied, all others are shared."""
        self.identity_changers = other.identity_changers
        self.usable_cards = other.usable_cards
        self.triggered_cards = other.triggered_cards
        self.kind = other.kind
        self.abilities = other.abilities
        self.owner = other.owner
        self.control = other.control
        self.place = other.place
        self.bearer = other.bearer
        self.lies_before = other.lies_before
        self.played_by = other.played_by
        self.flags = other.flags
        self.attached = other.attached
        self.bonds = other.bonds
        self.notes = other.notes
        self.expiring_cards = other.expiring_cards
        self.free_slots = other.free_slots
        self.vacated_slots = other.vacated_slots
        self.combats = other.combats
        self.changes = other.changes
        self.kills = other.kills
        self.last_combat = other.last_combat

    def dump_fields(self) -> dict[str, Any]:
        """The saved fields as plain values."""
        return {
            "n": self.n, "quick": self.quick, "active": self.active, "starting_seat": self.starting_seat,
            "round": self.round, "unchanged_turns": self.unchanged_turns, "turns": self.turns, "step": self.step,
            "standard": self.standard, "extra": self.extra, "extra_of": self.extra_of, "conversions": self.conversions,
            "standard_attacked": self.standard_attacked, "attack_or_sabotage": self.attack_or_sabotage,
            "sabotaged": self.sabotaged, "kinds_used_up": self.kinds_used_up, "infections": self.infections,
            "exposures": self.exposures, "switched_cultists": self.switched_cultists,
            "outpost_opened": self.outpost_opened, "action_count": self.action_count,
            "abilities_used_up": self.abilities_used_up, "attacked_once": self.attacked_once,
            "lost_actions": self.lost_actions, "seen": self.seen, "shown_hands": self.shown_hands,
            "opening_decided": self.opening_decided, "d": self.d, "p": self.p, "library": self.library,
            "hand": self.hand, "grave": self.grave, "grave_hidden": self.grave_hidden, "annihilated": self.annihilated,
            "sideboard": self.sideboard, "warriors": self.warriors, "cards_brought": self.cards_brought,
            "deck_out_turns": self.deck_out_turns, "defeated": self.defeated, "debt": self.debt,
            "overtime": self.overtime, "tie_count": self.tie_count, "winners": self.winners, "slots": self.slots,
            "auras": self.auras, "banning_cards": self.banning_cards, "demanding_vehicles": self.demanding_vehicles,
            "credit_cards": self.credit_cards, "alterations": self.alterations,
            "identity_changers": self.identity_changers, "usable_cards": self.usable_cards,
            "triggered_cards": self.triggered_cards, "kind": self.kind, "owner": self.owner, "control": self.control,
            "place": self.place, "bearer": self.bearer, "lies_before": self.lies_before, "played_by": self.played_by,
            "flags": self.flags, "attached": self.attached, "bonds": self.bonds, "notes": self.notes,
            "expiring_cards": self.expiring_cards, "free_slots": self.free_slots, "vacated_slots": self.vacated_slots,
            "combats": self.combats, "changes": self.changes, "kills": self.kills, "last_combat": self.last_combat,
        }  # fmt: skip

    def load_fields(self, saved: dict[str, Any]) -> None:
        """Restore the saved fields from plain values, copying every list."""
        self.n = saved["n"]
        self.quick = saved["quick"]
        self.active = saved["active"]
        self.starting_seat = saved["starting_seat"]
        self.round = saved["round"]
        self.unchanged_turns = saved["unchanged_turns"]
        self.turns = saved["turns"][:]
        self.step = saved["step"]
        self.standard = saved["standard"]
        self.extra = saved["extra"][:]
        self.extra_of = saved["extra_of"][:]
        self.conversions = saved["conversions"]
        self.standard_attacked = saved["standard_attacked"]
        self.attack_or_sabotage = saved["attack_or_sabotage"]
        self.sabotaged = saved["sabotaged"][:]
        self.kinds_used_up = saved["kinds_used_up"][:]
        self.infections = saved["infections"][:]
        self.exposures = saved["exposures"][:]
        self.switched_cultists = saved["switched_cultists"][:]
        self.outpost_opened = saved["outpost_opened"]
        self.action_count = saved["action_count"]
        self.abilities_used_up = saved["abilities_used_up"][:]
        self.attacked_once = saved["attacked_once"][:]
        self.lost_actions = saved["lost_actions"][:]
        self.seen = saved["seen"][:]
        self.shown_hands = [row[:] for row in saved["shown_hands"]]
        self.opening_decided = saved["opening_decided"][:]
        self.d = saved["d"][:]
        self.p = saved["p"][:]
        self.library = [row[:] for row in saved["library"]]
        self.hand = [row[:] for row in saved["hand"]]
        self.grave = [row[:] for row in saved["grave"]]
        self.grave_hidden = [row[:] for row in saved["grave_hidden"]]
        self.annihilated = [row[:] for row in saved["annihilated"]]
        self.sideboard = [row[:] for row in saved["sideboard"]]
        self.warriors = [row[:] for row in saved["warriors"]]
        self.cards_brought = saved["cards_brought"][:]
        self.deck_out_turns = saved["deck_out_turns"][:]
        self.defeated = saved["defeated"][:]
        self.debt = saved["debt"][:]
        self.overtime = saved["overtime"]
        self.tie_count = saved["tie_count"]
        self.winners = saved["winners"][:]
        self.slots = saved["slots"][:]
        self.auras = saved["auras"][:]
        self.banning_cards = saved["banning_cards"][:]
        self.demanding_vehicles = saved["demanding_vehicles"][:]
        self.credit_cards = saved["credit_cards"][:]
        self.alterations = saved["alterations"][:]
        self.identity_changers = saved["identity_changers"][:]
        self.usable_cards = saved["usable_cards"][:]
        self.triggered_cards = saved["triggered_cards"][:]
        self.kind = saved["kind"][:]
        self.owner = saved["owner"][:]
        self.control = saved["control"][:]
        self.load_fields_rest(saved)

    def load_fields_rest(self, saved: dict[str, Any]) -> None:
        """Restore the saved fields from plain values, copying every list."""
        self.place = saved["place"][:]
        self.bearer = saved["bearer"][:]
        self.lies_before = saved["lies_before"][:]
        self.played_by = saved["played_by"][:]
        self.flags = saved["flags"][:]
        self.attached = [row[:] for row in saved["attached"]]
        self.bonds = saved["bonds"][:]
        self.notes = saved["notes"][:]
        self.expiring_cards = saved["expiring_cards"][:]
        self.free_slots = saved["free_slots"][:]
        self.vacated_slots = saved["vacated_slots"][:]
        self.combats = [row[:] for row in saved["combats"]]
        self.changes = saved["changes"][:]
        self.kills = saved["kills"][:]
        self.last_combat = saved["last_combat"][:]

    # End of make fields

    def set_kind(self, slot: int, kind: int) -> None:
        """Replace the card in a slot by another kind, with its printed abilities."""
        self.kind = put(self.kind, slot, kind)
        changed = self.abilities[:]
        changed[slot] = self.cards.abilities[kind]
        self.abilities = changed

    def is_warrior(self, slot: int) -> bool:
        """Whether the card in a slot is a warrior."""
        return self.cards.type[self.kind[slot]] == WARRIOR

    def in_play(self, slot: int) -> bool:
        """DT-313, DT-337: whether a card is on the table and no effect has put it out of play."""
        place = self.place[slot]
        if place == ATTACHED:  # in play with its bearer, unless it keeps the bearer out of play (DT-313)
            if self.flags[self.bearer[slot]] & AWAY:
                return self.abilities[slot].absents
            return True
        return place > PLAYED and not self.flags[slot] & AWAY

    def team(self, seat: int) -> int:
        """The team of a seat: every seat is its own team unless the game is played in teams."""
        return seat % 2 if self.rules.teams else seat

    def are_opponents(self, seat: int, other: int) -> bool:
        """Whether two seats play against each other; team-mates do not (DT-022)."""
        return seat % 2 != other % 2 if self.rules.teams else seat != other

    def spendable_d(self, seat: int) -> int:
        """The D that a seat may spend: what it has, and what it may still borrow."""
        out = self.d[seat]
        for slot in self.credit_cards:
            if self.control[slot] == seat and self.in_play(slot):
                out += self.abilities[slot].credit - self.debt[seat]
        return out

    def pay(self, seat: int, d: int) -> None:
        """Spend D of a seat; it borrows what it does not have."""
        if d > self.d[seat]:
            self.unchanged_turns = 0
            self.debt = put(self.debt, seat, self.debt[seat] + d - self.d[seat])
            d = self.d[seat]
        if d:
            self.d = put(self.d, seat, self.d[seat] - d)

    def combat(self) -> Row:
        """The combat that is being fought; the innermost of several."""
        return self.combats[-1]

    def set_hand(self, seat: int, hand: Row) -> None:
        """Set the cards that a player holds."""
        self.unchanged_turns = 0
        self.hand = put_row(self.hand, seat, hand)
        self.hand_timings = put(self.hand_timings, seat, timings_of(self.cards, hand))

    def all_slots(self) -> list[int]:
        """Every slot: cards on the table in the order in which they came there, then those attached or being played."""
        listed = set(self.slots)
        return [*self.slots, *[slot for slot in range(len(self.kind)) if slot not in listed]]

    def set_flag(self, slot: int, flag: int, on: bool) -> None:
        """Set or clear a flag of a card."""
        flags = self.flags[slot]
        if flag & LASTING:
            self.unchanged_turns = 0
        self.flags = put(self.flags, slot, flags | flag if on else flags & ~flag)

    def draw(self, seat: int, count: int) -> list[int]:
        """DT-027: draw cards from the library, as many as there are, and return them."""
        library = self.library[seat]
        count = min(count, len(library))
        drawn: list[int] = []
        if count:
            drawn = library[len(library) - count :]
            self.library = put_row(self.library, seat, library[: len(library) - count])
            self.set_hand(seat, sorted(self.hand[seat] + drawn))
        return drawn

    def gain(self, seat: int, d: int, p: int) -> None:
        """DT-060: add points for a seat; neither kind falls below zero."""
        if d:
            self.d = put(self.d, seat, max(0, self.d[seat] + d))
        if p:
            self.unchanged_turns = 0
            self.p = put(self.p, seat, max(0, self.p[seat] + p))
            if self.p[seat] >= self.rules.target:
                self.may_be_won = True

    def count_action(self) -> None:
        """Count a card played or used in this turn; players are told once that the limit is reached."""
        self.action_count += 1
        if self.action_count == LOOP_LIMIT:
            self.tell(events.STOPPED)

    def stop(self, f: Frame) -> None:
        """Drop effects that trigger each other without end, down to the turn itself, and tell the players."""
        below = f
        while below.below is not None:
            below = below.below
        self.agenda = below
        self.combats = []
        self.changes = []
        self.action_count = LOOP_LIMIT
        self.tell(events.STOPPED)

    def start(self, name: str, env: Env = (), stage: int = 0) -> None:
        """Put the node of this name on top of the agenda; a module above the caller's defines it."""
        self.push(self.nodes[name], env, stage)

    def playout(self, seed: int) -> None:
        """Use the fast dice, and skip windows in which a seat could only pass."""
        Table.playout(self, seed)
        self.quick = True


NO_SLOTS: Final[Row] = []  # never changed

# A record of an ability that was used up
USED_CARD: Final = 0
USED_WAY: Final = 1  # which of its abilities
USE: Final = 2  # the length of a record


def timings_of(cards: Catalogue, hand: Row) -> int:
    """The timings of the cards of a hand, as bits."""
    out: i64 = 0
    for kind in hand:
        out |= cards.timings[kind]
    return out


def derive_fields(g: Doom) -> None:
    """Compute the derived fields from the rest of a position."""
    g.abilities = [g.cards.abilities[kind] for kind in g.kind]
    for slot in range(len(g.kind)):
        if g.flags[slot] & STORED:
            g.abilities[slot] = NO_ABILITIES
    g.granted_powers = powers_granted(g)
    g.hand_timings = [timings_of(g.cards, hand) for hand in g.hand]
    g.may_be_won = max(g.p) >= g.rules.target or max(g.deck_out_turns) != NONE


def count_cards(g: Doom, seat: int) -> int:
    """How many cards of a player are in the game, wherever they are."""
    piles = (g.library[seat], g.hand[seat], g.grave[seat], g.annihilated[seat], g.sideboard[seat])
    on_table = [slot for slot in range(len(g.kind)) if g.place[slot] != GONE and g.owner[slot] == seat]
    return sum([len(pile) for pile in piles]) + len(on_table)


def powers_granted(g: Doom) -> Powers:
    """The powers and bans that any card in play gives others."""
    out = NOTHING
    for source in g.auras:
        out = out | g.abilities[source].grants
    return out
