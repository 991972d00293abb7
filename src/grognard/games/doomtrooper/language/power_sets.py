"""Sets of powers: any number of powers, each declared by its name, and fast to test."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 63  # powers that fit into an i64


class Powers:
    """A set of powers and bans; a single power is a set of one.

    The first 126 declared powers are in two machine words. All later powers share `rest`, a Python int of any size,
    which compiled code tests as fast as a word until it holds more than 62 powers.
    """

    __slots__ = ("first", "rest", "second")

    def __init__(self, first: i64 = 0, second: i64 = 0, rest: int = 0) -> None:
        self.first = first
        self.second = second
        self.rest = rest

    def has(self, any_of: Powers) -> bool:
        """Whether at least one of these powers is in the set."""
        if self is NOTHING:
            return False  # as most are
        if self.first & any_of.first or self.second & any_of.second:
            return True
        return self.rest != 0 and self.rest & any_of.rest != 0

    def is_within(self, of: Powers) -> bool:
        """Whether the set holds no other powers than these."""
        if self is NOTHING:
            return True
        if self.first & ~of.first or self.second & ~of.second:
            return False
        return self.rest == 0 or self.rest & ~of.rest == 0

    def __or__(self, other: Powers) -> Powers:
        if self.is_within(other):
            return other
        if other.is_within(self):
            return self
        return Powers(self.first | other.first, self.second | other.second, self.rest | other.rest)

    def __and__(self, of: Powers) -> Powers:
        if self.is_within(of):
            return self
        if not self.has(of):
            return NOTHING
        return Powers(self.first & of.first, self.second & of.second, self.rest & of.rest)

    def __bool__(self) -> bool:
        return self.has(EVERYTHING)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Powers) and self.is_within(other) and other.is_within(self)

    def __hash__(self) -> int:
        return hash((self.first, self.second, self.rest))


NOTHING: Final = Powers()
EVERYTHING: Final = Powers(-1, -1, -1)


class PowerTable:
    """The powers by name, in the order of their declarations; texts list powers in this order."""

    __slots__ = ("powers",)

    def __init__(self) -> None:
        self.powers: dict[str, Powers] = {}

    def declare(self, name: str) -> Powers:
        """Declare a new power."""
        if name in self.powers:
            raise ValueError(f"two powers are called {name}")
        n = len(self.powers)
        if n < WORD:
            power = Powers(first=1 << n)
        elif n < 2 * WORD:
            power = Powers(second=1 << n - WORD)
        else:
            power = Powers(rest=1 << n - 2 * WORD)
        self.powers[name] = power
        return power

    def names_in(self, powers: Powers) -> list[str]:
        """The names of the powers in a set."""
        return [name for name, power in self.powers.items() if powers.has(power)]
