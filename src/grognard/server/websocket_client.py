"""A small websocket client: enough to drive many sockets from one process without weighing more than the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT = 0x1
CLOSE = 0x8
PING = 0x9
PONG = 0xA


class Socket(asyncio.Protocol):
    """One socket; it calls `on_message` with every whole message and `on_close` with the closing code."""

    def __init__(
        self, host: str, path: str, on_message: Callable[[bytes], None], on_close: Callable[[int], None]
    ) -> None:
        self.on_message = on_message
        self.on_close = on_close
        self.data = bytearray()
        self.whole = bytearray()
        self.is_open = False
        self.code = 1006
        key = base64.b64encode(os.urandom(16)).decode()
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.ready: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.is_open:
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return
            self.is_open = self.data.startswith(b"HTTP/1.1 101")
            del self.data[: end + 4]
            if not self.ready.done():
                self.ready.set_result(self.is_open)
        while self.frame():
            pass

    def frame(self) -> bool:
        """Take one frame off the data that has arrived; return False if there is no complete frame."""
        data = self.data
        if len(data) < 2:
            return False
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return False
        kind, last = data[0] & 15, data[0] & 128
        body = bytes(data[start : start + size])
        del data[: start + size]
        if kind == CLOSE:
            self.code = int.from_bytes(body[:2], "big") if len(body) >= 2 else 1005
            self.transport.close()
        elif kind == PING:
            self.write(PONG, body)
        elif kind != PONG:
            self.whole += body
            if last:
                message = bytes(self.whole)
                self.whole.clear()
                self.on_message(message)
        return True

    def write(self, kind: int, body: bytes) -> None:
        """Send one frame. Its mask is all zeros, which every server accepts; nothing needs hiding here."""
        size = len(body)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        elif size < 65536:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((0x80 | kind, 0x80 | 127)) + size.to_bytes(8, "big")
        self.transport.write(head + b"\0\0\0\0" + body)

    def send(self, message: bytes) -> None:
        """Send a message."""
        self.write(TEXT, message)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_result(False)
        self.on_close(self.code)


async def open_socket(
    host: str,
    port: int,
    on_message: Callable[[bytes], None],
    on_close: Callable[[int], None],
    path: str = "/api/socket",
) -> Socket | None:
    """A socket to a server, or None if the server refuses it."""
    loop = asyncio.get_running_loop()
    try:
        _, socket = await loop.create_connection(
            lambda: Socket(f"{host}:{port}", path, on_message, on_close), host, port
        )
    except OSError:
        return None
    return socket if await socket.ready else None
