"""`grognard exercise`: plays that look for cards never played yet, and which are left."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

import grognard
from grognard.cli import common
from grognard.core.game import Game, InputError
from grognard.core.rng import Lots


def exercise_game(game: Game, seats: int, seed: int, options: Any, played: Counter[int]) -> None:
    """One game at random, but a card that was played least goes before all else."""
    state = game.new(game.variants[0], seats, seed, options, fast=True)
    lots = Lots(seed)
    for _ in range(game.limit):
        if not state.options:
            break
        best, rarest = state.options[lots.below(len(state.options))], 3
        for option in state.options:
            card = game.cards.played(option)
            if card is not None and played[card] < rarest:
                best, rarest = option, played[card]
        card = game.cards.played(best)
        if card is not None:
            played[card] += 1
        state.apply(best)
        invalid = game.invariant(state)
        if invalid:
            raise InputError(f"{game.name}, seed {seed}: after {game.spell(best)}: {invalid}")


def exercise(
    game: common.GameName,
    seats: Annotated[int, typer.Option(help="How many play.")] = 2,
    games: Annotated[int, typer.Option(help="How many games at most; it ends when every card was played.")] = 2000,
    seed: common.Seed = "1",
    option: common.Option = None,
    json: common.AsJson = False,
) -> None:
    """Play every card that can be played, and say which never were."""
    engine = grognard.load(game)
    options = {**engine.exercise, **common.options_of(engine, option)}
    engine.check(engine.variants[0], seats, options)
    if not engine.exercise:
        raise InputError(f"{game} has no cards that are played one by one; expected doomtrooper")
    if games < 1:
        raise InputError(f"--games is {games}; expected 1 or more")
    cards = engine.cards.read(None)
    rows = {engine.cards.find(row["id"], cards): row for row in engine.cards.rows(cards, "en") if row["executable"]}
    played: Counter[int] = Counter()
    first = common.seed_of(seed) or 0
    shown = Progress(TextColumn(game), BarColumn(), MofNCompleteColumn(), console=Console(stderr=True))
    shown.disable = not sys.stderr.isatty()
    done = 0
    with shown as bar:
        task = bar.add_task("", total=len(rows))
        while done < games and len(played) < len(rows):
            exercise_game(engine, seats, first + done, options, played)
            done += 1
            bar.update(task, completed=len(played))
    never = [{"id": row["id"], "name": row["name"]} for card, row in rows.items() if not played[card or 0]]
    if json:
        common.print_json({"games": done, "cards": len(rows), "played": len(rows) - len(never), "never": never})
    else:
        print(f"{game}: {len(rows) - len(never)} of {len(rows)} cards were played in {done} games")
        for row in never:
            print(f"  never: {row['name']} [{row['id']}]")
    if never:
        raise typer.Exit(1)
