"""Numbers that stand for words are each given once."""

from __future__ import annotations

from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.queries import refusals


def test_every_event_has_a_number_of_its_own() -> None:
    numbers = [value for name, value in vars(events).items() if name.isupper() and isinstance(value, int)]
    assert len(numbers) == len(set(numbers))


def test_every_refusal_has_a_number_of_its_own_and_a_saying() -> None:
    numbers = [value for name, value in vars(refusals).items() if name.isupper() and isinstance(value, int)]
    numbers = [value for value in numbers if 0 < value < refusals.CLAUSES]
    assert len(numbers) == len(set(numbers))
    assert set(numbers) == set(refusals.REFUSALS)
