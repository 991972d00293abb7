"""The turn of Battle, Teams and Solo: return, one main action, token actions, and the check for victory."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import VERB, A, first, second
from grognard.core.agenda import NOBODY, Env, Frame, Node, put
from grognard.games.battlegrounds import verbs
from grognard.games.battlegrounds.board import BASES, OFF
from grognard.games.battlegrounds.cards import EXTRA_TURN, ORDER_SWAP
from grognard.games.battlegrounds.events import ACTIVE, CHANGED, PASSED, PLACED, REPAIRED, STAYED, TURN, USED
from grognard.games.battlegrounds.rules import end
from grognard.games.battlegrounds.rules import refusals as no
from grognard.games.battlegrounds.rules.acting import BELONGS_TO, no_own_figure
from grognard.games.battlegrounds.rules.artillery import BARRAGE
from grognard.games.battlegrounds.rules.move import MOVING, add_moves, drive, no_move, no_stay
from grognard.games.battlegrounds.rules.shot import SHOOTING, fire, no_shot, shots
from grognard.games.battlegrounds.rules.tokens import (
    add_effects,
    add_token_actions,
    draw_tanks,
    lay,
    no_token_action,
    spend,
    upgrades_to_lay,
)
from grognard.games.battlegrounds.state import ABSENT, DUD, EMPTY, ENEMY, NO_TANK, Battlegrounds

# Stages of a turn
START: Final = 0
RETURN: Final = 1
REPAIR: Final = 2  # a repaired tank returns, which costs the turn (BG-055)
MAIN: Final = 3
AFTER: Final = 4
DONE: Final = 5
NOBODY_ELSE: Final[Env] = (1,)  # bound by a turn in Solo: no other tank enters this turn


def no_change(g: Battlegrounds, figure: int, tank: int) -> int:
    """Why a figure cannot change to a tank card (BG-063)."""
    if g.owner_of[tank] != g.active:
        return no.NOT_YOUR_CARD
    return no.ALREADY_DRIVEN if tank in g.driving else no.OK


def no_first_shot(g: Battlegrounds, figure: int) -> int:
    """BG-031, BG-079: only Order Swap lets a tank shoot before it moves."""
    return no.OK if g.upgrade_count(g.driving[figure], ORDER_SWAP) else no.MOVE_FIRST


def main_actions(g: Battlegrounds) -> list[int]:
    """BG-028, BG-129: move and shoot with one of the player's tanks, or change one."""
    out: list[Any] = []
    for figure in g.variant.colours[g.active]:
        if g.at[figure] < 0:
            continue
        add_moves(g, figure, out)
        if g.upgrades[g.driving[figure]] and no_first_shot(g, figure) == no.OK:
            out += shots(g, figure)
        for tank in g.reserve[g.active]:
            out.append(verbs.CHANGES[figure][tank])
    return out


def change(g: Battlegrounds, figure: int, tank: int) -> None:
    """BG-063, BG-064, BG-065: change the card of a figure: the same field, no move and no shot."""
    g.change_reserve(g.active, tank, g.driving[figure])
    g.driving[figure] = tank
    if g.out is not None:
        g.out.append((CHANGED, g.active, figure, tank))


def no_main_action(g: Battlegrounds, action: int) -> int:
    """Why the active player cannot do this as the main action."""
    verb = action & VERB
    figure = first(action) if verb in (verbs.STAY, verbs.CHANGE) else verbs.figure_of(action)
    refusal = no_own_figure(g, figure)
    if refusal:
        return refusal
    if verb == verbs.MOVE:
        return no_move(g, action)
    if verb == verbs.STAY:
        return no_stay(g, figure)
    if verb == verbs.SHOOT:
        return no_first_shot(g, figure) or no_shot(g, action)
    return no_change(g, figure, second(action))


def no_drive(g: Battlegrounds, tank: int, not_yours: int) -> int:
    """Why a card cannot become active for a figure that starts or returns; `not_yours` refuses others' cards."""
    if g.owner_of[tank] != g.seat:
        return not_yours
    return no.ALREADY_DRIVEN if tank in g.driving else no.OK


def homes(g: Battlegrounds, figure: int) -> list[int]:
    """The base fields a figure may return to; in Solo those of both bases (BG-A60)."""
    if not g.variant.artillery:
        return BASES[g.home[figure]]
    return [field for own in g.variant.starting[g.active] for field in BASES[g.home[own]]]


def open_homes(g: Battlegrounds, figure: int) -> list[int]:
    """BG-A25: base fields without tank and dud; failing that, fields with a dud, which is removed."""
    fields = [f for f in homes(g, figure) if g.stands[f] == NOBODY and g.ground[f] != ENEMY]
    clear = [f for f in fields if g.ground[f] != DUD]
    return clear or fields


def is_wreck(g: Battlegrounds, tank: int) -> bool:
    """BG-055: a card of the active player that was destroyed since the player's last turn."""
    return any(g.wrecked[figure] == tank for figure in g.figures(g.active))


