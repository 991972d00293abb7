"""What a card in play says of attacks: who may attack whom, and at what price."""

from __future__ import annotations

from grognard.games.doomtrooper.language.parts import Affiliation
from grognard.games.doomtrooper.language.power_sets import Powers
from grognard.games.doomtrooper.language.powers import CHOOSY, DEAR_ATTACK
from grognard.games.doomtrooper.language.selectors import ALWAYS, Which
from grognard.games.doomtrooper.language.statics import Static


class Converts(Static):
    """Its player may turn non-attack actions into attacks by warriors of an affiliation (DT-258)."""

    __slots__ = ("affiliation",)

    def __init__(self, affiliation: Affiliation) -> None:
        self.case = ALWAYS
        self.affiliation = affiliation.number

    def converts(self) -> int:
        return self.affiliation


class MoreAttacks(Static):
    """Every player may make more attacks, at a price for each attack beyond the one that the rules allow (DT-257)."""

    __slots__ = ("d",)

    def __init__(self, d: int) -> None:
        self.case = ALWAYS
        self.d = d

    def more_attacks(self) -> int:
        return self.d


class AttackPrice(Static):
    """The warrior's attack takes this many actions and D, perhaps only an attack on warriors of a class.

    Of several numbers of actions the highest counts; D add up.
    """

    __slots__ = ("actions", "d", "prey")

    def __init__(self, actions: int = 1, d: int = 0, prey: Which | None = None) -> None:
        self.case = ALWAYS
        self.actions = actions
        self.d = d
        self.prey = prey

    def powers(self) -> Powers:
        return DEAR_ATTACK if self.prey is None else CHOOSY


class DefendedBy(Static):
    """Of a warzone: only warriors of this class defend from it."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.case = ALWAYS
        self.which = which


class NeverAttacks(Static):
    """It may not attack warriors of this class, or of the other (DT-181)."""

    __slots__ = ("other", "which")

    def __init__(self, which: Which, other: Which | None = None) -> None:
        self.case = ALWAYS
        self.which = which
        self.other = other

    def powers(self) -> Powers:
        return CHOOSY


class Prefers(Static):
    """It must attack a warrior of this class, or of the other, if it can, perhaps even one of its own player's (DT-181,
    DT-A30).
    """

    __slots__ = ("other", "own", "which")

    def __init__(self, which: Which, other: Which | None = None, own: bool = False) -> None:
        self.case = ALWAYS
        self.which = which
        self.other = other
        self.own = own

    def powers(self) -> Powers:
        return CHOOSY


class OnlyAttacks(Static):
    """It may attack only warriors of this class, perhaps only the one with the highest V, or only while other players
    have any (DT-181).
    """

    __slots__ = ("highest", "if_any", "which")

    def __init__(self, which: Which, highest: bool = False, if_any: bool = False) -> None:
        self.case = ALWAYS
        self.which = which
        self.highest = highest
        self.if_any = if_any

    def powers(self) -> Powers:
        return CHOOSY


class NeverAttackedBy(Static):
    """Warriors of this class cannot attack it (DT-181)."""

    __slots__ = ("which",)

    def __init__(self, which: Which) -> None:
        self.case = ALWAYS
        self.which = which

    def powers(self) -> Powers:
        return CHOOSY
