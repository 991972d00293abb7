"""A card as its page writes it: its code, its name, and what it does."""

from __future__ import annotations

from grognard.games.doomtrooper.language.parts import PartError
from grognard.games.doomtrooper.language.plays import Act, Opens, Play, When
from grognard.games.doomtrooper.language.powers import AUTOKILL
from grognard.games.doomtrooper.language.statics import Aura, Has, Static
from grognard.games.doomtrooper.language.void import Void

Ability = Play | Act | When | Opens | Static | Aura | Void


class Card:
    """A card that can be played."""

    __slots__ = ("abilities", "code", "name")

    def __init__(self, code: str, name: str, abilities: tuple[Ability, ...]) -> None:
        self.code = code
        self.name = name
        self.abilities = abilities

    def __repr__(self) -> str:
        return f"<Card {self.code} {self.name}>"


Page = tuple[Card, ...]


def card(code: str, name: str, *abilities: Ability) -> Card:
    """A card with all its abilities."""
    for ability in abilities:
        told = ability.static if isinstance(ability, Aura) else ability
        if isinstance(told, (Act, Static)) and told.case.is_rated:
            if not (isinstance(told, Has) and told.what.is_within(AUTOKILL)):
                raise PartError("this case may not ask for ratings: only automatic killing depends on them")
    return Card(code, name, abilities)


def page(*cards: Card) -> Page:
    """The cards of one page, each code once and in ascending order."""
    for k in range(1, len(cards)):
        if cards[k].code <= cards[k - 1].code:
            raise ValueError(f"{cards[k]} stands after {cards[k - 1]}; expected ascending codes, each only once")
    return cards