def no_place(g: Battlegrounds, figure: int, field: int) -> int:
    """Why a figure cannot start or return on a field."""
    if field not in homes(g, figure):
        return no.NOT_A_BASE_FIELD  # BG-024
    return no.OK if field in open_homes(g, figure) else no.BASE_FIELD_TAKEN


def settle(g: Battlegrounds, figure: int, field: int) -> None:
    """Put a figure on a base field."""
    if g.ground[field] == DUD:
        g.ground[field] = EMPTY
        g.duds += 1
    g.put_figure(figure, field)
    g.tell(PLACED, g.variant.seat_of[figure], figure, field)


class Turn(Node[Battlegrounds]):
    """A player's turn, at the bottom of the agenda."""

    def run(self, g: Battlegrounds, f: Frame) -> None:
        stage = f.stage
        if g.variant.at_once and end.is_won_at_once(g):
            return  # BG-094, BG-A44
        if stage == MAIN:
            self.ask_main(g, f)
        elif stage == AFTER:
            if g.variant.artillery and end.is_all_lost(g) and end.is_solo_over(g):
                return  # BG-A61
            self.ask_after(g, f)
        elif stage == DONE:
            self.finish(g, f)
        elif stage == START:
            self.start(g, f)
        elif self.is_home(g, f, stage):
            for figure in g.figures(g.active):
                if g.at[figure] >= 0:
                    g.wrecked[figure] = NO_TANK  # a figure that still waits for room is repaired when it returns
            if stage == REPAIR:
                self.ask_repaired(g, f)
            else:
                self.ask_main(g, f)

    def start(self, g: Battlegrounds, f: Frame) -> None:
        """Begin the active player's turn; of `f` only the place on the agenda matters."""
        if g.out is not None:
            g.out.append((TURN, g.active, g.round))
        if self.is_home(g, f, RETURN):
            self.ask_main(g, f)

    def is_home(self, g: Battlegrounds, f: Frame, stage: int) -> bool:
        """BG-054, BG-A27: destroyed tanks return at the start of their owner's next turn; False while one of
        them has not.
        """
        if g.variant.artillery:
            return self.is_solo_home(g, f, stage)
        for figure in g.figures(g.active):
            if g.at[figure] == OFF and g.reserve[g.active]:
                self.bring_home(g, f, stage, figure)
                return False
        return True

    def bring_home(self, g: Battlegrounds, f: Frame, stage: int, figure: int) -> None:
        """Make a figure return, if its base has room for it."""
        if open_homes(g, figure):
            g.again(f, stage, ())
            g.push(RETURNING, (figure,))
        else:
            g.tell(PASSED, g.active)  # BG-A25
            g.again(f, DONE, ())

    def is_solo_home(self, g: Battlegrounds, f: Frame, stage: int) -> bool:
        """BG-119, BG-A60: in Solo a tank lost by accident must return, a card in reserve may enter."""
        if f.env or not g.reserve[g.active]:
            return True  # no other tank enters this turn
        figures = g.figures(g.active)
        is_on_board = any(g.at[own] >= 0 for own in figures)
        if is_on_board and not open_homes(g, figures[0]):
            return True  # BG-A25: if there is no room, the tanks on the board play on
        for figure in figures:
            if g.at[figure] == OFF and g.wrecked[figure] != NO_TANK:
                self.bring_home(g, f, stage, figure)
                return False
        figure = waiting_figure(g)
        if figure == NOBODY:
            return True
        if not is_on_board:
            self.bring_home(g, f, stage, figure)  # BG-A60: if no other tank is on the board, it must enter
            return False
        g.again(f, stage, ())
        g.push(RETURNING, (figure, 1))
        return False

    def ask_main(self, g: Battlegrounds, f: Frame) -> None:
        """Ask for the main action; pairs may be laid and used before it."""
        options = main_actions(g)
        idle = not options
        add_token_actions(g, g.active, False, options)
        if options:
            if idle:
                options.append(verbs.END)  # nothing to drive: pairs may be used, but need not be
            g.ask(f if f.stage == MAIN else Frame(f.id, self, MAIN, (), f.below), g.active, "act", options)
        else:
            g.tell(PASSED, g.active)
            self.finish(g, f)

    def ask_repaired(self, g: Battlegrounds, f: Frame) -> None:
        """BG-A31: a turn of repair allows no move and no action, but upgrades may be laid (BG-055)."""
        options: list[int] = []
        add_effects(g, g.active, True, upgrades_to_lay(g, g.active), options)
        if options:
            options.append(verbs.END)
            g.ask(f, g.active, "after", options)
        else:
            self.finish(g, f)

    def ask_after(self, g: Battlegrounds, f: Frame) -> None:
        """Ask for pairs to lay and use after the main action."""
        options: list[int] = []
        add_token_actions(g, g.active, True, options)
        if options:
            options.append(verbs.END)
            g.ask(f, g.active, "after", options)
        else:
            self.finish(g, f)

    def finish(self, g: Battlegrounds, f: Frame) -> None:
        """BG-030: the check for victory, then the next player clockwise, or the artillery (BG-115)."""
        if g.variant.artillery:
            g.again(f, START, ())
            if not end.is_solo_over(g):
                g.push(BARRAGE)
        elif not end.is_won(g) and not end.is_stalled(g):
            end.next_seat(g)
            self.start(g, f)

    def answer(self, g: Battlegrounds, f: Frame, action: int) -> None:
        verb = action & VERB
        if verb == verbs.END:
            self.finish(g, f)
            return
        if verb == verbs.LAY:
            g.agenda = f
            lay(g, g.active, first(action), second(action))
            return
        if verb == verbs.USE:
            self.use(g, f, first(action))
            return
        g.again(f, AFTER, ())
        if verb == verbs.MOVE:
            if drive(g, action):
                g.push(SHOOTING, (verbs.figure_of(action),))
        elif verb == verbs.STAY:
            g.tell(STAYED, g.active, first(action))
            g.push(SHOOTING, (first(action),))  # BG-A08
        elif verb == verbs.SHOOT:
            g.push(MOVING, (verbs.figure_of(action), *g.unused[g.variant.side[g.active]]))
            fire(g, action)
        else:
            change(g, first(action), second(action))

    def refusal(self, g: Battlegrounds, f: Frame, action: int) -> int:
        verb = action & VERB
        after = f.stage != MAIN
        if verb in BELONGS_TO:
            return BELONGS_TO[verb]
        if verb == verbs.USE and f.stage == REPAIR:
            return no.REPAIRING
        if verb in (verbs.LAY, verbs.USE):
            return no_token_action(g, action, after)
        if verb == verbs.END:
            return no.OK if after or not main_actions(g) else no.MAIN_ACTION_FIRST
        return no.ONE_MAIN_ACTION if after else no_main_action(g, action)

    def use(self, g: Battlegrounds, f: Frame, effect: int) -> None:
        """BG-029, BG-069: use a one-time action, which leaves the main action as it is."""
        if effect == EXTRA_TURN:
            spend(g, g.active, EXTRA_TURN)
            g.tell(USED, g.active, EXTRA_TURN)
            g.again(f, MAIN, ())
        else:
            g.agenda = f
            draw_tanks(g, g.active)


