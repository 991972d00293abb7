"""What a card does as long as it is in play: it is read when needed, never applied and undone."""

from __future__ import annotations

from typing import Final, get_args

from grognard.games.doomtrooper.language.parts import Affiliation, Area, Membership, Not, Side, Trait, Type, combine
from grognard.games.doomtrooper.language.power_sets import NOTHING, Powers
from grognard.games.doomtrooper.language.powers import REFUSES
from grognard.games.doomtrooper.language.selectors import ALWAYS, ANY, Case, Which, unrated
from grognard.games.doomtrooper.words import DASH, RELIC, WEAPON

UNSET: Final = -999  # a base rating that stays as it is

# What somebody can be immune to (DT-092, DT-270)
# Bits numbered by make fields for good
GIFTS: Final = 1 << 0  # cards marked as Dark Symmetry gifts
ALL_SYMMETRY: Final = 1 << 1  # every Dark Symmetry card
THE_ART: Final = 1 << 2
BLINDNESS: Final = 1 << 3  # cards that blind
VIRUSES: Final = 1 << 4
POISONS: Final = 1 << 5
# End of make fields

# What kind of first strike (DT-209, DT-322, DT-A14), as bits
# Bits numbered by make fields for good
ORDINARY: Final = 1 << 0
ALWAYS_FIRST: Final = 1 << 1
IN_SPITE: Final = 1 << 2  # even against a warrior that may never be struck first
STOPS: Final = 1 << 3  # a wounded opponent does not strike back (DT-A12)
# End of make fields

# What a warrior never becomes, as bits
# Bits numbered by make fields for good
NEVER_HERETIC: Final = 1 << 0
NEVER_GAINS: Final = 1 << 1  # neither another side nor another affiliation
# End of make fields


class Static:
    """A lasting ability: a warrior's card gives it to the warrior, an attachment to its bearer."""

    __slots__ = ("case",)

    def __init__(self, case: Case = ALWAYS) -> None:
        self.case = case

    def add(self, rating: int) -> int:
        """What it adds to a rating."""
        return 0

    def times(self, rating: int) -> int:
        """The factor by which it multiplies a rating."""
        return 1

    def over(self, rating: int) -> int:
        """The divisor of a rating; a half is rounded up (DT-A15)."""
        return 1

    def weaken(self, rating: int) -> int:
        """What it adds to a rating of the opponent."""
        return 0

    def immunity(self) -> int:
        """The immunities that it gives, as bits."""
        return 0

    def powers(self) -> Powers:
        """The powers and bans it gives."""
        return NOTHING

    def aspects(self) -> tuple[str, ...]:
        """The aspects of the Art that it lets the warrior cast."""
        return ()

    def fee(self) -> int:
        """The D that each casting costs more which it allows."""
        return 0

    def is_peaceful(self) -> bool:
        """Whether it lets the warrior cast no combat spells."""
        return False

    def converts(self) -> int:
        """The affiliations whose warriors may attack with non-attack actions (DT-258)."""
        return 0

    def more_attacks(self) -> int:
        """The price of every attack beyond the one that the rules allow, if a card allows more (DT-257)."""
        return 0

    def touches(self, rating: int) -> bool:
        """Whether it multiplies, divides or adds to a rating."""
        return self.add(rating) != 0 or self.times(rating) != 1 or self.over(rating) != 1

    def strikes(self) -> int:
        """The kinds of first strike that it gives, as bits."""
        return 0

    def for_death(self, killed: bool) -> int:
        """Extra P for the warrior's own death, -1 for no points at all; more if it killed in its last combat."""
        return -1


class Gains(Static):
    """The warrior gains, or loses, points of its ratings."""

    __slots__ = ("amounts",)

    def __init__(self, f: int = 0, s: int = 0, a: int = 0, v: int = 0, case: Case = ALWAYS) -> None:
        self.case = case
        self.amounts = [f, s, a, v]

    def add(self, rating: int) -> int:
        return self.amounts[rating]


class Multiplies(Static):
    """The warrior's ratings are multiplied (DT-203)."""

    __slots__ = ("amounts",)

    def __init__(self, f: int = 1, s: int = 1, a: int = 1, v: int = 1, case: Case = ALWAYS) -> None:
        self.case = case
        self.amounts = [f, s, a, v]

    def times(self, rating: int) -> int:
        return self.amounts[rating]


