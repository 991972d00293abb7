"""The entries of a table's journal: everything that has ever happened at the table, in order.

Entries are read and written here and nowhere else. The journal outlives the program, so a field may be added with a
default, but never renamed or given another meaning. Unknown fields are ignored.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from grognard.core.game import Json

PERSON, BOT, POLICY, BRANCH = "person", "bot", "policy", "branch"  # who gave an answer
PLAYED, RESIGNED, TIME, DRAW, ABANDONED = "played", "resigned", "time", "draw", "abandoned"  # how a game ended


class Entry(Struct, tag_field="do", kw_only=True, omit_defaults=True):
    """Something that happened at a table."""

    at: int = 0  # milliseconds since 1970, set when the entry is written


class SeatedPerson(Struct):
    """A person who keeps their seat at the next table of a match."""

    seat: int
    guest: int
    name: str
    policy: str


class Host(Entry, tag="host"):
    """A guest opened the table; always the first entry."""

    guest: int
    name: str
    after: list[str] = []  # of a branch: the answers it starts after
    decks: list[Json | None] = []  # brought to each seat
    given: Json | None = None  # the position it begins from, where that is not a new game
    series: Json | None = None  # in a match: its standing
    before: str = ""  # in a match: the table of the game before
    people: list[SeatedPerson] = []  # in a match: who stays seated


class Sit(Entry, tag="sit"):
    """A guest took a seat."""

    seat: int
    guest: int
    name: str


class Stand(Entry, tag="stand"):
    """A seat became free before the start."""

    seat: int
    by: str = ""  # "host", if the host took the seat away


class Rename(Entry, tag="name"):
    """A guest took another name: at seats where they sat under the name before, and as the host."""

    guest: int
    name: str
    before: str


class PutBot(Entry, tag="bot"):
    """The host put a bot on a seat, or took it away (no name)."""

    seat: int
    name: str


class BringDeck(Entry, tag="deck"):
    """A seat was given another deck, or none."""

    seat: int
    deck: Json | None


class Ready(Entry, tag="ready"):
    """Between the games of a match: a seat is ready for the next one, or no longer ready."""

    seat: int
    yes: bool


class Start(Entry, tag="start"):
    """The game began."""

    decks: list[Json] = []  # the full deck of each seat, random decks too
    pins: dict[str, str] = {}  # what each card is and does as a digest, by code, if the set-up lacks the cards


class Branch(Entry, tag="branch"):
    """The game began after answers taken from another game."""

    answers: list[str]
    decks: list[Json] = []  # as in Start
    pins: dict[str, str] = {}


class Answer(Entry, tag="answer"):
    """A seat answered the open question."""

    seat: int
    answer: str
    by: str


class Undo(Entry, tag="undo"):
    """All answers but the first `to` were taken back."""

    to: int


class Propose(Entry, tag="propose"):
    """A seat proposed a draw, to abandon the game, or to undo back to answer `to`."""

    what: str
    seat: int
    to: int


class Agree(Entry, tag="agree"):
    """A seat agreed to the proposal."""

    seat: int


class Decline(Entry, tag="decline"):
    """A seat declined the proposal."""

    seat: int


class Resign(Entry, tag="resign"):
    """A seat gave up, and a bot plays on for it."""

    seat: int


class End(Entry, tag="end"):
    """The game ended before its rules ended it."""

    how: str
    score: list[float]
    seat: int = -1  # the seat that resigned or ran out of time


class SetPolicy(Entry, tag="policy"):
    """A seat said in which reaction windows it wants to be asked."""

    seat: int
    policy: str
    until: bool = False  # pass in every window until its turn begins or it is attacked


class Away(Entry, tag="away"):
    """A bot took over a seat, or its person came back."""

    seat: int
    yes: bool


class Resume(Entry, tag="resume"):
    """The server came back after some milliseconds, which no clock counts."""

    down: int
    grace: int = 0  # milliseconds that the asked seat has at least


class NextTable(Entry, tag="next"):
    """The next game of the match, or the rematch, is played at another table."""

    table: str


class Tagged(Struct):
    """The tag of any entry, even of a newer version."""

    do: str


AnyEntry = (
    Host | Sit | Stand | Rename | PutBot | BringDeck | Ready | Start | Branch | Answer | Undo | Propose | Agree
    | Decline | Resign | End | SetPolicy | Away | Resume | NextTable
)  # fmt: skip

CHANGES_POSITION = (Answer, Undo, Start, Branch)
CHANGES_NAMES = (Sit, Stand, Rename, PutBot, Start, Branch)  # change the names of players in sentences
CHANGES_STANDING = (Away, Resign, Propose, Agree, Decline)  # change who plays on, or what is proposed
SEATING_TAGS = frozenset({"host", "sit", "stand", "name", "bot", "deck", "next"})  # entries that need no rules

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
decode_tagged = msgspec.json.Decoder(Tagged).decode


def tag_of(line: bytes) -> str:
    """The tag of a stored entry, even if this program does not know that tag."""
    return decode_tagged(line).do
