"""The turn: draw, act, discard, with windows between."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, first, second, third
from grognard.core.agenda import Frame, Node, put
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.flow import victory as end
from grognard.games.doomtrooper.flow.casting import pay_attack_actions
from grognard.games.doomtrooper.flow.combat import start_combat
from grognard.games.doomtrooper.flow.infections import worsen_infections
from grognard.games.doomtrooper.flow.moments import fire
from grognard.games.doomtrooper.flow.plain_actions import do_plain_action
from grognard.games.doomtrooper.flow.play_start import begin_play, note_paid_actions
from grognard.games.doomtrooper.flow.removal import another_mission_comes_first
from grognard.games.doomtrooper.flow.sabotage import SABOTAGE
from grognard.games.doomtrooper.flow.single_warrior_actions import use_own
from grognard.games.doomtrooper.flow.spending import declare_attack, spend_actions
from grognard.games.doomtrooper.flow.squads import is_complete, mission_of
from grognard.games.doomtrooper.flow.using import use_by_action
from grognard.games.doomtrooper.flow.windows import earn, open_window
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.powers import TAKES_BEARER
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.extra_actions import drop_extra
from grognard.games.doomtrooper.model.leaving import TO_ANNIHILATED, TO_GRAVE, destination, leave_play
from grognard.games.doomtrooper.model.notes import EXPIRES_AT, EXPIRES_FOR, STOOD, erase_all, note, noted
from grognard.games.doomtrooper.model.state import ACTIONS, HAND, NONE, OWN, UNDEFINED, Doom
from grognard.games.doomtrooper.model.visibility import discard_face_down
from grognard.games.doomtrooper.queries.actions import FROM_STANDARD, NEITHER, SABOTAGED, licence, sabotage_funds
from grognard.games.doomtrooper.queries.attacks import fund_of
from grognard.games.doomtrooper.queries.compulsory_actions import NO_DUTY, actions_of, duty, fulfils_duty
from grognard.games.doomtrooper.queries.discarding import discard_options, no_discard
from grognard.games.doomtrooper.queries.legality import Refusal
from grognard.games.doomtrooper.queries.menu import action_options, no_action
from grognard.games.doomtrooper.queries.windows import START
from grognard.games.doomtrooper.words import ATTACHED, GONE, LEFT_COVER, MOVED


def check_squads(g: Doom) -> None:
    """DT-100, DT-103: at the end of a turn, reward a Squad that has been complete since its player's previous turn, and
    note a Squad that is complete now.
    """
    for slot in g.banning_cards:
        mission = mission_of(g, slot)
        if mission is None:
            continue
        seat = g.lies_before[slot]
        complete = is_complete(g, seat, mission)
        if complete and seat == g.active and noted(g, slot, STOOD):
            leave_play(g, slot, TO_GRAVE)
            if not another_mission_comes_first(g, seat, slot):
                earn(g, seat, 0, mission.points, by_warrior=False)
        elif not complete or seat == g.active:
            note(g, slot, STOOD, int(complete))


# Stages of a turn (DT-011)
BEGIN: Final = 0
DRAW: Final = 1
ACT: Final = 2
DISCARD: Final = 3
LAST: Final = 4
ENDED: Final = 5
DONE: Final = 6


def remove_expired(g: Doom, seat: int, when: int) -> None:
    """Remove cards whose time is over: those that `seat` played to stay until `when`."""
    for slot in g.expiring_cards:
        if g.place[slot] != GONE and noted(g, slot, EXPIRES_FOR) == seat and noted(g, slot, EXPIRES_AT) == when:
            kind = g.kind[slot]
            g.tell(events.ENDED, slot, kind)
            bearer = g.bearer[slot] if g.place[slot] == ATTACHED and takes_its_bearer(g, slot) else NONE
            leave_play(g, slot, TO_ANNIHILATED if when == p.GONE_AT_YOUR_TURN else TO_GRAVE)
            if bearer != NONE:
                kept = destination(g, bearer, TO_ANNIHILATED) != TO_ANNIHILATED
                g.tell(events.DISCARDED if kept else events.ANNIHILATED, bearer, g.kind[bearer])
                leave_play(g, bearer, TO_ANNIHILATED)  # no kill: no points (DT-348)


def takes_its_bearer(g: Doom, slot: int) -> bool:
    """Whether a card removes its bearer, too, when its time is over."""
    for static in g.abilities[slot].statics:
        if static.powers().has(TAKES_BEARER):
            return True
    return False


class Turn(Node[Doom]):
    """The active player's turn; it lies at the bottom of the agenda until the game is over."""

    def run(self, g: Doom, f: Frame) -> None:
        """DT-010, DT-011, DT-012, DT-013: the steps of a turn with a window after each; its start comes before the
        first window, its end after the last.
        """
        if g.may_be_won and end.is_won(g):
            return
        stage = f.stage
        g.step = stage
        if stage == BEGIN:
            self.begin(g)
            g.again(f, DRAW, ())
            open_window(g)
            open_window(g, START)
            fire(g, p.AT_TURN, g.active)  # DT-012: before the first window
        elif stage == DRAW:
            if g.infections:
                worsen_infections(g, g.active)
            g.again(f, ACT, ())
            open_window(g)
            g.push(DRAWING)
            fire(g, p.AT_DRAW, g.active)
        elif stage == ACT:
            options = action_options(g)
            if len(options) > 1:
                g.ask(f, g.active, "act", options)
            else:
                g.again(f, DISCARD, ())
        elif stage == DISCARD:
            self.ask_discard(g, f)
        elif stage == LAST:
            g.again(f, ENDED, ())
            open_window(g)
        elif stage == ENDED:
            g.again(f, DONE, ())
            fire(g, p.AT_END, g.active)  # DT-013: after the last window
        else:
            check_squads(g)
            end.count_turn(g)
            if g.winners or (g.may_be_won and end.is_won(g)):
                return
            self.pass_on(g)
            if not end.is_over(g):
                g.again(f, BEGIN, ())

    def begin(self, g: Doom) -> None:
        """DT-028, DT-252, DT-254: a new turn with three undefined actions, one of which may become an attack or a
        sabotage.
        """
        seat = g.active
        g.turns = put(g.turns, seat, g.turns[seat] + 1)
        g.standard = max(0, ACTIONS - g.lost_actions[seat])
        if g.lost_actions[seat]:
            g.lost_actions = put(g.lost_actions, seat, 0)
        g.extra = []
        g.extra_of = []
        g.conversions = 1
        g.standard_attacked = 0
        g.attack_or_sabotage = NEITHER
        g.kinds_used_up = []
        g.action_count = 0
        g.abilities_used_up = []
        g.attacked_once = []
        if g.notes:
            erase_all(g, g.vacated_slots)
        g.free_slots = [*g.free_slots, *g.vacated_slots]
        g.vacated_slots = []
        for warrior in g.slots:
            if g.flags[warrior] & LEFT_COVER:
                g.set_flag(warrior, LEFT_COVER, False)  # DT-052: in the same turn, no matter whose turn it is
        g.tell(events.TURN, seat, g.round)
        end.begin_deck_out_count(g)
        remove_expired(g, seat, p.TO_YOUR_TURN)
        remove_expired(g, seat, p.GONE_AT_YOUR_TURN)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        """DT-253, DT-A04: pay for the choice as an attack, a sabotage or a non-attack action; a player who had to
        discard down to seven may not discard another card.
        """
        verb = action & VERB
        seat = g.active
        if f.stage == DISCARD:
            if verb == verbs.END:
                g.again(f, LAST, ())
                return
            hand = g.hand[seat][:]
            hand.remove(first(action))
            g.set_hand(seat, hand)
            discard_face_down(g, seat, first(action))
            g.tell(events.HAND_DISCARDED, seat, first(action))
            g.again(f, DISCARD if len(hand) > HAND else LAST, ())
            return
        if verb == verbs.END:
            g.again(f, DISCARD, ())
            return
        g.count_action()
        g.again(f, ACT, ())
        open_window(g)
        bid = duty(g)
        bound = bid != NO_DUTY and not fulfils_duty(g, bid, action)
        if verb == verbs.PLAY:
            standard, undefined = g.standard, g.extra.count(UNDEFINED)
            spend_actions(g, actions_of(g, action), bound)
            pay_attack_actions(g, seat, first(action), g.cards.plays[first(action)][second(action)])
            slot = begin_play(g, seat, first(action), second(action))
            note_paid_actions(g, slot, standard - g.standard, undefined - g.extra.count(UNDEFINED))
        elif verb == verbs.ATTACK:
            fund = fund_of(g, action)
            by = licence(g, seat, fund)
            declare_attack(g, fund, by)
            start_combat(g, seat, by)
        elif verb == verbs.USE:
            use_by_action(g, seat, first(action), second(action), bound)
        elif verb == verbs.OWN:
            use_own(g, seat, first(action))
        elif verb == verbs.SABOTAGE:
            self.sabotage(g, first(action), second(action), third(action), bound)
        else:
            spend_actions(g, actions_of(g, action), bound)
            do_plain_action(g, seat, verb, first(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_discard(g, g.active, action) if f.stage == DISCARD else no_action(g, action)

    def sabotage(self, g: Doom, warrior: int, victim: int, named: int, bound: bool) -> None:
        """DT-226, DT-A44: announce a sabotage, which one window may prevent; whichever action pays (DT-A61), the
        remaining standard actions are lost.
        """
        fund = sabotage_funds(g, warrior)[0]
        if named or (bound and fund == FROM_STANDARD):
            fund = UNDEFINED  # DT-132: a duty binds the standard actions
        if fund != FROM_STANDARD:
            drop_extra(g, fund, warrior if fund == OWN else NONE)
        g.standard = 0
        g.conversions = 0
        g.standard_attacked = 1
        g.sabotaged = put(g.sabotaged, victim, 1)
        g.attack_or_sabotage = SABOTAGED
        g.tell(events.SABOTAGED, warrior, victim, g.kind[warrior])
        g.push(SABOTAGE, (warrior, victim))
        open_window(g)

    def ask_discard(self, g: Doom, f: Frame) -> None:
        """DT-229, DT-230: ask for discards: down to seven, or at most one card with seven or fewer."""
        options = discard_options(g, g.active)
        if options:
            g.ask(f, g.active, "discard", options)
        else:
            g.again(f, LAST, ())

    def pass_on(self, g: Doom) -> None:
        """Pass the turn to the next player."""
        after = end.next_seat(g, g.active)
        skipped = (g.active + 1) % g.n
        while skipped != after:  # a defeated player has no more turns, but cards timed by them still expire
            for when in (p.TO_YOUR_TURN, p.GONE_AT_YOUR_TURN, p.TO_YOUR_DRAW):
                remove_expired(g, skipped, when)
            skipped = (skipped + 1) % g.n
        if (after - g.starting_seat) % g.n <= (g.active - g.starting_seat) % g.n:
            g.round += 1
        g.active = after


class Drawing(Node[Doom]):
    """The cards of the Draw step, once its effects have happened."""

    def run(self, g: Doom, f: Frame) -> None:
        """DT-004, DT-025, DT-A05: up to seven cards; the starting player's opening hand is the first draw, whatever was
        played since.
        """
        seat = g.active
        before = len(g.hand[seat])
        remove_expired(g, seat, p.TO_YOUR_DRAW)
        g.sabotaged = [0] * g.n
        for warrior in g.warriors[seat]:
            if g.flags[warrior] & MOVED:
                g.set_flag(warrior, MOVED, False)  # DT-140
        opening = g.round == 1 and seat == g.starting_seat
        drawn = g.draw(seat, HAND - before) if before < HAND and not opening else []
        if not drawn:
            g.tell(events.DREW_COUNT, seat, 0)
        elif g.out is not None:
            g.out.append((events.DREW, seat, *sorted(drawn)))


TURN_NODE: Final = Turn(node.TURN)
DRAWING: Final = Drawing(node.DRAWING)
