"""Classes of cards that an ability refers to, and the cases in which it holds."""

from __future__ import annotations

from typing import Final, get_args

from grognard.games.doomtrooper.language.parts import (
    Affiliation,
    Area,
    Condition,
    Not,
    Owner,
    PartError,
    Role,
    Side,
    Trait,
    Type,
    Types,
    combine,
)  # fmt: skip
from grognard.games.doomtrooper.words import ALLIANCE, EQUIPMENT, FIGHT, FORTIFICATION, SHOOT, WARZONE, WEAPON

ANY: Final = -1
SHARED: Final = (ALLIANCE, FORTIFICATION, WARZONE)

# Whose cards
# Numbered by make fields for good
ANYBODYS: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2
BEARERS: Final = 3  # the player before whom the card lies; used for turns, never for cards
# End of make fields

# In which part of a combat
# Numbered by make fields for good
NO_PART: Final = 0
AS_ATTACKER: Final = 1
AS_DEFENDER: Final = 2
IN_COMBAT: Final = 3
# End of make fields


WhichPart = Type | Types | Owner | Side | Affiliation | Trait | Area | Role | Condition | Not | str
WHICH_TAKES: Final = get_args(WhichPart)


class Which:
    """DT-277, DT-A42: a class of cards on the table: those for which every part holds, no matter whose, unless the
    card names an owner. A text among the parts is a keyword.
    """

    __slots__ = (
        "aboard", "acting", "affiliation", "afoot", "area", "armed", "at_least", "at_most", "but_its_kind",
        "but_itself", "but_type", "capable", "comrade", "considered", "covered", "gifted", "having", "healthy",
        "in_zone", "is_rare", "is_rated", "keyword", "lacking", "lower", "main", "named", "no_affiliation",
        "not_aboard", "of_foe", "or_keywords", "or_trait", "or_types", "part", "placed", "plain", "prisoner",
        "proper", "riding", "same_area", "shared", "side", "tactic", "total_at_most", "trait", "type", "typed",
        "unlike", "victor", "whose", "wider", "wounded",
    )  # fmt: skip

    def __init__(self, *parts: WhichPart) -> None:
        self.type = ANY
        self.proper = False  # no card of another type that counts as one (DT-292)
        self.or_types: tuple[int, ...] = ()  # beside `type`: cards of these types count too
        self.shared = False  # of no one type: a fortification, an alliance or a warzone, which serve many
        self.whose = ANYBODYS
        self.side = 0  # any of these bits
        self.affiliation = 0  # any of these bits
        self.trait = 0  # all of these bits
        self.armed = False  # a weapon of any class (DT-074): those bits of `trait` name no single card
        self.or_trait = 0  # one of these bits is enough, instead of `side` and `trait`
        self.lacking = 0  # none of these bits
        self.no_affiliation = 0  # none of these bits
        self.keyword = ""  # `clansman`, `follower-of-algeroth`
        self.or_keywords: tuple[str, ...] = ()  # alternatives to `keyword`: one of them is enough
        self.area = 0
        self.part = NO_PART
        self.main = False  # one of the two that were named attacker and defender, no reinforcement (DT-176)
        self.wounded = False
        self.covered = False  # in cover
        self.but_itself = False  # DT-326
        self.but_its_kind = False  # not a copy of the card with this ability
        self.at_most = ANY  # its printed V
        self.at_least = 0  # its V as it counts now
        self.total_at_most = ANY  # its V as it counts now
        self.riding = ANY  # BEAST or EQUIPMENT: it uses a beast, or a vehicle
        self.healthy = False  # not wounded
        self.capable = False  # of combat (DT-327)
        self.comrade = False  # no Dark Legion warrior for a Doomtrooper, nor the other way round
        self.named = False  # of the affiliation that was named for the card with this ability
        self.same_area = False  # in the same area as the card with this ability
        self.unlike = ""  # a keyword that it lacks
        self.tactic = ANY  # in a combat with this tactic
        self.afoot = False  # neither in a vehicle nor considered one
        self.in_zone = False  # it fights in a warzone (DT-112)
        self.prisoner = False  # imprisoned (DT-316)
        self.victor = False  # it has just killed a warrior of higher total V
        self.of_foe = False  # its bearer is the opponent in combat of the user of the card with this ability
        self.acting = False  # a fortification that acts on the user of that card in the present combat (DT-A40)
        self.gifted = False  # it has a Dark Symmetry gift
        self.but_type = ANY  # of any other type
        self.placed = False  # in an area itself, on no other card
        self.aboard = 0  # it uses a vehicle with one of these traits, or is considered one
        self.not_aboard = 0  # … but the vehicle has none of these
        self.having = 0  # it has a vehicle or a beast with this trait, in use or not …
        self.considered = 0  # … or has one of these traits itself
        self.lower = False  # its V is lower than that of the bearer of the card with this ability
        combine(self, parts, WHICH_TAKES, ((str, "keyword", None),))
        if self.trait & WEAPON == WEAPON:
            self.trait &= ~WEAPON
            self.armed = True
        if self.wounded and self.healthy:
            raise PartError("Which asks for cards that are both wounded and healthy")
        self.sum_up()

    def sum_up(self) -> None:
        """Record which groups of fields have conditions, so that the others are skipped."""
        arms = self.type == EQUIPMENT and (self.armed or self.trait & WEAPON != 0)  # whether weapons are meant
        # whether cards of another type may count too
        self.wider = not self.proper and (arms or self.type == FORTIFICATION or self.or_types != ())
        # whether it asks what a card is, for better or worse
        self.typed = bool(
            self.side or self.affiliation or self.trait or self.keyword or self.lacking or self.no_affiliation
            or self.unlike or self.armed
        )  # fmt: skip
        # whether it has conditions on a card's state that few classes have
        self.is_rare = bool(
            self.afoot or self.in_zone or self.prisoner or self.placed or self.tactic != ANY or self.but_type != ANY
            or self.victor or self.of_foe or self.gifted or self.main or self.aboard or self.having
        )  # fmt: skip
        # whether it has no conditions on a card's state, like most classes
        self.plain = not (
            self.area or self.wounded or self.covered or self.but_its_kind or self.at_most != ANY or self.healthy
            or self.comrade or self.riding != ANY or self.named or self.same_area or self.part or self.is_rare
        )  # fmt: skip
        # whether it has conditions on ratings
        self.is_rated = bool(self.at_least or self.capable or self.acting or self.lower or self.total_at_most != ANY)


