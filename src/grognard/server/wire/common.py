"""What all messages and bodies are made of, and how a table is set up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from grognard.core.field_docs import field_doc
from grognard.text import LANGUAGES

PROTOCOL = 1

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e]+$")]
TableId = Annotated[str, Meta(min_length=10, max_length=10, pattern=r"^[0-9a-z]+$")]
Token = Annotated[str, Meta(min_length=43, max_length=43, pattern=r"^[0-9A-Za-z_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Counted = Annotated[int, Meta(ge=0, le=1_000_000_000)]
if TYPE_CHECKING:
    Lang = str  # one of LANGUAGES; a type checker cannot read a list of values that is declared elsewhere
else:
    Lang = Literal[LANGUAGES]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Thing = Annotated[str, Meta(min_length=3, max_length=80, pattern=r"^[a-z_-]+:[^\x00-\x1f\x7f]+$")]
Line = Annotated[str, Meta(min_length=1, max_length=400)]
Option = bool | int | Annotated[str, Meta(max_length=4000)]
DeckText = Annotated[str, Meta(max_length=8000)]
CollectionText = Annotated[str, Meta(max_length=50_000)]
GameName = Annotated[str, Meta(max_length=40)]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Anything on the wire: unknown fields are refused, and fields with their default value are left out."""


class Clock(Message):
    """Thinking time: `none`; `move`, seconds for each answer; or `bank`, seconds for the whole game."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[
        Annotated[int, Meta(ge=5, le=30 * 86_400)], field_doc("for each answer, or for the whole game")
    ] = 60
    increment: Annotated[
        Annotated[int, Meta(ge=0, le=3600)], field_doc("with a bank: seconds added after each answer")
    ] = 0


class Setup(Message):
    """How a table is set up."""

    game: Annotated[str, Meta(max_length=40)]
    variant: Annotated[Annotated[str, Meta(max_length=40)], field_doc("empty: the first variant of the game")] = ""
    seats: Annotated[int, Meta(ge=1, le=9)] = 2
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Option], field_doc("as `GET /api/games` lists them")
    ] = {}
    bots: Annotated[
        Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=9)],
        field_doc("a bot's name for each seat, empty for a person"),
    ] = []
    decks: Annotated[
        Annotated[list[DeckText], Meta(max_length=9)],
        field_doc("for each seat a deck by name or as text, or an empty text; only the player of the seat sees it"),
    ] = []
    scene: Annotated[
        Annotated[str, Meta(max_length=120)],
        field_doc("a scenario whose position the game begins from, instead of variant, seats and options"),
    ] = ""
    games: Annotated[
        Literal[1, 3, 5],
        field_doc("games of a match, if the game has decks; whoever wins more than half of them wins the match"),
    ] = 1
    title: Annotated[str, Meta(max_length=60)] = ""
    lang: Annotated[Lang, field_doc("the language of clients that name none in `hello`")] = "en"
    clock: Clock = msgspec.field(default_factory=Clock)
    listed: Annotated[bool, field_doc("whether the lobby lists the table; otherwise it is found only by its link")] = (
        True
    )
    spectators: Annotated[bool, field_doc("whether anybody may watch")] = True
    delay: Annotated[
        Annotated[int, Meta(ge=0, le=3600)], field_doc("how many seconds later spectators see everything")
    ] = 0
    chat: bool = True
    patience: Annotated[
        Annotated[int, Meta(ge=0, le=7 * 86_400)],
        field_doc("seconds until a bot answers for somebody who has left; 0: never"),
    ] = 120
    pause: Annotated[
        Annotated[int, Meta(ge=0, le=10)],
        field_doc("most seconds before the table passes for a player with nothing to play; bots take a third of that"),
    ] = 1
