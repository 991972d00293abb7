"""A short way between sockets and tables: whole messages in and out without a task, a queue or a pause in between.

It is uvicorn's own protocol with two doors more, which it offers to the application as an extension of the scope; on
another server the application finds none and goes the usual way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION = "grognard.line"
TEXT = b"\x81"  # a whole text message, in one frame


class Line(WebSocketsSansIOProtocol):
    """One socket."""

    hear: Callable[[bytes], None] | None = None  # who takes messages as they come

    def handle_connect(self, event: Request) -> None:
        """Offer the doors to the application, which begins to run after this."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, object], self.scope["extensions"])[EXTENSION] = self

    def handle_text(self, event: Frame) -> None:
        """A message, or the beginning of one that comes in pieces."""
        if self.hear is not None and event.fin:
            self.hear(bytes(event.data))
        else:
            super().handle_text(event)

    def write(self, messages: Sequence[bytes]) -> bool:
        """Send messages at once; False if that cannot be done now."""
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
