"""What several commands share: options, games, files, printing."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import grognard
from grognard.cli.text import words
from grognard.core.changes import Outdated
from grognard.core.game import Game, InputError
from grognard.core.match import Match, load_match
from grognard.text import LANGUAGES, sayings
from grognard.text.people import bot_called, told_apart


def beginning(words: Callable[[], Sequence[str]]) -> Callable[[str], list[str]]:
    """Shell completion for these words; they are looked up only when the shell asks."""
    return lambda incomplete: [word for word in words() if word.startswith(incomplete)]


SPOKEN = f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}."
GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="Which game; see `grognard games`.", autocompletion=beginning(grognard.game_names)
    ),
]
Variant = Annotated[str, typer.Option(help="The variant (default: the game's first).")]
Seats = Annotated[int, typer.Option(help="Number of players (default: the game's minimum).", show_default=False)]
Bots = Annotated[str, typer.Option(help="Bots by name, separated by commas: random, greedy.")]
Seed = Annotated[str, typer.Option(help="A whole number; the same seed gives the same game.")]
Cards = Annotated[Path | None, typer.Option(help="A file with your own cards.")]
Lang = Annotated[
    str,
    typer.Option(help=f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}.", autocompletion=beginning(lambda: LANGUAGES)),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print only JSON.")]
Option = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, as in `-o weak_hand=true`.")
]


def open_game(name: str, variant: str) -> tuple[Game, str]:
    """Load a game, and choose its variant."""
    game = grognard.load(name)
    if variant and variant not in game.variants:
        raise InputError(f"{name} has no variant {variant!r}; expected {', '.join(game.variants)}")
    return game, variant or game.variants[0]


def seed_of(text: str) -> int | None:
    """A seed from the command line; None if none was given."""
    if not text:
        return None
    if not text.isdecimal() or int(text) >= 1 << 128:
        raise InputError(f"--seed is {text!r}; expected a whole number from 0 to 2^128 - 1")
    return int(text)


def options_of(game: Game, words: list[str] | None) -> dict[str, Any]:
    """The options in words such as `weak_hand=true`."""
    out: dict[str, Any] = {}
    for word in words or []:
        key, _, text = word.partition("=")
        values = {str(value).lower(): value for value in game.option_values.get(key, ())}
        if key not in game.option_values:
            raise InputError(f"{game.name} has no option {key!r}; expected {', '.join(game.option_values) or 'none'}")
        if any(option.name == key and option.is_free for option in game.options):
            out[key] = game.read_option(key, text)
            continue
        if text.lower() not in values:
            raise InputError(f"option {key} is {text!r}; expected one of {', '.join(values)}")
        out[key] = values[text.lower()]
    return out


def language(code: str) -> str:
    """Check the code of a language."""
    if code not in LANGUAGES:
        raise InputError(f"there is no language {code!r}; expected {', '.join(LANGUAGES)}")
    return code


def seat_names(kinds: Sequence[str], lang: str) -> list[str]:
    """The names of the players at a terminal: people by their seats, bots as at every table."""
    human: str = words(lang).SAYINGS["human"]
    bots = told_apart([bot_called(kind, lang) if kind else "" for kind in kinds])
    return [name or human.format(n=seat + 1) for seat, name in enumerate(bots)]


def read_text(path: Path) -> str:
    """A file's text."""
    try:
        return path.read_text("utf-8")
    except OSError as e:
        raise InputError(f"{path}: cannot be read: {e.strerror}") from None
    except UnicodeDecodeError:
        raise InputError(f"{path}: cannot be read: not a UTF-8 text") from None


def saved_match(path: Path, lang: str) -> Match:
    """Load the match in a file; if today's rules play it out differently, say what has changed."""
    try:
        return load_match(read_text(path), grognard.load, str(path))
    except Outdated as outdated:
        raise InputError(f"{path}: {outdated.said(lang, sayings(lang))}") from None


def of_another_time(match: Match, lang: str) -> str:
    """A note that a match was recorded under earlier rules or with cards that have changed since; else empty."""
    if match.recorded == match.game.version:
        tongue = match.game.speech.tongue(lang)
        kinds = [(code, match.game.cards.find(code)) for code in match.changed]
        names = ", ".join(code if kind is None else tongue.card(kind) for code, kind in kinds)
        return sayings(lang)["changed_since"].format(cards=names)
    saying = "recorded_earlier" if match.is_over else "goes_on_newer"
    return sayings(lang)[saying].format(played=match.recorded, now=match.game.version)


def print_json(value: Any) -> None:
    """Print JSON on standard output."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def note(message: str) -> None:
    """Print a message on standard error, apart from the result."""
    print(message, file=sys.stderr)
