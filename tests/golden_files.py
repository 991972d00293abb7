"""Golden files: card texts in three languages and one seeded game per number of seats; `make golden` rewrites them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from grognard import bots
from grognard.bots.eyes import Eyes
from grognard.core.game import Game
from grognard.core.match import Match, digest
from grognard.text import LANGUAGES
from tests.support import BATTLEGROUNDS, DOOMTROOPER, GAMES, RUSH, random_game

FOLDER = Path(__file__).parent / "golden"


def card_texts(game: Game, lang: str, cards: Any = None) -> str:
    """A line for every card of a game that can be played."""
    rows = game.cards.rows(cards or game.cards.read(None), lang)
    return "".join(f"{row['name']}: {row['text']}\n" for row in rows if row.get("executable", True))


def transcript(game: Game, variant: str, seats: int, lang: str) -> str:
    """A game of greedy bots with its log, as somebody who sees everything would read it."""
    match = Match(game, variant, seats, 2026 + seats, PLAYED_WITH.get(game.name))
    players = [bots.make("greedy", game, seat) for seat in range(seats)]
    tongue = game.speech.tongue(lang, None, (), variant)
    out = [f"{game.name} {variant}, {seats} seats, seed {match.seed}\n"]
    while not match.is_over:
        seat = match.state.seat
        action = players[seat].choose(Eyes(match.state, seat))
        if len(match.state.options) > 1 or not game.hints.moment(
            match.state
        ):  # windows with nothing to play are not told
            out.append(f"p{seat + 1} {game.spell(action)}\n")
        out += [f"    {tongue.event(event, None)}\n" for event in match.play(action)]
    out.append(f"score {list(match.state.score())}\ndigest {digest(match.state)}\n")
    return "".join(out)


NODE_GAMES: list[tuple[Game, str, int]] = [
    (game, variant, seats) for game in GAMES for variant in game.variants for seats in game.seat_counts(variant)
]


def node_counts(game: Game, variant: str, seats: int) -> list[list[int]]:
    """For two seeds: how many different positions there are after 1, 2 and 3 decisions.

    From the first question, where some games are still setting up, and from the middle of a random game.
    """
    out = []
    games = [random_game(game, variant, seats, seed, 60) for seed in (11, 12)]
    middle = [match.before(2 * len(match.answers) // 3) for match in games]
    for start in [*(game.new(variant, seats, seed) for seed in (11, 12)), *middle]:
        level = {digest(start): start}
        counts = []
        for _ in range(3):
            further = {}
            for state in level.values():
                for option in state.options:
                    copy = state.copy()
                    copy.apply(option)
                    further[digest(copy)] = copy
            level = further
            counts.append(len(level))
        out.append(counts)
    return out


def all_node_counts() -> str:
    """Every game, variant and number of seats."""
    rows = {f"{g.name} {variant} {seats}": node_counts(g, variant, seats) for g, variant, seats in NODE_GAMES}
    return json.dumps(rows, indent=1) + "\n"


# Options of the games that are told
PLAYED_WITH: dict[str, dict[str, Any]] = {"doomtrooper": {"decks": "bauhaus,legion", "target": 10}}
TRANSCRIPTS: list[tuple[Game, str, int, str]] = [
    (RUSH, "standard", 2, "en"),
    (RUSH, "standard", 3, "cs"),
    (RUSH, "standard", 4, "ro"),
    (RUSH, "standard", 5, "en"),
    (BATTLEGROUNDS, "battle", 2, "cs"),
    (BATTLEGROUNDS, "battle", 4, "en"),
    (BATTLEGROUNDS, "teams", 4, "ro"),
    (BATTLEGROUNDS, "family", 3, "cs"),
    (BATTLEGROUNDS, "solo", 1, "en"),
    (DOOMTROOPER, "tournament", 2, "en"),
    (DOOMTROOPER, "tournament", 2, "cs"),
]
FILES: dict[str, Callable[[], str]] = {
    **{f"{game.name}-cards.{lang}.txt": partial(card_texts, game, lang) for game in GAMES for lang in LANGUAGES},
    **{
        f"{game.name}-{variant}-{seats}.{lang}.txt": partial(transcript, game, variant, seats, lang)
        for game, variant, seats, lang in TRANSCRIPTS
    },
    "nodes.json": all_node_counts,
}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in FILES.items():
        (FOLDER / name).write_text(text(), "utf-8")
        print(name)
