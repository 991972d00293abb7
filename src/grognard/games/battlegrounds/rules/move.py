"""Moving: exactly the card's distance, straight or with Direction in any turns, over whatever lies on the way."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import VERB, A, B, first, second
from grognard.core.agenda import NOBODY, Frame, Node
from grognard.games.battlegrounds import verbs
from grognard.games.battlegrounds.board import FIELDS, LINES, NEXT, RINGS, SIZE, WALKS
from grognard.games.battlegrounds.cards import ARMOUR, DIRECTION, FARTHER_MOVE
from grognard.games.battlegrounds.events import DROVE_OVER, DUD_WENT_OFF, MOVED
from grognard.games.battlegrounds.rules import refusals as no
from grognard.games.battlegrounds.rules.acting import no_other_figure
from grognard.games.battlegrounds.rules.end import is_won_at_once
from grognard.games.battlegrounds.rules.losses import destroy, pay, spend_armour
from grognard.games.battlegrounds.rules.tokens import add_effects, draw_tanks, gained_since, lay, no_token_action
from grognard.games.battlegrounds.state import DUD, EMPTY, ENEMY, Battlegrounds


def longest_move(g: Battlegrounds, tank: int) -> int:
    """BG-078: the printed distance plus one for each Farther Move."""
    return g.box.move_range[tank] + g.upgrade_count(tank, FARTHER_MOVE)


def is_taken(g: Battlegrounds, field: int, figure: int) -> bool:
    """BG-035, BG-121: another tank, or one of the artillery's, stands there."""
    return g.ground[field] == ENEMY or g.stands[field] not in (NOBODY, figure)


def is_hazard(g: Battlegrounds, field: int, figure: int) -> bool:
    """BG-038, BG-039: what destroys a tank that drives over it (BG-041, BG-121)."""
    return g.ground[field] in (DUD, ENEMY) or g.stands[field] not in (NOBODY, figure)


def hazards_on(g: Battlegrounds, figure: int, path: tuple[int, ...], armours: int) -> tuple[int, ...]:
    """BG-A11: the hazards of a straight path in order, up to the one that destroys the tank."""
    met: tuple[int, ...] = ()
    ground = g.ground
    stands = g.stands
    for field in path:
        if stands[field] >= 0 or ground[field] >= DUD:  # `is_hazard`; a straight path does not lead over its start
            met += (field,)
            if len(met) > armours:
                break
    return met


def add_printed_moves(g: Battlegrounds, figure: int, out: list[Any]) -> bool:
    """Every move that the printed card alone allows; False if there is none."""
    stands = g.stands
    ground = g.ground
    ready = verbs.MOVES[figure]
    found = False
    for end in g.box.move_ends[g.driving[figure]][g.at[figure]]:
        if stands[end] < 0 and ground[end] != ENEMY:
            out.append(ready[end])
            found = True
    return found


def add_moves(g: Battlegrounds, figure: int, out: list[Any]) -> None:
    """BG-072, BG-A08, BG-A09: every legal move of a figure; staying only if the printed card allows no move."""
    tank = g.driving[figure]
    if not g.upgrades[tank]:
        if not add_printed_moves(g, figure, out):
            out.append(verbs.STAY | figure << A)
        return
    printed: list[int] = []
    stuck = not add_printed_moves(g, figure, printed)
    if g.upgrade_count(tank, DIRECTION):
        out += turning_moves(g, figure, tank)
    else:
        out += printed
        for length in range(g.box.move_range[tank] + 1, longest_move(g, tank) + 1):
            for end in RINGS[g.box.move_way[tank]][length][g.at[figure]]:
                if not is_taken(g, end, figure):
                    out.append(verbs.MOVES[figure][end])
    if stuck:
        out.append(verbs.STAY | figure << A)


def is_clear(g: Battlegrounds, figure: int, tank: int) -> bool:
    """Whether no hazard lies within reach of a tank with Direction."""
    way = g.box.move_way[tank]
    start = g.at[figure]
    for length in range(1, longest_move(g, tank) + 1):
        for field in WALKS[way][length][start]:
            if is_hazard(g, field, figure):
                return False
    return True


