"""Which warriors may be given which card: types, sides, limits on copies, and exceptions by cards."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.clause import Clause, is_nearer
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.plays import Opens, Play
from grognard.games.doomtrooper.language.power_sets import NOTHING, Powers
from grognard.games.doomtrooper.language.powers import (
    ANY_AIRSHIP,
    ANY_EQUIPMENT,
    ANY_GEAR,
    ANY_GIFT,
    ANY_KI,
    ANY_VEHICLE,
    GIFTS_ONLY,
    HERETICS_GIFTS,
    IN_TRAINING,
    KEPT_FROM_COMBAT,
    LURKS,
    NO_BEASTS,
    NO_OWN_SPECIALS,
    USES_POISONS,
)
from grognard.games.doomtrooper.language.selectors import ALWAYS, YOURS, Which
from grognard.games.doomtrooper.model.auras import is_suspended, may_have_copies
from grognard.games.doomtrooper.model.bonds import captor_of
from grognard.games.doomtrooper.model.catalogue import LOST_WITH_AFFILIATION, PERMITS
from grognard.games.doomtrooper.model.combats import PHASE, is_engaged, is_fought_in
from grognard.games.doomtrooper.model.identity import Identity, identity, matches_identity, traits_of, would_alter
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.permissions import PAYING, no_gift, no_weapon_beside, surcharge
from grognard.games.doomtrooper.queries.powers import giver_of, has, powers
from grognard.games.doomtrooper.queries.selecting import find_cards, is_meant
from grognard.games.doomtrooper.queries.windows import MODIFIERS
from grognard.games.doomtrooper.words import (
    ARMOR,
    AWAY,
    BEAST,
    CULTIST,
    EQUIPMENT,
    FORTIFICATION,
    HERETIC,
    IS_BEAST,
    KI,
    LEGION,
    MISSION,
    PRISONER,
    PROPHECY,
    RELIC,
    RITUAL,
    SPECIAL,
    SYMMETRY,
    SYMMETRY_GIFT,
    UNPAID,
    VEHICLE,
    VIRUS,
    WARRIOR,
    V,
)

# The rule about which warriors may have a card, by its type
RECEIVERS: Final[dict[int, Clause]] = {
    SYMMETRY: no.NOT_OF_LEGION,
    KI: no.NOT_OF_MISHIMA,
    RELIC: no.NOT_FOR_RELIC,
    BEAST: no.NOT_FOR_BEAST,
    MISSION: no.NOT_FOR_MISSION,
    SPECIAL: no.NOT_FOR_SPECIAL,
}


def price(g: Doom, seat: int, kind: int, play: Play) -> int:
    """DT-036, DT-A17: the price of a play in D: for a warrior its printed V, for a spell at least one step."""
    if g.cards.type[kind] == WARRIOR:
        return 0 if not play.opened and is_gratis(g, seat, kind) else g.cards.printed[kind][V]
    return 0 if play.d and play.opened and costs_no_d(g, seat, kind) else play.d


def actions_for(g: Doom, seat: int, kind: int, play: Play) -> int:
    """How many actions a play takes: none if a card in play lets the warrior be mustered for free."""
    if play.actions and g.cards.type[kind] == WARRIOR and is_gratis(g, seat, kind):
        return 0
    return play.actions


def is_gratis(g: Doom, seat: int, kind: int) -> bool:
    """Whether a card in play lets a warrior be mustered for no action and no D."""
    return has_opener(g, seat) and bool(openers(g, seat, kind, True))


def costs_no_d(g: Doom, seat: int, kind: int) -> bool:
    """Whether a card in play waives the D that an attachment costs, not only its action."""
    for source in openers(g, seat, kind):
        for opens in g.abilities[source].opens:
            if opens.free and opens.covers(g.cards.type[kind], g.cards.keywords[kind], g.cards.members[kind]):
                return True
    return False


def has_opener(g: Doom, seat: int) -> bool:
    """Whether any card in play may allow the seat other ways of playing cards."""
    for source in g.auras:
        if g.abilities[source].marks & PERMITS:
            if g.control[source] == seat:
                return True
            for opens in g.abilities[source].opens:
                if opens.here or (opens.on_bearer and g.control[g.bearer[source]] == seat):
                    return True
    return False


def openers(g: Doom, seat: int, kind: int, gratis: bool = False) -> list[int]:
    """The seat's cards in play that allow another way of playing a kind, or let it be mustered for free."""
    out = []
    for source in g.auras:
        if g.abilities[source].marks & PERMITS and not g.flags[source] & (UNPAID | PRISONER | AWAY):
            for opens in g.abilities[source].opens:
                if source in out or opens.gratis != gratis or not is_open(g, opens, source, seat):
                    continue
                if opens.covers(g.cards.type[kind], g.cards.keywords[kind], g.cards.affiliations[kind]):
                    out.append(source)
    return out


