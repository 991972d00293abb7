"""Answers to the open question: by the person who is asked, by a bot, or by the policy that passes for somebody.

Every function that returns an entry checks the answer once; the table then applies it without checking it again.
"""

from __future__ import annotations

from functools import partial

from grognard.core.game import InputError
from grognard.core.policy import parse as parse_policy
from grognard.server import entries
from grognard.server.errors import TableError
from grognard.server.seats import AWAKE
from grognard.server.table import PLAYING, Table


def answer(table: Table, guest: int, seat: int, question: int, words: str) -> entries.Answer:
    """A person's answer to the open question; an answer to an old question or for another seat is refused."""
    require_own_turn(table, guest, seat, question)
    return checked_answer(table, seat, action_meant(table, words), entries.PERSON)


def checked_answer(table: Table, seat: int, action: int, by: str) -> entries.Answer:
    """The entry of a legal answer; an illegal one raises `IllegalAnswer`."""
    assert table.match is not None
    table.match.check(action)
    entry = entries.Answer(seat, table.spell(action), by)
    table.checked = (entry, action)
    return entry


def require_own_turn(table: Table, guest: int, seat: int, question: int) -> None:
    """Refuse a request unless this question is open to the guest and no bot answers for the seat."""
    table.own_seat(guest, seat)
    table.require(PLAYING)
    if table.seats[seat].resigned:
        raise TableError("has_resigned", "That seat has resigned; a bot plays on for it.")
    if table.seats[seat].is_played_by_bot:
        raise TableError("is_away", "A bot plays that seat now; take it back first.")
    table.require_asked(seat, question)


def action_meant(table: Table, words: str) -> int:
    """The action that words in the game's notation mean, legal or not."""
    try:
        return table.game.parse(table.game.complete(table.state, words), table.cards)
    except InputError as input_error:
        raise TableError("not_understood", str(input_error)) from None


# Policies


def set_policy(table: Table, guest: int, seat: int, words: str, until: bool = False) -> entries.SetPolicy:
    """Say in which windows a seat wants to be asked; `until`: in no window before its turn begins or it is attacked."""
    table.own_seat(guest, seat)
    if until:
        table.require(PLAYING)
    policy = parse_policy(words, table.game.hints.moments)
    if policy is None:
        moments = ", ".join(table.game.hints.moments)
        known = f", or `for` and some of {moments}" if moments else ""
        raise TableError("no_such_policy", f"There is no policy {words!r}; expected always, useful, never{known}.")
    return entries.SetPolicy(seat, policy.spell(), until)


def is_passing(table: Table) -> bool:
    """Whether the policy of the seat that is asked passes for it."""
    seat = table.asked
    if not table.game.hints.moments or seat < 0 or table.match is None or table.seats[seat].is_played_by_bot:
        return False
    moment = table.game.hints.moment(table.state)
    if not moment or table.seats[seat].rests != AWAKE:
        return bool(moment)
    return not table.seats[seat].policy.asks(
        moment, table.state.options, table.match.is_asked_again(), partial(table.game.hints.about, table.state)
    )


def is_passing_with_any_hand(table: Table) -> bool:
    """Whether the policy would pass here with any hand, so that the pass tells nothing about the hand."""
    seat = table.seats[table.asked]
    return seat.rests != AWAKE or seat.policy.passes_with_any_hand(table.game.hints.moment(table.state))


def pass_by_policy(table: Table, seat: int) -> entries.Answer:
    """The answer of a seat whose policy passes; the first option of every window is to pass."""
    return checked_answer(table, seat, table.state.options[0], entries.POLICY)
