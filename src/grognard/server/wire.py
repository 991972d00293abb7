"""The messages between server and client: strict structs, JSON on the wire, tagged by `type`.

docs/protocol.md and the client's types are made from these.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

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


# How a table is set up


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


# From the client, over the socket


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

# From the server


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

decode = msgspec.json.Decoder(FromClient).decode
encoder = msgspec.json.Encoder()
encode = encoder.encode

# Over HTTP


class GameInfo(Message):
    """A game, and how it can be played."""

    name: str
    title: str
    variants: Annotated[dict[str, list[int]], told("how many can play each")]
    options: Annotated[dict[str, list[Any]], told("each with its values, the default first")]
    moments: Annotated[list[str], told("of its reaction windows, for policies")]
    rules: Annotated[str, told("their version")]
    decks: Annotated[list[str], told("that it has, where it is played with decks")] = []


class Games(Message):
    """What can be played, by whom and in which languages."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    protocol: int


class NewGuest(Message):
    """A guest says how to be called."""

    name: Name


class Guest(Message):
    """A guest and the secret that proves it."""

    id: int
    name: str
    token: Annotated[str, told("shown once, kept only as a hash")]


class Code(Message):
    """What brings a guest to another device."""

    code: Annotated[str, told("good once")]
    seconds: Annotated[int, told("how long it is good")]


class TypedCode(Message):
    """A code as somebody has typed it; case, spaces and strokes do not matter."""

    code: Annotated[str, Meta(max_length=40)]


class Me(Message):
    """Whose token it is."""

    id: int
    name: str


class Made(Message):
    """A table that was made."""

    table: str


class Branch(Message):
    """A new table that goes on from a step of a finished game."""

    at: Annotated[Counted, told("how many answers of the game are kept")]


class Attempt(Message):
    """Answers to a puzzle, from its first question on."""

    answers: Annotated[list[Notation], Meta(max_length=200)]
    thing: Annotated[Annotated[str, Meta(max_length=100)], told("why it may not be touched after that")] = ""


class Puzzle(Message):
    """A position to solve."""

    name: str
    game: str
    task: str
    rules: Annotated[list[str], told("that it shows")]
    variant: str = ""
    seats: int = 2
    steps: Annotated[int, told("how many answers its own solution has")] = 0


class Position(Message):
    """A step of a replay: from one seat's eyes, a spectator's, or all open with the view of every seat."""

    step: Annotated[int, told("how many answers have been given")]
    steps: Annotated[int, told("how many there are")]
    update: Update
    views: Annotated[list[Any] | None, told("all open: the view of every seat")] = None


class ShownBy(Message):
    """A scenario that shows a rule."""

    name: Annotated[str, told("as in `GET /api/scenarios/{game}/{name}`")]
    title: Annotated[str, told("in English")]
    steps: Annotated[int, told("how many answers are given in it")]
    rules: Annotated[list[str], told("that it shows, the one it is about first")] = []


class RuleText(Message):
    """A numbered rule, or a ruling on what a rulebook leaves open, in our words."""

    number: str
    text: str
    weight: Annotated[str, told("of a ruling: `H`, `M` or `L`; empty: a rule of the book")] = ""
    shown_by: list[ShownBy] = []


class Rules(Message):
    """Every rule of a game."""

    game: str
    lang: Annotated[str, told("of the texts: English where the rulebook does not speak the language")]
    rules: list[RuleText]


class CardText(Message):
    """A card for a reader."""

    slug: Annotated[str, told("in views and in the notation of answers")]
    name: str
    set: Annotated[str, told("what sort of card, or which expansion")]
    text: Annotated[str, told("said from what the card does; empty if it cannot be played yet")]
    facts: Annotated[Any, told("what is printed on it: as the game's facts")]
    number: Annotated[int | None, told("in events, and in views that have numbers")] = None
    executable: Annotated[bool, told("whether it can be played with")] = True


class Cards(Message):
    """Every card of a game in a language."""

    game: str
    lang: str
    cards: list[CardText]
    words: Annotated[dict[str, dict[str, str]], told("for the values of facts, by fact")]


class DeckEntry(Message):
    """Copies of a card in a deck."""

    count: int
    card: Annotated[str, told("by its slug")]


class DeckProblem(Message):
    """What is wrong with a deck."""

    text: Annotated[str, told("a sentence, with what is expected")]
    rule: Annotated[str, told("that it breaks, where there is one")] = ""
    line: Annotated[int, told("of the text, from 1")] = 0
    card: Annotated[str, told("the slug of the card that it is about")] = ""
    perhaps: Annotated[list[str], told("slugs of cards that a misspelled name may mean")] = []


