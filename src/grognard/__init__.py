"""Grognard plays tabletop games by the book. `game_names()` lists them, `load(name)` opens one."""

from __future__ import annotations

from importlib import import_module

from grognard import compiled

WHY_INTERPRETED = compiled.install()  # before anything of the engine is imported, hence the late imports below

from grognard import deprecated  # noqa: E402
from grognard.core.game import Game, Oops  # noqa: E402
from grognard.core.match import Match  # noqa: E402

__version__ = "0.2.0.dev0"
__all__ = ["Game", "Match", "Oops", "game_names", "load"]

deprecated.install()

_GAMES = ("rush", "battlegrounds", "doomtrooper")


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return _GAMES


def load(name: str) -> Game:
    """The game of a name."""
    if name not in _GAMES:
        raise Oops(f"there is no game {name!r}; expected {', '.join(_GAMES)}")
    game: Game = import_module(f"grognard.games.{name}.game").GAME
    return game
