"""The parts of a game besides its rules: speech, cards, decks, scenarios, hints for a table, judgement for bots.

A game brings the parts that it has. Speech, hints, judgement and cards have a plain form that serves games without one
of their own; a game without decks or without scenarios has None in their place.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Protocol

from mypy_extensions import mypyc_attr

from grognard.core.agenda import Choice, Event
from grognard.core.errors import InputError
from grognard.core.state import Json, Reason, State


class Tongue(Protocol):
    """A game's sayings in one language; `seat` is the reader, who is addressed as you."""

    def prompt(self, choice: Choice, seat: int | None) -> str: ...
    def action(self, action: int, state: State) -> str: ...
    def event(self, event: Event, seat: int | None) -> str: ...
    def reason(self, reason: Reason, seat: int | None) -> str: ...
    def mistake(self, saying: str, words: Mapping[str, str]) -> str: ...
    def card(self, card: int) -> str: ...
    def card_text(self, card: int) -> str: ...


class Rule:
    """One numbered rule or ruling, paraphrased."""

    __slots__ = ("absence", "number", "physical", "texts", "weight")

    def __init__(self, number: str, texts: Mapping[str, str], weight: str, physical: str, absence: str = "") -> None:
        self.number = number
        self.texts = texts
        self.weight = weight  # of a ruling: H, M or L
        self.physical = physical  # why no play can show the rule, where none can
        self.absence = absence  # why no code enforces the rule, where it holds because something is not there


