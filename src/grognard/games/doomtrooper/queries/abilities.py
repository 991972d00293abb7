"""What cards in play let their players do, at which price, and why not (DT-014, DT-170, DT-263)."""

from __future__ import annotations

from typing import Final

from grognard.core.action import A, B
from grognard.core.agenda import Env
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.plays import Act
from grognard.games.doomtrooper.language.powers import (
    DOUBLE_SYMMETRY,
    IDLE,
    NEVER_LOWERED,
)
from grognard.games.doomtrooper.language.selectors import ANYBODYS, YOURS
from grognard.games.doomtrooper.model.auras import case_holds, is_suspended
from grognard.games.doomtrooper.model.bonds import captor_of
from grognard.games.doomtrooper.model.combats import (
    AMOUNT,
    CHANGE,
    DEPTH,
    TACTIC,
    TARGET,
    USED_UP,
    WHAT,
    fights,
    foe_of,
)
from grognard.games.doomtrooper.model.state import NONE, USE, USED_CARD, USED_WAY, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.capability import no_attack_action
from grognard.games.doomtrooper.queries.powers import (
    attachment_shield,
    giver_of,
    has,
    immunity,
    is_unburdened,
    kinds_of_immunity,
)
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.queries.reactions import acting_cards, can_be_countered, curable, is_aimed_at
from grognard.games.doomtrooper.queries.selecting import find_cards, is_meant
from grognard.games.doomtrooper.queries.targets_of_play import no_change, no_harm_to
from grognard.games.doomtrooper.queries.windows import (
    COUNTERS,
    EARNED,
    OPEN,
    SAVES,
    START,
    VICTORY,
    may_play_combat_cards,
)
from grognard.games.doomtrooper.words import (
    ATTACHED,
    NO_TACTIC,
    PRISONER,
    SYMMETRY,
    UNPAID,
    WARRIOR,
    V,
)

STEPS: Final = 4000  # the most steps that an answer can name
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
    VICTORY,
    EARNED,
]  # by timing


def user_of(g: Doom, slot: int) -> int:
    """The warrior that uses a card: the warrior on which it lies, directly or on another attachment; else the card
    itself.
    """
    while g.place[slot] == ATTACHED:
        slot = g.bearer[slot]
    return slot


def is_idle(g: Doom, warrior: int) -> bool:
    """DT-315: whether a card keeps a warrior from performing actions."""
    return bool(g.attached[warrior]) and not is_unburdened(g, warrior) and has(g, warrior, IDLE)


def is_used_up(g: Doom, slot: int, way: int, once: int) -> bool:
    """Whether an ability was already used as often as it may be."""
    if once == p.ONCE_A_TURN:
        used = g.abilities_used_up
        for k in range(0, len(used), USE):
            if used[k + USED_CARD] == slot and used[k + USED_WAY] == way:
                return True
        return False
    changes = g.changes
    for k in range(0, len(changes), CHANGE):
        if changes[k + TARGET] == slot and changes[k + WHAT] == USED_UP and changes[k + AMOUNT] == way:
            if changes[k + DEPTH] == len(g.combats):
                return True
    return False


def no_act(g: Doom, seat: int, slot: int, way: int, about: int = NONE) -> Clause | None:
    """DT-347: why a card in play cannot be used in this way, apart from its moment and its actions; the player of its
    user uses it, or the player who controls the card.
    """
    act = g.abilities[slot].acts[way]
    user = user_of(g, slot)
    if g.control[slot if act.mine else user] != seat or not g.in_play(slot) or not (g.in_play(user) or act.away):
        return no.NO_TARGET
    barred = no_user(g, slot, user, act)
    if barred:
        return barred
    if act.timing == p.IN_COMBAT and not (may_play_combat_cards(g) and fights(g, user)):
        return no.NOT_FIGHTING if may_play_combat_cards(g) else no.NO_COMBAT
    if act.early and g.combat()[TACTIC] != NO_TACTIC:
        return no.TACTIC_KNOWN
    if act.once and is_used_up(g, slot, way, act.once):
        return no.USED_THIS_COMBAT if act.once == p.ONCE_A_COMBAT else no.USED_THIS_TURN
    if act.attacks:
        kept = no_attack_action(g, user)
        if kept:
            return kept
    dear = no_price_of_use(g, seat, slot, act, user)
    if dear:
        return dear
    if not case_holds(g, act.case, slot, user, foe_of(g, user)):
        return no.NO_EFFECT
    if act.other is not None and not cards_to_give_up(g, seat, slot, act):
        return no.NO_TARGET
    if about != NONE:  # DT-243: only what counters the announced card, or saves the warrior
        return no_reacting(g, seat, slot, act, about)
    if act.timing == p.TO_COUNTER:
        return no.OK if answerable_cards(g, seat, slot, act) else no.NO_TARGET
    if act.on is None and not act.on_player:
        bound: Env = (slot, seat, user)
        return no.OK if act.do.could(g, bound) else act.do.barred(g, bound) or no.NO_EFFECT
    return no.OK if has_target(g, seat, slot, act) else no.NO_TARGET


