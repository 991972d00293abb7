"""The artillery of Solo: a turn without a seat, aimed by two random coordinates."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import NOBODY, Frame, Node
from grognard.games.battlegrounds.board import SIZE
from grognard.games.battlegrounds.events import (
    ARTILLERY,
    ARTILLERY_NOTHING,
    ARTILLERY_TANK,
    ARTILLERY_TOKEN,
    RESHUFFLED,
)
from grognard.games.battlegrounds.rules.end import is_solo_over
from grognard.games.battlegrounds.rules.shot import HIT
from grognard.games.battlegrounds.state import DUD, EMPTY, ENEMIES, ENEMY, Battlegrounds


def shuffle_lots(g: Battlegrounds) -> None:
    """BG-109, BG-A55: eight letters and eight numbers, face down."""
    g.letters = list(range(SIZE))
    g.numbers = list(range(SIZE))
    g.shuffle(g.letters)
    g.shuffle(g.numbers)


class Barrage(Node[Battlegrounds]):
    """BG-115, BG-116, BG-118, BG-120, BG-124, BG-A56: one shot of the artillery, then the check for the end."""

    def run(self, g: Battlegrounds, f: Frame) -> None:
        if f.stage == 1:
            if not is_solo_over(g):
                g.round += 1
            return
        g.again(f, 1, ())
        if not g.letters:
            shuffle_lots(g)  # BG-124
            g.tell(RESHUFFLED)
        field = g.letters[-1] * SIZE + g.numbers[-1]
        g.letters = g.letters[:-1]
        g.numbers = g.numbers[:-1]
        g.tell(ARTILLERY, field)
        figure = g.stands[field]
        if figure != NOBODY:
            g.push(HIT, (figure, NOBODY))  # BG-117, BG-118
        elif 0 <= g.ground[field] < DUD:
            g.hits = [*g.hits, g.ground[field]]  # BG-116
            g.tell(ARTILLERY_TOKEN, field, g.ground[field])
            g.ground[field] = EMPTY
        elif g.ground[field] == EMPTY and g.ground.count(ENEMY) < ENEMIES:
            g.ground[field] = ENEMY  # BG-120
            g.tell(ARTILLERY_TANK, field)
        else:
            g.tell(ARTILLERY_NOTHING, field)  # BG-A56


BARRAGE: Final = Barrage("barrage")
