"""Family: a memory game with figures. Move, turn up two tokens, then take the pairs in sight."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, A, first
from grognard.core.agenda import NOBODY, Frame, Node, put
from grognard.games.battlegrounds import verbs
from grognard.games.battlegrounds.board import AROUND, FIELDS, SIZE
from grognard.games.battlegrounds.events import COVERED, EXTRA_TURN_WON, MOVED, TURN, UNCOVERED
from grognard.games.battlegrounds.rules import end
from grognard.games.battlegrounds.rules import refusals as no
from grognard.games.battlegrounds.rules.acting import BELONGS_TO, no_own_figure
from grognard.games.battlegrounds.rules.tokens import gain_token
from grognard.games.battlegrounds.state import DUD, EMPTY, FACE_DOWN, Battlegrounds

# Stages of a turn
START: Final = 0
MOVE: Final = 1
UNCOVER: Final = 2  # bound: how many tokens are still to be turned up
LOOK: Final = 3  # both are up: now pairs are looked for (BG-100, BG-A70)

NO_FIELDS: Final[list[int]] = []

WITHIN_TWO: Final = [sorted({f, *AROUND[f], *(g for near in AROUND[f] for g in AROUND[near])}) for f in range(FIELDS)]


def no_family_move(g: Battlegrounds, figure: int, to: int) -> int:
    """BG-099, BG-A48, BG-A49: why a figure cannot move to a field.

    It takes one or two steps in any direction, even back to its start, but not onto a figure (BG-098).
    """
    if to >= FIELDS:
        return no.OFF_THE_BOARD
    if to not in WITHIN_TWO[g.at[figure]]:
        return no.TOO_FAR
    return no.OCCUPIED if g.stands[to] not in (NOBODY, figure) else no.OK


def steps_to(start: int, to: int) -> tuple[int, ...]:
    """The fields entered on the way: one or two steps; none for a figure that returns to its start."""
    if to == start:
        return ()
    if to in AROUND[start]:
        return (to,)
    straight = (start // SIZE + to // SIZE) // 2 * SIZE + (start % SIZE + to % SIZE) // 2
    between = [near for near in AROUND[start] if near in AROUND[to]]
    return (straight if straight in between else between[0], to)


def no_uncover(g: Battlegrounds, field: int) -> int:
    """BG-A50: why a token cannot be turned up: only covered tokens beside the figure, at a side or corner (BG-098)."""
    figure = g.figures(g.active)[0]
    if field >= FIELDS or field not in AROUND[g.at[figure]]:
        return no.NOT_A_NEIGHBOUR
    return no.OK if g.ground[field] >= FACE_DOWN else no.NOT_COVERED


def uncover(g: Battlegrounds, field: int) -> None:
    """Turn a token up; pairs are looked for when both tokens are up (BG-A70)."""
    kind = g.ground[field] - FACE_DOWN
    g.ground[field] = kind
    g.seen = put(g.seen, field, 1)
    g.tell(UNCOVERED, g.active, field, kind)
    g.fresh = [*g.fresh, field]


def equal_tokens(g: Battlegrounds) -> list[int]:
    """BG-A47: two or three fields with equal open tokens of one picture; none if no pair is in sight (BG-100)."""
    ground = g.ground
    pictures = g.box.picture
    for field in g.fresh:
        kind = ground[field]
        if kind == EMPTY:
            continue
        equal: list[int] = []
        for other in g.stale + g.fresh:
            lies = ground[other]
            if 0 <= lies < DUD and pictures[lies] == pictures[kind]:
                equal.append(other)
        if len(equal) > 1:
            return equal
    return NO_FIELDS


def take_pair(g: Battlegrounds, fields: list[int]) -> None:
    """BG-100, BG-101: two equal tokens make a pair, and a pair an extra turn."""
    for field in fields:
        kind = g.ground[field]
        g.ground[field] = EMPTY
        gain_token(g, g.active, kind)
    g.extra += 1
    g.tell(EXTRA_TURN_WON, g.active)


def cover(g: Battlegrounds) -> None:
    """BG-102, BG-103: cover the tokens of the previous turn; this turn's tokens stay up."""
    for field in g.stale:
        if 0 <= g.ground[field] < DUD:
            g.ground[field] += FACE_DOWN
            g.tell(COVERED, field)
    g.stale = [field for field in g.fresh if g.ground[field] != EMPTY]
    g.fresh = []


