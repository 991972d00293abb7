"""Card names as they are read in a sentence: the facts have them in capitals."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from grognard.games.doomtrooper.facts import facts
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.text.lang import Word
from grognard.text.speaker import Speaker

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
