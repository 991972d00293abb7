"""What cards in play let their players do: at which price, announced, answered, done (DT-014, DT-170, DT-263)."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import A, B, first
from grognard.core.agenda import Env, Frame, Node, put
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper import plays as p
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.plays import Act
from grognard.games.doomtrooper.rules import refusals as no
from grognard.games.doomtrooper.rules.ledger import declare, drop_extra, fund_for, licence, spend, use_licence
from grognard.games.doomtrooper.rules.powers import (
    attachment_shield,
    giver_of,
    immunity,
    is_unburdened,
    kinds_of_immunity,
    powers,
)
from grognard.games.doomtrooper.rules.ratings import rating
from grognard.games.doomtrooper.rules.reactions import acting, curable, is_aimed_at, is_countered
from grognard.games.doomtrooper.rules.window import COUNTERS, EARNED, OPEN, SAVES, START, VICTORY, may_still_rate
from grognard.games.doomtrooper.select import ANYBODYS, YOURS
from grognard.games.doomtrooper.state import ATTACK, CHANGE, NONE, USED_UP, Doom
from grognard.games.doomtrooper.statics import DOUBLE_SYMMETRY, IDLE, IN_TRAINING, KEPT_FROM_COMBAT, NEVER_ATTACKER
from grognard.games.doomtrooper.words import (
    ATTACHED,
    BEHIND,
    COVERED,
    LEFT_COVER,
    PLAYED,
    PRISONER,
    SYMMETRY,
    UNPAID,
    WARRIOR,
    V,
)

# Stages of an act
AIMING: Final = 0
GIVING_UP: Final = 1
FEEDING: Final = 2
ANNOUNCED: Final = 3
ANSWERED: Final = 4
DONE: Final = 5

WAYS: Final = 16  # a card has fewer abilities than this
STEPS: Final = 4000  # as many as an answer can name
WINDOW_OF: Final = [
    NONE,
    OPEN,
    OPEN,
    START,
    SAVES,
    VICTORY,
    COUNTERS,
    EARNED,
    OPEN,
    OPEN,
]  # by timing


def user_of(g: Doom, slot: int) -> int:
    """The warrior that uses a card: the one it lies on, through other attachments; else the card itself."""
    while g.place[slot] == ATTACHED:
        slot = g.bearer[slot]
    return slot


def is_idle(g: Doom, warrior: int) -> bool:
    """DT-315: whether a card keeps a warrior from performing actions."""
    return bool(g.attached[warrior]) and not is_unburdened(g, warrior) and bool(powers(g, warrior, IDLE))


def is_used(g: Doom, slot: int, way: int, once: int) -> bool:
    """Whether an ability was used as often as it may be."""
    if once == p.ONCE_A_TURN:
        return slot * WAYS + way in g.spent
    changes = g.changes
    for k in range(0, len(changes), CHANGE):
        if changes[k + 1] == slot and changes[k + 2] == USED_UP and changes[k + 3] == way:
            if changes[k + 4] == len(g.combats):
                return True
    return False


def no_act(g: Doom, seat: int, slot: int, way: int, about: int = NONE) -> int:
    """Why a card in play cannot be used in this way, apart from its moment and its actions."""
    act = g.cards.acts[g.kind[slot]][way]
    user = user_of(g, slot)
    if g.control[slot if act.mine else user] != seat or not g.in_play(slot) or not (g.in_play(user) or act.away):
        return no.NO_TARGET
    if (act.actions or act.attacks) and not act.any_kind and is_idle(g, user):
        return no.because(no.IS_IDLE, giver_of(g, user, IDLE))  # DT-315
    if g.flags[user] & PRISONER:
        return no.because(no.IS_PRISONER, g.captor_of(user))  # DT-316
    if g.flags[user] & UNPAID:
        return no.NO_TARGET  # DT-A22
    if g.place[slot] == ATTACHED and g.is_suspended(slot):
        return no.SUSPENDED  # DT-071
    cost = paid_for(g, slot, act, 1)
    if cost > g.d[seat] and cost > g.purse(seat):
        return no.TOO_DEAR_CARD
    if act.timing == p.IN_COMBAT and not (may_still_rate(g) and g.fights(user)):
        return no.NOT_FIGHTING if may_still_rate(g) else no.NO_COMBAT
    if act.once and is_used(g, slot, way, act.once):
        return no.ONCE_A_TURN
    if act.attacks:
        kept = no_attack_action(g, user)
        if kept:
            return kept
    if not act.case.test(g, slot, user, g.foe_of(user)):
        return no.NO_EFFECT
    if act.other is not None and not prices(g, seat, slot, act):
        return no.NO_TARGET
    if about != NONE:  # DT-243: only what meets the announced card, or what saves the warrior
        return no_reacting(g, seat, slot, act, about)
    if act.timing == p.TO_COUNTER:
        return no.OK if still_met(g, seat, slot, act) else no.NO_TARGET
    if act.on is None and not act.on_player:
        bound: Env = (slot, seat, user)
        return no.OK if act.do.could(g, bound) else act.do.barred(g, bound) or no.NO_EFFECT
    return no.OK if has_aim(g, seat, slot, act) else no.NO_TARGET


def no_attack_action(g: Doom, warrior: int) -> int:
    """Why a warrior cannot make an attack action of which no combat comes: whatever keeps it from attacking at all."""
    flags = g.flags[warrior]
    if flags & (COVERED | LEFT_COVER):
        return no.IS_COVERED if flags & COVERED else no.HAS_LEFT_COVER  # DT-045, DT-052
    if flags & BEHIND:
        return no.because(no.IS_BEHIND, g.captor_of(warrior))  # DT-314
    can = powers(g, warrior, KEPT_FROM_COMBAT | IN_TRAINING | NEVER_ATTACKER)
    if can & KEPT_FROM_COMBAT:
        return no.because(no.IS_BEHIND, giver_of(g, warrior, KEPT_FROM_COMBAT))
    if can & IN_TRAINING:
        return no.because(no.TRAINING, giver_of(g, warrior, IN_TRAINING))
    return no.because(no.NEVER_ATTACKER, giver_of(g, warrior, NEVER_ATTACKER)) if can else no.OK


def no_reacting(g: Doom, seat: int, slot: int, act: Act, about: int) -> int:
    """Why a card in play is no answer to the announced one."""
    if act.timing == p.TO_COUNTER:
        met = is_countered(g, seat, about, act.counters, ANYBODYS, True)
        if act.direct and not is_aimed_at(g, about, user_of(g, slot)):
            return no.NO_REACTION
        return no.OK if met and act.do.could(g, (slot, seat, about)) else no.NO_REACTION
    if act.timing == p.TO_SAVE:
        return no.OK if act.do.could(g, (slot, seat, about)) else no.NO_REACTION
    return no.OK if act.do.heals() and cured(g, seat, slot, act, about) else no.NO_REACTION


def cured(g: Doom, seat: int, slot: int, act: Act, about: int) -> list[int]:
    """DT-A09: of the wounded that an announced card would wound once more those whom a card in play can heal first."""
    return [] if act.on is None else [w for w in curable(g, about) if act.on.test(g, slot, seat, w)]


def still_met(g: Doom, seat: int, slot: int, act: Act) -> list[int]:
    """DT-241, DT-A10: the cards that act in the present combat and that an answer of this kind may still hit."""
    return [s for s in acting(g) if no_reacting(g, seat, slot, act, s) == no.OK]


def prices(g: Doom, seat: int, slot: int, act: Act) -> list[int]:
    """The other cards that could be given up for it."""
    return [] if act.other is None else [s for s in act.other.find(g, slot, seat) if s != slot]


def paid_for(g: Doom, slot: int, act: Act, steps: int) -> int:
    """What so many steps cost in D; for some users a Dark Symmetry card costs half, as each D counts twice."""
    return paid_for_steps(g, slot, act.d + act.per * steps)


def paid_for_steps(g: Doom, slot: int, cost: int) -> int:
    """What the use of a card costs its user."""
    if cost and g.cards.type[g.kind[slot]] == SYMMETRY and powers(g, user_of(g, slot), DOUBLE_SYMMETRY):
        return (cost + 1) // 2
    return cost


def worth(g: Doom, act: Act, target: int) -> int:
    """What the target costs: its V, if that is the price."""
    return max(0, rating(g, target, V)) if act.for_value else 0


def is_shut_out(g: Doom, slot: int, act: Act, target: int) -> bool:
    """DT-270: an immune warrior, or what its immunity covers, is not harmed by it."""
    if act.do.favours() >= 0:
        return False
    shield = immunity(g, target) if g.is_warrior(target) else attachment_shield(g, target)
    return bool(shield & kinds_of_immunity(g, slot))


def is_fit(g: Doom, seat: int, slot: int, act: Act, target: int) -> bool:
    """Whether it could be aimed at a card: paid for, not shut out, not without effect."""
    if worth(g, act, target) > g.purse(seat) or is_shut_out(g, slot, act, target):
        return False
    return act.do.could(g, (slot, seat, target))


def has_aim(g: Doom, seat: int, slot: int, act: Act) -> bool:
    """Whether it could be aimed at anything."""
    if act.on is not None:
        if act.on.type == WARRIOR:  # one is enough, in whatever order
            for warrior in g.warriors[seat] if act.on.whose == YOURS else g.slots:
                if g.is_warrior(warrior) and g.in_play(warrior) and act.on.test(g, slot, seat, warrior):
                    if is_fit(g, seat, slot, act, warrior):
                        return True
            return False
        for target in act.on.find(g, slot, seat):
            if is_fit(g, seat, slot, act, target):
                return True
        return False
    for other in range(g.n):
        if (act.on_player == 1 or other != seat) and not g.lost[other] and act.do.could(g, (slot, seat, other)):
            return True
    return False


def aims(g: Doom, seat: int, slot: int, act: Act) -> list[int]:
    """What it may be aimed at, as answers."""
    from grognard.games.doomtrooper.rules.play import choice

    if act.on is not None:
        found = [target for target in act.on.find(g, slot, seat) if is_fit(g, seat, slot, act, target)]
        return [choice(g, seat, verbs.CHOOSE, t) for t in found]
    others = [s for s in range(g.n) if (act.on_player == 1 or s != seat) and not g.lost[s]]
    return [verbs.PLAYER | s << A for s in others if act.do.could(g, (slot, seat, s))]


def add_acts(g: Doom, seat: int, purpose: int, about: int, out: list[Any]) -> None:
    """What the seat's cards in play let it do in a window."""
    for slot in g.users:
        if g.control[slot] != seat and g.control[user_of(g, slot)] != seat:
            continue
        acts = g.cards.acts[g.kind[slot]]
        for way in range(len(acts)):
            timing = acts[way].timing
            if timing != p.ANYTIME:
                fits = WINDOW_OF[timing] == purpose
                if timing == p.TO_COUNTER and purpose == OPEN:
                    fits = bool(g.changes)
            elif purpose == COUNTERS:
                fits = acts[way].do.heals()  # no other could be a reaction (DT-A09)
            else:
                fits = purpose in (OPEN, VICTORY)
            if fits and no_act(g, seat, slot, way, about) == no.OK:
                out.append(verbs.USE | slot << A | way << B)


