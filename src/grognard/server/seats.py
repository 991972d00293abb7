"""The seats of a table: who sits there, and what they have agreed with the table."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.game import Json
from grognard.core.policy import Policy
from grognard.text.people import bot_called, guest_called, told_apart

AWAKE = -1  # for a seat that does not pass in every window


class Seat:
    """One seat of a table."""

    __slots__ = ("away", "bank", "bot", "brought", "deck", "guest", "name", "policy", "ready", "resigned", "rests")

    def __init__(self, bot: str, bank: int) -> None:
        self.guest = 0  # 0: nobody
        self.name = ""
        self.bot = bot
        self.resigned = False
        self.away = False
        self.policy = Policy()
        self.rests = AWAKE  # otherwise the seat passes until the game's alarm for it is greater than this
        self.bank = bank  # milliseconds left
        self.deck: Json | None = None  # only its own player sees it
        self.brought: Json | None = None  # the deck of the game before in a match
        self.ready = False  # for the next game of a match

    @property
    def is_free(self) -> bool:
        """Whether nobody sits there, not even a bot."""
        return not self.guest and not self.bot

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot answers for the seat now."""
        return bool(self.bot) or self.away or self.resigned


def player_names(seats: Sequence[Seat], lang: str) -> list[str]:
    """The players as sentences call them; equal names get a number, as in the client."""
    return told_apart([guest_called(seat.name, lang) or bot_called(seat.bot, lang) for seat in seats])
