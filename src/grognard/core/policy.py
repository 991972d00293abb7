"""When a player wants to be asked whether to respond: the wish of a person at a table, which the engine never sees.

A game opens the same windows for every seat, whatever it holds. A player may let the table pass for them: a policy
says when it does so, from the moment, the options and the cards concerned alone. Passing is the first option of every
window. Unless a player wants to be asked always, the same question is not asked twice when nothing happens in between.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

ALWAYS: Final = "always"  # asked in every window
USEFUL: Final = "useful"  # asked if something could be played
FOR: Final = "for"  # asked if something could be played, only at these moments
EACH: Final = "each"  # a separate choice for each moment
CARDS: Final = "cards"  # asked if one of these cards could be played, or was played and may be answered
NEVER: Final = "never"
MODES: Final = (ALWAYS, USEFUL, FOR, NEVER)
WAYS: Final = (ALWAYS, USEFUL, CARDS, NEVER)  # the choices for a single moment
MOST_CARDS: Final = 20


def no_cards() -> Collection[str]:
    """The cards that a window is about, for policies that do not name cards: none."""
    return ()


class Policy:
    """When a seat is asked in windows."""

    __slots__ = ("cards", "mode", "moments", "ways")

    def __init__(
        self,
        mode: str = USEFUL,
        moments: Sequence[str] = (),
        ways: Mapping[str, str] | None = None,
        cards: Sequence[str] = (),
    ) -> None:
        self.mode = mode
        self.moments = tuple(moments)
        self.ways = dict(ways or {})  # the choice for each moment, of a policy EACH
        self.cards = tuple(cards)

    def way(self, moment: str) -> str:
        """The choice for a moment: always, useful, cards or never."""
        if self.mode == EACH:
            return self.ways.get(moment, USEFUL)
        if self.mode == FOR:
            return USEFUL if moment in self.moments else NEVER
        return self.mode

    def asks(
        self,
        moment: str,
        options: Sequence[int],
        again: bool = False,
        about: Callable[[], Collection[str]] = no_cards,
    ) -> bool:
        """Whether the player is asked; `moment` is empty for a question that is no window (Hints.moment).

        `again`: the player has just passed on the same options at the same moment, and nothing has happened since.
        `about` names the cards that could be played or may be answered.
        """
        way = self.way(moment)
        if not moment or way == ALWAYS:
            return True
        if way == NEVER or again or len(options) < 2:
            return False
        return way == USEFUL or any(card in self.cards for card in about())

    def passes_with_any_hand(self, moment: str) -> bool:
        """Whether an automatic pass reveals nothing of the hand, because only the moment decides."""
        return self.way(moment) == NEVER

    def spell(self) -> str:
        """`useful`, or `for card save`, or `each card=always combat=cards cards blood-beret`."""
        ways = [f"{moment}={way}" for moment, way in self.ways.items()]
        return " ".join((self.mode, *self.moments, *ways, *([CARDS, *self.cards] if self.cards else ())))


def parse(text: str, moments: Sequence[str]) -> Policy | None:
    """The policy that a text means, in a game with these moments; None if it means none."""
    mode, *chosen = text.split() or [""]
    if mode == EACH:
        return each(chosen, moments)
    if mode not in MODES or bool(chosen) != (mode == FOR) or any(word not in moments for word in chosen):
        return None
    return Policy(mode, list(dict.fromkeys(chosen)))


def each(words: Sequence[str], moments: Sequence[str]) -> Policy | None:
    """`card=always combat=cards cards blood-beret`: a choice for each moment, and the cards for the choice `cards`."""
    at = words.index(CARDS) if CARDS in words else len(words)
    ways = dict(word.partition("=")[::2] for word in words[:at])
    cards = list(dict.fromkeys(words[at + 1 :]))
    known = all(moment in moments and way in WAYS for moment, way in ways.items())
    if not ways or not known or len(cards) > MOST_CARDS or bool(cards) != (at < len(words)):
        return None
    return Policy(EACH, (), ways, cards)
