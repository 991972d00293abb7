"""The messages that the server sends over the socket."""

from __future__ import annotations

from typing import Annotated, Any

from grognard.core.shown import told
from grognard.server.wire.common import Message, Setup


class SeatInfo(Message):
    """Who sits where."""

    seat: int
    name: str = ""
    bot: str = ""
    here: Annotated[bool, told("has a socket at the table")] = False
    clock: Annotated[float | None, told("seconds left")] = None
    resigned: bool = False
    away: Annotated[bool, told("a bot answers until the person is back")] = False
    policy: Annotated[str, told("of one's own seats only")] = ""
    until: Annotated[bool, told("passes everywhere until its turn or an attack; of one's own seats only")] = False
    deck: Annotated[str, told("its name; of one's own seats only")] = ""
    cards: Annotated[DeckCards | None, told("between games of a match: of one's own seats only")] = None
    ready: Annotated[bool, told("for the next game of a match")] = False


class CardCount(Message):
    """A card of a deck, and how often it is there."""

    count: int
    card: Annotated[str, told("its slug")]


class DeckCards(Message):
    """The cards of a deck: those that it is played with, and those beside it."""

    main: list[CardCount]
    side: list[CardCount]
    moved: Annotated[list[CardCount], told("how many more are played with than in the game before, or fewer")] = []


class MatchInfo(Message):
    """The match of several games that a table's game belongs to; each game has a table of its own."""

    games: Annotated[int, told("how many there are at most")]
    game: Annotated[int, told("which of them this is, from 1")]
    won: Annotated[list[int], told("games that each seat has won so far")]
    over: bool = False
    winners: Annotated[list[int], told("of the match, when it is over; empty: a draw")] = []
    before: Annotated[str, told("the table of the game before")] = ""


class Proposal(Message):
    """What is proposed, by whom, and who has agreed."""

    number: int
    what: Annotated[str, told("`undo`, `draw` or `abandon`")]
    seat: Annotated[int, told("who proposes")]
    agreed: Annotated[list[int], told("the seats that have agreed")]


class TableInfo(Message, tag="table"):
    """The table as everybody sees it."""

    id: str
    setup: Setup
    phase: Annotated[str, told("`gathering`, `playing`, `over` or `frozen`")]
    seats: list[SeatInfo]
    host: str
    commitment: Annotated[str, told("of the seed, which is told when the game is over")]
    rules: Annotated[str, told("their version, and a digest of the cards")]
    mine: Annotated[list[int], told("one's own seats")] = []
    watching: Annotated[int, told("sockets without a seat")] = 0
    proposal: Proposal | None = None
    score: Annotated[list[float] | None, told("1 shared by the winners")] = None
    ended: Annotated[str, told("`played`, `resigned`, `time`, `draw` or `abandoned`")] = ""
    seed: Annotated[str, told("when the game is over, and its match")] = ""
    next: Annotated[str, told("the table of the next game of a match, or of the rematch")] = ""
    hosting: Annotated[bool, told("whether one is the host")] = False
    undone: Annotated[int, told("how many times answers were taken back")] = 0
    match: MatchInfo | None = None
    why: Annotated[str, told("which rule or card has changed, where the game cannot be played on or watched")] = ""


class Choice(Message):
    """One answer that is open: its notation and, for people, its sentence and what one touches to give it."""

    answer: Annotated[str, told("what to send")]
    text: Annotated[str, told("what to show")] = ""
    touches: Annotated[list[str], told("the things of the view that it is about, `kind:what`, in order")] = []


class Question(Message):
    """The open question as one seat gets it; options only for who is asked."""

    number: int
    seat: int
    asked: Annotated[str, told("what kind of question it is")]
    prompt: str = ""
    options: Annotated[list[Choice] | None, told("only for who is asked")] = None
    passing: Annotated[bool, told("the seat's policy passes here; only its owner is told")] = False
    aims: Annotated[
        dict[str, list[str]], told("by thing, what it can be aimed at next, or `area:` where it will lie; as options")
    ] = {}


class Logged(Message):
    """What an event says."""

    text: str
    rule: Annotated[str, told("the number of the rule that it follows")] = ""


class Update(Message, tag="update"):
    """All that a seat, or a spectator, learns by what has just happened."""

    seat: Annotated[int | None, told("whose share it is; null: a spectator's")]
    first: Annotated[int, told("the number of the first of these events")]
    events: Annotated[list[Any], told("what has happened, as numbers")]
    log: Annotated[list[Logged], told("what has happened, as sentences: one for each event")]
    view: Annotated[Any, told("all that the seat may see, of the type that the game shows")]
    question: Annotated[Question | None, told("null: the game is over")]
    clocks: Annotated[list[float] | None, told("seconds that each seat has left")] = None
    notes: Annotated[dict[str, list[str]], told("what the engine says of things, by their names")] = {}


class Refusal(Message, tag="refused"):
    """Why something was not accepted; nothing has changed."""

    code: Annotated[str, told("for programs")]
    text: str
    rule: Annotated[str, told("the number of the rule that forbids it")] = ""
    question: Annotated[int | None, told("the number of the open question")] = None


class Accepted(Message, tag="accepted"):
    """An answer is on disk."""

    question: int
    seat: int


class Because(Message):
    """Why one of the answers that touch a thing is not open."""

    text: str
    rule: Annotated[str, told("the number of the rule")]
    answer: Annotated[str, told("in the game's notation")]


class Reason(Message, tag="reason"):
    """The answer to `why`: empty text if nothing speaks against it."""

    question: int
    answer: Annotated[str, told("that was asked about")] = ""
    text: Annotated[str, told("empty: nothing speaks against it")] = ""
    rule: Annotated[str, told("the number of the rule")] = ""
    thing: Annotated[str, told("that was asked about")] = ""
    because: Annotated[list[Because], told("of a thing; empty: nothing is known against it")] = []


class Hinted(Message, tag="hinted"):
    """What the bot would answer; nobody else is told."""

    question: int
    seat: int
    answer: Annotated[str, told("one of the options")]
    text: Annotated[str, told("its sentence")] = ""


class Removed(Message, tag="removed"):
    """The host has taken one's seat; one may sit down again."""

    seat: int
    host: Annotated[str, told("how the host is called")]


class Said(Message, tag="said"):
    """A line of chat."""

    name: str
    text: str
    at: Annotated[int, told("milliseconds since 1970")]
    seat: Annotated[int | None, told("null: a spectator")] = None


class Bye(Message, tag="bye"):
    """The server is going down; come back after so many seconds."""

    seconds: int


class Pong(Message, tag="pong"):
    """Still there."""


FromServer = TableInfo | Update | Refusal | Accepted | Reason | Hinted | Removed | Said | Bye | Pong
