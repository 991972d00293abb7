"""`grognard scenario run`, `laws` and `replay`: does it hold?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import grognard
from grognard.cli import common
from grognard.cli.pool import spread
from grognard.core import laws as law
from grognard.core import scenario
from grognard.core.match import digest
from grognard.text import LANGUAGES


def scenario_run(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH…", help="Scenario files, or folders of them.")],
    json: common.AsJson = False,
) -> None:
    """Play scenarios and check what they expect."""
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
    name: str, variant: str, seats: int, seed: int, options: Any, path: Path | None, first: int, count: int
) -> law.Report:
    """Some games of a run under the laws."""
    game = grognard.load(name)
    return law.check(game, variant, seats, seed + first, count, options, game.read_cards(path), LANGUAGES)


def laws(
    game: common.GameName,
    variant: common.Variant = "",
    seats: common.Seats = 0,
    games: Annotated[int, typer.Option(help="How many random games.")] = 50,
    seed: common.Seed = "1",
    workers: Annotated[int, typer.Option(help="Processes; 0 takes all cores.")] = 0,
    cards: common.Cards = None,
    option: common.Option = None,
    json: common.AsJson = False,
) -> None:
    """Check the seven laws on random games."""
    engine, variant = common.open_game(game, variant)
    options = common.options_of(engine, option)
    seats = seats or engine.seat_counts(variant)[0]
    engine.check(variant, seats, options)
    engine.read_cards(cards)
    total = law.Report()
    fixed = (game, variant, seats, common.seed_of(seed) or 0, options, cards)
    for report in spread(laws_part, fixed, games, workers, f"{game}, {seats} seats"):
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
        print(f"{game} {variant}, {seats} seats: {total.games} games, {total.positions} positions, "
              f"{len(total.failures)} failures")  # fmt: skip
    if total.failures:
        raise typer.Exit(1)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    lang: common.Lang = "en",
    log: Annotated[bool, typer.Option("--log", help="Tell the whole game.")] = False,
    json: common.AsJson = False,
) -> None:
    """Play a saved game again and verify it."""
    match = common.saved_match(file, common.language(lang))
    tongue = match.game.tongue(lang, match.cards, (), match.variant)
    is_ours = match.game.cards_source(match.cards) == match.game.cards_source(match.game.read_cards(None))
    if log and not json:
        for events in match.events:
            for event in events:
                print(tongue.event(event, None))
    if json:
        common.print_json({
            "ok": True,
            "digest": digest(match.state),
            "finished": match.is_over,
            "answers": len(match.answers),
            "score": list(match.state.score()),
            "rules": match.game.version,
            "recorded": match.recorded,
            "cards_digest": match.cards_digest(),
            "our_cards": is_ours,
        })  # fmt: skip
    else:
        end = "finished" if match.is_over else "unfinished"
        n = len(match.answers)
        print(f"ok: {match.game.title}, {match.seats} seats, {n} answer{'' if n == 1 else 's'}, {end}")
        print(f"digest {digest(match.state)}")
        print(f"cards {match.cards_digest()} ({'ours' if is_ours else 'not ours'})")
        if match.recorded != match.game.version:
            print(common.of_earlier_rules(match, lang))
