"""The cards of Rush for a reader: each with its text, and with the facts that a picture of it is drawn from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from grognard.core.game import Book, CardPage
from grognard.games.rush import cards as c
from grognard.games.rush.cards import Cards
from grognard.games.rush.text.tongue import RushTongue
from grognard.text.lang import fill


class RushAbility(TypedDict):
    """An ability or a passive property: its number where it has one, its name and its sentence."""

    id: str
    n: int | None
    name: str
    text: str


class RushFacts(TypedDict):
    """What is printed on a card of Rush; null where nothing is."""

    kind: str  # vehicle, rear, base, single, double or achievement
    nation: str | None
    type: str | None
    cost: int | None
    value: int | None
    attack: int | None
    defence: int | None
    abilities: list[RushAbility]
    passives: list[RushAbility]
    symbol: str | None  # the second picture of an spg


def book(cards: Cards, tongue: RushTongue) -> Book:
    """Every card in the language of a tongue."""
    return Book(pages(cards, tongue), words(tongue))


def pages(cards: Cards, tongue: RushTongue) -> Sequence[CardPage]:
    """Every card, then the achievements."""
    found = [
        CardPage(
            cards.ids[card], card, tongue.card(card), kind_of(card), tongue.card_text(card), facts(cards, card, tongue)
        )
        for card in range(len(cards.ids))
    ]
    for number, name in enumerate(tongue.words.ACHIEVEMENTS):
        text = fill(tongue.sayings[f"achievement.{number}"], {})
        found.append(CardPage(f"achievement-{number}", None, name, "achievement", capital(text), blank("achievement")))
    return found


def kind_of(card: int) -> str:
    """What sort of card it is."""
    if card >= c.VEHICLE:
        return "vehicle"
    if card >= c.SINGLE:
        return "double" if card >= c.DOUBLE else "single"
    return "base" if card == c.BASE else "rear"


def facts(cards: Cards, card: int, tongue: RushTongue) -> RushFacts:
    """What is printed on a card."""
    found = blank(kind_of(card))
    if cards.nation[card] != c.NO_NATION:
        found["nation"] = c.NATIONS[cards.nation[card]]
    if cards.type[card] != c.NO_TYPE:
        found["type"] = c.TYPES[cards.type[card]]
    found["cost"] = number(cards.cost[card])
    found["value"] = number(cards.value[card])
    found["attack"] = number(cards.attack[card])
    found["defence"] = number(cards.defence[card])
    found["symbol"] = cards.symbol[card] or None
    texts = tongue.ability_texts(card)
    for ability in cards.abilities[card]:
        id = c.ABILITIES[ability]
        name = tongue.abilities[ability].said("")
        n = cards.numbers[card][ability] or None
        found["abilities"].append({"id": id, "n": n, "name": name, "text": texts.pop(0)})
    for id, bit in c.PASSIVES.items():
        if cards.passives[card] & bit:
            found["passives"].append({"id": id, "n": None, "name": tongue.words.PASSIVES[id], "text": texts.pop(0)})
    return found


def blank(kind: str) -> RushFacts:
    """A card on which nothing is printed yet."""
    return {
        "kind": kind, "nation": None, "type": None, "cost": None, "value": None, "attack": None, "defence": None,
        "abilities": [], "passives": [], "symbol": None,
    }  # fmt: skip


def number(printed: int) -> int | None:
    """A printed number."""
    return None if printed == c.NONE else int(printed)


def capital(text: str) -> str:
    """A phrase as a sentence."""
    return text[:1].upper() + text[1:]


def words(tongue: RushTongue) -> Mapping[str, Mapping[str, str]]:
    """The words for the values of facts, by fact."""
    types = dict(zip(c.TYPES, [word.said("") for word in tongue.types], strict=True))
    return {
        "nation": dict(zip(c.NATIONS, [word.said("") for word in tongue.nations], strict=True)),
        "type": {**types, "tank_destroyer": tongue.words.TANK_DESTROYER},
        "ability": dict(zip(c.ABILITIES, [word.said("") for word in tongue.abilities], strict=True)),
        "passive": dict(tongue.words.PASSIVES),
    }
