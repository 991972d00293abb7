"""Measures the balance of the eight decks of Doomtrooper: each against each, greedy bots in both seats.

python docs/doomtrooper_balance.py --games 40 --seed 1

Each pair plays so many games; who starts changes from game to game. Prints the tables of docs/doomtrooper-balance.md,
and exits with 1 if a deck wins less than 35 % or more than 65 % against the field.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import Pool
from statistics import median

from grognard.bots import make
from grognard.bots.eyes import Eyes
from grognard.games.doomtrooper.decks import shipped
from grognard.games.doomtrooper.game import GAME

LEAST, MOST = 0.35, 0.65
DECKS = tuple(shipped())


@dataclass
class Played:
    """How one game ended."""

    decks: tuple[str, str]
    first: int
    score: tuple[float, float]
    rounds: int
    points: tuple[int, int]


@dataclass
class Tally:
    """What happened in all games."""

    games: list[Played] = field(default_factory=list)

    def won(self, deck: str, other: str = "") -> float:
        """The share of games that a deck wins, of all or of those against another."""
        scores = [
            game.score[game.decks.index(deck)]
            for game in self.games
            if deck in game.decks and (not other or other in game.decks)
        ]
        return sum(scores) / len(scores)

    def starter_wins(self) -> float:
        """The share of games that who starts wins."""
        return sum(game.score[game.first] for game in self.games) / len(self.games)


def play(job: tuple[str, str, int, int]) -> Played:
    """One game between two decks."""
    one, two, first, seed = job
    state = GAME.new("tournament", 2, seed, {"decks": f"{one},{two}", "first": first})
    bots = [make("greedy", GAME, seed * 8 + seat) for seat in range(2)]
    for _ in range(GAME.limit):
        if not state.options:
            break
        state.apply(bots[state.seat].choose(Eyes(state, state.seat)))
    score = list(state.score())
    return Played((one, two), first, (score[0], score[1]), state.round, (state.p[0], state.p[1]))


def schedule(games: int, seed: int) -> list[tuple[str, str, int, int]]:
    """Every pair of decks so many times, each deck starting as often as the other."""
    pairs = list(combinations(DECKS, 2))
    return [(*pair, k % 2, seed + k * len(pairs) + n) for k in range(games) for n, pair in enumerate(pairs)]


def report(tally: Tally, seconds: float) -> bool:
    """The tables; whether every deck is within bounds."""
    shares = {deck: tally.won(deck) for deck in DECKS}
    print("| deck | wins | " + " | ".join(DECKS) + " |")
    print("|---|---|" + "---|" * len(DECKS))
    for deck in sorted(DECKS, key=shares.__getitem__, reverse=True):
        cells = ["–" if other == deck else f"{100 * tally.won(deck, other):.0f}" for other in DECKS]
        print(f"| {deck} | **{100 * shares[deck]:.1f} %** | " + " | ".join(cells) + " |")
    rounds = sorted(game.rounds for game in tally.games)
    late = Counter(max(game.points) < 40 for game in tally.games)[True]
    print()
    print(f"{len(tally.games)} games, {len(tally.games) // 28} a pair; {seconds:.0f} s.")
    tenth = len(rounds) // 10
    print(f"Rounds: median {median(rounds):.0f}, a tenth below {rounds[tenth]}, a tenth above {rounds[-1 - tenth]}.")
    print(f"Games that end without 40 P: {100 * late / len(rounds):.1f} %.")
    print(f"Who starts wins {100 * tally.starter_wins():.1f} %.")
    outside = [deck for deck in DECKS if not LEAST <= shares[deck] <= MOST]
    print("holds" if not outside else f"does not hold: {', '.join(outside)}", end=": ")
    print(f"every deck wins {100 * LEAST:.0f} to {100 * MOST:.0f} % against the field")
    return not outside


def main() -> None:
    """Play, and report."""
    parser = argparse.ArgumentParser(description="Play every deck against every other.")
    parser.add_argument("--games", type=int, default=40, help="for each pair")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None)
    args = parser.parse_args()
    tally = Tally()
    start = time.perf_counter()
    jobs = schedule(args.games, args.seed)
    with Pool(args.workers) as pool:
        for played in pool.imap_unordered(play, jobs, chunksize=4):
            tally.games.append(played)
            if sys.stderr.isatty():
                print(f"\r{len(tally.games)} of {len(jobs)}", end="", file=sys.stderr)
    sys.exit(0 if report(tally, time.perf_counter() - start) else 1)


if __name__ == "__main__":
    main()
