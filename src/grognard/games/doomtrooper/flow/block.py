"""Actions that a player takes in another player's turn (DT-A11)."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, A, B, first, second
from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.flow import victory as end
from grognard.games.doomtrooper.flow.combat import start_combat
from grognard.games.doomtrooper.flow.combat_changes import end_combat, regroup
from grognard.games.doomtrooper.flow.plain_actions import do_plain_action
from grognard.games.doomtrooper.flow.play_start import begin_play
from grognard.games.doomtrooper.flow.using import ACTING
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.combats import PHASE
from grognard.games.doomtrooper.model.state import LOOP_LIMIT, NON_ATTACK, NONE, Doom, abilities
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import no_act, user_of
from grognard.games.doomtrooper.queries.actions import is_licensed, leader_affiliations, licence
from grognard.games.doomtrooper.queries.attacks import has_attack, is_tactic_barred
from grognard.games.doomtrooper.queries.compulsory_actions import actions_of
from grognard.games.doomtrooper.queries.menu import plain_menu
from grognard.games.doomtrooper.queries.windows import FOUGHT_OUT, forsaken_part, is_broken


class Block(Node[Doom]):
    """DT-225, DT-A11: actions gained in another player's turn are taken at once; only reactions come between them, and
    none is a sabotage.

    Bound: the seat and how many are left. DT-258: a Corporate Leader turns them into attacks.
    """

    def run(self, g: Doom, f: Frame) -> None:
        seat, left = f.env
        if not left or g.action_count >= LOOP_LIMIT or end.is_won(g):
            return  # DT-A47: points that win do so between two of them
        if g.combats and g.combat()[PHASE] < FOUGHT_OUT:
            part = forsaken_part(g)
            if part != NONE and not is_broken(g):
                g.again(f, 0, f.env)
                regroup(g, part)
                return
            if is_broken(g) or is_tactic_barred(g):
                end_combat(g)  # DT-177, DT-216: at once, so that what is left of them is not done in a combat
        out = plain_menu(g, seat, left)
        for slot in g.usable_cards:
            acts = abilities(g, slot).acts
            for way in range(len(acts)):
                wanted = acts[way].timing == p.BY_ACTION and acts[way].actions + acts[way].attacks <= left
                if acts[way].attacks:  # DT-170, DT-258
                    led = is_licensed(g, user_of(g, slot), licence(g, seat, NON_ATTACK))
                    wanted = wanted and led and g.turns[seat] > 0
                if wanted and no_act(g, seat, slot, way) == no.OK:
                    out.append(verbs.USE | slot << A | way << B)
        if g.turns[seat] and leader_affiliations(g, seat) and has_attack(g, seat, licence(g, seat, NON_ATTACK)):
            out.append(verbs.ATTACK)
        out.append(verbs.END)
        g.ask(f, seat, "block", out, (left,))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        seat, left = f.env
        verb = action & VERB
        if verb == verbs.END:
            return
        g.count_action()
        cost = 1 if verb == verbs.ATTACK else actions_of(g, action, seat)
        if verb == verbs.USE:
            cost += abilities(g, first(action)).acts[second(action)].attacks
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


BLOCK: Final = Block(node.BLOCK)
