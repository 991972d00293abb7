"""`grognard deck check`, `swap`, `list` and `show`, and the choosing of decks at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated

import typer

import grognard
from grognard.cli import common
from grognard.cli.text import words
from grognard.core.game import Decks, Game, InputError
from grognard.core.rng import Lots
from grognard.text.lang import LANGS

DeckFile = Annotated[str, typer.Argument(metavar="FILE", help="A deck's file, or the name of one of ours.")]


def game_with_decks() -> Game:
    """The first game that is played with decks."""
    return next(game for game in map(grognard.load, grognard.game_names()) if game.decks is not None)


def find(decks: Decks, word: str) -> str:
    """The text of the deck in a file, or ours of that name."""
    ours = {deck["name"]: deck["text"] for deck in decks.ours()[0]}
    path = Path(word)
    if word in ours and not path.is_file():
        return str(ours[word])
    try:
        return common.read_text(path)
    except InputError as e:
        raise InputError(f"{e}; expected a file, or one of our decks: {', '.join(ours)}") from None


class DeckChoice:
    """The choosing of decks at a terminal."""

    def __init__(self, decks: Decks, lang: str, read: Callable[[str], str]) -> None:
        self.decks = decks
        self.lang = lang
        self.sayings: Mapping[str, str] = words(lang).SAYINGS
        self.read = read

    def choose(self, players: list[str], seed: int) -> str:
        """The decks as an option says them, seat by seat; who is given none gets one by lot."""
        ours = list(self.decks.names())
        lots = Lots(seed)
        print(self.sayings["decks"])
        for k, name in enumerate(ours, start=1):
            print(f" {k:2}  {self.decks.title(name, self.lang)}  [{name}]")
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


def sizes_said(cards: int, beside: int, lang: str) -> str:
    """`60 cards, 25 in the sideboard`."""
    said: str = (
        words(lang).SAYINGS["deck_sizes"].format(cards=LANGS[lang].count(cards, words(lang).CARDS), beside=beside)
    )
    return said


def check(
    file: DeckFile,
    restricted: Annotated[bool, typer.Option("--restricted", help="Count the cards limited to one or none.")] = False,
    lang: common.Lang = "en",
    json: common.AsJson = False,
) -> None:
    """Everything that is wrong with a deck, at once."""
    decks = game_with_decks().require_decks()
    found = decks.report(find(decks, file), restricted, common.language(lang))
    problems = [
        {"line": problem["line"], "rule": problem["rule"] or None, "message": problem["text"]}
        for problem in found["problems"]
    ]
    sayings = words(lang).SAYINGS
    for problem in problems:
        rule = f" ({problem['rule']})" if problem["rule"] else ""
        common.note(sayings["deck_line"].format(file=file, line=problem["line"], problem=f"{problem['message']}{rule}"))
    if json:
        sizes = {"cards": found["cards"], "sideboard": found["beside"]}
        common.print_json({"ok": not problems, **sizes, "problems": problems})
    else:
        count = len(problems) + found["more"]
        verdict = LANGS[lang].count(count, words(lang).PROBLEMS) if count else sayings["deck_ok"]
        print(f"{verdict}: {found['name'] or Path(file).stem}, {sizes_said(found['cards'], found['beside'], lang)}")
    if problems:
        raise typer.Exit(1)


def swap(
    file: DeckFile,
    out: Annotated[list[str], typer.Option("--out", help="Cards that leave the draw pile, as in `--out '2 AMBUSH'`.")],
    into: Annotated[list[str], typer.Option("--in", help="Cards of the sideboard that come in for them.")],
) -> None:
    """The deck for the next game of a match, its cards changed with the sideboard (DT-343), as a file."""
    decks = game_with_decks().require_decks()
    brought = decks.read(find(decks, file), {"restricted": False})
    changed = brought
    for cards in out:
        changed = decks.move(changed, cards, beside=True)
    for cards in into:
        changed = decks.move(changed, cards, beside=False)
    print(decks.text(decks.exchange(brought, decks.text(changed))), end="")


def show_all(lang: common.Lang = "en", json: common.AsJson = False) -> None:
    """Our decks by name."""
    decks = game_with_decks().require_decks()
    rows = []
    common.language(lang)
    for name in decks.names():
        found = decks.report(name, False, lang)
        rows.append({
            "name": name,
            "title": decks.title(name, lang),
            "cards": found["cards"],
            "sideboard": found["beside"],
        })  # fmt: skip
    if json:
        common.print_json(rows)
        return
    for row in rows:
        print(f"{row['name']}: {row['title']}, {sizes_said(row['cards'], row['sideboard'], lang)}")


def show(
    name: Annotated[str, typer.Argument(metavar="NAME", help="One of our decks; see `grognard deck list`.")],
) -> None:
    """One of our decks as a file, to be changed as you like."""
    ours = {deck["name"]: deck["text"] for deck in game_with_decks().require_decks().ours()[0]}
    if name not in ours:
        raise InputError(f"there is no deck {name!r}; expected one of {', '.join(ours)}")
    print(ours[name], end="")
