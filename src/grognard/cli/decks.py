"""`grognard deck check`, `list` and `show`: decks of Doomtrooper."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from pathlib import Path
from typing import Annotated

import typer

from grognard.cli import common
from grognard.core.game import Oops
from grognard.core.rng import Lots
from grognard.games.doomtrooper.decks import Deck, exchange, parse, problems, shipped, texts, write


def executable() -> Container[str] | None:
    """The codes of the cards that can be played with; None: whatever has a name will do."""
    return None


def find(word: str) -> Deck:
    """The deck of a file, or ours of that name."""
    path = Path(word)
    if word in shipped() and not path.is_file():
        return shipped()[word]
    try:
        return parse(common.read_text(path), word)
    except Oops as e:
        raise Oops(f"{e}; expected a file, or one of our decks: {', '.join(shipped())}") from None


class Decks:
    """The choosing of decks at a terminal."""

    def __init__(self, sayings: Mapping[str, str], read: Callable[[str], str]) -> None:
        self.sayings = sayings
        self.read = read

    def choose(self, players: list[str], seed: int) -> str:
        """The decks as an option says them, seat by seat; who is given none gets one by lot."""
        ours = list(shipped())
        lots = Lots(seed)
        print(self.sayings["decks"])
        for k, name in enumerate(ours, start=1):
            print(f" {k:2}  {shipped()[name].name}  [{name}]")
        by_lot = [ours[lots.below(len(ours))] for _ in players]
        return ",".join([self.ask(player, ours) or by_lot[seat] for seat, player in enumerate(players)])

    def ask(self, player: str, ours: list[str]) -> str:
        """A player's deck; nothing for one by lot."""
        while True:
            word = self.read(self.sayings["choose_deck"].format(name=player) + " > ").strip()
            if word.isdecimal() and 1 <= int(word) <= len(ours):
                word = ours[int(word) - 1]
            if not word or word in ours or Path(word).is_file():
                return word
            print(self.sayings["no_deck"].format(name=word, most=len(ours)))


def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A deck's file, or the name of one of ours.")],
    restricted: Annotated[bool, typer.Option("--restricted", help="Count the cards limited to one or none.")] = False,
    json: common.AsJson = False,
) -> None:
    """Everything that is wrong with a deck, at once."""
    deck = find(file)
    cards, sideboard = deck.sizes
    found = problems(deck, restricted, executable())
    for problem in found:
        rule = f" ({problem.rule})" if problem.rule else ""
        common.note(f"{file}, line {problem.line}: {problem.message}{rule}")
    if json:
        rows = [{"line": p.line, "rule": p.rule, "message": p.message} for p in found]
        common.print_json({"ok": not found, "cards": cards, "sideboard": sideboard, "problems": rows})
    else:
        wrong = "ok" if not found else "1 problem" if len(found) == 1 else f"{len(found)} problems"
        print(f"{wrong}: {deck.name}, {cards} cards, {sideboard} in the sideboard")
    if found:
        raise typer.Exit(1)


def swap(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A deck's file, or the name of one of ours.")],
    out: Annotated[list[str], typer.Option("--out", help="Cards that leave the draw pile, as in `--out '2 AMBUSH'`.")],
    into: Annotated[list[str], typer.Option("--in", help="Cards of the sideboard that come in for them.")],
) -> None:
    """The deck for the next game of a match, its cards changed with the sideboard (DT-343), as a file."""
    deck = find(file)
    leaving = [exchange.card_meant(deck.library, words) for words in out]
    swapped = exchange.swap(deck, leaving, [exchange.card_meant(deck.sideboard, words) for words in into])
    found = problems(swapped, False, executable())
    if found:
        raise Oops("; ".join(problem.message for problem in found))
    print(write(swapped), end="")


def show_all(json: common.AsJson = False) -> None:
    """Our decks by name."""
    rows = [
        {"name": name, "title": deck.name, "cards": deck.sizes[0], "sideboard": deck.sizes[1]}
        for name, deck in shipped().items()
    ]
    if json:
        common.print_json(rows)
        return
    for row in rows:
        print(f"{row['name']}: {row['title']}, {row['cards']} cards, {row['sideboard']} in the sideboard")


def show(
    name: Annotated[str, typer.Argument(metavar="NAME", help="One of our decks; see `grognard deck list`.")],
) -> None:
    """One of our decks as a file, to be changed as you like."""
    if name not in texts():
        raise Oops(f"there is no deck {name!r}; expected one of {', '.join(texts())}")
    print(texts()[name], end="")
