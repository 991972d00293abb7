"""A game's sayings in one language: the part that is the same for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from grognard.text.lang import LANGS, Count, Person, fill
from grognard.text.people import bot_cases


class Speaker:
    """The sayings of one language module, filled with the players of one table."""

    def __init__(self, package: str, lang: str, names: Sequence[str]) -> None:
        self.words: Any = import_module(f"{package}.{lang}")
        self.code = lang
        self.lang = LANGS[lang]
        self.names = names
        self.sayings: Mapping[str, str] = self.words.SAYINGS
        self.nothing = "–"

    def person(self, seat: int, reader: int | None) -> Person:
        """A seat in a sentence that the reader reads."""
        if seat == reader:
            return Person(self.words.YOU, True)
        name = self.name(seat)
        cases = bot_cases(name, self.code)
        words = cases or {"name": name or self.words.SEAT_NAME.format(n=seat + 1)}
        table = "BOT" if cases else "PLAYER" if name else "SEAT"
        forms = getattr(self.words, table, self.words.PLAYER)  # a language without cases needs only PLAYER
        return Person({case: form.format(**words) for case, form in forms.items()}, False)

    def name(self, seat: int) -> str:
        """The name of the player in a seat; empty if it is unknown."""
        return self.names[seat] if seat < len(self.names) else ""

    def seat_name(self, seat: int, reader: int | None) -> str:
        """A seat by itself, as in a table."""
        if seat == reader:
            return self.sayings["label.you"]
        name = self.name(seat) or self.person(seat, reader).said("")
        return name[:1].upper() + name[1:]

    def count(self, n: int) -> Count:
        """A number that can count something."""
        return Count(n, self.lang, self.words.NOUNS)

    def word(self, name: str, value: int, reader: int | None) -> object:
        """The word for a fact, by the fact's name."""
        return self.person(value, reader) if name in ("who", "owner") else self.count(value)

    def say(self, key: str, names: Sequence[str], facts: Sequence[int], reader: int | None) -> str:
        """A saying, filled with the facts under their names."""
        words = {name: self.word(name, value, reader) for name, value in zip(names, facts, strict=False)}
        return fill(self.sayings[key], words)

    def explain(self, name: str) -> str | None:
        """What a word on the table means that is no card's name; most games have none."""
        return None

    def mistake(self, saying: str, words: Mapping[str, str]) -> str:
        """What is wrong with something that a player has written."""
        return self.sayings[saying].format(**words)

    def label(self, key: str, **words: object) -> str:
        """A word on the table."""
        return " ".join(self.sayings[f"label.{key}"].format(**words).split())
