"""What an answer or a tactic would make of the ratings that a combat compares."""

from __future__ import annotations

from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.flow.combat_changes import rearm, set_combat
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, TACTIC
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.table.current_ratings import compared
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.words import A


def clash(g: DoomtrooperState, tactic: int) -> tuple[int, int, int, int]:
    """What a tactic would compare as things stand: the attacker's rating, the other's A, and the same in return."""
    world = g.copy()
    set_combat(world, TACTIC, tactic)
    rearm(world)
    attacker, defender = world.combat()[ATTACKER], world.combat()[DEFENDER]
    return (
        rating(world, attacker, tactic, defender), rating(world, defender, A, attacker),
        rating(world, defender, tactic, attacker), rating(world, attacker, A, defender),
    )  # fmt: skip


def unanswered(g: DoomtrooperState, action: int) -> DoomtrooperState:
    """The world after an answer of which nobody says anything."""
    world = g.copy()
    world.apply(action)
    while world.asked == "counter" and world.options[0] == verbs.PASS:
        world.apply(verbs.PASS)
    return world


def outlook(g: DoomtrooperState, action: int) -> list[int]:
    """What an answer would make of the ratings that the present combat compares, if nobody answers it.

    For each that it changes: the combatant's part, which rating, and what it would be.
    """
    before, after = compared(g), compared(unanswered(g, action))
    out: list[int] = []
    for k in range(len(before) if len(before) == len(after) else 0):
        if before[k] != after[k]:
            out += [k // 2, g.combat()[TACTIC] if k % 2 == 0 else A, after[k]]
    return out
