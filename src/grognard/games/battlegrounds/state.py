"""A position of Battlegrounds: flat lists of small ints, and what each seat may see of them."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.agenda import NOBODY, PLAIN_TABLE, Event, Row, Table, fresh, put, put_row
from grognard.core.game import Json, Reason
from grognard.games.battlegrounds.board import FIELDS
from grognard.games.battlegrounds.cards import Box
from grognard.games.battlegrounds.variants import VARIANTS, Variant

FIGURES: Final = 4
COLOURS: Final = ("green", "yellow", "red", "blue")  # BG-009
DUDS: Final = 16  # BG-010
ENEMIES: Final = 12  # BG-110: the artillery's tanks

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
DRAWN: Final = -4  # openly, one of two to keep
NO_TANK: Final = -1

# Events, each followed by what it tells
TURN: Final = 0  # seat, round
PICKED: Final = 2  # seat, tank
ACTIVE: Final = 3  # seat, figure, tank
PLACED: Final = 4  # seat, figure, field
MOVED: Final = 5  # seat, figure, from, to, the fields entered …
STAYED: Final = 6  # seat, figure
DUD_WENT_OFF: Final = 7  # field
ARMOUR_HELD: Final = 8  # figure
DROVE_OVER: Final = 9  # figure, the figure driven over, or NOBODY for a tank of the artillery
DESTROYED: Final = 10  # figure
POINTS: Final = 11  # owner, value, figure that paid
SHOT_TOKEN: Final = 12  # seat, figure, field, kind
SHOT_TANK: Final = 13  # seat, figure, field, figure hit
PLACED_DUD: Final = 14  # seat, figure, field
CLEARED_DUD: Final = 15  # seat, figure, field
SHOT_ENEMY: Final = 16  # seat, figure, field
HELD_FIRE: Final = 17  # seat
PAIR: Final = 18  # owner, picture
GAINED: Final = 19  # owner, effect
LAID: Final = 20  # seat, effect, tank
USED: Final = 21  # seat, effect
DREW: Final = 22  # seat, tanks …
KEPT: Final = 23  # seat, tank
CHANGED: Final = 24  # seat, figure, tank
REPAIRED: Final = 25  # seat, figure
PASSED: Final = 26  # seat
UNCOVERED: Final = 27  # seat, field, kind
COVERED: Final = 28  # field
EXTRA_TURN_WON: Final = 29  # seat
ARTILLERY: Final = 30  # field
ARTILLERY_TOKEN: Final = 31  # field, kind
ARTILLERY_TANK: Final = 32  # field: it places a tank of its own
ARTILLERY_NOTHING: Final = 33  # field
RESHUFFLED: Final = 34
STALLED: Final = 35  # rounds
OVER: Final = 36  # winners …
STARS: Final = 37  # points, stars
LOST_FOR_GOOD: Final = 1  # figure
EVENTS: Final = 38


class Options:
    """What the tables may agree to play otherwise; each names its ruling."""

    __slots__ = (
        "adjacency", "bases", "draft", "draft_two_player_cards", "first", "friendly_fire", "reactions",
        "solo_collisions_box", "solo_specials_outside", "solo_tanks", "solo_two_tanks", "stall_rounds",
    )  # fmt: skip

    def __init__(self, values: Json) -> None:
        self.first: int = values["first"]  # BG-A04; NOBODY: by lot
        self.adjacency: int = values["adjacency"]  # BG-A01
        self.bases: str = values["bases"]  # BG-A05
        self.draft: bool = values["draft"]  # BG-025
        self.draft_two_player_cards: int = values["draft_two_player_cards"]  # BG-A06
        self.friendly_fire: bool = values["friendly_fire"]  # BG-A21
        self.reactions: bool = values["reactions"]  # BG-A33
        self.stall_rounds: int = values["stall_rounds"]  # BG-A45
        self.solo_tanks: str = values["solo_tanks"]  # BG-A65
        self.solo_two_tanks: bool = values["solo_two_tanks"]  # BG-A54
        self.solo_collisions_box: bool = values["solo_collisions_box"]  # BG-A58
        self.solo_specials_outside: bool = values["solo_specials_outside"]  # BG-A69

    def json(self) -> Json:
        """The options by name."""
        return {name: getattr(self, name) for name in OPTION_VALUES}


OPTION_VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "first": (0, 1, 2, 3, NOBODY),
    "adjacency": (4, 8),
    "bases": ("chosen", "fixed"),
    "draft": (False, True),
    "draft_two_player_cards": (8, 4),
    "friendly_fire": (False, True),
    "reactions": (False, True),
    "stall_rounds": (20, 5, 50),
    "solo_tanks": ("random", "choose"),
    "solo_two_tanks": (False, True),
    "solo_collisions_box": (False, True),
    "solo_specials_outside": (False, True),
}


FIELDS_OF_STATE: Final = (
    "active", "at", "box", "captured", "driving", "duds", "extra", "first", "fresh",
    "ground", "held", "hits", "home", "leader", "letters", "n", "numbers", "owner_of", "paired",
    "pile", "quiet", "reserve", "round", "rules", "scored", "seen", "stack", "stale", "stands",
    "taken", "unused", "upgrades", "variant", "won", "wrecked",
)  # fmt: skip


class Battlegrounds(Table):
    """The state of a game. Rows by figure have four places, rows by owner one for each seat or team."""

    __slots__ = FIELDS_OF_STATE

    box: Box
    rules: Options
    variant: Variant
    n: int  # seats
    first: int
    active: int
    round: int
    scored: list[int]  # by owner: points so far, two a pair and captured tokens (BG-003, BG-087, BG-088)
    leader: int  # the owner who reached the target first (BG-A43), or NOBODY
    quiet: int  # turns since somebody scored (BG-A45)
    won: Row  # the winning seats, once the game is over
    ground: list[int]  # what lies on each field
    at: list[int]  # each figure's field, OFF, or ABSENT
    stands: list[int]  # by field: the figure that `at` puts there, or NOBODY
    home: Row  # each figure's base, by its corner
    stack: Row  # each figure's point tokens: so many left, and the top one is worth as much (BG-019)
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
    upgrades: Row  # by tank: two places of four bits, effect + 1
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

    def copy(self) -> Battlegrounds:
        """The same position, to be played on its own."""
        g = Battlegrounds()
        g.inherit(self)
        g.box = self.box
        g.rules = self.rules
        g.variant = self.variant
        g.n = self.n
        g.first = self.first
        g.active = self.active
        g.round = self.round
        g.scored = self.scored[:]
        g.leader = self.leader
        g.quiet = self.quiet
        g.won = self.won
        g.ground = self.ground[:]
        g.at = self.at[:]
        g.stands = self.stands[:]
        g.home = self.home
        g.stack = self.stack
        g.driving = self.driving[:]
        g.wrecked = self.wrecked[:]
        g.captured = self.captured
        g.taken = self.taken
        g.held = self.held
        g.paired = self.paired
        g.unused = self.unused
        g.reserve = self.reserve
        g.owner_of = self.owner_of
        g.pile = self.pile[:]
        g.upgrades = self.upgrades
        g.duds = self.duds
        g.fresh = self.fresh
        g.stale = self.stale
        g.extra = self.extra
        g.seen = self.seen
        g.letters = self.letters
        g.numbers = self.numbers
        g.hits = self.hits
        return g

    # Facts

    def figures(self, seat: int) -> list[int]:
        """The seat's figures."""
        return self.variant.colours[seat]

    def add_points(self, owner: int, points: int) -> None:
        """Points for an owner; BG-A43: who has enough first has won."""
        self.scored[owner] = self.scored[owner] + points
        self.quiet = 0
        if self.leader == NOBODY and self.scored[owner] >= self.variant.target:
            self.leader = owner

    def chooses_bases(self) -> bool:
        """BG-022, BG-108, BG-A05: who has two figures chooses two bases for them, unless fixed ones are agreed on."""
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
        """A card of the seat is driven from now on, another no longer; NO_TANK for none."""
        reserve = self.reserve[seat][:]
        if out != NO_TANK:
            reserve.remove(out)
        if back != NO_TANK:
            reserve.append(back)
            reserve.sort()
        self.reserve = put_row(self.reserve, seat, reserve)

    def give(self, seat: int, tank: int) -> None:
        """A card joins a seat's play area."""
        self.owner_of = put(self.owner_of, tank, seat)
        self.change_reserve(seat, NO_TANK, tank)

    def upgrade_count(self, tank: int, effect: int) -> int:
        """How often the card has an upgrade."""
        both = self.upgrades[tank]
        return int(both & 15 == effect + 1) + int(both >> 4 == effect + 1)

    def has_room(self, tank: int) -> bool:
        """BG-071: two places a card."""
        return self.upgrades[tank] >> 4 == 0 or self.upgrades[tank] & 15 == 0

    def artillery_points(self) -> int:
        """BG-126: its tokens, and its tanks on the board."""
        return len(self.hits) + self.ground.count(ENEMY)

    # The protocol around the rules; see grognard.core.game.State

    def why_not(self, action: int) -> Reason | None:
        """Why the action is no answer to the open question, or None when it is one."""
        from grognard.games.battlegrounds.rules import legality

        return legality.why_not(self, action)

    def view(self, seat: int | None) -> View:
        """What a seat, or with None a spectator, may see."""
        return View(self, NOBODY if seat is None else seat)

    def resample(self, seat: int | None, seed: int) -> Battlegrounds:
        """The same position with all redrawn that nobody can know: the pile, the artillery's next coordinates, and
        covered tokens that were never seen. A token seen and covered again stays what it was: who remembers, knows.
        """
        g = self.copy()
        g.redeal(seed)
        g.pile.sort()  # so that the real order leaves no trace (law 5)
        g.shuffle(g.pile)
        g.letters = sorted(g.letters)
        g.shuffle(g.letters)
        g.numbers = sorted(g.numbers)
        g.shuffle(g.numbers)
        unseen = [f for f in range(FIELDS) if g.ground[f] >= FACE_DOWN and not g.seen[f]]
        kinds = sorted([g.ground[f] for f in unseen])
        g.shuffle(kinds)
        for f, kind in zip(unseen, kinds, strict=True):
            g.ground[f] = kind
        g.reask()
        return g

    def score(self) -> list[float]:
        """1 shared among the winners; all 0 while the game goes on, and after a Solo game without a star."""
        if self.options or not self.won:
            return [0.0] * self.n
        return [1.0 / len(self.won) if s in self.won else 0.0 for s in range(self.n)]

    def dump(self) -> Json:
        """The whole position as plain values."""
        saved: Json = {name: getattr(self, name) for name in PLAIN}
        saved["rules"] = self.rules.json()
        saved["variant"] = self.variant.name
        saved["agenda"] = self.frames()
        return saved


