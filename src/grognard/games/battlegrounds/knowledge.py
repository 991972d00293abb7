"""What the greedy bot knows of Battlegrounds: how good a view looks to its seat."""

from __future__ import annotations

from grognard.games.battlegrounds.board import AROUND, FIELDS, OFF, PATHS
from grognard.games.battlegrounds.cards import NO_EFFECT
from grognard.games.battlegrounds.state import ABSENT, DUD, EMPTY, ENEMY, NO_TANK, upgrades_on
from grognard.games.battlegrounds.view import View

# The value of an unused pair by its effect, and of an upgrade on a card that is driven
UNUSED_WORTH = (1.2, 0.3, 0.2, 0.2, 0.2, 0.2, 0.3)
LAID_WORTH = (0.0, 0.0, 0.5, 0.7, 0.4, 0.5, 1.0)


def value(view: View) -> float:
    """Points first; then single tokens whose match is within reach, tanks on the board, and upgrades."""
    if view.variant.hidden:
        return family_value(view)
    me = view.variant.side[view.seat]
    total = 0.0
    for owner, points in enumerate(view.points):
        total += 10.0 * points if owner == me else -4.0 * points
        if points >= view.variant.target and not view.variant.artillery:
            total += 1000.0 if owner == me else -1000.0
    total -= 1.5 * view.artillery
    held = view.held[me]
    for kind in held:
        if kind:
            total += 3.0 + (0.8 if view.box.effect[kind - 1] != NO_EFFECT else 0.0)
    for effect in view.unused[me]:
        total += UNUSED_WORTH[effect]
    for figures in (view.variant.colours[view.seat],):
        for figure in figures:
            total += standing(view, figure, held)
    return total - threats(view)


def standing(view: View, figure: int, held: list[int]) -> float:
    """The value of a figure on the board: its upgrades, and what it could shoot at after its next move."""
    field = view.at[figure]
    tank = view.driving[figure]
    if field == ABSENT:
        return 0.0
    if field == OFF or tank == NO_TANK:
        return -8.0 if view.variant.artillery else -2.0
    total = 0.0
    for effect in upgrades_on(view.upgrades[tank]):
        total += LAID_WORTH[effect]
    seen = set()
    box = view.box
    for path in PATHS[box.move_way[tank]][box.move_range[tank]][field]:
        if path[-1] in view.at or any(view.ground[f] in (DUD, ENEMY) or f in view.at for f in path):
            continue
        seen.update(box.shot_ends[tank][path[-1]])
    for target in seen:
        kind = view.ground[target]
        if 0 <= kind < DUD:
            total += 0.12
            if held[box.picture[kind]]:
                total += 0.9
    return total


def threats(view: View) -> float:
    """The danger to the seat's tanks from opponents' tanks that could shoot them after their next move."""
    me = view.variant.side[view.seat]
    box = view.box
    mine = {view.at[f]: f for seat, fs in enumerate(view.variant.colours) if view.variant.side[seat] == me for f in fs}
    total = 0.0
    for seat, figures in enumerate(view.variant.colours):
        if view.variant.side[seat] == me:
            continue
        for figure in figures:
            field, tank = view.at[figure], view.driving[figure]
            if field < 0 or tank == NO_TANK:
                continue
            reach = set()
            for path in PATHS[box.move_way[tank]][box.move_range[tank]][field]:
                if path[-1] not in view.at:
                    reach.update(box.shot_ends[tank][path[-1]])
            for target in reach:
                if target in mine:
                    total += 1.2 + 2.0 * view.stack[mine[target]]
    return total


def pairs_in_sight(view: View) -> int:
    """How many pairs lie open."""
    seen: list[int] = []
    pairs = 0
    for field in [*view.stale, *view.fresh]:
        kind = view.ground[field]
        if kind == EMPTY or kind >= DUD:
            continue
        picture = view.box.picture[kind]
        if picture in seen:
            pairs += 1
            seen.remove(picture)
        else:
            seen.append(picture)
    return pairs


def family_value(view: View) -> float:
    """Points, and covered tokens within reach."""
    total = 0.0
    for owner, points in enumerate(view.points):
        total += 10.0 * points if owner == view.seat else -3.0 * points
    if view.active == view.seat:
        total += 18.0 * pairs_in_sight(view)  # pairs are taken when both tokens are up (BG-A70)
    figure = view.variant.colours[view.seat][0]
    if 0 <= view.at[figure] < FIELDS:
        total += 0.1 * sum(view.ground[f] >= DUD for f in AROUND[view.at[figure]])
    return total
