"""The messages between server and client: strict structs, JSON on the wire, tagged by `type`.

docs/protocol.md and the client's types are made from these.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e]+$")]
TableId = Annotated[str, Meta(min_length=10, max_length=10, pattern=r"^[0-9a-z]+$")]
Token = Annotated[str, Meta(min_length=43, max_length=43, pattern=r"^[0-9A-Za-z_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Counted = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Lang = Literal["en", "cs", "ro"]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Line = Annotated[str, Meta(min_length=1, max_length=400)]
Option = bool | int | Annotated[str, Meta(max_length=4000)]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Anything on the wire: nothing unknown is accepted, defaults are left out."""


# How a table is set up


class Clock(Message):
    """Thinking time: `none`; `move`: seconds for each answer; `bank`: seconds in all, and some for each answer."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)] = 60
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Setup(Message):
    """What a table agrees on before it is made."""

    game: Annotated[str, Meta(max_length=40)]
    variant: Annotated[str, Meta(max_length=40)] = ""
    seats: Annotated[int, Meta(ge=1, le=9)] = 2
    options: dict[Annotated[str, Meta(max_length=40)], Option] = {}
    bots: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=9)] = []  # by seat; "" for a person
    title: Annotated[str, Meta(max_length=60)] = ""
    lang: Lang = "en"
    clock: Clock = msgspec.field(default_factory=Clock)
    listed: bool = True
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds by which spectators lag behind
    chat: bool = True
    patience: Annotated[int, Meta(ge=0, le=7 * 86_400)] = 120  # seconds until a bot answers for who has left; 0: never
    pause: Annotated[int, Meta(ge=0, le=10)] = (
        1  # seconds at most before the table passes for somebody with nothing to play
    )


# From the client, over the socket


class Hello(Message, tag="hello"):
    """The first message: who, and which table. `says` false leaves out the sentences, for programs."""

    table: TableId
    token: Token | None = None  # none: a spectator
    lang: Lang | None = None
    says: bool = True
    since: Counted | None = None  # how many events are known: those after them are told again


class Sit(Message, tag="sit"):
    """Take a free seat, or a bot's before the start, or one's own back."""

    seat: SeatNumber


class Stand(Message, tag="stand"):
    """Give a seat up before the start; later, let a bot play it until one is back."""

    seat: SeatNumber


class PutBot(Message, tag="bot"):
    """The host puts a bot on a free seat, or with no name takes it away."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=20)] = ""


class Start(Message, tag="start"):
    """The host begins the game; every seat must be taken."""


class Answer(Message, tag="answer"):
    """Answer the open question by its number."""

    seat: SeatNumber
    question: Counted
    answer: Notation


class Why(Message, tag="why"):
    """Ask why something is no answer."""

    seat: SeatNumber
    question: Counted
    answer: Notation


class Undo(Message, tag="undo"):
    """Take back one's own last answer: free if nothing was learned since, else with everybody's consent."""

    seat: SeatNumber
    question: Counted


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
    """In which reaction windows one is asked: `always`, `useful`, `never`, or `for` and moments of the game."""

    seat: SeatNumber
    policy: Annotated[str, Meta(min_length=1, max_length=120)]


class Chat(Message, tag="chat"):
    """Say something to the table."""

    text: Line


class Rematch(Message, tag="rematch"):
    """A new table like this one, with the same people."""


class Ping(Message, tag="ping"):
    """Still there?"""


FromClient = (
    Hello | Sit | Stand | PutBot | Start | Answer | Why | Undo | Propose | Consent | Resign | SetPolicy | Chat | Rematch
    | Ping
)  # fmt: skip

# From the server


class SeatInfo(Message):
    """Who sits where."""

    seat: int
    name: str = ""
    bot: str = ""
    here: bool = False
    clock: float | None = None  # seconds left
    resigned: bool = False
    away: bool = False  # a bot answers until the person is back
    policy: str = ""  # of one's own seats only


class Proposal(Message):
    """What is proposed, by whom, and who has agreed."""

    number: int
    what: str
    seat: int
    agreed: list[int]


class TableInfo(Message, tag="table"):
    """The table as everybody sees it."""

    id: str
    setup: Setup
    phase: str
    seats: list[SeatInfo]
    host: str
    commitment: str
    rules: str
    mine: list[int] = []
    watching: int = 0
    proposal: Proposal | None = None
    score: list[float] | None = None
    ended: str = ""
    seed: str = ""
    next: str = ""  # the table of the rematch


class Choice(Message):
    """One answer that is open: its notation and, for people, its sentence."""

    answer: str
    text: str = ""


class Question(Message):
    """The open question as one seat gets it; options only for who is asked."""

    number: int
    seat: int
    asked: str
    prompt: str = ""
    options: list[Choice] | None = None
    passing: bool = False  # the seat's policy passes here; only its owner is told


class Update(Message, tag="update"):
    """All that a seat, or a spectator, learns by what has just happened."""

    seat: int | None
    first: int  # the number of the first event here
    events: list[Any]
    log: list[str]
    view: Any
    question: Question | None
    clocks: list[float] | None = None


class Refusal(Message, tag="refused"):
    """Why something was not accepted; nothing has changed."""

    code: str
    text: str
    rule: str = ""
    question: int | None = None


class Accepted(Message, tag="accepted"):
    """An answer is on disk."""

    question: int
    seat: int


class Reason(Message, tag="reason"):
    """The answer to `why`: empty text if nothing speaks against it."""

    question: int
    answer: str
    text: str = ""
    rule: str = ""


class Said(Message, tag="said"):
    """A line of chat."""

    name: str
    text: str
    at: int
    seat: int | None = None


class Bye(Message, tag="bye"):
    """The server is going down; come back after so many seconds."""

    seconds: int


class Pong(Message, tag="pong"):
    """Still there."""


FromServer = TableInfo | Update | Refusal | Accepted | Reason | Said | Bye | Pong

decode = msgspec.json.Decoder(FromClient).decode
encoder = msgspec.json.Encoder()
encode = encoder.encode

# Over HTTP


class NewGuest(Message):
    """A guest says how to be called."""

    name: Name


class Guest(Message):
    """A guest and the secret that proves it."""

    id: int
    name: str
    token: str


class Me(Message):
    """Whose token it is."""

    id: int
    name: str


class Made(Message):
    """A table that was made."""

    table: str


class Branch(Message):
    """A new table that goes on from a step of a finished game."""

    at: Counted


class Attempt(Message):
    """Answers to a puzzle, from its first question on."""

    answers: Annotated[list[Notation], Meta(max_length=200)]


class Puzzle(Message):
    """A position to solve."""

    name: str
    game: str
    task: str
    rules: list[str]


class Position(Message):
    """A step of a replay: from one seat's eyes, a spectator's, or all open with the view of every seat."""

    step: int
    steps: int
    update: Update
    views: list[Any] | None = None


class PuzzlePosition(Message):
    """A puzzle as its solver sees it."""

    puzzle: Puzzle
    update: Update


class Verdict(Message):
    """What the engine says of an attempt: solved; or a rule that forbids an answer, or not yet; and where it leads."""

    solved: bool
    text: str
    update: Update
    rule: str = ""


class Listed(Message):
    """A table in the lobby."""

    id: str
    title: str
    game: str
    variant: str
    seats: int
    free: int  # or taken by bots, before the start
    phase: str
    host: str
    spectators: bool
    at: int


class Problem(Message):
    """What is wrong with a request."""

    code: str
    text: str
