"""Messages from clients at tables: each is carried out, or refused with the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from grognard.core.game import InputError
from grognard.core.match import IllegalAnswer
from grognard.server import agreements, explanations, moves, seating, wire
from grognard.server.background import Background
from grognard.server.chat import Chat
from grognard.server.connection import Connection
from grognard.server.errors import TableError
from grognard.server.guests import Guest
from grognard.server.hints import Hints
from grognard.server.journal import Journal
from grognard.server.lobby import Lobby, shown_name
from grognard.server.table import FROZEN, PLAYING
from grognard.server.table_sockets import TableSockets

COME_BACK = 3  # seconds, said when the server goes down


class Inbox:
    """Receives every message after `hello`."""

    def __init__(
        self,
        background: Background,
        sockets: TableSockets,
        journal: Journal,
        lobby: Lobby,
        chat: Chat,
        hints: Hints,
    ) -> None:
        self.background = background
        self.sockets = sockets
        self.journal = journal
        self.lobby = lobby
        self.chat = chat
        self.hints = hints

    def receive(self, connection: Connection, message: Any) -> None:
        """Carry out a message from somebody at a table, or tell them why not."""
        table = connection.table
        try:
            if self.background.is_stopping:
                raise TableError("going_down", f"The server is shutting down; come back in {COME_BACK} seconds.")
            if table.phase == FROZEN and not isinstance(message, wire.Ping):
                table.require(PLAYING)
            RECEIVERS[type(message)](self, connection, message)
        except IllegalAnswer as refused:
            reason = refused.reason
            text = table.tongue(connection.lang).reason(reason, table.asked)
            connection.send(wire.encode(wire.Refusal("illegal", text, reason.rule, table.question)))
        except TableError as error:
            number = table.question if table.match is not None and not connection.is_delayed else None
            text = error.text
            if error.mistake is not None and error.mistake.saying:
                text = table.tongue(connection.lang).mistake(error.mistake.saying, error.mistake.words)
            connection.send(wire.encode(wire.Refusal(error.code, text, error.rule, number)))
        except InputError as input_error:
            connection.send(wire.encode(wire.Refusal("bad_input", str(input_error))))
        except Exception as e:
            self.journal.freeze(table, {"do": "message", "message": msgspec.to_builtins(message)}, e)

    def answer(self, connection: Connection, message: wire.Answer) -> None:
        """Answer the open question; the client is sent `accepted` when the answer is on disk."""
        table = connection.table
        entry = moves.answer(table, connection.guest_id, message.seat, message.question, message.answer)
        accepted = wire.encode(wire.Accepted(message.question, message.seat))
        self.journal.enter(table, entry, lambda: connection.send(accepted))

    def why(self, connection: Connection, message: wire.Why) -> None:
        """Say why an answer is not allowed."""
        table = connection.table
        found = explanations.explain(table, connection.guest_id, message, table.tongue(connection.lang))
        connection.send(wire.encode(found))

    def hint(self, connection: Connection, message: wire.Hint) -> None:
        """Ask a bot what it would answer."""
        self.hints.give(connection, message)

    def sit(self, connection: Connection, message: wire.Sit) -> None:
        """Take a seat."""
        guest = named_guest(connection, "A spectator without a name cannot sit down.")
        name = guest.name if message.name is None else shown_name(message.name)
        self.journal.enter(connection.table, seating.sit(connection.table, guest.id, name, message.seat))

    def stand(self, connection: Connection, message: wire.Stand) -> None:
        """Give a seat up."""
        self.journal.enter(connection.table, seating.stand(connection.table, connection.guest_id, message.seat))

    def remove(self, connection: Connection, message: wire.Remove) -> None:
        """The host takes a seat from somebody; that person is told."""
        table = connection.table
        entry = seating.remove(table, connection.guest_id, message.seat)
        guest = table.seats[message.seat].guest
        removed = wire.encode(wire.Removed(message.seat, table.host_name))

        def tell() -> None:
            for other in self.sockets.at(table.id):
                if other.guest is not None and other.guest.id == guest:
                    other.send(removed)

        self.journal.enter(table, entry, tell)

    def put_bot(self, connection: Connection, message: wire.PutBot) -> None:
        """The host puts a bot on a seat."""
        table = connection.table
        self.journal.enter(table, seating.put_bot(table, connection.guest_id, message.seat, message.name))

    def bring(self, connection: Connection, message: wire.Bring) -> None:
        """Bring a deck."""
        if not connection.decks.take():
            raise TableError("too_fast", "Slower, please.")
        table = connection.table
        self.journal.enter(table, seating.bring_deck(table, connection.guest_id, message.seat, message.deck))

    def ready(self, connection: Connection, message: wire.Ready) -> None:
        """Be ready for the next game of a match."""
        table = connection.table
        self.journal.enter(table, seating.make_ready(table, connection.guest_id, message.seat, message.yes))

    def start(self, connection: Connection, message: wire.Start) -> None:
        """The host begins the game."""
        self.journal.enter(connection.table, seating.start(connection.table, connection.guest_id))

    def undo(self, connection: Connection, message: wire.Undo) -> None:
        """Take an answer back."""
        table = connection.table
        self.journal.enter(table, agreements.undo(table, connection.guest_id, message.seat, message.question))

    def propose(self, connection: Connection, message: wire.Propose) -> None:
        """Propose a draw, or to abandon the game."""
        table = connection.table
        self.journal.enter(table, agreements.propose(table, connection.guest_id, message.seat, message.what))

    def consent(self, connection: Connection, message: wire.Consent) -> None:
        """Agree to a proposal, or decline it."""
        table = connection.table
        entry = agreements.consent(table, connection.guest_id, message.seat, message.proposal, message.yes)
        self.journal.enter(table, entry)

    def resign(self, connection: Connection, message: wire.Resign) -> None:
        """Give the game up."""
        self.journal.enter(connection.table, agreements.resign(connection.table, connection.guest_id, message.seat))

    def set_policy(self, connection: Connection, message: wire.SetPolicy) -> None:
        """Say in which windows a seat wants to be asked."""
        table = connection.table
        entry = moves.set_policy(table, connection.guest_id, message.seat, message.policy, message.until)
        self.journal.enter(table, entry)

    def rematch(self, connection: Connection, message: wire.Rematch) -> None:
        """Open a new table like this one; that needs the disk, so a refusal comes later than others."""
        guest = named_guest(connection, "A spectator without a name cannot do that.")
        self.background.run(self.open_rematch(connection, guest))

    async def open_rematch(self, connection: Connection, guest: Guest) -> None:
        """Open the table of a rematch, or tell the client why not."""
        try:
            await self.lobby.rematch(connection.table, guest)
        except TableError as error:
            connection.send(wire.encode(wire.Refusal(error.code, error.text)))
        except InputError as input_error:
            connection.send(wire.encode(wire.Refusal("bad_input", str(input_error))))

    def say(self, connection: Connection, message: wire.Chat) -> None:
        """Say something to the table."""
        self.chat.say(connection, message.text)

    def ping(self, connection: Connection, message: wire.Ping) -> None:
        """Reply that the server is still there."""
        connection.send(wire.encode(wire.Pong()))


RECEIVERS: dict[type[Any], Callable[[Inbox, Connection, Any], None]] = {
    wire.Answer: Inbox.answer,
    wire.Why: Inbox.why,
    wire.Hint: Inbox.hint,
    wire.Sit: Inbox.sit,
    wire.Stand: Inbox.stand,
    wire.Remove: Inbox.remove,
    wire.PutBot: Inbox.put_bot,
    wire.Bring: Inbox.bring,
    wire.Ready: Inbox.ready,
    wire.Start: Inbox.start,
    wire.Undo: Inbox.undo,
    wire.Propose: Inbox.propose,
    wire.Consent: Inbox.consent,
    wire.Resign: Inbox.resign,
    wire.SetPolicy: Inbox.set_policy,
    wire.Rematch: Inbox.rematch,
    wire.Chat: Inbox.say,
    wire.Ping: Inbox.ping,
}


def named_guest(connection: Connection, why: str) -> Guest:
    """The guest of a connection; a spectator without a name is refused."""
    if connection.guest is None:
        raise TableError("unknown_token", why)
    return connection.guest
