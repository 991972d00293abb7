"""The cards of Rush as columns of plain ints, and the file that vehicles are read from."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from grognard.core.game import InputError
from grognard.core.toml_rows import Row, Tables, Where, file_text

USSR: Final = 0
GERMANY: Final = 1
USA: Final = 2
FRANCE: Final = 3
NATIONS: Final = ("ussr", "germany", "usa", "france")
NO_NATION: Final = -1

# RUSH-121: the five vehicle types
LIGHT: Final = 0
MEDIUM: Final = 1
HEAVY: Final = 2
SPG: Final = 3
SUPPORT: Final = 4
TYPES: Final = ("light", "medium", "heavy", "spg", "support")
NO_TYPE: Final = -1
# RUSH-048, RUSH-122, RUSH-123, RUSH-124, RUSH-125: what the type fixes
ATTACK_DEFENCE: Final = ((1, 1), (1, 2), (2, 2), (2, 1))

# The active abilities
REINFORCEMENTS: Final = 0
RECRUITMENT: Final = 1
SCOUTING: Final = 2
SABOTAGE: Final = 3
TANK_ACE: Final = 4
RESEARCH: Final = 5
REARMAMENT: Final = 6
HEROIC_DEED: Final = 7
ABILITIES: Final = (
    "reinforcements", "recruitment", "scouting", "sabotage", "tank_ace", "research", "rearmament", "heroic_deed",
)  # fmt: skip
NUMBERED: Final = (REINFORCEMENTS, RESEARCH)

# The passive properties, as bits
ONLY_BASES: Final = 1
ONLY_VEHICLES: Final = 2
OWN_NATION: Final = 4
PASSIVES: Final = {"only_bases": ONLY_BASES, "only_vehicles": ONLY_VEHICLES, "own_nation": OWN_NATION}

# Identical cards share a number, vehicles have one each.
ENGINEERS: Final = 0
REPAIRMEN: Final = 1
VOLUNTEERS: Final = 2
BASE: Final = 3  # a captured base
SINGLE: Final = 4  # + nation
DOUBLE: Final = 8  # + nation
VEHICLE: Final = 12  # the first vehicle
# RUSH-003, RUSH-011: the rear cards that each player begins with
STARTING_SET: Final = (ENGINEERS, ENGINEERS, ENGINEERS, ENGINEERS, REPAIRMEN, VOLUNTEERS)

NONE: Final = -1  # no number printed, which is not 0 (RUSH-041)
UNRESTRICTED: Final = 4  # the column of the account for money that may buy any nation
WHOLE_GARAGE: Final = 1000  # more cards than a garage ever holds


class Cards:
    """All cards of a game, one column per fact."""

    __slots__ = (
        "abilities", "attack", "cost", "defence", "ids", "index", "names", "nation", "numbers", "passives", "pays_for",
        "reach", "source", "symbol", "type", "value", "worth",
    )  # fmt: skip

    def __init__(self) -> None:
        self.source: list[Any] = []  # the source of the cards: enough to read them again
        self.ids: list[str] = []
        self.names: list[str] = []  # of vehicles; other cards are named by each language
        self.nation: list[i64] = []
        self.type: list[i64] = []
        self.cost: list[i64] = []
        self.value: list[i64] = []
        self.pays_for: list[i64] = []  # the column of the account its value goes to
        self.attack: list[i64] = []
        self.defence: list[i64] = []
        self.abilities: list[list[int]] = []  # in the order in which the card shows them
        self.numbers: list[list[int]] = []  # by ability: the number beside it, 0 for an ability without one, or NONE
        self.passives: list[i64] = []
        self.symbol: list[str] = []
        self.reach: list[i64] = []  # its abilities reach into the depot while the garage is smaller than this
        self.worth: list[float] = []  # the value of each card to the greedy bot, once calculated
        self.index: dict[str, int] = {}

    def add(
        self,
        id: str,
        name: str = "",
        nation: int = NO_NATION,
        type: int = NO_TYPE,
        cost: int = NONE,
        value: int = NONE,
        attack: int = NONE,
        defence: int = NONE,
        abilities: Sequence[tuple[int, int]] = (),
        passives: int = 0,
        symbol: str = "",
    ) -> None:
        """Add a card under the next number. Each ability has the number printed beside it, or 0."""
        card = len(self.ids)
        self.ids.append(id)
        self.names.append(name)
        self.nation.append(nation)
        self.type.append(type)
        self.cost.append(cost)
        self.value.append(value)
        self.pays_for.append(nation if passives & OWN_NATION else UNRESTRICTED)
        self.attack.append(attack)
        self.defence.append(defence)
        self.abilities.append([ability for ability, _ in abilities])
        numbers = dict(abilities)
        self.numbers.append([numbers.get(ability, NONE) for ability in range(len(ABILITIES))])
        self.passives.append(passives)
        self.symbol.append(symbol)
        self.reach.append(depot_reach(abilities))
        self.index[plain(id)] = card
        if name:
            self.index.setdefault(plain(name), card)

    def number_of(self, card: int, ability: int) -> int:
        """RUSH-044: the number that a card shows beside an ability; NONE without the ability."""
        numbers = self.numbers[card]
        return numbers[ability] if ability < len(numbers) else NONE

    def find(self, word: str) -> int | None:
        """Find a card by id or name, ignoring case, accents and punctuation."""
        return self.index.get(plain(word))

    def vehicles(self) -> range:
        """The numbers of all vehicles."""
        return range(VEHICLE, len(self.ids))


def depot_reach(abilities: Sequence[tuple[int, int]]) -> int:
    """How small a garage must be for one of these abilities to reach into the depot.

    Rearmament always does (RUSH-147), Reinforcements if the garage is too small for the draw (RUSH-030).
    """
    reach = 0
    for ability, number in abilities:
        if ability == REARMAMENT:
            return WHOLE_GARAGE
        if ability == REINFORCEMENTS:
            reach = number
    return reach


CYRILLIC: Final = str.maketrans({
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "zh", "з": "z", "и": "i", "й": "y",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f",
    "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "yu", "я": "ya",
})  # fmt: skip


@lru_cache(4096)
def plain(word: str) -> str:
    """A word as a key: lower case, Latin letters without accents, hyphens for everything else."""
    latin = unicodedata.normalize("NFKD", word.lower().translate(CYRILLIC))
    return re.sub(r"[^a-z0-9]+", "-", "".join(c for c in latin if not unicodedata.combining(c))).strip("-")


def starting_cards(repairmen_research: int) -> Cards:
    """RUSH-118, RUSH-119, RUSH-128: the cards of every set: rear cards, the captured base (RUSH-129), medals."""
    cards = Cards()
    cards.add("engineers", value=1)
    cards.add("repairmen", abilities=((RESEARCH, repairmen_research),))
    cards.add("volunteers", abilities=((RECRUITMENT, 0),))
    cards.add("base")
    for n, nation in enumerate(NATIONS):
        cards.add(f"{nation}-single", nation=n, value=1)
    for n, nation in enumerate(NATIONS):
        cards.add(f"{nation}-double", nation=n, value=2)
    return cards


FIELDS: Final = (
    "name", "id", "nation", "type", "cost", "value", "attack", "defence", "abilities", "passives", "symbol",
)  # fmt: skip


class Vehicle(Row):
    """RUSH-130: one vehicle as a file or a scenario writes it."""

    def ability(self, text: str) -> tuple[int, int]:
        """An ability and its number, as in `research 3`; 0 for an ability without one."""
        word, _, number = text.partition(" ")
        if word not in ABILITIES:
            raise self.where.input_error("abilities", f"expected one of {', '.join(ABILITIES)}", text)
        ability = ABILITIES.index(word)
        if ability not in NUMBERED:
            if number:
                raise self.where.input_error("abilities", f"{word} takes no number", text)
            return ability, 0
        if not number.isdecimal() or not 1 <= int(number) <= 9:
            raise self.where.input_error("abilities", f"{word} needs a number from 1 to 9, as in '{word} 2'", text)
        return ability, int(number)

    def add_to(self, cards: Cards, valueless: bool = False) -> None:
        """RUSH-033, RUSH-126: check every field and add the vehicle.

        Every vehicle has a value; in an earlier version of our set some had none.
        """
        name = self.text("name")
        id = self.text("id") if "id" in self.row else plain(name)
        if plain(id) != id.lower() or not id:
            raise self.where.input_error("id", "expected letters, digits and single hyphens", id)
        if plain(id) in cards.index:
            raise self.where.input_error("id" if "id" in self.row else "name", "this card already exists", id)
        kind = self.one_of("type", TYPES)
        # RUSH-122, RUSH-123, RUSH-124, RUSH-125, RUSH-126: only support units have numbers of their own
        if kind == SUPPORT:
            attack, defence = self.number("attack", 0, 2, 0), self.number("defence", 0, 2, 0)
        else:
            attack, defence = ATTACK_DEFENCE[kind]
            for field, fixed in (("attack", attack), ("defence", defence)):
                if self.row.get(field, fixed) != fixed:
                    raise self.where.input_error(field, f"every {TYPES[kind]} has {field} {fixed}", self.row[field])
        abilities = tuple(self.ability(text) for text in self.words("abilities"))
        if len(dict(abilities)) != len(abilities):
            raise self.where.input_error("abilities", "each ability at most once", list(self.words("abilities")))
        passives = 0
        for word in self.words("passives"):
            if word not in PASSIVES:
                raise self.where.input_error("passives", f"expected one of {', '.join(PASSIVES)}", word)
            passives |= PASSIVES[word]
        symbol = self.row.get("symbol", "")
        if symbol and (symbol != "tank_destroyer" or kind != SPG):
            raise self.where.input_error("symbol", "only an spg may have the symbol 'tank_destroyer'", symbol)
        cards.add(
            id, name, self.one_of("nation", NATIONS), kind, self.number("cost", 0, 9),
            self.number("value", 0, 6, NONE if valueless else None),
            attack, defence, abilities, passives, symbol,
        )  # fmt: skip


def read_cards(path: Path | None = None, extra: Mapping[str, Any] | None = None) -> Cards:
    """Read the cards of a file (None: ours), and those that a scenario defines."""
    return parse_cards(*file_text(path, "grognard.games.rush", "vehicles.toml"), extra)


def parse_cards(
    text: str, file: str = "vehicles.toml", extra: Mapping[str, Any] | None = None, valueless: bool = False
) -> Cards:
    """RUSH-001: the cards that the text of a vehicle file describes; `valueless`: of rules version 1, in which
    some cards had no value.
    """
    tables = Tables(text, file, ("rear", "vehicle"))
    # RUSH-119: the number of the Repairmen's Research, which the rulebook leaves to the card
    cards = starting_cards(tables.one("rear", ("repairmen_research",)).number("repairmen_research", 0, 9, 3))
    cards.source = [text, dict(extra or {})]
    for row in tables.many("vehicle", FIELDS):
        Vehicle(row.row, row.where, FIELDS).add_to(cards, valueless)
    for nation, name in enumerate(NATIONS):  # RUSH-001
        n = sum(cards.nation[v] == nation for v in cards.vehicles())
        if n != 25:
            line = len(tables.lines)
            raise InputError(f"{file}, line {line}: nation: expected 25 vehicles of {name} (RUSH-001), found {n}")
    for id, given in (extra or {}).items():
        fields = (
            {"cost": 0, "value": 0, "name": str(id), **given, "id": plain(str(id))}
            if isinstance(given, dict)
            else given
        )
        Vehicle(fields, Where(f"card {id}"), FIELDS).add_to(cards)
    return cards
