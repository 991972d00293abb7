"""Which cards an ability speaks of, and in which case: tested, found and said from the same fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grognard.games.doomtrooper.words import (
    ALLIANCE,
    BEAST,
    COVERED,
    DOOMTROOPER,
    EQUIPMENT,
    FIGHT,
    FORTIFICATION,
    IS_FORTIFICATION,
    LEGION,
    OUTSIDE,
    RELIC,
    SHOOT,
    UNPAID,
    VEHICLE,
    WARRIOR,
    WARZONE,
    WEAPON,
    WOUNDED,
    V,
)

if TYPE_CHECKING:
    from grognard.games.doomtrooper.identity import Identity
    from grognard.games.doomtrooper.state import Doom

ANY: Final = -1
SHARED: Final = (ALLIANCE, FORTIFICATION, WARZONE)
# Marks of the catalogue
HOLDS: Final = 128  # cards attached to it only strengthen it
COUNTS_TOO: Final = 8192  # may be meant where cards of another type are

# Whose cards
ANYBODYS: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2
BEARERS: Final = 3  # of the player it lies before: whose turn, never whose card

# In which part of a combat
NO_PART: Final = 0
AS_ATTACKER: Final = 1
AS_DEFENDER: Final = 2
IN_COMBAT: Final = 3


class Which:
    """A class of cards on the table."""

    __slots__ = (
        "affiliation", "area", "at_least", "at_most", "but_its_kind", "but_itself", "capable", "comrade",
        "covered", "healthy", "keyword", "lacking", "named", "no_affiliation", "or_keywords", "part", "plain", "riding",
        "same_area", "shared", "side", "trait", "type", "typed", "unlike", "whose", "wider", "wounded",
    )  # fmt: skip

    def __init__(
        self,
        type: int = ANY,
        whose: int = ANYBODYS,
        side: int = 0,
        affiliation: int = 0,
        trait: int = 0,
        lacking: int = 0,
        no_affiliation: int = 0,
        keyword: str = "",
        or_keywords: tuple[str, ...] = (),
        area: int = 0,
        part: int = NO_PART,
        wounded: bool = False,
        but_itself: bool = False,
        but_its_kind: bool = False,
        at_most: int = ANY,
        at_least: int = 0,
        same_area: bool = False,
        covered: bool = False,
        unlike: str = "",
        riding: int = ANY,
        named: bool = False,
        healthy: bool = False,
        comrade: bool = False,
        capable: bool = False,
        shared: bool = False,
    ) -> None:
        self.type = type
        self.shared = shared  # of no one type: a fortification, an alliance or a warzone, which serve many
        self.whose = whose
        self.side = side  # any of these bits
        self.affiliation = affiliation  # any of these bits
        self.trait = trait  # all of these bits
        self.lacking = lacking  # none of these bits
        self.no_affiliation = no_affiliation  # none of these bits
        self.keyword = keyword  # `clansman`, `follower-of-algeroth`
        self.or_keywords = or_keywords  # beside `keyword`: one of them all is enough
        self.area = area
        self.part = part
        self.wounded = wounded
        self.covered = covered  # in cover
        self.but_itself = but_itself  # DT-326
        self.but_its_kind = but_its_kind  # no copy of the card that says it
        self.at_most = at_most  # its printed V
        self.at_least = at_least  # its V as it counts now
        self.riding = riding  # BEAST or EQUIPMENT: it uses a beast, or a vehicle
        self.healthy = healthy  # not wounded
        self.capable = capable  # of combat (DT-327)
        self.comrade = comrade  # no Dark Legion warrior for a Doomtrooper, nor the other way round
        self.named = named  # of the affiliation that was named for the card that says it
        self.same_area = same_area  # as the card that says it
        self.unlike = unlike  # a keyword that it lacks
        arms = type == EQUIPMENT and trait & WEAPON != 0  # whether weapons are meant
        self.wider = arms or type == FORTIFICATION  # whether cards of another type may count too
        # whether it asks what a card is, for better or worse
        self.typed = bool(side or affiliation or trait or keyword or lacking or no_affiliation or unlike)
        # whether nothing is asked beyond whose it is, and its type, side, affiliation and traits, as of most
        self.plain = not (
            no_affiliation or keyword or unlike or area or wounded or covered or but_its_kind or at_most != ANY
            or at_least or healthy or comrade or riding != ANY or named or same_area or part
            or capable
        )  # fmt: skip

    def test(self, g: Doom, source: int, you: int, slot: int) -> bool:
        """Whether a card on the table is meant, by a card of a player."""
        return self.fits(g, source, you, slot, None)

    def fits(self, g: Doom, source: int, you: int, slot: int, who: Identity | None) -> bool:
        """Whether it is meant, taken for what `who` says it is; None for what it is now."""
        from_kind = g.kind[slot]
        cards = g.cards
        if self.type != ANY:
            if cards.type[from_kind] != self.type and not (self.wider and self.counts_too(g, slot)):
                return False
        elif self.shared:
            if cards.type[from_kind] not in SHARED:
                return False
        elif cards.type[from_kind] == ALLIANCE:
            return False  # DT-166: only cards that name alliances touch them
        if self.whose == YOURS:
            if g.control[slot] != you:
                return False
        elif self.whose == OPPONENTS and not g.are_opponents(g.control[slot], you):
            return False
        if self.but_itself and slot == source:
            return False
        hidden = g.flags[slot] & UNPAID != 0
        if hidden and self.typed:
            return False  # DT-A22: effects on a class of warriors ignore it until it is revealed
        if self.trait or self.lacking:
            traits = g.traits(slot) if who is None else who.traits
            if traits & self.trait != self.trait or traits & self.lacking:
                return False
        if self.side and not (g.sides(slot) if who is None else who.sides) & self.side:
            return False
        if self.affiliation and not (g.affiliations(slot) if who is None else who.affiliations) & self.affiliation:
            return False
        if self.plain:
            return True
        if self.no_affiliation:
            if (g.affiliations(slot) if who is None else who.affiliations) & self.no_affiliation:
                return False
        if self.keyword and not self.is_called(g, slot, who):
            return False
        if self.unlike and (g.is_a(slot, self.unlike) if who is None else who.has(self.unlike)):
            return False
        if self.area and g.place[slot] != self.area:
            return False
        if self.wounded and not g.flags[slot] & WOUNDED:
            return False
        if self.covered and not g.flags[slot] & COVERED:
            return False
        if self.but_its_kind and source >= 0 and from_kind == g.kind[source]:
            return False
        if self.at_most != ANY and (hidden or cards.printed[from_kind][V] > self.at_most):
            return False
        if self.at_least and (hidden or not self.is_worth(g, slot)):
            return False
        if self.healthy and g.flags[slot] & WOUNDED:
            return False
        if self.capable and not is_able(g, slot):
            return False
        if self.comrade and not is_comrade(g, g.bearer[source], slot):
            return False
        if self.riding != ANY and (hidden or not rides(g, slot, self.riding)):
            return False
        if self.named and (hidden or not g.affiliations(slot) & g.mark[source]):
            return False
        if self.same_area and (g.place[slot] != g.place[source] or g.control[slot] != g.control[source]):
            return False
        return not self.part or in_part(g, slot, self.part)

    def is_called(self, g: Doom, slot: int, who: Identity | None) -> bool:
        """Whether it has the keyword, or one of those that will do as well."""
        if g.is_a(slot, self.keyword) if who is None else who.has(self.keyword):
            return True
        for word in self.or_keywords:
            if g.is_a(slot, word) if who is None else who.has(word):
                return True
        return False

    def counts_too(self, g: Doom, slot: int) -> bool:
        """Whether a card of another type counts as one: a relic that is a weapon (DT-109), a warrior considered a
        fortification (DT-289) that is not hidden (DT-A22).
        """
        kind = g.kind[slot]
        if self.type == FORTIFICATION:
            return g.cards.traits[kind] & IS_FORTIFICATION != 0 and not g.flags[slot] & UNPAID
        return g.cards.type[kind] == RELIC and g.cards.traits[kind] & WEAPON != 0

    def is_worth(self, g: Doom, slot: int) -> bool:
        """Whether a warrior's V reaches the least that is asked for."""
        from grognard.games.doomtrooper.rules.ratings import rating

        return rating(g, slot, V) >= self.at_least

    def find(self, g: Doom, source: int, you: int) -> list[int]:
        """Every card in play that is meant."""
        out = []
        kind, types = g.kind, g.cards.type
        of_type = self.type
        control, whose = g.control, self.whose
        wider, marks = self.wider, g.cards.marks
        for slot in g.slots:
            if whose == YOURS and control[slot] != you:
                continue
            if of_type == ANY and self.shared and types[kind[slot]] not in SHARED:
                continue
            if (
                of_type == ANY
                or types[kind[slot]] == of_type
                or (wider and marks[kind[slot]] & COUNTS_TOO and self.counts_too(g, slot))
            ):
                if g.in_play(slot) and self.fits(g, source, you, slot, None):
                    out.append(slot)
        if of_type not in (ANY, WARRIOR):
            attached = g.attached
            for slot in g.slots:
                if not attached[slot] or marks[kind[slot]] & HOLDS:
                    continue  # what lies there leaves with it alone
                for attachment in attached[slot]:
                    if whose == YOURS and control[attachment] != you:
                        continue
                    if types[kind[attachment]] == of_type or (
                        wider and marks[kind[attachment]] & COUNTS_TOO and self.counts_too(g, attachment)
                    ):
                        if g.in_play(attachment) and self.fits(g, source, you, attachment, None):
                            out.append(attachment)
        return out


