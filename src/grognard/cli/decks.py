"""`grognard deck check`, `swap`, `list`, `show`, `export` and `owned`, and the choosing of decks at a terminal."""

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

DeckFile = Annotated[str, typer.Argument(metavar="FILE", help="A deck file, or the name of one of our decks.")]


def game_with_decks() -> Game:
    """The first game that is played with decks."""
    return next(game for game in map(grognard.load, grognard.game_names()) if game.decks is not None)


def find(decks: Decks, word: str) -> str:
    """The text of a deck: from a file, or our deck with that name."""
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
        """The decks as the value of an option, seat by seat; a seat without a deck gets a random one."""
        ours = list(self.decks.names())
        lots = Lots(seed)
        print(self.sayings["decks"])
        for k, name in enumerate(ours, start=1):
            print(f" {k:2}  {self.decks.title(name, self.lang)}  [{name}]")
        by_lot = [ours[lots.below(len(ours))] for _ in players]
        return ",".join([self.ask(player, ours) or by_lot[seat] for seat, player in enumerate(players)])

    def ask(self, player: str, ours: list[str]) -> str:
        """Ask for a player's deck; empty means a random deck."""
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
    owned: Annotated[
        Path | None, typer.Option("--owned", metavar="FILE", help="A list of the cards you own: say what you lack.")
    ] = None,
    lang: common.Lang = "en",
    json: common.AsJson = False,
) -> None:
    """List everything that is wrong with a deck."""
    decks = game_with_decks().require_decks()
    found = decks.report(find(decks, file), restricted, common.language(lang))
    problems = [
        {"line": problem["line"], "rule": problem["rule"] or None, "message": problem["text"]}
        for problem in found["problems"]
    ]
    sayings = words(lang).SAYINGS
    lacks = [] if owned is None else list(decks.lacks(find(decks, file), readable_list(decks, owned, lang), lang))
    for problem in problems:
        rule = f" ({problem['rule']})" if problem["rule"] else ""
        common.note(sayings["deck_line"].format(file=file, line=problem["line"], problem=f"{problem['message']}{rule}"))
    if json:
        sizes = {"cards": found["cards"], "sideboard": found["beside"]}
        lacking = {} if owned is None else {"lacks": lacks}
        common.print_json({"ok": not problems and not lacks, **sizes, "problems": problems, **lacking})
    else:
        count = len(problems) + found["more"]
        verdict = LANGS[lang].count(count, words(lang).PROBLEMS) if count else sayings["deck_ok"]
        print(f"{verdict}: {found['name'] or Path(file).stem}, {sizes_said(found['cards'], found['beside'], lang)}")
    for line in [] if json else lacks:
        print(line)
    if problems or lacks:
        raise typer.Exit(1)


def readable_list(decks: Decks, path: Path, lang: str) -> str:
    """The text of a collection, every line of which names a card."""
    text = common.read_text(path)
    found = decks.collection(text, lang)
    for problem in found["problems"]:
        common.note(words(lang).SAYINGS["deck_line"].format(file=path, line=problem["line"], problem=problem["text"]))
    if found["problems"]:
        raise typer.Exit(1)
    return text


def swap(
    file: DeckFile,
    out: Annotated[list[str], typer.Option("--out", help="Cards that leave the draw pile, as in `--out '2 AMBUSH'`.")],
    into: Annotated[list[str], typer.Option("--in", help="Cards of the sideboard that come in for them.")],
) -> None:
    """Exchange cards with the sideboard for the next game of a match (DT-343), and print the deck."""
    decks = game_with_decks().require_decks()
    brought = decks.read(find(decks, file), {"restricted": False})
    changed = brought
    for cards in out:
        changed = decks.move(changed, cards, beside=True)
    for cards in into:
        changed = decks.move(changed, cards, beside=False)
    print(decks.text(decks.exchange(brought, decks.text(changed))), end="")


def show_all(lang: common.Lang = "en", json: common.AsJson = False) -> None:
    """List our decks by name."""
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
    """Print one of our decks as a file for you to change."""
    ours = {deck["name"]: deck["text"] for deck in game_with_decks().require_decks().ours()[0]}
    if name not in ours:
        raise InputError(f"there is no deck {name!r}; expected one of {', '.join(ours)}")
    print(ours[name], end="")


def export(
    file: DeckFile,
    to: Annotated[
        str, typer.Option("--to", metavar="FORMAT", help="text (our own), db-text or db-json (of DoomtrooperDB).")
    ] = "text",
) -> None:
    """A deck as a file for another program; it may come in any format that is read."""
    decks = game_with_decks().require_decks()
    found = decks.report(find(decks, file), False, "en")
    written = {"text": found["text"], **found["exports"]}
    if to not in written:
        raise InputError(f"--to is {to!r}; expected one of {', '.join(written)}")
    # A deck may be unfinished, but every line of it must name a card: none is left out silently
    unread = [problem for problem in found["problems"] if not problem["rule"] and not problem["card"]]
    for problem in unread:
        common.note(words("en").SAYINGS["deck_line"].format(file=file, line=problem["line"], problem=problem["text"]))
    if unread:
        raise typer.Exit(1)
    print(written[to], end="")


def owned(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Lists of cards you own, in any format.")],
    to: Annotated[str, typer.Option("--to", metavar="FORMAT", help="text or csv.")] = "text",
    lang: common.Lang = "en",
    json: common.AsJson = False,
) -> None:
    """The cards of your collection from one list or several, added up; `deck check --owned` compares a deck with it."""
    if to not in ("text", "csv"):
        raise InputError(f"--to is {to!r}; expected text or csv")
    decks = game_with_decks().require_decks()
    lists = [readable_list(decks, path, common.language(lang)) for path in files]
    found = decks.collection("".join(decks.collection(text, lang)["text"] for text in lists), lang)
    if json:
        common.print_json(found["owned"])
    else:
        print(found["text"] if to == "text" else found["table"], end="")
