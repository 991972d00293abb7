"""`grognard` by itself, and `grognard --version`: what there is to do, and what exactly is installed."""

from __future__ import annotations

import platform
import sys
from typing import Annotated

import typer

import grognard

USEFUL = (
    ("play rush", "play in this terminal against a bot"),
    ("serve --open", "play in the browser, alone or with friends"),
    ("games", "see which games, variants and options there are"),
    ("rules rush 75", "look up a rule by its number"),
    ("simulate rush", "let bots play a hundred games"),
)


def version_lines() -> list[str]:
    """The package, the rules of each game, how the engine runs, and the Python it runs on: what a bug report needs."""
    rules = ", ".join(f"{name} {grognard.load(name).version}" for name in grognard.game_names())
    engine = f"interpreted ({grognard.WHY_INTERPRETED})" if grognard.WHY_INTERPRETED else "compiled"
    return [
        f"grognard {grognard.__version__}",
        f"rules: {rules}",
        f"engine: {engine}",
        f"Python {platform.python_version()} on {sys.platform}",
    ]


def show_version(wanted: bool) -> None:
    """Print the version and stop there."""
    if wanted:
        print("\n".join(version_lines()))
        raise typer.Exit


def front_page(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Tabletop games by the book."""
    if context.invoked_subcommand is not None:
        return
    width = max(len(words) for words, _ in USEFUL)
    print("Tabletop games by the book: World of Tanks Rush, World of Tanks Battlegrounds, Doomtrooper\n")
    for words, what in USEFUL:
        print(f"  grognard {words:{width}}   {what}")
    print("\n`grognard --help` lists every command, `grognard play --help` explains one.")
