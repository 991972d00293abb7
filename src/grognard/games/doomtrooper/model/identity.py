"""What a card on the table is now, and to which classes of cards it belongs."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.language.selectors import ANY, AS_ATTACKER, IN_COMBAT, OPPONENTS, SHARED, YOURS, Which
from grognard.games.doomtrooper.language.statics import NEVER_GAINS, NEVER_HERETIC, Becomes, Keeps, LosesNamed
from grognard.games.doomtrooper.model.bonds import BOND, FOLLOWS, TIE, TIE_AMOUNT, TIE_FROM, UNIT, bond_target
from grognard.games.doomtrooper.model.combats import (
    ATTACKER,
    DEFENDER,
    TACTIC,
    ZONE,
    fights,
    foe_of,
    is_disabled,
    main_combatant,
    part_joined,
)
from grognard.games.doomtrooper.model.notes import NAMED_AFFILIATION, OUTDID, noted
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.model.vehicles import is_mounted_so
from grognard.games.doomtrooper.words import (
    ALLIANCE,
    AREAS,
    AS_LEGION,
    ATTACHED,
    AWAY,
    BEAST,
    COMMANDER,
    COVERED,
    CULTIST,
    DOOMTROOPER,
    EQUIPMENT,
    FORTIFICATION,
    FREELANCER,
    GENERAL,
    HERETIC,
    IS_FORTIFICATION,
    LEGION,
    LEGION_ICON,
    OUTSIDE,
    PRISONER,
    RELIC,
    SYMMETRY_GIFT,
    UNPAID,
    VEHICLE,
    WEAPON,
    WOUNDED,
    V,
)


def rides(g: Doom, warrior: int, what: int) -> bool:
    """Whether a warrior uses a beast (DT-123), or a vehicle that it sits in or is considered to be (DT-083)."""
    if what != BEAST and traits_of(g, warrior) & VEHICLE:
        return True
    for attachment in g.attached[warrior]:
        kind = g.kind[attachment]
        if what == BEAST:
            if g.cards.type[kind] == BEAST:
                return True
        elif g.cards.traits[kind] & VEHICLE and not g.flags[attachment] & OUTSIDE:
            return not g.changes or not is_disabled(g, attachment)
    return False


def is_comrade(g: Doom, warrior: int, other: int) -> bool:
    """Whether two warriors are the same, or not a Doomtrooper and a Dark Legion warrior."""
    own, theirs = sides_of(g, warrior), sides_of(g, other)
    across = (own & DOOMTROOPER and theirs & LEGION) or (own & LEGION and theirs & DOOMTROOPER)
    return warrior == other or not across


def plays_part(g: Doom, slot: int, part: int) -> bool:
    """Whether a warrior plays this part in the present combat, even as a reinforcement (DT-113, DT-206)."""
    if not g.combats:
        return False
    if part == IN_COMBAT:
        return fights(g, slot)
    which = part - AS_ATTACKER  # the attacker comes first in a combat, then the defender
    return g.combats[-1][which] == slot or (bool(g.changes) and part_joined(g, slot) == which)


def fits(g: Doom, which: Which, source: int, you: int, slot: int, who: Identity | None = None) -> bool:
    """DT-166, DT-326, DT-A22: whether a card on the table belongs to a class, as far as its place, its state and
    its identity tell; a hidden card belongs to no class with conditions on identity, an alliance only to one that names
    alliances.

    `who` is the identity to assume; None means its present identity. `is_meant` checks ratings, too.
    """
    of_type = g.cards.type[g.kind[slot]]
    if which.type != ANY:
        if of_type != which.type and not (which.wider and counts_as_type(g, which, slot)):
            return False
    elif which.shared:
        if of_type not in SHARED:
            return False
    elif of_type == ALLIANCE:
        return False
    if which.whose == YOURS:
        if g.control[slot] != you:
            return False
    elif which.whose == OPPONENTS and not g.are_opponents(g.control[slot], you):
        return False
    if which.but_itself and (slot == source or is_bearer(g, slot, source)):
        return False
    if which.typed and (g.flags[slot] & UNPAID or not matches_identity(g, which, slot, who)):
        return False  # DT-A22: effects on a class of warriors ignore it until it is revealed
    return which.plain or matches_state(g, which, source, slot)


def is_bearer(g: Doom, slot: int, source: int) -> bool:
    """Whether a card lies on another."""
    return source >= 0 and g.place[source] == ATTACHED and g.bearer[source] == slot


def matches_identity(g: Doom, which: Which, slot: int, who: Identity | None) -> bool:
    """DT-095, DT-119: whether a card has the traits, sides, affiliations and keywords of a class now,
    assuming the identity `who`.
    """
    instead = which.or_trait != 0 and (traits_of(g, slot) if who is None else who.traits) & which.or_trait != 0
    if which.trait or which.lacking or which.armed:
        traits = traits_of(g, slot) if who is None else who.traits
        if which.armed and not traits & WEAPON:
            return False
        if (traits & which.trait != which.trait and not instead) or traits & which.lacking:
            return False
    if which.side and not instead and not (sides_of(g, slot) if who is None else who.sides) & which.side:
        return False
    if which.affiliation or which.no_affiliation:
        affiliations = affiliations_of(g, slot) if who is None else who.affiliations
        if (which.affiliation and not affiliations & which.affiliation) or affiliations & which.no_affiliation:
            return False
    if which.keyword and not matches_keyword(g, which, slot, who):
        return False
    return not which.unlike or not (has_keyword(g, slot, which.unlike) if who is None else who.has(which.unlike))


def matches_state(g: Doom, which: Which, source: int, slot: int) -> bool:
    """DT-086, DT-307, DT-311: whether a card is in the state that a class requires: its condition, its bearer, its
    neighbours, and its area if the class names one.
    """
    flags = g.flags[slot]
    hidden = flags & UNPAID != 0
    if which.area and g.place[slot] != which.area:
        return False
    if which.wounded and not flags & WOUNDED:
        return False
    if which.covered and not flags & COVERED:
        return False
    if which.but_its_kind and source >= 0 and g.kind[slot] == g.kind[source]:
        return False
    if which.at_most != ANY and (hidden or g.cards.printed[g.kind[slot]][V] > which.at_most):
        return False
    if which.healthy and flags & WOUNDED:
        return False
    if which.comrade and not is_comrade(g, g.bearer[source], slot):
        return False
    if which.riding != ANY and (hidden or not rides(g, slot, which.riding)):
        return False
    if which.named and (hidden or not affiliations_of(g, slot) & noted(g, source, NAMED_AFFILIATION)):
        return False
    if which.same_area and not shares_area(g, source, slot):
        return False
    if which.is_rare and not matches_rare_state(g, which, source, slot):
        return False
    return not which.part or plays_part(g, slot, which.part)


def is_borne_by_foe(g: Doom, source: int, slot: int) -> bool:
    """Whether a card lies on the opponent in combat of the warrior that bears the source."""
    if source < 0 or g.place[slot] != ATTACHED:
        return False
    while g.place[source] == ATTACHED:
        source = g.bearer[source]
    return fights(g, source) and g.bearer[slot] == foe_of(g, source)


def shares_area(g: Doom, source: int, slot: int) -> bool:
    """Whether a card lies in the same area as another, or as the bearer of that one (DT-311)."""
    while g.place[source] == ATTACHED:
        source = g.bearer[source]
    return g.place[slot] == g.place[source] and g.control[slot] == g.control[source]


def matches_rare_state(g: Doom, which: Which, source: int, slot: int) -> bool:
    """Whether a warrior is afoot, in a vehicle or has one, fights in a warzone (DT-112) or with a tactic, was itself
    named attacker or defender (DT-176), has outdone another, has a gift or is a prisoner, and whether a card lies on
    the opponent, is of another type or placed in an area: what of this a class requires.
    """
    if (which.aboard or which.having) and (
        g.flags[slot] & UNPAID or not is_mounted_so(g, which, slot, traits_of(g, slot))
    ):
        return False
    if which.tactic != ANY and (not g.combats or g.combats[-1][TACTIC] != which.tactic):
        return False
    if which.main and (not g.combats or slot not in (main_combatant(g, ATTACKER), main_combatant(g, DEFENDER))):
        return False
    if which.victor and not noted(g, slot, OUTDID):
        return False
    if which.gifted and not has_gift(g, slot):
        return False
    if which.of_foe and not is_borne_by_foe(g, source, slot):
        return False
    if which.afoot and (g.flags[slot] & UNPAID or rides(g, slot, EQUIPMENT)):
        return False
    if which.but_type != ANY and g.cards.type[g.kind[slot]] == which.but_type:
        return False
    if which.placed and g.place[slot] not in AREAS:
        return False
    if which.in_zone:
        if not fights(g, slot):
            return False
        zone = g.combats[-1][ZONE]
        if zone == NONE or not g.in_play(zone):
            return False
    return not which.prisoner or g.flags[slot] & PRISONER != 0


def has_gift(g: Doom, warrior: int) -> bool:
    """Whether a warrior has a Dark Symmetry gift."""
    for attachment in g.attached[warrior]:
        if g.cards.traits[g.kind[attachment]] & SYMMETRY_GIFT:
            return True
    return False


def matches_keyword(g: Doom, which: Which, slot: int, who: Identity | None) -> bool:
    """Whether a card has the keyword of a class, or one of its alternatives."""
    if has_keyword(g, slot, which.keyword) if who is None else who.has(which.keyword):
        return True
    for word in which.or_keywords:
        if has_keyword(g, slot, word) if who is None else who.has(word):
            return True
    return False


def counts_as_type(g: Doom, which: Which, slot: int) -> bool:
    """DT-292: whether a card of another type counts as a member of the class: one of the class's other types, a relic
    that is a weapon (DT-109), a warrior considered a fortification (DT-289) that is not hidden (DT-A22).
    """
    kind = g.kind[slot]
    if which.or_types:
        return g.cards.type[kind] in which.or_types
    if which.type == FORTIFICATION:
        return g.cards.traits[kind] & IS_FORTIFICATION != 0 and not g.flags[slot] & UNPAID
    return g.cards.type[kind] == RELIC and g.cards.traits[kind] & WEAPON != 0


def sides_of(g: Doom, slot: int) -> int:
    """A warrior's allegiance as bits (DT-288, DT-298, DT-300)."""
    return identity(g, slot).sides if g.identity_changers or g.alterations else printed_sides(g, slot)


