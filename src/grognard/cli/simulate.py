"""`grognard simulate`: bots play many games against each other, and the results are counted."""

from __future__ import annotations

import time
import traceback
from pathlib import Path
from typing import Annotated, Any

import typer

import grognard
from grognard import bots as bot_shelf
from grognard.bots.eyes import Eyes
from grognard.cli import common
from grognard.cli.pool import spread
from grognard.core.game import Game, InputError


def seat_bots(names: str, seats: int) -> list[str]:
    """The bot of each seat; a single name applies to all seats."""
    kinds = [name.strip() for name in names.split(",")]
    for kind in kinds:
        if kind not in bot_shelf.BOTS:
            raise InputError(f"there is no bot {kind!r}; expected {', '.join(bot_shelf.BOTS)}")
    if len(kinds) == 1:
        kinds *= seats
    if len(kinds) != seats:
        raise InputError(f"--bots names {len(kinds)} bots for {seats} seats; expected 1 or {seats}")
    return kinds


def one_game(game: Game, setup: tuple[str, int, int, Any, Any], kinds: list[str]) -> tuple[int, list[float], bool]:
    """Play a game; return the decisions, the score, and whether it ended."""
    state: Any = game.new(*setup)
    seed = setup[2]
    players = [bot_shelf.make(kind, game, seed * 8 + seat) for seat, kind in enumerate(kinds)]
    decisions = 0
    while state.options and decisions < game.limit:
        state.apply(players[state.seat].choose(Eyes(state, state.seat)))
        decisions += 1
    return decisions, list(state.score()), not state.options


def part(
    name: str, variant: str, kinds: list[str], seed: int, options: Any, path: Path | None, first: int, count: int
) -> tuple[int, int, list[float], list[str]]:
    """Play some games of a run; return how many finished, decisions, wins, and failures."""
    game = grognard.load(name)
    cards = game.cards.read(path)
    finished = decisions = 0
    wins = [0.0] * len(kinds)
    failures = []
    for k in range(first, first + count):
        try:
            more, score, over = one_game(game, (variant, len(kinds), seed + k, options, cards), kinds)
        except Exception:
            failures.append(f"seed {seed + k}: {traceback.format_exc().splitlines()[-1]}")
            continue
        decisions += more
        finished += over
        wins = [a + b for a, b in zip(wins, score, strict=True)]
        if not over:
            failures.append(f"seed {seed + k}: no end after {game.limit} decisions")
    return finished, decisions, wins, failures


def simulate(
    game: common.GameName,
    variant: common.Variant = "",
    seats: common.Seats = 0,
    bots: common.Bots = "random",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: common.Seed = "1",
    workers: Annotated[int, typer.Option(help="Processes; 0 takes all cores.")] = 0,
    cards: common.Cards = None,
    option: common.Option = None,
    json: common.AsJson = False,
) -> None:
    """Let bots play each other."""
    engine, variant = common.open_game(game, variant)
    named = len(bots.split(","))
    seats = seats or (named if named > 1 else engine.seat_counts(variant)[0])
    options = common.options_of(engine, option)
    engine.check(variant, seats, options)
    kinds = seat_bots(bots, seats)
    engine.cards.read(cards)
    start = time.perf_counter()
    finished = decisions = 0
    wins = [0.0] * seats
    failures: list[str] = []
    first_seed = common.seed_of(seed) or 0
    fixed = (game, variant, kinds, first_seed, options, cards)
    for over, more, won, failed in spread(part, fixed, games, workers, f"{game}, {seats} seats"):
        finished += over
        decisions += more
        wins = [a + b for a, b in zip(wins, won, strict=True)]
        failures += failed
    seconds = time.perf_counter() - start
    for failure in failures:
        common.note(f"failed: {failure}")
    if json:
        common.print_json({
            "games": games,
            "finished": finished,
            "decisions": decisions,
            "seconds": round(seconds, 3),
            "wins": [round(won, 3) for won in wins],
            "failures": len(failures),
            "bots": kinds,
        })  # fmt: skip
    else:
        print(f"{finished} of {games} games finished, {decisions} decisions in {seconds:.1f} s")
        for seat, (kind, share) in enumerate(zip(kinds, wins, strict=True), start=1):
            print(f"  seat {seat} {kind:8} {share:8.1f} wins  {100 * share / max(finished, 1):5.1f} %")
    if failures:
        raise typer.Exit(1)
