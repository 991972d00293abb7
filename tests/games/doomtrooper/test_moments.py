"""In which order effects of the same moment happen."""

from __future__ import annotations

from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.flow.moments import order_of_effect
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.staging.position import arrange
from grognard.games.doomtrooper.table.protocol import DoomtrooperState


def four(teams: bool) -> DoomtrooperState:
    options = {"teams": teams}
    doomed = {"cards": [{"card": "doomed", "before": "p1"}]}
    return arrange(
        {"p1": {"d": 9} | doomed, "p2": doomed, "p3": doomed, "p4": doomed}, 4, 1, Options(options), catalogue()
    )


def order(g: DoomtrooperState) -> list[int]:
    return [g.control[slot] for slot in sorted(g.triggered_cards, key=lambda slot: order_of_effect(g, slot, 0))]


def test_effects_of_opponents_come_before_those_of_team_mates_and_ones_own() -> None:
    """DT-022, DT-023."""
    assert order(four(True)) == [1, 3, 2, 0]


def test_without_teams_everybody_else_is_an_opponent() -> None:
    """DT-023: whose next turn comes soonest goes first."""
    assert order(four(False)) == [1, 2, 3, 0]
