"""How to speak of a game without sayings of its own: by its notation and the players' names, in English only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any


class PlainTongue:
    """The least that a table needs to speak of a game; a game overrides what it can say better."""

    def __init__(self, spell: Callable[[int], str], names: Sequence[str] = ()) -> None:
        self.spell = spell
        self.names = names

    def name(self, seat: int, reader: int | None) -> str:
        """A seat at the beginning of a sentence."""
        if seat == reader:
            return "You"
        return (self.names[seat] if seat < len(self.names) else "") or f"Player {seat + 1}"

    def prompt(self, choice: Any, seat: int | None) -> str:
        """The open question."""
        return f"{self.name(choice.seat, seat)}: {choice.ask}?"

    def action(self, action: int, state: Any) -> str:
        """An answer, by its notation."""
        spelled = self.spell(action)
        return spelled[:1].upper() + spelled[1:]

    def event(self, event: Sequence[int], seat: int | None) -> str:
        """What happened, in numbers."""
        return f"Event {event[0]}: {', '.join(map(str, event[1:]))}."

    def reason(self, reason: Any, seat: int | None) -> str:
        """Why an answer is not legal."""
        return f"That is not legal: {reason.why.replace('_', ' ')}."

    def mistake(self, saying: str, words: Mapping[str, str]) -> str:
        """What is wrong with something that a player has written."""
        return saying.format(**words)

    def explain(self, name: str) -> str | None:
        """What a word on the table means."""
        return None

    def card(self, card: int) -> str:
        """The name of a card; this game has no cards."""
        return ""

    def card_text(self, card: int) -> str:
        """What a card does; this game has no cards."""
        return ""
