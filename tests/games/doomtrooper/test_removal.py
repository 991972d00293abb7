"""Cards that may never leave play, and what happens to cards that do."""

from __future__ import annotations

from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.flow.control import take_warrior
from grognard.games.doomtrooper.flow.removal import annihilate, discard
from grognard.games.doomtrooper.model.auras import is_suspended
from grognard.games.doomtrooper.model.options import Options
from grognard.games.doomtrooper.staging.position import arrange
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.words import OUTPOST, OUTSIDE, SQUAD

OPTIONS = Options({})


def table(**p1: object) -> DoomtrooperState:
    return arrange({"p1": p1}, 2, 1, OPTIONS, catalogue())


def test_the_bank_is_neither_discarded_nor_annihilated() -> None:
    """DT-340: it stays until the end of the game."""
    g = table(cards=["bauhaus-bank"])
    discard(g, 0)
    annihilate(g, 0)
    assert g.slots == [0]


def test_never_discarded_does_not_protect_from_being_annihilated() -> None:
    """DT-349: equipment kept by the Bauhaus alliance."""
    g = table(cards=["bauhaus"], warriors=[{"card": "hussar", "with": ["combat-armor"]}])
    armor = g.attached[g.warriors[0][0]][0]
    discard(g, armor)
    assert g.grave[0] == []
    annihilate(g, armor)
    assert g.annihilated[0] == [catalogue().index["01050"]]


def test_an_annihilated_warrior_lies_open_and_its_attachments_in_the_grave() -> None:
    """DT-332, DT-333, DT-339."""
    g = table(warriors=[{"card": "samurai", "with": ["scalper"]}])
    annihilate(g, g.warriors[0][0])
    assert g.view(1).shown["annihilated"][0] == [catalogue().index["01268"]]
    assert g.view(1).shown["graves"] == [1, 0]
    assert g.view(1).shown["grave"] == []


def test_an_annihilated_hidden_warrior_becomes_known_and_is_due() -> None:
    """DT-A23: the pile is open."""
    g = table(d=4, warriors=["hussar", {"card": "samurai", "hidden": True}])
    annihilate(g, g.warriors[0][1])
    assert g.d[0] == 1
    assert g.annihilated[0] == [catalogue().index["01268"]]


def test_a_rider_forced_off_the_outpost_loses_its_beast() -> None:
    """DT-125: but not on its way to another player's Outpost."""
    g = table(warriors=[{"card": "soldat", "with": ["rivetbull"]}])
    rider = g.warriors[0][0]
    take_warrior(g, rider, 1, OUTPOST)
    assert len(g.attached[rider]) == 1
    take_warrior(g, rider, 0, SQUAD)
    assert g.attached[rider] == []
    assert g.grave[0] == [catalogue().index["07094"]]


def test_a_beast_forced_off_the_outpost_is_discarded() -> None:
    """DT-127."""
    g = table(warriors=["cavalier"])
    take_warrior(g, g.warriors[0][0], 1, SQUAD)
    assert g.warriors == [[], []]
    assert g.grave == [[catalogue().index["07014"]], []]


def test_what_a_lost_membership_allowed_rests() -> None:
    """DT-071, DT-080: also when no card on the table makes anything of anybody any more."""
    g = table(warriors=[{"card": "hussar", "with": ["01289", "01003"]}])
    member, vehicle = g.attached[g.warriors[0][0]]
    assert not is_suspended(g, vehicle)
    discard(g, member)
    assert g.identity_changers == []
    assert is_suspended(g, vehicle)
    assert g.flags[vehicle] & OUTSIDE