def no_price_of_use(g: Doom, seat: int, slot: int, act: Act, user: int) -> Clause | None:
    """Why a seat cannot pay even the lowest price, in D and P, for the use of a card."""
    cost = cost_of_steps(g, slot, act, 1)
    if act.for_value and act.on is None:
        cost += cost_of_target(g, act, user)
    if cost > g.d[seat] and cost > g.spendable_d(seat):
        return no.TOO_DEAR_CARD
    if act.p > g.p[seat]:
        return no.TOO_FEW_P
    return no.OK


def no_user(g: Doom, slot: int, user: int, act: Act) -> Clause | None:
    """DT-316: why a warrior cannot use a card: it is idle, imprisoned or hidden, or lacks what the card requires."""
    if (act.actions or act.attacks) and not act.any_kind and is_idle(g, user):
        return no.because(no.IS_IDLE, giver_of(g, user, IDLE))  # DT-315
    if g.flags[user] & PRISONER:
        return no.because(no.IS_PRISONER, captor_of(g, user))
    if g.flags[user] & UNPAID:
        return no.NO_TARGET  # DT-A22
    return no.SUSPENDED if g.place[slot] == ATTACHED and is_suspended(g, slot) else no.OK  # DT-071


def no_reacting(g: Doom, seat: int, slot: int, act: Act, about: int) -> Clause | None:
    """Why a card in play is not an answer to the announced card."""
    if act.timing == p.TO_COUNTER:
        met = can_be_countered(g, seat, about, act.counters, ANYBODYS, True)
        if act.direct and not is_aimed_at(g, about, user_of(g, slot)):
            return no.NO_REACTION
        return no.OK if met and act.do.could(g, (slot, seat, about)) else no.NO_REACTION
    if act.timing == p.TO_SAVE:
        return no.OK if act.do.could(g, (slot, seat, about)) else no.NO_REACTION
    return no.OK if act.do.heals() and healed_in_answer(g, seat, slot, act, about) else no.NO_REACTION


def healed_in_answer(g: Doom, seat: int, slot: int, act: Act, about: int) -> list[int]:
    """DT-A09: the wounded warriors that an announced card would wound again and a card in play can heal first."""
    return [warrior for warrior in curable(g, about) if is_healed_by(g, seat, slot, act, warrior)]


def is_healed_by(g: Doom, seat: int, slot: int, act: Act, warrior: int) -> bool:
    """Whether a card in play heals a warrior: its user, or a warrior of the class that it names."""
    return warrior == user_of(g, slot) if act.on is None else is_meant(g, act.on, slot, seat, warrior)


def answerable_cards(g: Doom, seat: int, slot: int, act: Act) -> list[int]:
    """The cards at work in the present combat (DT-241) that this answer may still counter."""
    return [s for s in acting_cards(g) if no_reacting(g, seat, slot, act, s) is no.OK]


def cards_to_give_up(g: Doom, seat: int, slot: int, act: Act) -> list[int]:
    """The cards that could be given up as the price of an act."""
    return [] if act.other is None else [s for s in find_cards(g, act.other, slot, seat) if s != slot]


def cost_of_steps(g: Doom, slot: int, act: Act, steps: int) -> int:
    """The D that a number of steps costs; for some users each D counts twice on a Dark Symmetry card."""
    return cost_of_use(g, slot, act.d + act.per * steps)


def cost_of_use(g: Doom, slot: int, cost: int) -> int:
    """The D that the use of a card costs its user."""
    if cost and g.cards.type[g.kind[slot]] == SYMMETRY and has(g, user_of(g, slot), DOUBLE_SYMMETRY):
        return (cost + 1) // 2
    return cost


