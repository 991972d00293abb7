"""The protocol every game follows: how it is set up, spelled and saved, and which further parts it has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from grognard.core.agenda import Event
from grognard.core.errors import InputError, mistake
from grognard.core.options import Option
from grognard.core.parts import (
    Book,
    CardPage,
    CardSet,
    Change,
    Decks,
    Hints,
    Judgement,
    Rule,
    Speech,
    Staging,
    Tongue,
)
from grognard.core.state import Json, Reason, State, View

__all__ = [
    "Book",
    "CardPage",
    "CardSet",
    "Change",
    "Decks",
    "Game",
    "Hints",
    "InputError",
    "Json",
    "Judgement",
    "Options",
    "Reason",
    "Rule",
    "Speech",
    "Staging",
    "State",
    "Tongue",
    "View",
    "mistake",
]  # fmt: skip

Options = Mapping[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game: it makes and spells its states, and has other parts (core/parts.py), each only if the game needs it."""

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[str] = "1"  # of its rules: a whole number that grows; `speech.changes` says what is new in each
    layout: ClassVar[int] = 1  # of its saved positions: grows whenever `State.dump` writes a position differently
    variants: ClassVar[tuple[str, ...]] = ("standard",)
    usual_seats: ClassVar[int] = 4  # the number of seats if nobody chooses one, as in `bench`
    limit: ClassVar[int]  # law 7: every random game ends within this many decisions
    options: ClassVar[Sequence[Option]] = ()  # what players may agree on
    exercise: ClassVar[Mapping[str, Any]] = MappingProxyType({})  # options under which every card comes up

    speech: ClassVar[Speech]
    cards: ClassVar[CardSet] = CardSet()
    hints: ClassVar[Hints] = Hints()
    judgement: ClassVar[Judgement] = Judgement()
    staging: ClassVar[Staging | None] = None
    decks: ClassVar[Decks | None] = None

    @property
    def option_values(self) -> Mapping[str, tuple[Any, ...]]:
        """The values of each option, the default first."""
        return {option.name: option.values for option in self.options}

    @abstractmethod
    def seat_counts(self, variant: str) -> Sequence[int]:
        """The numbers of players that a variant allows."""

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
        """Restore a state from what `State.dump` wrote."""

    @abstractmethod
    def spell(self, action: int, cards: Any = None) -> str:
        """The notation of an action, for logs, files, terminals and wires."""

    @abstractmethod
    def parse(self, text: str, cards: Any = None) -> int:
        """The action that a notation means, legal or not; raises InputError with what is expected."""

    def complete(self, state: Any, words: str) -> str:
        """Expand a short form to the full notation, in games that have short forms."""
        return words

    def redact(self, event: Event, seat: int | None) -> Event:
        """The part of an event that a seat may know; all of it, in games without secrets."""
        return event

    def sides(self, variant: str, seats: int, options: Json) -> Sequence[int]:
        """The number of each seat's side; without teams every seat is its own side."""
        return range(seats)

    def probes(self, state: Any) -> Sequence[int]:
        """Actions worth asking `why_not` about in this position: far more than the legal ones."""
        options: Sequence[int] = state.options
        return options

    def invariant(self, state: Any) -> str | None:
        """Law 6: describe what has been lost or duplicated, or None."""
        return None

    def read_option(self, key: str, text: str) -> Any:
        """Read a free option that was typed on this machine; only here may its value be the name of a file."""
        return text

    def require_staging(self) -> Staging:
        """The staging of scenarios; raises InputError if the game has none."""
        if self.staging is None:
            raise InputError(f"{self.title} has no scenarios")
        return self.staging

    def require_decks(self) -> Decks:
        """The decks; raises InputError if the game is played without decks."""
        if self.decks is None:
            raise InputError(f"{self.title} is played without decks")
        return self.decks

    def check(self, variant: str, seats: int, options: Options | None = None) -> Json:
        """Return the options with all defaults filled in; raise InputError for anything that the game does not know."""
        if variant not in self.variants:
            raise InputError(f"{self.name} has no variant {variant!r}; expected {', '.join(self.variants)}")
        counts = self.seat_counts(variant)
        if seats not in counts:
            raise InputError(f"{self.name} {variant} is for {', '.join(map(str, counts))} seats, not {seats}")
        known = {option.name: option for option in self.options}
        full = {name: option.default for name, option in known.items()}
        for key, value in (options or {}).items():
            if key not in full:
                raise InputError(f"{self.name} has no option {key!r}; expected {', '.join(full) or 'none'}")
            if value not in known[key].values or type(value) is not type(full[key]):
                expected = ", ".join(str(v).lower() for v in known[key].values)
                raise InputError(f"option {key} is {value!r}; expected one of {expected}")
            full[key] = value
        self.check_together(variant, seats, full)
        return full

    def check_together(self, variant: str, seats: int, options: Json) -> None:
        """Refuse options that contradict each other or the variant."""
        if options.get("first", 0) >= seats:
            raise InputError(
                f"option first is {options['first']}; expected a seat from 0 to {seats - 1}, or -1 for a random seat"
            )
