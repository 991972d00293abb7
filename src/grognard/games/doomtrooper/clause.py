"""What speaks against an answer in Doomtrooper, and which of several reasons tells a player most.

Several clauses often forbid the same thing. The deepest tells most: the one that would remain if all others were
lifted. The owner of a card comes first: an order to another player's warrior is refused whatever that warrior could do,
and nothing about face-down cards may show.

If none of several things is possible, the one that comes closest tells most: that a warrior already has a card of this
kind, not that another warrior could never have it.
"""

from __future__ import annotations

from typing import Final

# How deep a reason lies, deepest first
# Numbered by make fields, in this order
WHOSE: Final = 0  # it is another player's, or is not there
NEVER: Final = 1  # a card or a warrior is not of that sort
FORBIDDEN: Final = 2  # a card in play is in the way
MOMENT: Final = 3  # not now
PRICE: Final = 4  # too few actions or D
AIMLESS: Final = 5  # nothing to aim at
USELESS: Final = 6  # nothing would change
# End of make fields
FARTHEST_FIRST: Final = (AIMLESS, NEVER, WHOSE, USELESS, FORBIDDEN, MOMENT, PRICE)  # how close to being allowed
NEARNESS: Final = [FARTHEST_FIRST.index(depth) for depth in range(len(FARTHEST_FIRST))]  # by depth


class Clause:
    """A clause of the rules that refuses something; functions `no_…` return it, or None if nothing is refused."""

    __slots__ = ("card", "depth", "rule", "saying")

    def __init__(self, rule: str, saying: str, depth: int, card: int = -1) -> None:
        self.rule = rule
        self.saying = saying
        self.depth = depth
        self.card = card  # the slot of the card in play that brings it about, or -1


def deeper(refusal: Clause | None, other: Clause | None) -> Clause | None:
    """Of two refusals of the same thing the one that lies deeper, the first if both lie as deep; OK is none."""
    if refusal is None or other is None:
        return refusal or other
    return other if other.depth < refusal.depth else refusal


def is_nearer(refusal: Clause, best: Clause | None) -> bool:
    """Whether the refusal of one thing tells more than the best so far of other things; OK is none so far."""
    return best is None or NEARNESS[refusal.depth] > NEARNESS[best.depth]
