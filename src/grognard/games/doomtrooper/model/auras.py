"""Which abilities of cards are in force for which warriors: suspended attachments, waivers, cases and auras."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.language.power_sets import NOTHING
from grognard.games.doomtrooper.language.powers import (
    FOE_WITHOUT_KI,
    GIFTS_OF_ALGEROTH,
    MANY_GIFTS,
    MANY_SYMMETRY,
    NO_EQUIPMENT,
    NO_SYMMETRY,
)
from grognard.games.doomtrooper.language.selectors import ANY, Case
from grognard.games.doomtrooper.language.statics import Aura, GainsPer
from grognard.games.doomtrooper.model.bonds import has_paid
from grognard.games.doomtrooper.model.catalogue import PERMITS
from grognard.games.doomtrooper.model.combats import (
    AMOUNT,
    CHANGE,
    DEPTH,
    JOINED,
    TARGET,
    WHAT,
    foe_of,
    is_fought_in,
    wields,
)
from grognard.games.doomtrooper.model.identity import (
    affiliations_of,
    fits,
    has_keyword,
    identity,
    leads,
    plays_part,
    sides_of,
)
from grognard.games.doomtrooper.model.notes import has_same_notes
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.words import (
    ATTACHED,
    AWAY,
    EQUIPMENT,
    KI,
    OUTSIDE,
    PRISONER,
    SYMMETRY,
    SYMMETRY_GIFT,
    UNPAID,
)


def case_holds(g: Doom, case: Case, source: int, warrior: int, foe: int) -> bool:
    """Whether a case holds now for a warrior, and against its opponent if there is one."""
    if case.part and not plays_part(g, warrior, case.part):
        return False
    if case.tactic != ANY and (not g.combats or g.combats[-1][2] != case.tactic):
        return False
    you = g.control[source]
    if case.bearer is not None and not fits(g, case.bearer, source, you, warrior):
        return False
    if case.weapon and not wields(g, warrior, case.weapon):
        return False
    return case.foe is None or (foe >= 0 and fits(g, case.foe, source, you, foe))


def aura_reaches(g: Doom, aura: Aura, source: int, warrior: int) -> bool:
    """DT-341: whether an aura gives a warrior its ability, unless another copy already gives the same."""
    if not aura_applies(g, aura, source, warrior):
        return False
    if aura.alone:
        for other in g.auras:
            if other == source:
                break
            if g.kind[other] == g.kind[source] and has_same_notes(g, other, source):
                if aura_applies(g, aura, other, warrior):
                    return False
    return True


def aura_applies(g: Doom, aura: Aura, source: int, warrior: int) -> bool:
    """DT-309, DT-316: whether an aura applies to a warrior: from the area that it names, not from an unrevealed card
    (DT-A22) or a prisoner.
    """
    if g.flags[source] & (UNPAID | PRISONER | AWAY):
        return False
    if aura.here and not is_fought_in(g, g.bearer[source] if g.place[source] == ATTACHED else source):
        return False
    if aura.present and not entered_before(g, warrior, source):
        return False
    if aura.area and g.place[source] != aura.area:
        return False
    if g.place[source] == ATTACHED:
        bearer = g.bearer[source]
        if g.flags[bearer] & (UNPAID | PRISONER | AWAY) or is_suspended(g, source) or is_surplus_copy(g, source):
            return False
        if g.flags[source] & OUTSIDE:
            return False  # DT-081: a vehicle gives nothing while its driver is outside
        if aura.bearer is not None and not fits(g, aura.bearer, source, g.control[source], bearer):
            return False
    if aura.unit and not leads(g, source, warrior):
        return False
    if fits(g, aura.which, source, g.control[source], warrior):
        return True
    return bool(g.bonds) and has_paid(g, warrior, source) and aura_would_reach_freelancer(g, aura, source, warrior)


def entered_before(g: Doom, warrior: int, source: int) -> bool:
    """Whether a warrior was on the table before another card (DT-345): cards stand in the order of their entry."""
    for slot in g.slots:
        if slot in (warrior, source):
            return slot == warrior
    return False


def aura_would_reach_freelancer(g: Doom, aura: Aura, source: int, freelancer: int) -> bool:
    """Whether an aura would reach a freelancer if it still belonged to its former corporation (DT-303)."""
    if not aura.which.affiliation & g.cards.affiliations[g.kind[freelancer]]:
        return False
    who = identity(g, freelancer)
    who.affiliations |= g.cards.affiliations[g.kind[freelancer]]
    return fits(g, aura.which, source, g.control[source], freelancer, who)


def gains_from_others(g: Doom, static: GainsPer, warrior: int, rating: int) -> int:
    """What an ability adds to a warrior's rating for the other warriors in its area."""
    if not static.amounts[rating]:
        return 0
    out = 0
    you = g.control[warrior]
    for other in g.warriors[you]:
        if other != warrior and g.place[other] == g.place[warrior] and g.in_play(other):
            if not g.flags[other] & PRISONER and fits(g, static.which, warrior, you, other):
                out += static.amounts[rating]
                if static.once:
                    break
    return out


