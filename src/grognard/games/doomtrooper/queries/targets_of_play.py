"""The cards and players on which a hand card may be played, and why not on others."""

from __future__ import annotations

from grognard.core.agenda import Env
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.plays import Play
from grognard.games.doomtrooper.language.power_sets import NOTHING
from grognard.games.doomtrooper.language.powers import EX_MEMBER, NEVER_LOWERED, NO_OWN_SPECIALS, UNHARMED_BY_SPECIALS
from grognard.games.doomtrooper.language.selectors import YOURS
from grognard.games.doomtrooper.language.statics import ALL_SYMMETRY, THE_ART
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.permissions import price_added_by_target, surcharge
from grognard.games.doomtrooper.queries.powers import attachment_shield, giver_of, has, immunity
from grognard.games.doomtrooper.queries.protection import cannot_be_discarded
from grognard.games.doomtrooper.queries.receiving import (
    bears_most_copies,
    no_opened_target,
    no_receiving,
    opened_targets,
    price,
)
from grognard.games.doomtrooper.queries.selecting import find_cards, is_meant
from grognard.games.doomtrooper.words import (
    ART,
    ATTACHED,
    BEFORE_PLAYER,
    FORTIFICATION,
    MISSION,
    SPECIAL,
    SYMMETRY,
    UNPAID,
    WARRIOR,
    WARZONE,
)


def targets(g: Doom, seat: int, kind: int, play: Play, one: bool = False) -> list[int]:
    """The targets of a play; with `one` only the first target at which the play would change something."""
    if play.weapon_of is not None:
        borne = [attachment for warrior in g.slots for attachment in g.attached[warrior]]
        return [attachment for attachment in borne if no_borne_target(g, seat, kind, play, attachment) is no.OK]
    if play.on is None:
        return []
    if play.opened:
        return opened_targets(g, seat, kind, play)
    if play.lies == p.ON_TARGET and play.on.type == WARRIOR:
        return receivers(g, seat, kind, play, one)
    out: list[int] = []
    if play.on.affiliation:
        for warrior in g.warriors[seat]:
            if is_paying_freelancer(g, seat, kind, play, warrior):
                out.append(warrior)
    for slot in find_cards(g, play.on, NONE, seat):
        if no_member_target(g, seat, kind, play, slot) is no.OK:
            out.append(slot)
    return out


def no_target(g: Doom, seat: int, kind: int, play: Play, slot: int) -> Clause | None:
    """DT-250: why a hand card cannot be played on a card in play, apart from what it would change there."""
    if play.weapon_of is not None:
        return no_borne_target(g, seat, kind, play, slot)
    if play.on is None:
        return no.NOT_A_TARGET
    if play.opened:
        return no_opened_target(g, seat, kind, play, slot)
    if play.lies == p.ON_TARGET and play.on.type == WARRIOR:
        return no_receiver(g, seat, kind, play, slot) if g.is_warrior(slot) else no.NOT_A_TARGET
    if play.on.affiliation and is_paying_freelancer(g, seat, kind, play, slot):
        return no.OK
    if slot not in find_cards(g, play.on, NONE, seat):
        return outside_class(g, seat, kind, play, slot)
    return no_member_target(g, seat, kind, play, slot)


def outside_class(g: Doom, seat: int, kind: int, play: Play, slot: int) -> Clause:
    """The clause that a card is not of the class that a play names; of a warrior, why it may not receive the card."""
    if play.most and bears_most_copies(g, kind, play, slot):
        return no.HAS_MOST  # perhaps these copies are what has taken it out of the class
    if play.lies != p.ON_TARGET or not g.is_warrior(slot):
        return no.NOT_A_TARGET
    return no_receiving(g, kind, play, seat, slot) or no.NOT_ELIGIBLE


