"""Every word of the cards' vocabulary is shown by play: some scenario has a card that uses it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.model.notation import kinds_by_key
from tests.support import ROOT

WORD = re.compile(r"[a-z0-9][a-z0-9-]*")


@cache
def cards_of_scenarios() -> set[int]:
    """The kinds that scenarios lay on the table or play."""
    index = kinds_by_key(catalogue())
    found = set()
    for path in (ROOT / "scenarios" / "doomtrooper").rglob("*.yaml"):
        for word in WORD.findall(path.read_text("utf-8")):
            if word in index:
                found.add(index[word])
    return found


def parts_of(ability: Any, seen: set[type]) -> None:
    """The classes of an ability and of everything in it."""
    if isinstance(ability, list | tuple):
        for part in ability:
            parts_of(part, seen)
        return
    if not type(ability).__module__.startswith("grognard."):
        return
    seen.add(type(ability))
    for name in attributes(ability):
        parts_of(getattr(ability, name, None), seen)


def attributes(ability: Any) -> list[str]:
    """The fields of a node, compiled or not."""
    names = [name for cls in type(ability).__mro__ for name in getattr(cls, "__slots__", ())]
    names += list(getattr(ability, "__dict__", {}))
    names += [name for cls in type(ability).__mro__ for name in getattr(cls, "__mypyc_attrs__", ())]
    return [name for name in set(names) if not name.startswith("__")]


def classes_of(kind: int) -> set[type]:
    """The vocabulary that a card uses."""
    cards = catalogue()
    seen: set[type] = set()
    for column in (cards.plays, cards.acts, cards.statics, cards.auras, cards.whens, cards.opens):
        parts_of(column[kind], seen)
    return seen


def test_every_class_of_ability_is_shown_by_a_scenario() -> None:
    used = {cls for kind in range(len(catalogue().codes)) for cls in classes_of(kind)}
    shown = {cls for kind in cards_of_scenarios() for cls in classes_of(kind)}
    assert len(used) > 60
    assert sorted(cls.__name__ for cls in used - shown) == []
