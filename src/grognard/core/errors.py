"""Bad input, in one sentence that names what is wrong and what is expected."""

from __future__ import annotations

from collections.abc import Mapping


class InputError(Exception):
    """Bad input: one sentence that names what is wrong and what is expected.

    A player's mistake also carries its saying and the words in it, so that a table can say it in the player's language.
    """

    def __init__(self, problem: str, saying: str = "", words: Mapping[str, str] | None = None) -> None:
        super().__init__(problem)
        self.saying = saying
        self.words = words or {}


def escaped(word: str) -> str:
    """A typed word made safe to print: control characters are escaped."""
    return repr(word)[1:-1]


def mistake(english: Mapping[str, str], saying: str, **words: str) -> InputError:
    """A player's mistake, with an English message and the saying that translates it."""
    return InputError(english[saying].format(**words), saying, words)
