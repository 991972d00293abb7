"""How a game's table looks in a terminal: as the game's own `terminal` module draws it, or plainly from the view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import Console
from rich.text import Text

from grognard.core.game import Game

INDENT = "  "


class Page(Protocol):
    """What draws a game, in 80 columns, with or without colour: a module of the game, or a plain page."""

    def is_shown_at(self, asked: str) -> bool: ...  # whether the table is drawn before this question
    def is_always_asked(self, asked: str) -> bool: ...  # even if there is only one answer
    def question(self, state: Any, tongue: Any, seat: int) -> str: ...
    def in_order(self, state: Any) -> list[int]: ...
    def head(self, action: int, state: Any, tongue: Any) -> str: ...  # words shared by options side by side
    def own_words(self, spelled: str) -> str: ...  # the rest of an option below its head
    def draw(self, view: Any, tongue: Any, console: Console, whole: bool = False) -> None: ...
    def result(self, state: Any, tongue: Any, console: Console, reader: int | None) -> None: ...


def page_of(game: Game, names: Sequence[str], say: Callable[..., str]) -> Page:
    """The `terminal` module beside the game's own one; a game without it gets a plain page."""
    package = type(game).__module__.rpartition(".")[0]
    beside = f"{package}.terminal"
    if package and find_spec(beside) is not None:
        return cast(Page, import_module(beside))
    return PlainPage(names, say)


class PlainPage:
    """Draws the table of any game from its view alone."""

    def __init__(self, names: Sequence[str], say: Callable[..., str]) -> None:
        self.names = names
        self.say = say

    def is_shown_at(self, asked: str) -> bool:
        """The table is drawn before every question."""
        return True

    def is_always_asked(self, asked: str) -> bool:
        """Every question is asked: nobody knows which of them matter."""
        return True

    def question(self, state: Any, tongue: Any, seat: int) -> str:
        """The prompt."""
        return str(tongue.prompt(state.choice, seat))

    def in_order(self, state: Any) -> list[int]:
        """The options as the game lists them."""
        return list(state.options)

    def head(self, action: int, state: Any, tongue: Any) -> str:
        """Nothing: each option is a line of its own."""
        return ""

    def own_words(self, spelled: str) -> str:
        """The whole option."""
        return spelled

    def draw(self, view: Any, tongue: Any, console: Console, whole: bool = False) -> None:
        """Everything in the view, by name."""
        console.rule(style="dim")
        for line in described(view.json()):
            console.print(Text(line), width=80)

    def result(self, state: Any, tongue: Any, console: Console, reader: int | None) -> None:
        """Each player's share of the victory, the best first."""
        score = state.score()
        for seat in sorted(range(len(score)), key=score.__getitem__, reverse=True):
            console.print(Text(INDENT + self.say("standing", name=self.names[seat], score=f"{score[seat]:g}")))


def described(value: Any, depth: int = 0) -> Iterator[str]:
    """The lines that describe a value: a name and a value each, with nested values indented."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value, start=1)
    for name, held in pairs:
        label = f"{INDENT * depth}{str(name).replace('_', ' ')}:"
        if isinstance(held, dict) or (isinstance(held, list) and any(isinstance(one, (dict, list)) for one in held)):
            yield label
            yield from described(held, depth + 1)
        elif isinstance(held, list):
            yield f"{label} {', '.join(map(plain, held)) or '–'}"
        else:
            yield f"{label} {plain(held)}"


def plain(value: object) -> str:
    """A single value as text."""
    if value is None or value == "":
        return "–"
    return str(value).lower() if isinstance(value, bool) else str(value)
