"""An answer as one int: a verb and up to three small arguments. Words for it appear at the boundary (`Game.spell`)."""

from __future__ import annotations

from typing import Final

VERB: Final = 0x3F
ARG: Final = 0xFFF
A: Final = 6
B: Final = 18
C: Final = 30


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """The action `verb a b c`."""
    return verb | a << A | b << B | c << C


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