def affiliations_of(g: Doom, slot: int) -> int:
    """A warrior's affiliations as bits (DT-302, DT-305)."""
    changed = g.identity_changers or g.alterations
    return identity(g, slot).affiliations if changed else printed_affiliations(g, slot)


def traits_of(g: Doom, slot: int) -> int:
    """What a card on the table is marked as, or considered to be (DT-289), as bits."""
    changed = g.identity_changers or g.alterations
    return identity(g, slot).traits if changed else g.cards.traits[g.kind[slot]]


def has_keyword(g: Doom, slot: int, keyword: str) -> bool:
    """Whether a card on the table has a keyword, printed or given to it."""
    changed = g.identity_changers or g.alterations
    return identity(g, slot).has(keyword) if changed else keyword in g.cards.keywords[g.kind[slot]]


def leads(g: Doom, sergeant: int, warrior: int) -> bool:
    """DT-282, DT-287: whether a warrior is of the kind that a sergeant leads; both must keep the affiliation (DT-286),
    whatever their side.
    """
    if bond_target(g, UNIT, sergeant) != g.kind[warrior] or g.flags[warrior] & UNPAID:
        return False
    if traits_of(g, warrior) & COMMANDER:
        return False  # DT-280: a card has made it one
    corporation = g.cards.affiliations[g.kind[sergeant]]
    return bool(affiliations_of(g, sergeant) & affiliations_of(g, warrior) & corporation)


