"""Nim obeys the laws."""

from grognard_nim import GAME

from grognard.core import laws


def test_nim_obeys_the_laws() -> None:
    for misere in (False, True):
        assert laws.check(GAME, "standard", 2, 1, games=20, options={"misere": misere}, every=1).failures == []
