"""`grognard games`, `rules` and `cards`: what there is to know."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

import grognard
from grognard.cli import audit, citations, common, writing
from grognard.cli.text import words
from grognard.cli.text.en import SAYINGS
from grognard.core.errors import escaped
from grognard.core.game import Game, InputError, Json, Rule, mistake
from grognard.text.typography import wrap

AUDITED: Final = "doomtrooper"  # the game whose cards have wordings of their own


def games(json: common.AsJson = False) -> None:
    """List the games with their variants, seats and options."""
    rows: list[Json] = []
    for name in grognard.game_names():
        game = grognard.load(name)
        rows.append({
            "name": name,
            "title": game.title,
            "variants": {variant: list(game.seat_counts(variant)) for variant in game.variants},
            "options": {key: list(values) for key, values in game.option_values.items()},
            "rules_version": game.version,
        })  # fmt: skip
    if json:
        common.print_json(rows)
        return
    for row in rows:
        print(f"{row['name']}: {row['title']}")
        for variant, seats in row["variants"].items():
            many = str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
            print(f"  {variant}, {many} player{'' if seats[-1] == 1 else 's'}")
        for key, values in row["options"].items():
            shown = [str(value).lower() for value in values]
            print(f"  -o {key}={shown[0]}  or {', '.join(shown[1:])}")


def rule_named(game: Game, number: str) -> Rule:
    """A rule by its number, written in full or short: RUSH-075, 75, A10."""
    wanted = number.upper().removeprefix(f"{game.speech.prefix}-")
    for rule in game.speech.rules():
        own = rule.number.removeprefix(f"{game.speech.prefix}-")
        if wanted == own or (wanted.isdecimal() and own.isdecimal() and int(wanted) == int(own)):
            return rule
    numbers = [rule.number for rule in game.speech.rules()]
    rulings = [n for n in numbers if n.startswith(f"{game.speech.prefix}-A")]
    plain = [n for n in numbers if n not in rulings]
    span = {"first": plain[0], "last": max(plain), "first_ruling": rulings[0], "last_ruling": rulings[-1]}
    raise mistake(SAYINGS, "no_rule", game=game.name, number=escaped(number), **span)


def rule_text(rule: Rule, lang: str) -> str:
    """The paraphrase in a language, or in English if the rulebook does not have the language."""
    return rule.texts.get(lang, rule.texts["en"])


class Index:
    """Where the rules of a game are enforced, mentioned and shown."""

    def __init__(self, game: Game) -> None:
        prefix = game.speech.prefix
        package = sys.modules[type(game).__module__.rpartition(".")[0]]
        self.code = citations.in_code(Path(package.__path__[0]), prefix)
        self.shown = [citations.in_scenarios(game.name), citations.in_tests(prefix)]

    def row(self, rule: Rule, lang: str) -> Json:
        """A rule with its places; those that enforce it come first in `code`."""
        enforced, mentioned = self.code.enforced.get(rule.number, []), self.code.mentioned.get(rule.number, [])
        row: Json = {
            "rule": rule.number,
            "text": rule_text(rule, lang),
            "code": [str(place) for place in (*enforced, *mentioned)],
            "enforced_by": [str(place) for place in enforced],
            "mentioned_in": [str(place) for place in mentioned],
            "shown_by": [place for index in self.shown for place in index.get(rule.number, [])],
        }
        extra = {"reason": rule.physical, "absence": rule.absence, "weight": rule.weight}
        return {**row, **{key: value for key, value in extra.items() if value}}

    def lines(self, rule: Rule) -> list[str]:
        """The places of a rule as lines for people."""
        row = self.row(rule, "en")
        marked = self.code.enforced.get(rule.number, [])
        out = [f"    enforced by   {place} {place.name}" for place in marked]
        out += [f"    holds anyway  {row['absence']}"] if "absence" in row else []
        out += [f"    not shown     {row['reason']}"] if "reason" in row else []
        out += [f"    mentioned in  {place}" for place in row["mentioned_in"]]
        return out + [f"    shown by      {place}" for place in row["shown_by"]]


def game_of(number: str) -> str:
    """The game that a rule number such as DT-203 belongs to; empty for any other text."""
    prefix, dash, _ = number.upper().partition("-")
    if dash:
        for name in grognard.game_names():
            if grognard.load(name).speech.prefix == prefix:
                return name
    return ""


def rules(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME|NUMBER",
            help="Which game; or the full number of a rule, as in RUSH-075.",
            autocompletion=common.beginning(grognard.game_names),
        ),
    ],
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="A single rule or ruling.")] = "",
    lang: common.Lang = "en",
    rulings: Annotated[bool, typer.Option("--rulings", help="List the rulings too.")] = False,
    json: common.AsJson = False,
) -> None:
    """List the rules in our own words, where each is enforced and what shows it."""
    if not number and game not in grognard.game_names() and (owner := game_of(game)):
        game, number = owner, game
    engine = grognard.load(game)
    common.language(lang)
    chosen = [rule_named(engine, number)] if number else [r for r in engine.speech.rules() if rulings or not r.weight]
    index = Index(engine)
    if json:
        common.print_json([index.row(rule, lang) for rule in chosen])
        return
    for rule in chosen:
        print("\n".join(wrap(rule_text(rule, lang), 80, lang, first=f"{rule.number:8}  ", rest=" " * 10)))
        if number:
            print("\n".join(index.lines(rule)))


def cards(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME|audit|nodes|new", help="Which game; `audit`, see --wording; `nodes`; or `new`."),
    ],
    what: Annotated[
        str, typer.Argument(metavar="GAME|CODE", help="With audit and nodes: which game; with new: which card.")
    ] = "",
    wording: Annotated[
        Path | None, typer.Option(help="With audit: lines of JSON, each with a code or name, and a text.")
    ] = None,
    full: Annotated[bool, typer.Option("--full", help="With audit: show both texts.")] = False,
    set: Annotated[str, typer.Option("--set", help="Only the cards of one set.")] = "",
    lang: common.Lang = "en",
    cards: common.Cards = None,
    json: common.AsJson = False,
) -> None:
    """List every card with the text generated from what it does.

    `cards audit` compares the texts with wordings of your own, `cards nodes` counts the words that cards are written
    in, and `cards new CODE` prints what you need to write a card.
    """
    if game == "audit":
        if wording is None:
            raise InputError("cards audit compares with a file: say which, as in --wording FILE")
        audit.show(what or AUDITED, wording, full, json)
        return
    if wording is not None or full:
        raise InputError(f"--wording and --full are for `cards audit`; expected `cards audit --wording FILE {game}`")
    if game == "nodes":
        writing.show_nodes(what or AUDITED, json)
        return
    if game == "new":
        writing.show_sketch(AUDITED, what, json)
        return
    engine = grognard.load(game)
    rows = engine.cards.rows(engine.cards.read(cards), common.language(lang))
    sets = sorted({row["set"] for row in rows})
    if set and set not in sets:
        raise InputError(f"{game} has no set {set!r}; expected {', '.join(sets)}")
    rows = [row for row in rows if not set or row["set"] == set]
    if json:
        common.print_json(rows)
        return
    unplayable = words(lang).SAYINGS["unplayable"]
    for row in rows:
        if not row["executable"]:
            print(f"{row['name']} [{row['id']}]: {unplayable}")
            continue
        print(f"{row['name']} [{row['id']}]")
        print("\n".join(wrap(row["text"], 80, lang, first="    ", rest="    ")))
