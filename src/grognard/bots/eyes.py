"""What a bot is given: its own eyes and nothing behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from grognard.core.game import View


class Eyes:
    """What a seat sees of the table while it is asked."""

    __slots__ = ("__state", "seat")

    def __init__(self, state: Any, seat: int) -> None:
        self.__state = state
        self.seat = seat

    @property
    def options(self) -> Sequence[int]:
        """The legal answers."""
        options: Sequence[int] = self.__state.options
        return options

    def view(self) -> View:
        """What the seat may see."""
        view: View = self.__state.view(self.seat)
        return view

    def imagine(self, seed: int) -> Any:
        """A world that could be the real one, as far as this seat can tell; to be played on freely."""
        return self.__state.resample(self.seat, seed)


class DealtEyes(Eyes):
    """Eyes in a world that was already dealt from what the seat can know; `imagine` first returns that world."""

    __slots__ = ("__dealt",)

    def __init__(self, world: Any, seat: int) -> None:
        super().__init__(world, seat)
        self.__dealt: Any = world

    def imagine(self, seed: int) -> Any:
        dealt, self.__dealt = self.__dealt, None
        return super().imagine(seed) if dealt is None else dealt.copy()


class Bot(Protocol):
    """A program that answers for a seat."""

    def choose(self, eyes: Eyes) -> int:
        """One of the options."""
        ...