def is_open(g: Doom, opens: Opens, source: int, seat: int) -> bool:
    """Whether a card in play allows a seat another way of playing cards now: its own player, the player of its bearer,
    or whoever fights in it.
    """
    if opens.here:
        return is_fought_in(g, source) and not (opens.modifying and g.combats[-1][PHASE] != MODIFIERS)
    if g.control[g.bearer[source] if opens.on_bearer else source] != seat:
        return False
    return not opens.bearing or bears(g, source, opens.bearing)


def bears(g: Doom, warrior: int, code: str) -> bool:
    """Whether a warrior has the card with this code."""
    for attachment in g.attached[warrior]:
        if g.cards.codes[g.kind[attachment]] == code:
            return True
    return False


def opened_targets(g: Doom, seat: int, kind: int, play: Play) -> list[int]:
    """The targets of a kind that is played in a way that cards in play allow."""
    out: list[int] = []
    for source in openers(g, seat, kind):
        for opens in g.abilities[source].opens:
            if opens.covers(g.cards.type[kind], g.cards.keywords[kind], g.cards.members[kind]):
                for slot in reached_by(g, opens, source, seat):
                    if opens.on_bearer or opens.itself or slot not in out:
                        if no_opening(g, opens, kind, play, seat, slot) is no.OK:
                            out.append(slot)
    return out


def reached_by(g: Doom, opens: Opens, source: int, seat: int) -> list[int]:
    """The cards for which a card in play allows another way of playing cards: its bearer, itself, or a class."""
    if opens.on_bearer:
        return [g.bearer[source]]
    if opens.itself:
        return [source]
    return [] if opens.to is None else find_cards(g, opens.to, source, seat)


def no_opening(g: Doom, opens: Opens, kind: int, play: Play, seat: int, slot: int) -> Clause | None:
    """Why a card that another way of playing cards reaches cannot receive this kind."""
    if opens.itself and not opens.on_bearer:
        return no_receiving(g, kind, play, seat, slot) if g.is_warrior(slot) else no.OK
    return no_receiving(g, kind, play, seat, slot, opens.waives)


def no_opened_target(g: Doom, seat: int, kind: int, play: Play, slot: int) -> Clause | None:
    """Why a kind cannot be played on a card in any way that cards in play allow: the way that comes closest tells."""
    best = no.OK
    for source in openers(g, seat, kind):
        for opens in g.abilities[source].opens:
            if opens.covers(g.cards.type[kind], g.cards.keywords[kind], g.cards.members[kind]):
                if slot in reached_by(g, opens, source, seat):
                    refusal = no_opening(g, opens, kind, play, seat, slot)
                    if refusal is no.OK:
                        return no.OK
                    if is_nearer(refusal, best):
                        best = refusal
    if best or not g.is_warrior(slot):
        return best or no.NOT_A_TARGET
    return no_receiving(g, kind, play, seat, slot, True) or no.NOT_ELIGIBLE  # no way reaches it


EXCEPTIONS: Final = (
    PAYING | ANY_EQUIPMENT | ANY_GEAR | ANY_VEHICLE | ANY_AIRSHIP | USES_POISONS | ANY_KI | ANY_GIFT | HERETICS_GIFTS
)


def may_by_exception(g: Doom, kind: int, play: Play, seat: int, warrior: int) -> bool:
    """Whether a warrior may receive a card although it is not of the class that the card names (DT-073, DT-097,
    DT-303).
    """
    if g.control[warrior] != seat:
        return False
    can = powers(g, warrior, EXCEPTIONS)
    if can is NOTHING:
        return False
    if can.has(PAYING):
        more = surcharge(g, kind, play.on, seat, warrior)
        if more:
            return g.spendable_d(seat) >= price(g, seat, kind, play) + more
    if not can.has(g.cards.waivers[kind]) or play.on is None:
        return False
    return fits_waived(g, kind, play.on, warrior, can & g.cards.waivers[kind])


