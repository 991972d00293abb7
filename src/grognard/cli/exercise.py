"""`grognard exercise`: games built around the cards that were played least, and what came of each card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

import grognard
from grognard.cli import common
from grognard.core.agenda import Event
from grognard.core.game import Game, InputError
from grognard.core.rng import Lots

TIMES = 3  # that every card is played in the full form
AT_ONCE = 6  # cards that a game is built around
MANY, FEW = 40, 3  # if no more cards than that are left, a game is built around fewer
LONGEST = 1500  # answers of a game that looks for a few cards
MOST_OUTCOMES = 4  # that a row of the report names
PATIENCE = 500  # games in a row that show nothing new, for each card left


class Record:
    """What was shown of the cards: how often each was played, which of its abilities were, and what came of it."""

    def __init__(self, game: Game, times: int, every_way: bool = True) -> None:
        self.game = game
        self.times = times
        self.every_way = every_way  # whether each ability of a card must be shown, too
        self.cards = game.cards.read(None)
        rows = [row for row in game.cards.rows(self.cards, "en") if row["executable"]]
        found = {game.cards.find(row["id"], self.cards) or 0: row for row in rows}
        abilities = {card: game.cards.abilities(card, self.cards) for card in found}
        self.void = [row for card, row in found.items() if not abilities[card]]
        self.waiting = [
            (card, way) for card in found for way in abilities[card] if game.cards.waits(card, way, self.cards)
        ]
        self.ways = {card: tuple(way for way in abilities[card] if (card, way) not in self.waiting) for card in found}
        self.rows = found
        self.shown: Counter[tuple[int, str]] = Counter()
        self.played: Counter[int] = Counter()  # from hand
        self.outcomes: dict[int, Counter[str]] = {card: Counter() for card in found}
        self.last: int | None = None  # the card that was played or used last
        self.games = 0

    def lacks(self, card: int) -> int:
        """How much of a card is still to be shown."""
        ways = self.ways.get(card, ())
        if not ways:
            return 0
        unseen = sum(1 for way in ways if not self.shown[card, way]) if self.every_way else 0
        return unseen + max(0, self.times - self.played[card])

    def wanted(self) -> list[int]:
        """The cards of which something is still to be shown, those with the most first."""
        return sorted((card for card in self.ways if self.lacks(card)), key=lambda card: (-self.lacks(card), card))

    def note(self, state: Any, action: int) -> None:
        """Remember what an answer shows."""
        shown = self.game.cards.shown(state, action)
        if shown is not None:
            self.last = shown[0]
            self.shown[shown] += 1
            if self.game.cards.played(action) is not None:
                self.played[shown[0]] += 1
        elif action != state.options[0] and any(self.game.cards.shown(state, other) for other in state.options):
            self.last = (
                None  # something else is done where a card could have been played; the first option may be to pass
            )

    def follow(self, events: Sequence[Event]) -> None:
        """Count what comes of the card that was played or used last, until somebody does something else."""
        for event in events:
            outcome = self.game.cards.outcome(event)
            if outcome and self.last in self.outcomes:
                self.outcomes[self.last][outcome] += 1

    def wastes(self, state: Any, action: int) -> bool:
        """Whether an answer uses up a card of which another way is still to be shown."""
        shown = self.game.cards.shown(state, action)
        if shown is None or not self.shown[shown] or not self.every_way:
            return False
        return any(not self.shown[shown[0], way] for way in self.ways.get(shown[0], ()))

    def worth(self, state: Any, action: int) -> int:
        """How much an answer would show that is still wanted."""
        shown = self.game.cards.shown(state, action)
        if shown is None:
            return 0
        card, way = shown
        if way not in self.ways.get(card, ()):
            return 0
        return (0 if self.shown[shown] else 2) + (1 if way.startswith("play") and self.played[card] < self.times else 0)


def exercise_game(record: Record, wanted: Sequence[int], seats: int, seed: int, options: Mapping[str, Any]) -> None:
    """Play a game at random, but prefer the answers that show most of the cards."""
    game = record.game
    record.games += 1
    around = game.cards.around(wanted, seats, seed, record.cards) if seed % 3 else game.exercise  # or all cards
    record.last = None
    state = game.cards.midgame(wanted, seats, seed, record.cards) if len(wanted) <= FEW and seed % 3 == 2 else None
    if state is None:
        state = game.new(game.variants[0], seats, seed, {**options, **around}, fast=True)
    lots = Lots(seed)
    for _ in range(LONGEST):
        if not state.options or (seed % 3 and not any(record.lacks(card) for card in wanted)):
            break
        best, most = state.options[lots.below(len(state.options))], 0
        if record.wastes(state, best):
            best = state.options[lots.below(len(state.options))]
        saves = seed % 2 == 1 and lots.below(4) > 0  # for what is dear, but others must come into play as well
        for option in state.options:
            if saves and not most and game.cards.gathers(option):
                best = option
            worth = record.worth(state, option)
            if worth > most:
                best, most = option, worth
        record.note(state, best)
        events: list[Event] = []
        state.apply(best, events)
        record.follow(events)
        invalid = game.invariant(state)
        if invalid:
            raise InputError(f"{game.name}, seed {seed}: after {game.spell(best)}: {invalid}")


def exercise_all(record: Record, seats: int, first: int, games: int, options: Mapping[str, Any]) -> None:
    """Play games with all cards as long as they show much, then games around the cards that were shown least."""
    idle = 0
    while record.games < games:
        left = record.wanted()
        if not left or idle >= PATIENCE * len(left):
            return
        lots = Lots(first + record.games)
        picked = [left[lots.below(len(left))] for _ in range(AT_ONCE if len(left) > MANY else FEW)]
        before = sum(map(record.lacks, left))
        exercise_game(record, sorted(set(picked)), seats, first + record.games, options)
        idle = 0 if sum(map(record.lacks, left)) < before else idle + 1


def rows_of(record: Record) -> list[dict[str, Any]]:
    """What was shown of each card."""
    return [
        {
            "id": row["id"],
            "name": row["name"],
            "played": record.played[card],
            "abilities": {way: record.shown[card, way] for way in record.ways[card]},
            "outcomes": dict(record.outcomes[card].most_common()),
            "void": row.get("void", ""),
        }
        for card, row in record.rows.items()
    ]


def exercise(
    game: common.GameName,
    seats: Annotated[int, typer.Option(help="How many players.")] = 2,
    games: Annotated[int, typer.Option(help="Play at most this many games, until everything was shown.")] = 5000,
    times: Annotated[int, typer.Option(help="How often each card is played, at least.")] = TIMES,
    short: Annotated[bool, typer.Option("--short", help="Play each card once, in whatever way.")] = False,
    seed: common.Seed = "1",
    option: common.Option = None,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print a report by card and by word as Markdown.")
    ] = False,
    json: common.AsJson = False,
) -> None:
    """Play every card that can be played in each of its ways, and list the ways that never came up."""
    engine = grognard.load(game)
    options = common.options_of(engine, option)
    engine.check(engine.variants[0], seats, options)
    if not engine.exercise:
        raise InputError(f"{game} has no cards that are played one by one; expected doomtrooper")
    if games < 1 or times < 1:
        raise InputError(f"--games is {games} and --times {times}; expected 1 or more")
    record = Record(engine, 1 if short else times, not short)
    exercise_all(record, seats, common.seed_of(seed) or 0, games, options)
    left = record.wanted()
    if json:
        common.print_json(
            {"games": record.games, "cards": rows_of(record), "left": [record.rows[c]["id"] for c in left]}
        )
    elif markdown:
        print("\n".join(report(record)))
    else:
        told(game, record, left)
    if left:
        raise typer.Exit(1)


def report(record: Record) -> list[str]:
    """The whole record as Markdown: a row for every card, then one for every word of the card language."""
    lines = [
        f"# {record.game.title}: every card, exercised", "",
        f"{record.games} games, built around cards of which something was still to be shown (`grognard exercise`).",
        "Ways are those to play a card from the hand and to use it in play, each with how often that was done. What",
        "came of it counts the events until somebody did something else: the card's own, and what it led to.",
        *never(record), "",
        "| code | card | played | ways | what came of it |", "|---|---|---|---|---|",
    ]  # fmt: skip
    words: dict[str, list[int]] = {}
    for card, row in record.rows.items():
        ways = ", ".join(f"{way}: {record.shown[card, way]}" for way in record.ways[card])
        came = ", ".join(f"{what} {n}" for what, n in record.outcomes[card].most_common(MOST_OUTCOMES))
        ways = ways or f"void by {row['void']}"
        lines.append(f"| {row['id']} | {row['name']} | {record.played[card]} | {ways} | {came or '–'} |")
        for word in record.game.cards.words_of(card, record.cards):
            words.setdefault(word, []).append(card)
    lines += ["", "## By word", "", "| word | cards | played | used |", "|---|---|---|---|"]
    for word, cards in sorted(words.items()):
        used = sum(n for (card, way), n in record.shown.items() if card in cards and not way.startswith("play"))
        lines.append(f"| `{word}` | {len(cards)} | {sum(record.played[card] for card in cards)} | {used} |")
    return lines


def waiting(record: Record) -> list[str]:
    """The ways that need cards which cannot be played yet, in a sentence; nothing if there are none."""
    said = [f"{record.rows[card]['name']} ({way})" for card, way in record.waiting]
    return [f"Waiting for cards that cannot be played yet: {'; '.join(said)}."] if said else []


def never(record: Record) -> list[str]:
    """A sentence on what was not shown; empty if everything was."""
    left = {
        record.rows[card]["name"]: [way for way in record.ways[card] if not record.shown[card, way]]
        for card in record.wanted()
    }
    said = [f"{name} ({', '.join(ways) or f'fewer than {record.times} times'})" for name, ways in left.items()]
    lines = [f"Not shown: {'; '.join(said)}."] if said else []
    return ["", *lines, *waiting(record)] if lines or record.waiting else []


def told(game: str, record: Record, left: Sequence[int]) -> None:
    """Say what was shown and what is left."""
    cards = [card for card in record.ways if record.ways[card]]
    done = sum(1 for card in cards if record.played[card] >= record.times)
    ways = [(card, way) for card in cards for way in record.ways[card]]
    seen = sum(1 for one in ways if record.shown[one])
    print(f"{game}: {done} of {len(cards)} cards were played {record.times} times, {seen} of {len(ways)} ways shown,")
    print(f"  in {record.games} games; void and never played: {len(record.void)}")
    for line in waiting(record):
        print(f"  {line}")
    for card in left:
        never = [way for way in record.ways[card] if not record.shown[card, way]]
        row = record.rows[card]
        print(f"  {row['name']} [{row['id']}]: played {record.played[card]} times; never: {', '.join(never) or '–'}")
