"""A position of Doomtrooper: kinds in hidden zones, slots for cards on the table, all in rows that copies share."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.core.agenda import NOBODY, PLAIN_TABLE, Frame, Node, Row, Table, fresh, put, put_row
from grognard.core.game import Json, Reason
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper.catalogue import RETURNS, Catalogue
from grognard.games.doomtrooper.identity import MADE, identity, printed_affiliations, printed_sides
from grognard.games.doomtrooper.statics import Becomes
from grognard.games.doomtrooper.verbs import UNKNOWN
from grognard.games.doomtrooper.waivers import is_excused
from grognard.games.doomtrooper.words import (
    ATTACHED,
    AWAY,
    BEFORE_PLAYER,
    BEHIND,
    COVERED,
    CULTIST,
    EQUIPMENT,
    GONE,
    NO_TACTIC,
    OUTPOST,
    PLAYED,
    PRISONER,
    SERVED,
    UNPAID,
    WARRIOR,
    WOUNDED,
)

Labels = dict[str, tuple[int, int]]  # what a scenario calls a card: its slot and its kind

NONE: Final = -1
UNSEEN: Final = 4096  # added to a kind in the grave that only its owner has seen
HELD: Final = 4096  # added to a kind that is known to be in a hand
HAND: Final = 7  # DT-003, DT-025
ACTIONS: Final = 3  # DT-028
LASTING: Final = WOUNDED | UNPAID | PRISONER | AWAY  # a change for DT-A63: no player can go back and forth at will
TOO_BUSY: Final = 400  # plays and uses in one turn, after which cards that feed each other are stopped (DT-249)

# The ledger's extra actions (DT-252, DT-255)
UNDEFINED: Final = 0
ATTACK: Final = 1
NON_ATTACK: Final = 2
OWN: Final = 8  # undefined, and of one warrior alone, whose slot is added

# What a combat remembers
ATTACKER: Final = 0
DEFENDER: Final = 1
TACTIC: Final = 2
ZONE: Final = 3  # the warzone it is fought in, or NONE (DT-112)
WEAPON_A: Final = 4  # the weapon in use, or NONE (DT-186)
WEAPON_D: Final = 5
HIT_A: Final = 6  # what phase 6 has fixed for the attacker: none, wound, kill (DT-A07)
HIT_D: Final = 7
PHASE: Final = 8
FIRST_STRIKER: Final = 9  # ATTACKER or DEFENDER, as phase 6 has fixed it, or NONE (DT-209)
STOPPED: Final = 10  # 1 if whom it wounds does not strike back (DT-A12)
PLAYER_A: Final = 11  # who attacks: a stolen combatant ends the combat (DT-268)
PLAYER_D: Final = 12
ABLE: Final = 13  # how many could attack when the combat was declared (DT-175)
NEW_COMBAT: Final = [NONE, NONE, NO_TACTIC, NONE, NONE, NONE, 0, 0, 1, NONE, 0, NONE, NONE, 0]

# What a combat remembers of a kill: victim, killer or NONE, who earns the points, how many, and the affiliations that
# the victim had
KILL: Final = 5
# Of a combat that is over: NONE, its attacker, what hit the attacker (DT-A07), its players, then the kills
SURVIVOR: Final = 1
HIT_SURVIVED: Final = 2
SIDES: Final = 3
KILLS_THEN: Final = 4

# A change that lasts for a combat: source, target, what, amount, depth of the combat
CHANGE: Final = 5
# … what, beyond the four ratings
FIRST_BLOW: Final = 4  # strikes first; the amount says what kind of first strike it is
DISABLED: Final = 5  # a weapon that may not be used (DT-A38)
DOUBLED: Final = 6  # a weapon's bonus (DT-A16)
USED_UP: Final = 7  # an ability that may be used once a combat
JOINED: Final = 8  # a reinforcement; the amount is the part it plays (DT-206)
WIELDS: Final = 9  # … and the amount is the weapon that it uses (DT-186)
ORDERED: Final = 11  # a card on the combat has one side strike first; the amount is its part
MAIN: Final = 12  # who was named for a part, the amount, while a reinforcement of it is battled (DT-176)
LAID: Final = 10  # a card that was laid on the table in this combat, on the target if it has one (DT-241)
TURNED_TACTIC: Final = 20  # a card has changed the tactic
OF_BASE: Final = 16  # … and the rating: its base changes

# A virus in a warrior: the warrior, the kind of virus, whose Draw steps count, how often it takes its toll
INFECTION: Final = 4
# … and who may catch it: the kind of virus, whose Draw steps count, who is sick, who has been near since that step
EXPOSURE: Final = 4

# What ties two cards as long as both are there: what, from which card, to which (or which kind), and how much
BOND: Final = 4
CAPTIVE: Final = 3  # who holds a warrior or shelters it, and whom (DT-314, DT-316)
UNIT: Final = 0  # a sergeant, the kind it leads (DT-282)
WARD: Final = 1  # a bodyguard, whom it guards
QUELLED: Final = 2  # who cancels an immunity, whose, and to what (DT-272)
DUES: Final = 8  # a freelancer, a card of its former corporation that it has paid for (DT-303)
LASTING_BASE: Final = 4  # … and the rating: a base rating has changed for good

FIELDS_OF_STATE: Final = (
    "acted",
    "active",
    "altering",
    "annihilated",
    "attached",
    "auras",
    "bearer",
    "bonds",
    "brought",
    "busy",
    "cards",
    "changes",
    "combats",
    "control",
    "conversions",
    "d",
    "debt",
    "driven",
    "edicts",
    "exposed",
    "extra",
    "fallen",
    "fewer",
    "first",
    "flags",
    "free",
    "given",
    "grave",
    "hand",
    "infections",
    "kind",
    "known",
    "lenders",
    "library",
    "lost",
    "made",
    "mark",
    "meant",
    "met",
    "n",
    "opened",
    "opening",
    "overtime",
    "owner",
    "p",
    "place",
    "quick",
    "quiet",
    "raided",
    "reached",
    "round",
    "rules",
    "sabotaged",
    "shown",
    "sideboard",
    "slots",
    "spent",
    "standard",
    "step",
    "stood",
    "switched",
    "ties",
    "timed",
    "triggers",
    "turns",
    "used",
    "users",
    "warriors",
    "won",
)


class Options:
    """What the tables may agree on."""

    __slots__ = ("first", "labels", "limit", "privilege_shown", "restricted", "stall_rounds", "target", "teams")

    def __init__(self, values: Json) -> None:
        self.first: int = values["first"]  # DT-005; NOBODY: by lot
        self.target: int = values["target"]  # DT-231: promotion points to win
        self.limit: int = values["limit"]  # DT-234: rounds after which time is up; 0 for none
        self.stall_rounds: int = values["stall_rounds"]  # DT-A63
        self.restricted: bool = values["restricted"]  # DT-A50
        self.privilege_shown: bool = values["privilege_shown"]  # DT-A03
        self.teams: bool = values["teams"]  # of four seats, the first and the third against the others
        self.labels: Labels = {}  # of a scenario's position

    def json(self) -> Json:
        """The options by name."""
        return {name: getattr(self, name) for name in OPTION_VALUES}


OPTION_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "first": (NOBODY, 0, 1, 2, 3, 4),
    "target": (40, 10, 20, 30, 60, 80),
    "limit": (60, 0, 20, 40, 100),
    "stall_rounds": (10, 5, 20),
    "restricted": (False, True),
    "privilege_shown": (True, False),
    "teams": (False, True),
}


class Doom(Table):
    """The state of a game. Rows by seat and rows by slot; nothing is changed in place, so a copy is pointers."""

    __slots__ = FIELDS_OF_STATE

    cards: Catalogue
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
    busy: int  # answers of this turn that were no passes; past TOO_BUSY nothing but passing is left
    spent: Row  # abilities that may be used once a turn and were: the slot and the way
    fewer: Row  # by seat: actions that its next turn will lack
    known: list[Row]  # by seat: kinds that all have seen return to its library, or with HELD to its hand
    shown: list[Row]  # by seat: the opening hand it showed when it exchanged it (DT-006)
    opening: Row  # by seat: 1 once it has kept or redrawn its opening hand (DT-006…009)
    # by seat
    d: Row  # destiny points
    p: Row  # promotion points
    reached: bool  # whether somebody has ever had enough of them, or nobody left to fight: then it is looked at closely
    library: list[Row]  # kinds, top last
    hand: list[Row]  # kinds, in order
    meant: Row  # by seat: the timings of the cards in hand, as bits
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
    given: i64  # the powers and bans that they give, as bits
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

    def copy(self) -> Doom:
        """The same position, to be played on its own."""
        g = Doom()
        g.inherit(self)
        g.cards = self.cards
        g.rules = self.rules
        g.n = self.n
        g.quick = self.quick
        g.quiet = self.quiet
        g.active = self.active
        g.first = self.first
        g.round = self.round
        g.turns = self.turns
        g.step = self.step
        g.standard = self.standard
        g.extra = self.extra
        g.conversions = self.conversions
        g.acted = self.acted
        g.raided = self.raided
        g.sabotaged = self.sabotaged
        g.used = self.used
        g.busy = self.busy
        g.spent = self.spent
        g.opened = self.opened
        g.switched = self.switched
        g.infections = self.infections
        g.exposed = self.exposed
        g.fewer = self.fewer
        g.opening = self.opening
        g.shown = self.shown
        g.known = self.known
        g.d = self.d
        g.p = self.p
        g.library = self.library
        g.hand = self.hand
        g.meant = self.meant
        g.reached = self.reached
        g.grave = self.grave
        g.annihilated = self.annihilated
        g.sideboard = self.sideboard
        g.warriors = self.warriors
        g.brought = self.brought
        g.stood = self.stood
        g.lost = self.lost
        g.debt = self.debt
        g.overtime = self.overtime
        g.ties = self.ties
        g.won = self.won
        g.slots = self.slots
        g.auras = self.auras
        g.given = self.given
        g.edicts = self.edicts
        g.driven = self.driven
        g.lenders = self.lenders
        g.made = self.made
        g.altering = self.altering
        g.users = self.users
        g.triggers = self.triggers
        g.kind = self.kind
        g.owner = self.owner
        g.control = self.control
        g.place = self.place
        g.bearer = self.bearer
        g.flags = self.flags
        g.mark = self.mark
        g.attached = self.attached
        g.bonds = self.bonds
        g.timed = self.timed
        g.free = self.free
        g.fallen = self.fallen
        g.combats = self.combats
        g.changes = self.changes
        g.met = self.met
        return g

    # Facts

    def is_warrior(self, slot: int) -> bool:
        """Whether the card in a slot is a warrior."""
        return self.cards.type[self.kind[slot]] == WARRIOR

    def known_kind(self, slot: int) -> int:
        """The kind of a card on the table as everybody knows it; UNKNOWN if it lies unrevealed (DT-054)."""
        return UNKNOWN if self.flags[slot] & UNPAID else self.kind[slot]

    def is_face_down(self, slot: int, seat: int) -> bool:
        """Whether a seat may not see a card (DT-054); who sought cover must be remembered (DT-047)."""
        return bool(self.flags[slot] & (UNPAID | COVERED)) and self.control[slot] != seat and not self.fights(slot)

    def in_play(self, slot: int) -> bool:
        """DT-337: on the table, and no effect has put it out of play."""
        place = self.place[slot]
        if place == ATTACHED:  # with its bearer, unless it is the card that keeps it away (DT-313)
            if self.flags[self.bearer[slot]] & AWAY:
                return self.cards.absents[self.kind[slot]]
            return True
        return place > PLAYED and not self.flags[slot] & AWAY

    def sides(self, slot: int) -> int:
        """A warrior's allegiance as bits (DT-288, DT-298, DT-300)."""
        return identity(self, slot).sides if self.altering or self.made else printed_sides(self, slot)

    def affiliations(self, slot: int) -> int:
        """A warrior's affiliations as bits (DT-302, DT-305)."""
        changed = self.altering or self.made
        return identity(self, slot).affiliations if changed else printed_affiliations(self, slot)

    def traits(self, slot: int) -> int:
        """What a card on the table is marked as, or considered to be (DT-289), as bits."""
        changed = self.altering or self.made
        return identity(self, slot).traits if changed else self.cards.traits[self.kind[slot]]

    def is_a(self, slot: int, keyword: str) -> bool:
        """Whether a card on the table has a keyword, printed or given to it."""
        changed = self.altering or self.made
        return identity(self, slot).has(keyword) if changed else keyword in self.cards.keywords[self.kind[slot]]

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

    def fights(self, slot: int) -> bool:
        """Whether a warrior is attacker or defender of the present combat."""
        if not self.combats:
            return False
        c = self.combats[-1]
        return slot == c[ATTACKER] or slot == c[DEFENDER] or (bool(self.changes) and self.part_joined(slot) != NONE)

    def is_engaged(self, slot: int) -> bool:
        """Whether a warrior is attacker or defender of any combat, be it one that is interrupted (DT-217)."""
        for c in self.combats:
            if slot == c[ATTACKER] or slot == c[DEFENDER]:
                return True
        for k in range(0, len(self.changes), CHANGE):
            if self.changes[k + 2] == MAIN and self.changes[k + 1] == slot:
                return True
        return False

    def main_combatant(self, part: int) -> int:
        """DT-176, DT-A19: who was named for a part, whichever of its group the other side battles."""
        changes = self.changes
        for k in range(0, len(changes), CHANGE):
            if changes[k + 2] == MAIN and changes[k + 3] == part and changes[k + 4] == len(self.combats):
                return changes[k + 1]
        return self.combats[-1][part]

    def part_joined(self, slot: int) -> int:
        """DT-206: the part that a reinforcement plays in the present combat, or NONE."""
        for k in range(0, len(self.changes), CHANGE):
            if self.changes[k + 2] == JOINED and self.changes[k + 1] == slot:
                if self.changes[k + 4] == len(self.combats):
                    return self.changes[k + 3]
        return NONE

    def foe_of(self, slot: int) -> int:
        """The combatant on the other side, or NONE."""
        if not self.combats:
            return NONE
        c = self.combats[-1]
        if slot == c[ATTACKER]:
            return c[DEFENDER]
        if slot == c[DEFENDER]:
            return c[ATTACKER]
        part = self.part_joined(slot)
        return NONE if part == NONE else c[1 - part]

    def wields(self, warrior: int, word: str) -> bool:
        """Whether a combatant uses a weapon with this keyword."""
        weapon = self.weapon_of(warrior)
        return weapon != NONE and word in self.cards.keywords[self.kind[weapon]]

    def weapon_of(self, warrior: int) -> int:
        """The weapon that a combatant or a reinforcement has chosen, or NONE (DT-186)."""
        if not self.combats:
            return NONE
        c = self.combats[-1]
        if warrior == c[ATTACKER]:
            return c[WEAPON_A]
        if warrior == c[DEFENDER]:
            return c[WEAPON_D]
        changes = self.changes
        for k in range(0, len(changes), CHANGE):
            if changes[k + 2] == WIELDS and changes[k + 1] == warrior and changes[k + 4] == len(self.combats):
                return changes[k + 3]
        return NONE

    def is_fought_in(self, zone: int) -> bool:
        """Whether the present combat is fought in a warzone that is still there (DT-115)."""
        return bool(self.combats) and self.combats[-1][ZONE] == zone and self.place[zone] > PLAYED

    def is_suspended(self, attachment: int) -> bool:
        """DT-071, DT-096, DT-108, DT-120: its bearer lacks what it asks for, and nothing in play excuses it (DT-073).

        The side that it asks for is never waived (DT-096, DT-A59).
        """
        kind = self.kind[attachment]
        side, affiliation = self.cards.needs_side[kind], self.cards.needs_affiliation[kind]
        if not (side or affiliation):
            return False
        bearer = self.bearer[attachment]
        if side and not self.sides(bearer) & side:
            return True
        if affiliation and not self.affiliations(bearer) & affiliation:
            return not is_excused(self, attachment)
        word = self.cards.needs_word[kind]
        return word != "" and not self.is_a(bearer, word) and not is_excused(self, attachment)

    def is_spare(self, attachment: int) -> bool:
        """DT-070: a further copy of equipment of which its bearer uses one, or as many as the card says."""
        kind = self.kind[attachment]
        if self.cards.type[kind] != EQUIPMENT or self.place[attachment] != ATTACHED:
            return False
        left: int = self.cards.copies[kind]  # how many of it are used at once
        for other in self.attached[self.bearer[attachment]]:
            if other == attachment:
                return left <= 0
            if self.kind[other] == kind:
                left -= 1
        return False

    # What ties cards

    def tied(self, what: int, source: int) -> int:
        """To what a card is tied in this way, or NONE."""
        for k in range(0, len(self.bonds), BOND):
            if self.bonds[k] == what and self.bonds[k + 1] == source:
                return self.bonds[k + 2]
        return NONE

    def has_paid(self, freelancer: int, card: int) -> bool:
        """DT-303, DT-A36: whether a freelancer has paid for the use of a card of its former corporation."""
        for k in range(0, len(self.bonds), BOND):
            if self.bonds[k] == DUES and self.bonds[k + 1] == freelancer and self.bonds[k + 2] == card:
                return True
        return False

    def tie(self, what: int, source: int, target: int, amount: int = 0) -> None:
        """Tie a card to another."""
        self.bonds = [*self.bonds, what, source, target, amount]

    def untie(self, what: int, source: int, target: int = NONE) -> None:
        """Loosen what ties a card in this way, to one or to all."""
        kept: Row = []
        for k in range(0, len(self.bonds), BOND):
            met = self.bonds[k] == what and self.bonds[k + 1] == source
            if not met or target not in (NONE, self.bonds[k + 2]):
                kept += self.bonds[k : k + BOND]
        self.bonds = kept

    def loosen(self, slot: int) -> None:
        """A card leaves: nothing ties it any more."""
        kept: Row = []
        for k in range(0, len(self.bonds), BOND):
            if self.bonds[k + 1] != slot and (self.bonds[k] == UNIT or self.bonds[k + 2] != slot):
                kept += self.bonds[k : k + BOND]
            elif self.bonds[k] == CAPTIVE and self.bonds[k + 1] == slot:
                self.set_flag(self.bonds[k + 2], PRISONER | BEHIND, False)  # it returns to its area
        self.bonds = kept

    def held_by(self, captor: int) -> list[int]:
        """The warriors that a card holds or shelters."""
        out: Row = []
        for k in range(0, len(self.bonds), BOND):
            if self.bonds[k] == CAPTIVE and self.bonds[k + 1] == captor:
                out.append(self.bonds[k + 2])
        return out

    def captor_of(self, warrior: int) -> int:
        """The card that holds or shelters a warrior, or NONE."""
        for k in range(0, len(self.bonds), BOND):
            if self.bonds[k] == CAPTIVE and self.bonds[k + 2] == warrior:
                return self.bonds[k + 1]
        return NONE

    def recover(self, warrior: int) -> None:
        """A warrior is no longer infected, nor near to it."""
        kept: Row = []
        for k in range(0, len(self.infections), INFECTION):
            if self.infections[k] != warrior:
                kept += self.infections[k : k + INFECTION]
        self.infections = kept
        kept = []
        for k in range(0, len(self.exposed), EXPOSURE):
            if warrior not in (self.exposed[k + 2], self.exposed[k + 3]):
                kept += self.exposed[k : k + EXPOSURE]
        self.exposed = kept

    def leads(self, sergeant: int, warrior: int) -> bool:
        """DT-282: whether a warrior is of the kind that a sergeant leads; DT-286: and both keep the affiliation."""
        if self.tied(UNIT, sergeant) != self.kind[warrior] or self.flags[warrior] & UNPAID:
            return False
        corporation = self.cards.affiliations[self.kind[sergeant]]
        return bool(self.affiliations(sergeant) & self.affiliations(warrior) & corporation)

    # Cards on the move

    def new_slot(self, kind: int, owner: int, place: int) -> int:
        """A card comes to the table."""
        if self.free:
            slot = self.free[-1]
            self.free = self.free[:-1]
            self.kind = put(self.kind, slot, kind)
            self.owner = put(self.owner, slot, owner)
            self.control = put(self.control, slot, owner)
            self.place = put(self.place, slot, place)
            self.bearer = put(self.bearer, slot, NONE)
            self.flags = put(self.flags, slot, 0)
            self.mark = put(self.mark, slot, 0)
            return slot
        self.kind = [*self.kind, kind]
        self.owner = [*self.owner, owner]
        self.control = [*self.control, owner]
        self.place = [*self.place, place]
        self.bearer = [*self.bearer, NONE]
        self.flags = [*self.flags, 0]
        self.mark = [*self.mark, 0]
        self.attached = [*self.attached, NO_SLOTS]
        return len(self.kind) - 1

    def hold(self, seat: int, hand: Row) -> None:
        """A player holds these cards."""
        self.quiet = 0
        self.hand = put_row(self.hand, seat, hand)
        self.meant = put(self.meant, seat, timings_of(self.cards, hand))

    def take_from_hand(self, seat: int, kind: int, unseen: bool = False) -> int:
        """A card leaves the hand for the table."""
        if self.known[seat]:
            if unseen:
                self.lose_track(seat, True)
            else:
                self.recall(seat, kind, True)
        hand = self.hand[seat][:]
        hand.remove(kind)
        self.hold(seat, hand)
        return self.new_slot(kind, seat, PLAYED)

    def put_in_play(self, slot: int, place: int, bearer: int = NONE) -> None:
        """A card takes its place on the table."""
        self.quiet = 0
        self.place = put(self.place, slot, place)
        self.enlist(slot)
        if place == ATTACHED:
            self.attach(slot, bearer)
            return
        if place == BEFORE_PLAYER:
            self.bearer = put(self.bearer, slot, bearer)
        self.slots = [*self.slots, slot]
        if self.is_warrior(slot):
            seat = self.control[slot]
            self.warriors = put_row(self.warriors, seat, [*self.warriors[seat], slot])
            if place == OUTPOST:
                self.opened = 1  # DT-134

    def laid(self) -> list[int]:
        """Every slot: cards on the table in the order in which they came there, then those attached or being played."""
        listed = set(self.slots)
        return [*self.slots, *[slot for slot in range(len(self.kind)) if slot not in listed]]

    def attach(self, slot: int, bearer: int) -> None:
        """A card lies on another."""
        self.bearer = put(self.bearer, slot, bearer)
        self.attached = put_row(self.attached, bearer, [*self.attached[bearer], slot])
        if self.cards.absents[self.kind[slot]]:
            self.set_flag(bearer, AWAY, True)  # DT-313

    def detach(self, slot: int) -> None:
        """A card no longer lies on another; who was away through it returns."""
        bearer = self.bearer[slot]
        if self.place[bearer] == GONE:
            return
        if self.made:
            self.close_up(bearer, self.attached[bearer].index(slot))
        self.attached = put_row(self.attached, bearer, [a for a in self.attached[bearer] if a != slot])
        if self.cards.absents[self.kind[slot]] and not self.flags[slot] & SERVED:
            self.come_back(bearer)

    def come_back(self, warrior: int) -> None:
        """A warrior that was out of play is in play again (DT-338)."""
        from grognard.games.doomtrooper.rules.control import RETURNING

        if self.flags[warrior] & AWAY:
            self.set_flag(warrior, AWAY, False)
            self.push(RETURNING, (warrior,))

    def give_to(self, slot: int, seat: int) -> None:
        """A card on the table serves another player (DT-317)."""
        self.quiet = 0
        if self.is_warrior(slot):
            before = self.control[slot]
            self.warriors = put_row(self.warriors, before, [w for w in self.warriors[before] if w != slot])
            self.warriors = put_row(self.warriors, seat, [*self.warriors[seat], slot])
            if before != seat:
                self.step_out(slot)
        self.control = put(self.control, slot, seat)

    def settle(self, warrior: int, area: int) -> None:
        """A warrior in play stands in another area from now on."""
        if self.place[warrior] != area:
            self.step_out(warrior)
            self.place = put(self.place, warrior, area)

    def step_out(self, warrior: int) -> None:
        """DT-314: a wall shelters its player's warriors of its own area, and nobody that has left it."""
        if self.flags[warrior] & BEHIND:
            self.set_flag(warrior, BEHIND, False)
            self.untie(CAPTIVE, self.captor_of(warrior), warrior)

    def enlist(self, slot: int) -> None:
        """Note which abilities a card brings, for those who ask."""
        kind = self.kind[slot]
        if self.cards.auras[kind] or self.cards.opens[kind]:
            self.auras = [*self.auras, slot]
            self.given |= self.cards.grants[kind]
        if self.cards.bans[kind]:
            self.edicts = [*self.edicts, slot]
        if self.cards.bound[kind]:
            self.driven = [*self.driven, slot]
        if self.cards.credit[kind]:
            self.lenders = [*self.lenders, slot]
        if self.cards.alters[kind]:
            self.altering = [*self.altering, slot]
        if self.cards.acts[kind] or self.cards.traits[kind] & CULTIST:
            self.users = [*self.users, slot]
        if self.cards.whens[kind]:
            self.triggers = [*self.triggers, slot]

    def strike(self, slot: int) -> None:
        """Its abilities are no longer there."""
        if slot in self.auras:
            self.auras = [s for s in self.auras if s != slot]
            self.given = granted(self)
        if slot in self.edicts:
            self.edicts = [s for s in self.edicts if s != slot]
        if slot in self.driven:
            self.driven = [s for s in self.driven if s != slot]
        if slot in self.lenders:
            self.lenders = [s for s in self.lenders if s != slot]
        if slot in self.altering:
            self.altering = [s for s in self.altering if s != slot]
        if slot in self.users:
            self.users = [s for s in self.users if s != slot]
        if slot in self.triggers:
            self.triggers = [s for s in self.triggers if s != slot]

    def leave(self, slot: int, annihilate: bool) -> None:
        """A card leaves the table for its owner's grave or annihilated pile (DT-318), its attachments too (DT-339)."""
        owner = self.owner[slot]
        kind = self.kind[slot]
        if self.flags[slot] & UNPAID and not annihilate:
            kind |= UNSEEN  # DT-A23: face down and unrevealed
        elif not annihilate and self.cards.marks[kind] & RETURNS:
            self.to_library(slot)
            return
        self.lift(slot)
        if annihilate:
            self.annihilated = put_row(self.annihilated, owner, [*self.annihilated[owner], kind])
        else:
            self.grave = put_row(self.grave, owner, [*self.grave[owner], kind])

    def to_hand(self, slot: int) -> None:
        """A card on the table returns to its owner's hand, its attachments to the graves (DT-318)."""
        owner = self.owner[slot]
        if self.flags[slot] & UNPAID:
            self.recall(owner, self.kind[slot], False)
        self.remember(owner, self.kind[slot] + HELD)
        self.hold(owner, sorted([*self.hand[owner], self.kind[slot]]))
        self.lift(slot)

    def to_library(self, slot: int) -> None:
        """A card on the table is shuffled into its owner's library (DT-318)."""
        owner = self.owner[slot]
        if not self.flags[slot] & UNPAID:
            self.remember(owner, self.kind[slot])
        library = [*self.library[owner], self.kind[slot]]
        self.shuffle(library)
        self.library = put_row(self.library, owner, library)
        self.lift(slot)

    def lift(self, slot: int) -> None:
        """A card is taken off the table; what lies on it goes to the graves (DT-339)."""
        self.quiet = 0
        for attachment in self.attached[slot]:
            self.leave(attachment, False)
        self.attached = put_row(self.attached, slot, NO_SLOTS)
        place = self.place[slot]
        if place == ATTACHED:
            self.detach(slot)
        elif place != PLAYED:
            self.slots = [s for s in self.slots if s != slot]
            if self.made:
                self.unmake(slot)
            if self.is_warrior(slot):
                seat = self.control[slot]
                self.warriors = put_row(self.warriors, seat, [w for w in self.warriors[seat] if w != slot])
        self.strike(slot)
        if self.bonds:
            self.loosen(slot)
        if self.infections:
            self.recover(slot)
        if slot in self.timed:
            self.timed = [s for s in self.timed if s != slot]
        self.place = put(self.place, slot, GONE)
        self.fallen = [*self.fallen, slot]

    def make(self, slot: int, change: Becomes) -> None:
        """An effect makes something else of a warrior for good (DT-289)."""
        self.quiet = 0
        self.made = [
            *self.made, slot, change.side, change.affiliation, change.trait, change.no_side, change.no_affiliation,
            len(self.attached[slot]),
        ]  # fmt: skip

    def close_up(self, slot: int, place: int) -> None:
        """An attachment at a place leaves: effects that came after it stand behind one fewer."""
        made = self.made
        for k in range(0, len(made), MADE):
            if made[k] == slot and made[k + 6] > place:
                made = put(made, k + 6, made[k + 6] - 1)
        self.made = made

    def unmake(self, slot: int) -> None:
        """What effects have made of a card ends when it leaves play."""
        kept: list[int] = []
        for k in range(0, len(self.made), MADE):
            if self.made[k] != slot:
                kept += self.made[k : k + MADE]
        self.made = kept

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

    # What all have seen of the cards that only their player sees now

    def remember(self, seat: int, kind: int) -> None:
        """A card that all have seen goes among those of a player; with HELD to the hand."""
        self.known = put_row(self.known, seat, [*self.known[seat], kind])

    def recall(self, seat: int, kind: int, from_hand: bool) -> None:
        """A card of a player is seen by all, and may be the one that they have seen before."""
        row = self.known[seat][:]
        if from_hand and kind + HELD in row:
            row.remove(kind + HELD)
        elif kind in row:
            row.remove(kind)
        self.known = put_row(self.known, seat, row)

    def lose_track(self, seat: int, hiding: bool) -> None:
        """A card has left the hand unseen: what was known to be there may be the one, if it could be hidden or any."""
        row: Row = []
        for kind in self.known[seat]:
            gone = kind >= HELD and (not hiding or self.cards.type[kind - HELD] == WARRIOR)
            row.append(kind - HELD if gone else kind)
        self.known = put_row(self.known, seat, row)

    def bury(self, seat: int, kind: int) -> None:
        """A card from hand goes face down to the grave, seen by nobody else (DT-333)."""
        if self.known[seat]:
            self.lose_track(seat, False)
        self.grave = put_row(self.grave, seat, [*self.grave[seat], kind | UNSEEN])

    def bustle(self) -> None:
        """Count a play or a use; when this turn has seen too many it is told, once."""
        self.busy += 1
        if self.busy == TOO_BUSY:
            self.tell(told.STOPPED)

    def stop(self, f: Frame) -> None:
        """Effects that set each other off without end are dropped, down to the turn itself, and it is told."""
        below = f
        while below.below is not None:
            below = below.below
        self.agenda = below
        self.combats = []
        self.changes = []
        self.busy = TOO_BUSY
        self.tell(told.STOPPED)

    # The protocol around the rules; see grognard.core.game.State

    def why_not(self, action: int) -> Reason | None:
        """Why the action is no answer to the open question, or None when it is one."""
        from grognard.games.doomtrooper.rules import legality

        return legality.why_not(self, action)

    def view(self, seat: int | None) -> DoomView:
        """What a seat, or with None a spectator, may see."""
        return DoomView(self, NOBODY if seat is None else seat)

    def playout(self, seed: int) -> None:
        """The fast dice, and no windows in which a seat could only pass."""
        Table.playout(self, seed)
        self.quick = True

    def resample(self, seat: int | None, seed: int) -> Doom:
        """The same position with all redrawn that the seat cannot know.

        Unknown are the order of the libraries and, of other players, which cards they have brought as far as nobody has
        seen them: the hands, what was discarded from them face down, the sideboards, and who was mustered into cover
        and not revealed (DT-054).
        """
        from grognard.games.doomtrooper.imagined import imagine

        g = self.copy()
        g.redeal(seed)
        imagine(g, NOBODY if seat is None else seat)
        g.reask()
        return g

    def score(self) -> list[float]:
        """1 shared among the winners; all 0 while the game goes on."""
        if self.options or not self.won:
            return [0.0] * self.n
        return [1.0 / len(self.won) if s in self.won else 0.0 for s in range(self.n)]

    def dump(self) -> Json:
        """The whole position as plain values."""
        saved: Json = {name: getattr(self, name) for name in PLAIN}
        saved["rules"] = self.rules.json()
        saved["agenda"] = self.frames()
        return saved


