"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from grognard.core.field_docs import field_doc
from grognard.server.wire.common import CollectionText, Counted, DeckText, GameName, Message, Name, Notation
from grognard.server.wire.from_server import Because, Logged, Update


class GameInfo(Message):
    """A game, and how it can be played."""

    name: str
    title: str
    variants: Annotated[dict[str, list[int]], field_doc("for each variant, how many can play it")]
    options: Annotated[dict[str, list[Any]], field_doc("the values of each option, the default first")]
    moments: Annotated[list[str], field_doc("the moments of its reaction windows, for policies")]
    rules: Annotated[str, field_doc("the version of the rules")]
    decks: Annotated[list[str], field_doc("the names of its decks, if it is played with decks")] = []


class Games(Message):
    """The games, the bots and the languages."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    protocol: int


class NewGuest(Message):
    """The name of a new guest, or another name for a guest."""

    name: Annotated[Name, field_doc("`~`: none yet; whoever reads it calls the guest as their language does")]


class Guest(Message):
    """A guest and the secret token that proves who it is."""

    id: int
    name: str
    token: Annotated[str, field_doc("shown once, kept only as a hash")]


class Code(Message):
    """A code that brings a guest to another device."""

    code: Annotated[str, field_doc("it works once")]
    seconds: Annotated[int, field_doc("how long it works")]


class TypedCode(Message):
    """A typed code; case, spaces and dashes do not matter."""

    code: Annotated[str, Meta(max_length=40)]


class Me(Message):
    """The guest that a token belongs to."""

    id: int
    name: str


class Made(Message):
    """A table that was opened."""

    table: str


class Branch(Message):
    """A request for a new table that continues from a step of a finished game."""

    at: Annotated[Counted, field_doc("how many answers of the game are kept")]


class Attempt(Message):
    """Answers to a puzzle, starting with its first question."""

    answers: Annotated[list[Notation], Meta(max_length=200)]
    thing: Annotated[
        Annotated[str, Meta(max_length=100)], field_doc("also say why this may not be touched after them")
    ] = ""


class Puzzle(Message):
    """A position to solve."""

    name: str
    game: str
    task: str
    rules: Annotated[list[str], field_doc("the rules that it shows")]
    variant: str = ""
    seats: int = 2
    steps: Annotated[int, field_doc("how many answers its solution has")] = 0


class Position(Message):
    """A step of a replay, as a seat or a spectator saw it, or all open."""

    step: Annotated[int, field_doc("how many answers have been given")]
    steps: Annotated[int, field_doc("how many answers there are")]
    update: Update
    views: Annotated[list[Any] | None, field_doc("if all is open: the view of every seat")] = None


class ShownBy(Message):
    """A scenario that shows a rule."""

    name: Annotated[str, field_doc("as in `GET /api/scenarios/{game}/{name}`")]
    title: Annotated[str, field_doc("in English")]
    steps: Annotated[int, field_doc("how many answers are given in it")]
    rules: Annotated[list[str], field_doc("the rules that it shows, the one it is about first")] = []


class RuleText(Message):
    """A numbered rule, or a ruling on something that the rulebook leaves open, in our words."""

    number: str
    text: str
    weight: Annotated[str, field_doc("how much a ruling matters: `H`, `M` or `L`; empty: a rule of the book")] = ""
    shown_by: list[ShownBy] = []


class Rules(Message):
    """Every rule of a game."""

    game: str
    lang: Annotated[
        str, field_doc("the language of the texts: English if the rulebook does not have the language asked for")
    ]
    rules: list[RuleText]


class CardText(Message):
    """A card to read."""

    slug: Annotated[str, field_doc("its name in views and in the notation of answers")]
    name: str
    set: Annotated[str, field_doc("the kind of card, or the expansion it comes from")]
    text: Annotated[str, field_doc("generated from what the card does; empty if it cannot be played yet")]
    facts: Annotated[Any, field_doc("what is printed on it; its type depends on the game")]
    number: Annotated[int | None, field_doc("its number in events, and in views that have numbers")] = None
    executable: Annotated[bool, field_doc("whether it can be played with")] = True


class Cards(Message):
    """Every card of a game in a language."""

    game: str
    lang: str
    cards: list[CardText]
    words: Annotated[dict[str, dict[str, str]], field_doc("for each fact, the words for its values")]


class DeckEntry(Message):
    """Copies of a card in a deck."""

    count: int
    card: Annotated[str, field_doc("its slug")]


class DeckProblem(Message):
    """What is wrong with a deck."""

    text: Annotated[str, field_doc("a sentence that says what is expected")]
    rule: Annotated[str, field_doc("the rule that it breaks, if there is one")] = ""
    line: Annotated[int, field_doc("the line of the text, from 1")] = 0
    card: Annotated[str, field_doc("the slug of the card concerned")] = ""
    perhaps: Annotated[list[str], field_doc("slugs of cards that a misspelled name may mean")] = []


class DeckReport(Message):
    """A report on a deck, which is legal if it lists no problem."""

    name: str
    library: list[DeckEntry]
    sideboard: list[DeckEntry]
    cards: Annotated[int, field_doc("how many cards are in the draw pile, including those with unknown names")]
    beside: Annotated[int, field_doc("how many are in the sideboard, likewise")]
    problems: Annotated[list[DeckProblem], field_doc("in the order of the lines")]
    more: Annotated[int, field_doc("how many more problems there are")] = 0
    text: Annotated[str, field_doc("the deck written out again, without lines that cannot be read")] = ""
    exports: Annotated[dict[str, str], field_doc("the same for other programs, by format")] = {}
    hand: Annotated[int, field_doc("how many cards a player begins with")] = 0


class DeckQuestion(Message):
    """A deck to check."""

    deck: Annotated[DeckText, field_doc("one of our decks by name, or any text")]
    game: GameName = "doomtrooper"
    restricted: Annotated[bool, field_doc("whether the list of cards limited to one copy or none applies")] = False


class DeckWish(Message):
    """A request for a random deck."""

    affiliation: Annotated[Annotated[str, Meta(max_length=40)], field_doc("empty: any")] = ""
    game: GameName = "doomtrooper"


class OurDeck(Message):
    """A ready-made deck of the game."""

    name: str
    title: str
    text: str
    of: Annotated[list[str], field_doc("the affiliations of its warriors, the most frequent first")]


class OurDecks(Message):
    """The ready-made decks of the game."""

    decks: list[OurDeck]
    affiliations: Annotated[list[str], field_doc("the affiliations that a random deck can have")]


class NewDeck(Message):
    """A deck to keep, legal or not."""

    deck: DeckText
    game: GameName = "doomtrooper"


class KeptDeck(Message):
    """A deck that a guest keeps."""

    name: str
    game: str
    deck: Annotated[str, field_doc("its text")]
    at: Annotated[int, field_doc("when it was kept, in milliseconds since 1970")]


class NewCollection(Message):
    """The cards that a guest owns."""

    cards: Annotated[CollectionText, field_doc("a list in any format that is read; an empty one forgets all")]
    game: GameName = "doomtrooper"


class KeptCollection(Message):
    """The cards of a game that a guest owns, as they were kept."""

    game: str
    cards: Annotated[str, field_doc("the list as text")]
    at: Annotated[int, field_doc("when it was kept, in milliseconds since 1970; 0: never")]


class CollectionReport(Message):
    """What could be read in a list of cards, and what could not."""

    owned: list[DeckEntry]
    problems: Annotated[list[DeckProblem], field_doc("in the order of the lines")]
    more: Annotated[int, field_doc("how many more problems there are")] = 0
    text: Annotated[str, field_doc("the list written out again, without lines that cannot be read")] = ""
    table: Annotated[str, field_doc("the same as comma-separated cells for a spreadsheet")] = ""


class SceneStep(Message):
    """An answer of a scenario, and the rule that forbids it, if it is refused."""

    seat: int
    text: str
    answer: Annotated[str, field_doc("in the game's notation")]
    refused: Annotated[str, field_doc("why it is refused; empty: it is played")] = ""
    rule: Annotated[str, field_doc("the rule that forbids it")] = ""


class Scene(Message):
    """A scenario after some of its answers, as the seat that gives the first answer sees it."""

    game: str
    name: str
    title: Annotated[str, field_doc("in English")]
    variant: str
    seats: int
    rules: Annotated[list[str], field_doc("the rules that it shows")]
    at: Annotated[int, field_doc("how many steps are done")]
    steps: list[SceneStep]
    never: Annotated[list[SceneStep], field_doc("answers that are refused wherever they could be tried")]
    update: Update
    cards: Annotated[list[CardText], field_doc("cards that only this scenario has")] = []


class StoryStep(Message):
    """What one answer of a finished game did."""

    seat: Annotated[int, field_doc("the seat that answered")]
    answer: Annotated[str, field_doc("a sentence; empty if the reader may not see it")] = ""
    log: Annotated[list[Logged], field_doc("what happened because of it")] = []
    turn: Annotated[bool, field_doc("whether another turn began after it")] = False


class Story(Message):
    """All steps of a finished game in sentences, as a seat or a spectator knew them, or all open."""

    game: str
    variant: str
    names: Annotated[list[str], field_doc("the players by seat")]
    steps: list[StoryStep]
    score: list[float] | None = None
    ended: Annotated[str, field_doc("`played`, `resigned`, `time`, `draw` or `abandoned`")] = ""


class PuzzlePosition(Message):
    """A puzzle as its solver sees it."""

    puzzle: Puzzle
    update: Update
    cards: Annotated[list[CardText], field_doc("cards that only this puzzle has")] = []
    solution: Annotated[list[SceneStep], field_doc("with `?solution=yes`: answers that solve it")] = []


class Verdict(Message):
    """What the engine says about an attempt, and the position that it leads to."""

    solved: bool
    text: Annotated[str, field_doc("whether it is solved, or why an answer is refused")]
    update: Annotated[Update, field_doc("the position after the attempt")]
    rule: Annotated[str, field_doc("the rule that forbids an answer")] = ""
    because: Annotated[list[Because], field_doc("why the thing may not be touched")] = []


class Listed(Message):
    """A table in the lobby."""

    id: str
    title: str
    game: str
    variant: str
    seats: int
    free: Annotated[int, field_doc("seats that you could take")]
    phase: str
    host: str
    spectators: bool
    at: Annotated[int, field_doc("when it was opened, in milliseconds since 1970")]


class MyTable(Message):
    """A table of your own: you sit there, are its host, or have played there."""

    id: str
    title: str
    game: str
    variant: str
    phase: str
    at: Annotated[int, field_doc("when it was opened, in milliseconds since 1970")]
    last: Annotated[int, field_doc("when something last happened there")]
    names: Annotated[list[str], field_doc("the players by seat, including bots; empty: nobody")] = []
    mine: Annotated[list[int], field_doc("your own seats")] = []
    asked: Annotated[bool, field_doc("whether one of your seats is asked")] = False
    score: Annotated[list[float] | None, field_doc("the score, if the game is over")] = None
    ended: Annotated[str, field_doc("`played`, `resigned`, `time`, `draw` or `abandoned`")] = ""


class Problem(Message):
    """Why a request was refused."""

    code: str
    text: str