# A record of what an effect has made of a warrior for good
MADE_OF: Final = 0  # the warrior
MADE_SIDE: Final = 1  # the side, the affiliation and the trait that it has got, as bits
MADE_AFFILIATION: Final = 2
MADE_TRAIT: Final = 3
MADE_NO_SIDE: Final = 4  # the side and the affiliation that it has lost
MADE_NO_AFFILIATION: Final = 5
MADE_BEHIND: Final = 6  # how many attachments were on it before
MADE: Final = 7  # the length of a record
# The Apostles whose follower a warrior may become for good, by the amount of the bond FOLLOWS
FOLLOWERS: Final = (
    "follower-of-algeroth",
    "follower-of-demnogonis",
    "follower-of-ilian",
    "follower-of-muawijhe",
    "follower-of-semai",
)
# DT-A35: icons that give no membership: the general one, and that of the Dark Legion, which is a side (DT-302)
NO_MEMBERSHIP: Final = GENERAL | LEGION_ICON


class Identity:
    """Sides, affiliations and traits as bits, and keywords."""

    __slots__ = ("affiliations", "gained", "home", "lost", "sides", "traits", "words")

    def __init__(self, g: Doom, slot: int) -> None:
        kind = g.kind[slot]
        self.sides = printed_sides(g, slot)
        self.affiliations = printed_affiliations(g, slot)
        self.traits: int = g.cards.traits[kind]
        self.words = g.cards.keywords[kind]
        self.gained: list[str] = []  # keywords beyond the printed ones
        self.lost = 0  # affiliations that a card has taken from it
        self.home: int = home_of(g, slot)

    def take(self, change: Becomes, kept: int, never: int) -> None:
        """DT-289, DT-300, DT-301: apply the change that another card makes to this one, unless something forbids it;
        the card stays what it was, unless the other card says otherwise.
        """
        if change.trait & HERETIC and never & (NEVER_HERETIC | NEVER_GAINS):
            return  # DT-300: a heretic is of the Dark Legion
        if change.no_affiliation:
            self.lose(change.no_affiliation & ~kept)
        self.traits |= change.trait
        if change.home and self.home and not never & NEVER_GAINS:
            self.affiliations |= self.home
            self.traits &= ~FREELANCER
        if change.keyword:
            self.gained.append(change.keyword)
        if not never & NEVER_GAINS:
            self.sides |= change.side
            self.affiliations |= change.affiliation
            if change.trait & HERETIC:
                self.sides |= LEGION
            self.sides &= ~change.no_side

    def lose(self, affiliations: int) -> None:
        """Take these affiliations from the card."""
        self.lost |= self.affiliations & affiliations
        self.affiliations &= ~affiliations

    def has(self, keyword: str) -> bool:
        """Whether a keyword is printed on it or was given to it."""
        return keyword in self.words or keyword in self.gained


