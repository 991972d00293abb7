"""The messages that a client sends over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.field_docs import field_doc
from grognard.server.wire.common import (
    Counted,
    DeckText,
    Lang,
    Line,
    Message,
    Name,
    Notation,
    SeatNumber,
    TableId,
    Thing,
    Token,
)


class Hello(Message, tag="hello"):
    """The first message: who you are, and which table you join."""

    table: TableId
    token: Annotated[Token | None, field_doc("null: a spectator")] = None
    lang: Lang | None = None
    says: Annotated[bool, field_doc("false: without sentences, for programs")] = True
    since: Annotated[Counted | None, field_doc("how many events you know: later events are sent again")] = None


class Sit(Message, tag="sit"):
    """Take a free seat, a bot's seat before the start, or your own seat back."""

    seat: SeatNumber
    name: Annotated[Name | None, field_doc("who plays there, if several people share a device; null: the guest")] = None


class Stand(Message, tag="stand"):
    """Give a seat up before the start; later, let a bot play it until you are back."""

    seat: SeatNumber


class Remove(Message, tag="remove"):
    """The host takes a seat from somebody before the start."""

    seat: SeatNumber


class PutBot(Message, tag="bot"):
    """The host puts a bot on a free seat, or takes a bot away."""

    seat: SeatNumber
    name: Annotated[Annotated[str, Meta(max_length=20)], field_doc("empty: take the bot away")] = ""


class Bring(Message, tag="deck"):
    """Bring a deck to your seat before the start, in games with decks; the host may bring one to a bot's seat.

    Between the games of a match: your deck with some of its cards exchanged for cards of the sideboard.
    """

    seat: SeatNumber
    deck: Annotated[
        DeckText,
        field_doc("one of the game's decks by name, or a text with a count and a card on each line; empty: no deck"),
    ]


class Ready(Message, tag="ready"):
    """Between the games of a match: a seat is ready for the next one, which begins when every person is ready."""

    seat: SeatNumber
    yes: bool = True


class Start(Message, tag="start"):
    """The host begins the game; every seat must be taken."""


class Answer(Message, tag="answer"):
    """Answer the open question, named by its number."""

    seat: SeatNumber
    question: Annotated[Counted, field_doc("its number")]
    answer: Annotated[Notation, field_doc("one of the options, in the game's notation")]


class Why(Message, tag="why"):
    """Ask why an answer is not allowed, or why no answer may touch a thing."""

    seat: SeatNumber
    question: Counted
    answer: Annotated[Notation | None, field_doc("either this or a thing")] = None
    thing: Annotated[Thing | None, field_doc("as in the `touches` of options")] = None


class Hint(Message, tag="hint"):
    """Ask what a bot that sees only what the seat sees would answer."""

    seat: SeatNumber
    question: Annotated[Counted, field_doc("the number of the open question")]


class Undo(Message, tag="undo"):
    """Take back your last answer: free if nobody has learned anything since, otherwise with everybody's consent."""

    seat: SeatNumber
    question: Annotated[Counted, field_doc("the number of the open question")]


class Propose(Message, tag="propose"):
    """Offer a draw, or propose to abandon the game."""

    seat: SeatNumber
    what: Literal["draw", "abandon"]


class Consent(Message, tag="consent"):
    """Agree to a proposal, or decline it."""

    seat: SeatNumber
    proposal: Counted
    yes: bool


class Resign(Message, tag="resign"):
    """Give the game up."""

    seat: SeatNumber


class SetPolicy(Message, tag="policy"):
    """Say in which reaction windows you are asked: `useful`, `each card=always combat=never` … (see above)."""

    seat: SeatNumber
    policy: Annotated[str, Meta(min_length=1, max_length=900)]
    until: Annotated[bool, field_doc("pass in every window until your turn begins or you are attacked")] = False


class Chat(Message, tag="chat"):
    """Say something to the table."""

    text: Line


class Rematch(Message, tag="rematch"):
    """Open a new table like this one, with the same people."""


class Ping(Message, tag="ping"):
    """Ask whether the server is still there."""


FromClient = (
    Hello | Sit | Stand | Remove | PutBot | Bring | Ready | Start | Answer | Why | Hint | Undo | Propose | Consent
    | Resign | SetPolicy | Chat | Rematch | Ping
)  # fmt: skip
