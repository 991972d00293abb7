"""How much anybody may ask for."""

from __future__ import annotations

import time


class Limits:
    """The caps of a server; 0 is none."""

    __slots__ = (
        "body", "guests_a_minute", "idle", "messages_a_second", "sockets", "sockets_an_address", "tables",
        "tables_an_address",
    )  # fmt: skip

    def __init__(self) -> None:
        self.body = 64 * 1024  # bytes of a request or a message
        self.sockets = 4000
        self.sockets_an_address = 200
        self.tables = 5000  # open at a time
        self.tables_an_address = 50
        self.guests_a_minute = 60  # from one address
        self.messages_a_second = 40  # on one socket
        self.idle = 120.0  # seconds after which a silent socket is asked whether it is there


def unlimited_limits() -> Limits:
    """No caps but those on sizes."""
    limits = Limits()
    limits.sockets = limits.sockets_an_address = limits.tables = limits.tables_an_address = 0
    limits.guests_a_minute = limits.messages_a_second = 0
    return limits


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Counter:
    """How many of something each address has."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.of: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One more, if that is allowed."""
        n = self.of.get(address, 0)
        if self.most and n >= self.most:
            return False
        self.of[address] = n + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        n = self.of.get(address, 0) - 1
        if n > 0:
            self.of[address] = n
        else:
            self.of.pop(address, None)
