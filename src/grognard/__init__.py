"""Grognard plays tabletop games by the book. `game_names()` lists them, `load(name)` opens one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from grognard import compiled

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

WHY_INTERPRETED = compiled.install()  # before the imports of the engine below

from grognard import deprecated  # noqa: E402
from grognard.core.game import Game, InputError  # noqa: E402
from grognard.core.match import Match  # noqa: E402

__version__ = "0.2.0.dev0"
__all__ = ["Game", "InputError", "Match", "game_names", "load"]

deprecated.install()

GROUP = "grognard.games"  # the entry-point group in which other packages register games: name = "module:GAME"

# Our own games need no lookup: a lookup is slower than loading a game, and a checkout may not be installed
_OURS = ("rush", "battlegrounds", "doomtrooper")


@cache
def _others() -> dict[str, EntryPoint]:
    """The games that other packages register, by name."""
    from importlib.metadata import entry_points  # importing this takes longer than importing our whole package

    return {point.name: point for point in sorted(entry_points(group=GROUP)) if point.name not in _OURS}


def game_names() -> tuple[str, ...]:
    """The names of all games: ours, then those that other packages register."""
    return (*_OURS, *_others())


def load(name: str) -> Game:
    """Return the game with this name; raise InputError if there is none."""
    if name in _OURS:
        game: Game = import_module(f"grognard.games.{name}.game").GAME
        return game
    if name not in _others():
        raise InputError(f"there is no game {name!r}; expected {', '.join(game_names())}")
    return _brought(name)


@cache
def _brought(name: str) -> Game:
    """Load a game that another package registers."""
    point = _others()[name]
    try:
        game = point.load()
    except (ImportError, AttributeError) as error:
        raise InputError(f"the game {name!r} does not open: {point.value}: {error}") from error
    if not isinstance(game, Game) or game.name != name:
        raise InputError(f"the game {name!r} does not open: {point.value} is {game!r}; expected a Game of this name")
    return game
