"""Which abilities of cards are in force for which warriors: suspended attachments, waivers, cases and auras."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.language.power_sets import NOTHING, Powers
from grognard.games.doomtrooper.language.powers import ANY_AIRSHIP, ANY_EQUIPMENT, ANY_GIFT
from grognard.games.doomtrooper.language.selectors import ANY, Case
from grognard.games.doomtrooper.language.statics import Aura, GainsPer
from grognard.games.doomtrooper.model.bonds import has_paid
from grognard.games.doomtrooper.model.catalogue import PERMITS, Catalogue
from grognard.games.doomtrooper.model.combats import is_fought_in, wields
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
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.words import (
    AIRSHIP,
    ATTACHED,
    AWAY,
    EQUIPMENT,
    OUTSIDE,
    PRISONER,
    RELIC,
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
    if aura.here and not is_fought_in(g, source):
        return False
    if aura.area and g.place[source] != aura.area:
        return False
    if g.place[source] == ATTACHED:
        bearer = g.bearer[source]
        if g.flags[bearer] & (UNPAID | PRISONER | AWAY) or is_suspended(g, source) or is_surplus_copy(g, source):
            return False
        if aura.bearer is not None and not fits(g, aura.bearer, source, g.control[source], bearer):
            return False
    if aura.unit and not leads(g, source, warrior):
        return False
    if fits(g, aura.which, source, g.control[source], warrior):
        return True
    return bool(g.bonds) and has_paid(g, warrior, source) and aura_would_reach_freelancer(g, aura, source, warrior)


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


WAIVING_FOR_AIRSHIPS: Final = ANY_EQUIPMENT | ANY_AIRSHIP


def waiving_powers(cards: Catalogue, kind: int) -> Powers:
    """The powers that let a warrior have a card of any affiliation, or of any Apostle; none for most cards."""
    of_type = cards.type[kind]
    if of_type == SYMMETRY:
        return NOTHING if cards.traits[kind] & SYMMETRY_GIFT else ANY_GIFT
    if of_type not in (EQUIPMENT, RELIC):
        return NOTHING
    return WAIVING_FOR_AIRSHIPS if cards.traits[kind] & AIRSHIP else ANY_EQUIPMENT


def is_requirement_waived(g: Doom, attachment: int) -> bool:
    """Whether the bearer of an attachment may use it now although it lacks what the card requires."""
    bearer = g.bearer[attachment]
    return (
        has_waiving_power(g, attachment, bearer)
        or has_waiving_card(g, attachment, bearer)
        or has_paid(g, bearer, attachment)
    )


def has_waiving_power(g: Doom, attachment: int, bearer: int) -> bool:
    """Whether a power of the bearer, from any card, waives what an attachment requires."""
    wanted = waiving_powers(g.cards, g.kind[attachment])
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


def has_waiving_card(g: Doom, attachment: int, bearer: int) -> bool:
    """Whether a card that the attachment's player has in play waives what the attachment requires of its bearer."""
    cards = g.cards
    kind = g.kind[attachment]
    you = g.control[attachment]
    for source in g.auras:
        if g.abilities[source].marks & PERMITS and g.control[source] == you and not g.flags[source] & INACTIVE:
            for opens in g.abilities[source].opens:
                if opens.waives and opens.to is not None:
                    if opens.covers(cards.type[kind], cards.keywords[kind], cards.members[kind]):
                        if fits(g, opens.to, source, you, bearer):
                            return True
    return False