class Rebases(Static):
    """The warrior's base ratings are set, multiplied, divided or changed, before everything else (DT-203, DT-A16)."""

    __slots__ = ("divisor", "for_each", "marked", "more", "multiple", "to")

    def __init__(
        self,
        to: tuple[int, int, int, int] = (UNSET, UNSET, UNSET, UNSET),
        multiple: tuple[int, int, int, int] = (1, 1, 1, 1),
        more: tuple[int, int, int, int] = (0, 0, 0, 0),
        divisor: tuple[int, int, int, int] = (1, 1, 1, 1),
        case: Case = ALWAYS,
        for_each: Which | None = None,
        marked: bool = False,
    ) -> None:
        unrated(for_each)
        self.case = case
        self.for_each = for_each  # `to` and `more` count for each warrior of this class
        self.marked = marked  # … for each marker on the card
        self.divisor = divisor  # fractions are rounded up (DT-A15)
        self.to = to
        self.multiple = multiple
        self.more = more

    def rebase(self, row: list[int], count: int) -> None:
        """Change the four base ratings; `count` says for how many warriors or markers."""
        for which in range(4):
            if row[which] != DASH:
                if self.to[which] != UNSET:
                    row[which] = self.to[which] * count
                row[which] = -(-row[which] * self.multiple[which] // self.divisor[which]) + self.more[which] * count


class Levels(Static):
    """All four base ratings equal the highest of them (DT-A16)."""

    def rebase(self, row: list[int]) -> None:
        """Change the four base ratings."""
        highest = row[0]
        for number in row:
            if number > highest:
                highest = number
        for which in range(4):
            if row[which] != DASH:
                row[which] = highest


class GainsOfFoe(Static):
    """In combat the warrior gains its opponent's base rating."""

    __slots__ = ("rating",)

    def __init__(self, rating: int, case: Case = ALWAYS) -> None:
        self.case = case
        self.rating = rating


class FirstStrike(Static):
    """The warrior strikes first (DT-209)."""

    __slots__ = ("kind",)

    def __init__(self, kind: int = ORDINARY, case: Case = ALWAYS) -> None:
        self.case = case
        self.kind = kind

    def strikes(self) -> int:
        return self.kind


class Weakens(Static):
    """Its opponent in combat loses points of its ratings; perhaps only if a fortification protects it, or none."""

    __slots__ = ("amounts", "blinds", "protected")

    def __init__(
        self, f: int = 0, s: int = 0, a: int = 0, case: Case = ALWAYS, protected: int = ANY, blinds: bool = False
    ) -> None:
        self.case = case
        self.amounts = [-f, -s, -a, 0]
        self.blinds = blinds  # a warrior immune to blindness is immune to this
        self.protected = protected  # 1: only the protected, 0: only the others (DT-A40)

    def weaken(self, rating: int) -> int:
        return self.amounts[rating]


class Immune(Static):
    """The warrior is immune to a kind of cards."""

    __slots__ = ("attachments", "to")

    def __init__(self, to: int, case: Case = ALWAYS, attachments: bool = False) -> None:
        self.case = case
        self.to = to
        self.attachments = attachments  # the cards on the warrior are immune, too

    def immunity(self) -> int:
        return self.to


class Has(Static):
    """The warrior has powers or bans."""

    __slots__ = ("what",)

    def __init__(self, what: Powers, case: Case = ALWAYS) -> None:
        self.case = case
        self.what = what

    def powers(self) -> Powers:
        return self.what


class Casts(Static):
    """The warrior may cast spells of these aspects (DT-147), or personal combat spells; perhaps for more D each time,
    and perhaps no combat spells.
    """

    __slots__ = ("d", "of", "peaceful")

    def __init__(self, *of: str, d: int = 0, peaceful: bool = False) -> None:
        self.case = ALWAYS
        self.of = of
        self.d = d  # destiny points for each casting, beside the price of the spell
        self.peaceful = peaceful  # no combat spells

    def fee(self) -> int:
        return self.d

    def is_peaceful(self) -> bool:
        return self.peaceful

    def aspects(self) -> tuple[str, ...]:
        return self.of


BecomesPart = Side | Affiliation | Trait | Membership | Not | str
BECOMES_TAKES: Final = get_args(BecomesPart)


class Becomes(Static):
    """The warrior is considered something else in addition, or is no longer something (DT-289, DT-301).

    On a warrior's own card it names affiliations alone, which the warrior has wherever its card lies.
    """

    __slots__ = ("affiliation", "home", "keyword", "no_affiliation", "no_side", "side", "trait")

    def __init__(self, *parts: BecomesPart) -> None:
        self.case = ALWAYS
        self.side = 0
        self.affiliation = 0
        self.trait = 0  # HERETIC brings the Dark Legion's side with it (DT-300)
        self.keyword = ""
        self.no_side = 0
        self.no_affiliation = 0
        self.home = False  # again a member of the corporation on its card, and no freelancer
        combine(self, parts, BECOMES_TAKES, ((str, "keyword", None),))


class Keeps(Static):
    """The warrior never loses these affiliations, or never becomes something; perhaps what it has become before is
    undone as well.
    """

    __slots__ = ("affiliations", "never", "undoes")

    def __init__(self, affiliations: Affiliation | None = None, never: int = 0, undoes: bool = False) -> None:
        self.case = ALWAYS
        self.affiliations = 0 if affiliations is None else affiliations.number
        self.never = never  # NEVER_HERETIC, NEVER_GAINS
        self.undoes = undoes


class OutOfPlay(Static):
    """Its bearer is not in play: nothing affects it, and it affects nothing (DT-313, DT-337)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.case = ALWAYS


class Bans(Static):
    """Cards may not be played while it is in play: those of a type, or warriors with a trait; a warrior that gets the
    trait is discarded.
    """

    __slots__ = ("holder", "placed", "trait", "type")

    def __init__(self, what: Trait | Type, holder: bool = False, placed: bool = False) -> None:
        self.case = ALWAYS
        self.trait = what.number if isinstance(what, Trait) else 0
        self.type = what.number if isinstance(what, Type) else ANY
        self.holder = holder  # only by the player before whom the card lies
        self.placed = placed  # only cards that are placed in an area themselves


class Refuses(Static):
    """The warrior is not given cards of a type, those with a trait, or any: normally (DT-319) or never (DT-320).

    Relics that are weapons are weapons too (DT-109).
    """

    __slots__ = ("never", "trait", "type")

    def __init__(self, type: Type | None = None, trait: Trait | None = None, never: bool = False) -> None:
        self.case = ALWAYS
        self.type = ANY if type is None else type.number
        self.trait = 0 if trait is None else trait.number  # any of these bits
        self.never = never

    def powers(self) -> Powers:
        return REFUSES

    def meets(self, type: int, traits: int) -> bool:
        """Whether it refuses cards with this type and these traits."""
        if self.trait:
            arms = self.trait & WEAPON != 0 and type == RELIC
            return traits & self.trait != 0 and (type == self.type or arms)
        return self.type in (ANY, type)


# What a card counts
# Numbered by make fields for good
KILLS: Final = 0
FULL_TURNS: Final = 1
STORED_CARDS: Final = 2  # cards that lie on it without effect
# End of make fields


class Tallies(Static):
    """The warrior gains points for each kill or turn that its attachment has counted, or each card stored on it."""

    __slots__ = ("amounts", "what")

    def __init__(self, what: int, f: int = 0, s: int = 0, a: int = 0, v: int = 0, case: Case = ALWAYS) -> None:
        self.case = case
        self.what = what
        self.amounts = [f, s, a, v]


class LosesNamed(Static):
    """The warrior loses the affiliation that was named when the card was played."""

    __slots__ = ()

    def __init__(self) -> None:
        self.case = ALWAYS


class Lends(Static):
    """Its player may spend D on credit, up to a limit (DT-235)."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.case = ALWAYS
        self.most = most


class GainsPer(Static):
    """The warrior gains points of its ratings for each other warrior of a class in its area, or once for them all."""

    __slots__ = ("amounts", "once", "which")

    def __init__(self, which: Which, f: int = 0, s: int = 0, a: int = 0, once: bool = False) -> None:
        unrated(which)
        self.case = ALWAYS
        self.which = which
        self.once = once  # no matter how many there are
        self.amounts = [f, s, a, 0]


class DoublesBeasts(Static):
    """The bonuses of an affiliation's beasts to F, S and A count double."""

    __slots__ = ("affiliation",)

    def __init__(self, affiliation: Affiliation) -> None:
        self.case = ALWAYS
        self.affiliation = affiliation.number


class Spreads(Static):
    """Of a virus: how Doomtroopers in the same area catch it, and whether it gets worse (DT-346)."""

    __slots__ = ("at_once", "worsens")

    def __init__(self, at_once: bool = False, worsens: bool = False) -> None:
        self.case = ALWAYS
        self.at_once = at_once  # otherwise after a full turn together, from its player's Draw step to the next
        self.worsens = worsens  # at each Draw step of its player


class Aura:
    """A static ability that a card gives to a class of warriors."""

    __slots__ = ("alone", "area", "bearer", "each", "here", "present", "static", "unit", "which")

    def __init__(
        self,
        which: Which,
        static: Static,
        here: bool = False,
        area: Area | None = None,
        bearer: Which | None = None,
        unit: bool = False,
        each: bool = False,
        alone: bool = False,
        present: bool = False,
    ) -> None:
        unrated(which)
        unrated(bearer)
        self.which = which
        self.static = static
        self.here = here  # of a warzone, or a card on one: only in combats fought there (DT-113)
        self.area = 0 if area is None else area.number  # only while the card itself is in this area (DT-309)
        self.bearer = bearer  # only while it lies on such a warrior
        self.unit = unit  # only to the warriors assigned to it (DT-282)
        self.alone = alone  # several copies are not cumulative (DT-341, DT-344, DT-346)
        self.present = present  # only to warriors that were in play before it (DT-345)
        self.each = each  # once for each card attached to it
