"""`grognard scenario run`, `laws` and `replay`: does it hold?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import grognard
from grognard.cli import common
from grognard.cli.pool import spread
from grognard.cli.text import words
from grognard.core import laws as law
from grognard.core import scenario
from grognard.core.game import InputError
from grognard.core.match import digest
from grognard.core.pairs import pairwise
from grognard.text import LANGUAGES


def scenario_run(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH", help="Scenario files, or folders of them.")],
    json: common.AsJson = False,
) -> None:
    """Play scenarios and check their expectations."""
    found = [scenario.read(path, grognard.load) for path in scenario.files(paths)]
    passed = 0
    failed = []
    for one in found:
        problem = scenario.run(one)
        if problem is None:
            passed += 1
        else:
            failed.append({"path": str(one.path), "title": one.title, "problem": problem})
            common.note(f"failed  {one.path}: {one.title}\n        {problem}")
    if json:
        common.print_json({"passed": passed, "failed": len(failed), "failures": failed})
    else:
        print(f"{passed} passed, {len(failed)} failed")
    if failed:
        raise typer.Exit(1)


def laws_part(
    name: str, variant: str, seats: int, seed: int, options: Any, path: Path | None, every: int, closely: int,
    first: int, count: int,
) -> law.Report:  # fmt: skip
    """Check the laws on some games of a run."""
    game = grognard.load(name)
    cards = game.cards.read(path)
    return law.check(game, variant, seats, seed + first, count, options, cards, LANGUAGES, every, closely=closely)


def pairwise_part(
    name: str, seed: int, path: Path | None, games: int, every: int, closely: int, first: int, count: int
) -> law.Report:
    """Check the laws on some games of a run over every pair of values, `games` per set-up."""
    game = grognard.load(name)
    cards = game.cards.read(path)
    total = law.Report()
    setups = pairwise(game)
    for k in range(first, first + count):
        one = setups[k // games]
        total.add(law.check(
            game, one.variant, one.seats, seed + k, 1, one.options, cards, LANGUAGES, every, closely=closely
        ))  # fmt: skip
    return total


def laws(
    game: common.GameName,
    variant: common.Variant = "",
    seats: common.Seats = 0,
    games: Annotated[int, typer.Option(help="How many random games.")] = 50,
    seed: common.Seed = "1",
    workers: Annotated[int, typer.Option(help="Processes; 0 takes all cores.")] = 0,
    cards: common.Cards = None,
    option: common.Option = None,
    pairs: Annotated[
        bool, typer.Option("--pairwise", help="Play this many games of every set-up that covers all pairs of values.")
    ] = False,
    every: Annotated[int, typer.Option(help="Check the expensive laws at one position in this many.")] = 8,
    closely: Annotated[int, typer.Option(help="Check all laws on this many answers per game; 0 means all.")] = 0,
    json: common.AsJson = False,
) -> None:
    """Check the seven laws on random games."""
    if closely < 0:
        raise InputError(f"--closely is {closely}; expected 0 (every answer) or more")
    if every < 1:
        raise InputError(f"--every is {every}; expected 1 (every position) or more")
    if pairs and (variant or seats or option):
        raise InputError(
            "--pairwise chooses variant, seats and options itself; expected none of --variant, --seats, --option"
        )
    engine, variant = common.open_game(game, variant)
    engine.cards.read(cards)
    number = common.seed_of(seed) or 0
    total = law.Report()
    if pairs:
        setups = len(pairwise(engine))
        title = f"{game}, {setups} set-ups with every pair of values"
        found = spread(pairwise_part, (game, number, cards, games, every, closely), games * setups, workers, title)
    else:
        options = common.options_of(engine, option)
        seats = seats or engine.seat_counts(variant)[0]
        engine.check(variant, seats, options)
        title = f"{game} {variant}, {seats} seats"
        fixed = (game, variant, seats, number, options, cards, every, closely)
        found = spread(laws_part, fixed, games, workers, title)
    for report in found:
        total.add(report)
    for failure in total.failures[:20]:
        common.note(f"failed: {failure}")
    if json:
        common.print_json({
            "games": total.games,
            "positions": total.positions,
            "same_worlds": total.told,
            "failures": len(total.failures),
            "digest": f"{total.digest:016x}",
        })  # fmt: skip
    else:
        print(f"{title}: {total.games} games, {total.positions} positions, {len(total.failures)} failures")
    if total.failures:
        raise typer.Exit(1)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    lang: common.Lang = "en",
    log: Annotated[bool, typer.Option("--log", help="Print the whole log.")] = False,
    json: common.AsJson = False,
) -> None:
    """Replay a saved game and verify it."""
    match = common.saved_match(file, common.language(lang))
    tongue = match.game.speech.tongue(lang, match.cards, (), match.variant)
    is_same = match.game.cards.source(match.cards) == match.game.cards.source(match.game.cards.read(None))
    is_ours = is_same and not match.changed
    if log and not json:
        for events in match.events:
            for event in events:
                print(tongue.event(event, None))
    if json:
        common.print_json({
            "ok": True,
            "digest": digest(match.state),
            "digest_compared": match.is_digest_comparable,
            "finished": match.is_over,
            "answers": len(match.answers),
            "score": list(match.state.score()),
            "rules": match.game.version,
            "recorded": match.recorded,
            "cards_digest": match.cards_digest(),
            "our_cards": is_ours,
            "changed_cards": list(match.changed),
        })  # fmt: skip
    else:
        end = "finished" if match.is_over else "unfinished"
        n = len(match.answers)
        print(f"ok: {match.game.title}, {match.seats} seats, {n} answer{'' if n == 1 else 's'}, {end}")
        print(f"digest {digest(match.state)}")
        print(f"cards {match.cards_digest()} ({'ours' if is_ours else 'not ours'})")
        if match.is_of_another_time:
            print(common.of_another_time(match, lang))
        if not match.is_digest_comparable:
            print(words(lang).SAYINGS["digest_not_compared"])
