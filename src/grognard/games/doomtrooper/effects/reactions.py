"""Effects that answer a card on its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.effects.control import Effect
from grognard.games.doomtrooper.rules.play import cancel_play
from grognard.games.doomtrooper.state import (
    Doom,
)

if TYPE_CHECKING:
    from grognard.core.agenda import Frame


class Counter(Effect):
    """A Special that was just played has no effect and is discarded (DT-263)."""

    def run(self, g: Doom, f: Frame) -> None:
        cancel_play(g, f.env[-1])