def no_borne_target(g: Doom, seat: int, kind: int, play: Play, attachment: int) -> Clause | None:
    """Why a hand card cannot be played on a card that a warrior bears: its weapon, its gift."""
    if g.place[attachment] != ATTACHED or play.weapon_of is None:
        return outside_class(g, seat, kind, play, attachment)
    warrior = g.bearer[attachment]
    if not g.is_warrior(warrior) or not g.in_play(warrior) or not is_meant(g, play.weapon_of, NONE, seat, warrior):
        return no.NOT_A_TARGET
    if play.on is not None and not is_meant(g, play.on, NONE, seat, attachment):
        return outside_class(g, seat, kind, play, attachment)
    return no.HAS_MOST if play.most and bears_most_copies(g, kind, play, attachment) else no.OK


def receivers(g: Doom, seat: int, kind: int, play: Play, one: bool) -> list[int]:
    """The warriors that may be given a card; with `one` only the first for which it would change something."""
    out: list[int] = []
    assert play.on is not None
    for warrior in g.warriors[seat] if play.on.whose == YOURS else g.slots:  # `no_receiving` refuses other players'
        if g.is_warrior(warrior) and g.in_play(warrior) and no_receiver(g, seat, kind, play, warrior) is no.OK:
            if one and play.do.could(g, (NONE, seat, warrior)):
                return [warrior]
            out.append(warrior)
    return out


def no_receiver(g: Doom, seat: int, kind: int, play: Play, warrior: int) -> Clause | None:
    """Why a warrior in play cannot be given a hand card."""
    refusal = no_receiving(g, kind, play, seat, warrior)
    if refusal or not play.for_value:
        return refusal
    return no_price_of_target(g, seat, kind, play, warrior)


def no_price_of_target(g: Doom, seat: int, kind: int, play: Play, target: int) -> Clause | None:
    """Why a seat cannot pay what the value of a target adds to the price of a card."""
    is_dear = play.for_value and price_added_by_target(g, seat, kind, play, target) > g.spendable_d(seat)
    return no.TOO_DEAR_CARD if is_dear else no.OK


def is_paying_freelancer(g: Doom, seat: int, kind: int, play: Play, warrior: int) -> bool:
    """DT-303: whether a warrior is a freelancer that its player can pay for, although it has left the affiliation."""
    if g.control[warrior] != seat or not g.is_warrior(warrior) or not g.in_play(warrior):
        return False
    if not has(g, warrior, EX_MEMBER):
        return False
    more = surcharge(g, kind, play.on, seat, warrior)
    return more > 0 and g.spendable_d(seat) >= price(g, seat, kind, play) + more


def no_member_target(g: Doom, seat: int, kind: int, play: Play, slot: int) -> Clause | None:
    """DT-270: why a hand card cannot be played on a card of the class that it names: the price, the limit on copies, or
    what protects that card.
    """
    refusal = no_price_of_target(g, seat, kind, play, slot) if play.for_value else no.OK
    if refusal:
        return refusal
    if play.most and bears_most_copies(g, kind, play, slot):
        return no.HAS_MOST
    if g.is_warrior(slot):
        refusal = no_power_against(g, kind, slot)
        if refusal:
            return refusal
        if g.control[slot] == seat:
            is_special = g.cards.type[kind] == SPECIAL and not g.flags[slot] & UNPAID
            if is_special and has(g, slot, NO_OWN_SPECIALS):
                return no.because(no.NOT_FOR_SPECIAL, giver_of(g, slot, NO_OWN_SPECIALS))
            return no.OK
        shield = immunity(g, slot)
    else:
        shield = attachment_shield(g, slot)
    if shield == 0 or play.lies != p.NOWHERE or type_shield(g, kind) & shield == 0:
        return no.OK
    return no_harm_to(g, slot, type_shield(g, kind) & shield)


def no_power_against(g: Doom, kind: int, warrior: int) -> Clause | None:
    """Why a power of a warrior keeps a kind of card from being aimed at it: a card that lowers its ratings, or a
    Special that only wounds it.
    """
    if g.flags[warrior] & UNPAID:
        return no.OK
    if g.cards.lowers[kind] and has(g, warrior, NEVER_LOWERED):
        return no.because(no.IMMUNE_TO_IT, giver_of(g, warrior, NEVER_LOWERED))
    if g.cards.type[kind] == SPECIAL and has(g, warrior, UNHARMED_BY_SPECIALS) and only_wounds(g, kind):
        return no.because(no.NO_EFFECT, giver_of(g, warrior, UNHARMED_BY_SPECIALS))  # DT-249
    return no.OK