def is_suspended(g: Doom, attachment: int) -> bool:
    """DT-071, DT-096, DT-108, DT-120: whether the bearer lacks what an attachment requires, and no card waives that
    (DT-073).

    The side that an attachment requires is never waived (DT-096, DT-A59).
    """
    kind = g.kind[attachment]
    of_type = g.cards.type[kind]
    if of_type == SYMMETRY:
        if may_not_use_symmetry(g, g.bearer[attachment], kind) or is_surplus_gift(g, attachment):
            return True
    elif of_type == KI and g.combats and may_not_use_ki(g, g.bearer[attachment]):
        return True
    side, affiliation = g.cards.needs_side[kind], g.cards.needs_affiliation[kind]
    if not (side or affiliation):
        return False
    bearer = g.bearer[attachment]
    if side and not sides_of(g, bearer) & side:
        return True
    if affiliation and not affiliations_of(g, bearer) & affiliation:
        return not is_requirement_waived(g, attachment)
    word = g.cards.needs_word[kind]
    return word != "" and not has_keyword(g, bearer, word) and not is_requirement_waived(g, attachment)


def is_surplus_copy(g: Doom, attachment: int) -> bool:
    """DT-070, DT-A37: whether equipment is a surplus copy: its bearer uses one, or the number that the card names."""
    kind = g.kind[attachment]
    if g.cards.type[kind] != EQUIPMENT or g.place[attachment] != ATTACHED:
        return False
    left: int = g.cards.copies[kind]  # how many copies are used at once
    for other in g.attached[g.bearer[attachment]]:
        if other == attachment:
            return left <= 0
        if g.kind[other] == kind:
            left -= 1
    return False


INACTIVE: Final = UNPAID | PRISONER | AWAY  # a card in this state waives nothing (DT-A22, DT-313, DT-316)


def is_surplus_gift(g: Doom, attachment: int) -> bool:
    """DT-A70: whether a Dark Symmetry card is a further copy that its bearer may no longer have."""
    kind = g.kind[attachment]
    bearer = g.bearer[attachment]
    for other in g.attached[bearer]:
        if other == attachment:
            return False
        if g.kind[other] == kind:
            return not may_have_copies(g, kind, bearer)
    return False


def may_have_copies(g: Doom, kind: int, warrior: int) -> bool:
    """Whether a card lets a warrior have several copies of a Dark Symmetry card (DT-094)."""
    for attachment in g.attached[warrior]:
        can = g.abilities[attachment].powers
        if can is NOTHING or g.kind[attachment] == kind:
            continue
        if can.has(MANY_SYMMETRY) or (can.has(MANY_GIFTS) and is_strengthening_gift(g, kind)):
            if not is_suspended(g, attachment):
                return True
    return False


def is_strengthening_gift(g: Doom, kind: int) -> bool:
    """Whether a card is a Dark Symmetry gift that gives its bearer bonuses."""
    if not g.cards.traits[kind] & SYMMETRY_GIFT:
        return False
    for static in g.cards.statics[kind]:
        for rating in range(4):
            if static.add(rating) > 0 or static.times(rating) > 1:
                return True
    return False


