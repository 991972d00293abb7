"""Numbers as they are printed: with the minus of typography, not a hyphen."""

from __future__ import annotations


def with_minus(n: int) -> str:
    """A number: `5`, `−2`."""
    return f"−{-n}" if n < 0 else str(n)


def signed(n: int) -> str:
    """A change: `+5`, `−2`."""
    return f"+{n}" if n >= 0 else with_minus(n)