def unrated(which: Which | None) -> None:
    """Refuse a class with conditions on ratings, if ratings depend on which cards belong to it."""
    if which is not None and which.is_rated:
        raise PartError("this class of cards may not ask for ratings: they depend on it")


class Case:
    """When a static ability holds for a warrior: by its part in combat, the tactic, its opponent, or what it is.

    Only automatic killing may depend on ratings (`is_rated`): whatever else a case decides, ratings depend on.
    """

    __slots__ = ("bearer", "foe", "is_rated", "overwhelms", "part", "tactic", "weapon")

    def __init__(
        self,
        part: Role | None = None,
        tactic: int = ANY,
        foe: Which | None = None,
        bearer: Which | None = None,
        weapon: str = "",
        overwhelms: bool = False,
    ) -> None:
        unrated(bearer)
        if foe is not None and foe.capable:
            unrated(foe)
        self.part = NO_PART if part is None else part.number
        self.tactic = tactic
        self.foe = foe
        self.bearer = bearer
        self.weapon = weapon  # it uses a weapon with this keyword
        self.overwhelms = overwhelms  # its rating in this combat is more than twice its opponent's A
        self.is_rated = overwhelms or (foe is not None and foe.is_rated)


ALWAYS: Final = Case()
IN_FIGHT: Final = Case(tactic=FIGHT)
IN_SHOOT: Final = Case(tactic=SHOOT)
