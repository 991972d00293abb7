"""How much anybody may ask for."""

from __future__ import annotations

import ipaddress
import time

MOST_REMEMBERED = 10_000  # addresses


class Limits:
    """The caps of a server; 0 is none."""

    __slots__ = (
        "body", "codes_a_minute", "decks", "decks_a_second", "guests_a_minute", "hello", "messages_a_second",
        "requests_a_second", "sockets", "sockets_an_address", "tables", "tables_an_address",
    )  # fmt: skip

    def __init__(self) -> None:
        self.body = 64 * 1024  # bytes of a request or a message
        self.codes_a_minute = 10  # typed at one address, so that nobody tries them all
        self.decks = 100  # that a guest keeps
        self.decks_a_second = 10  # read or drawn, for one address
        self.sockets = 4000
        self.sockets_an_address = 200
        self.tables = 5000  # open at a time
        self.tables_an_address = 50  # or of one guest
        self.guests_a_minute = 60  # from one address
        self.requests_a_second = 50  # from one address
        self.messages_a_second = 40  # on one socket
        self.hello = 10.0  # seconds within which a socket says who it is


def unlimited_limits() -> Limits:
    """No caps but those on sizes."""
    limits = Limits()
    limits.sockets = limits.sockets_an_address = limits.tables = limits.tables_an_address = 0
    limits.codes_a_minute = limits.decks_a_second = limits.guests_a_minute = 0
    limits.requests_a_second = limits.messages_a_second = 0
    return limits


def neighbourhood(host: str) -> str:
    """What counts as one address: of IPv6 the network, whose other addresses cost nothing."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


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


class Buckets:
    """A bucket for each address; those that have been full again for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more is allowed from an address."""
        if not self.rate:
            return True
        bucket = self.of.pop(address, None) or Bucket(self.rate, self.burst)
        self.of[address] = bucket  # the latest is last
        if len(self.of) > MOST_REMEMBERED:
            del self.of[next(iter(self.of))]
        return bucket.take()


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
