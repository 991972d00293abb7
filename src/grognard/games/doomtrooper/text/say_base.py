"""What the sayings of plays, lasting abilities and effects have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Final

from grognard.games.doomtrooper.language.selectors import Case, Which
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.text.phrases import Phrase, Thing
from grognard.text.lang import Count, Lang

# Parts what one node says into predicates of one subject, or sentences
PIECES: Final = "\n"


def bits_of(bits: int) -> list[int]:
    """The bits that are set, each by itself."""
    return [1 << n for n in range(bits.bit_length()) if bits >> n & 1]


class Sayings(ABC):
    """The words that a method for a class of nodes may use; without one of them no card text can be made at all."""

    cards: Catalogue
    lang: Lang
    words: Any
    nouns: Any
    sayings: dict[str, str]
    kind: int
    title: str  # how a card's title stands among other words
    may: bool  # an effect that its player need not let happen, until a saying tells so
    this_turn: str  # when an additional action may be taken

    @abstractmethod
    def fill(self, key: str, **words: object) -> str:
        """A saying, filled."""

    @abstractmethod
    def clause(self, key: str, **words: object) -> str:
        """A saying that is a sentence by itself."""

    @abstractmethod
    def count(self, n: int) -> Count:
        """A number that can count something."""

    @abstractmethod
    def join(self, parts: Iterable[str], word: str = "") -> str:
        """`a, b and c`."""

    @abstractmethod
    def noun(self, head: str, det: str) -> Phrase:
        """A plain noun."""

    @abstractmethod
    def which(
        self, which: Which, det: str = "any", owner: Which | None = None, unit: bool = False, own: bool = False
    ) -> Phrase:
        """A class of cards."""

    @abstractmethod
    def bearer(self) -> Phrase:
        """The subject of a card's abilities."""

    @abstractmethod
    def card_name(self, code: str) -> str:
        """A card by its title."""

    @abstractmethod
    def opened(self, said: str, it: Phrase) -> str:
        """A clause as it stands behind an opening phrase."""

    @abstractmethod
    def apart(self, which: Which) -> Thing:
        """A class of cards, taken apart."""

    @abstractmethod
    def immunities(self, bits: int) -> str:
        """What somebody is immune to."""

    @abstractmethod
    def ratings(self, which: Sequence[int]) -> str:
        """`F, S and A`."""

    @abstractmethod
    def amounts(self, amounts: Sequence[int]) -> str:
        """`+2 to F and S and −1 to A`."""

    @abstractmethod
    def case(self, case: Case, it: Phrase, bearer: bool = True) -> str:
        """When an ability holds."""

    @abstractmethod
    def changed_by(self, amounts: Sequence[int]) -> str:
        """`F and S by 2`."""

    @abstractmethod
    def say(self, node: Any, it: Phrase) -> str:
        """What a node does, about somebody."""
