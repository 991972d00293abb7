"""An answer as one int: a verb and up to three small arguments. Words for it appear at the boundary (`Game.spell`)."""

from __future__ import annotations

from typing import Any, Final

VERB: Final = 0x3F
ARG: Final = 0xFFF
A: Final = 6
B: Final = 18
C: Final = 30


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """The action `verb a b c`."""
    return verb | a << A | b << B | c << C


def action_table(verb: int, shift: int = A, n: int = ARG + 1) -> list[Any]:
    """A table of a verb's actions, one for each value of the argument at `shift`.

    Looking an action up is faster than packing it. The list is typed Any, because compiled code would unbox each int
    and box it again.
    """
    return [verb | k << shift for k in range(n)]


def verb_of(action: int) -> int:
    """The verb of an action."""
    return action & VERB


def first(action: int) -> int:
    """The first argument of an action."""
    return action >> A & ARG


def second(action: int) -> int:
    """The second argument of an action."""
    return action >> B & ARG


def third(action: int) -> int:
    """The third argument of an action."""
    return action >> C & ARG
