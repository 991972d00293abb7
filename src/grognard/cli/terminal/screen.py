"""The screen and the keyboard of one terminal, in one language."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from rich.console import Console
from rich.text import Text

from grognard.cli.text import words
from grognard.text.typography import wrap

with suppress(ImportError):  # on systems that have it, lines can be edited and recalled
    import_module("readline")

WIDTH = 80  # of running text; tables and lines of the log may be wider
NARROWEST = 20  # the fewest columns that we assume


class Leave(Exception):
    """Somebody wants to stop."""


class Screen:
    """Prints sentences in a player's language, and reads lines."""

    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.lang = lang
        self.words = words(lang)

    @property
    def columns(self) -> int:
        """How wide a line may be."""
        return max(self.console.width, NARROWEST)

    def say(self, key: str, **words: object) -> str:
        """A sentence of the terminal, outside the game."""
        text: str = self.words.SAYINGS[key].format(**words)
        return text

    def tell(self, text: str, style: str = "", width: int = 0) -> None:
        """Print a text, wrapped where its language allows it."""
        for line in text.split("\n"):
            for part in wrap(line, width or self.columns, self.lang) or [""]:
                self.console.print(Text(part, style))

    def tell_narrow(self, text: str) -> None:
        """Print a text in 80 columns at most."""
        self.tell(text, width=min(WIDTH, self.columns))

    def tell_in_one_piece(self, text: str) -> None:
        """Print a text that is to be copied, without line breaks."""
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def tell_log(self, line: str, style: str = "") -> None:
        """Print a line of the log; lines that continue it are indented a little."""
        for part in wrap(line, self.columns, self.lang, first="  ", rest="    "):
            self.console.print(Text(part, style))

    def tell_option(self, lead: str, said: str, spelled: str) -> None:
        """Print an option with its notation; lines that continue it are indented below its words."""
        body = wrap(said, self.columns - len(lead), self.lang) or [""]
        fits = len(lead) + len(body[-1]) + 2 + len(spelled) <= self.columns
        lines = [*body, *([] if fits else [""])]
        for k, part in enumerate(lines):
            line = Text((lead if k == 0 else " " * len(lead)) + part)
            if k == len(lines) - 1:
                line.append(("  " if part else "") + spelled, "dim")
            self.console.print(line)

    def tell_side_by_side(self, items: Sequence[str]) -> None:
        """Print items of equal width, as many in a line as fit."""
        row = self.columns // len(items[0])
        for start in range(0, len(items), row):
            self.console.print(Text("".join(items[start : start + row]).rstrip()))

    def tell_rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """Print what can be typed on the left, and what it does on the right."""
        width = max(len(left) for left, _ in rows) + 2
        for left, right in rows:
            body = f"\n{' ' * (width + 2)}".join(wrap(right, WIDTH - 2 - width, self.lang))
            self.tell(f"  {left:{width}}{body}")

    def clear(self) -> None:
        """Empty the screen, where there is one."""
        if self.console.is_terminal:
            self.console.clear()

    def read_line(self, prompt: str) -> str:
        """Read a line from the keyboard, or from a pipe and echo it; raise Leave at the end of the input."""
        if sys.stdin.isatty():
            try:
                return input(prompt)
            except EOFError:
                raise Leave from None
        line = sys.stdin.readline()
        if not line:
            raise Leave
        self.tell(prompt + line.rstrip("\n"))
        return line