def printed_sides(g: Doom, slot: int) -> int:
    """DT-288: a warrior's own allegiance; a cultist's is its player's choice (DT-298)."""
    kind = g.kind[slot]
    if g.cards.traits[kind] & CULTIST:
        return LEGION if g.flags[slot] & AS_LEGION else DOOMTROOPER
    return g.cards.sides[kind]


def printed_affiliations(g: Doom, slot: int) -> int:
    """DT-302, DT-A67: a warrior's own affiliations; freelancers have none despite their icon, unless it is General."""
    kind = g.kind[slot]
    return g.cards.members[kind]


def home_of(g: Doom, slot: int) -> int:
    """The affiliations whose icons a card bears, also if it is no longer a member (DT-302)."""
    affiliations: int = g.cards.affiliations[g.kind[slot]]
    return affiliations & ~NO_MEMBERSHIP


def identity_limits(g: Doom, slot: int, from_now_on: bool = True) -> tuple[int, int]:
    """DT-A65: which affiliations a warrior never loses, and what it never becomes.

    Of its attachments some undo what came before them; the others count only for what comes now.
    """
    kept = 0
    never = 0
    for source in (slot, *g.attached[slot]):
        for static in g.abilities[source].statics:
            if isinstance(static, Keeps) and (from_now_on or static.undoes or source == slot):
                kept |= static.affiliations
                never |= static.never
    return kept, never


