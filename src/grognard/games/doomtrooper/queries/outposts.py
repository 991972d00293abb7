"""The Outpost: which warriors may transfer, at what price, and which may stand there together."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.language.powers import IDLE, MAY_TRANSFER, NO_TRANSFER
from grognard.games.doomtrooper.model.bonds import captor_of
from grognard.games.doomtrooper.model.identity import affiliations_of, sides_of, traits_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.powers import giver_of, powers
from grognard.games.doomtrooper.words import (
    ASIDE,
    BEAST,
    CRESCENTIA,
    DOOMTROOPER,
    IS_BEAST,
    KOHORT,
    LEGION,
    LUTHERAN,
    MOVED,
    OUTPOST,
    PRISONER,
    RASPUTIN,
    SQUAD,
    TEMPLARS,
    TRIBAL,
    UNPAID,
    VEHICLE,
)

TRIBES: Final = LUTHERAN | CRESCENTIA | RASPUTIN | TEMPLARS


def is_on_outpost(g: Doom, warrior: int) -> bool:
    """Whether a warrior is on its player's Outpost; a prisoner is not: it is under the card that holds it (DT-316)."""
    return g.place[warrior] == OUTPOST and g.in_play(warrior) and not g.flags[warrior] & PRISONER


def garrison(g: Doom, seat: int) -> list[int]:
    """The warriors on a seat's Outpost."""
    return [warrior for warrior in g.warriors[seat] if is_on_outpost(g, warrior)]


def is_manned(g: Doom, but: int = NONE) -> bool:
    """Whether any warrior other than `but` is on any Outpost."""
    for seat in range(g.n):
        for warrior in g.warriors[seat]:
            if warrior != but and is_on_outpost(g, warrior):
                return True
    return False


def exclusive_side(sides: int) -> int:
    """DT-142, DT-144, DT-145: the side that excludes the other (DT-141), or 0 for a warrior that may be with all."""
    both = sides & (DOOMTROOPER | LEGION)
    return 0 if both == DOOMTROOPER | LEGION or sides & TRIBAL else both


def no_company(g: Doom, seat: int, sides: int, affiliations: int, but: int = NONE) -> Clause | None:
    """DT-141, DT-144: why a warrior of these sides and affiliations cannot stand beside those on a seat's Outpost."""
    apart = exclusive_side(sides)
    tribes = affiliations & TRIBES if sides & TRIBAL else 0
    for other in garrison(g, seat):
        if other == but:
            continue
        theirs = exclusive_side(sides_of(g, other))
        if apart and theirs and apart != theirs:
            return no.because(no.FORBIDDEN_MIX, other)
        if sides_of(g, other) & TRIBAL:
            tribes |= affiliations_of(g, other) & TRIBES
    return no.THIRD_TRIBE if sides & TRIBAL and count_bits(tribes) > 2 else no.OK  # DT-144


def count_bits(bits: int) -> int:
    """How many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def is_mixed(g: Doom, seat: int) -> bool:
    """Whether a conversion has put a Doomtrooper and a Dark Legion warrior on the same Outpost (DT-143)."""
    found = 0
    for warrior in garrison(g, seat):
        found |= exclusive_side(sides_of(g, warrior))
    return found == DOOMTROOPER | LEGION


def no_muster(g: Doom, seat: int, kind: int) -> Clause | None:
    """Why a warrior cannot be mustered to its player's Outpost beside the warriors there (DT-144)."""
    return no_company(g, seat, g.cards.sides[kind], g.cards.affiliations[kind])


def no_reveal(g: Doom, warrior: int) -> Clause | None:
    """Why a warrior mustered into cover cannot be brought out of it beside two other tribes (DT-144)."""
    kind = g.kind[warrior]
    if not g.outpost_opened or not g.flags[warrior] & UNPAID or not g.cards.sides[kind] & TRIBAL:
        return no.OK
    return no_muster(g, g.control[warrior], kind)


def area_after_outpost(g: Doom, warrior: int) -> int:
    """DT-138, DT-294: where a warrior goes when it leaves the Outpost."""
    sides = sides_of(g, warrior)
    return SQUAD if sides & DOOMTROOPER else KOHORT if sides & LEGION else ASIDE


def transfer_cost(g: Doom, warrior: int) -> int:
    """DT-135: one action, or two with a vehicle or for a warrior considered a vehicle."""
    if traits_of(g, warrior) & VEHICLE:
        return 2
    for attachment in g.attached[warrior]:
        if g.cards.traits[g.kind[attachment]] & VEHICLE:
            return 2
    return 1


def beast_of(g: Doom, warrior: int) -> int:
    """The beast that a warrior rides, or NONE (DT-123)."""
    for attachment in g.attached[warrior]:
        if g.cards.type[g.kind[attachment]] == BEAST:
            return attachment
    return NONE


OF_TRANSFERS: Final = IDLE | MAY_TRANSFER | NO_TRANSFER


def no_transfer(g: Doom, warrior: int) -> Clause | None:
    """DT-125, DT-127, DT-133, DT-134, DT-136, DT-137, DT-139, DT-140: why a warrior cannot transfer now, apart from
    the number of actions.
    """
    if not g.is_warrior(warrior):
        return no.NOT_A_WARRIOR_TO_TRANSFER  # DT-136
    flags = g.flags[warrior]
    if flags & UNPAID:
        return no.IS_HIDDEN  # DT-055: it is outside every area until it is revealed
    if traits_of(g, warrior) & IS_BEAST:
        return no.BEAST_STAYS  # DT-127
    beast = beast_of(g, warrior)
    if beast != NONE:
        return no.because(no.RIDER_STAYS, beast)  # DT-125: it is tribal like its beast
    can = powers(g, warrior, OF_TRANSFERS)
    if sides_of(g, warrior) & TRIBAL and not can.has(MAY_TRANSFER):
        return no.TRIBAL_STAYS  # DT-139
    if flags & PRISONER:
        return no.because(no.IS_PRISONER, captor_of(g, warrior))
    if can.has(IDLE):
        return no.because(no.IS_IDLE, giver_of(g, warrior, IDLE))  # DT-315
    if can.has(NO_TRANSFER):
        return no.because(no.BOUND_TO_AREA, giver_of(g, warrior, NO_TRANSFER))
    if g.combats:
        return no.TRANSFER_IN_COMBAT  # DT-137
    if flags & MOVED:
        return no.MOVED_ALREADY  # DT-140
    seat = g.control[warrior]
    if g.place[warrior] != OUTPOST:
        if not g.outpost_opened:
            return no.OUTPOST_CLOSED  # DT-134
        return no_company(g, seat, sides_of(g, warrior), affiliations_of(g, warrior))
    if len(garrison(g, seat)) == 1 and is_manned(g, warrior):
        return no.LAST_ON_OUTPOST  # DT-133
    return no.OK
