"""Limits on what one address, guest or socket may ask of the server."""

from __future__ import annotations

import ipaddress
import time

MOST_REMEMBERED = 10_000  # how many addresses are remembered


class Limits:
    """The limits of a server; 0 means no limit."""

    __slots__ = (
        "body", "codes_per_minute", "decks", "decks_per_second", "guests_per_minute", "hello", "messages_per_second",
        "requests_per_second", "sockets", "sockets_per_address", "tables", "tables_per_address",
    )  # fmt: skip

    def __init__(self) -> None:
        self.body = 64 * 1024  # bytes of a request or a message
        self.codes_per_minute = 10  # codes typed from one address, so that nobody can try them all
        self.decks = 100  # decks kept by one guest
        self.decks_per_second = 10  # checked or built at random, for one address
        self.sockets = 4000
        self.sockets_per_address = 200
        self.tables = 5000  # open at the same time
        self.tables_per_address = 50  # or by one guest
        self.guests_per_minute = 60  # from one address
        self.requests_per_second = 50  # from one address
        self.messages_per_second = 40  # on one socket
        self.hello = 10.0  # seconds within which a socket must say hello


def unlimited_limits() -> Limits:
    """Limits on sizes only, for load tests."""
    limits = Limits()
    limits.sockets = limits.sockets_per_address = limits.tables = limits.tables_per_address = 0
    limits.codes_per_minute = limits.decks_per_second = limits.guests_per_minute = 0
    limits.requests_per_second = limits.messages_per_second = 0
    return limits


def neighbourhood(host: str) -> str:
    """What counts as one address: for IPv6 the whole network, because a person can use all of its addresses."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


class Bucket:
    """Allows a burst, and after that a steady rate per second."""

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
    """A bucket for each address; the least recently used address is forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more is allowed from an address."""
        if not self.rate:
            return True
        bucket = self.of.pop(address, None) or Bucket(self.rate, self.burst)
        self.of[address] = bucket  # the latest comes last
        if len(self.of) > MOST_REMEMBERED:
            del self.of[next(iter(self.of))]
        return bucket.take()


class Counter:
    """Counts what each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.of: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count one more; return False if that is too many."""
        n = self.of.get(address, 0)
        if self.most and n >= self.most:
            return False
        self.of[address] = n + 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        n = self.of.get(address, 0) - 1
        if n > 0:
            self.of[address] = n
        else:
            self.of.pop(address, None)
