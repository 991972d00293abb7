"""What must hold in every position: nothing is lost or duplicated. Each function says what is wrong, or None."""

from __future__ import annotations

from grognard.games.battlegrounds.cards import TANKS, TOKENS
from grognard.games.battlegrounds.state import (
    DUD,
    DUDS,
    ENEMIES,
    ENEMY,
    FACE_DOWN,
    IN_BOX,
    NO_TANK,
    PILE,
    Battlegrounds,
    reserve_of,
    standing,
)


def wrong_tokens(g: Battlegrounds) -> str | None:
    """All tokens are on the board, with the artillery or in play areas, and pairs and singles agree with them."""
    n = len(g.box.picture)
    kinds = [0] * n
    for kind in g.ground + g.hits:
        if 0 <= kind < DUD or kind >= FACE_DOWN:
            kinds[kind % FACE_DOWN] += 1
    for taken in g.taken:
        kinds = [a + b for a, b in zip(kinds, taken, strict=True)]
    if kinds != [g.box.tokens.count(kind) for kind in range(n)] or sum(kinds) != TOKENS:
        return f"tokens by kind: {kinds}"
    for taken, held, paired in zip(g.taken, g.held, g.paired, strict=True):
        owned = [0] * len(g.box.pictures)
        for kind, count in enumerate(taken):
            owned[g.box.picture[kind]] += count
        if owned != [2 * pairs + bool(single) for pairs, single in zip(paired, held, strict=True)]:
            return f"tokens owned: {owned}"
    return None


def wrong_pieces(g: Battlegrounds) -> str | None:
    """All figures, point tokens, duds and tanks of the artillery are there."""
    if g.stands != standing(g.at):
        return f"figures at {g.at}, by field {g.stands}"
    if not g.variant.hidden and not g.variant.artillery:
        figures = [f for figures in g.variant.colours for f in figures]
        left = sum(g.stack[f] * (g.stack[f] + 1) // 2 for f in figures)
        if left + sum(g.captured) != 6 * len(figures):
            return f"point tokens: {left} left, {sum(g.captured)} captured"
        if g.ground.count(DUD) + g.duds != DUDS:
            return f"duds: {g.ground.count(DUD)} on the board, {g.duds} in the supply"
    if g.ground.count(ENEMY) > ENEMIES:
        return f"tanks of the artillery: {g.ground.count(ENEMY)}"
    return None


def wrong_cards(g: Battlegrounds) -> str | None:
    """Every tank card is in one place: in the pile, in a seat's reserve, or driven."""
    if not g.variant.hidden and sorted(g.pile) != [t for t in range(TANKS) if g.owner_of[t] == PILE]:
        return f"pile: {g.pile}"
    for seat in range(g.n):
        if g.reserve[seat] != reserve_of(g, seat):
            return f"reserve of seat {seat}: {g.reserve[seat]}"
    for tank in g.driving:
        if tank != NO_TANK and (g.driving.count(tank) > 1 or g.owner_of[tank] in (PILE, IN_BOX)):
            return f"driven: {g.driving}"
    return None
