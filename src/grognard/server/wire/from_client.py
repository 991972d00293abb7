"""The messages that a client sends over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.core.shown import told
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
    """The first message: who, and which table. `says` false leaves out the sentences, for programs."""

    table: TableId
    token: Annotated[Token | None, told("none: a spectator")] = None
    lang: Lang | None = None
    says: Annotated[bool, told("false leaves out the sentences, for programs")] = True
    since: Annotated[Counted | None, told("how many events are known: those after them are told again")] = None


class Sit(Message, tag="sit"):
    """Take a free seat, or a bot's before the start, or one's own back."""

    seat: SeatNumber
    name: Annotated[Name | None, told("who plays there, where several share a device; none: the guest")] = None


class Stand(Message, tag="stand"):
    """Give a seat up before the start; later, let a bot play it until one is back."""

    seat: SeatNumber


class Remove(Message, tag="remove"):
    """The host takes a seat from somebody before the start."""

    seat: SeatNumber


class PutBot(Message, tag="bot"):
    """The host puts a bot on a free seat, or with no name takes it away."""

    seat: SeatNumber
    name: Annotated[Annotated[str, Meta(max_length=20)], told("empty: take it away")] = ""


class Bring(Message, tag="deck"):
    """Bring a deck to an own seat before the start, where a game has decks; the host also to one without a person.

    Between the games of a match: the own deck with some of its cards exchanged for those beside it.
    """

    seat: SeatNumber
    deck: Annotated[
        DeckText, told("one of the game's by name, or its text: on each line a count and a card; empty: none")
    ]


class Ready(Message, tag="ready"):
    """Between the games of a match: the next one may begin for a seat. It begins when every person is ready."""

    seat: SeatNumber
    yes: bool = True


class Start(Message, tag="start"):
    """The host begins the game; every seat must be taken."""


class Answer(Message, tag="answer"):
    """Answer the open question by its number."""

    seat: SeatNumber
    question: Annotated[Counted, told("its number")]
    answer: Annotated[Notation, told("one of the options, in the game's notation")]


class Why(Message, tag="why"):
    """Ask why something is no answer, or what speaks against every answer that touches a thing."""

    seat: SeatNumber
    question: Counted
    answer: Annotated[Notation | None, told("this, or a thing")] = None
    thing: Annotated[Thing | None, told("as in the `touches` of options")] = None


class Hint(Message, tag="hint"):
    """Ask what a bot would answer that sees no more than the seat does."""

    seat: SeatNumber
    question: Annotated[Counted, told("the number of the open question")]


class Undo(Message, tag="undo"):
    """Take back one's own last answer: free if nothing was learned since, else with everybody's consent."""

    seat: SeatNumber
    question: Annotated[Counted, told("the number of the open question")]


class Propose(Message, tag="propose"):
    """Offer a draw, or propose to abandon the game."""

    seat: SeatNumber
    what: Literal["draw", "abandon"]


class Consent(Message, tag="consent"):
    """Agree to what is proposed, or not."""

    seat: SeatNumber
    proposal: Counted
    yes: bool


class Resign(Message, tag="resign"):
    """Give the game up."""

    seat: SeatNumber


class SetPolicy(Message, tag="policy"):
    """In which reaction windows one is asked, as told above: `useful`, `each card=always combat=never` …"""

    seat: SeatNumber
    policy: Annotated[str, Meta(min_length=1, max_length=900)]
    until: Annotated[bool, told("pass in every window until one's turn begins or one is attacked")] = False


class Chat(Message, tag="chat"):
    """Say something to the table."""

    text: Line


class Rematch(Message, tag="rematch"):
    """A new table like this one, with the same people."""


class Ping(Message, tag="ping"):
    """Still there?"""


FromClient = (
    Hello | Sit | Stand | Remove | PutBot | Bring | Ready | Start | Answer | Why | Hint | Undo | Propose | Consent
    | Resign | SetPolicy | Chat | Rematch | Ping
)  # fmt: skip