class DeckReport(Message):
    """What there is to tell of a deck: legal if no problem is named."""

    name: str
    library: list[DeckEntry]
    sideboard: list[DeckEntry]
    cards: Annotated[int, told("in the draw pile, those with unknown names among them")]
    beside: Annotated[int, told("in the sideboard, likewise")]
    problems: Annotated[list[DeckProblem], told("by line")]
    more: Annotated[int, told("problems that are not told")] = 0
    text: Annotated[str, told("the deck written anew, without lines that cannot be read")] = ""
    hand: Annotated[int, told("cards with which one begins")] = 0


class DeckQuestion(Message):
    """A deck to be looked at."""

    deck: Annotated[DeckText, told("one of ours by name, or any text")]
    game: GameName = "doomtrooper"
    restricted: Annotated[bool, told("whether the list of cards limited to one copy or none counts")] = False


class DeckWish(Message):
    """A deck by lot is wanted."""

    affiliation: Annotated[Annotated[str, Meta(max_length=40)], told("empty: any")] = ""
    game: GameName = "doomtrooper"


class OurDeck(Message):
    """A deck to begin with."""

    name: str
    title: str
    text: str
    of: Annotated[list[str], told("the affiliations of its warriors, the most frequent first")]


class OurDecks(Message):
    """What there is to begin a deck with."""

    decks: list[OurDeck]
    affiliations: Annotated[list[str], told("of which there are decks by lot")]


class NewDeck(Message):
    """A deck to be kept, legal or not."""

    deck: DeckText
    game: GameName = "doomtrooper"


class KeptDeck(Message):
    """A deck that a guest keeps."""

    name: str
    game: str
    deck: Annotated[str, told("its text")]
    at: Annotated[int, told("kept when, in milliseconds")]


class SceneStep(Message):
    """An answer of a scenario: whose, what, and the rule that refuses it, if it is refused."""

    seat: int
    text: str
    answer: Annotated[str, told("in the game's notation")]
    refused: Annotated[str, told("why, in a sentence; empty: it is played")] = ""
    rule: Annotated[str, told("that refuses it")] = ""


class Scene(Message):
    """A scenario after some of its answers, from the eyes of who gives the first one."""

    game: str
    name: str
    title: Annotated[str, told("in English")]
    variant: str
    seats: int
    rules: Annotated[list[str], told("that it shows")]
    at: Annotated[int, told("how many steps are done")]
    steps: list[SceneStep]
    never: Annotated[list[SceneStep], told("what is refused wherever it could be tried")]
    update: Update
    cards: Annotated[list[CardText], told("of this scenario alone")] = []


class StoryStep(Message):
    """What one answer of a finished game did."""

    seat: Annotated[int, told("who answered")]
    answer: Annotated[str, told("as a sentence; empty if the reader may not know it")] = ""
    log: Annotated[list[Logged], told("what happened by it")] = []
    turn: Annotated[bool, told("another turn began by it")] = False


class Story(Message):
    """A finished game to leaf through: all its steps in sentences, as a seat or a spectator knew them, or all open."""

    game: str
    variant: str
    names: Annotated[list[str], told("of the seats")]
    steps: list[StoryStep]
    score: list[float] | None = None
    ended: Annotated[str, told("`played`, `resigned`, `time`, `draw` or `abandoned`")] = ""


class PuzzlePosition(Message):
    """A puzzle as its solver sees it."""

    puzzle: Puzzle
    update: Update
    cards: Annotated[list[CardText], told("of this puzzle alone")] = []
    solution: Annotated[list[SceneStep], told("with `?solution=yes`: answers that solve it")] = []


class Verdict(Message):
    """What the engine says of an attempt: solved; or a rule that forbids an answer, or not yet; and where it leads."""

    solved: bool
    text: Annotated[str, told("solved, not yet, or why an answer is refused")]
    update: Annotated[Update, told("where the attempt leads")]
    rule: Annotated[str, told("that refuses an answer")] = ""
    because: Annotated[list[Because], told("what speaks against the thing")] = []


class Listed(Message):
    """A table in the lobby."""

    id: str
    title: str
    game: str
    variant: str
    seats: int
    free: Annotated[int, told("seats without a person, before the start")]
    phase: str
    host: str
    spectators: bool
    at: Annotated[int, told("made when, in milliseconds since 1970")]


class MyTable(Message):
    """A table of one's own: where one sits or is the host, or has played."""

    id: str
    title: str
    game: str
    variant: str
    phase: str
    at: Annotated[int, told("made when, in milliseconds since 1970")]
    last: Annotated[int, told("when something last happened")]
    names: Annotated[list[str], told("who sits where, bots too; empty: nobody")] = []
    mine: Annotated[list[int], told("one's own seats")] = []
    asked: Annotated[bool, told("whether one of them is asked")] = False
    score: Annotated[list[float] | None, told("of a game that is over")] = None
    ended: Annotated[str, told("`played`, `resigned`, `time`, `draw` or `abandoned`")] = ""


class Problem(Message):
    """What is wrong with a request."""

    code: str
    text: str
