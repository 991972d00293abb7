"""`grognard bench`: how fast the engine plays and copies, in seconds of one core."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import harmonic_mean, median
from typing import Annotated, Any, NamedTuple

import typer

import grognard
from grognard.cli import common
from grognard.core.game import Game, InputError
from grognard.core.playout import play_out
from grognard.core.rng import Lots

SLICES = 10  # slices per run


def reference() -> float:
    """Iterations of a plain loop per second: how fast this machine runs Python just now."""
    start = time.process_time()
    total = 0
    for k in range(200_000):
        total += k & 3
    return 200_000 / (time.process_time() - start)


def playouts(game: Game, variant: str, seats: int, seeds: Iterator[int], seconds: float) -> tuple[int, int, float]:
    """Decisions, games and seconds of random playouts: dealing, legal options, answers; events off."""
    decisions = games = 0
    lots = Lots(seats)
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += play_out(game.new(variant, seats, next(seeds), None, None, True), lots)
        games += 1
        elapsed = time.process_time() - start
    return decisions, games, elapsed


def bot_loop(game: Game, variant: str, seats: int, seeds: Iterator[int], seconds: float) -> float:
    """Decisions per second when Python code chooses every answer, as a bot does through the public interface."""
    decisions = 0
    random = Random(1).random
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        state = game.new(variant, seats, next(seeds), None, None, True)
        while options := state.options:
            state.apply(options[int(random() * len(options))])
            decisions += 1
        elapsed = time.process_time() - start
    return decisions / elapsed


def copies(game: Game, variant: str, seats: int, seconds: float) -> float:
    """Copies per second of positions in the middle of a game."""
    lots = Lots(7)
    state: Any = game.new(variant, seats, 7)
    middle = []
    while state.options:
        state.apply(state.options[lots.below(len(state.options))])
        middle.append(state.copy())
    middle = middle[len(middle) // 3 : 2 * len(middle) // 3]
    done = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        for state in middle:
            state.copy()
        done += len(middle)
        elapsed = time.process_time() - start
    return done / elapsed


class Slice(NamedTuple):
    """What one slice of a run found."""

    loops: float  # iterations of a plain loop per second
    decisions: int  # of playouts
    games: int
    seconds: float  # that the playouts took
    bot: float  # decisions per second in a bot's loop


def measure_slice(game: Game, variant: str, seats: int, seeds: Iterator[int], seconds: float) -> Slice:
    """A plain loop, playouts and a bot's loop, one after the other."""
    loops = reference()
    played = playouts(game, variant, seats, seeds, seconds)
    return Slice(loops, *played, bot_loop(game, variant, seats, seeds, seconds))


def bench(
    game: common.GameName,
    variant: common.Variant = "",
    seats: common.Seats = 0,
    seconds: Annotated[float, typer.Option(help="How long each of the five runs takes.")] = 1.0,
    json: common.AsJson = False,
) -> None:
    """Measure decisions and copies per second."""
    engine, variant = common.open_game(game, variant)
    counts = engine.seat_counts(variant)
    seats = seats or (engine.usual_seats if engine.usual_seats in counts else counts[-1])
    engine.check(variant, seats)
    if seconds <= 0:
        raise InputError(f"--seconds is {seconds}; expected more than 0")
    gc.disable()  # as timeit does; states hold no cycles, so nothing piles up
    seeds = count(1)  # never the same game twice: a slice may have time for only a few games
    loops: list[float] = []
    runs: list[float] = []
    games: list[float] = []
    bots: list[float] = []
    for _ in range(5):
        # in slices, one after another, so that a noisy moment affects all alike and their ratios hold
        slices = [measure_slice(engine, variant, seats, seeds, seconds / SLICES) for _ in range(SLICES)]
        loops.append(harmonic_mean([part.loops for part in slices]))
        spent = sum(part.seconds for part in slices)
        runs.append(sum(part.decisions for part in slices) / spent)
        games.append(sum(part.games for part in slices) / spent)
        bots.append(harmonic_mean([part.bot for part in slices]))
    per_loop = median(1e6 * run / loop for run, loop in zip(runs, loops, strict=True))
    share = median(bot / run for run, bot in zip(runs, bots, strict=True))
    copied = [copies(engine, variant, seats, seconds / 5) for _ in range(5)]
    gc.enable()
    compiled = not grognard.WHY_INTERPRETED
    if json:
        common.print_json({
            "game": game,
            "variant": variant,
            "seats": seats,
            "decisions_per_second": round(median(runs)),
            "games_per_second": round(median(games), 1),
            "copies_per_second": round(median(copied)),
            "compiled": compiled,
            "bot_loop_decisions_per_second": round(median(bots)),
            "bot_loop_share": round(share, 3),
            "runs": [round(run) for run in runs],
            "reference_loops_per_second": round(median(loops)),
            "decisions_per_million_loops": round(per_loop),
        })  # fmt: skip
        return
    how = "compiled" if compiled else f"interpreted ({grognard.WHY_INTERPRETED})"
    print(f"{game} {variant}, {seats} seats, {how}, one core")
    print(f"  {median(runs):12,.0f} decisions per second ({min(runs):,.0f} to {max(runs):,.0f} in five runs)")
    print(f"  {median(games):12,.0f} games per second")
    print(f"  {median(bots):12,.0f} decisions per second with a bot that chooses in Python ({share:.0%})")
    loop_rate = f"{median(loops) / 1e6:.1f} million per second"
    print(f"  {per_loop:12,.0f} decisions per million turns of a plain loop ({loop_rate})")
    print(f"  {median(copied):12,.0f} copies per second ({1e6 / median(copied):.2f} µs each)")
