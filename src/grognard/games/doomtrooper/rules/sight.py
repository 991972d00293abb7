"""What everybody at the table can see and reckon: ratings as they count now, and what is on its way."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import Frame
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.rules import acts
from grognard.games.doomtrooper.rules.acts import ACTING
from grognard.games.doomtrooper.rules.combat import rearm, set_combat
from grognard.games.doomtrooper.rules.play import ANSWERED, PLAYING
from grognard.games.doomtrooper.rules.ratings import rating, usable_weapons
from grognard.games.doomtrooper.rules.strikes import first_striker
from grognard.games.doomtrooper.rules.turn import SABOTAGE
from grognard.games.doomtrooper.select import ANY, NO_PART
from grognard.games.doomtrooper.state import ATTACKER, DEFENDER, NONE, TACTIC, Doom
from grognard.games.doomtrooper.words import DASH, FIGHT, NO_TACTIC, SHOOT, A, F, S, V

# What is on its way
A_PLAY: Final = 0  # a card from hand
A_USE: Final = 1  # a card in play
A_SABOTAGE: Final = 2  # a warrior

# What a row of pending work tells: which of these, the card, its player, and the card or the player it is aimed at
PENDING: Final = 5


def ratings_now(g: Doom, warrior: int) -> list[int]:
    """F, S, A and V as they count now, then F and S with the best weapon at hand (DT-186)."""
    foe = g.foe_of(warrior)
    out = [rating(g, warrior, F, foe), rating(g, warrior, S, foe), rating(g, warrior, A, foe), rating(g, warrior, V)]
    out.append(armed(g, warrior, FIGHT, out[F]))
    out.append(armed(g, warrior, SHOOT, out[S]))
    return out


def armed(g: Doom, warrior: int, tactic: int, bare: int) -> int:
    """A rating with the best weapon that its bearer could use; the one in use counts already."""
    if bare == DASH or not g.attached[warrior] or g.weapon_of(warrior) != NONE:
        return bare
    best = 0
    for weapon in usable_weapons(g, warrior, tactic):
        bonus = promised(g, weapon, warrior, tactic)
        for part in g.attached[weapon]:
            bonus += promised(g, part, warrior, tactic)
        best = max(best, bonus)
    return bare + best


def promised(g: Doom, card: int, warrior: int, tactic: int) -> int:
    """What a card adds to its bearer in every combat of a tactic, whoever is the opponent."""
    out = 0
    for static in g.cards.statics[g.kind[card]]:
        case = static.case
        if case.tactic in (ANY, tactic) and case.part == NO_PART and case.foe is None:
            if case.bearer is None or case.bearer.test(g, card, g.control[card], warrior):
                out += static.add(tactic)
    return out


def clash(g: Doom, tactic: int) -> tuple[int, int, int, int]:
    """What a tactic would compare as things stand: the attacker's rating, the other's A, and the same in return."""
    world = g.copy()
    set_combat(world, TACTIC, tactic)
    rearm(world)
    attacker, defender = world.combat()[ATTACKER], world.combat()[DEFENDER]
    return (
        rating(world, attacker, tactic, defender), rating(world, defender, A, attacker),
        rating(world, defender, tactic, attacker), rating(world, attacker, A, defender),
    )  # fmt: skip


def unanswered(g: Doom, action: int) -> Doom:
    """The world after an answer of which nobody says anything."""
    world = g.copy()
    world.apply(action)
    while world.asked == "counter" and world.options[0] == verbs.PASS:
        world.apply(verbs.PASS)
    return world


def outlook(g: Doom, action: int) -> list[int]:
    """What an answer would make of the ratings that the present combat compares, if nobody answers it.

    For each that it changes: the combatant's part, which rating, and what it would be.
    """
    before, after = compared(g), compared(unanswered(g, action))
    out: list[int] = []
    for k in range(len(before) if len(before) == len(after) else 0):
        if before[k] != after[k]:
            out += [k // 2, g.combat()[TACTIC] if k % 2 == 0 else A, after[k]]
    return out


def compared(g: Doom) -> list[int]:
    """The ratings that the present combat compares: the attacker's and its A, then the defender's; none without one."""
    out: list[int] = []
    if g.combats and g.combat()[DEFENDER] != NONE and g.combat()[TACTIC] != NO_TACTIC:
        c = g.combat()
        for part in (ATTACKER, DEFENDER):
            for which in (c[TACTIC], A):
                out.append(rating(g, c[part], which, c[1 - part]) if g.in_play(c[part]) else 0)
    return out


def strikes_first(g: Doom) -> int:
    """The combatant that strikes first as things stand, or NONE (DT-209…211)."""
    if not g.combats or g.combat()[DEFENDER] == NONE or not g.in_play(g.combat()[ATTACKER]):
        return NONE
    part = first_striker(g)
    return NONE if part == NONE else g.combat()[part]


def pending(g: Doom) -> list[list[int]]:
    """What is on its way and may still be answered, innermost first."""
    out: list[list[int]] = []
    f: Frame | None = g.agenda
    while f is not None:
        row = pending_row(g, f)
        if row:
            out.append(row)
        f = f.below
    return out


def pending_row(g: Doom, f: Frame) -> list[int]:
    """A frame as everybody sees it; nothing for one that is no play, or already at work."""
    env = f.env
    if f.node is PLAYING and f.stage <= ANSWERED:
        play = g.cards.plays[g.kind[env[0]]][env[2]]
        aim = env[3] if len(env) > 3 else NONE
        return [A_PLAY, env[0], env[1], NONE if play.on_player else aim, aim if play.on_player else NONE]
    if f.node is ACTING and f.stage <= acts.ANSWERED:
        act = g.cards.acts[g.kind[env[0]]][env[2]]
        aim = env[3] if len(env) > 3 and act.on is not None else NONE
        return [A_USE, env[0], env[1], aim, env[3] if len(env) > 3 and act.on_player else NONE]
    if f.node is SABOTAGE:
        return [A_SABOTAGE, env[0], g.control[env[0]], NONE, env[1]]
    return []