PLAIN: Final = (*PLAIN_TABLE, *[name for name in FIELDS_OF_STATE if name not in ("box", "rules", "stands", "variant")])


def reserve_of(g: Battlegrounds, seat: int) -> list[int]:
    """The seat's cards that nobody drives, from the owners and drivers of all cards."""
    return [tank for tank, owner in enumerate(g.owner_of) if owner == seat and tank not in g.driving]


def standing(at: list[int]) -> list[int]:
    """The figure on each field, from the field of each figure."""
    stands = [NOBODY] * FIELDS
    for figure, field in enumerate(at):
        if field >= 0:
            stands[field] = figure
    return stands


def load(saved: Json, box: Box) -> Battlegrounds:
    """A position back from its plain values."""
    from grognard.games.battlegrounds.rules import NODES

    g = Battlegrounds()
    g.out = None
    for name in PLAIN:
        setattr(g, name, tuple(saved[name]) if name == "facts" else fresh(saved[name]))
    g.stands = standing(g.at)
    g.box = box
    g.rules = Options(saved["rules"])
    g.variant = VARIANTS[saved["variant"]][saved["n"]]
    g.set_frames(saved["agenda"], NODES)
    return g


class View:
    """What one seat sees of a game; NOBODY is a spectator. All lies open but covered tokens, the pile and the lots."""

    __slots__ = (
        "active", "artillery", "asked", "at", "box", "captured", "chooses_bases", "driving", "duds", "extra",
        "facts", "first", "fresh", "ground", "held", "hits", "home", "letters",
        "numbers", "options", "owner_of", "paired", "picks", "pile", "points", "quiet",
        "round", "seat", "stack", "stale", "taken", "to_answer", "unused", "upgrades", "variant", "wrecked",
    )  # fmt: skip

    def __init__(self, g: Battlegrounds, seat: int) -> None:
        self.seat = seat
        self.box = g.box
        self.variant = g.variant
        self.round = g.round
        self.active = g.active
        self.ground = [FACE_DOWN if kind >= FACE_DOWN else kind for kind in g.ground]
        self.at = g.at[:]
        self.home = g.home
        self.chooses_bases = g.chooses_bases()
        self.first = g.first
        self.quiet = g.quiet
        self.stack = g.stack
        self.driving = g.driving[:]
        self.wrecked = g.wrecked[:]
        self.captured = g.captured
        self.taken = g.taken
        self.held = g.held
        self.paired = g.paired
        self.unused = g.unused
        self.owner_of = g.owner_of
        self.pile = len(g.pile)
        self.upgrades = g.upgrades
        self.duds = g.duds
        self.points = g.scored[:]
        self.fresh = g.fresh
        self.stale = g.stale
        self.extra = g.extra
        self.letters = sorted(g.letters)
        self.numbers = sorted(g.numbers)
        self.hits = sorted(g.hits)
        self.artillery = g.artillery_points()
        self.picks = g.agenda.env if g.asked == "pick" and g.agenda is not None else ()
        self.to_answer = g.seat
        self.asked = g.asked
        self.facts = g.facts if seat == g.seat else ()
        self.options = list(g.options) if seat == g.seat else []

    def json(self) -> Json:
        """The view in words; see BattlegroundsShown."""
        from grognard.games.battlegrounds.showing import shown

        return shown(self)


def redact(event: Event, seat: int) -> Event:
    """Everything that happens in Battlegrounds happens in the open."""
    return event