def turning_moves(g: Battlegrounds, figure: int, tank: int) -> list[Any]:
    """BG-073: one move for each end and, if the way matters, for each different set of hazards on the way."""
    out: list[Any] = []
    if is_clear(g, figure, tank):
        for end in turning_ends(g, figure, tank):
            out.append(verbs.MOVES[figure][end])
        return out
    for end, ways in routes(g, figure, tank).items():
        out.append(verbs.MOVES[figure][end])
        out += [verbs.move(figure, end, *hazards) for hazards in ways[1:]]
    return out


def turning_ends(g: Battlegrounds, figure: int, tank: int) -> list[int]:
    """BG-074: where a tank with Direction may end: not on a tank, and not where it started."""
    walks = WALKS[g.box.move_way[tank]]
    start = g.at[figure]
    printed = g.box.move_range[tank]
    ends = walks[printed][start]
    longest = longest_move(g, tank)
    if longest > printed:
        ends = sorted({*ends, *walks[longest][start]})  # one field farther: the other upgrade is a Farther Move
    return [end for end in ends if end != start and not is_taken(g, end, figure)]


def routes(g: Battlegrounds, figure: int, tank: int) -> dict[int, list[tuple[int, ...]]]:
    """BG-075, BG-076, BG-A13, BG-A14, BG-A15: where a tank with Direction can end, with the hazards of each way there,
    the safest way first.

    Each step is a step of the card; fields may be crossed twice, the start too. A move of one step has no turn, so
    Direction does not change it.
    """
    start = g.at[figure]
    armours = g.upgrade_count(tank, ARMOUR)
    walks = WALKS[g.box.move_way[tank]]
    onward = NEXT[g.box.move_way[tank]]
    meetings: list[tuple[int, ...]] = [()]  # every sequence of hazards that some way meets
    reached = [0] * FIELDS  # by field: which of these sequences the ways that lead there meet, as bits
    reached[start] = 1
    found: dict[int, int] = {}
    for length in range(1, longest_move(g, tank) + 1):
        further = [0] * FIELDS
        for field in walks[length - 1][start]:
            for entered in onward[field]:
                ways = reached[field]
                if is_hazard(g, entered, figure):
                    ways = meet(g, entered, ways, meetings, armours)
                further[entered] = further[entered] | ways
        reached = further
        if length >= g.box.move_range[tank]:
            for field in walks[length][start]:
                if field != start and not is_taken(g, field, figure):  # BG-074
                    found[field] = found.get(field, 0) | reached[field]

    def danger(met: tuple[int, ...]) -> tuple[bool, bool, int, tuple[int, ...]]:
        """The sort key: a surviving tank first, then a loss that costs no point token, then the fewest hazards."""
        lost = len(met) > armours
        return (lost, lost and is_paid_for(g, met[-1]), len(met), met)

    out: dict[int, list[tuple[int, ...]]] = {}
    for end in sorted(found):
        ways = found[end]
        # most ends can be reached by ways without hazards, and then no other way is offered
        out[end] = [()] if ways == 1 else sorted([met for k, met in enumerate(meetings) if ways >> k & 1], key=danger)
    return out


def meet(g: Battlegrounds, hazard: int, ways: int, meetings: list[tuple[int, ...]], armours: int) -> int:
    """The sequences of hazards after these ways have entered one more; new sequences are added to the list."""
    out = 0
    for k in range(len(meetings)):
        if not ways >> k & 1:
            continue
        met = meetings[k]
        # a destroyed tank meets nothing more; a dud that exploded on the first crossing is gone on the second
        if len(met) <= armours and not (hazard in met and g.ground[hazard] == DUD):
            met = (*met, hazard)
            if met not in meetings:
                meetings.append(met)
            out |= 1 << meetings.index(met)
        else:
            out |= 1 << k
    return out


