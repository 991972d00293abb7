"""The protocol every game follows: one open question, and everything a program or a person needs around it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol, Self

from grognard.core.agenda import Choice, Event

Options = Mapping[str, Any]
Json = dict[str, Any]


class Oops(Exception):
    """Bad input: one sentence that names what is wrong and what is expected.

    A player's slip also carries its saying and the words in it, so that a table can say it in the player's language.
    """

    def __init__(self, problem: str, saying: str = "", words: Mapping[str, str] | None = None) -> None:
        super().__init__(problem)
        self.saying = saying
        self.words = words or {}


def slip(english: Mapping[str, str], saying: str, **words: str) -> Oops:
    """A player's slip, said in English until somebody says it in another language."""
    return Oops(english[saying].format(**words), saying, words)


class Reason:
    """Why an action is illegal: the rule that forbids it, which saying explains it, and the facts it names."""

    __slots__ = ("facts", "rule", "source", "why")

    def __init__(self, rule: str, why: str, facts: tuple[int, ...] = (), source: int | None = None) -> None:
        self.rule = rule
        self.why = why
        self.facts = facts
        self.source = source  # the card in play that forbids it, if one does

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.why!r}, {self.facts!r}, {self.source!r})"


class View(Protocol):
    """What one seat, or a spectator, may see; a list of the visible, never a state with something removed."""

    def json(self) -> Json: ...


class State(Protocol):
    """A position of a game, always at one question or over."""

    seat: int
    options: list[int]

    @property
    def choice(self) -> Choice | None: ...  # None: the game is over
    def copy(self) -> Self: ...
    def apply(self, action: int, out: list[Event] | None = None) -> None: ...
    def why_not(self, action: int) -> Reason | None: ...
    def view(self, seat: int | None) -> View: ...  # None: a spectator
    def resample(self, seat: int | None, seed: int) -> Self: ...  # redraw all that the seat cannot know
    def score(self) -> Sequence[float]: ...  # 1 shared among the winners; all 0 while the game goes on
    def dump(self) -> Json: ...
    def depth(self) -> int: ...
    def playout(self, seed: int) -> None: ...


class Tongue(Protocol):
    """A game's sayings in one language; `seat` is the reader, who is addressed as you."""

    def prompt(self, choice: Choice, seat: int | None) -> str: ...
    def action(self, action: int, state: State) -> str: ...
    def event(self, event: Event, seat: int | None) -> str: ...
    def reason(self, reason: Reason, seat: int | None) -> str: ...
    def slip(self, saying: str, words: Mapping[str, str]) -> str: ...
    def card(self, card: int) -> str: ...
    def card_text(self, card: int) -> str: ...


class Rule:
    """One numbered rule or ruling, paraphrased."""

    __slots__ = ("number", "physical", "texts", "weight")

    def __init__(self, number: str, texts: Mapping[str, str], weight: str, physical: str) -> None:
        self.number = number
        self.texts = texts
        self.weight = weight  # of a ruling: H, M or L
        self.physical = physical  # why no play can show the rule, where none can


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