def cost_of_target(g: Doom, act: Act, target: int) -> int:
    """The D that the target, or the user of an act without a target, adds to the price: its V, or half of it."""
    if not act.for_value:
        return 0
    value = max(0, rating(g, target, V))
    return (value + 1) // 2 if act.halved else value


def is_immune_to_act(g: Doom, slot: int, act: Act, target: int) -> bool:
    """DT-270: whether the target is immune to a harmful act, or covered by its bearer's immunity."""
    if act.do.favours() >= 0:
        return False
    shield = immunity(g, target) if g.is_warrior(target) else attachment_shield(g, target)
    return bool(shield & kinds_of_immunity(g, slot))


def no_aim_of_use(g: Doom, seat: int, slot: int, act: Act, target: int) -> Clause | None:
    """Why an act may not be aimed at a card of the class that it names: the price, or what protects that card."""
    if cost_of_target(g, act, target) > g.spendable_d(seat):
        return no.TOO_DEAR_CARD
    if is_immune_to_act(g, slot, act, target):
        return no_harm_to(g, target, kinds_of_immunity(g, slot))
    if act.do.lowers() and g.is_warrior(target) and has(g, target, NEVER_LOWERED):
        return no.because(no.IMMUNE_TO_IT, giver_of(g, target, NEVER_LOWERED))
    return no.OK


def no_target_of_use(g: Doom, seat: int, slot: int, act: Act, target: int) -> Clause | None:
    """Why an act may not be aimed at a card."""
    if act.on is None or target not in find_cards(g, act.on, slot, seat):
        return no.NOT_A_TARGET
    return no_aim_of_use(g, seat, slot, act, target) or no_change(g, act.do, (slot, seat, target), target)


def has_target(g: Doom, seat: int, slot: int, act: Act) -> bool:
    """Whether an act has any target."""
    if act.on is not None:
        if act.on.type == WARRIOR:  # one target is enough, so the order does not matter
            for warrior in g.warriors[seat] if act.on.whose == YOURS else g.slots:
                if g.is_warrior(warrior) and g.in_play(warrior) and is_meant(g, act.on, slot, seat, warrior):
                    if no_aim_of_use(g, seat, slot, act, warrior) is no.OK and act.do.could(g, (slot, seat, warrior)):
                        return True
            return False
        return bool(targets_of_use(g, seat, slot, act))
    for other in range(g.n):
        if no_player_for_use(g, seat, slot, act, other) is no.OK:
            return True
    return False


def targets_of_use(g: Doom, seat: int, slot: int, act: Act) -> list[int]:
    """The cards that an act may be aimed at."""
    out: list[int] = []
    for target in [] if act.on is None else find_cards(g, act.on, slot, seat):
        if no_aim_of_use(g, seat, slot, act, target) is no.OK and act.do.could(g, (slot, seat, target)):
            out.append(target)
    return out


def no_player_for_use(g: Doom, seat: int, slot: int, act: Act, other: int) -> Clause | None:
    """Why an act may not be aimed at a player."""
    if g.defeated[other]:
        return no.IS_OUT
    if other == seat and act.on_player != 1:
        return no.OTHER_PLAYER
    return no.OK if act.do.could(g, (slot, seat, other)) else no.NO_EFFECT


def most_steps_of_use(g: Doom, seat: int, slot: int, act: Act) -> int:
    """How often the seat can pay for a step of an act: at least once."""
    most = 1
    while most < STEPS and cost_of_steps(g, slot, act, most + 1) <= g.spendable_d(seat):
        most += 1
    return most


def attack_acts(g: Doom, seat: int) -> list[int]:
    """DT-170: what the seat's cards in play let it do with an attack action instead of a combat, as answers."""
    out: list[int] = []
    for slot in g.usable_cards:
        acts = g.abilities[slot].acts
        for way in range(len(acts)):
            if no_attack_act(g, seat, slot, way) is no.OK:
                out.append(verbs.USE | slot << A | way << B)
    return out


def no_attack_act(g: Doom, seat: int, slot: int, way: int) -> Clause | None:
    """Why a card in play cannot be used with an attack action instead of a combat."""
    return no_act(g, seat, slot, way) if g.abilities[slot].acts[way].attacks == 1 else no.NOT_NOW