def fits_waived(g: Doom, kind: int, which: Which, warrior: int, by: Powers = NOTHING) -> bool:
    """DT-073, DT-097, DT-A59: whether a warrior may have a card if the required affiliation, or being a follower
    of an Apostle, is waived.

    Neither its side (DT-096) nor its type is waived, unless a power says so. The waiving card decides whose warriors it
    applies to.
    """
    who = identity_as_receiver(g, kind, warrior) or identity(g, warrior)
    who.affiliations |= which.affiliation
    if g.cards.type[kind] == SYMMETRY and which.keyword.startswith("follower"):
        who.gained.append(which.keyword)
    if by.has(HERETICS_GIFTS):
        who.traits |= HERETIC
    if by.has(USES_POISONS):
        who.gained.append("mortificator")
    return is_meant(g, which, NONE, g.control[warrior], warrior, who)


OUT_OF_COMBAT: Final = KEPT_FROM_COMBAT | LURKS | IN_TRAINING


def removes_from_combat(g: Doom, kind: int) -> bool:
    """DT-266: whether a card takes warriors out of combat without discarding them."""
    cards = g.cards
    if cards.absents[kind]:
        return True
    if cards.type[kind] != SPECIAL:
        return False
    return cards.powers[kind].has(OUT_OF_COMBAT) or cards.grants[kind].has(OUT_OF_COMBAT)


def no_receiving(
    g: Doom, kind: int, play: Play, seat: int, warrior: int, waived: bool = False, by_effect: bool = False
) -> Clause | None:
    """DT-056, DT-090, DT-316: why a warrior cannot receive an attachment; `waived` lifts its requirements, but not
    the limits on what a warrior may have.

    A card that an effect gives it takes no action, but all normal limits apply.
    """
    by_action = play.timing == p.BY_ACTION and not by_effect
    cards = g.cards
    if g.flags[warrior] & (UNPAID | PRISONER):
        if g.flags[warrior] & UNPAID:
            return no.IS_HIDDEN  # DT-056
        if by_action:  # DT-316: but it can be a target, and an effect may give it cards (DT-319)
            return no.because(no.IS_PRISONER, captor_of(g, warrior))
    if g.combats and is_engaged(g, warrior) and removes_from_combat(g, kind):
        return no.TOO_LATE_TO_GO  # DT-266: nor out of a combat that another interrupts (DT-217)
    which = play.on
    if which is not None and not is_meant(g, which, NONE, seat, warrior, identity_as_receiver(g, kind, warrior)):
        excepted = waived and fits_waived(g, kind, which, warrior)
        if not excepted and not may_by_exception(g, kind, play, seat, warrior):
            return no.not_waived(cards.type[kind] == SYMMETRY) if waived else no_match(g, kind, which, seat, warrior)
    if g.attached[warrior] or g.auras or g.abilities[warrior].statics:
        refusal = no_gift(g, kind, warrior, by_action, play.opened)
        if refusal:
            return refusal
    if cards.alters[kind] and not would_alter(g, kind, warrior):
        return no.NO_EFFECT
    if play.not_with:
        for attachment in g.attached[warrior]:
            if cards.codes[g.kind[attachment]] == play.not_with:
                return no.because(no.ONLY_ONE_WEAPON, attachment)
    if play.most and bears_most_copies(g, kind, play, warrior):
        return no.HAS_MOST
    if cards.type[kind] == SPECIAL:
        return no_special_on(g, kind, seat, warrior) or no_room(g, kind, warrior)
    return no_room(g, kind, warrior)


def is_no_longer_legal(g: Doom, attachment: int) -> bool:
    """Whether an attachment is for other warriors than its bearer has become."""
    kind = g.kind[attachment]
    if g.cards.type[kind] in LOST_WITH_AFFILIATION:
        return is_suspended(g, attachment)
    for play in g.cards.plays[kind]:
        if play.lies == p.ON_TARGET and play.on is not None and play.on.typed:
            return not matches_identity(g, play.on, g.bearer[attachment], None)
    return False


def no_special_on(g: Doom, kind: int, seat: int, warrior: int) -> Clause | None:
    """Why a Special cannot be given to a warrior: it would do nothing (DT-249), or its player may not."""
    if g.cards.bestows[kind] and not grants_more(g, kind, warrior):
        return no.NO_EFFECT
    if g.control[warrior] == seat and has(g, warrior, NO_OWN_SPECIALS):
        return no.because(no.NOT_FOR_SPECIAL, warrior)
    return no.OK


