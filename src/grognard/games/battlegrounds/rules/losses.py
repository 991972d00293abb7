"""What happens to a tank that is hit or drives over something: armour, destruction, and who scores for it."""

from __future__ import annotations

from grognard.core.agenda import put
from grognard.games.battlegrounds.board import OFF
from grognard.games.battlegrounds.cards import ARMOUR
from grognard.games.battlegrounds.events import ARMOUR_HELD, DESTROYED, LOST_FOR_GOOD, POINTS
from grognard.games.battlegrounds.state import IN_BOX, NO_TANK, Battlegrounds


def spend_armour(g: Battlegrounds, figure: int) -> bool:
    """BG-080, BG-081, BG-082, BG-A35, BG-A36: armour on the active card is spent instead of the tank."""
    if not g.take_upgrade(g.driving[figure], ARMOUR):
        return False
    g.tell(ARMOUR_HELD, figure)
    return True


def destroy(g: Battlegrounds, figure: int, for_good: bool) -> None:
    """BG-052, BG-056: the figure leaves the board, its card lies vertical with its upgrades, or is out of the game."""
    tank = g.driving[figure]
    g.put_figure(figure, OFF)
    g.wrecked[figure] = tank
    g.driving[figure] = NO_TANK
    if g.out is not None:
        g.out.append((DESTROYED, figure))
    if for_good:
        g.owner_of = put(g.owner_of, tank, IN_BOX)
        g.wrecked[figure] = NO_TANK
        g.tell(LOST_FOR_GOOD, figure)
    else:
        g.change_reserve(g.variant.seat_of[figure], NO_TANK, tank)


def pay(g: Battlegrounds, figure: int, seat: int) -> None:
    """BG-060, BG-061, BG-088: give the top point token of the figure's stack to the owner that a seat plays for."""
    value = g.stack[figure]
    if value:
        owner = g.variant.side[seat]
        g.stack = put(g.stack, figure, value - 1)
        g.captured = put(g.captured, owner, g.captured[owner] + value)
        g.add_points(owner, value)
        g.tell(POINTS, owner, value, figure)