def no_family_answer(g: Battlegrounds, action: int) -> int:
    """BG-097: why an action does not say where the figure goes."""
    verb = action & VERB
    if verb == verbs.MOVE:
        figure = verbs.figure_of(action)
        if verbs.over_of(action):
            return no.NO_SUCH_ROUTE
        return no_own_figure(g, figure) or no_family_move(g, figure, verbs.field_of(action))
    if verb in (verbs.SHOOT, verbs.HOLD):
        return no.NO_SHOTS_HERE
    if verb in (verbs.LAY, verbs.USE, verbs.CHOOSE):
        return no.NO_ICONS_HERE
    if verb in (verbs.CHANGE, verbs.DRIVE, verbs.PICK, verbs.KEEP):
        return no.NO_CARDS_HERE  # BG-097
    if verb in BELONGS_TO:
        return BELONGS_TO[verb]
    return no.FAMILY_MUST_MOVE


class FamilyTurn(Node[Battlegrounds]):
    """BG-098, BG-A53: a turn of Family, at the bottom of the agenda."""

    def run(self, g: Battlegrounds, f: Frame) -> None:
        if f.stage == START:
            g.tell(TURN, g.active, g.round)
            g.again(f, MOVE, (0,))
        elif f.stage == MOVE:
            figure = g.figures(g.active)[0]
            options = [
                verbs.move(figure, to) for to in WITHIN_TWO[g.at[figure]] if no_family_move(g, figure, to) == no.OK
            ]
            g.ask(f, g.active, "family", options)
        elif f.stage == UNCOVER:
            figure = g.figures(g.active)[0]
            # neighbours fulfil every other condition of `no_uncover`
            options = [verbs.UNCOVER | at << A for at in AROUND[g.at[figure]] if g.ground[at] >= FACE_DOWN]
            if f.env[0] and options:
                g.ask(f, g.active, "uncover", options)
            else:
                self.look(g, f)
        else:
            self.look(g, f)

    def look(self, g: Battlegrounds, f: Frame) -> None:
        """BG-A70: take every pair in sight, and check for victory only after that."""
        equal = equal_tokens(g)
        while equal:
            if len(equal) > 2:
                options = [verbs.LEAVE | field << A for field in sorted(equal)]
                g.ask(Frame(f.id, self, LOOK, (), f.below), g.active, "leave", options)
                return
            take_pair(g, equal)
            equal = equal_tokens(g)
        if not end.is_won_at_once(g):
            self.finish(g, f)

    def answer(self, g: Battlegrounds, f: Frame, action: int) -> None:
        if f.stage == MOVE:
            figure, to = verbs.figure_of(action), verbs.field_of(action)
            g.tell(MOVED, g.active, figure, g.at[figure], to, *steps_to(g.at[figure], to))
            g.put_figure(figure, to)
            g.again(f, UNCOVER, (2,))
        elif f.stage == UNCOVER:
            uncover(g, first(action))
            g.again(f, UNCOVER, (f.env[0] - 1,))
        else:
            take_pair(g, [field for field in equal_tokens(g) if field != first(action)])
            g.again(f, LOOK, ())

    def refusal(self, g: Battlegrounds, f: Frame, action: int) -> int:
        if f.stage == MOVE:
            return no_family_answer(g, action)
        if f.stage == UNCOVER:
            return no_uncover(g, first(action)) if action & VERB == verbs.UNCOVER else no.FINISH_UNCOVERING
        if action & VERB != verbs.LEAVE:
            return no.FINISH_LEAVING
        return no.OK if first(action) in equal_tokens(g) else no.NOT_EQUAL

    def finish(self, g: Battlegrounds, f: Frame) -> None:
        """Cover the tokens, and go on to an extra turn (BG-A53) or to the next player."""
        cover(g)
        if end.is_stalled(g):
            return
        if g.extra:
            g.extra -= 1
        else:
            end.next_seat(g)
        g.again(f, START, (0,))


FAMILY_TURN: Final = FamilyTurn("family_turn")