def no_room(g: Doom, kind: int, warrior: int, forced: bool = False) -> Clause | None:
    """DT-065, DT-094, DT-102, DT-109, DT-118, DT-341, DT-344: why a warrior has no room for a card of this type: it has
    one already, or a card that excludes it; `forced` if an effect gives it the card whatever it may not have (DT-319).
    """
    cards = g.cards
    traits = cards.traits[kind]
    of_type = cards.type[kind]
    if of_type == BEAST or (traits & VEHICLE and of_type != WARRIOR):
        mount = no_mount(g, kind, warrior, forced)
        if mount:
            return mount
    if traits & (RITUAL | PROPHECY | VIRUS):
        own = copy_on(g, kind, warrior)
        if own != NONE:
            return no.because(no.already_has(traits), own)
    if of_type == SYMMETRY and not traits & SYMMETRY_GIFT and has(g, warrior, GIFTS_ONLY):
        return no.because(no.NO_FOLLOWER, giver_of(g, warrior, GIFTS_ONLY))
    if of_type in (SYMMETRY, MISSION, KI):
        own = copy_on(g, kind, warrior)
        if own != NONE and not (of_type == SYMMETRY and may_have_copies(g, kind, warrior)):  # DT-094, DT-102, DT-118
            clause = no.HAS_GIFT if of_type == SYMMETRY else no.HAS_MISSION if of_type == MISSION else no.HAS_KI
            return no.because(clause, own)
    if traits & VEHICLE and traits_of(g, warrior) & VEHICLE:
        return no.because(no.HAS_ONE, warrior)  # DT-083
    if of_type in (EQUIPMENT, RELIC):  # DT-109
        for attachment in g.attached[warrior]:
            if traits & cards.traits[g.kind[attachment]] & (VEHICLE | ARMOR):
                return no.because(no.HAS_ONE, attachment)  # DT-065
        return no_weapon_beside(g, kind, warrior)
    return no.OK


def copy_on(g: Doom, kind: int, warrior: int) -> int:
    """A copy of a card that a warrior already has, or NONE."""
    for attachment in g.attached[warrior]:
        if g.kind[attachment] == kind:
            return attachment
    return NONE


def bears_most_copies(g: Doom, kind: int, play: Play, bearer: int) -> bool:
    """Whether a warrior or a weapon already bears as many copies of a card as it may."""
    borne = 0
    for attachment in g.attached[bearer]:
        borne += g.kind[attachment] == kind
    return 0 < play.most <= borne


def grants_more(g: Doom, kind: int, warrior: int) -> bool:
    """DT-249: whether a card makes a warrior immune, or lets it cast, beyond what the warrior has permanently."""
    for given in g.cards.statics[kind]:
        shield = 0
        aspects: list[str] = []
        for slot in [warrior, *g.attached[warrior]]:
            if slot not in g.expiring_cards:
                for static in g.abilities[slot].statics:
                    shield |= static.immunity() if static.case is ALWAYS else 0
                    if static.fee() <= given.fee() and (given.is_peaceful() or not static.is_peaceful()):
                        aspects += static.aspects()
        if given.immunity() & ~shield:
            return True
        for aspect in given.aspects():
            if aspect not in aspects:
                return True
    return False


def no_match(g: Doom, kind: int, which: Which, seat: int, warrior: int) -> Clause | None:
    """The clause that a card is not for a warrior: DT-072 only the player's own, DT-090 followers, else by its type."""
    of_type = g.cards.type[kind]
    if which.whose == YOURS and g.control[warrior] != seat and of_type in (EQUIPMENT, FORTIFICATION, SYMMETRY, RELIC):
        return no.NOT_YOURS
    if which.keyword.startswith("follower") and of_type != EQUIPMENT:
        return no.NO_FOLLOWER
    return RECEIVERS.get(of_type, no.NOT_ELIGIBLE)


def identity_as_receiver(g: Doom, kind: int, warrior: int) -> Identity | None:
    """DT-299: what a warrior counts as when it receives a card: a cultist is a heretic whatever its side, and may have
    gifts.
    """
    if g.cards.type[kind] != SYMMETRY or not g.cards.traits[g.kind[warrior]] & CULTIST:
        return None
    who = identity(g, warrior)
    who.sides |= LEGION
    return who


def no_mount(g: Doom, kind: int, warrior: int, forced: bool) -> Clause | None:
    """DT-122, DT-127: why a warrior cannot receive a beast or a vehicle: it has one of either, or is a beast."""
    if traits_of(g, warrior) & IS_BEAST:
        return no.BEAST_RIDES_NOT
    is_beast = g.cards.type[kind] == BEAST
    if is_beast and not forced and has(g, warrior, NO_BEASTS):
        return no.because(no.NO_RIDER, giver_of(g, warrior, NO_BEASTS))
    for attachment in g.attached[warrior]:
        other = g.kind[attachment]
        if g.cards.type[other] == BEAST or (is_beast and g.cards.traits[other] & VEHICLE):
            return no.because(no.HAS_MOUNT, attachment)
    return no.HAS_MOUNT if is_beast and traits_of(g, warrior) & VEHICLE else no.OK