def waiting_figure(g: Battlegrounds) -> int:
    """The figure that a card in reserve would enter with in Solo, or NOBODY.

    A figure that was lost; BG-A54: else one of the four that has not been in play yet, unless two are the limit.
    """
    for figure in g.figures(g.active):
        if g.at[figure] == OFF:
            return figure
    if not g.rules.solo_two_tanks:
        for figure in g.figures(g.active):
            if g.at[figure] == ABSENT:
                return figure
    return NOBODY


class Returning(Node[Battlegrounds]):
    """BG-053, BG-A28, BG-A29, BG-A30: a figure returns: first its card, then its field; the frame binds the figure
    and, if it need not return, 1.
    """

    def run(self, g: Battlegrounds, f: Frame) -> None:
        figure = f.env[0]
        if f.stage == 0:
            # BG-A30: any inactive card; a card destroyed since the player's last turn costs this turn for its repair
            options = [verbs.DRIVE | tank << A for tank in g.reserve[g.active]]
            if len(f.env) > 1:
                options.append(verbs.PASS)  # BG-A60
            g.ask(f, g.active, "return", options, (figure, g.wrecked[figure], len(f.env) - 1))
        else:
            options = [verbs.PLACE | field << A for field in open_homes(g, figure)]
            g.ask(f, g.active, "place", options, (figure,))

    def answer(self, g: Battlegrounds, f: Frame, action: int) -> None:
        figure = f.env[0]
        if action == verbs.PASS:
            turn = g.agenda
            assert turn is not None
            g.agenda = turn.below
            g.again(turn, turn.stage, NOBODY_ELSE)
        elif f.stage == 0:
            tank = first(action)
            repaired = is_wreck(g, tank)
            g.driving[figure] = tank
            g.change_reserve(g.active, tank, NO_TANK)
            g.tell(REPAIRED if repaired else ACTIVE, g.active, figure, tank)
            if repaired:
                # BG-055, BG-A28: the whole turn is skipped
                turn = g.agenda
                assert turn is not None
                g.agenda = turn.below
                g.again(turn, REPAIR, ())
            g.again(f, 1, f.env)
        else:
            if g.at[figure] == ABSENT:
                g.home = put(g.home, figure, next(k for k, base in enumerate(BASES) if first(action) in base))
            settle(g, figure, first(action))

    def refusal(self, g: Battlegrounds, f: Frame, action: int) -> int:
        verb = action & VERB
        if f.stage == 0 and verb == verbs.DRIVE:
            return no_drive(g, first(action), no.NOT_YOUR_RETURN)
        if f.stage == 0 and verb == verbs.PASS:
            return no.OK if len(f.env) > 1 else no.FINISH_RETURN
        if f.stage != 0 and verb == verbs.PLACE:
            return no_place(g, f.env[0], first(action))
        return no.FINISH_RETURN


TURN_NODE: Final = Turn("turn")
RETURNING: Final = Returning("returning")