def add_acts_by_action(g: Doom, seat: int, actions: int, out: list[Any]) -> None:
    """What they let it do by so many actions, or attack actions (DT-170)."""
    for slot in g.users:
        if g.control[slot] != seat and g.control[user_of(g, slot)] != seat:
            continue
        acts = g.cards.acts[g.kind[slot]]
        for way in range(len(acts)):
            act = acts[way]
            most = actions + g.extra.count(ATTACK) if act.any_kind else actions
            if act.timing == p.BY_ACTION and act.actions <= most and no_act(g, seat, slot, way) == no.OK:
                if not act.attacks or (seat == g.active and fund_for(g, user_of(g, slot)) != NONE):
                    out.append(verbs.USE | slot << A | way << B)


def attack_acts(g: Doom, seat: int) -> list[int]:
    """DT-170: what the seat's cards in play make of an attack action besides a combat, as answers."""
    out: list[int] = []
    for slot in g.users:
        acts = g.cards.acts[g.kind[slot]]
        for way in range(len(acts)):
            if acts[way].attacks == 1 and no_act(g, seat, slot, way) == no.OK:
                out.append(verbs.USE | slot << A | way << B)
    return out


def use_by_action(g: Doom, seat: int, slot: int, way: int, bound: bool = False) -> None:
    """A card in play is used as an action: the actions are spent when it is announced (DT-263)."""
    act = g.cards.acts[g.kind[slot]][way]
    left = act.actions
    while act.any_kind and left and ATTACK in g.extra:
        drop_extra(g, ATTACK)
        left -= 1
    spend(g, left, bound)
    for _ in range(act.attacks):
        user = user_of(g, slot)
        fund = fund_for(g, user)
        by = licence(g, seat, fund)
        declare(g, fund, by)
        use_licence(g, user, by)
    g.push(ACTING, (slot, seat, way))


