"""Every card that can be played, one column per fact: facts from `facts/`, abilities from the pages in `cards/`."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.games.doomtrooper.plays import Act, Muster, Play, When
from grognard.games.doomtrooper.statics import Aura, Becomes, Keeps, Lends, OutOfPlay, Static
from grognard.games.doomtrooper.words import (
    AFFILIATIONS,
    AFTER_ANNIHILATED,
    AFTER_DISCARDED,
    AFTER_STAYS,
    DASH,
    SIDES,
    TRAITS,
    TYPES,
    WARRIOR,
    WEAPON_FIGHT,
    WEAPON_SHOOT,
)

AFTER = {"": AFTER_DISCARDED, "-": AFTER_DISCARDED, "+": AFTER_STAYS, "x": AFTER_ANNIHILATED}


class Catalogue:
    """The cards as columns; a kind is an index into them."""

    __slots__ = (
        "absents", "acts", "affiliations", "after", "alters", "auras", "codes", "credit", "index", "keywords", "names",
        "plays", "printed", "sides", "statics", "traits", "type", "whens",
    )  # fmt: skip

    def __init__(self) -> None:
        self.codes: list[str] = []
        self.names: list[str] = []
        self.index: dict[str, int] = {}
        self.type: list[i64] = []
        self.printed: list[list[int]] = []  # F, S, A, V, or DASH
        self.affiliations: list[i64] = []
        self.sides: list[i64] = []
        self.traits: list[i64] = []
        self.keywords: list[frozenset[str]] = []
        self.after: list[i64] = []
        self.plays: list[list[Play]] = []
        self.acts: list[list[Act]] = []
        self.whens: list[list[When]] = []
        self.statics: list[list[Static]] = []
        self.auras: list[list[Aura]] = []
        self.absents: list[bool] = []  # whether it keeps its bearer out of play (DT-313)
        self.credit: list[i64] = []  # how much D it lets its player owe
        self.alters: list[bool] = []  # whether it can make another card be considered something else (DT-289)

    def add(self, fact: Any, abilities: tuple[object, ...]) -> None:
        """One more card."""
        self.index[fact.code] = len(self.codes)
        self.codes.append(fact.code)
        self.names.append(fact.name)
        kind = TYPES.index(fact.type)
        self.type.append(kind)
        ratings = fact.ratings or (None, None, None, None)
        self.printed.append([DASH if number is None else number for number in ratings])
        self.affiliations.append(bits(AFFILIATIONS, fact.factions))
        self.sides.append(bits(SIDES, fact.sides))
        traits = bits(TRAITS, [word for word in fact.keywords if word in TRAITS])
        if "weapon-fight-shoot" in fact.keywords:
            traits |= WEAPON_FIGHT | WEAPON_SHOOT
        self.traits.append(traits)
        self.keywords.append(frozenset(fact.keywords))
        self.after.append(AFTER[fact.after])
        plays: list[Play] = [ability for ability in abilities if isinstance(ability, Play)]
        if kind == WARRIOR and not plays:
            plays = [Muster()]
        self.plays.append(plays)
        self.acts.append([ability for ability in abilities if isinstance(ability, Act)])
        self.whens.append([ability for ability in abilities if isinstance(ability, When)])
        self.statics.append([ability for ability in abilities if isinstance(ability, Static)])
        auras: list[Aura] = [ability for ability in abilities if isinstance(ability, Aura)]
        self.auras.append(auras)
        self.absents.append(any(isinstance(ability, OutOfPlay) for ability in abilities))
        self.credit.append(sum(ability.most for ability in abilities if isinstance(ability, Lends)))
        given: list[Static] = [aura.static for aura in auras]
        if kind != WARRIOR:
            given += self.statics[-1]
        self.alters.append(any(isinstance(static, (Becomes, Keeps)) for static in given))


def bits(words: tuple[str, ...], found: Any) -> int:
    """Words as bits."""
    out = 0
    for word in found:
        out |= 1 << words.index(word)
    return out
