"""The error that a refused request raises."""

from __future__ import annotations

from grognard.core.game import InputError


class TableError(Exception):
    """A request that the server does not accept: a code for programs, a sentence for people."""

    def __init__(self, code: str, text: str, rule: str = "", mistake: InputError | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.mistake = mistake  # set if the game has this sentence in every language
