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


def ready(verb: int, shift: int = A, n: int = ARG + 1) -> list[Any]:
    """The actions of a verb with each first argument, or another one, made once.

    A table of whole numbers is faster than making them; typed as anything, because compiled code would unpack an int
    and pack it again.
    """
    return [verb | k << shift for k in range(n)]


def verb_of(action: int) -> int:
    """Which verb an action is."""
    return action & VERB


def first(action: int) -> int:
    """Its first argument."""
    return action >> A & ARG


def second(action: int) -> int:
    """Its second argument."""
    return action >> B & ARG


def third(action: int) -> int:
    """Its third argument."""
    return action >> C & ARG
