"""How an answer or a tactic would change the ratings that a combat compares."""

from __future__ import annotations

from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.flow.combat_changes import rearm, set_combat
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, TACTIC
from grognard.games.doomtrooper.queries.ratings import rating
from grognard.games.doomtrooper.table.current_ratings import compared
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.words import A


def clash(g: DoomtrooperState, tactic: int) -> tuple[int, int, int, int]:
    """The ratings that a tactic would compare now: the attacker's rating, the other's A, and the same in return."""
    world = g.copy()
    set_combat(world, TACTIC, tactic)
    rearm(world)
    attacker, defender = world.combat()[ATTACKER], world.combat()[DEFENDER]
    return (
        rating(world, attacker, tactic, defender), rating(world, defender, A, attacker),
        rating(world, defender, tactic, attacker), rating(world, attacker, A, defender),
    )  # fmt: skip


def unanswered(g: DoomtrooperState, action: int) -> DoomtrooperState:
    """The world after an answer to which nobody reacts."""
    world = g.copy()
    world.apply(action)
    while world.asked == "counter" and world.options[0] == verbs.PASS:
        world.apply(verbs.PASS)
    return world


def outlook(g: DoomtrooperState, action: int) -> list[tuple[int, int, int]]:
    """How an answer would change the ratings that the present combat compares, if nobody reacts.

    For each changed rating: the combatant's part, the rating, and its new value.
    """
    before, after = compared(g), compared(unanswered(g, action))
    if len(before) != len(after):
        return []
    return [new for old, new in zip(before, after, strict=True) if new != old]
