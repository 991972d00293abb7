"""Games in files: those that a player saves, and the automatic copy of every game at a terminal."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from grognard.core.game import Game
from grognard.core.match import Match


def write(match: Match, path: Path) -> None:
    """Write a match to a temporary file first, so that an incomplete file never has its name."""
    text = match.save()
    beside = path.with_name(path.name + ".part")
    beside.write_text(text, "utf-8", newline="\n")
    os.replace(beside, path)


def problem_of(error: Exception) -> str:
    """Why a file could not be written."""
    return getattr(error, "strerror", None) or str(error)


def kept_folder() -> Path:
    """The folder for games that their players have not saved."""
    home = os.environ.get("XDG_STATE_HOME") or (os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    return (Path(home) if home else Path.home() / ".local" / "state") / "grognard"


class Kept:
    """The copy of a game that is written before each question to a person, so that the game survives any crash.

    Each game has a file of its own, named by the day and time of its first answer.
    """

    def __init__(self, game: Game, loaded: Path | None) -> None:
        self.game = game
        self.path: Path | None = None
        if loaded is not None and loaded.resolve().parent == kept_folder().resolve():
            self.path = loaded  # the file of a kept game that is being continued

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
        """Stop writing to a file that the player has saved: it is the player's now."""
        if self.path is not None and self.path.resolve() == path.resolve():
            self.path = None

    def drop(self) -> None:
        """Remove the copy: the game is saved elsewhere, or it is over and nobody wants it."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)
            self.path = None
