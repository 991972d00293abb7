"""`grognard play`: people and bots at one terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import grognard
from grognard import bots as bot_shelf
from grognard.cli import common
from grognard.cli.decks import DeckChoice
from grognard.cli.terminal import between_games, loop
from grognard.cli.terminal.saving import leave
from grognard.cli.terminal.screen import Leave, Screen
from grognard.cli.terminal.terminal import Terminal
from grognard.core import scenario
from grognard.core.game import Game, InputError
from grognard.core.match import Match, new_seed
from grognard.core.series import LENGTHS, Series


def seating(engine: Game, variant: str, seats: int, bots: str) -> list[str]:
    """Who plays each seat: people first, then bots. Without any name one person plays against a greedy bot."""
    kinds = [name.strip() for name in bots.split(",")] if bots else []
    for kind in kinds:
        if kind not in bot_shelf.BOTS:
            raise InputError(f"there is no bot {kind!r}; expected {', '.join(bot_shelf.BOTS)}")
    counts = engine.seat_counts(variant)
    if not seats:
        kinds = kinds or ["greedy"] * (counts[0] - 1)
        seats = max(counts[0], len(kinds) + 1)
    engine.check(variant, seats)
    if len(kinds) > seats:
        raise InputError(f"--bots names {len(kinds)} bots for {seats} seats")
    return [""] * (seats - len(kinds)) + kinds


def ask_for_decks(engine: Game, options: dict[str, Any], kinds: list[str], seed: int, screen: Screen) -> None:
    """Ask each person at a terminal for a deck, unless the command names decks; `decks=?` asks in any case."""
    asked = options.get("decks", "?" if sys.stdin.isatty() else "")
    if engine.decks is not None and asked == "?":
        asking = DeckChoice(engine.decks, screen.lang, screen.read_line)
        options["decks"] = asking.choose(common.seat_names(kinds, screen.lang), seed)


def check_games(engine: Game, games: int) -> None:
    """Refuse a match of several games unless the game has decks, whose cards are exchanged in between."""
    if games not in LENGTHS:
        raise InputError(f"--games is {games}; expected {', '.join(map(str, LENGTHS[:-1]))} or {LENGTHS[-1]}")
    if games > 1 and engine.decks is None:
        raise InputError(f"--games: {engine.title} has no decks to change between games; expected a game with decks")


def match_from(scene: Path, engine: Game, seed: str) -> Match:
    """A match that begins from the position of a scenario."""
    one = scenario.read(scene, grognard.load)
    if one.game.name != engine.name:
        raise InputError(f"{scene}: a scenario of {one.game.name}, not of {engine.name}")
    given = None if one.given is None else engine.require_staging().at_table(one.given)
    return Match(engine, one.variant, one.seats, common.seed_of(seed), one.options, one.cards, given)


def play(
    game: common.GameName,
    variant: common.Variant = "",
    seats: common.Seats = 0,
    bots: common.Bots = "",
    lang: common.Lang = "en",
    seed: common.Seed = "",
    cards: common.Cards = None,
    option: common.Option = None,
    load: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    games: Annotated[int, typer.Option(help="Best of 1, 3 or 5 (games with decks).")] = 1,
    scene: Annotated[Path | None, typer.Option(help="Start from the position of a scenario file.")] = None,
) -> None:
    """Play against bots, or with friends at one terminal."""
    engine, variant = common.open_game(game, variant)
    check_games(engine, games)
    options = common.options_of(engine, option)
    screen = Screen(Console(highlight=False, width=None if sys.stdout.isatty() else 80), common.language(lang))
    if load is not None:
        match, kinds = match_to_continue(load, engine, bots, lang)
    elif scene is not None:
        match = match_from(scene, engine, seed)
        against = "" if seats else ",".join(["greedy"] * (match.seats - 1))
        kinds = seating(engine, match.variant, match.seats, bots or against)
    else:
        kinds = seating(engine, variant, seats, bots)
        number = common.seed_of(seed)
        number = new_seed() if number is None else number
        try:
            ask_for_decks(engine, options, kinds, number, screen)
        except (Leave, KeyboardInterrupt):
            return
        match = Match(engine, variant, len(kinds), number, options, engine.cards.read(cards))
        match.series = Series(games, [0] * len(kinds)) if games > 1 else None
    play_to_the_end(Terminal(match, kinds, lang, screen.console, load), bool(seed))


def match_to_continue(path: Path, engine: Game, bots: str, lang: str) -> tuple[Match, list[str]]:
    """A saved match and its seating: as saved, unless the command names other bots."""
    match = common.saved_match(path, lang)
    if match.game.name != engine.name:
        raise InputError(f"{path}: a game of {match.game.name}, not of {engine.name}")
    named = len(match.seating) == match.seats and all(kind in ("", *bot_shelf.BOTS) for kind in match.seating)
    return match, match.seating if named and not bots else seating(engine, match.variant, match.seats, bots)


def play_to_the_end(terminal: Terminal, is_seeded: bool) -> None:
    """Play the game, and every game that follows it in its match."""
    try:
        loop.run(terminal)
        while terminal.goes_on and terminal.series is not None:
            terminal = terminal.followed_by(between_games.next_match(terminal, terminal.series, is_seeded))
            loop.run(terminal)
    except (Leave, KeyboardInterrupt):
        leave(terminal)
    except Exception:
        leave(terminal)  # one of our bugs must not cost players their game
        raise