def no_harm_to(g: Doom, slot: int, shield: int) -> Clause:
    """DT-270: the clause that a warrior, or the bearer of a card, is immune to what would harm it."""
    warrior = slot
    while g.place[warrior] == ATTACHED:
        warrior = g.bearer[warrior]
    return no.because(no.IMMUNE_TO_IT, giver_of(g, warrior, NOTHING, shield))


def only_wounds(g: Doom, kind: int) -> bool:
    """Whether a card does nothing but wound its target when it is played."""
    for play in g.cards.plays[kind]:
        if play.do.wounds() and not play.do.parts():
            return True
    return False


def unshielded(g: Doom, kind: int, found: Env) -> Env:
    """DT-A09: the targets that no answer has made immune."""
    shut = type_shield(g, kind)
    return tuple([t for t in found if not (g.in_play(t) and g.is_warrior(t) and immunity(g, t) & shut)])


def type_shield(g: Doom, kind: int) -> int:
    """The immunities that protect from a kind of card, as bits (DT-270)."""
    return THE_ART if g.cards.type[kind] == ART else ALL_SYMMETRY if g.cards.type[kind] == SYMMETRY else 0


def no_change(g: Doom, do: Effect, bound: Env, target: int) -> Clause | None:
    """DT-249: why an effect would do nothing to its target: it cannot be discarded, a rule is in the way, or nothing
    would change.
    """
    if do.could(g, bound):
        return no.OK
    return no.STAYS if cannot_be_discarded(g, target) else do.barred(g, bound) or no.NO_EFFECT


def no_player(g: Doom, seat: int, kind: int, play: Play, other: int, source: int = NONE) -> Clause | None:
    """Why a hand card cannot be played on a player; `source` is its slot once it is announced."""
    if g.defeated[other]:
        return no.IS_OUT
    if other == seat and play.on_player != 1:
        return no.OTHER_PLAYER
    if g.cards.type[kind] in (FORTIFICATION, MISSION):
        refusal = no_copy(g, other, kind)
        if refusal:
            return refusal
    if would_leave_at_once(g, seat, kind, other):
        return no.NO_EFFECT
    return no.OK if play.do.could(g, (source, seat, other)) else no.NO_EFFECT


def would_leave_at_once(g: Doom, seat: int, kind: int, other: int) -> bool:
    """Whether a card would leave play as soon as it lies before a player (DT-249)."""
    for when in g.cards.whens[kind]:
        if when.moment == p.AS_SOON_AS and when.do.could(g, (NONE, seat, other)):
            return True
    return False


def no_copy(g: Doom, seat: int, kind: int) -> Clause | None:
    """DT-102: why a player cannot get another copy of a card: a fortification, or a mission."""
    if g.cards.type[kind] == MISSION:
        for slot in g.slots:
            if g.kind[slot] == kind and g.place[slot] == BEFORE_PLAYER and g.lies_before[slot] == seat:
                return no.because(no.PLAYER_HAS_MISSION, slot)  # DT-102
    return no_second(g, seat, kind)


def no_second(g: Doom, seat: int, kind: int, but: int = NONE) -> Clause | None:
    """DT-088, DT-111: why a player cannot have a second copy of a fortification or warzone, even if another player
    builds it.

    A copy on a warrior out of play is not in play (DT-337), and the copy `but` does not count.
    """
    of_type = g.cards.type[kind]
    if of_type in (FORTIFICATION, WARZONE) and not g.cards.plays[kind][0].many:
        for slot in range(len(g.kind)):  # also a copy on a warrior (DT-087)
            if g.kind[slot] == kind and g.control[slot] == seat and slot != but and g.in_play(slot):
                return no.because(no.ONE_COPY if of_type == FORTIFICATION else no.ONE_WARZONE, slot)
    return no.OK
