"""The cards that belong to the class of an ability, ratings included."""

from __future__ import annotations

from grognard.games.doomtrooper.language.selectors import ANY, SHARED, YOURS, Which
from grognard.games.doomtrooper.model.catalogue import COUNTS_TOO, HOLDS
from grognard.games.doomtrooper.model.combats import fights, foe_of
from grognard.games.doomtrooper.model.identity import Identity, counts_as_type, fits
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries.capability import is_capable
from grognard.games.doomtrooper.queries.ratings import is_protected_by, is_valued_so, rating
from grognard.games.doomtrooper.words import ATTACHED, UNPAID, WARRIOR, V


def is_meant(g: Doom, which: Which, source: int, you: int, slot: int, who: Identity | None = None) -> bool:
    """Whether a card on the table belongs to a class; `who` is the identity to assume, None its present one."""
    if which.is_rated and not is_rated_so(g, which, source, slot):
        return False
    return fits(g, which, source, you, slot, who)


def acts_on_user(g: Doom, source: int, fortification: int) -> bool:
    """Whether a fortification acts in the present combat on the warrior that bears the source."""
    while source >= 0 and g.place[source] == ATTACHED:
        source = g.bearer[source]
    return source >= 0 and fights(g, source) and is_protected_by(g, fortification, source, foe_of(g, source))


def is_rated_so(g: Doom, which: Which, source: int, warrior: int) -> bool:
    """Whether a warrior has the V that a class requires, or a lower one than the bearer of the card with the ability,
    and may fight (DT-327), or a fortification acts on that card's user.
    """
    if which.lower and (g.flags[warrior] & UNPAID or rating(g, warrior, V) >= rating(g, g.bearer[source], V)):
        return False
    if which.acting and not acts_on_user(g, source, warrior):
        return False
    return is_valued_so(g, which, warrior) and (not which.capable or is_capable(g, warrior))


def find_cards(g: Doom, which: Which, source: int, you: int) -> list[int]:
    """Every card in play that belongs to a class."""
    out = []
    kind, types = g.kind, g.cards.type
    of_type = which.type
    control, whose = g.control, which.whose
    wider, marks = which.wider, g.cards.marks
    either = which.or_types != ()
    for slot in g.slots:
        if whose == YOURS and control[slot] != you:
            continue
        if of_type == ANY and which.shared and types[kind[slot]] not in SHARED:
            continue
        if (
            of_type == ANY
            or types[kind[slot]] == of_type
            or (wider and (either or marks[kind[slot]] & COUNTS_TOO) and counts_as_type(g, which, slot))
        ):
            if g.in_play(slot) and is_meant(g, which, source, you, slot):
                out.append(slot)
    if of_type != WARRIOR and not which.shared:
        attached = g.attached
        for slot in g.slots:
            if not attached[slot] or marks[kind[slot]] & HOLDS:
                continue  # attached cards leave only with their bearer
            for attachment in attached[slot]:
                if whose == YOURS and control[attachment] != you:
                    continue
                if of_type in (ANY, types[kind[attachment]]) or (
                    wider and (either or marks[kind[attachment]] & COUNTS_TOO) and counts_as_type(g, which, attachment)
                ):
                    if g.in_play(attachment) and is_meant(g, which, source, you, attachment):
                        out.append(attachment)
    return out
