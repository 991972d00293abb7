"""Which cards other cards in play allow or forbid to be played or given, and at what price (DT-073, DT-303, DT-319)."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.language.plays import ON_TARGET, Play
from grognard.games.doomtrooper.language.power_sets import NOTHING
from grognard.games.doomtrooper.language.powers import (
    ANY_GIFT,
    EX_MEMBER,
    FALLS_AT_NO_VALUE,
    GIFTS_FOR_D,
    IDLE,
    NEVER_LOWERED,
    ONLY_FIGHT_WEAPON,
    REFUSES,
)
from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.language.statics import Bans, Refuses
from grognard.games.doomtrooper.model.auras import has_waiving_card
from grognard.games.doomtrooper.model.identity import has_keyword, identity, traits_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.powers import giver_of, has, powers
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.words import ATTACHED, PRISONER, SYMMETRY, UNPAID, WARRIOR, WEAPON_FIGHT, V

SURCHARGE: Final = 3  # D for each card of the former corporation (DT-303)
PRICE_OF_A_GIFT: Final = 5  # D for each gift of an Apostle, for a warrior that may have them for D


def is_active(g: Doom, slot: int) -> bool:
    """Whether a card in play has effect: it is revealed (DT-A22), and neither a prisoner nor on one (DT-316)."""
    bearer = g.bearer[slot] if g.place[slot] == ATTACHED else slot
    return g.in_play(slot) and not g.flags[bearer] & (UNPAID | PRISONER)


def ban_on_playing(g: Doom, seat: int, kind: int) -> Clause | None:
    """The refusal with the card in play that forbids a player this kind of card, or OK."""
    for slot in g.banning_cards:
        if is_active(g, slot):
            for static in g.abilities[slot].statics:
                if isinstance(static, Bans) and is_banned(g, static, slot, seat, kind):
                    return no.because(no.BANNED, slot)
    return no.OK


def is_banned(g: Doom, ban: Bans, slot: int, seat: int, kind: int) -> bool:
    """Whether the card with a ban forbids a player this kind of card."""
    if ban.holder and g.lies_before[slot] != seat:
        return False
    of_type = g.cards.type[kind]
    if ban.trait:
        return of_type == WARRIOR and g.cards.traits[kind] & ban.trait != 0
    return of_type == ban.type and not (ban.placed and g.cards.plays[kind][0].lies == ON_TARGET)


def no_other_copy(g: Doom, seat: int, kind: int) -> Clause | None:
    """Why a player may not play another copy of a card of which each player may have only one in play."""
    for slot in g.slots:
        if g.kind[slot] == kind and g.control[slot] == seat and g.in_play(slot):
            return no.because(no.ONE_EACH, slot)
    return no.OK


def banned_warriors(g: Doom) -> list[int]:
    """The warriors in play that have acquired a trait that a card in play forbids."""
    out: list[int] = []
    for slot in g.banning_cards:
        if is_active(g, slot):
            for static in g.abilities[slot].statics:
                if isinstance(static, Bans) and static.trait:
                    for warrior in g.slots:
                        if g.is_warrior(warrior) and is_active(g, warrior) and traits_of(g, warrior) & static.trait:
                            out.append(warrior)
    return out


def warriors_without_value(g: Doom) -> list[int]:
    """Warriors in play whose attachment discards them because their V is zero or less, for whatever reason."""
    out: list[int] = []
    for slot in g.banning_cards:
        warrior = g.bearer[slot] if g.place[slot] == ATTACHED else NONE
        if warrior != NONE and warrior not in out and g.in_play(warrior) and has(g, warrior, FALLS_AT_NO_VALUE):
            if rating(g, warrior, V) <= 0:
                out.append(warrior)
    return out


def is_of_named_type(g: Doom, which: Which, warrior: int) -> bool:
    """Whether a warrior is of the type that a card names, regardless of affiliation and Apostle (DT-073, DT-097)."""
    if which.trait and traits_of(g, warrior) & which.trait != which.trait:
        return False
    if not which.keyword or which.keyword.startswith("follower"):
        return True
    return has_keyword(g, warrior, which.keyword)


def fits_as(g: Doom, which: Which, seat: int, warrior: int, affiliations: int) -> bool:
    """Whether a warrior would fit a class if it had these affiliations, too."""
    if not which.affiliation:
        return False
    who = identity(g, warrior)
    who.affiliations |= affiliations
    return is_meant(g, which, NONE, seat, warrior, who)


PAYING: Final = EX_MEMBER | GIFTS_FOR_D


def surcharge(g: Doom, kind: int, which: Which | None, seat: int, warrior: int) -> int:
    """DT-303, DT-A36: what a warrior pays beyond the price for a card: a freelancer for a card of its former
    corporation, another warrior for the gift of an Apostle.
    """
    if which is None or not (which.affiliation or which.keyword):
        return 0
    can = powers(g, warrior, PAYING)
    if can is NOTHING:
        return 0
    if can.has(GIFTS_FOR_D) and g.cards.type[kind] == SYMMETRY and which.keyword.startswith("follower"):
        return price_of_a_gift(g, which, seat, warrior)
    if not which.affiliation or not can.has(EX_MEMBER):
        return 0
    if is_meant(g, which, NONE, seat, warrior):
        return 0
    return SURCHARGE if fits_as(g, which, seat, warrior, g.cards.affiliations[g.kind[warrior]]) else 0


def price_of_a_gift(g: Doom, which: Which, seat: int, warrior: int) -> int:
    """What a warrior pays for the gift of an Apostle whose follower it is not, unless another card opens it."""
    if is_meant(g, which, NONE, seat, warrior) or has(g, warrior, ANY_GIFT):
        return 0
    who = identity(g, warrior)
    who.gained.append(which.keyword)
    return PRICE_OF_A_GIFT if is_meant(g, which, NONE, seat, warrior, who) else 0


def dues(g: Doom, seat: int, kind: int, play: Play, target: int) -> int:
    """What a warrior pays beyond the price for the card that is being played on it: nothing if the card that allows
    this play waives the requirement.
    """
    if not g.is_warrior(target) or (play.opened and has_waiving_card(g, kind, seat, target)):
        return 0
    return surcharge(g, kind, play.on, seat, target)


def price_added_by_target(g: Doom, seat: int, kind: int, play: Play, target: int) -> int:
    """What the target adds to the price of a play: its V if the card says so, and what it pays for the exception."""
    if not g.is_warrior(target):
        return 0
    out = play.value_times * max(0, rating(g, target, V)) if play.for_value else 0
    return out + dues(g, seat, kind, play, target)


def no_weapon_beside(g: Doom, kind: int, warrior: int) -> Clause | None:
    """Why a warrior may never own a Fight weapon besides another, no matter how it gets the weapon (DT-320)."""
    if not g.cards.traits[kind] & WEAPON_FIGHT or not g.attached[warrior]:
        return no.OK
    if has(g, warrior, ONLY_FIGHT_WEAPON):
        return no.because(no.ONLY_ONE_WEAPON, giver_of(g, warrior, ONLY_FIGHT_WEAPON))
    if allows_no_other_weapon(g, kind):
        for attachment in g.attached[warrior]:
            if g.cards.traits[g.kind[attachment]] & WEAPON_FIGHT:
                return no.because(no.ONLY_ONE_WEAPON, attachment)
    return no.OK


def allows_no_other_weapon(g: Doom, kind: int) -> bool:
    """Whether a weapon forbids its bearer any other Fight weapon."""
    for static in g.cards.statics[kind]:
        if static.powers().has(ONLY_FIGHT_WEAPON):
            return True
    return False


OF_RECEIVERS: Final = IDLE | NEVER_LOWERED | REFUSES


def no_gift(g: Doom, kind: int, warrior: int, by_action: bool, forced: bool = False) -> Clause | None:
    """DT-093, DT-319, DT-320, DT-A33: why a warrior cannot be given a card: it is idle (DT-315), or its card refuses
    cards of this kind.

    A card that an effect gives it without an action is refused only by cards that say "never".
    """
    can = powers(g, warrior, OF_RECEIVERS)
    if can is NOTHING:
        return no.OK
    of_type = g.cards.type[kind]
    if can.has(IDLE) and by_action:
        return no.because(no.IS_IDLE, giver_of(g, warrior, IDLE))
    if g.cards.lowers[kind] and can.has(NEVER_LOWERED):
        return no.because(no.IMMUNE_TO_IT, giver_of(g, warrior, NEVER_LOWERED))
    if can.has(REFUSES):
        for source in [warrior, *g.attached[warrior]]:
            for static in g.abilities[source].statics:
                if isinstance(static, Refuses) and static.meets(of_type, g.cards.traits[kind]):
                    if static.never or not forced:
                        return no.because(no.NEVER_RECEIVES if static.never else no.MAY_NOT_RECEIVE, source)
    return no.OK