def is_paid_for(g: Battlegrounds, field: int) -> bool:
    """BG-058, BG-059, BG-093: driving over the tank of a player who is not a team-mate costs a point token."""
    hit = g.stands[field]
    return hit != NOBODY and g.variant.side[g.variant.seat_of[hit]] != g.variant.side[g.active]


def default_hazards(g: Battlegrounds, figure: int, to: int) -> tuple[int, ...]:
    """The hazards on a tank's way to a field: on the straight path or, with Direction, on the safest way."""
    tank = g.driving[figure]
    path = LINES[g.at[figure]][to]
    if not g.upgrades[tank]:
        return hazards_on(g, figure, path, 0)
    if not g.upgrade_count(tank, DIRECTION):
        return hazards_on(g, figure, path, g.upgrade_count(tank, ARMOUR))
    return () if is_clear(g, figure, tank) else routes(g, figure, tank)[to][0]


def way_to(g: Battlegrounds, figure: int, to: int, over: tuple[int, ...]) -> tuple[int, ...]:
    """The fields a tank enters on its way over these hazards: straight or, with Direction, with the fewest turns."""
    tank = g.driving[figure]
    line = LINES[g.at[figure]][to]
    if not g.upgrade_count(tank, DIRECTION):
        return line
    best: tuple[int, ...] = ()
    for length in range(g.box.move_range[tank], longest_move(g, tank) + 1):
        for path in walks_over(g, figure, length, over):
            if path[-1] == to and (not best or turns_of(g.at[figure], path) < turns_of(g.at[figure], best)):
                best = path
    return best


def way_driven(g: Battlegrounds, figure: int, to: int, over: tuple[int, ...]) -> tuple[int, ...]:
    """The fields that a tank actually enters: a destroyed tank gets no farther than the hazard that destroys it."""
    path = way_to(g, figure, to, over)
    if len(over) <= g.upgrade_count(g.driving[figure], ARMOUR):
        return path
    end = 0
    for _ in range(over.count(over[-1])):
        end = path.index(over[-1], end) + 1
    return path[:end]


