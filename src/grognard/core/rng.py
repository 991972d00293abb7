"""Randomness as plain ints.

A real game draws through a keyed hash: a player who sees every card still cannot find its 128-bit seed.
Playouts may use a small generator instead; its 32-bit arithmetic compiles to machine integers.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

M32: Final = 0xFFFFFFFF
SEED_BITS: Final = 128
KEYED: Final = 1 << SEED_BITS  # set in the stored seed of a real game, so that a stored 0 means a playout


def keyed(seed: int, tick: int, n: int) -> int:
    """The `tick`-th number below `n` of a real game."""
    digest = blake2b(tick.to_bytes(8, "big"), digest_size=8, key=seed.to_bytes(17, "big")).digest()
    return (int.from_bytes(digest, "big") * n) >> 64


def xorshift(x: i64) -> i64:
    """The next state of the playouts' generator; never 0 when `x` is not."""
    x ^= (x << 13) & M32
    x ^= x >> 17
    return x ^ ((x << 5) & M32)


def scramble(seed: int) -> int:
    """A generator state for any seed: neighbouring seeds give very different states."""
    digest = blake2b((seed % KEYED).to_bytes(16, "big"), digest_size=4, person=b"playout").digest()
    return int.from_bytes(digest, "big") or 1


def commitment(seed: int) -> str:
    """A hash that is shown at the start of a game and later, with the seed, proves that the deal was not changed."""
    return blake2b(seed.to_bytes(16, "big"), digest_size=32, person=b"grognard-seed").hexdigest()


class Lots:
    """A small source of choices for random play, apart from the game's own dice."""

    def __init__(self, seed: int) -> None:
        self.x = scramble(seed)

    def below(self, n: int) -> int:
        """A number 0 ≤ x < n."""
        x: i64 = xorshift(self.x)
        self.x = x
        return (x * n) >> 32
