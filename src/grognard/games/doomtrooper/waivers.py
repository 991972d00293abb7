"""What excuses a warrior from the affiliation, or the following of an Apostle, that a card on it asks for.

It is read when asked, like everything that lasts: a card rests as soon as nothing allows it any more, and serves again
with the next thing that does, whatever came first (DT-071, DT-073, DT-096, DT-097, DT-108, DT-303).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grognard.games.doomtrooper.catalogue import PERMITS, Catalogue
from grognard.games.doomtrooper.statics import ANY_AIRSHIP, ANY_EQUIPMENT, ANY_GIFT
from grognard.games.doomtrooper.words import (
    AIRSHIP,
    AWAY,
    EQUIPMENT,
    OUTSIDE,
    PRISONER,
    RELIC,
    SYMMETRY,
    SYMMETRY_GIFT,
    UNPAID,
)

if TYPE_CHECKING:
    from grognard.games.doomtrooper.state import Doom

SILENT: Final = UNPAID | PRISONER | AWAY  # a card that stands so allows nothing (DT-A22, DT-313, DT-316)


def excuses(cards: Catalogue, kind: int) -> int:
    """The powers that let a warrior have a card of any affiliation, or of any Apostle; none for most cards."""
    of_type = cards.type[kind]
    if of_type == SYMMETRY:
        return 0 if cards.traits[kind] & SYMMETRY_GIFT else ANY_GIFT
    if of_type not in (EQUIPMENT, RELIC):
        return 0
    return ANY_EQUIPMENT | ANY_AIRSHIP if cards.traits[kind] & AIRSHIP else ANY_EQUIPMENT


def is_excused(g: Doom, attachment: int) -> bool:
    """Whether anything allows the bearer of an attachment now to use it although it lacks what the card asks for."""
    bearer = g.bearer[attachment]
    return has_excuse(g, attachment, bearer) or is_let(g, attachment, bearer) or g.has_paid(bearer, attachment)


def has_excuse(g: Doom, attachment: int, bearer: int) -> bool:
    """Whether the bearer may have such cards whatever they ask for, by its own card, another on it, or others'."""
    cards, kind = g.cards, g.kind
    wanted = excuses(cards, kind[attachment])
    if not wanted:
        return False
    if cards.powers[kind[bearer]] & wanted:
        return True
    for other in g.attached[bearer]:
        if cards.powers[kind[other]] & wanted and other != attachment:
            if not g.flags[other] & OUTSIDE and not g.is_suspended(other):
                return True
    for source in g.auras:
        if cards.grants[kind[source]] & wanted:
            for aura in cards.auras[kind[source]]:
                if aura.static.powers() & wanted and aura.reaches(g, source, bearer):
                    return True
    return False


def is_let(g: Doom, attachment: int, bearer: int) -> bool:
    """Whether a card in play of its player still lets such cards be given to such warriors, waiving what they ask."""
    cards = g.cards
    kind = g.kind[attachment]
    you = g.control[attachment]
    for source in g.auras:
        if cards.marks[g.kind[source]] & PERMITS and g.control[source] == you and not g.flags[source] & SILENT:
            for opens in cards.opens[g.kind[source]]:
                if opens.waives and opens.to is not None:
                    if opens.covers(cards.type[kind], cards.keywords[kind], cards.members[kind]):
                        if opens.to.test(g, source, you, bearer):
                            return True
    return False
