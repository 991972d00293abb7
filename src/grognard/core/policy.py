"""When a player wants to be asked whether to answer: a wish of who sits at a table, never of the engine.

A game opens the same windows for every seat, whatever it holds. Who plays there may let the table pass for them: a
policy says when it does, from nothing but the moment and the options. To pass is the first option of every window.
Unless somebody wants to be asked always, nobody is asked the same twice with nothing in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ALWAYS: Final = "always"  # asked in every window
USEFUL: Final = "useful"  # where something could be played
FOR: Final = "for"  # where something could be played, at these moments alone
NEVER: Final = "never"
MODES: Final = (ALWAYS, USEFUL, FOR, NEVER)


class Policy:
    """When a seat is asked in windows."""

    __slots__ = ("mode", "moments")

    def __init__(self, mode: str = USEFUL, moments: Sequence[str] = ()) -> None:
        self.mode = mode
        self.moments = tuple(moments)

    def asks(self, moment: str, options: Sequence[int], again: bool = False) -> bool:
        """Whether the player is asked; `moment` is empty for a question that is no window (Game.moment).

        `again`: the player has just passed on the same options at the same moment, and nothing has happened since.
        """
        if not moment or self.mode == ALWAYS:
            return True
        if self.mode == NEVER or again or len(options) < 2:
            return False
        return self.mode == USEFUL or moment in self.moments

    def spell(self) -> str:
        """`useful`, or `for card save`."""
        return " ".join((self.mode, *self.moments))


def parse(text: str, moments: Sequence[str]) -> Policy | None:
    """The policy that words stand for, where a game has these moments; None if they stand for none."""
    mode, *chosen = text.split() or [""]
    if mode not in MODES or bool(chosen) != (mode == FOR) or any(word not in moments for word in chosen):
        return None
    return Policy(mode, list(dict.fromkeys(chosen)))
