"""What people say at a table: each message is answered, or refused with the reason."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.core.game import Oops
from grognard.core.match import Refused
from grognard.server import clock, reasons, wire
from grognard.server.connection import Connection
from grognard.server.guests import Guest, readable
from grognard.server.lobby import named
from grognard.server.table import FROZEN, PLAYING, STAND_IN, No

if TYPE_CHECKING:
    from grognard.server.hub import Hub

COME_BACK = 3  # seconds, said when the server goes down


class Hearing:
    """Hears everybody out."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.hints: dict[str, tuple[int, asyncio.Task[int | None]]] = {}  # by table: of the last question hinted at

    def receive(self, connection: Connection, message: Any) -> None:
        """A message from somebody at a table."""
        table, guest = connection.table, connection.guest
        id = guest.id if guest else 0
        try:
            if self.hub.stopping:
                raise No("going_down", f"The server is going down; come back in {COME_BACK} seconds.")
            if table.phase == FROZEN and not isinstance(message, wire.Ping):
                table.require(PLAYING)
            match message:
                case wire.Answer():
                    entry = table.answer(id, message.seat, message.question, message.answer)
                    accepted = wire.encode(wire.Accepted(message.question, message.seat))
                    self.hub.enter(table, entry, lambda: connection.send(accepted))
                case wire.Why():
                    self.explain(connection, message)
                case wire.Hint():
                    self.hint(connection, message)
                case wire.Sit():
                    if guest is None:
                        raise No("unknown_token", "A spectator without a name cannot sit down.")
                    name = guest.name if message.name is None else named(message.name)
                    self.hub.enter(table, table.sit(id, name, message.seat))
                case wire.Stand():
                    self.hub.enter(table, table.stand(id, message.seat))
                case wire.Remove():
                    self.remove(connection, message.seat)
                case wire.PutBot():
                    self.hub.enter(table, table.put_bot(id, message.seat, message.name))
                case wire.Bring():
                    self.bring(connection, message)
                case wire.Ready():
                    self.hub.enter(table, table.make_ready(id, message.seat, message.yes))
                case wire.Start():
                    self.hub.enter(table, table.start(id))
                case wire.Undo():
                    self.hub.enter(table, table.undo(id, message.seat, message.question))
                case wire.Propose():
                    self.hub.enter(table, table.propose(id, message.seat, message.what))
                case wire.Consent():
                    self.hub.enter(table, table.consent(id, message.seat, message.proposal, message.yes))
                case wire.Resign():
                    self.hub.enter(table, table.resign(id, message.seat))
                case wire.SetPolicy():
                    self.hub.enter(table, table.set_policy(id, message.seat, message.policy, message.until))
                case wire.Rematch():
                    if guest is None:
                        raise No("unknown_token", "A spectator without a name cannot do that.")
                    self.hub.task(self.rematch_or_say_why(connection, guest))
                case wire.Chat():
                    self.say(connection, message.text)
                case wire.Ping():
                    connection.send(wire.encode(wire.Pong()))
                case _:
                    raise No("not_now", "That cannot be said now.")
        except Refused as refused:
            reason = refused.reason
            text = self.hub.teller.tongue(table, connection.lang).reason(reason, table.asked)
            connection.send(wire.encode(wire.Refusal("illegal", text, reason.rule, table.question)))
        except No as no:
            number = table.question if table.match is not None and not connection.is_delayed else None
            text = no.text
            if no.slip is not None and no.slip.saying:
                text = self.hub.teller.tongue(table, connection.lang).slip(no.slip.saying, no.slip.words)
            connection.send(wire.encode(wire.Refusal(no.code, text, no.rule, number)))
        except Oops as oops:
            connection.send(wire.encode(wire.Refusal("bad_input", str(oops))))
        except Exception as e:
            self.hub.freeze(table, {"do": "message", "message": msgspec.to_builtins(message)}, e)

    async def rematch_or_say_why(self, connection: Connection, guest: Guest) -> None:
        """A rematch needs the disk, so its refusal comes later than others."""
        try:
            await self.hub.lobby.rematch(connection.table, guest)
        except No as no:
            connection.send(wire.encode(wire.Refusal(no.code, no.text)))
        except Oops as oops:
            connection.send(wire.encode(wire.Refusal("bad_input", str(oops))))

    def explain(self, connection: Connection, asked: wire.Why) -> None:
        """Why something is no answer."""
        guest = connection.guest.id if connection.guest else 0
        tongue = self.hub.teller.tongue(connection.table, connection.lang)
        connection.send(wire.encode(reasons.explained(connection.table, guest, asked, tongue)))

    def remove(self, connection: Connection, seat: int) -> None:
        """The host takes a seat from somebody, who is told."""
        table = connection.table
        entry = table.remove(connection.guest.id if connection.guest else 0, seat)
        guest = table.seats[seat].guest
        removed = wire.encode(wire.Removed(seat, table.host_name))

        def tell() -> None:
            for other in self.hub.at_table.get(table.id, ()):
                if other.guest is not None and other.guest.id == guest:
                    other.send(removed)

        self.hub.enter(table, entry, tell)

    def bring(self, connection: Connection, brought: wire.Bring) -> None:
        """Somebody brings a deck."""
        if not connection.decks.take():
            raise No("too_fast", "Slower, please.")
        table = connection.table
        guest = connection.guest.id if connection.guest else 0
        self.hub.enter(table, table.bring(guest, brought.seat, brought.deck))

    def hint(self, connection: Connection, asked: wire.Hint) -> None:
        """Somebody wants to know what a bot would do: it thinks once for each question, beside the table."""
        table = connection.table
        table.may_be_hinted(connection.guest.id if connection.guest else 0, asked.seat, asked.question)
        if not connection.hints.take():
            raise No("too_fast", "Slower, please.")
        thought = self.hints.get(table.id)
        if thought is None or thought[0] != asked.question:
            work = self.hub.loop.create_task(self.hub.course.thinkers.considered(table, STAND_IN))
            thought = self.hints[table.id] = (asked.question, work)
            self.hub.tasks.add(work)
            work.add_done_callback(self.hub.tasks.discard)
        self.hub.task(self.tell_hint(connection, asked, thought[1]))

    async def tell_hint(self, connection: Connection, asked: wire.Hint, thought: asyncio.Task[int | None]) -> None:
        """What was thought out, if the question is still open by then."""
        table = connection.table
        try:
            chosen = await asyncio.shield(thought)
        except Exception as e:
            self.hub.report(table, {"do": "hint", "seat": asked.seat}, e)
            chosen = None
        if table.phase != PLAYING or table.question != asked.question:
            connection.send(wire.encode(wire.Refusal("stale", "That question is closed.", question=table.question)))
        elif chosen is None:
            connection.send(wire.encode(wire.Refusal("no_hint", "Nothing came to mind in time.")))
        else:
            text = self.hub.teller.tongue(table, connection.lang).action(chosen, table.state)
            hinted = wire.Hinted(asked.question, asked.seat, reasons.spelled(table, chosen), text)
            connection.send(wire.encode(hinted))

    def say(self, connection: Connection, text: str) -> None:
        """A line of chat for everybody at the table."""
        table = connection.table
        if not table.setup.chat:
            raise No("chat_is_off", "This table has no chat.")
        if connection.guest is None:
            raise No("unknown_token", "Only guests with a name can talk.")
        if not connection.chat.take():
            raise No("too_fast", "Slower, please.")
        said = readable(text)
        if not said:
            raise No("bad_input", "There is nothing to read in that.")
        seat = connection.seats[0] if connection.seats else None
        line = wire.encode(wire.Said(connection.guest.name, said, clock.now(), seat))
        self.hub.store.add_chat(table.id, line)
        for other in self.hub.at_table.get(table.id, []):
            if seat is not None and other.is_delayed:
                self.hub.presence.send_later(other, line, table.setup.delay)  # players speak of the present
            else:
                other.send(line)