class Game(ABC):
    """A game: how it is set up, spelled, shown and said. Its rules are behind the State."""

    name: str
    title: str
    prefix: str  # of its rule numbers
    version: str  # of its rules, a whole number that grows; `changes` says what is new in each
    layout: int = 1  # of its saved positions; grows whenever `State.dump` writes the same position differently
    variants: tuple[str, ...]
    usual_seats: int = 4  # where nobody says how many, as in `bench`
    languages: tuple[str, ...]  # in which its rules are paraphrased
    limit: int  # law 7: every random game ends within so many decisions
    option_values: Mapping[str, tuple[Any, ...]]  # each option with its values, the default first
    exercise: Mapping[str, Any] = MappingProxyType({})  # options under which every card comes up
    moments: tuple[str, ...] = ()  # the windows of its course, by name (core/policy.py)
    untimely: frozenset[str] = frozenset()  # reasons that only say that another moment is meant
    free_options: tuple[str, ...] = ()  # options with more values than can be listed: the game itself checks them
    shown: type[Any] | None = None  # the TypedDict of what `View.json` gives, for the schema of the wire
    facts: type[Any] | None = None  # the TypedDict of what `CardPage.facts` is

    @abstractmethod
    def seat_counts(self, variant: str) -> Sequence[int]:
        """How many can play."""

    @abstractmethod
    def new(
        self,
        variant: str,
        seats: int,
        seed: int,
        options: Options | None = None,
        cards: Any = None,
        fast: bool = False,
    ) -> Any:
        """A new game, set up and at its first question; `fast` uses the playouts' dice from the deal on."""

    @abstractmethod
    def load_state(self, saved: Json, cards: Any = None) -> Any:
        """A state back from `State.dump`."""

    @abstractmethod
    def spell(self, action: int, cards: Any = None) -> str:
        """The notation of an action, for logs, files, terminals and wires."""

    @abstractmethod
    def parse(self, text: str, cards: Any = None) -> int:
        """The action a notation stands for, legal or not; raises Oops with what is expected."""

    def complete(self, state: Any, words: str) -> str:
        """The full notation of what somebody wrote in short, where a game knows such a thing."""
        return words

    def card_played(self, action: int) -> int | None:
        """The card that an answer plays, in games whose cards are played one by one."""
        return None

    @abstractmethod
    def redact(self, event: Event, seat: int | None) -> Event:
        """What a seat learns of an event."""

    @abstractmethod
    def tongue(self, lang: str, cards: Any = None, names: Sequence[str] = (), variant: str = "") -> Tongue:
        """The game's sayings in a language, for the players of a table."""

    def sides(self, variant: str, seats: int, options: Json) -> Sequence[int]:
        """Who plays together: for each seat the number of its side; everybody alone unless there are teams."""
        return range(seats)

    def moment(self, state: Any) -> str:
        """Which moment the open question belongs to if it is a window, in which to pass is the first option."""
        return ""

    def about(self, state: Any) -> frozenset[str]:
        """The cards, by their keys, that could be played in the open window or are to be answered in it."""
        return frozenset()

    def alarm(self, state: Any, seat: int) -> int:
        """A number that grows when a seat's turn begins or it is attacked, and shrinks when an attack is over."""
        return 0

    @abstractmethod
    def probes(self, state: Any) -> Sequence[int]:
        """Actions worth asking `why_not` about in this position: far more than the legal ones."""

    def read_option(self, key: str, text: str) -> Any:
        """A free option as somebody has typed it on this machine; the only place where one may name a file."""
        return text

    def deck_names(self) -> Sequence[str]:
        """The decks that the game has, where it is played with decks."""
        return ()

    def deck(self, words: str, options: Json) -> Json:
        """The deck that a player brings, one of the game's by name or as a text; raises Oops with what is wrong."""
        raise Oops(f"{self.title} is played without decks")

    def with_decks(self, options: Json, decks: Sequence[Json | None], seed: int) -> Json:
        """The options of a game to which each seat has brought a deck, or none."""
        return options

    def deck_report(self, words: str, restricted: bool, lang: str) -> Json:
        """What there is to tell of a deck that somebody builds: its cards, its counts, everything that is wrong."""
        raise Oops(f"{self.title} is played without decks")

    def deck_by_lot(self, affiliation: str, seed: int) -> str:
        """The text of a legal deck by lot, of an affiliation or of any."""
        raise Oops(f"{self.title} is played without decks")

    def decks_to_begin(self) -> tuple[Sequence[Json], Sequence[str]]:
        """Our decks with their texts, and the affiliations of which there are decks by lot."""
        return (), ()

    def decks_played(self, options: Json, seats: int, seed: int) -> Sequence[Json]:
        """The deck of each seat as a game was begun with it; none in games without decks."""
        return ()

    def deck_called(self, deck: Json) -> str:
        """What a deck is called: one of ours as `deck_names` has it, any other as its player has named it."""
        name: str = deck["name"]
        return name

    def deck_listed(self, deck: Json) -> Sequence[Sequence[tuple[int, str]]]:
        """The cards of a deck by their slugs, and how many of each: those it is played with, then those beside it."""
        return ()

    def exchange(self, deck: Json, words: str) -> Json:
        """A deck as its player has changed it for the next game of a series; raises Oops with what is wrong."""
        raise Oops(f"{self.title} is played without decks")

    def touches(self, action: int, state: Any) -> tuple[str, ...]:
        """The things that an answer is about, `kind:what`, in the order in which a person touches them.

        Each must be seen in the view of who is asked.
        """
        return ()

    def aims(self, state: Any) -> Mapping[str, Sequence[str]]:
        """By thing that who is asked may touch: what it can then be aimed at, for those who drag it there."""
        return {}

    def cites(self, event: Event) -> str:
        """The number of the rule that an event follows, by its kind."""
        return ""

    def notes(self, state: Any, seat: int | None, tongue: Any) -> Mapping[str, Sequence[str]]:
        """What the engine says of things that a seat sees, by their names: how a rating comes about, say."""
        return {}

    @abstractmethod
    def invariant(self, state: Any) -> str | None:
        """Law 6: what has been lost or doubled, or None."""

    @abstractmethod
    def value(self, view: Any) -> float:
        """How good a view looks to its seat: the knowledge of the greedy bot."""

    def considered(self, world: Any, seat: int, planning: bool) -> Sequence[int]:
        """The answers that a bot of this seat thinks about in a world it imagines; `planning` says: further ahead."""
        options: Sequence[int] = world.options
        return options

    @abstractmethod
    def arrange(self, scenario: Json, cards: Any) -> Any:
        """The position that a scenario describes, at its first question."""

    def at_table(self, given: Json) -> Json:
        """The position of a scenario as people play it: with every question, also where one can only pass."""
        return given

    @abstractmethod
    def expect(self, state: Any, key: str, wanted: Any) -> str | None:
        """Check one expectation of a scenario; what is wrong, or None."""

    @abstractmethod
    def at_rest(self, state: Any) -> bool:
        """Whether the open question is one that a scenario may end on without expecting it."""

    @abstractmethod
    def rules(self) -> Sequence[Rule]:
        """Every rule and ruling, in order."""

    @abstractmethod
    def changes(self) -> Sequence[Change]:
        """What has changed with each version of the rules, the oldest first."""

    def cards_present(self, state: Any) -> frozenset[str]:
        """The codes of the cards that have come up so far, where not every game has all of them; else none."""
        return frozenset()

    @abstractmethod
    def read_cards(self, path: Path | None, extra: Json | None = None) -> Any:
        """The cards of a file (None: ours), with those a scenario defines; raises Oops with file, line and field."""

    @abstractmethod
    def find_card(self, name: str, cards: Any = None) -> int | None:
        """The card of a name or id, however it is typed."""

    @abstractmethod
    def cards_source(self, cards: Any) -> Any:
        """What a replay keeps of the cards, so that it can be played again whatever becomes of ours."""

    @abstractmethod
    def cards_from(self, source: Any) -> Any:
        """The cards back from a replay."""

    @abstractmethod
    def card_rows(self, cards: Any, lang: str) -> Sequence[Json]:
        """Every card as `id, name, set, text, executable`."""

    @abstractmethod
    def book(self, cards: Any, lang: str) -> Book:
        """Every card for a reader."""

    def check(self, variant: str, seats: int, options: Options | None = None) -> Json:
        """The options in full, after refusing what the game does not know."""
        if variant not in self.variants:
            raise Oops(f"{self.name} has no variant {variant!r}; expected {', '.join(self.variants)}")
        counts = self.seat_counts(variant)
        if seats not in counts:
            raise Oops(f"{self.name} {variant} is for {', '.join(map(str, counts))} seats, not {seats}")
        full = {key: values[0] for key, values in self.option_values.items()}
        for key, value in (options or {}).items():
            if key not in full:
                raise Oops(f"{self.name} has no option {key!r}; expected {', '.join(full) or 'none'}")
            if value not in self.option_values[key] or type(value) is not type(full[key]):
                expected = ", ".join(str(v).lower() for v in self.option_values[key])
                raise Oops(f"option {key} is {value!r}; expected one of {expected}")
            full[key] = value
        self.check_together(variant, seats, full)
        return full

    def check_together(self, variant: str, seats: int, options: Json) -> None:
        """Refuse options that do not go together, or with the variant."""
        if options.get("first", 0) >= seats:
            raise Oops(f"option first is {options['first']}; expected a seat from 0 to {seats - 1}, or -1 for a lot")
