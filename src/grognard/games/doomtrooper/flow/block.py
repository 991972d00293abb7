"""Actions that a player takes in another player's turn (DT-A11)."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, first, second
from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.flow import victory as end
from grognard.games.doomtrooper.flow.combat import start_combat
from grognard.games.doomtrooper.flow.combat_changes import end_combat, regroup
from grognard.games.doomtrooper.flow.plain_actions import do_plain_action
from grognard.games.doomtrooper.flow.play_start import begin_play
from grognard.games.doomtrooper.flow.using import ACTING
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.combats import PHASE
from grognard.games.doomtrooper.model.state import LOOP_LIMIT, NON_ATTACK, NONE, Doom
from grognard.games.doomtrooper.queries.actions import licence
from grognard.games.doomtrooper.queries.attacks import is_tactic_barred
from grognard.games.doomtrooper.queries.compulsory_actions import actions_of
from grognard.games.doomtrooper.queries.legality import Refusal
from grognard.games.doomtrooper.queries.menu import block_options, no_block_action
from grognard.games.doomtrooper.queries.windows import FOUGHT_OUT, forsaken_part, is_broken


class Block(Node[Doom]):
    """DT-A11: actions gained in another player's turn are taken at once; only reactions come between them.

    The frame binds the seat and how many actions are left. DT-258: a Corporate Leader can turn them into attacks.
    """

    def run(self, g: Doom, f: Frame) -> None:
        seat, left = f.env
        if not left or g.action_count >= LOOP_LIMIT or end.is_won(g):
            return  # DT-A47: enough points win between two of these actions
        if g.combats and g.combat()[PHASE] < FOUGHT_OUT:
            part = forsaken_part(g)
            if part != NONE and not is_broken(g):
                g.again(f, 0, f.env)
                regroup(g, part)
                return
            if is_broken(g) or is_tactic_barred(g):
                end_combat(g)  # DT-177, DT-216: at once, so that the remaining actions do not happen in a combat
        g.ask(f, seat, "block", block_options(g, seat, left), (left,))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat, left = f.env
        verb = action & VERB
        if verb == verbs.END:
            return
        g.count_action()
        cost = 1 if verb == verbs.ATTACK else actions_of(g, action, seat)
        if verb == verbs.USE:
            cost += g.abilities[first(action)].acts[second(action)].attacks
        elif verb == verbs.PLAY:
            cost += g.cards.plays[first(action)][second(action)].attacks
        g.again(f, 0, (seat, left - cost))
        if verb == verbs.PLAY:
            begin_play(g, seat, first(action), second(action))
        elif verb == verbs.USE:
            g.push(ACTING, (first(action), seat, second(action)))
        elif verb == verbs.ATTACK:
            start_combat(g, seat, licence(g, seat, NON_ATTACK))
        else:
            do_plain_action(g, seat, verb, first(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_block_action(g, f.env[0], f.env[1], action)


BLOCK: Final = Block(node.BLOCK)