def is_able(g: Doom, warrior: int) -> bool:
    """DT-327: whether a warrior may attack or be attacked."""
    from grognard.games.doomtrooper.rules.attacks import is_capable

    return is_capable(g, warrior)


def rides(g: Doom, warrior: int, what: int) -> bool:
    """Whether a warrior uses a beast (DT-123), or a vehicle that it sits in or is considered to be (DT-083)."""
    if what != BEAST and g.traits(warrior) & VEHICLE:
        return True
    for attachment in g.attached[warrior]:
        kind = g.kind[attachment]
        if what == BEAST:
            if g.cards.type[kind] == BEAST:
                return True
        elif g.cards.traits[kind] & VEHICLE and not g.flags[attachment] & OUTSIDE:
            return True
    return False


def is_comrade(g: Doom, warrior: int, other: int) -> bool:
    """Whether neither of two is a Doomtrooper where the other is of the Dark Legion; or they are one and the same."""
    own, theirs = g.sides(warrior), g.sides(other)
    across = (own & DOOMTROOPER and theirs & LEGION) or (own & LEGION and theirs & DOOMTROOPER)
    return warrior == other or not across


def in_part(g: Doom, slot: int, part: int) -> bool:
    """Whether a warrior plays this part in the present combat, be it as a reinforcement (DT-113, DT-206)."""
    if not g.combats:
        return False
    if part == IN_COMBAT:
        return g.fights(slot)
    which = part - AS_ATTACKER  # the attacker comes first in a combat, then the defender
    return g.combats[-1][which] == slot or (bool(g.changes) and g.part_joined(slot) == which)


class Case:
    """When a static ability holds for a warrior: by its part, the tactic, its opponent, or what it is itself."""

    __slots__ = ("bearer", "foe", "part", "tactic", "weapon")

    def __init__(
        self,
        part: int = NO_PART,
        tactic: int = ANY,
        foe: Which | None = None,
        bearer: Which | None = None,
        weapon: str = "",
    ) -> None:
        self.part = part
        self.tactic = tactic
        self.foe = foe
        self.bearer = bearer
        self.weapon = weapon  # it uses a weapon with this keyword

    def test(self, g: Doom, source: int, warrior: int, foe: int) -> bool:
        """Whether it holds now."""
        if self.part and not in_part(g, warrior, self.part):
            return False
        if self.tactic != ANY and (not g.combats or g.combats[-1][2] != self.tactic):
            return False
        you = g.control[source]
        if self.bearer is not None and not self.bearer.test(g, source, you, warrior):
            return False
        if self.weapon and not g.wields(warrior, self.weapon):
            return False
        return self.foe is None or (foe >= 0 and self.foe.test(g, source, you, foe))


ALWAYS: Final = Case()
IN_FIGHT: Final = Case(tactic=FIGHT)
IN_SHOOT: Final = Case(tactic=SHOOT)
