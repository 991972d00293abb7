"""What people may ask of a table before a game: seats, bots, decks, and to begin.

Every function returns the entry to write, or raises `TableError`.
"""

from __future__ import annotations

from grognard import bots
from grognard.core.game import InputError, Json
from grognard.server import entries
from grognard.server.entries import Entry
from grognard.server.errors import TableError
from grognard.server.guests import readable
from grognard.server.table import GATHERING, PLAYING, Table

MOST_OF_A_NAME = 60  # letters in the name of a deck


def sit(table: Table, guest: int, name: str, seat: int) -> Entry:
    """Take a free seat, a bot's seat before the start, or one's own seat back."""
    if seat >= len(table.seats):
        raise TableError("no_such_seat", f"This table has seats 1 to {len(table.seats)}.")
    found = table.seats[seat]
    if found.guest == guest and found.away and table.is_between:
        return entries.Away(seat, False)
    if found.guest == guest and found.away and table.phase == PLAYING and not found.resigned:
        if table.is_out_of_time(seat):
            raise TableError("out_of_time", "That seat has no time left; a bot plays it to the end.")
        return entries.Away(seat, False)
    table.require(GATHERING)
    if found.guest:
        raise TableError("seat_taken", "Somebody sits there already.")
    require_no_match(table)
    return entries.Sit(seat, guest, name)


def stand(table: Table, guest: int, seat: int) -> Entry:
    """Give a seat up; in a running game a bot plays it until its person is back."""
    found = table.own_seat(guest, seat)
    if table.phase == GATHERING and not table.is_between:
        return entries.Stand(seat)
    if not table.is_between:
        table.require(PLAYING)
    if found.away:
        raise TableError("is_away", "A bot plays that seat already.")
    return entries.Away(seat, True)


def remove(table: Table, guest: int, seat: int) -> Entry:
    """The host takes a seat from somebody before the start."""
    require_host(table, guest)
    if seat >= len(table.seats) or not table.seats[seat].guest:
        raise TableError("no_such_seat", "Nobody sits there.")
    return entries.Stand(seat, "host")


def put_bot(table: Table, guest: int, seat: int, name: str) -> Entry:
    """The host puts a bot on a seat, or takes it away."""
    require_host(table, guest)
    if seat >= len(table.seats) or table.seats[seat].guest:
        raise TableError("seat_taken", "Somebody sits there already.")
    if name and name not in bots.BOTS:
        raise TableError("no_such_bot", f"There is no bot {name!r}; expected {', '.join(bots.BOTS)}.")
    return entries.PutBot(seat, name)


def bring_deck(table: Table, guest: int, seat: int, words: str) -> Entry:
    """Bring a deck to one's own seat, or as the host to a bot's; an empty text takes it away."""
    table.require(GATHERING)
    if table.is_between:
        return exchange_cards(table, guest, seat, words)
    is_hosts = guest == table.host and seat < len(table.seats) and not table.seats[seat].guest
    if not is_hosts:
        table.own_seat(guest, seat)
    return entries.BringDeck(seat, checked_deck(table, words))


def exchange_cards(table: Table, guest: int, seat: int, words: str) -> Entry:
    """Between the games of a match: exchange cards of one's own deck for cards beside it."""
    found = table.own_seat(guest, seat)
    if found.ready:
        raise TableError("is_ready", "That seat is ready. To change its deck, say first that it is not.")
    assert found.deck is not None
    try:
        return entries.BringDeck(seat, table.game.require_decks().exchange(found.deck, words))
    except InputError as input_error:
        raise TableError("bad_deck", str(input_error), input_error.words.get("rule", ""), input_error) from None


def checked_deck(table: Table, words: str) -> Json | None:
    """A deck that is legal at the table, or None for an empty text."""
    if not words.strip():
        return None
    try:
        deck = table.game.require_decks().read(words, table.options)
    except InputError as input_error:
        raise TableError("bad_deck", str(input_error)) from None
    return {**deck, "name": readable(deck["name"])[:MOST_OF_A_NAME]}


def make_ready(table: Table, guest: int, seat: int, yes: bool) -> Entry:
    """Say that the next game of a match may begin for a seat, or may not yet."""
    table.own_seat(guest, seat)
    table.require(GATHERING)
    if not table.is_between:
        raise TableError("not_between", "A seat is ready only between the games of a match.")
    return entries.Ready(seat, yes)


def due_start(table: Table) -> Entry | None:
    """The start of the next game of a match, once one person is ready and the table need not wait for anybody else."""
    if not table.is_between:
        return None
    people = [seat for seat in table.seats if seat.guest]
    waits = any(not seat.ready and not seat.away for seat in people)
    return None if waits or not any(seat.ready for seat in people) else beginning(table)


def start(table: Table, guest: int) -> Entry:
    """The host begins the game."""
    table.require(GATHERING)
    if table.is_between:
        raise TableError("not_ready", "The next game begins when everybody is ready.")
    require_host(table, guest)
    if any(seat.is_free for seat in table.seats):
        raise TableError("seats_free", "Not every seat is taken.")
    return beginning(table)


def beginning(table: Table) -> Entry:
    """The entry with which the game begins: it records the decks and what the cards are, should ours change later."""
    match = table.new_match()
    decks, pins = list(match.dealt), dict(match.pins())
    if table.beginning:
        return entries.Branch(table.beginning, decks, pins)
    return entries.Start(decks, pins)


def require_host(table: Table, guest: int) -> None:
    """Refuse a request that only the host may make, and only before the start."""
    table.require(GATHERING)
    require_no_match(table)
    if guest != table.host:
        raise TableError("not_host", "Only the host may do that.")


def require_no_match(table: Table) -> None:
    """Refuse to change seats between the games of a match."""
    if table.is_between:
        raise TableError("is_between", "The seats stay as they are until the match is over.")
