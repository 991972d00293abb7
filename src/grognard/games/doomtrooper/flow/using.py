"""The use of a card in play: target, price, answers, effect (DT-014, DT-170, DT-263)."""

from __future__ import annotations

from typing import Final

from grognard.core.action import VERB, A, first
from grognard.core.agenda import Frame, Node
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper.flow.removal import discard, wound
from grognard.games.doomtrooper.flow.spending import declare_attack, spend_actions, use_licence
from grognard.games.doomtrooper.flow.windows import open_window
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.plays import Act
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.combats import USED_UP
from grognard.games.doomtrooper.model.extra_actions import drop_extra
from grognard.games.doomtrooper.model.leaving import AS_PRICE, TO_ANNIHILATED, leave_play
from grognard.games.doomtrooper.model.notes import COUNTED, STEPS_PAID, erase, note, noted
from grognard.games.doomtrooper.model.state import ATTACK, NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import (
    cards_to_give_up,
    cost_of_steps,
    cost_of_target,
    is_immune_to_act,
    most_steps_of_use,
    no_player_for_use,
    user_of,
)
from grognard.games.doomtrooper.queries.actions import attack_fund_for, licence
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.queries.card_targets import no_player_target, no_steps, no_use_target, use_targets
from grognard.games.doomtrooper.queries.legality import Refusal, not_among
from grognard.games.doomtrooper.queries.windows import COUNTERS
from grognard.games.doomtrooper.words import PLAYED

# Stages of an act
AIMING: Final = 0
GIVING_UP: Final = 1
FEEDING: Final = 2
ANNOUNCED: Final = 3
ANSWERED: Final = 4
DONE: Final = 5


def use_by_action(g: Doom, seat: int, slot: int, way: int, bound: bool = False) -> None:
    """DT-170: use a card in play as an action, perhaps an attack action; the action is spent when the use is
    announced (DT-263).
    """
    act = g.abilities[slot].acts[way]
    left = act.actions
    while act.any_kind and left and ATTACK in g.extra:
        drop_extra(g, ATTACK)
        left -= 1
    spend_actions(g, left, bound)
    for _ in range(act.attacks):
        user = user_of(g, slot)
        fund = attack_fund_for(g, user)
        by = licence(g, seat, fund)
        declare_attack(g, fund, by)
        use_licence(g, user, by)
    g.push(ACTING, (slot, seat, way))


def use_up(g: Doom, slot: int, uses: int) -> None:
    """Count a use of a card that can be used a limited number of times; after the last use it is discarded."""
    note(g, slot, COUNTED, noted(g, slot, COUNTED) + 1)
    if noted(g, slot, COUNTED) == uses:
        discard(g, slot)