def may_not_use_ki(g: Doom, warrior: int) -> bool:
    """Whether an opponent in the present combat keeps a warrior from using its Ki powers."""
    foe = foe_of(g, warrior)
    if foe == NONE:
        return False
    if denies_ki(g, foe):
        return True
    part = g.combats[-1].index(foe)
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k + WHAT] == JOINED and g.changes[k + AMOUNT] == part and g.changes[k + DEPTH] == len(g.combats):
            if denies_ki(g, g.changes[k + TARGET]):
                return True
    return False


def denies_ki(g: Doom, warrior: int) -> bool:
    """Whether a combatant has, and may use, a card that takes the Ki powers of its opponents."""
    for attachment in g.attached[warrior]:
        if g.abilities[attachment].powers.has(FOE_WITHOUT_KI) and not is_suspended(g, attachment):
            return not g.abilities[warrior].powers.has(NO_EQUIPMENT)
    return False


def may_not_use_symmetry(g: Doom, warrior: int, kind: int) -> bool:
    """Whether a warrior may have a Dark Symmetry card, but not use it (DT-321)."""
    printed = g.abilities[warrior].powers
    if printed is not NOTHING and printed.has(NO_SYMMETRY) and not is_allowed_gift(g, warrior, kind):
        return True
    if g.granted_powers is NOTHING or not g.granted_powers.has(NO_SYMMETRY):
        return False
    for source in g.auras:
        if g.abilities[source].grants.has(NO_SYMMETRY):
            for aura in g.abilities[source].auras:
                if aura.static.powers().has(NO_SYMMETRY) and aura_reaches(g, aura, source, warrior):
                    return True
    return False


def is_allowed_gift(g: Doom, warrior: int, kind: int) -> bool:
    """Whether a warrior bears a card that lets it use a gift although its own card forbids the Dark Symmetry."""
    if "gift-of-algeroth" not in g.cards.keywords[kind]:
        return False
    for other in g.attached[warrior]:
        for static in g.abilities[other].statics:
            if static.powers().has(GIFTS_OF_ALGEROTH) and case_holds(g, static.case, other, warrior, NONE):
                return not is_suspended(g, other)
    return False


def is_requirement_waived(g: Doom, attachment: int) -> bool:
    """Whether the bearer of an attachment may use it now although it lacks what the card requires."""
    bearer = g.bearer[attachment]
    return (
        has_waiving_power(g, attachment, bearer)
        or has_waiving_card(g, g.kind[attachment], g.control[attachment], bearer)
        or has_paid(g, bearer, attachment)
    )


def has_waiving_power(g: Doom, attachment: int, bearer: int) -> bool:
    """Whether a power of the bearer, from any card, waives what an attachment requires."""
    wanted = g.cards.waivers[g.kind[attachment]]
    if wanted is NOTHING:
        return False
    if g.abilities[bearer].powers.has(wanted):
        return True
    for other in g.attached[bearer]:
        if g.abilities[other].powers.has(wanted) and other != attachment:
            if not g.flags[other] & OUTSIDE and not is_suspended(g, other):
                return True
    for source in g.auras:
        if g.abilities[source].grants.has(wanted):
            for aura in g.abilities[source].auras:
                if aura.static.powers().has(wanted) and aura_reaches(g, aura, source, bearer):
                    return True
    return False


def has_waiving_card(g: Doom, kind: int, you: int, bearer: int) -> bool:
    """Whether a card that a player has in play, or anybody's on the bearer (DT-072), waives what an attachment of that
    player requires of its bearer.
    """
    cards = g.cards
    for source in g.auras:
        if g.abilities[source].marks & PERMITS and not g.flags[source] & INACTIVE:
            for opens in g.abilities[source].opens:
                if opens.waives and opens.covers(cards.type[kind], cards.keywords[kind], cards.members[kind]):
                    if opens.to is None:
                        if opens.on_bearer and g.bearer[source] == bearer:
                            return True
                    elif g.control[source] == you and fits(g, opens.to, source, you, bearer):
                        return True
    return False
