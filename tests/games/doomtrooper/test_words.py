"""Numbers that stand for words are each given once."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from grognard import compiled
from grognard.games.doomtrooper import events, verbs, words

HOME = compiled.PACKAGE / "games" / "doomtrooper"


def test_every_event_has_a_number_of_its_own() -> None:
    numbers = [value for name, value in vars(events).items() if name.isupper() and isinstance(value, int)]
    assert len(numbers) == len(set(numbers))


# Constants of the package whose names are not the words of the facts in capitals
OTHER_NAMES = {
    "beast": "IS_BEAST", "corporate-leader": "LEADER", "fortification": "IS_FORTIFICATION",
    "personal-combat-spell": "PERSONAL_SPELL",
}  # fmt: skip


def constant(word: str, other_names: dict[str, str]) -> int:
    """The constant that stands for a word of the facts."""
    value = getattr(words, other_names.get(word, word.upper().replace("-", "_")))
    assert isinstance(value, int)
    return value


def test_the_words_of_the_facts_stand_in_the_order_of_their_constants() -> None:
    assert [constant(word, OTHER_NAMES) for word in words.TRAITS] == [1 << n for n in range(len(words.TRAITS))]
    icons = [constant(word, {"legion": "LEGION_ICON"}) for word in words.AFFILIATIONS]
    assert icons == [1 << n for n in range(len(words.AFFILIATIONS))]
    assert sum(icons) == words.EVERY_AFFILIATION
    assert [constant(word, {"aside": "ASIDE_SIDE"}) for word in words.SIDES] == [1, 2, 4, 8]
    assert [constant(word, {}) for word in words.TYPES] == list(range(len(words.TYPES)))
    assert [constant(word, {}) for word in words.RATINGS] == list(range(len(words.RATINGS)))
    places = [constant(word, {"player": "BEFORE_PLAYER", "game": "WITH_GAME"}) for word in words.PLACES]
    assert places == list(range(len(words.PLACES)))


def test_the_words_of_answers_stand_in_the_order_of_their_verbs() -> None:
    assert [getattr(verbs, word.upper()) for word in verbs.WORDS] == list(range(len(verbs.WORDS)))


NUMBERED = re.compile(r"^# (?:N|Bits n)umbered by make fields.*?^# End of make fields\n", re.MULTILINE | re.DOTALL)
BY_HAND = re.compile(r"^(\w+)(?:: Final)? = (\d+|1 << \d+)\b(?! *[-+*|<])", re.MULTILINE)
BIT = re.compile(r"^.*\b1 << \d+", re.MULTILINE)


def numbers_by_hand(source: str) -> list[str]:
    """The constants that somebody has numbered: bits anywhere, and other numbers in lines one after another."""
    rest = NUMBERED.sub("\n", source)
    found = BIT.findall(rest)
    for lines in itertools.pairwise(rest.splitlines()):
        if all(BY_HAND.match(line) for line in lines):
            found.append(lines[1])
    return found


# What is not a number among others: a bit above those of all types, and all affiliations together
NO_NUMBERS = ("A_COMBAT_CARD", "EVERY_AFFILIATION")


@pytest.mark.parametrize(
    "path",
    [*sorted((HOME / "language").glob("*.py")), HOME / "words.py", HOME / "verbs.py", HOME / "events.py",
     HOME / "model" / "catalogue.py", HOME / "clause.py"],
    ids=lambda path: path.name,
)  # fmt: skip
def test_nothing_is_numbered_by_hand(path: Path) -> None:
    """What grows with the cards is numbered by `make fields`; powers have no numbers at all."""
    found = [line for line in numbers_by_hand(path.read_text("utf-8")) if not line.startswith(NO_NUMBERS)]
    assert found == [], "put it between the marks of `make fields`"


def test_a_number_by_hand_is_found() -> None:
    assert numbers_by_hand("SWIMS: Final = 1 << 5  # why\n") == ["SWIMS: Final = 1 << 5"]
    assert numbers_by_hand("A: Final = 0\nB: Final = 1\n") == ["B: Final = 1"]
    assert numbers_by_hand("# Bits numbered by make fields for good\nA: Final = 1 << 5\n# End of make fields\n") == []
    assert numbers_by_hand("HAND: Final = 7\n\nLOST: Final = -1\n") == []
