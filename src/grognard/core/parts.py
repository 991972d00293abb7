"""The parts of a game besides its rules: speech, cards, decks, scenarios, hints for a table, judgement for bots.

Speech, hints, judgement and cards have a plain default for games that do not define their own; a game without decks or
scenarios has None in their place.
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
        self.physical = physical  # why no play can show the rule, if none can
        self.absence = absence  # why no code enforces the rule, if it holds because something does not exist


class Change:
    """What a version of the rules has changed: rule numbers, card codes, and an explanation in each language."""

    __slots__ = ("asks", "cards", "rules", "texts", "variants", "version")

    def __init__(
        self, version: int, rules: tuple[str, ...], cards: tuple[str, ...], texts: Mapping[str, str],
        variants: tuple[str, ...] = (), asks: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        self.version = version
        self.rules = rules
        self.cards = cards
        self.texts = texts
        self.variants = variants  # the variants in which it can matter; empty: all
        self.asks = asks  # questions that it adds, or asks another player or at another time


class CardPage:
    """One card for a reader: its key and number, its name and text, and the facts to draw it from."""

    __slots__ = ("facts", "name", "number", "set", "slug", "text")

    def __init__(self, slug: str, number: int | None, name: str, set: str, text: str, facts: Any) -> None:
        self.slug = slug  # in views and in the notation of answers
        self.number = number  # in events; None if no game can be played with it
        self.name = name
        self.set = set
        self.text = text
        self.facts = facts


class Book:
    """The cards of a game in one language and, for each fact, the words for its values."""

    __slots__ = ("pages", "words")

    def __init__(self, pages: Sequence[CardPage], words: Mapping[str, Mapping[str, str]]) -> None:
        self.pages = pages
        self.words = words


@mypyc_attr(allow_interpreted_subclasses=True)
class Speech(ABC):
    """What a game says: its sayings in every language, its paraphrased rules, and how the rules have changed."""

    prefix: ClassVar[str] = ""  # of its rule numbers
    languages: ClassVar[tuple[str, ...]] = ("en",)  # in which its rules are paraphrased
    untimely: ClassVar[frozenset[str]] = frozenset()  # reasons that only say that it is the wrong moment

    @abstractmethod
    def tongue(self, lang: str, cards: Any = None, names: Sequence[str] = (), variant: str = "") -> Tongue:
        """The game's sayings in a language, for the players of a table."""

    def rules(self) -> Sequence[Rule]:
        """Every rule and ruling, in order."""
        return ()

    def changes(self) -> Sequence[Change]:
        """The changes of each version of the rules, the oldest first."""
        return ()

    def cites(self, event: Event) -> str:
        """The number of the rule behind this kind of event."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSet:
    """The cards that a game is played with; this default has none."""

    facts: ClassVar[type[Any] | None] = None  # the TypedDict of what `CardPage.facts` is

    def read(self, path: Path | None, extra: Json | None = None) -> Any:
        """Read the cards of a file (None: ours) and those that a scenario defines; errors name file, line and field."""
        if path is not None or extra:
            raise InputError("cards: this game is played without cards")
        return None

    def find(self, name: str, cards: Any = None) -> int | None:
        """Find a card by name or id, ignoring case and punctuation."""
        return None

    def source(self, cards: Any) -> Any:
        """What a replay saves of the cards, so that it can be played again even after our cards have changed."""
        return None

    def restore(self, source: Any) -> Any:
        """Restore the cards from a replay."""
        return None

    def pins(self, state: Any) -> Mapping[str, str]:
        """A digest of what each card in a position is and does, by code; empty if `source` saves all cards."""
        return {}

    def rows(self, cards: Any, lang: str) -> Sequence[Json]:
        """Every card as `id, name, set, text, executable`."""
        return ()

    def book(self, cards: Any, lang: str) -> Book:
        """Every card for a reader."""
        return Book((), {})

    def nodes(self) -> Sequence[Json]:
        """The vocabulary of the card language: each `node` or `part`, and how many `cards` use it in which way."""
        return ()

    def sketch(self, code: str) -> Json:
        """A starting point for somebody who writes a card; raises InputError if the game has no card language."""
        raise InputError("cards: this game has no card language")

    def played(self, action: int) -> int | None:
        """The card that an answer plays, in games whose cards are played one by one."""
        return None

    def abilities(self, card: int, cards: Any) -> Sequence[str]:
        """The ways in which a card is played and used, each of which answers can show; none if nobody may play it."""
        return ()

    def shown(self, state: Any, action: int) -> tuple[int, str] | None:
        """The card and the way of playing or using it that an answer shows."""
        return None

    def outcome(self, event: Event) -> str:
        """What an event tells that a card has done, in a word or two; nothing for what is only the game going on."""
        return ""

    def words_of(self, card: int, cards: Any) -> Sequence[str]:
        """The words of the card language that a card is written in, each once."""
        return ()

    def gathers(self, action: int) -> bool:
        """Whether an answer gathers what dear cards cost."""
        return False

    def around(self, wanted: Sequence[int], seats: int, seed: int, cards: Any) -> Json:
        """Options of a game in which these cards come up together with what they need."""
        return {}

    def midgame(self, wanted: Sequence[int], seats: int, seed: int, cards: Any) -> Any:
        """A position in the middle of such a game, with what these cards need at hand; None if there is none."""
        return None

    def waits(self, card: int, way: str, cards: Any) -> bool:
        """Whether a way to play or use a card needs another card that cannot be played yet."""
        return False

    def present(self, state: Any) -> frozenset[str]:
        """The codes of the cards that have come up so far; empty if every game has all cards."""
        return frozenset()


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks(ABC):
    """The decks that players bring, in games that are played with decks."""

    @abstractmethod
    def names(self) -> Sequence[str]:
        """The names of the game's own decks."""

    @abstractmethod
    def read(self, words: str, options: Json) -> Json:
        """Read a player's deck: one of the game's decks by name, or a text; InputError says what is wrong."""

    @abstractmethod
    def assign(self, options: Json, decks: Sequence[Json | None], seed: int) -> Json:
        """The options for a game in which each seat brings a deck, or none."""

    @abstractmethod
    def report(self, words: str, restricted: bool, lang: str) -> Json:
        """A report on a deck under construction: its cards, its counts, and everything that is wrong with it.

        `text` is the deck as our own text, `exports` the same as other programs read it, by format.
        """

    def collection(self, words: str, lang: str) -> Json:
        """The cards that a player owns, read from a list in any format, and the lines that could not be read."""
        raise InputError("the game knows no collections")

    def lacks(self, words: str, owned: str, lang: str) -> Sequence[str]:
        """Sentences about the cards that a deck needs and its player does not own; both are given as texts."""
        return ()

    @abstractmethod
    def draw(self, affiliation: str, seed: int) -> str:
        """The text of a random legal deck, of one affiliation or of any."""

    @abstractmethod
    def ours(self) -> tuple[Sequence[Json], Sequence[str]]:
        """Our decks with their texts, and the affiliations that random decks can have."""

    @abstractmethod
    def played(self, options: Json, seats: int, seed: int, codes: Sequence[str] | None = None) -> Sequence[Json]:
        """The deck with which each seat begins; `codes` limits random decks to these cards."""

    @abstractmethod
    def name_of(self, deck: Json) -> str:
        """The name of a deck: as in `names` if it is ours, else the name that its player gave it."""

    def title(self, name: str, lang: str) -> str:
        """The title of a deck in a language; a player's deck keeps the name that the player gave it."""
        return name

    @abstractmethod
    def contents(self, deck: Json) -> Sequence[Sequence[tuple[int, str]]]:
        """The cards of a deck as counts and slugs: first the cards it is played with, then its sideboard."""

    @abstractmethod
    def text(self, deck: Json) -> str:
        """A deck as text, in the form that `report` and `exchange` read."""

    @abstractmethod
    def move(self, deck: Json, words: str, beside: bool) -> Json:
        """A deck after moving cards, as in `2 NAME`, to its sideboard (`beside`) or back from there.

        Raises InputError if the part they leave does not have them.
        """

    @abstractmethod
    def exchange(self, deck: Json, words: str) -> Json:
        """A deck as its player changes it for the next game of a series; raises InputError with what is wrong."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Staging(ABC):
    """Sets up and checks the positions of scenarios, in games that have scenarios."""

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
        """The position of a scenario as people play it: with every question, even if the only answer is to pass."""
        return given


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """What helps a table to show a game and to spare its players questions; this default offers nothing."""

    view_type: ClassVar[type[Any] | None] = None  # the TypedDict of what `View.json` gives, for the schema of the wire
    moments: ClassVar[tuple[str, ...]] = ()  # the names of its kinds of windows (core/policy.py)

    def moment(self, state: Any) -> str:
        """The moment of the open question if it is a window (its first option is to pass); otherwise empty."""
        return ""

    def about(self, state: Any) -> frozenset[str]:
        """The keys of the cards that could be played in the open window, or to which it responds."""
        return frozenset()

    def alarm(self, state: Any, seat: int) -> int:
        """A number that grows when a seat's turn begins or the seat is attacked, and shrinks when an attack is over."""
        return 0

    def touches(self, action: int, state: Any) -> tuple[str, ...]:
        """The things that an answer is about, `kind:what`, in the order in which a person touches them.

        Each must be seen in the view of the seat that is asked.
        """
        return ()

    def aims(self, state: Any) -> Mapping[str, Sequence[str]]:
        """For each thing that the asked seat may touch: what it can be dragged to."""
        return {}

    def notes(self, state: Any, seat: int | None, tongue: Any) -> Mapping[str, Sequence[str]]:
        """Remarks on things that a seat sees, by their names: for example, how a rating is made up."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What a bot knows of a game beyond its rules; this default knows nothing."""

    def value(self, view: Any) -> float:
        """How good a view looks to its seat: the knowledge of the greedy bot."""
        return 0.0

    def considered(self, world: Any, seat: int, planning: bool) -> Sequence[int]:
        """The answers that a bot considers for this seat in an imagined world; `planning`: further ahead."""
        options: Sequence[int] = world.options
        return options
