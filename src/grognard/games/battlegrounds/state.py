"""A position of Battlegrounds: flat lists of small ints, and the changes that rules make to them."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.agenda import NOBODY, Row, Table, put, put_row
from grognard.games.battlegrounds.board import FIELDS
from grognard.games.battlegrounds.cards import Box
from grognard.games.battlegrounds.options import Options
from grognard.games.battlegrounds.variants import Variant

FIGURES: Final = 4
# BG-009: a figure of each colour
COLOURS: Final = ("green", "yellow", "red", "blue")
# BG-010: tokens of unexploded munition
DUDS: Final = 16
# BG-110: the artillery's tanks
ENEMIES: Final = 12

# What lies on a field: the kind of a token, or one of these
EMPTY: Final = -1
DUD: Final = 100
ENEMY: Final = 101  # a tank of the artillery
FACE_DOWN: Final = 200  # added to the kind of a covered token
ABSENT: Final = -2  # the place of a colour that nobody plays, or that Solo has not brought into play yet

# Where a tank card is, besides a seat's play area
PILE: Final = -1
IN_BOX: Final = -2
LAID_OUT: Final = -3  # for the draft
DRAWN: Final = -4  # drawn openly: one of two cards to keep
NO_TANK: Final = -1

# The two places for upgrades on a tank card in one number: the first in the lower bits
PLACE: Final = 0xF
SECOND: Final = 4


class Battlegrounds(Table):
    """The state of a game. Rows by figure have four places, rows by owner one for each seat or team."""

    box: Box
    rules: Options
    variant: Variant
    n: int  # seats
    first: int
    active: int
    round: int
    scored: list[int]  # by owner: points so far: two per pair, and captured tokens (BG-003, BG-087, BG-088)
    leader: int  # the owner who reached the target first (BG-A43), or NOBODY
    quiet: int  # turns since somebody scored (BG-A45)
    won: Row  # the winning seats, once the game is over
    ground: list[int]  # what lies on each field
    at: list[int]  # each figure's field, OFF, or ABSENT
    stands: list[int]  # derived, by field: the figure that `at` puts there, or NOBODY
    home: Row  # each figure's base, by its corner
    stack: Row  # each figure's point tokens: how many are left, which is also what the top one is worth (BG-019)
    driving: list[int]  # each figure's active tank card
    wrecked: list[int]  # each figure's card while it waits to return
    captured: Row  # by owner: points on captured tokens
    taken: list[Row]  # by owner and kind: how many tokens of it lie in the play area
    held: list[Row]  # by owner and picture: the kind of a single token + 1, or 0
    paired: list[Row]  # by owner and picture: how many pairs
    unused: list[Row]  # by owner: effects of pairs still to be used or laid
    owner_of: Row  # by tank: the seat whose play area holds it, or PILE, IN_BOX, LAID_OUT
    reserve: list[Row]  # by seat: its cards that nobody drives, in order
    pile: list[int]  # face down, top last
    upgrades: Row  # by tank: two places, effect + 1 or 0 in each; see `upgrades_on`
    duds: int  # in the supply
    # Family
    fresh: Row  # fields uncovered this turn
    stale: Row  # fields uncovered the turn before, to be covered at the end of this one
    extra: int  # extra turns won and not yet played
    seen: Row  # by field: 1 if everybody has seen its token
    # Solo
    letters: Row  # coordinates still hidden, next one last
    numbers: Row
    hits: Row  # kinds of the tokens the artillery has taken

    # Written by make fields from the declarations above: copy_fields, dump_fields, load_fields
    __slots__ = (
        "active", "at", "box", "captured", "driving", "duds", "extra", "first", "fresh", "ground", "held", "hits",
        "home", "leader", "letters", "n", "numbers", "owner_of", "paired", "pile", "quiet", "reserve", "round", "rules",
        "scored", "seen", "stack", "stale", "stands", "taken", "unused", "upgrades", "variant", "won", "wrecked",
    )  # fmt: skip

    def copy_fields(self, other: Battlegrounds) -> None:
        """Copy the fields of another table: mutable values are copied, all others are shared."""
        self.box = other.box
        self.rules = other.rules
        self.variant = other.variant
        self.n = other.n
        self.first = other.first
        self.active = other.active
        self.round = other.round
        self.scored = other.scored[:]
        self.leader = other.leader
        self.quiet = other.quiet
        self.won = other.won
        self.ground = other.ground[:]
        self.at = other.at[:]
        self.stands = other.stands[:]
        self.home = other.home
        self.stack = other.stack
        self.driving = other.driving[:]
        self.wrecked = other.wrecked[:]
        self.captured = other.captured
        self.taken = other.taken
        self.held = other.held
        self.paired = other.paired
        self.unused = other.unused
        self.owner_of = other.owner_of
        self.reserve = other.reserve
        self.pile = other.pile[:]
        self.upgrades = other.upgrades
        self.duds = other.duds
        self.fresh = other.fresh
        self.stale = other.stale
        self.extra = other.extra
        self.seen = other.seen
        self.letters = other.letters
        self.numbers = other.numbers
        self.hits = other.hits

    def dump_fields(self) -> dict[str, Any]:
        """The saved fields as plain values."""
        return {
            "n": self.n, "first": self.first, "active": self.active, "round": self.round, "scored": self.scored,
            "leader": self.leader, "quiet": self.quiet, "won": self.won, "ground": self.ground, "at": self.at,
            "home": self.home, "stack": self.stack, "driving": self.driving, "wrecked": self.wrecked,
            "captured": self.captured, "taken": self.taken, "held": self.held, "paired": self.paired,
            "unused": self.unused, "owner_of": self.owner_of, "reserve": self.reserve, "pile": self.pile,
            "upgrades": self.upgrades, "duds": self.duds, "fresh": self.fresh, "stale": self.stale, "extra": self.extra,
            "seen": self.seen, "letters": self.letters, "numbers": self.numbers, "hits": self.hits,
        }  # fmt: skip

    def load_fields(self, saved: dict[str, Any]) -> None:
        """Restore the saved fields from plain values, copying every list."""
        self.n = saved["n"]
        self.first = saved["first"]
        self.active = saved["active"]
        self.round = saved["round"]
        self.scored = saved["scored"][:]
        self.leader = saved["leader"]
        self.quiet = saved["quiet"]
        self.won = saved["won"][:]
        self.ground = saved["ground"][:]
        self.at = saved["at"][:]
        self.home = saved["home"][:]
        self.stack = saved["stack"][:]
        self.driving = saved["driving"][:]
        self.wrecked = saved["wrecked"][:]
        self.captured = saved["captured"][:]
        self.taken = [row[:] for row in saved["taken"]]
        self.held = [row[:] for row in saved["held"]]
        self.paired = [row[:] for row in saved["paired"]]
        self.unused = [row[:] for row in saved["unused"]]
        self.owner_of = saved["owner_of"][:]
        self.reserve = [row[:] for row in saved["reserve"]]
        self.pile = saved["pile"][:]
        self.upgrades = saved["upgrades"][:]
        self.duds = saved["duds"]
        self.fresh = saved["fresh"][:]
        self.stale = saved["stale"][:]
        self.extra = saved["extra"]
        self.seen = saved["seen"][:]
        self.letters = saved["letters"][:]
        self.numbers = saved["numbers"][:]
        self.hits = saved["hits"][:]

    # End of make fields

    # Facts

    def figures(self, seat: int) -> list[int]:
        """The seat's figures."""
        return self.variant.colours[seat]

    def add_points(self, owner: int, points: int) -> None:
        """Add points for an owner. BG-A43: the first owner with enough points has won."""
        self.scored[owner] = self.scored[owner] + points
        self.quiet = 0
        if self.leader == NOBODY and self.scored[owner] >= self.variant.target:
            self.leader = owner

    def chooses_bases(self) -> bool:
        """BG-022, BG-108, BG-A05: a player with two figures chooses their bases, unless the table plays fixed ones."""
        if self.variant.artillery:
            return True
        return self.rules.bases == "chosen" and len(self.variant.starting[0]) > 1

    def put_figure(self, figure: int, field: int) -> None:
        """Put a figure on a field, or OFF the board."""
        old = self.at[figure]
        if old >= 0:
            self.stands[old] = NOBODY
        self.at[figure] = field
        if field >= 0:
            self.stands[field] = figure

    def change_reserve(self, seat: int, out: int, back: int) -> None:
        """Take the card `out` of the seat's reserve, and put the card `back` there; NO_TANK means none."""
        reserve = self.reserve[seat][:]
        if out != NO_TANK:
            reserve.remove(out)
        if back != NO_TANK:
            reserve.append(back)
            reserve.sort()
        self.reserve = put_row(self.reserve, seat, reserve)

    def give(self, seat: int, tank: int) -> None:
        """Put a card into a seat's play area."""
        self.owner_of = put(self.owner_of, tank, seat)
        self.change_reserve(seat, NO_TANK, tank)

    def upgrade_count(self, tank: int, effect: int) -> int:
        """How many upgrades with this effect the card has."""
        both = self.upgrades[tank]
        return int(both & PLACE == effect + 1) + int(both >> SECOND == effect + 1)

    def has_room(self, tank: int) -> bool:
        """BG-071: a card has two places for upgrades."""
        return self.upgrades[tank] >> SECOND == 0 or self.upgrades[tank] & PLACE == 0

    def lay_upgrade(self, tank: int, effect: int) -> None:
        """Lay an upgrade on a card that has room for it."""
        both = self.upgrades[tank]
        self.upgrades = put(self.upgrades, tank, both | (effect + 1) << SECOND if both & PLACE else both | effect + 1)

    def take_upgrade(self, tank: int, effect: int) -> bool:
        """Take an upgrade off a card, the other one moves up; False if the card has none of this effect."""
        both = self.upgrades[tank]
        if both & PLACE == effect + 1:
            self.upgrades = put(self.upgrades, tank, both >> SECOND)
        elif both >> SECOND == effect + 1:
            self.upgrades = put(self.upgrades, tank, both & PLACE)
        else:
            return False
        return True

    def artillery_points(self) -> int:
        """BG-123, BG-126: its tokens, and its tanks on the board."""
        return len(self.hits) + self.ground.count(ENEMY)


def upgrades_on(places: int) -> list[int]:
    """The effects of the upgrades in the two places of a card, as `upgrades` keeps them."""
    return [place - 1 for place in (places & PLACE, places >> SECOND) if place]


def reserve_of(g: Battlegrounds, seat: int) -> list[int]:
    """BG-A26: the seat's cards that nobody drives, computed from the owners and drivers of all cards."""
    return [tank for tank, owner in enumerate(g.owner_of) if owner == seat and tank not in g.driving]


def standing(at: list[int]) -> list[int]:
    """The figure on each field, computed from the field of each figure."""
    stands = [NOBODY] * FIELDS
    for figure, field in enumerate(at):
        if field >= 0:
            stands[field] = figure
    return stands
