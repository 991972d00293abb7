"""A position of Doomtrooper: kinds in hidden zones, slots for cards on the table, all in rows that copies share."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.core.agenda import Env, Frame, Node, Row, Table, fresh, put, put_row
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.words import ATTACHED, AWAY, PLAYED, PRISONER, UNPAID, WARRIOR, WOUNDED

NONE: Final = -1
UNSEEN: Final = 4096  # added to a kind in the grave that only its owner has seen
HELD: Final = 4096  # added to a kind that is known to be in a hand
HAND: Final = 7  # DT-003, DT-025
ACTIONS: Final = 3  # DT-028
LASTING: Final = WOUNDED | UNPAID | PRISONER | AWAY  # a change for DT-A63: no player can go back and forth at will
LOOP_LIMIT: Final = 400  # plays and uses in one turn, after which cards that feed each other are stopped (DT-249)

# The ledger's extra actions (DT-252, DT-255)
UNDEFINED: Final = 0
ATTACK: Final = 1
NON_ATTACK: Final = 2
OWN: Final = 8  # undefined, and of one warrior alone, whose slot is added


class Doom(Table):
    """The state of a game. Rows by seat and rows by slot; nothing is changed in place, so a copy is pointers."""

    cards: Catalogue
    nodes: dict[str, Node[Any]]  # of the rules and of every card's effects, by name
    rules: Options
    n: int
    quick: bool  # windows in which a seat could only pass are not opened: for playouts, never at a table
    # the turn
    active: int
    first: int
    round: int
    quiet: int  # turns in which nothing has changed but D and where warriors stand (DT-A63)
    turns: Row  # by seat: turns begun
    step: int  # where in the turn skeleton the active player is (DT-011)
    # the ledger (DT-252…262)
    standard: int  # standard actions left
    extra: Row  # extra actions left, by kind
    conversions: int  # rule-granted turnings of a standard action into an attack or sabotage left (DT-254)
    acted: int  # 1 once a standard action was an attack or a sabotage (DT-261)
    raided: int  # whether an attack or a sabotage came this turn, which exclude each other (DT-228)
    sabotaged: Row  # seats sabotaged since the active player's Draw step (DT-032)
    used: Row  # kinds that may be played once a turn and were
    infections: Row  # in stride INFECTION (DT-346)
    exposed: Row  # in stride EXPOSURE
    switched: Row  # cultists that have chosen a side since something else happened (DT-298)
    opened: int  # 1 once a warrior was mustered to an Outpost (DT-134)
    busy: int  # answers of this turn that were no passes; past LOOP_LIMIT nothing but passing is left
    spent: Row  # abilities that may be used once a turn and were: the slot and the way
    fewer: Row  # by seat: actions that its next turn will lack
    known: list[Row]  # by seat: kinds that all have seen return to its library, or with HELD to its hand
    shown: list[Row]  # by seat: the opening hand it showed when it exchanged it (DT-006)
    opening: Row  # by seat: 1 once it has kept or redrawn its opening hand (DT-006…009)
    # by seat
    d: Row  # destiny points
    p: Row  # promotion points
    reached: bool  # derived: somebody has had enough of them, or has nobody left to fight; then it is looked at closely
    library: list[Row]  # kinds, top last
    hand: list[Row]  # kinds, in order
    meant: Row  # derived, by seat: the timings of the cards in hand, as bits
    grave: list[Row]  # kinds, latest last
    annihilated: list[Row]
    sideboard: list[Row]
    warriors: list[Row]  # slots of the warriors a seat controls, in order of entry
    brought: Row  # cards that each seat came with, sideboard and all
    stood: Row  # turns left of the deck-out count, or NONE (DT-039)
    lost: Row  # 1 for a seat that is out of the game
    debt: Row  # destiny points spent on credit (DT-235)
    overtime: int  # turns to be ended before tied totals are compared again (DT-233); 0 for none
    ties: int  # how often totals were tied
    won: Row
    # by slot
    slots: Row  # in play, in order of entry: every card on the table but those attached or being played
    auras: Row  # those of them that give abilities to others
    given: i64  # derived: the powers and bans that they give, as bits
    edicts: Row  # … that forbid cards to be played, or discard who has become something
    driven: Row  # vehicles on warriors that ask something of who drives them
    lenders: Row  # those of them that let their player spend D on credit
    made: Row  # what effects have made of warriors for good (DT-289), in stride MADE
    altering: Row  # every card on the table that can make another be considered something else (DT-289)
    users: Row  # cards in play, attachments too, that let their player do something
    triggers: Row  # … and those that do something by themselves
    kind: Row
    owner: Row
    control: Row
    place: Row
    bearer: Row  # the slot an attachment lies on, or the seat of one before a player
    flags: Row
    mark: Row  # a number the card keeps: D spent on a spell, the state of a mission
    attached: list[Row]  # the attachments on each slot
    bonds: Row  # in stride BOND
    timed: Row  # slots that will leave by themselves
    free: Row  # slots to be used again
    fallen: Row  # slots left this turn: pending work may still speak of them
    # combat: nested ones on a stack (DT-217)
    combats: list[Row]
    changes: Row  # in stride CHANGE
    met: Row  # the warriors that fought in the last combat and what became of them

    # Written by make fields from the declarations above: copy_fields, dump_fields, load_fields
    __slots__ = (
        "acted", "active", "altering", "annihilated", "attached", "auras", "bearer", "bonds", "brought", "busy",
        "cards", "changes", "combats", "control", "conversions", "d", "debt", "driven", "edicts", "exposed", "extra",
        "fallen", "fewer", "first", "flags", "free", "given", "grave", "hand", "infections", "kind", "known", "lenders",
        "library", "lost", "made", "mark", "meant", "met", "n", "nodes", "opened", "opening", "overtime", "owner", "p",
        "place", "quick", "quiet", "raided", "reached", "round", "rules", "sabotaged", "shown", "sideboard", "slots",
        "spent", "standard", "step", "stood", "switched", "ties", "timed", "triggers", "turns", "used", "users",
        "warriors", "won",
    )  # fmt: skip

    def copy_fields(self, other: Doom) -> None:
        """Take over the fields of another one: what changes is copied, the rest is shared."""
        self.cards = other.cards
        self.nodes = other.nodes
        self.rules = other.rules
        self.n = other.n
        self.quick = other.quick
        self.active = other.active
        self.first = other.first
        self.round = other.round
        self.quiet = other.quiet
        self.turns = other.turns
        self.step = other.step
        self.standard = other.standard
        self.extra = other.extra
        self.conversions = other.conversions
        self.acted = other.acted
        self.raided = other.raided
        self.sabotaged = other.sabotaged
        self.used = other.used
        self.infections = other.infections
        self.exposed = other.exposed
        self.switched = other.switched
        self.opened = other.opened
        self.busy = other.busy
        self.spent = other.spent
        self.fewer = other.fewer
        self.known = other.known
        self.shown = other.shown
        self.opening = other.opening
        self.d = other.d
        self.p = other.p
        self.reached = other.reached
        self.library = other.library
        self.hand = other.hand
        self.meant = other.meant
        self.grave = other.grave
        self.annihilated = other.annihilated
        self.sideboard = other.sideboard
        self.warriors = other.warriors
        self.brought = other.brought
        self.stood = other.stood
        self.lost = other.lost
        self.debt = other.debt
        self.overtime = other.overtime
        self.ties = other.ties
        self.won = other.won
        self.slots = other.slots
        self.auras = other.auras
        self.given = other.given
        self.edicts = other.edicts
        self.driven = other.driven
        self.lenders = other.lenders
        self.made = other.made
        self.altering = other.altering
        self.users = other.users
        self.triggers = other.triggers
        self.copy_fields_rest(other)

    def copy_fields_rest(self, other: Doom) -> None:
        """Take over the fields of another one: what changes is copied, the rest is shared."""
        self.kind = other.kind
        self.owner = other.owner
        self.control = other.control
        self.place = other.place
        self.bearer = other.bearer
        self.flags = other.flags
        self.mark = other.mark
        self.attached = other.attached
        self.bonds = other.bonds
        self.timed = other.timed
        self.free = other.free
        self.fallen = other.fallen
        self.combats = other.combats
        self.changes = other.changes
        self.met = other.met

    def dump_fields(self) -> dict[str, Any]:
        """The saved fields as plain values."""
        return {
            "n": self.n, "quick": self.quick, "active": self.active, "first": self.first, "round": self.round,
            "quiet": self.quiet, "turns": self.turns, "step": self.step, "standard": self.standard, "extra": self.extra,
            "conversions": self.conversions, "acted": self.acted, "raided": self.raided, "sabotaged": self.sabotaged,
            "used": self.used, "infections": self.infections, "exposed": self.exposed, "switched": self.switched,
            "opened": self.opened, "busy": self.busy, "spent": self.spent, "fewer": self.fewer, "known": self.known,
            "shown": self.shown, "opening": self.opening, "d": self.d, "p": self.p, "library": self.library,
            "hand": self.hand, "grave": self.grave, "annihilated": self.annihilated, "sideboard": self.sideboard,
            "warriors": self.warriors, "brought": self.brought, "stood": self.stood, "lost": self.lost,
            "debt": self.debt, "overtime": self.overtime, "ties": self.ties, "won": self.won, "slots": self.slots,
            "auras": self.auras, "edicts": self.edicts, "driven": self.driven, "lenders": self.lenders,
            "made": self.made, "altering": self.altering, "users": self.users, "triggers": self.triggers,
            "kind": self.kind, "owner": self.owner, "control": self.control, "place": self.place, "bearer": self.bearer,
            "flags": self.flags, "mark": self.mark, "attached": self.attached, "bonds": self.bonds, "timed": self.timed,
            "free": self.free, "fallen": self.fallen, "combats": self.combats, "changes": self.changes, "met": self.met,
        }  # fmt: skip

    def load_fields(self, saved: dict[str, Any]) -> None:
        """Take the saved fields from plain values, with lists of their own."""
        self.n = saved["n"]
        self.quick = saved["quick"]
        self.active = saved["active"]
        self.first = saved["first"]
        self.round = saved["round"]
        self.quiet = saved["quiet"]
        self.turns = fresh(saved["turns"])
        self.step = saved["step"]
        self.standard = saved["standard"]
        self.extra = fresh(saved["extra"])
        self.conversions = saved["conversions"]
        self.acted = saved["acted"]
        self.raided = saved["raided"]
        self.sabotaged = fresh(saved["sabotaged"])
        self.used = fresh(saved["used"])
        self.infections = fresh(saved["infections"])
        self.exposed = fresh(saved["exposed"])
        self.switched = fresh(saved["switched"])
        self.opened = saved["opened"]
        self.busy = saved["busy"]
        self.spent = fresh(saved["spent"])
        self.fewer = fresh(saved["fewer"])
        self.known = fresh(saved["known"])
        self.shown = fresh(saved["shown"])
        self.opening = fresh(saved["opening"])
        self.d = fresh(saved["d"])
        self.p = fresh(saved["p"])
        self.library = fresh(saved["library"])
        self.hand = fresh(saved["hand"])
        self.grave = fresh(saved["grave"])
        self.annihilated = fresh(saved["annihilated"])
        self.sideboard = fresh(saved["sideboard"])
        self.warriors = fresh(saved["warriors"])
        self.brought = fresh(saved["brought"])
        self.stood = fresh(saved["stood"])
        self.lost = fresh(saved["lost"])
        self.debt = fresh(saved["debt"])
        self.overtime = saved["overtime"]
        self.ties = saved["ties"]
        self.won = fresh(saved["won"])
        self.slots = fresh(saved["slots"])
        self.auras = fresh(saved["auras"])
        self.edicts = fresh(saved["edicts"])
        self.driven = fresh(saved["driven"])
        self.lenders = fresh(saved["lenders"])
        self.made = fresh(saved["made"])
        self.altering = fresh(saved["altering"])
        self.users = fresh(saved["users"])
        self.triggers = fresh(saved["triggers"])
        self.kind = fresh(saved["kind"])
        self.owner = fresh(saved["owner"])
        self.control = fresh(saved["control"])
        self.place = fresh(saved["place"])
        self.bearer = fresh(saved["bearer"])
        self.flags = fresh(saved["flags"])
        self.load_fields_rest(saved)

    def load_fields_rest(self, saved: dict[str, Any]) -> None:
        """Take the saved fields from plain values, with lists of their own."""
        self.mark = fresh(saved["mark"])
        self.attached = fresh(saved["attached"])
        self.bonds = fresh(saved["bonds"])
        self.timed = fresh(saved["timed"])
        self.free = fresh(saved["free"])
        self.fallen = fresh(saved["fallen"])
        self.combats = fresh(saved["combats"])
        self.changes = fresh(saved["changes"])
        self.met = fresh(saved["met"])

    # End of make fields

    def is_warrior(self, slot: int) -> bool:
        """Whether the card in a slot is a warrior."""
        return self.cards.type[self.kind[slot]] == WARRIOR

    def in_play(self, slot: int) -> bool:
        """DT-337: on the table, and no effect has put it out of play."""
        place = self.place[slot]
        if place == ATTACHED:  # with its bearer, unless it is the card that keeps it away (DT-313)
            if self.flags[self.bearer[slot]] & AWAY:
                return self.cards.absents[self.kind[slot]]
            return True
        return place > PLAYED and not self.flags[slot] & AWAY

    def team(self, seat: int) -> int:
        """Who plays together: everybody alone unless the game is played in teams."""
        return seat % 2 if self.rules.teams else seat

    def are_opponents(self, seat: int, other: int) -> bool:
        """Whether two seats play against each other; team-mates do not (DT-022)."""
        return seat % 2 != other % 2 if self.rules.teams else seat != other

    def purse(self, seat: int) -> int:
        """How much D a seat may spend: what it has, and what it may still borrow."""
        out = self.d[seat]
        for slot in self.lenders:
            if self.control[slot] == seat and self.in_play(slot):
                out += self.cards.credit[self.kind[slot]] - self.debt[seat]
        return out

    def pay(self, seat: int, d: int) -> None:
        """D are spent; what the seat does not have is borrowed."""
        if d > self.d[seat]:
            self.quiet = 0
            self.debt = put(self.debt, seat, self.debt[seat] + d - self.d[seat])
            d = self.d[seat]
        if d:
            self.d = put(self.d, seat, self.d[seat] - d)

    def combat(self) -> Row:
        """The combat that is being fought; the innermost of several."""
        return self.combats[-1]

    def hold(self, seat: int, hand: Row) -> None:
        """A player holds these cards."""
        self.quiet = 0
        self.hand = put_row(self.hand, seat, hand)
        self.meant = put(self.meant, seat, timings_of(self.cards, hand))

    def laid(self) -> list[int]:
        """Every slot: cards on the table in the order in which they came there, then those attached or being played."""
        listed = set(self.slots)
        return [*self.slots, *[slot for slot in range(len(self.kind)) if slot not in listed]]

    def set_flag(self, slot: int, flag: int, on: bool) -> None:
        """Mark how a card stands."""
        flags = self.flags[slot]
        if flag & LASTING:
            self.quiet = 0
        self.flags = put(self.flags, slot, flags | flag if on else flags & ~flag)

    def draw(self, seat: int, count: int) -> list[int]:
        """Take cards from the library, as many as there are (DT-027); which."""
        library = self.library[seat]
        count = min(count, len(library))
        drawn: list[int] = []
        if count:
            drawn = library[len(library) - count :]
            self.library = put_row(self.library, seat, library[: len(library) - count])
            self.hold(seat, sorted(self.hand[seat] + drawn))
        return drawn

    def gain(self, seat: int, d: int, p: int) -> None:
        """Points for a seat; neither falls below zero (DT-060)."""
        if d:
            self.d = put(self.d, seat, max(0, self.d[seat] + d))
        if p:
            self.quiet = 0
            self.p = put(self.p, seat, max(0, self.p[seat] + p))
            if self.p[seat] >= self.rules.target:
                self.reached = True

    def count_action(self) -> None:
        """Count a card played or used in this turn; players are told once that the limit is reached."""
        self.busy += 1
        if self.busy == LOOP_LIMIT:
            self.tell(events.STOPPED)

    def stop(self, f: Frame) -> None:
        """Drop effects that trigger each other without end, down to the turn itself, and tell the players."""
        below = f
        while below.below is not None:
            below = below.below
        self.agenda = below
        self.combats = []
        self.changes = []
        self.busy = LOOP_LIMIT
        self.tell(events.STOPPED)

    def start(self, name: str, env: Env = (), stage: int = 0) -> None:
        """Put the node of this name on top of the agenda; a module above the one that calls defines it."""
        self.push(self.nodes[name], env, stage)

    def playout(self, seed: int) -> None:
        """The fast dice, and no windows in which a seat could only pass."""
        Table.playout(self, seed)
        self.quick = True


NO_SLOTS: Final[Row] = []  # never changed


def timings_of(cards: Catalogue, hand: Row) -> int:
    """When the cards of a hand are played, as bits."""
    out: i64 = 0
    for kind in hand:
        out |= cards.timings[kind]
    return out


def reckon(g: Doom) -> None:
    """What follows from the rest of a position."""
    g.given = granted(g)
    g.meant = [timings_of(g.cards, hand) for hand in g.hand]
    g.reached = max(g.p) >= g.rules.target or max(g.stood) != NONE


def granted(g: Doom) -> i64:
    """The powers and bans that any card in play gives others, as bits."""
    out: i64 = 0
    for source in g.auras:
        out |= g.cards.grants[g.kind[source]]
    return out
