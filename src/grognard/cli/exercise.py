"""`grognard exercise`: plays that look for cards never played yet, and which are left."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

import typer

import grognard
from grognard.cli import common
from grognard.cli.pool import spread
from grognard.core.game import Game, Oops
from grognard.core.rng import Lots


def exercise_part(name: str, seats: int, seed: int, options: Any, first: int, count: int) -> Counter[int]:
    """How often each card was played in some games."""
    game = grognard.load(name)
    played: Counter[int] = Counter()
    for number in range(seed + first, seed + first + count):
        exercise_game(game, seats, number, options, played)
    return played


def exercise_game(game: Game, seats: int, seed: int, options: Any, played: Counter[int]) -> None:
    """One game at random, but a card that was played least goes before all else."""
    state = game.new(game.variants[0], seats, seed, options, fast=True)
    lots = Lots(seed)
    for _ in range(game.limit):
        if not state.options:
            break
        best, rarest = state.options[lots.below(len(state.options))], 3
        for option in state.options:
            card = game.card_played(option)
            if card is not None and played[card] < rarest:
                best, rarest = option, played[card]
        card = game.card_played(best)
        if card is not None:
            played[card] += 1
        state.apply(best)
        invalid = game.invariant(state)
        if invalid:
            raise Oops(f"{game.name}, seed {seed}: after {game.spell(best)}: {invalid}")


def exercise(
    game: common.GameName,
    seats: Annotated[int, typer.Option(help="How many play.")] = 2,
    games: Annotated[int, typer.Option(help="How many games.")] = 200,
    seed: common.Seed = "1",
    workers: Annotated[int, typer.Option(help="Processes; 0 takes all cores.")] = 0,
    option: common.Option = None,
    json: common.AsJson = False,
) -> None:
    """Play every card that can be played, and say which never were."""
    engine = grognard.load(game)
    options = {**engine.exercise, **common.options_of(engine, option)}
    engine.check(engine.variants[0], seats, options)
    if not engine.exercise:
        raise Oops(f"{game} has no cards that are played one by one; expected doomtrooper")
    total: Counter[int] = Counter()
    fixed = (game, seats, common.seed_of(seed) or 0, options)
    for part in spread(exercise_part, fixed, games, workers, f"{game}, {seats} seats"):
        total.update(part)
    cards = engine.read_cards(None)
    rows = {engine.find_card(row["id"], cards): row for row in engine.card_rows(cards, "en") if row["executable"]}
    never = [{"id": row["id"], "name": row["name"]} for card, row in rows.items() if not total[card or 0]]
    if json:
        common.print_json({"games": games, "cards": len(rows), "played": len(rows) - len(never), "never": never})
    else:
        print(f"{game}: {len(rows) - len(never)} of {len(rows)} cards were played in {games} games")
        for row in never:
            print(f"  never: {row['name']} [{row['id']}]")
    if never:
        raise typer.Exit(1)
