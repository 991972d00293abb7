"""Card names as they are read in a sentence: the facts have them in capitals."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.state import NONE
from grognard.text.lang import Listing, Word
from grognard.text.speaker import Speaker

EITHER: Final = "EITHER"  # the noun before a name: warrior or card, whichever it is

# Letters and digits, and what an apostrophe or an ampersand joins to them
WORD: Final = re.compile(r"[^\W_]+(?:['’&][^\W_]+)?")
# English words that stay small inside a title
SMALL: Final = frozenset(
    {"a", "an", "and", "at", "by", "de", "for", "from", "in", "of", "on", "or", "the", "to", "with"}
)
# Designations that are read letter by letter, and numbers in Roman letters
LETTERS: Final = frozenset(
    {"AH", "CAP", "GT", "HMG", "HQ", "III", "JBT", "L&A", "MP", "SA", "SG", "SMG", "SP", "SR", "XII", "XIXB"}
)
# Words that are capitals within a Czech name: people, corporations, planets
PROPER: Final = frozenset({
    "alakhai", "bauhausu", "crenshaw", "dominik", "durand", "duvalová", "gallagher", "ilian", "maxwell", "mcbride",
    "pekelný", "vykupitel",
})  # fmt: skip


def capital(word: str) -> str:
    """`Mcbride` is written McBride, and `Macguire` MacGuire."""
    word = word.capitalize()
    clan = "Mac" if word == "Macguire" else "Mc" if word.startswith("Mc") else ""
    return clan + word[len(clan) :].capitalize() if clan else word


def is_designation(name: str, word: re.Match[str]) -> bool:
    """Whether a word keeps its capitals: `AC-40`, `M516S`, `HMG`, `L&A`."""
    numbered = re.match(r"-\d", name[word.end() :]) is not None
    return numbered or word[0] in LETTERS or re.search(r"\d", word[0]) is not None


def english(name: str) -> str:
    """`ALAKHAI THE CUNNING` is Alakhai the Cunning."""

    def said(word: re.Match[str]) -> str:
        if is_designation(name, word):
            return word[0]
        opens = word.start() == 0 or name[word.start() - 1] in '–"' or name[: word.start()].endswith("- ")
        small = word[0].lower() in SMALL and not opens and word.end() < len(name.rstrip("!?"))
        return word[0].lower() if small else capital(word[0])

    return WORD.sub(said, name)


def czech(name: str) -> str:
    """`KARDINÁL DOMINIK` is Kardinál Dominik, `KRVAVÝ CHTÍČ` Krvavý chtíč."""

    def said(word: re.Match[str]) -> str:
        if is_designation(name, word):
            return word[0]
        opens = word.start() == 0
        return capital(word[0]) if opens or word[0].lower() in PROPER else word[0].lower()

    return WORD.sub(said, name)


class CardNames(Speaker):
    """The names of cards in one language."""

    def __init__(self, lang: str, cards: Catalogue, names: Sequence[str]) -> None:
        super().__init__("grognard.games.doomtrooper.text", lang, names)
        self.cards = cards
        self.titles = [self.title(code, name) for code, name in zip(cards.codes, cards.names, strict=True)]

    def title(self, code: str, name: str) -> str:
        """A card's name: the Czech one for Czech readers where it is known, else the English one."""
        fact = facts().get(code)
        if self.lang.code == "cs" and fact is not None and fact.cs not in ("", name):
            return czech(fact.cs)
        return english(name)

    def called(self, noun: str, name: str) -> Word:
        """A name behind its noun, in all cases."""
        cases: Mapping[str, str] = getattr(self.words, noun)
        return Word({case: form.format(name=name) for case, form in cases.items()})

    def thing(self, noun: str, slot: int, kind: int) -> Word:
        """A card on the table: by its kind, as a hidden warrior, or by its slot if nothing else is told."""
        if kind == verbs.UNKNOWN:
            return Word(self.words.HIDDEN)
        if noun == EITHER:
            noun = "WARRIOR" if kind != NONE and self.cards.type[kind] == w.WARRIOR else "CARD"
        return self.called(noun, f"#{slot}" if kind == NONE else self.words.TITLE.format(self.titles[kind]))

    def warrior(self, kind: int) -> Word:
        """A warrior of a kind."""
        return self.thing("WARRIOR", NONE, kind)

    def named(self, kind: int) -> Word:
        """A card of a kind."""
        return self.thing("CARD", NONE, kind)

    def listed(self, kinds: Sequence[int]) -> Listing:
        """Several cards by their names alone."""
        return Listing([Word({"": self.titles[kind]}) for kind in kinds], self.lang, self.nothing)

    def word(self, name: str, value: int, reader: int | None) -> object:
        """The word for a fact, by the fact's name."""
        if name == "tactic":
            return Word(self.words.TACTICS[value])
        if name == "affiliation":
            return Word({"": self.words.AFFILIATIONS[w.AFFILIATIONS[value]]})
        if name == "side":
            return Word({"": self.words.SIDES[value]})
        if name == "area":
            return Word({"": self.words.AREAS[w.PLACES[w.SQUAD + value]]})
        if name == "extra":
            return Word(self.words.EXTRA_ACTIONS[value])
        return super().word(name, value, reader)
