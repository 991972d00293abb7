"""Golden files: card texts in three languages and a seeded game per number of seats; `make golden` rewrites them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from grognard import bots
from grognard.bots.eyes import Eyes
from grognard.core.match import Match, digest
from grognard.text import LANGUAGES
from tests.support import RUSH

FOLDER = Path(__file__).parent / "golden"


def card_texts(lang: str) -> str:
    """A line for every card of Rush."""
    rows = RUSH.card_rows(RUSH.read_cards(None), lang)
    return "".join(f"{row['name']}: {row['text']}\n" for row in rows)


def transcript(seats: int, lang: str) -> str:
    """A game of greedy bots with its log, as somebody who sees everything would read it."""
    match = Match(RUSH, "standard", seats, 2026 + seats)
    players = [bots.make("greedy", RUSH, seat) for seat in range(seats)]
    tongue = RUSH.tongue(lang)
    out = [f"Rush, {seats} seats, seed {match.seed}\n"]
    while not match.is_over:
        seat = match.state.seat
        action = players[seat].choose(Eyes(match.state, seat))
        out.append(f"p{seat + 1} {RUSH.spell(action)}\n")
        out += [f"    {tongue.event(event, None)}\n" for event in match.play(action)]
    out.append(f"score {list(match.state.score())}\ndigest {digest(match.state)}\n")
    return "".join(out)


FILES: dict[str, Callable[[], str]] = {
    **{f"rush-cards.{lang}.txt": partial(card_texts, lang) for lang in LANGUAGES},
    **{
        f"rush-{seats}-seats.{lang}.txt": partial(transcript, seats, lang)
        for seats, lang in ((2, "en"), (3, "cs"), (4, "ro"), (5, "en"))
    },
}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in FILES.items():
        (FOLDER / name).write_text(text(), "utf-8")
        print(name)
