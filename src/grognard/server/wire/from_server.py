"""The messages that the server sends over the socket."""

from __future__ import annotations

from typing import Annotated, Any

from grognard.core.field_docs import field_doc
from grognard.server.wire.common import Message, Setup


class SeatInfo(Message):
    """A seat, and who sits there."""

    seat: int
    name: str = ""
    bot: str = ""
    here: Annotated[bool, field_doc("whether the person has a socket at the table")] = False
    clock: Annotated[float | None, field_doc("seconds left")] = None
    resigned: bool = False
    away: Annotated[bool, field_doc("whether a bot answers until the person is back")] = False
    policy: Annotated[str, field_doc("only for your own seats")] = ""
    until: Annotated[bool, field_doc("passes in every window until its turn or an attack; only for your own seats")] = (
        False
    )
    deck: Annotated[str, field_doc("the name of the deck; only for your own seats")] = ""
    cards: Annotated[DeckCards | None, field_doc("between the games of a match, only for your own seats")] = None
    ready: Annotated[bool, field_doc("for the next game of a match")] = False


class CardCount(Message):
    """A card of a deck, and how many copies there are."""

    count: int
    card: Annotated[str, field_doc("its slug")]


class DeckCards(Message):
    """The cards of a deck: those that are played with, and the sideboard."""

    main: list[CardCount]
    side: list[CardCount]
    moved: Annotated[
        list[CardCount], field_doc("how many more copies are in play than in the game before; negative: fewer")
    ] = []


class MatchInfo(Message):
    """The match of several games that a table's game belongs to; each game has a table of its own."""

    games: Annotated[int, field_doc("how many games there are at most")]
    game: Annotated[int, field_doc("the number of this game, from 1")]
    won: Annotated[list[int], field_doc("how many games each seat has won so far")]
    over: bool = False
    winners: Annotated[list[int], field_doc("the winners of the match when it is over; empty: a draw")] = []
    before: Annotated[str, field_doc("the table of the game before")] = ""


class Proposal(Message):
    """A proposal, who made it, and who has agreed."""

    number: int
    what: Annotated[str, field_doc("`undo`, `draw` or `abandon`")]
    seat: Annotated[int, field_doc("the seat that proposes")]
    agreed: Annotated[list[int], field_doc("the seats that have agreed")]


class TableInfo(Message, tag="table"):
    """The table as everybody sees it."""

    id: str
    setup: Setup
    phase: Annotated[str, field_doc("`gathering`, `playing`, `over` or `frozen`")]
    seats: list[SeatInfo]
    host: str
    commitment: Annotated[str, field_doc("the commitment to the seed, which is shown when the game is over")]
    rules: Annotated[str, field_doc("the version of the rules, and a digest of the cards")]
    mine: Annotated[list[int], field_doc("your own seats")] = []
    watching: Annotated[int, field_doc("sockets without a seat")] = 0
    proposal: Proposal | None = None
    score: Annotated[list[float] | None, field_doc("one point, shared by the winners")] = None
    ended: Annotated[str, field_doc("`played`, `resigned`, `time`, `draw` or `abandoned`")] = ""
    seed: Annotated[str, field_doc("shown when the game and its match are over")] = ""
    next: Annotated[str, field_doc("the table of the next game of a match, or of the rematch")] = ""
    hosting: Annotated[bool, field_doc("whether you are the host")] = False
    undone: Annotated[int, field_doc("how many times answers were taken back")] = 0
    match: MatchInfo | None = None
    why: Annotated[
        str, field_doc("which rule or card has changed, if the game cannot be continued or watched because of it")
    ] = ""


class Choice(Message):
    """One option: its notation and, for people, a sentence and the things to touch."""

    answer: Annotated[str, field_doc("what to send")]
    text: Annotated[str, field_doc("what to show")] = ""
    touches: Annotated[list[str], field_doc("the things of the view to touch, in order, as `kind:what`")] = []


class Question(Message):
    """The open question as a seat sees it; only the seat that is asked sees the options."""

    number: int
    seat: int
    asked: Annotated[str, field_doc("what kind of question it is")]
    prompt: str = ""
    options: Annotated[list[Choice] | None, field_doc("only for the seat that is asked")] = None
    passing: Annotated[bool, field_doc("whether the seat's policy passes here; only for its owner")] = False
    aims: Annotated[
        dict[str, list[str]],
        field_doc(
            "for each thing, what it can be aimed at next, or `area:` and where it will lie; shown with the options"
        ),
    ] = {}


class Logged(Message):
    """An event as a sentence."""

    text: str
    rule: Annotated[str, field_doc("the number of the rule behind it")] = ""


class Update(Message, tag="update"):
    """Everything that a seat or a spectator learns from what has just happened."""

    seat: Annotated[int | None, field_doc("the seat it is for; null: a spectator")]
    first: Annotated[int, field_doc("the number of the first of these events")]
    events: Annotated[list[Any], field_doc("what has happened, as lists of numbers")]
    log: Annotated[list[Logged], field_doc("the same in sentences, one for each event")]
    view: Annotated[Any, field_doc("everything that the seat may see; its type depends on the game")]
    question: Annotated[Question | None, field_doc("null: the game is over")]
    clocks: Annotated[list[float] | None, field_doc("seconds that each seat has left")] = None
    notes: Annotated[dict[str, list[str]], field_doc("sentences about things, by their names")] = {}


class Refusal(Message, tag="refused"):
    """A message was refused, and nothing has changed."""

    code: Annotated[str, field_doc("for programs")]
    text: str
    rule: Annotated[str, field_doc("the number of the rule that forbids it")] = ""
    question: Annotated[int | None, field_doc("the number of the open question")] = None


class Accepted(Message, tag="accepted"):
    """An answer is on disk."""

    question: int
    seat: int


class Because(Message):
    """Why an answer that touches a thing is not allowed."""

    text: str
    rule: Annotated[str, field_doc("the number of the rule")]
    answer: Annotated[str, field_doc("in the game's notation")]


class Reason(Message, tag="reason"):
    """The reply to `why`."""

    question: int
    answer: Annotated[str, field_doc("the one that you asked about")] = ""
    text: Annotated[str, field_doc("empty: it is allowed")] = ""
    rule: Annotated[str, field_doc("the number of the rule")] = ""
    thing: Annotated[str, field_doc("the one that you asked about")] = ""
    because: Annotated[list[Because], field_doc("for a thing; empty: it may be touched")] = []


class Hinted(Message, tag="hinted"):
    """The reply to `hint`: what the bot would answer. Nobody else sees it."""

    question: int
    seat: int
    answer: Annotated[str, field_doc("one of the options")]
    text: Annotated[str, field_doc("its sentence")] = ""


class Removed(Message, tag="removed"):
    """The host has taken your seat from you; you may sit down again."""

    seat: int
    host: Annotated[str, field_doc("the name of the host")]


class Said(Message, tag="said"):
    """A line of chat."""

    name: str
    text: str
    at: Annotated[int, field_doc("milliseconds since 1970")]
    seat: Annotated[int | None, field_doc("null: a spectator")] = None


class Bye(Message, tag="bye"):
    """The server is shutting down; come back after this many seconds."""

    seconds: int


class Pong(Message, tag="pong"):
    """The server is still there."""


FromServer = TableInfo | Update | Refusal | Accepted | Reason | Hinted | Removed | Said | Bye | Pong
