"""The clause that lists an option also explains its absence: for every action that can be written, both agree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grognard
from grognard import compiled
from grognard.core import scenario
from grognard.core.action import pack
from grognard.core.rng import Lots
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.text.en import SAYINGS
from grognard.games.doomtrooper.words import AFFILIATIONS, GONE
from tests.support import ROOT

GAME = grognard.load("doomtrooper")
SCENARIOS = ROOT / "scenarios" / "doomtrooper"
FOLDERS = sorted(path for path in SCENARIOS.iterdir() if path.is_dir())


def sayable(g: DoomtrooperState) -> set[int]:
    """Every verb with every card, player and number that it could name here, and some that it could not."""
    kinds = {*g.hand[g.seat], *g.cards.playable[::50]}
    slots = [slot for slot in range(len(g.kind)) if g.place[slot] != GONE]
    warriors = [slot for slot in slots if g.is_warrior(slot)]
    out = {pack(verb) for verb in verbs.ALONE}
    out |= {pack(verb, kind) for verb in verbs.WITH_KIND for kind in kinds}
    out |= {pack(verbs.PLAY, kind, way) for kind in kinds for way in range(len(g.cards.plays[kind]) + 1)}
    out |= {choice(g, g.seat, verb, slot) for verb in verbs.WITH_SLOT for slot in slots}
    out |= {pack(verbs.CHOOSE, slot, g.kind[slot] + 1) for slot in slots}
    out |= {pack(verbs.USE, slot, way) for slot in slots for way in range(len(g.cards.acts[g.kind[slot]]) + 1)}
    out |= {pack(verbs.SIDE, slot, side) for slot in slots for side in verbs.CHOICES}
    out |= {pack(verbs.PLAYER, seat) for seat in range(g.n + 1)}
    out |= {pack(verbs.SABOTAGE, slot, seat, k) for slot in warriors for seat in range(g.n) for k in range(3)}
    out |= {pack(verbs.ATTACK, fund) for fund in range(len(verbs.FUNDS) + 1)}
    out |= {pack(verbs.TACTIC, tactic) for tactic in verbs.TACTICS.values()}
    out |= {pack(verbs.SPLIT, d, p) for d in range(5) for p in range(5)}
    out |= {pack(verbs.STEPS, n) for n in (0, 1, 2, 3, 9, 30)}
    out |= {pack(verbs.AFFILIATION, k) for k in range(len(AFFILIATIONS))}
    return out


def disagreements(g: DoomtrooperState) -> list[str]:
    """Actions that are listed although a clause refuses them, or not listed although no clause refuses them."""
    listed = set(g.options)
    refused = {action: g.why_not(action) for action in listed | sayable(g)}
    return [
        f"{GAME.spell(action)} at {g.asked}: {'listed, but ' + str(why) if why else 'not listed, but not refused'}"
        for action, why in refused.items()
        if (why is None) != (action in listed)
    ]


@pytest.mark.parametrize(("seats", "decks"), [(2, "random"), (2, "scrambled"), (3, "scrambled"), (4, "random")])
def test_in_random_games_an_option_is_what_no_clause_refuses(seats: int, decks: str) -> None:
    for seed in range(3):
        lots = Lots(seed)
        g = GAME.new("tournament", seats, seed, {"decks": decks}, fast=True)
        for _ in range(600):
            if not g.options:
                break
            if lots.below(8) == 0:
                assert disagreements(g) == []
            g.apply(g.options[lots.below(len(g.options))])


def uses_told_as_plays(g: DoomtrooperState) -> list[str]:
    """Uses of cards in play that are refused in the words for a card that is played."""
    uses = [pack(verbs.USE, slot, way) for slot in g.slots for way in range(len(g.abilities[slot].acts))]
    refused = {GAME.spell(use): g.why_not(use) for use in uses}
    return [
        f"{use}: {why}"
        for use, why in refused.items()
        if why and re.search("(be|is) played", SAYINGS[f"why.{why.why}"])
    ]


class Watched(scenario.Run):
    """A run of a scenario that asks all clauses at the first question of each sort."""

    def begin(self) -> None:
        super().begin()
        self.asked: set[str] = set()

    def watch(self) -> str | None:
        if self.state.options and self.state.asked not in self.asked:
            self.asked.add(self.state.asked)
            assert disagreements(self.state) == []
            assert uses_told_as_plays(self.state) == []
        return super().watch()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_in_scenarios_an_option_is_what_no_clause_refuses(folder: Path) -> None:
    for path in scenario.files([folder]):
        assert Watched(scenario.read(path, grognard.load)).problem() is None, path.name


@pytest.mark.parametrize("asked", ["act", "window", "discard"])
def test_a_list_that_differs_from_its_clauses_is_found(asked: str) -> None:
    """What the tests above would say of an option too few, and of one too many."""
    lots = Lots(5)
    g = GAME.new("tournament", 2, 5, {"decks": "random"}, fast=True)
    while g.asked != asked or len(g.options) < 2:
        g.apply(g.options[lots.below(len(g.options))])
    assert disagreements(g) == []
    whole = g.options
    g.options = whole[:-1]
    assert disagreements(g) == [f"{GAME.spell(whole[-1])} at {asked}: not listed, but not refused"]
    g.options = [*whole, verbs.PAY]
    assert len(disagreements(g)) == 1


def test_no_clause_looks_at_what_is_listed() -> None:
    """A clause that asked whether an answer is among the options would agree with any list."""
    home = compiled.PACKAGE / "games" / "doomtrooper"
    rules = [path for folder in ("queries", "flow", "effects") for path in sorted((home / folder).glob("*.py"))]
    assert [path.name for path in rules if "in g.options" in path.read_text("utf-8")] == []