def walks_over(g: Battlegrounds, figure: int, length: int, over: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every walk of `length` steps that meets exactly these hazards (BG-A11)."""
    tank = g.driving[figure]
    armours = g.upgrade_count(tank, ARMOUR)
    onward = NEXT[g.box.move_way[tank]]
    walks: list[tuple[tuple[int, ...], int]] = [((), 0)]  # the fields entered, and how many hazards were met
    for _ in range(length):
        further: list[tuple[tuple[int, ...], int]] = []
        for path, met in walks:
            for entered in onward[path[-1] if path else g.at[figure]]:
                is_gone = met > armours or (g.ground[entered] == DUD and entered in over[:met])
                if is_gone or not is_hazard(g, entered, figure):
                    further.append(((*path, entered), met))
                elif met < len(over) and over[met] == entered:
                    further.append(((*path, entered), met + 1))
        walks = further
    return [path for path, met in walks if met == len(over)]


def turns_of(start: int, path: tuple[int, ...]) -> int:
    """How often a way changes its direction; turning back counts for more than one turn."""
    turns = 0
    last = 0
    at = start
    for field in path:
        step = (field // SIZE - at // SIZE) * SIZE + field % SIZE - at % SIZE
        if last and step != last:
            turns += SIZE if step == -last else 1
        last = step
        at = field
    return turns


def no_move(g: Battlegrounds, action: int) -> int:
    """BG-032, BG-033, BG-034: why a figure of the player on the board cannot make a move."""
    figure, to = verbs.figure_of(action), verbs.field_of(action)
    if to >= FIELDS:
        return no.OFF_THE_BOARD  # BG-034
    tank = g.driving[figure]
    way = g.box.move_way[tank]
    start = g.at[figure]
    over = verbs.over_of(action)
    if g.upgrade_count(tank, DIRECTION):
        if to == start:
            return no.SAME_FIELD
        found = routes(g, figure, tank)
        if to in found:
            return no.OK if not over or over in found[to][1:] else no.NO_SUCH_ROUTE
        if is_taken(g, to, figure):
            return no.OCCUPIED
        return no.NO_TURNING if longest_move(g, tank) == 1 else no.NOT_THIS_WAY
    if over:
        return no.NO_SUCH_ROUTE
    for length in range(1, longest_move(g, tank) + 1):
        if to in RINGS[way][length][start]:
            if length < g.box.move_range[tank]:
                return no.SHORTENED  # BG-033
            return no.OCCUPIED if is_taken(g, to, figure) else no.OK  # BG-035
    return no.NOT_THIS_WAY  # BG-032


def no_stay(g: Battlegrounds, figure: int) -> int:
    """BG-036: why a figure cannot stay: a move that the board allows must be made."""
    return no.MUST_MOVE if add_printed_moves(g, figure, []) else no.OK


def drive(g: Battlegrounds, action: int) -> bool:
    """BG-040, BG-041, BG-A10, BG-A12, BG-A58: drive a figure over everything on its way; return False if the tank did
    not survive.
    """
    figure, to = verbs.figure_of(action), verbs.field_of(action)
    over = verbs.over_of(action) if action >> B else default_hazards(g, figure, to)
    if g.out is not None:
        g.out.append((MOVED, g.active, figure, g.at[figure], to, *way_driven(g, figure, to, over)))
    for field in over:
        hit = g.stands[field]
        if g.ground[field] == DUD:
            # BG-040, BG-A10: the dud explodes, and returns to the supply
            g.ground[field] = EMPTY
            g.duds += 1
            g.tell(DUD_WENT_OFF, field)
        else:
            g.tell(DROVE_OVER, figure, hit)
        if spend_armour(g, figure):
            continue
        destroy(g, figure, g.variant.artillery and g.rules.solo_collisions_box)  # BG-A58
        if is_paid_for(g, field):
            # BG-041; BG-058, BG-093: nothing for one's own or a team-mate's tank
            pay(g, figure, g.variant.seat_of[hit])
        return False
    g.put_figure(figure, to)
    return True


class Moving(Node[Battlegrounds]):
    """Order Swap (BG-079): the tank that has shot must still move; the frame binds the figure and the earlier pairs.

    BG-A33: a pair that the shot has made may be laid or used before that move.
    """

    def run(self, g: Battlegrounds, f: Frame) -> None:
        figure = f.env[0]
        if is_won_at_once(g):
            return  # BG-A44: the shot has decided the game
        options: list[int] = []
        add_moves(g, figure, options)
        is_stuck = len(options) == 1 and options[0] & VERB == verbs.STAY
        add_effects(g, g.active, False, gained_since(g, g.active, f.env[1:]), options)
        if is_stuck and len(options) == 1:
            return
        g.ask(f, g.active, "move", options, (figure,))

    def answer(self, g: Battlegrounds, f: Frame, action: int) -> None:
        verb = action & VERB
        if verb == verbs.MOVE:
            drive(g, action)
        elif verb == verbs.LAY:
            g.agenda = f
            lay(g, g.active, first(action), second(action))
        elif verb == verbs.USE:
            g.agenda = f
            draw_tanks(g, g.active)  # BG-A39: an Extra Turn waits for the end of the main action

    def refusal(self, g: Battlegrounds, f: Frame, action: int) -> int:
        figure, *before = f.env
        verb = action & VERB
        if verb == verbs.MOVE:
            return no_other_figure(g, figure, verbs.figure_of(action)) or no_move(g, action)
        if verb == verbs.STAY:
            return no_other_figure(g, figure, first(action)) or no_stay(g, figure)
        if verb in (verbs.LAY, verbs.USE):
            # BG-A33: only a pair that the shot has made
            is_new = first(action) in gained_since(g, g.active, before)
            return no_token_action(g, action, False) if is_new else no.NOT_BETWEEN
        return no.FINISH_MOVE


MOVING: Final = Moving("moving")
