"""How a game ends or goes back other than by its rules: undo, draws, abandoning, resigning, time.

Every function that returns an entry checks the request first, and raises `TableError` if it is refused.
"""

from __future__ import annotations

from grognard.core import undo as undoing
from grognard.server import entries
from grognard.server.entries import Entry
from grognard.server.errors import TableError
from grognard.server.table import PLAYING, Table


def undo(table: Table, guest: int, seat: int, question: int) -> Entry:
    """Take back the seat's last answer: at once if that reveals nothing to anybody, otherwise as a proposal."""
    table.own_seat(guest, seat)
    table.require(PLAYING)
    table.require_number(question)
    match = table.match
    assert match is not None
    to = len(match.answers) - 1
    while to >= 0 and (match.seats_answering[to] != seat or table.given_by[to] != entries.PERSON):
        to -= 1
    if to < 0:
        raise TableError("nothing_to_undo", "That player has not answered anything yet.")
    others = {match.seats_answering[k] for k in range(to + 1, len(match.answers))}
    alone = not any(table.seats[n].guest not in (0, guest) for n in others)
    if alone and is_free(table, to):
        return entries.Undo(to)
    return proposed(table, seat, "undo", to)


def is_free(table: Table, to: int) -> bool:
    """Whether undoing back to an answer reveals nothing to anybody; computed once per question."""
    assert table.match is not None
    if table.freeness[:2] != (table.question, to):
        table.freeness = (table.question, to, undoing.is_free(table.match, to))
    return table.freeness[2]


def propose(table: Table, guest: int, seat: int, what: str) -> Entry:
    """Propose a draw, or to abandon the game."""
    table.own_seat(guest, seat)
    table.require(PLAYING)
    return proposed(table, seat, what, -1)


def proposed(table: Table, seat: int, what: str, to: int) -> Entry:
    """The entry of a proposal, or of its outcome if nobody else has a say; only one proposal can be open."""
    if table.proposal is not None:
        raise TableError("is_proposed", "Something is proposed already.")
    if table.declined == table.question:
        raise TableError("is_declined", "That was declined; it can be proposed again at the next question.")
    if what == "draw":
        require_people(table)
    if voters(table, what) <= set(table.seats_of(table.seats[seat].guest)):
        return outcome(table, what, to)
    return entries.Propose(what, seat, to)


def require_people(table: Table) -> None:
    """Refuse a draw where nobody else can agree to it."""
    if len(table.seats) == 1:
        raise TableError("nobody_to_ask", "There is nobody else to offer a draw to.")
    if any(other.is_played_by_bot and not other.resigned for other in table.seats):
        raise TableError("nobody_to_ask", "A bot plays here, and bots do not agree to draws.")


def voters(table: Table, what: str) -> set[int]:
    """The seats that have to agree to a proposal.

    A draw needs all seats that have not resigned, so that bots never agree to one. An undo also needs people who are
    away but can come back: otherwise what was learned meanwhile could be used against them.
    """
    seats = enumerate(table.seats)
    if what == "draw":
        return {n for n, seat in seats if not seat.resigned}
    if what == "undo":
        return {n for n, seat in seats if seat.guest and not seat.resigned and not table.is_out_of_time(n)}
    return {n for n, seat in seats if seat.guest and not seat.resigned and not seat.away}


def consent(table: Table, guest: int, seat: int, number: int, yes: bool) -> Entry:
    """Agree to the proposal, or decline it."""
    table.own_seat(guest, seat)
    table.require(PLAYING)
    if table.proposal is None or table.proposal.number != number:
        raise TableError("not_proposed", "That is no longer proposed.")
    return entries.Agree(seat) if yes else entries.Decline(seat)


def due_outcome(table: Table) -> Entry | None:
    """The entry that a proposal leads to, once everybody has agreed to it."""
    if table.proposal is None or table.phase != PLAYING:
        return None
    is_agreed = set(table.proposal.agreed) >= voters(table, table.proposal.what)
    return outcome(table, table.proposal.what, table.takes_back) if is_agreed else None


def outcome(table: Table, what: str, to: int) -> Entry:
    """The entry of a proposal that everybody has agreed to."""
    if what == "undo":
        return entries.Undo(to)
    if what == "draw":
        share = 1 / sum(not seat.resigned for seat in table.seats)
        return entries.End(entries.DRAW, [share] * len(table.seats))
    return abandoned(table)


def abandoned(table: Table) -> Entry:
    """The end of a game that nobody wins."""
    return entries.End(entries.ABANDONED, [0.0] * len(table.seats))


def resign(table: Table, guest: int, seat: int) -> Entry:
    """Give up: a bot plays on for the seat, unless only one seat or team is left that has not resigned."""
    found = table.own_seat(guest, seat)
    table.require(PLAYING)
    if found.resigned:
        raise TableError("has_resigned", "That player has resigned already.")
    score = score_without(table, seat)
    return entries.Resign(seat) if score is None else entries.End(entries.RESIGNED, score, seat)


def out_of_time(table: Table, seat: int) -> Entry:
    """The entry for a seat that has run out of time: it loses, or a bot answers until its person is back."""
    score = score_without(table, seat) if table.setup.clock.kind == "bank" else None
    return entries.Away(seat, True) if score is None else entries.End(entries.TIME, score, seat)


def score_without(table: Table, seat: int) -> list[float] | None:
    """The score if a seat stops playing; None if two sides are left to play on."""
    sides = table.game.sides(table.variant, len(table.seats), table.options)
    left = [n for n, other in enumerate(table.seats) if n != seat and not other.resigned]
    if len({sides[n] for n in left}) > 1:
        return None
    return [1 / len(left) if n in left else 0.0 for n in range(len(table.seats))]
