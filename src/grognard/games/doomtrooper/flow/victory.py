"""Victory and defeat."""

from __future__ import annotations

from typing import Final

from grognard.core.agenda import put
from grognard.games.doomtrooper import events
from grognard.games.doomtrooper.model.leaving import TO_GRAVE, leave_play
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries.capability import is_capable
from grognard.games.doomtrooper.words import GONE

LAST_TURNS: Final = 3  # DT-039: this one and the next two
PER_CREDIT: Final = 2  # DT-A49: D to repay each D on credit
PLAY_OFFS: Final = 5  # rounds of extra turns after which a tie is a draw (DT-237: the judge decides)


def finish(g: Doom, winners: list[int]) -> None:
    """End the game: nothing is left to do. A team wins when one of its players does."""
    g.agenda = None
    g.winners = [seat for seat in range(g.n) if any(g.team(seat) == g.team(winner) for winner in winners)]
    if g.out is not None:
        g.out.append((events.OVER, *g.winners))


def leaders(g: Doom, least: int, debtors: bool) -> list[int]:
    """DT-235: the players with the most promotion points, if they have at least `least`; players in debt count only
    with `debtors`.
    """
    best = least
    for seat in range(g.n):
        if not g.defeated[seat] and g.p[seat] > best and (debtors or not g.debt[seat]):
            best = g.p[seat]
    return [s for s in range(g.n) if not g.defeated[s] and g.p[s] == best and (debtors or not g.debt[s])]


def is_won(g: Doom) -> bool:
    """DT-231, DT-232, DT-A47: whether somebody has won; checked after every change of points once everybody could
    react to it.
    """
    if not g.may_be_won:
        return False
    for left in g.deck_out_turns:
        if left != NONE:
            end_deck_out_counts(g)
            break
    if g.overtime:
        return False  # DT-233: the totals are compared when everybody has played the extra turn
    target = g.rules.target
    for points in g.p:
        if points >= target:
            ahead = leaders(g, target, False)
            return settle_or_play_on(g, ahead, 1) if ahead else False
    return False


def end_deck_out_counts(g: Doom) -> None:
    """DT-A46: end the count of DT-039 for players that have brought a warrior capable of combat into play."""
    for seat in range(g.n):
        if g.deck_out_turns[seat] != NONE and has_capable(g, seat):
            g.deck_out_turns = put(g.deck_out_turns, seat, NONE)


def settle_or_play_on(g: Doom, ahead: list[int], more: int) -> bool:
    """DT-233: a single leader or team wins; several play on. `more` is 1 if the present turn must be finished first."""
    for seat in ahead:
        if g.team(seat) != g.team(ahead[0]):
            if g.tie_count >= PLAY_OFFS:
                break
            g.tie_count += 1
            g.overtime = g.n - sum(g.defeated) + more
            g.tell(events.PLAYED_OFF, *ahead)
            return False
    finish(g, ahead)
    return True


def is_over(g: Doom) -> bool:
    """DT-234, DT-A48, DT-A62: whether the game is over between two turns: the extra turns of a tie are played (DT-233),
    or time is up and everybody has had one more turn.
    """
    g.unchanged_turns += 1
    if g.overtime > 1:
        g.overtime -= 1
        return False
    if g.rules.limit == 0 and is_stalled(g):
        finish(g, leaders(g, 0, False) or settled_debts(g))
        return True
    late = g.rules.limit and g.round > g.rules.limit + 1
    if not g.overtime and not late:
        return False
    g.overtime = 0
    ahead = leaders(g, 0, False)
    if ahead:
        return settle_or_play_on(g, ahead, 0)
    if not late:
        return False  # DT-235: with everybody in debt the game goes on
    finish(g, settled_debts(g))  # DT-A62: only when the extra turn of DT-234 has been played
    return True


def is_stalled(g: Doom) -> bool:
    """DT-A63: whether nothing has changed for several full rounds of a game without a limit."""
    if g.unchanged_turns < g.rules.stall_rounds * (g.n - sum(g.defeated)):
        return False
    g.tell(events.STALLED, g.rules.stall_rounds)
    return True


def settled_debts(g: Doom) -> list[int]:
    """DT-236, DT-237: make every player pay their debts; return the players who then have the most points, several if
    it is a draw.
    """
    for seat in range(g.n):
        repay_all(g, seat)
    return leaders(g, 0, True)


def repay_all(g: Doom, seat: int) -> None:
    """DT-A49: repay a player's debts from D at the bank's rate, the rest from P one for one, down to zero (DT-236)."""
    paid = min(g.debt[seat], g.d[seat] // PER_CREDIT)
    rest = min(g.debt[seat] - paid, g.p[seat])
    g.tell(events.POINTS, seat, -PER_CREDIT * paid, -rest)
    g.gain(seat, -PER_CREDIT * paid, -rest)
    g.debt = put(g.debt, seat, 0)


def has_capable(g: Doom, seat: int) -> bool:
    """Whether a seat has a warrior capable of combat in play."""
    for warrior in g.warriors[seat]:
        if is_capable(g, warrior):
            return True
    return False


def begin_deck_out_count(g: Doom) -> None:
    """DT-039: a player with an empty library and no warrior capable of combat at the start of a turn has three turns
    left.
    """
    seat = g.active
    if g.deck_out_turns[seat] == NONE and not g.library[seat] and not has_capable(g, seat):
        g.deck_out_turns = put(g.deck_out_turns, seat, LAST_TURNS)
        g.may_be_won = True


def count_turn(g: Doom) -> None:
    """DT-238: count a turn that is over: a player who has not won by the end of the last three turns loses (DT-039),
    regardless of debts.
    """
    seat = g.active
    if g.deck_out_turns[seat] == NONE:
        return
    g.deck_out_turns = put(g.deck_out_turns, seat, g.deck_out_turns[seat] - 1)
    if g.deck_out_turns[seat] == 0:
        defeat(g, seat)


def defeat(g: Doom, seat: int) -> None:
    """Defeat a player; the last player or team left wins. If several are left, they play on without the defeated
    player's cards.
    """
    g.defeated = put(g.defeated, seat, 1)
    g.tell(events.LOST, seat)
    left = [s for s in range(g.n) if not g.defeated[s]]
    if all(g.team(s) == g.team(left[0]) for s in left):
        finish(g, left)
        return
    if g.overtime == len(left) + 2:
        g.overtime -= 1  # DT-233: the defeated player has no turn among those that break a tie
    for slot in g.slots:
        if g.control[slot] == seat and g.place[slot] != GONE:
            leave_play(g, slot, TO_GRAVE)  # DT-318: to its owner's pile


def next_seat(g: Doom, seat: int) -> int:
    """The seat that plays after another; defeated seats are passed over."""
    after = (seat + 1) % g.n
    while g.defeated[after]:
        after = (after + 1) % g.n
    return after
