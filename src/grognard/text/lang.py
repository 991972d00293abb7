"""A language: how it counts, joins and addresses, and how a saying is filled in.

A saying is a sentence with places to fill, `{who} {who:buy|buys} {card:acc}.` Each value knows how to be said:
the part behind the colon is a grammatical case, the name of a counted noun, or a choice of verb forms.
"""

from __future__ import annotations

import re
import string
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

Forms = Mapping[str, Sequence[str]]  # case: the forms for the language's plural classes
Catalogue = Mapping[str, str]


class Lang:
    """The grammar that sayings need."""

    def __init__(
        self, code: str, plural: Callable[[int], int], conjunction: str, counted: str = "{n} {noun}",
        many: str = "{n} {noun}",
    ) -> None:  # fmt: skip
        self.code = code
        self.plural = plural  # the index of the noun's form that goes with a number
        self.conjunction = conjunction
        self.counted = counted
        self.many = many  # for the last class of numbers: Romanian `20 de cărți`

    def count(self, n: int, forms: Sequence[str]) -> str:
        """A number with its noun; a form may contain a place for the number."""
        form = self.plural(n)
        noun = forms[min(form, len(forms) - 1)]
        if any("{n}" in other for other in forms):
            return noun.format(n=n)
        pattern = self.many if form == 2 else self.counted
        return pattern.format(n=n, noun=noun)

    def join(self, parts: Iterable[str], word: str = "") -> str:
        """`a, b and c`."""
        words = list(parts)
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {word or self.conjunction} {words[-1]}"


def sentence(text: str) -> str:
    """Tidy a sentence: a capital letter, no doubled blanks or stops; `.74 Model` keeps its blank."""
    text = re.sub(r" ([.,:;?!])(?!\w)", r"\1", " ".join(text.split()))
    text = re.sub(r"([?!])\.$", r"\1", text)
    text = re.sub(r"\.\.(?=\s|$)", ".", text)  # an abbreviation at the end of a sentence
    return text[:1].upper() + text[1:]


def unaccented(word: str) -> str:
    """A word without accents, as people without the right keyboard type it."""
    plain = unicodedata.normalize("NFKD", word.lower().replace("’", "'"))
    return "".join(c for c in plain if not unicodedata.combining(c))


def plural_en(n: int) -> int:
    """1 card, 2 cards."""
    return 0 if n == 1 else 1


def plural_cs(n: int) -> int:
    """1 karta, 2 karty, 5 karet."""
    return 0 if n == 1 else 1 if 2 <= n <= 4 else 2


def plural_ro(n: int) -> int:
    """1 carte, 2 cărți, 20 de cărți; 0 and 101…119 without `de`."""
    return 0 if n == 1 else 1 if n == 0 or 1 <= n % 100 <= 19 else 2


# Every supported language; all other lists of languages are derived from this one
LANGS: Mapping[str, Lang] = {
    lang.code: lang
    for lang in (
        Lang("en", plural_en, "and"),
        Lang("cs", plural_cs, "a"),
        Lang("ro", plural_ro, "și", many="{n} de {noun}"),
    )
}


class Word:
    """Something that can be named: a noun or a name, in the case a sentence needs."""

    def __init__(self, cases: Mapping[str, str]) -> None:
        self.cases = cases

    def said(self, spec: str) -> str:
        """The word in a case; without a case, or if it lacks that form, as it appears in a list."""
        return self.cases.get(spec, self.cases[""])


class Person(Word):
    """A seat in a sentence: the reader is addressed, others are named; verbs follow."""

    def __init__(self, cases: Mapping[str, str], addressed: bool) -> None:
        super().__init__(cases)
        self.addressed = addressed

    def said(self, spec: str) -> str:
        if "|" in spec:
            you, they = spec.split("|")
            return you if self.addressed else they
        return super().said(spec)


class Count(Word):
    """A number; the part behind the colon names the noun that it counts, and `a.acc` asks for a case."""

    def __init__(self, n: int, lang: Lang, nouns: Mapping[str, Forms]) -> None:
        self.n = n
        self.lang = lang
        self.nouns = nouns

    def said(self, spec: str) -> str:
        if not spec:
            return str(self.n)
        noun, _, case = spec.partition(".")
        forms = self.nouns[noun]
        return self.lang.count(self.n, forms.get(case) or forms["nom"])


class Span(Count):
    """From one number to another, `2–3 fields`."""

    def __init__(self, low: int, high: int, lang: Lang, nouns: Mapping[str, Forms]) -> None:
        super().__init__(high, lang, nouns)
        self.low = low

    def said(self, spec: str) -> str:
        said = super().said(spec)
        return said if self.low == self.n else f"{self.low}–{said}"


class Listing(Word):
    """Several words joined, each in the requested case; repeated words are counted."""

    def __init__(self, words: Sequence[Word], lang: Lang, empty: str) -> None:
        self.words = words
        self.lang = lang
        self.empty = empty

    def said(self, spec: str) -> str:
        counts = Counter(word.said(spec) for word in self.words)
        parts = [said if n == 1 else f"{said} ×{n}" for said, n in counts.items()]
        return self.lang.join(parts) if parts else self.empty


class Filler(string.Formatter):
    """Fills a saying with words."""

    def format_field(self, value: object, format_spec: str) -> str:
        return value.said(format_spec) if isinstance(value, Word) else str(value)


FILLER = Filler()


def fill(saying: str, words: Mapping[str, object]) -> str:
    """A finished sentence."""
    return sentence(FILLER.vformat(saying, (), words))


def places(saying: str) -> set[str]:
    """The places that a saying fills: they must be the same in every language, or a language loses something."""
    return {field for _, field, _, _ in FILLER.parse(saying) if field}
