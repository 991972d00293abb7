"""Windows: one player after another may play something, until all pass in a row."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, first, second
from grognard.core.agenda import Env, Frame, Node
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.flow.allegiance import abandon_vehicles, take_side
from grognard.games.doomtrooper.flow.infections import spread_infections
from grognard.games.doomtrooper.flow.moments import start_due_abilities
from grognard.games.doomtrooper.flow.play_start import begin_play
from grognard.games.doomtrooper.flow.squads import note_gaps
from grognard.games.doomtrooper.flow.victory import is_won
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.combats import PHASE
from grognard.games.doomtrooper.model.leaving import TO_GRAVE, leave_play
from grognard.games.doomtrooper.model.notes import OUTDID, erase_sort
from grognard.games.doomtrooper.model.state import NO_SLOTS, NONE, Doom
from grognard.games.doomtrooper.model.visibility import is_face_down
from grognard.games.doomtrooper.queries.attacks import is_tactic_barred
from grognard.games.doomtrooper.queries.legality import Refusal
from grognard.games.doomtrooper.queries.permissions import banned_warriors, warriors_without_value
from grognard.games.doomtrooper.queries.reactions import affected_players, is_dying
from grognard.games.doomtrooper.queries.window_options import no_window_answer, window_options
from grognard.games.doomtrooper.queries.windows import (
    ASKED,
    COUNTERS,
    EARNED,
    EARNED_OTHERWISE,
    OF_TURN,
    OPEN,
    SAVES,
    START,
    VICTORY,
    first_asked,
    is_cut_short,
    seats_in_order,
    window_env,
)
from grognard.games.doomtrooper.words import PLAYED

PASSES: Final[list[int]] = [verbs.PASS]  # never changed
NO_OPTIONS: Final[list[list[int]]] = []


def open_window(g: Doom, purpose: int = OPEN, about: int = NONE, more: int = NONE) -> None:
    """Open a window in which everybody may play cards that fit the moment.

    After a combat the subject (`about`) is the player who is asked first, and `more` is the player who is asked second.
    After points were earned, `about` is the player who earned them, and `more` is the number of P.
    """
    g.push(WINDOW, window_env(g, purpose, about, more))


def earn(g: Doom, seat: int, d: int, p: int, by_warrior: bool = True) -> None:
    """DT-202: give a player points that a warrior, or a card alone, has earned; others may still change that."""
    g.gain(seat, d, p)
    g.tell(events.POINTS, seat, d, p)
    if p > 0:
        open_window(g, EARNED if by_warrior else EARNED_OTHERWISE, seat, p)


def open_saves(g: Doom, warrior: int) -> None:
    """DT-195: open a window only for cards that save from death; the warrior's player is asked first (DT-248)."""
    open_window(g, SAVES, warrior)


def clear_up(g: Doom) -> None:
    """Before anybody is asked: remove warriors from vehicles that they can no longer use, and discard banned cards."""
    if g.demanding_vehicles:
        abandon_vehicles(g)
    if g.banning_cards:
        note_gaps(g)
        for slot in [*banned_warriors(g), *warriors_without_value(g)]:  # discarded, not killed (DT-348)
            if g.place[slot] > PLAYED:
                g.tell(events.DISCARDED, slot, g.kind[slot])
                leave_play(g, slot, TO_GRAVE)


