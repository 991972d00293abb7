"""What all messages and bodies are made of, and how a table is set up."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from grognard.core.shown import told

PROTOCOL = 1

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e]+$")]
TableId = Annotated[str, Meta(min_length=10, max_length=10, pattern=r"^[0-9a-z]+$")]
Token = Annotated[str, Meta(min_length=43, max_length=43, pattern=r"^[0-9A-Za-z_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Counted = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Lang = Literal["en", "cs", "ro"]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Thing = Annotated[str, Meta(min_length=3, max_length=80, pattern=r"^[a-z_-]+:[^\x00-\x1f\x7f]+$")]
Line = Annotated[str, Meta(min_length=1, max_length=400)]
Option = bool | int | Annotated[str, Meta(max_length=4000)]
DeckText = Annotated[str, Meta(max_length=8000)]
GameName = Annotated[str, Meta(max_length=40)]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Anything on the wire: nothing unknown is accepted, defaults are left out."""


class Clock(Message):
    """Thinking time: `none`; `move`: seconds for each answer; `bank`: seconds in all, and some for each answer."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[Annotated[int, Meta(ge=5, le=30 * 86_400)], told("for each answer, or in all")] = 60
    increment: Annotated[Annotated[int, Meta(ge=0, le=3600)], told("of a bank: seconds more for each answer")] = 0


class Setup(Message):
    """What a table agrees on before it is made."""

    game: Annotated[str, Meta(max_length=40)]
    variant: Annotated[Annotated[str, Meta(max_length=40)], told("the game's first one if empty")] = ""
    seats: Annotated[int, Meta(ge=1, le=9)] = 2
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Option], told("as `GET /api/games` lists them")] = {}
    bots: Annotated[
        Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=9)],
        told("a bot's name for each seat, empty for a person"),
    ] = []
    decks: Annotated[
        Annotated[list[DeckText], Meta(max_length=9)],
        told("for each seat a deck by name or as text, or an empty text; told to nobody but who sits there"),
    ] = []
    scene: Annotated[
        Annotated[str, Meta(max_length=120)],
        told("a scenario from whose position the game begins, instead of variant, seats and options"),
    ] = ""
    games: Annotated[
        Literal[1, 3, 5], told("of a match, for games with decks: whoever wins more than half of them wins it")
    ] = 1
    title: Annotated[str, Meta(max_length=60)] = ""
    lang: Annotated[Lang, told("of who does not say hello in another")] = "en"
    clock: Clock = msgspec.field(default_factory=Clock)
    listed: Annotated[bool, told("in the lobby; otherwise only by link")] = True
    spectators: Annotated[bool, told("whether anybody may watch")] = True
    delay: Annotated[Annotated[int, Meta(ge=0, le=3600)], told("seconds by which spectators lag behind")] = 0
    chat: bool = True
    patience: Annotated[
        Annotated[int, Meta(ge=0, le=7 * 86_400)], told("seconds until a bot answers for who has left; 0: never")
    ] = 120
    pause: Annotated[
        Annotated[int, Meta(ge=0, le=10)],
        told("seconds at most before the table passes for somebody who has nothing to play; bots take a third of it"),
    ] = 1