class Change:
    """What a version of the rules has changed: numbers of rules, codes of cards, and what is new in each language."""

    __slots__ = ("asks", "cards", "rules", "texts", "variants", "version")

    def __init__(
        self, version: int, rules: tuple[str, ...], cards: tuple[str, ...], texts: Mapping[str, str],
        variants: tuple[str, ...] = (), asks: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        self.version = version
        self.rules = rules
        self.cards = cards
        self.texts = texts
        self.variants = variants  # in which it can matter; none: in all
        self.asks = asks  # questions that it asks, or asks of another player or at another time


class CardPage:
    """One card for a reader: how it is spelled and numbered, named and said, and the facts that it is drawn from."""

    __slots__ = ("facts", "name", "number", "set", "slug", "text")

    def __init__(self, slug: str, number: int | None, name: str, set: str, text: str, facts: Any) -> None:
        self.slug = slug  # in views and in the notation of answers
        self.number = number  # in events; None for what no game can be played with
        self.name = name
        self.set = set
        self.text = text
        self.facts = facts


class Book:
    """The cards of a game in one language, and the words for the values of their facts, by fact."""

    __slots__ = ("pages", "words")

    def __init__(self, pages: Sequence[CardPage], words: Mapping[str, Mapping[str, str]]) -> None:
        self.pages = pages
        self.words = words


@mypyc_attr(allow_interpreted_subclasses=True)
class Speech(ABC):
    """What a game says: its sayings in every language, its rules paraphrased, and what has changed in them."""

    prefix: ClassVar[str] = ""  # of its rule numbers
    languages: ClassVar[tuple[str, ...]] = ("en",)  # in which its rules are paraphrased
    untimely: ClassVar[frozenset[str]] = frozenset()  # reasons that only say that another moment is meant

    @abstractmethod
    def tongue(self, lang: str, cards: Any = None, names: Sequence[str] = (), variant: str = "") -> Tongue:
        """The game's sayings in a language, for the players of a table."""

    def rules(self) -> Sequence[Rule]:
        """Every rule and ruling, in order."""
        return ()

    def changes(self) -> Sequence[Change]:
        """What has changed with each version of the rules, the oldest first."""
        return ()

    def cites(self, event: Event) -> str:
        """The number of the rule that an event follows, by its kind."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSet:
    """The cards that a game is played with; as it stands here, none."""

    facts: ClassVar[type[Any] | None] = None  # the TypedDict of what `CardPage.facts` is

    def read(self, path: Path | None, extra: Json | None = None) -> Any:
        """The cards of a file (None: ours), with those a scenario defines; InputError names file, line and field."""
        if path is not None or extra:
            raise InputError("cards: this game is played without cards")
        return None

    def find(self, name: str, cards: Any = None) -> int | None:
        """The card of a name or id, however it is typed."""
        return None

    def source(self, cards: Any) -> Any:
        """What a replay keeps of the cards, so that it can be played again whatever becomes of ours."""
        return None

    def restore(self, source: Any) -> Any:
        """The cards back from a replay."""
        return None

    def pins(self, state: Any) -> Mapping[str, str]:
        """A digest of what each card in a position is and does, by code; none where `source` keeps them all."""
        return {}

    def rows(self, cards: Any, lang: str) -> Sequence[Json]:
        """Every card as `id, name, set, text, executable`."""
        return ()

    def book(self, cards: Any, lang: str) -> Book:
        """Every card for a reader."""
        return Book((), {})

    def nodes(self) -> Sequence[Json]:
        """The words that cards are written in: each `node` or `part`, and how many `cards` use it in which way."""
        return ()

    def sketch(self, code: str) -> Json:
        """What somebody who writes a card begins with; raises InputError where cards are not written one by one."""
        raise InputError("cards: this game has no card language")

    def played(self, action: int) -> int | None:
        """The card that an answer plays, in games whose cards are played one by one."""
        return None

    def present(self, state: Any) -> frozenset[str]:
        """The codes of the cards that have come up so far, where not every game has all of them; else none."""
        return frozenset()


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks(ABC):
    """The decks that players bring, in games that are played with decks."""

    @abstractmethod
    def names(self) -> Sequence[str]:
        """The decks that the game has."""

    @abstractmethod
    def read(self, words: str, options: Json) -> Json:
        """The deck that a player brings, one of the game's by name or as a text; InputError says what is wrong."""

    @abstractmethod
    def assign(self, options: Json, decks: Sequence[Json | None], seed: int) -> Json:
        """The options of a game to which each seat has brought a deck, or none."""

    @abstractmethod
    def report(self, words: str, restricted: bool, lang: str) -> Json:
        """What there is to tell of a deck that somebody builds: its cards, its counts, everything that is wrong."""

    @abstractmethod
    def draw(self, affiliation: str, seed: int) -> str:
        """The text of a legal deck by lot, of an affiliation or of any."""

    @abstractmethod
    def ours(self) -> tuple[Sequence[Json], Sequence[str]]:
        """Our decks with their texts, and the affiliations of which there are decks by lot."""

    @abstractmethod
    def played(self, options: Json, seats: int, seed: int, codes: Sequence[str] | None = None) -> Sequence[Json]:
        """The deck of each seat as a game is begun with it; decks by lot may be of some cards alone, by their codes."""

    @abstractmethod
    def name_of(self, deck: Json) -> str:
        """What a deck is called: one of ours as `names` has it, any other as its player has named it."""

    def title(self, name: str, lang: str) -> str:
        """What readers of a language call a deck of this name; a deck of a player keeps the name it was given."""
        return name

    @abstractmethod
    def contents(self, deck: Json) -> Sequence[Sequence[tuple[int, str]]]:
        """The cards of a deck by their slugs, and how many of each: those it is played with, then those beside it."""

    @abstractmethod
    def text(self, deck: Json) -> str:
        """A deck written down as people do, as `report` and `exchange` read it."""

    @abstractmethod
    def move(self, deck: Json, words: str, beside: bool) -> Json:
        """A deck of which some cards, as in `2 NAME`, are put beside it, or else taken in from there.

        Raises InputError where they are not in the other part.
        """

    @abstractmethod
    def exchange(self, deck: Json, words: str) -> Json:
        """A deck as its player has changed it for the next game of a series; raises InputError with what is wrong."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Staging(ABC):
    """The positions of scenarios, in games that have scenarios."""

    @abstractmethod
    def arrange(self, scenario: Json, cards: Any) -> Any:
        """The position that a scenario describes, at its first question."""

    @abstractmethod
    def expect(self, state: Any, key: str, wanted: Any) -> str | None:
        """Check one expectation of a scenario; what is wrong, or None."""

    @abstractmethod
    def at_rest(self, state: Any) -> bool:
        """Whether the open question is one that a scenario may end on without expecting it."""

    def at_table(self, given: Json) -> Json:
        """The position of a scenario as people play it: with every question, also where one can only pass."""
        return given


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """What helps a table to show a game and to spare its players questions; as it stands here, nothing."""

    view_type: ClassVar[type[Any] | None] = None  # the TypedDict of what `View.json` gives, for the schema of the wire
    moments: ClassVar[tuple[str, ...]] = ()  # the windows of its course, by name (core/policy.py)

    def moment(self, state: Any) -> str:
        """Which moment the open question belongs to if it is a window, in which to pass is the first option."""
        return ""

    def about(self, state: Any) -> frozenset[str]:
        """The cards, by their keys, that could be played in the open window or are to be answered in it."""
        return frozenset()

    def alarm(self, state: Any, seat: int) -> int:
        """A number that grows when a seat's turn begins or it is attacked, and shrinks when an attack is over."""
        return 0

    def touches(self, action: int, state: Any) -> tuple[str, ...]:
        """The things that an answer is about, `kind:what`, in the order in which a person touches them.

        Each must be seen in the view of the seat that is asked.
        """
        return ()

    def aims(self, state: Any) -> Mapping[str, Sequence[str]]:
        """By thing that the seat that is asked may touch: what it can then be aimed at, for those who drag it there."""
        return {}

    def notes(self, state: Any, seat: int | None, tongue: Any) -> Mapping[str, Sequence[str]]:
        """What the engine says of things that a seat sees, by their names: how a rating comes about, say."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What a bot knows of a game beyond its rules; as it stands here, nothing."""

    def value(self, view: Any) -> float:
        """How good a view looks to its seat: the knowledge of the greedy bot."""
        return 0.0

    def considered(self, world: Any, seat: int, planning: bool) -> Sequence[int]:
        """The answers that a bot of this seat thinks about in a world it imagines; `planning` says: further ahead."""
        options: Sequence[int] = world.options
        return options
