"""Sockets that pass whole messages to and from tables directly, without a task or a queue in between.

This is uvicorn's own protocol with two more methods, which the application finds as an extension of the scope. On
another server there is no extension, and messages go through ASGI.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION = "grognard.fast_socket"
TEXT = b"\x81"  # a whole text message, in one frame


class FastSocket(WebSocketsSansIOProtocol):
    """One socket."""

    on_message: Callable[[bytes], None] | None = None  # called with every whole message

    def handle_connect(self, event: Request) -> None:
        """Offer this socket to the application, which begins to run after this."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, object], self.scope["extensions"])[EXTENSION] = self

    def handle_text(self, event: Frame) -> None:
        """Pass a whole message on; one that comes in pieces goes through ASGI."""
        if self.on_message is not None and event.fin:
            self.on_message(bytes(event.data))
        else:
            super().handle_text(event)

    def write(self, messages: Sequence[bytes]) -> bool:
        """Send messages at once; False if the socket cannot take them now."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        parts = []
        for message in messages:
            size = len(message)
            if size < 126:
                parts.append(TEXT + bytes((size,)))
            elif size < 65536:
                parts.append(TEXT + b"\x7e" + size.to_bytes(2, "big"))
            else:
                parts.append(TEXT + b"\x7f" + size.to_bytes(8, "big"))
            parts.append(message)
        self.transport.write(b"".join(parts))
        return True