class Acting(Node[Doom]):
    """A card in play is used; bound: slot, player, which of its ways, the target, what was given up, who used it."""

    def run(self, g: Doom, f: Frame) -> None:
        from grognard.games.doomtrooper.rules.play import choice

        slot, seat, way = f.env[0], f.env[1], f.env[2]
        act = g.cards.acts[g.kind[slot]][way]
        if f.stage == AIMING:
            if len(f.env) > 3 and act.timing == p.ANYTIME:  # it heals whom the card that it answers would wound
                found = cured(g, seat, slot, act, f.env[3])
                if len(found) == 1:
                    g.again(f, GIVING_UP, (slot, seat, way, found[0]))
                    return
                frame = Frame(f.id, self, AIMING, (slot, seat, way), f.below)
                options = [choice(g, seat, verbs.CHOOSE, w) for w in found]
                g.ask(frame, seat, "target", options, (slot, g.kind[slot]))
            elif len(f.env) > 3:  # what it answers
                g.again(f, GIVING_UP, f.env)
            elif act.timing == p.TO_COUNTER:
                met = [choice(g, seat, verbs.CHOOSE, s) for s in still_met(g, seat, slot, act)]
                g.ask(f, seat, "target", met, (slot, g.kind[slot]))
            elif act.on is not None or act.on_player:
                asked = "target" if act.on is not None else "player"
                g.ask(f, seat, asked, aims(g, seat, slot, act), (slot, g.kind[slot]))
            else:
                g.again(f, GIVING_UP, (*f.env, user_of(g, slot)))
        elif f.stage == GIVING_UP:
            self.give_up(g, f, act)
        elif f.stage == FEEDING:
            if act.per:
                options = [verbs.STEPS | 1 << A]
                while len(options) < STEPS and paid_for(g, slot, act, len(options) + 1) <= g.purse(seat):
                    options.append(verbs.STEPS | len(options) + 1 << A)
                g.ask(f, seat, "steps", options, (slot, act.per, g.kind[slot]))
            else:
                g.again(f, ANNOUNCED, f.env)
        elif f.stage == ANNOUNCED:
            self.announce(g, f, act)
        elif f.stage == ANSWERED:
            g.again(f, DONE, f.env)
            if act.on is not None and is_shut_out(g, slot, act, f.env[3]):
                return  # DT-A09: an answer has made it immune
            g.push(act.do, (slot, seat, f.env[3], f.env[-1]))
        elif act.per:
            g.mark = put(g.mark, slot, 0)

    def give_up(self, g: Doom, f: Frame, act: Act) -> None:
        """Another card is the price: its player names it."""
        from grognard.games.doomtrooper.rules.play import choice

        slot, seat = f.env[0], f.env[1]
        if act.other is None:
            g.again(f, FEEDING, f.env)
            return
        options = [choice(g, seat, verbs.CHOOSE, s) for s in prices(g, seat, slot, act)]
        g.ask(f, seat, "price", options, (slot, g.kind[slot]))

    def announce(self, g: Doom, f: Frame, act: Act) -> None:
        """The price is paid, and everybody may react (DT-242, DT-263)."""
        from grognard.games.doomtrooper.rules.play import open_window
        from grognard.games.doomtrooper.rules.removal import discard, wound

        slot, seat, way = f.env[0], f.env[1], f.env[2]
        user = user_of(g, slot)
        cost = paid_for(g, slot, act, g.mark[slot] if act.per else 0) + worth(g, act, f.env[3])
        if cost:
            g.pay(seat, cost)
            g.tell(told.PAID, seat, cost)
        g.tell(told.USED, seat, slot, g.kind[slot])
        if act.once == p.ONCE_A_TURN:
            g.spent = [*g.spent, slot * WAYS + way]
        elif act.once:
            g.changes = [*g.changes, slot, slot, USED_UP, way, len(g.combats)]
        g.again(f, ANSWERED, (*f.env, user))
        open_window(g, COUNTERS, slot)
        if act.itself:
            g.leave(slot, act.itself == p.ANNIHILATED)
        if act.other is not None:
            discard(g, f.env[4])
        if act.wounds and g.place[user] > PLAYED:
            wound(g, user, NONE)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        if action & 63 == verbs.STEPS:
            g.mark = put(g.mark, f.env[0], first(action))
            g.again(f, ANNOUNCED, f.env)
        else:
            g.again(f, f.stage + 1, (*f.env, first(action)))


ACTING: Final = Acting("acting")
