"""Games in files: what a player saves, and the copy that is kept of every game at a terminal."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from grognard.core.game import Game
from grognard.core.match import Match


def write(match: Match, path: Path) -> None:
    """Write a match beside its name first, so that no half file ever stands there."""
    text = match.save()
    beside = path.with_name(path.name + ".part")
    beside.write_text(text, "utf-8", newline="\n")
    os.replace(beside, path)


def problem_of(error: Exception) -> str:
    """Why a file could not be written."""
    return getattr(error, "strerror", None) or str(error)


def kept_folder() -> Path:
    """Where games are kept whose players have not saved them."""
    home = os.environ.get("XDG_STATE_HOME") or (os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    return (Path(home) if home else Path.home() / ".local" / "state") / "grognard"


class Kept:
    """The copy of a game that is written before each question to a person, so that no end of the program loses it.

    Each game has a file of its own, named by the day and time of its first answer.
    """

    def __init__(self, game: Game, loaded: Path | None) -> None:
        self.game = game
        self.path: Path | None = None
        if loaded is not None and loaded.resolve().parent == kept_folder().resolve():
            self.path = loaded  # a kept game that is gone on with

    def write(self, match: Match) -> None:
        """Keep the game as it stands."""
        if self.path is None:
            self.path = self.new_path()
        write(match, self.path)

    def new_path(self) -> Path:
        """A name that no file has yet."""
        folder = kept_folder()
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{self.game.name}-{time.strftime('%Y-%m-%d-%H%M%S')}"
        for k in range(1, 10_000):
            path = folder / (f"{name}.jsonl" if k == 1 else f"{name}-{k}.jsonl")
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                continue
            return path
        raise OSError(f"{folder}: too many games of this second")

    def leave_alone(self, path: Path) -> None:
        """A file that the player has saved is the player's, even where ours stood."""
        if self.path is not None and self.path.resolve() == path.resolve():
            self.path = None

    def drop(self) -> None:
        """Remove the copy: the game is saved elsewhere, or over and not wanted."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)
            self.path = None
