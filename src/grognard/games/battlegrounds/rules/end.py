"""The end of a turn and of the game: who has enough, who is next, what the artillery does."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import NOBODY
from grognard.games.battlegrounds.events import OVER, STALLED, STARS
from grognard.games.battlegrounds.state import DUD, FACE_DOWN, Battlegrounds

STAR_POINTS: Final = (16, 18, 20, 22, 24, 26)  # BG-128


def stars(points: int) -> int:
    """BG-128, BG-A66: the rank in Solo."""
    return sum(points >= needed for needed in STAR_POINTS)


def finish(g: Battlegrounds, winners: list[int]) -> None:
    """End the game: nothing is left to do."""
    g.agenda = None
    g.won = winners
    if g.out is not None:
        g.out.append((OVER, *winners))


def team(g: Battlegrounds, owner: int) -> list[int]:
    """The seats that collect together."""
    return [seat for seat in range(g.n) if g.variant.side[seat] == owner]


def is_won_at_once(g: Battlegrounds) -> bool:
    """BG-094, BG-A44: Teams and Family end in the middle of a turn (BG-095)."""
    if not g.variant.at_once:
        return False
    for owner, points in enumerate(g.scored):
        if points >= g.variant.target:
            finish(g, team(g, owner))
            return True
    return False


def is_won(g: Battlegrounds) -> bool:
    """BG-085, BG-A43: at the end of any turn (BG-030), the owner who reached the target first has won."""
    if g.leader == NOBODY:
        return False
    finish(g, team(g, g.leader))
    return True


def next_seat(g: Battlegrounds) -> None:
    """Pass the turn clockwise; a round is over when the starting player is reached again."""
    g.active = (g.active + 1) % g.n
    if g.active == g.first:
        g.round += 1


def is_stalled(g: Battlegrounds) -> bool:
    """BG-A45: nobody has scored for a long time; the highest score wins, ties are shared."""
    g.quiet += 1
    if g.quiet < g.rules.stall_rounds * g.n:
        return False
    g.tell(STALLED, g.rules.stall_rounds)
    best = max(g.scored)
    finish(g, [seat for seat in range(g.n) if g.scored[g.variant.side[seat]] == best])
    return True


def is_all_lost(g: Battlegrounds) -> bool:
    """No tank on the board and no card in reserve (BG-A60)."""
    return all(g.at[figure] < 0 for figure in g.figures(0)) and not g.reserve[0]


def has_token(g: Battlegrounds) -> bool:
    """Whether a token is left on the board."""
    for kind in g.ground:
        if 0 <= kind < DUD or kind >= FACE_DOWN:
            return True
    return False


def is_solo_over(g: Battlegrounds) -> bool:
    """BG-125, BG-A61, BG-A63: the artillery has enough, or nothing is left to drive or to collect (BG-A60) (BG-105)."""
    if g.artillery_points() < g.variant.target and not is_all_lost(g) and has_token(g):
        return False
    points = g.scored[0]
    g.tell(STARS, points, stars(points))
    finish(g, [0] if stars(points) else [])
    return True
