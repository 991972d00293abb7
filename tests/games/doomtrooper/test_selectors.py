"""Classes of cards: every condition is looked at, and none asks for ratings where ratings depend on it."""

from __future__ import annotations

import pytest

from grognard.games.doomtrooper.language.plays import Opens
from grognard.games.doomtrooper.language.selectors import AS_ATTACKER, YOURS, Case, Which
from grognard.games.doomtrooper.language.statics import Aura, Gains, GainsPer
from grognard.games.doomtrooper.words import BAUHAUS, BEAST, DOOMTROOPER, EQUIPMENT, HERETIC, SQUAD, WARRIOR

# What is looked at for every class, or beside another field
ALWAYS_ASKED = {"type", "whose", "shared", "but_itself", "or_keywords"}
SUMS = {"typed", "plain", "wider", "is_rated"}
EXAMPLES = {
    "side": Which(side=DOOMTROOPER),
    "affiliation": Which(affiliation=BAUHAUS),
    "trait": Which(trait=HERETIC),
    "lacking": Which(lacking=HERETIC),
    "no_affiliation": Which(no_affiliation=BAUHAUS),
    "keyword": Which(keyword="clansman"),
    "unlike": Which(unlike="clansman"),
    "area": Which(area=SQUAD),
    "part": Which(part=AS_ATTACKER),
    "wounded": Which(wounded=True),
    "but_its_kind": Which(but_its_kind=True),
    "at_most": Which(at_most=0),
    "at_least": Which(at_least=1),
    "same_area": Which(same_area=True),
    "covered": Which(covered=True),
    "riding": Which(riding=BEAST),
    "named": Which(named=True),
    "healthy": Which(healthy=True),
    "comrade": Which(comrade=True),
    "capable": Which(capable=True),
}


@pytest.mark.interpreted
def test_every_condition_of_a_class_is_looked_at() -> None:
    assert set(Which.__slots__) - ALWAYS_ASKED - SUMS == set(EXAMPLES)
    for which in EXAMPLES.values():
        assert which.typed or not which.plain or which.is_rated
    plain = Which(WARRIOR, YOURS)
    assert plain.plain
    assert not plain.typed
    assert not plain.is_rated


@pytest.mark.parametrize("which", [EXAMPLES["at_least"], EXAMPLES["capable"]])
def test_what_ratings_depend_on_asks_for_no_ratings(which: Which) -> None:
    with pytest.raises(ValueError, match="may not ask for ratings"):
        Case(foe=which)
    with pytest.raises(ValueError, match="may not ask for ratings"):
        Case(bearer=which)
    with pytest.raises(ValueError, match="may not ask for ratings"):
        Aura(which, Gains(f=1))
    with pytest.raises(ValueError, match="may not ask for ratings"):
        Aura(Which(WARRIOR), Gains(f=1), bearer=which)
    with pytest.raises(ValueError, match="may not ask for ratings"):
        GainsPer(which, f=1)
    with pytest.raises(ValueError, match="may not ask for ratings"):
        Opens(EQUIPMENT, to=which, waives=True)
