"""Before the first turn: drafting, choosing the active tanks, placing the figures."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, A, first
from grognard.core.agenda import NOBODY, Frame, Node, put
from grognard.games.battlegrounds import verbs
from grognard.games.battlegrounds.board import BASES
from grognard.games.battlegrounds.cards import TANKS
from grognard.games.battlegrounds.events import ACTIVE, PICKED
from grognard.games.battlegrounds.rules import refusals as no
from grognard.games.battlegrounds.rules.turn import no_drive, settle
from grognard.games.battlegrounds.state import LAID_OUT, NO_TANK, PILE, Battlegrounds


def draft_order(g: Battlegrounds, cards: int) -> list[int]:
    """BG-026, BG-A06: from first to last player and back, the last player picking twice, until all are picked."""
    there = [(g.first + k) % g.n for k in range(g.n)]
    order = there + there[::-1]
    return (order * (cards // len(order) + 1))[:cards]


def laid_out(g: Battlegrounds) -> list[int]:
    """The cards still to be picked."""
    return [tank for tank in range(TANKS) if g.owner_of[tank] == LAID_OUT]


class Drafting(Node[Battlegrounds]):
    """BG-025, BG-027, BG-A65: one card after another; the frame binds the seats still to pick, in order (BG-026)."""

    def run(self, g: Battlegrounds, f: Frame) -> None:
        if f.env:
            g.ask(f, f.env[0], "pick", [verbs.PICK | tank << A for tank in laid_out(g)])
            return
        # laid-out cards that nobody picked join the pile (Solo by choice)
        rest = laid_out(g)
        for tank in rest:
            g.owner_of = put(g.owner_of, tank, PILE)
        g.shuffle(rest)
        g.pile = rest + g.pile

    def answer(self, g: Battlegrounds, f: Frame, action: int) -> None:
        g.give(f.env[0], first(action))
        g.tell(PICKED, f.env[0], first(action))
        g.again(f, 0, f.env[1:])

    def refusal(self, g: Battlegrounds, f: Frame, action: int) -> int:
        if action & VERB != verbs.PICK:
            return no.FINISH_SETUP
        missing = no.NOT_TO_CHOOSE if g.variant.artillery else no.NOT_LAID_OUT
        return no.OK if first(action) in laid_out(g) else missing


def start_bases(g: Battlegrounds, figure: int) -> list[int]:
    """The corners of the bases in which a figure may start: any base where no figure has started, or only its own."""
    if not g.chooses_bases():
        return [figure]
    return [k for k, base in enumerate(BASES) if all(g.stands[field] == NOBODY for field in base)]


def start_fields(g: Battlegrounds, figure: int) -> list[int]:
    """BG-021: the three fields of the base."""
    return sorted(field for corner in start_bases(g, figure) for field in BASES[corner])


def no_start(g: Battlegrounds, figure: int, field: int) -> int:
    """Why a figure cannot start on a field."""
    if field in start_fields(g, figure):
        return no.OK
    is_base = any(field in base for base in BASES)
    if not is_base or not g.chooses_bases():
        return no.NOT_A_BASE_FIELD
    return no.BASE_TAKEN_SOLO if g.variant.artillery else no.BASE_TAKEN


class Starting(Node[Battlegrounds]):
    """BG-015: each figure gets its active card and its field; the frame binds the other figures in order (BG-021)."""

    def wants_tank(self, g: Battlegrounds, f: Frame) -> bool:
        """Whether the next figure gets its card now, before its field. Family has no cards (BG-097)."""
        return f.stage == 0 and not g.variant.hidden

    def run(self, g: Battlegrounds, f: Frame) -> None:
        if not f.env:
            return
        figure = f.env[0]
        seat = g.variant.seat_of[figure]
        if self.wants_tank(g, f):
            g.ask(f, seat, "drive", [verbs.DRIVE | tank << A for tank in g.reserve[seat]], (figure,))
        else:
            g.ask(f, seat, "start", [verbs.PLACE | field << A for field in start_fields(g, figure)], (figure,))

    def answer(self, g: Battlegrounds, f: Frame, action: int) -> None:
        figure = f.env[0]
        if action & VERB == verbs.DRIVE:
            g.driving[figure] = first(action)
            seat = g.variant.seat_of[figure]
            g.change_reserve(seat, first(action), NO_TANK)
            g.tell(ACTIVE, seat, figure, first(action))
            g.again(f, 1, f.env)
        else:
            settle(g, figure, first(action))
            corner = next(k for k, base in enumerate(BASES) if first(action) in base)
            g.home = put(g.home, figure, corner)
            g.again(f, 0, f.env[1:])

    def refusal(self, g: Battlegrounds, f: Frame, action: int) -> int:
        verb = action & VERB
        if self.wants_tank(g, f) and verb == verbs.DRIVE:
            return no_drive(g, first(action), no.NOT_YOUR_START)
        if not self.wants_tank(g, f) and verb == verbs.PLACE:
            return no_start(g, f.env[0], first(action))
        return no.FINISH_SETUP


DRAFTING: Final = Drafting("drafting")
STARTING: Final = Starting("starting")