class Window(Node[Doom]):
    """DT-017, DT-018: players are asked one after another until all have passed in a row, which closes the window for
    good; any play starts the round anew.
    """

    def lead(self, g: Doom, purpose: int, about: int) -> int:
        """The seat that is asked first."""
        if purpose == START:
            return g.active
        if purpose == SAVES:
            return g.control[about]
        if purpose == VICTORY and about != NONE and not g.defeated[about]:
            return about  # DT-020, DT-021
        usual = first_asked(g)
        if purpose == COUNTERS:
            touched = affected_players(g, about)
            for seat in seats_in_order(g, usual) if touched else NO_SLOTS:
                if seat in touched:
                    return seat  # DT-248
        return usual

    def seats(self, g: Doom, purpose: int, about: int, more: int, lead: int) -> list[int]:
        """The seats in the order in which they are asked; DT-248: first those that an announced card affects."""
        if purpose == START:
            return [g.active]
        seats = seats_in_order(g, lead)
        if g.n > 2 and about != NONE:
            if purpose == COUNTERS:
                touched = affected_players(g, about)
                return [s for s in seats if s in touched] + [s for s in seats if s not in touched]
            if purpose == VICTORY and lead == about:  # the other player of the combat comes second (DT-020)
                both = [s for s in (lead, more) if s in seats] if more != lead else [lead]
                return both + [s for s in seats if s not in both]
        return seats

    def found(self, g: Doom, purpose: int, about: int) -> list[list[int]]:
        """What each seat may do; empty if all can only pass, so that it does not matter who would be asked first."""
        out: list[list[int]] = []
        idle = True
        for seat in range(g.n):
            options: list[int] = PASSES
            if (purpose != START or seat == g.active) and not g.defeated[seat]:
                options = window_options(g, seat, purpose, about)
                if len(options) > 1:
                    idle = False
            out.append(options)
        return NO_OPTIONS if idle else out

    def run(self, g: Doom, f: Frame) -> None:
        """DT-A13: the seat that is asked first is determined anew for each round."""
        purpose, about, more, turn, passes, lead, depth = f.env
        card = NONE if purpose == VICTORY else about
        if g.infections:
            spread_infections(g)
        if g.triggered_cards and start_due_abilities(g, f):
            return
        if g.may_be_won and purpose in (OPEN, START, VICTORY) and is_won(g):
            return
        clear_up(g)
        if depth and purpose == OPEN and (is_cut_short(g, depth) or is_tactic_barred(g)):
            return
        if purpose == SAVES and not is_dying(g, about):
            return  # the warrior is saved, so nobody can save it again (DT-249)
        found: list[list[int]] = NO_OPTIONS
        if lead == NONE and g.quick:
            found = self.found(g, purpose, card)
            if not found:
                g.switched_cultists = NO_SLOTS
                self.forget_deeds(g, purpose)
                return
        seats = self.seats(g, purpose, about, more, lead)
        while passes < len(seats):
            if turn % len(seats) == 0:
                now = self.lead(g, purpose, about)
                if now != lead:
                    lead, passes = now, 0
                    seats = self.seats(g, purpose, about, more, lead)
            seat = seats[turn % len(seats)]
            options = found[seat] if found else window_options(g, seat, purpose, card)
            if len(options) > 1 or not g.quick:
                frame = Frame(f.id, self, 0, (purpose, about, more, turn, passes, lead, depth), f.below)
                g.ask(frame, seat, ASKED[purpose], options, facts_of_question(g, seat, purpose, about))
                return
            turn += 1
            passes += 1
        if g.switched_cultists:
            g.switched_cultists = []
        self.forget_deeds(g, purpose)

    def forget_deeds(self, g: Doom, purpose: int) -> None:
        """Forget which warriors have just killed a warrior of higher V, when a combat or an open window outside combat
        ends.
        """
        if g.notes and (purpose == VICTORY or (purpose == OPEN and not g.combats)):
            erase_sort(g, OUTDID)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        """DT-240: the choice resolves before anybody is asked again."""
        purpose, about, more, turn, passes, lead, depth = f.env
        if action & VERB == verbs.PASS:
            g.again(f, 0, (purpose, about, more, turn + 1, passes + 1, lead, depth))
            return
        seats = self.seats(g, purpose, about, more, lead)
        seat = seats[turn % len(seats)]
        card = NONE if purpose == VICTORY else about
        g.count_action()
        g.again(f, 0, (purpose, about, more, turn + 1, 0, lead, depth))
        if action & VERB == verbs.USE and g.place[first(action)] == PLAYED:
            g.start(node.RAISING, (first(action), seat))
        elif action & VERB == verbs.USE:
            bound: Env = (first(action), seat, second(action))
            g.start(node.ACTING, bound if card == NONE else (*bound, card))
        elif action & VERB == verbs.SIDE:
            take_side(g, first(action), second(action))
        else:
            begin_play(g, seat, first(action), second(action), card)

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        purpose = f.env[node.PURPOSE]
        about = NONE if purpose == VICTORY else f.env[node.ABOUT]
        return no_window_answer(g, g.seat, purpose, about, action)


def facts_of_question(g: Doom, seat: int, purpose: int, about: int) -> Env:
    """The warrior to be saved or the card to be countered, with its kind if the seat may know it; or the moment."""
    if purpose == OPEN:
        return (g.combat()[PHASE],) if g.combats else (OF_TURN + g.step,)
    if purpose not in (SAVES, COUNTERS):
        return ()
    hidden = is_face_down(g, about, seat)
    return (about, verbs.UNKNOWN if hidden else g.kind[about])


WINDOW: Final = Window(node.WINDOW)