def identity(g: Doom, slot: int) -> Identity:
    """DT-305: what a card on the table is: first its attachments and effects apply, then the auras of others, each in
    chronological order; a Doomtrooper that has lost its last affiliation is a freelancer.
    """
    who = Identity(g, slot)
    kept, never = identity_limits(g, slot, False)
    passed = 0
    for attachment in g.attached[slot]:
        if g.alterations:
            apply_alterations(g, slot, who, passed, kept, never)
            passed += 1
        for static in g.abilities[attachment].statics:
            if isinstance(static, Becomes):
                who.take(static, kept, never)
            elif isinstance(static, LosesNamed):
                who.lose(noted(g, attachment, NAMED_AFFILIATION) & ~kept)
            elif isinstance(static, Keeps):
                kept |= static.affiliations
                never |= static.never
    if g.alterations:
        apply_alterations(g, slot, who, passed, kept, never)
        for k in range(0, len(g.bonds), BOND):
            if g.bonds[k + TIE] == FOLLOWS and g.bonds[k + TIE_FROM] == slot:
                who.gained.append(FOLLOWERS[g.bonds[k + TIE_AMOUNT]])
    for source in g.identity_changers:
        if not g.flags[source] & (UNPAID | PRISONER | AWAY):
            for aura in g.abilities[source].auras:
                given = aura.static
                if isinstance(given, Becomes) and fits(g, aura.which, source, g.control[source], slot, who):
                    who.take(given, kept, never)
    if who.lost & ~NO_MEMBERSHIP and not who.affiliations & ~NO_MEMBERSHIP and who.sides & DOOMTROOPER:
        who.traits |= FREELANCER
    return who


def apply_alterations(g: Doom, slot: int, who: Identity, passed: int, kept: int, never: int) -> None:
    """Apply the effects that changed a card when it had this number of attachments."""
    made = g.alterations
    for k in range(0, len(made), MADE):
        if made[k + MADE_OF] == slot and made[k + MADE_BEHIND] == passed:
            who.take(made_at(g, k), kept, never)


def made_at(g: Doom, k: int) -> Becomes:
    """The change that a record of `alterations` describes."""
    made = g.alterations
    change = Becomes()
    change.side, change.affiliation = made[k + MADE_SIDE], made[k + MADE_AFFILIATION]
    change.trait = made[k + MADE_TRAIT]
    change.no_side, change.no_affiliation = made[k + MADE_NO_SIDE], made[k + MADE_NO_AFFILIATION]
    return change


def would_alter(g: Doom, kind: int, slot: int) -> bool:
    """DT-249: whether a card does anything to a warrior; a card that only changes its identity may do nothing."""
    changes: list[Becomes] = []
    if g.cards.opens[kind]:
        return True
    for static in g.cards.statics[kind]:
        if isinstance(static, LosesNamed):
            return losable_affiliations(g, slot) != 0
        if not isinstance(static, Becomes):
            return True
        changes.append(static)
    return would_change_identity(g, changes, slot)


def losable_affiliations(g: Doom, slot: int) -> int:
    """The affiliations that a warrior may lose; affiliations that cards have given it are lost first."""
    kept, _ = identity_limits(g, slot)
    now = identity(g, slot).affiliations & ~NO_MEMBERSHIP & ~kept
    given = now & ~printed_affiliations(g, slot)
    return given or now


def would_change_identity(g: Doom, changes: list[Becomes], slot: int) -> bool:
    """Whether a warrior would be something else after these changes."""
    then = identity(g, slot)
    now = identity(g, slot)
    kept, never = identity_limits(g, slot)
    for change in changes:
        then.take(change, kept, never)
    return (
        now.sides != then.sides
        or now.affiliations != then.affiliations
        or now.traits != then.traits
        or len(now.gained) != len(then.gained)
    )
