"""Setting the board for Battlegrounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grognard.core.agenda import NOBODY, put
from grognard.core.game import InputError
from grognard.games.battlegrounds.board import AROUND, D4, E5, FIELDS, MIDDLE, OFF, SIDES
from grognard.games.battlegrounds.cards import SPECIALS, TANKS, Box
from grognard.games.battlegrounds.options import Options
from grognard.games.battlegrounds.protocol import BattlegroundsState
from grognard.games.battlegrounds.rules.artillery import shuffle_lots
from grognard.games.battlegrounds.rules.begin import DRAFTING, STARTING, draft_order
from grognard.games.battlegrounds.rules.family import FAMILY_TURN
from grognard.games.battlegrounds.rules.turn import TURN_NODE
from grognard.games.battlegrounds.state import (
    ABSENT,
    DUDS,
    EMPTY,
    FACE_DOWN,
    FIGURES,
    LAID_OUT,
    NO_TANK,
    PILE,
    Battlegrounds,
)
from grognard.games.battlegrounds.variants import Variant

ALL_FIELDS: Final = tuple(range(FIELDS))
NO_EFFECTS: Final[list[int]] = []  # rows, never changed
NO_TANKS: Final[list[int]] = []
TRIES: Final = 300  # attempts to lay the tokens out; if all fail, it cannot be done
OUTER: Final = tuple(field for field in ALL_FIELDS if field not in MIDDLE)


def bare_board(variant: Variant, seed: int, options: Options, box: Box) -> BattlegroundsState:
    """BG-007, BG-018, BG-019, BG-023: an empty board, with everything else in its place."""
    g = BattlegroundsState()
    g.begin(seed)
    g.box = box
    g.rules = options
    g.variant = variant
    g.n = variant.seats
    g.first = g.active = 0
    g.round = 1
    g.leader = NOBODY
    g.quiet = 0
    g.won = []
    g.ground = [EMPTY] * FIELDS
    g.home = list(range(FIGURES))  # BG-A05
    played = {figure for figures in variant.starting for figure in figures}
    g.at = [OFF if figure in played else ABSENT for figure in range(FIGURES)]
    g.stands = [NOBODY] * FIELDS
    stacked = not variant.hidden and not variant.artillery
    g.stack = [3 if figure in played and stacked else 0 for figure in range(FIGURES)]  # BG-018, BG-019
    g.driving = [NO_TANK] * FIGURES
    g.wrecked = [NO_TANK] * FIGURES
    g.scored = [0] * variant.owners()
    g.captured = [0] * variant.owners()
    g.taken = [[0] * len(box.picture)] * variant.owners()
    g.held = [[0] * len(box.pictures)] * variant.owners()
    g.paired = g.held[:]
    g.unused = [NO_EFFECTS] * variant.owners()
    g.reserve = [NO_TANKS] * variant.seats
    g.owner_of = [PILE] * TANKS
    g.pile = []
    g.upgrades = [0] * TANKS
    g.duds = DUDS if stacked else 0  # BG-023
    g.fresh = []
    g.stale = []
    g.extra = 0
    g.seen = [0] * FIELDS
    g.letters = []
    g.numbers = []
    g.hits = []
    return g


def clashes(pictures: list[int], field: int, near: list[list[int]]) -> bool:
    """BG-013: an equal token lies next to it."""
    return pictures[field] in [pictures[other] for other in near[field]]


def lay_tokens(g: Battlegrounds) -> None:
    """BG-011, BG-012, BG-106, BG-A01, BG-A69: shuffled and laid out, then swapped until no equal tokens are neighbours
    (BG-013).
    """
    tokens = g.box.tokens[:]
    if g.variant.artillery and g.rules.solo_specials_outside:
        plain = tokens[:-SPECIALS]  # the other reading of BG-A69: no special token in the middle
        g.shuffle(plain)
        zones = [(OUTER, plain[len(MIDDLE) :] + tokens[-SPECIALS:]), (MIDDLE, plain[: len(MIDDLE)])]
    elif g.variant.artillery:
        zones = [(ALL_FIELDS, tokens)]  # BG-A69
    else:
        zones = [(OUTER, tokens[:-SPECIALS]), (MIDDLE, tokens[-SPECIALS:])]
    near = SIDES if g.rules.adjacency == 4 else AROUND  # BG-A01
    for _ in range(TRIES):
        for fields, kinds in zones:
            g.shuffle(kinds)
            for field, kind in zip(fields, kinds, strict=True):
                g.ground[field] = kind
        if all(swap_apart(g, fields, near) for fields, _ in zones):
            return
    raise InputError("with these pictures equal tokens cannot be kept apart (BG-013)")


def swap_apart(g: Battlegrounds, fields: Sequence[int], near: list[list[int]]) -> bool:
    """Swap each clashing token with another of its zone so that neither clashes; return False if that fails."""
    pictures = [g.box.picture[kind] for kind in g.ground]
    for field in fields:
        if not clashes(pictures, field, near):
            continue
        for _ in range(100):
            other = fields[g.roll(len(fields))]
            pictures[field], pictures[other] = pictures[other], pictures[field]
            if not clashes(pictures, field, near) and not clashes(pictures, other, near):
                g.ground[field], g.ground[other] = g.ground[other], g.ground[field]
                break
            pictures[field], pictures[other] = pictures[other], pictures[field]
        else:
            return False
    return True


def cover_tokens(g: Battlegrounds) -> None:
    """BG-096, BG-A51: all face down, D4 and E5 turned up, which are never equal."""
    kinds = g.box.tokens[:]
    g.shuffle(kinds)
    g.ground = [kind + FACE_DOWN for kind in kinds]
    if len(set(g.box.picture)) == 1:
        raise InputError("with one picture for all tokens Family cannot be played (BG-A51)")
    while g.box.picture[g.ground[D4] - FACE_DOWN] == g.box.picture[g.ground[E5] - FACE_DOWN]:
        other = g.roll(FIELDS)
        g.ground[E5], g.ground[other] = g.ground[other], g.ground[E5]
    for field in (D4, E5):
        g.ground[field] -= FACE_DOWN
        g.seen = put(g.seen, field, 1)
    g.stale = [D4, E5]


def deal_tanks(g: Battlegrounds) -> None:
    """BG-014, BG-017, BG-107, BG-111, BG-A07: two per figure and the rest in the pile; or laid out for the draft
    (BG-025).
    """
    cards = list(range(TANKS))
    g.shuffle(cards)
    figures = sum(len(figures) for figures in g.variant.colours)
    n = 2 if g.variant.artillery else 2 * figures  # BG-107
    chosen = g.rules.solo_tanks == "choose" if g.variant.artillery else g.rules.draft
    if chosen and g.variant.artillery:
        g.owner_of = [LAID_OUT] * TANKS
        g.push(DRAFTING, (0, 0))
        return
    if chosen:
        if g.n == 2:
            n = g.rules.draft_two_player_cards  # BG-A06
        for tank in cards[:n]:
            g.owner_of = put(g.owner_of, tank, LAID_OUT)
        g.push(DRAFTING, tuple(draft_order(g, n)))
    else:
        for k, tank in enumerate(cards[:n]):
            g.give((g.first + k) % g.n, tank)
    g.pile = cards[n:]


def starting_order(g: Battlegrounds) -> list[int]:
    """The figures in the order in which they get their cards and fields, from the starting player on.

    BG-A05: players who choose two bases place one figure each before the second; fixed bases need no such turns.
    """
    own = [g.variant.starting[(g.first + k) % g.n] for k in range(g.n)]
    if g.chooses_bases():
        return [figures[k] for k in range(len(own[0])) for figures in own]
    return [figure for figures in own for figure in figures]


def deal(variant: Variant, seed: int, options: Options, box: Box, fast: bool = False) -> BattlegroundsState:
    """BG-A04: a new game at its first question; `fast` deals with the playouts' dice."""
    g = bare_board(variant, seed, options, box)
    if fast:
        g.playout(seed)
    g.first = g.active = g.roll(g.n) if options.first == NOBODY else options.first  # BG-A04
    g.push(FAMILY_TURN if variant.hidden else TURN_NODE)
    g.push(STARTING, tuple(starting_order(g)))
    if variant.hidden:
        cover_tokens(g)
    else:
        deal_tanks(g)
        lay_tokens(g)
    if variant.artillery:
        shuffle_lots(g)
    g.run()
    return g
