"""Numbers that stand for words are each given once."""

from __future__ import annotations

import re

from grognard import compiled
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.queries import refusals

HOME = compiled.PACKAGE / "games" / "doomtrooper"


def test_every_power_has_a_bit_of_its_own() -> None:
    bits = re.findall(r"^\w+: Final = 1 << (\d+)", (HOME / "language" / "powers.py").read_text("utf-8"), re.M)
    assert len(bits) > 30
    assert len(bits) == len(set(bits))


def test_every_event_has_a_number_of_its_own() -> None:
    numbers = [value for name, value in vars(events).items() if name.isupper() and isinstance(value, int)]
    assert len(numbers) == len(set(numbers))


def test_every_refusal_has_a_number_of_its_own_and_a_saying() -> None:
    numbers = [value for name, value in vars(refusals).items() if name.isupper() and isinstance(value, int)]
    numbers = [value for value in numbers if 0 < value < refusals.CLAUSES]
    assert len(numbers) == len(set(numbers))
    assert set(numbers) == set(refusals.REFUSALS)
