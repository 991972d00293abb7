"""Guests: a name and a secret token, which is kept only as a hash and compared in constant time."""

from __future__ import annotations

import secrets
import time
import unicodedata
from hashlib import sha256
from hmac import compare_digest

TOKEN_BYTES = 32
# Control, format, surrogate, private and unassigned characters, and line separators: nobody can read them
UNREADABLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
MOST_MARKS = 2  # the most accents on one letter
LETTERS = "ACDEFGHJKLMNPQRTUVWXY34679"  # of a code; none of them looks like another
CODE_SIZE = 8
CODE_SECONDS = 600


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> bytes:
    """The hash under which a token is kept; with 256 random bits a plain hash is as good as a slow one."""
    return sha256(token.encode()).digest()


def readable(text: str) -> str:
    """A typed line without characters that are invisible, reverse the text or pile accents onto other lines."""
    kept = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category not in UNREADABLE and marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


class Guest:
    """A person who may sit at tables."""

    __slots__ = ("hash", "id", "name")

    def __init__(self, id: int, hash: bytes, name: str) -> None:
        self.id = id
        self.hash = hash
        self.name = name


class Guests:
    """Everybody the server knows."""

    def __init__(self) -> None:
        self.by_id: dict[int, Guest] = {}
        self.by_key: dict[bytes, Guest] = {}  # by the first half of the hash; the whole hash is compared
        self.next = 1

    def add(self, id: int, hash: bytes, name: str) -> Guest:
        """Add a guest."""
        guest = Guest(id, hash, name)
        self.by_id[id] = guest
        self.by_key[hash[:16]] = guest
        self.next = max(self.next, id + 1)
        return guest

    def remove(self, guest: Guest) -> None:
        """Remove a guest who could not be written to disk."""
        del self.by_id[guest.id], self.by_key[guest.hash[:16]]

    def find(self, token: str) -> Guest | None:
        """The guest that a token belongs to."""
        hash = hashed(token)
        guest = self.by_key.get(hash[:16])
        return guest if guest is not None and compare_digest(guest.hash, hash) else None


class Codes:
    """Codes that bring a guest to another device: each works once, for some minutes, and is never stored."""

    def __init__(self) -> None:
        self.lent: dict[bytes, tuple[str, float]] = {}  # by the hash of a code: the token, and until when it works

    def lend(self, token: str) -> str:
        """A code that stands for a token; an earlier code no longer does."""
        now = time.monotonic()
        self.lent = {key: (own, until) for key, (own, until) in self.lent.items() if until > now and own != token}
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_SIZE))
        self.lent[hashed(code)] = (token, now + CODE_SECONDS)
        return code

    def redeem(self, typed: str) -> str | None:
        """The token that a typed code stands for; the code stops working."""
        code = "".join(letter for letter in typed.upper() if letter.isalnum())
        token, until = self.lent.pop(hashed(code), ("", 0.0))
        return token if until > time.monotonic() else None
