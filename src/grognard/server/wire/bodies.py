"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from grognard.core.shown import told
from grognard.server.wire.common import Counted, DeckText, GameName, Message, Name, Notation
from grognard.server.wire.from_server import Because, Logged, Update


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
