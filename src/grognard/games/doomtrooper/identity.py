"""What a warrior is now: its card, and what attachments and auras make of it (DT-289, DT-300…305)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grognard.games.doomtrooper.statics import (
    NEVER_GAINS,
    NEVER_HERETIC,
    Becomes,
    Keeps,
    LosesNamed,
)
from grognard.games.doomtrooper.words import (
    AS_LEGION,
    AWAY,
    CULTIST,
    DOOMTROOPER,
    FREELANCER,
    GENERAL,
    HERETIC,
    LEGION,
    LEGION_ICON,
    PRISONER,
    UNPAID,
)

if TYPE_CHECKING:
    from grognard.games.doomtrooper.state import Doom

# What an effect has made of a warrior for good: slot, side, affiliation, trait, side and affiliation it lost, and
# behind how many of its attachments
MADE: Final = 7
# Icons that make nobody a member: the general one (DT-A35), and that of the Dark Legion, which is a side (DT-302)
NO_MEMBERSHIP: Final = GENERAL | LEGION_ICON


class Identity:
    """Sides, affiliations and traits as bits, and keywords."""

    __slots__ = ("affiliations", "gained", "lost", "sides", "traits", "words")

    def __init__(self, g: Doom, slot: int) -> None:
        kind = g.kind[slot]
        self.sides = printed_sides(g, slot)
        self.affiliations = printed_affiliations(g, slot)
        self.traits: int = g.cards.traits[kind]
        self.words = g.cards.keywords[kind]
        self.gained: list[str] = []  # keywords beyond the printed ones
        self.lost = 0  # affiliations that it had and a card has taken

    def take(self, change: Becomes, kept: int, never: int) -> None:
        """One more card makes something else of it, as far as nothing forbids that."""
        if never & NEVER_HERETIC and change.trait & HERETIC:
            return
        if change.no_affiliation:
            self.lose(change.no_affiliation & ~kept)
        if not never & NEVER_GAINS:
            self.sides |= change.side
            self.affiliations |= change.affiliation
            self.traits |= change.trait
            if change.trait & HERETIC:
                self.sides |= LEGION  # DT-300; DT-301: what it was it stays, unless the card says otherwise
            if change.keyword:
                self.gained.append(change.keyword)
            self.sides &= ~change.no_side

    def lose(self, affiliations: int) -> None:
        """It has these affiliations no longer."""
        self.lost |= self.affiliations & affiliations
        self.affiliations &= ~affiliations

    def has(self, keyword: str) -> bool:
        """Whether a keyword is printed on it or was given to it."""
        return keyword in self.words or keyword in self.gained


def printed_sides(g: Doom, slot: int) -> int:
    """A warrior's own allegiance (DT-288); a cultist's is its player's choice (DT-298)."""
    kind = g.kind[slot]
    if g.cards.traits[kind] & CULTIST:
        return LEGION if g.flags[slot] & AS_LEGION else DOOMTROOPER
    return g.cards.sides[kind]


def printed_affiliations(g: Doom, slot: int) -> int:
    """A warrior's own affiliations; DT-302: freelancers have none despite their icon."""
    kind = g.kind[slot]
    return 0 if g.cards.traits[kind] & FREELANCER else g.cards.affiliations[kind]


def vows(g: Doom, slot: int) -> tuple[int, int]:
    """Which affiliations a warrior never loses, and what it never becomes."""
    kept = 0
    never = 0
    for source in (slot, *g.attached[slot]):
        for static in g.cards.statics[g.kind[source]]:
            if isinstance(static, Keeps):
                kept |= static.affiliations
                never |= static.never
    return kept, never


def identity(g: Doom, slot: int) -> Identity:
    """What a card on the table is, after attachments and effects, then the auras of others, each in order of time."""
    who = Identity(g, slot)
    kept, never = vows(g, slot)
    passed = 0
    for attachment in g.attached[slot]:
        if g.made:
            take_made(g, slot, who, passed, kept, never)
            passed += 1
        for static in g.cards.statics[g.kind[attachment]]:
            if isinstance(static, Becomes):
                who.take(static, kept, never)
            elif isinstance(static, LosesNamed) and g.mark[attachment]:
                who.lose(1 << (g.mark[attachment] - 1) & ~kept)
    if g.made:
        take_made(g, slot, who, passed, kept, never)
    for source in g.altering:
        if not g.flags[source] & (UNPAID | PRISONER | AWAY):
            for aura in g.cards.auras[g.kind[source]]:
                given = aura.static
                if isinstance(given, Becomes) and aura.which.fits(g, source, g.control[source], slot, who):
                    who.take(given, kept, never)
    if who.lost & ~NO_MEMBERSHIP and not who.affiliations & ~NO_MEMBERSHIP and who.sides & DOOMTROOPER:
        who.traits |= FREELANCER  # DT-305
    return who


def take_made(g: Doom, slot: int, who: Identity, passed: int, kept: int, never: int) -> None:
    """What effects have made of it when so many of its attachments lay on it."""
    made = g.made
    for k in range(0, len(made), MADE):
        if made[k] == slot and made[k + 6] == passed:
            who.take(Becomes(made[k + 1], made[k + 2], made[k + 3], "", made[k + 4], made[k + 5]), kept, never)


def would_alter(g: Doom, kind: int, slot: int) -> bool:
    """DT-249: whether a card does anything for a warrior; one that only makes something else of it may not."""
    changes: list[Becomes] = []
    for static in g.cards.statics[kind]:
        if isinstance(static, LosesNamed):
            return losable(g, slot) != 0
        if not isinstance(static, Becomes):
            return True
        changes.append(static)
    return would_become(g, changes, slot)


def losable(g: Doom, slot: int) -> int:
    """The affiliations that a warrior may lose, of which those that cards have given it go first."""
    kept, _ = vows(g, slot)
    now = identity(g, slot).affiliations & ~NO_MEMBERSHIP & ~kept
    given = now & ~printed_affiliations(g, slot)
    return given or now


def would_become(g: Doom, changes: list[Becomes], slot: int) -> bool:
    """Whether a warrior would be something else after these changes."""
    then = identity(g, slot)
    now = identity(g, slot)
    kept, never = vows(g, slot)
    for change in changes:
        then.take(change, kept, never)
    return (
        now.sides != then.sides
        or now.affiliations != then.affiliations
        or now.traits != then.traits
        or len(now.gained) != len(then.gained)
    )
