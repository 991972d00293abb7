"""Random play in Doomtrooper from positions with many cards in play: what a crowded table costs."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from statistics import fmean
from typing import NamedTuple

import grognard
from benchmarks.runners.ours import is_compiled
from benchmarks.runners.stopwatch import arguments, measure, rate_of
from grognard.core.agenda import put_row
from grognard.core.game import InputError, Json
from grognard.core.playout import play_out
from grognard.core.rng import Lots
from grognard.games.doomtrooper.cards import catalogue
from grognard.games.doomtrooper.decks import shipped
from grognard.games.doomtrooper.language import plays
from grognard.games.doomtrooper.model.notation import card_keys
from grognard.games.doomtrooper.model.state import HAND
from grognard.games.doomtrooper.queries.playing import no_uniqueness
from grognard.games.doomtrooper.staging import position
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.words import MOST_COPIES, PLAYED, WARRIOR

SEATS = 2
POSITIONS = 40  # positions of each size, with different decks and cards
DECISIONS = 30  # answers from each position: few enough that the table stays about as full as it was
IN_AN_AREA = (plays.IN_SQUAD, plays.IN_KOHORT, plays.BEFORE_TARGET)


class Start(NamedTuple):
    """A position to play from, and the seed of the answers given there."""

    table: DoomtrooperState
    seed: int


def stock(lots: Lots) -> list[int]:
    """Two of the eight decks, shuffled together: a legal deck (DT-330, DT-331) that can fill half of any table."""
    ours = list(shipped().values())
    count: Counter[str] = Counter()
    for _ in range(2):
        for copies, code in ours.pop(lots.below(len(ours))).library:
            count[code] = min(MOST_COPIES, count[code] + copies)
    cards = [catalogue().index[code] for code in sorted(count) for _ in range(count[code])]
    for k in range(len(cards) - 1, 0, -1):
        j = lots.below(k + 1)
        cards[k], cards[j] = cards[j], cards[k]
    return cards


def in_play(g: DoomtrooperState) -> int:
    """How many cards lie on the table."""
    return sum(place > PLAYED for place in g.place)


def lay(g: DoomtrooperState, seat: int, kind: int, lots: Lots) -> bool:
    """Put a card where a player could have played it; False if there is no place for it."""
    row = {"card": card_keys(g.cards)[kind]}
    if no_uniqueness(g, seat, kind):
        return False
    if g.cards.type[kind] == WARRIOR:
        position.set_warrior(g, seat, "given", row, g.rules.labels)
        return True
    if any(play.lies in IN_AN_AREA for play in g.cards.plays[kind]):
        position.set_card(g, seat, "given", row, g.rules.labels)
        return True
    bearers = [slot for slot in range(len(g.kind)) if position.way_to_lie_on(g, seat, kind, slot) is not None]
    if bearers:
        bearer = bearers[lots.below(len(bearers))]
        position.set_attachment(g, seat, bearer, "given", {"with": [row]}, g.rules.labels)
    return bool(bearers)


def fill(g: DoomtrooperState, seat: int, stocked: list[int], count: int, lots: Lots) -> None:
    """Put `count` cards of a seat on the table, every other card a warrior; the rest of its stock is its library."""
    warriors = [kind for kind in stocked if g.cards.type[kind] == WARRIOR]
    others = [kind for kind in stocked if g.cards.type[kind] != WARRIOR]
    left: list[int] = []
    for k in range(count):
        pile = others if k % 2 else warriors
        while not lay(g, seat, pile[-1], lots):
            left.append(pile.pop())
        pile.pop()
    g.library = put_row(g.library, seat, left + warriors + others)


def crowded(cards: int, seed: int) -> Start:
    """A turn in the middle of a game with this many cards in play. Hands do not depend on the number of cards."""
    lots = Lots(seed)
    stocks = [stock(lots) for _ in range(SEATS)]
    names = card_keys(catalogue())
    given: Json = {"round": 5}
    for seat, stocked in enumerate(stocks):
        hand = [names[stocked.pop()] for _ in range(HAND)]
        given[f"p{seat + 1}"] = {"hand": hand, "d": 10, "p": 10, "turns": 4}
    scenario = {"variant": "tournament", "seats": SEATS, "seed": seed, "options": {"first": 0}, "given": given}
    g: DoomtrooperState = grognard.load("doomtrooper").require_staging().arrange(scenario, catalogue())
    for seat, stocked in enumerate(stocks):
        fill(g, seat, stocked, cards // SEATS, lots)
    position.check_uniqueness(g)
    g.playout(seed)
    g.reask()
    if in_play(g) != cards:
        raise InputError(f"{in_play(g)} cards in play; expected {cards}")
    return Start(g, seed)


def counted(start: Start) -> tuple[int, int, int]:
    """The decisions and the options of a play from a position, and the cards in play after it."""
    g, lots = start.table.copy(), Lots(start.seed)
    decisions = options = 0
    while g.options and decisions < DECISIONS:
        decisions += 1
        options += len(g.options)
        g.apply(g.options[lots.below(len(g.options))])
    return decisions, options, in_play(g)


def main() -> None:
    """Measure play from positions of the requested size."""
    starts = [crowded(int(arguments()[0]), seed) for seed in range(POSITIONS)]
    counts = [counted(start) for start in starts]
    around = cycle(starts)

    def play() -> int:
        start = next(around)
        return play_out(start.table.copy(), Lots(start.seed), DECISIONS)

    found = {
        "cards": int(arguments()[0]),
        "cards_after": fmean(left for _, _, left in counts),
        "options": sum(options for _, options, _ in counts) / sum(decisions for decisions, _, _ in counts),
    }
    measure(rate_of(play), compiled=is_compiled(), counts=found)


if __name__ == "__main__":
    main()
