"""Saving the game at a terminal: in the file that its player names, and in the automatic copy."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

from grognard.cli.terminal.game_files import problem_of, write
from grognard.cli.terminal.terminal import Terminal
from grognard.text.lang import unaccented


def save_as(terminal: Terminal, name: str, is_forced: bool) -> None:
    """Save the game in a file; overwrite an existing file only if the player wants that."""
    screen = terminal.screen
    if not name:
        screen.tell(screen.say("save_where"))
        return
    path = Path(name)
    try:
        path = path.expanduser()
        if path.exists() and not path.is_dir() and not is_forced and not may_overwrite(terminal, path):
            return
        write(terminal.match, path)
    except (OSError, ValueError, RuntimeError) as e:
        screen.tell(screen.say("not_saved", problem=f"{path}: {problem_of(e)}"))
        return
    terminal.saved = terminal.match.answers[:]
    if terminal.kept is not None:
        terminal.kept.leave_alone(path)
    tell_saved(terminal, path)


def may_overwrite(terminal: Terminal, path: Path) -> bool:
    """Ask at a terminal; a pipe has to say `save!`."""
    screen = terminal.screen
    if not sys.stdin.isatty():
        screen.tell(screen.say("exists", file=path, save=screen.words.COMMANDS["save"]))
        return False
    answer = unaccented(screen.read_line(f"{screen.say('overwrite', file=path)} > ").strip())
    return answer in ("y", "yes", *screen.words.YES)


def tell_saved(terminal: Terminal, path: Path) -> None:
    """Say where the game is saved, and what can be done with it."""
    key = "saved" if terminal.goes_on else "saved_finished"
    said = terminal.screen.say(key, file=as_typed(path), game=terminal.match.game.name)
    terminal.screen.tell_in_one_piece(said)


def keep(terminal: Terminal) -> None:
    """Keep a copy of the game, if a person is playing it at a terminal."""
    kept = terminal.kept
    if kept is None or not (terminal.match.answers or terminal.match.series):
        return
    try:
        kept.write(terminal.match)
    except (OSError, ValueError, RuntimeError) as e:
        terminal.kept = None if kept.path is None else kept
        terminal.screen.tell(terminal.screen.say("not_kept", problem=problem_of(e)))


def leave(terminal: Terminal) -> None:
    """Say where the game of a person at a terminal is kept, unless it was saved as it stands."""
    screen = terminal.screen
    screen.console.print()
    if terminal.goes_on:
        screen.tell(screen.say("goodbye" if terminal.match.series is None else "goodbye_match"))
    if terminal.kept is None:
        return
    if terminal.saved == terminal.match.answers:
        terminal.kept.drop()
        return
    keep(terminal)
    if terminal.kept is not None and terminal.kept.path is not None:
        tell_saved(terminal, terminal.kept.path)


def homely(path: Path) -> str:
    """A path with `~` for the home folder."""
    if sys.platform == "win32" or not path.is_relative_to(Path.home()):
        return str(path)
    return f"~/{path.relative_to(Path.home())}"


def as_typed(path: Path) -> str:
    """A path quoted for this system's shell."""
    return subprocess.list2cmdline([str(path)]) if sys.platform == "win32" else shlex.quote(str(path))
