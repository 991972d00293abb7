"""The endpoint of sockets: a hello, then messages both ways."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send

from grognard.server import wire
from grognard.server.connection import Connection
from grognard.server.errors import TableError
from grognard.server.fast_socket import EXTENSION
from grognard.server.http_common import address_of, hub_of, is_same_origin
from grognard.server.inbox import Inbox
from grognard.server.limits import Bucket, Counter, Limits
from grognard.server.request_guard import refuse_socket

STRIKES = 100  # how many messages over the limit close a socket


class SocketEndpoint:
    """Accepts sockets, within limits."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.by_address = Counter(limits.sockets_per_address)
        self.open_sockets = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if (await receive())["type"] != "websocket.connect":
            return
        if not is_same_origin(scope):
            await refuse_socket(TableError("foreign_origin", "That page may not speak to this server."), send)
            return
        is_full = self.limits.sockets and self.open_sockets >= self.limits.sockets
        if is_full or not self.by_address.enter(address):
            await refuse_socket(TableError("too_many", "Too many sockets are open; try again later."), send)
            return
        self.open_sockets += 1
        try:
            await send({"type": "websocket.accept"})
            await self.serve(scope, receive, send)
        finally:
            self.open_sockets -= 1
            self.by_address.leave(address)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket from its hello to its end."""
        hub = hub_of(scope)
        try:
            event = await asyncio.wait_for(receive(), self.limits.hello)
            if event["type"] == "websocket.disconnect":
                return
            hello = decoded(event.get("text"))
            if not isinstance(hello, wire.Hello):
                raise TableError("no_hello", "Expected `hello` first.")
            connection = hub.presence.join(hello)
        except TimeoutError:
            await close(send, TableError("no_hello", "No `hello` came in time."))
            return
        except TableError as error:
            await close(send, error)
            return
        fast = scope.get("extensions", {}).get(EXTENSION)
        receiver = MessageReceiver(hub.inbox, connection, self.limits.messages_per_second)
        if fast is not None:
            connection.write = fast.write
            fast.on_message = receiver.receive
        sender = asyncio.create_task(send_queued(send, connection))
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                receiver.receive(event.get("text"))
        finally:
            if fast is not None:
                fast.on_message = connection.write = None
            hub.presence.part(connection)
            sender.cancel()


class MessageReceiver:
    """Decodes the messages of one client and passes them on, unless there are too many."""

    __slots__ = ("bucket", "connection", "inbox", "strikes")

    def __init__(self, inbox: Inbox, connection: Connection, rate: float) -> None:
        self.inbox = inbox
        self.connection = connection
        self.bucket = Bucket(rate, 2 * rate) if rate else None
        self.strikes = 0

    def receive(self, text: str | bytes | None) -> None:
        """Take one message."""
        connection = self.connection
        if connection.close:
            return
        if self.bucket is not None and not self.bucket.take():
            self.strikes += 1
            connection.send(wire.encode(wire.Refusal("too_fast", "Slower, please.")))
            if self.strikes > STRIKES:
                connection.end(1008)
            return
        try:
            message = decoded(text)
            if isinstance(message, wire.Hello):
                raise TableError("bad_input", "`hello` was sent already.")
        except TableError as error:
            connection.send(wire.encode(wire.Refusal(error.code, error.text)))
            return
        self.inbox.receive(connection, message)


async def send_queued(send: Send, connection: Connection) -> None:
    """Send through ASGI, in order, what could not be written to a fast socket at once."""
    unsent, wake = connection.unsent, connection.wake
    with contextlib.suppress(OSError, RuntimeError):  # the client has gone, which its endpoint notices
        while True:
            connection.is_sending = True
            while unsent:
                await send({"type": "websocket.send", "text": unsent.popleft().decode()})
            connection.is_sending = False
            if connection.close:
                await send({"type": "websocket.close", "code": connection.close})
                return
            wake.clear()
            await wake.wait()


def decoded(text: str | bytes | None) -> Any:
    """A message; one that is malformed is refused."""
    if text is None:
        raise TableError("bad_input", "Expected a text message, not a binary one.")
    try:
        return wire.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as e:
        raise TableError("bad_input", str(e)) from None


async def close(send: Send, error: TableError) -> None:
    """Say why, and close the socket."""
    await send({"type": "websocket.send", "text": wire.encode(wire.Refusal(error.code, error.text)).decode()})
    await send({"type": "websocket.close", "code": 1008})