class Acting(Node[Doom]):
    """The use of a card in play; the frame binds slot, player, way, target, the card given up, and the user."""

    def run(self, g: Doom, f: Frame) -> None:
        slot, seat, way = f.env[0], f.env[1], f.env[2]
        act = g.abilities[slot].acts[way]
        if f.stage == AIMING:
            if len(f.env) > 3 and act.timing == p.ANYTIME:  # it heals the warrior that the answered card would wound
                found = use_targets(g, f, act)
                if len(found) == 1:
                    g.again(f, GIVING_UP, (slot, seat, way, found[0]))
                    return
                frame = Frame(f.id, self, AIMING, (slot, seat, way), f.below)
                options = [choice(g, seat, verbs.CHOOSE, w) for w in found]
                g.ask(frame, seat, "target", options, (slot, g.kind[slot]))
            elif len(f.env) > 3:  # its target is the card that it answers
                g.again(f, GIVING_UP, f.env)
            elif act.on is not None or act.timing == p.TO_COUNTER:
                met = [choice(g, seat, verbs.CHOOSE, s) for s in use_targets(g, f, act)]
                g.ask(f, seat, "target", met, (slot, g.kind[slot]))
            elif act.on_player:
                others = [s for s in range(g.n) if no_player_for_use(g, seat, slot, act, s) is no.OK]
                whom = [verbs.PLAYER | s << A for s in others]
                g.ask(f, seat, "player", whom, (slot, g.kind[slot]))
            else:
                g.again(f, GIVING_UP, (*f.env, user_of(g, slot)))
        elif f.stage == GIVING_UP:
            self.give_up(g, f, act)
        elif f.stage == FEEDING:
            if act.per:
                most = most_steps_of_use(g, seat, slot, act)
                options = [verbs.STEPS | n << A for n in range(1, most + 1)]
                g.ask(f, seat, "steps", options, (slot, act.per, g.kind[slot]))
            else:
                g.again(f, ANNOUNCED, f.env)
        elif f.stage == ANNOUNCED:
            self.announce(g, f, act)
        elif f.stage == ANSWERED:
            g.again(f, DONE, f.env)
            if act.on is not None and is_immune_to_act(g, slot, act, f.env[3]):
                return  # DT-A09: an answer has made the target immune
            g.push(act.do, (slot, seat, f.env[3], f.env[-1]))
        elif act.per:
            erase(g, slot, STEPS_PAID)

    def give_up(self, g: Doom, f: Frame, act: Act) -> None:
        """Ask the player for the card that is the price."""
        slot, seat = f.env[0], f.env[1]
        if act.other is None:
            g.again(f, FEEDING, f.env)
            return
        options = [choice(g, seat, verbs.CHOOSE, s) for s in cards_to_give_up(g, seat, slot, act)]
        g.ask(f, seat, "price", options, (slot, g.kind[slot]))

    def announce(self, g: Doom, f: Frame, act: Act) -> None:
        """DT-242, DT-A66: pay the price; a vehicle given up as a price does not wound its driver. Then everybody may
        react.
        """
        slot, seat, way = f.env[0], f.env[1], f.env[2]
        user = user_of(g, slot)
        steps = noted(g, slot, STEPS_PAID) if act.per else 0
        cost = cost_of_steps(g, slot, act, steps) + cost_of_target(g, act, f.env[3])
        if cost:
            g.pay(seat, cost)
            g.tell(events.PAID, seat, cost)
        if act.p:
            g.gain(seat, 0, -act.p)
            g.tell(events.POINTS, seat, 0, -act.p)
        g.tell(events.USED, seat, slot, g.kind[slot])
        if act.once == p.ONCE_A_TURN:
            g.abilities_used_up = [*g.abilities_used_up, slot, way]
        elif act.once:
            g.changes = [*g.changes, slot, slot, USED_UP, way, len(g.combats)]
        g.again(f, ANSWERED, (*f.env, user))
        open_window(g, COUNTERS, slot)
        if act.itself:
            leave_play(g, slot, TO_ANNIHILATED if act.itself == p.ANNIHILATED else AS_PRICE)
        if act.other is not None:
            discard(g, f.env[4], AS_PRICE)
        if act.uses:
            use_up(g, slot, act.uses)
        if act.wounds and g.place[user] > PLAYED:
            wound(g, user, NONE)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        if action & VERB == verbs.STEPS:
            note(g, f.env[0], STEPS_PAID, first(action))
            g.again(f, ANNOUNCED, f.env)
        else:
            g.again(f, f.stage + 1, (*f.env, first(action)))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        slot, seat, way = f.env[node.CARD], f.env[node.SEAT], f.env[node.WAY]
        act = g.abilities[slot].acts[way]
        if f.stage == FEEDING:
            return no_steps(g, g.kind[slot], 1, most_steps_of_use(g, seat, slot, act), action, is_use=True)
        if f.stage == GIVING_UP:
            return not_among(g, action, verbs.CHOOSE, cards_to_give_up(g, seat, slot, act), no.NOT_THE_PRICE)
        if act.on is None and act.timing != p.TO_COUNTER:
            return no_player_target(g, f, action)
        return no_use_target(g, f, act, action)


ACTING: Final = Acting(node.ACTING)
