"""Measures the balance of the vehicles of Rush: greedy bots play in every seat, and five criteria are judged.

python docs/rush_balance.py --games 1000 --seed 1
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import Pool

from grognard.bots import make
from grognard.bots.eyes import Eyes
from grognard.core.action import first, verb_of
from grognard.games.rush.cards import NATIONS
from grognard.games.rush.events import BOUGHT, LAST_SINGLE, LOST_ALL_BASES, MEDALS, RESEARCHED
from grognard.games.rush.game import GAME, our_cards
from grognard.games.rush.verbs import BUY

SEATS = (2, 3, 4, 5)
NATION_SPREAD = 1.5  # between the nation bought, or earning medals, most often and the one least often
LEAST_BOUGHT = 0.01  # of the turns in which a card could be paid for
SEAT_MARGIN = 0.05  # around the fair share of wins
ROUNDS = (10, 25)
BEATS_RANDOM = 0.97
CHUNK = 10  # games that a worker plays before it reports


@dataclass
class Tally:
    """What happened in a number of games with the same seats."""

    games: int = 0
    rounds: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=lambda: [0.0] * max(SEATS))  # by seat, shared ones as shares
    payable: Counter[int] = field(default_factory=Counter)  # card → turns in which it could be paid for
    bought: Counter[int] = field(default_factory=Counter)  # card → such turns in which it was bought or researched
    bought_of: Counter[int] = field(default_factory=Counter)  # nation → vehicles bought or researched
    medals_of: Counter[int] = field(default_factory=Counter)  # nation → medals earned
    ends: Counter[str] = field(default_factory=Counter)

    def __iadd__(self, other: Tally) -> Tally:
        self.games += other.games
        self.rounds += other.rounds
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)]
        self.payable.update(other.payable)
        self.bought.update(other.bought)
        self.bought_of.update(other.bought_of)
        self.medals_of.update(other.medals_of)
        self.ends.update(other.ends)
        return self

    def mean_rounds(self) -> float:
        """How long a game lasts."""
        return sum(self.rounds) / self.games

    def deviation(self) -> float:
        """The standard deviation of that."""
        mean = self.mean_rounds()
        return sqrt(sum((r - mean) ** 2 for r in self.rounds) / self.games)

    def rate(self, card: int) -> float:
        """How often a card is bought by who could pay for it."""
        return self.bought[card] / max(self.payable[card], 1)


class Turn:
    """The cards that the active player could pay for in a turn, and those taken."""

    def __init__(self) -> None:
        self.payable: set[int] = set()
        self.taken: list[int] = []

    def count(self, tally: Tally) -> None:
        """Add the turn to a tally."""
        nation = our_cards().nation
        tally.payable.update(self.payable)
        tally.bought.update(self.payable.intersection(self.taken))
        tally.bought_of.update(nation[card] for card in self.taken)


def play(names: Sequence[str], seed: int, tally: Tally) -> None:
    """One game of the bots named, by seat, with the default options."""
    state = GAME.new("standard", len(names), seed)
    bots = [make(name, GAME, seed * len(names) + seat) for seat, name in enumerate(names)]
    turn, at, end = Turn(), (state.round, state.active), ""
    while state.options:
        if at != (state.round, state.active):
            turn.count(tally)
            turn, at = Turn(), (state.round, state.active)
        if state.asked == "act":
            turn.payable.update(first(option) for option in state.options if verb_of(option) == BUY)
        events: list[tuple[int, ...]] = []
        state.apply(bots[state.seat].choose(Eyes(state, state.seat)), events)
        for kind, *told in events:
            if kind in (BOUGHT, RESEARCHED):
                turn.taken.append(told[1])
            elif kind == MEDALS:
                tally.medals_of[told[1]] += 2 * told[2] + told[3]
            elif kind == LAST_SINGLE:
                end = end or "last single medal"
            elif kind == LOST_ALL_BASES:
                end = end or "all bases lost"
    turn.count(tally)
    tally.games += 1
    tally.rounds.append(state.round)
    tally.ends[end] += 1
    for seat, share in enumerate(state.score()):
        tally.wins[seat] += share


def play_chunk(task: tuple[Sequence[str], range]) -> Tally:
    """The games of one report, a seed each."""
    names, seeds = task
    tally = Tally()
    for seed in seeds:
        play(names, seed, tally)
    return tally


def simulate(names: Sequence[str], games: int, seed: int, workers: int) -> Tally:
    """Games from `seed` on, with progress on stderr."""
    tally = Tally()
    start = time.perf_counter()
    end = seed + games
    tasks = [(names, range(k, min(k + CHUNK, end))) for k in range(seed, end, CHUNK)]
    with Pool(workers) as pool:
        for part in pool.imap_unordered(play_chunk, tasks):
            tally += part
            print(f"\r{' '.join(names)}: {tally.games} games", end="", file=sys.stderr, flush=True)
    print(f", {time.perf_counter() - start:.0f} s", file=sys.stderr)
    return tally


def spread(counts: Counter[int]) -> float:
    """How many times as often the most frequent nation occurs as the least frequent."""
    numbers = [counts[nation] for nation in range(len(NATIONS))]
    return max(numbers) / max(min(numbers), 1)


def rarest(tally: Tally) -> list[int]:
    """All vehicles, the least bought first."""
    return sorted(our_cards().vehicles(), key=tally.rate)


def tables(tallies: dict[int, Tally]) -> Iterator[str]:
    """The figures, as Markdown."""
    yield "| seats | games | rounds | deviation | wins by seat | ended by |"
    yield "|---|---|---|---|---|---|"
    for seats, t in tallies.items():
        wins = ", ".join(f"{100 * t.wins[s] / t.games:.1f} %" for s in range(seats))
        ends = ", ".join(f"{end} {100 * n / t.games:.0f} %" for end, n in t.ends.most_common())
        yield f"| {seats} | {t.games} | {t.mean_rounds():.1f} | {t.deviation():.1f} | {wins} | {ends} |"
    for title, counts in (
        ("bought per game", {seats: t.bought_of for seats, t in tallies.items()}),
        ("medals per game", {seats: t.medals_of for seats, t in tallies.items()}),
    ):
        yield ""
        yield f"| {title} | {' | '.join(NATIONS)} | most / least |"
        yield "|---|---|---|---|---|---|"
        for seats, count in counts.items():
            row = " | ".join(f"{count[n] / tallies[seats].games:.2f}" for n in range(len(NATIONS)))
            yield f"| {seats} seats | {row} | {spread(count):.2f} |"
    yield ""
    yield "| least bought | cost | all seats | " + " | ".join(f"{seats} seats" for seats in tallies) + " |"
    yield "|---|---|---|" + "---|" * len(tallies)
    together = Tally()
    for t in tallies.values():
        together += t
    for card in rarest(together)[:10]:
        row = " | ".join(f"{100 * t.rate(card):.1f} %" for t in (together, *tallies.values()))
        yield f"| {our_cards().ids[card]} | {our_cards().cost[card]} | {row} |"


def judge(tallies: dict[int, Tally], against: Sequence[float]) -> Iterator[tuple[bool, str]]:
    """Each criterion, whether it holds and by which figure."""
    bought = max(spread(t.bought_of) for t in tallies.values())
    medals = max(spread(t.medals_of) for t in tallies.values())
    yield (
        max(bought, medals) <= NATION_SPREAD,
        f"nations: bought at most {bought:.2f}, medals at most {medals:.2f} times as often ({NATION_SPREAD})",
    )
    rate, seats, card = min((t.rate(card), seats, card) for seats, t in tallies.items() for card in rarest(t)[:1])
    yield (
        rate >= LEAST_BOUGHT,
        f"cards: least bought {our_cards().ids[card]} with {seats} seats, "
        f"in {100 * rate:.1f} % of the turns it could be paid for ({100 * LEAST_BOUGHT:.0f} %)",
    )
    off = {seats: [abs(wins / t.games - 1 / seats) for wins in t.wins[:seats]] for seats, t in tallies.items()}
    for name, worst in (
        ("starting seat", max(seat[0] for seat in off.values())),
        ("every seat", max(max(seat) for seat in off.values())),
    ):
        yield (
            worst <= SEAT_MARGIN,
            f"{name}: wins within {100 * worst:.1f} points of a fair share ({100 * SEAT_MARGIN:.0f})",
        )
    lengths = [t.mean_rounds() for t in tallies.values()]
    yield (
        ROUNDS[0] <= min(lengths) and max(lengths) <= ROUNDS[1],
        f"length: {min(lengths):.1f} to {max(lengths):.1f} rounds on average ({ROUNDS[0]} to {ROUNDS[1]})",
    )
    if against:
        shares = ", ".join(f"{100 * share:.1f} % from seat {k + 1}" for k, share in enumerate(against))
        yield min(against) >= BEATS_RANDOM, f"greedy beats random: {shares} ({100 * BEATS_RANDOM:.0f} %)"


def main() -> int:
    """Play, print the tables, and say which criteria hold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games for each number of seats")
    parser.add_argument("--random", type=int, default=400, help="games against the random bot from each seat")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the others follow")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS, choices=SEATS)
    args = parser.parse_args()
    tallies = {n: simulate(["greedy"] * n, args.games, args.seed, args.workers) for n in args.seats}
    against = []
    for seat, names in enumerate((("greedy", "random"), ("random", "greedy"))):
        if args.random:
            t = simulate(names, args.random, args.seed, args.workers)
            against.append(t.wins[seat] / t.games)
    for line in tables(tallies):
        print(line)
    print()
    verdicts = list(judge(tallies, against))
    for held, text in verdicts:
        print(f"{'holds' if held else 'FAILS'}: {text}")
    return 0 if all(held for held, _ in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