class DoomView:
    """What one seat sees of a game; NOBODY is a spectator."""

    __slots__ = ("cards", "shown")

    def __init__(self, g: Doom, seat: int) -> None:
        from grognard.games.doomtrooper.rules import sight

        self.cards = g.cards  # what is printed on them
        cards = []
        ratings: list[list[int]] = []
        for slot in g.laid():
            if g.place[slot] != GONE:
                hidden = g.is_face_down(slot, seat)
                cards.append([
                    slot, NONE if hidden else g.kind[slot], g.owner[slot], g.control[slot], g.place[slot],
                    g.bearer[slot], g.flags[slot], g.mark[slot],
                ])  # fmt: skip
                is_rated = not hidden and g.place[slot] > PLAYED and g.is_warrior(slot)
                ratings.append(sight.ratings_now(g, slot) if is_rated else NO_SLOTS)
        mine = seat >= 0
        self.shown: Json = {
            "seat": seat if mine else None,
            "active": g.active,
            "target": g.rules.target,
            "round": g.round,
            "step": g.step,
            "standard": g.standard,
            "extra": g.extra,
            "conversions": g.conversions,
            "acted": g.acted,
            "raided": g.raided,
            "d": g.d,
            "p": g.p,
            "turns": g.turns,
            "hand": g.hand[seat] if mine else [],
            "hands": [len(hand) for hand in g.hand],
            "libraries": [len(library) for library in g.library],
            "graves": [len(grave) for grave in g.grave],
            # DT-333: nobody else may look, but what all have seen go there the log tells anyway
            "seen_graves": [sorted([kind for kind in grave if kind < UNSEEN]) for grave in g.grave],
            "shown": g.shown,
            "grave": sorted([kind % UNSEEN for kind in g.grave[seat]]) if mine else [],
            "annihilated": g.annihilated,
            "sideboard": g.sideboard[seat] if mine else [],
            "cards": cards,
            "ratings": ratings,  # of the warriors among them
            "strikes_first": sight.strikes_first(g),
            "pending": sight.pending(g),
            "combats": g.combats,
            "changes": g.changes,
            "bonds": g.bonds,
            "used": g.used,
            "busy": g.busy,
            "spent": g.spent,
            "opened": g.opened,
            "switched": g.switched,
            "infections": g.infections,
            "exposed": g.exposed,
            "fewer": g.fewer,
            "stood": g.stood,
            "lost": g.lost,
            "debt": g.debt,
            "overtime": g.overtime,
            "made": g.made,
            "to_answer": g.seat,
            "asked": g.asked,
            "facts": list(g.facts) if seat == g.seat else [],
            "options": g.options if seat == g.seat else [],
        }

    def json(self) -> Json:
        """The view as plain values, in words."""
        from grognard.games.doomtrooper.shown import in_words

        shown: Any = in_words(self.shown, self.cards)
        plain: Json = shown
        return plain


NO_SLOTS: Final[Row] = []  # never changed
DERIVED: Final = ("cards", "given", "meant", "reached", "rules")  # not saved: they follow from the rest
PLAIN: Final = (*PLAIN_TABLE, *[name for name in FIELDS_OF_STATE if name not in DERIVED])


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


def load(saved: Json, cards: Catalogue, nodes: dict[str, Node[Any]]) -> Doom:
    """A position back from its plain values."""
    g = Doom()
    g.out = None
    for name in PLAIN:
        setattr(g, name, tuple(saved[name]) if name == "facts" else fresh(saved[name]))
    g.cards = cards
    g.rules = Options(saved["rules"])
    reckon(g)
    g.set_frames(saved["agenda"], nodes)
    return g
