"""Languages are declared once (text/lang.py). A pretend one shows what follows by itself, and what must be written."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grognard.games.doomtrooper.text import decks
from grognard.server import puzzles
from grognard.text import LANGUAGES, people
from tests.support import GAMES, ROOT

PRETEND = "xx"
# Words that stand in code, by language
TABLES: dict[str, Any] = {
    "text/people.py: BOTS": people.BOTS,
    "server/puzzles.py: SAYINGS": puzzles.SAYINGS,
    "games/doomtrooper/text/decks.py: NOUNS": decks.NOUNS,
    "games/doomtrooper/text/decks.py: TITLES": decks.TITLES,
    "games/doomtrooper/text/decks.py: SAYINGS": decks.SAYINGS,
    "games/doomtrooper/text/decks.py: QUOTES": decks.QUOTES,
    "games/doomtrooper/text/decks.py: OR": decks.OR,
}


def catalogues() -> Iterator[Path]:
    """The English catalogues of the engine, the command line and the browser client."""
    for folder, patterns in (("src/grognard", ("en.py", "*_en.py")), ("web/src", ("en.ts",))):
        for pattern in patterns:
            yield from sorted((ROOT / folder).rglob(pattern))


def missing(lang: str) -> list[str]:
    """Everything that a language lacks."""
    found = [
        str(path.relative_to(ROOT))
        for english in catalogues()
        if not (path := english.with_stem(f"{english.stem[:-2]}{lang}")).is_file()
    ]
    found += [table for table, words in TABLES.items() if lang not in words]
    for game in GAMES:
        found += [f"{game.name}: {rule.number}" for rule in game.speech.rules() if lang not in rule.texts]
        found += [f"{game.name}: {one.rules}{one.cards}" for one in game.speech.changes() if lang not in one.texts]
    found += [f"puzzle {name}" for name, one in puzzles.puzzles().items() if lang not in one.task]
    listed = (ROOT / "web" / "src" / "lib" / "languages.ts").read_text("utf-8")
    return found + ([] if f"\n  {lang}: {{" in listed else ["web/src/lib/languages.ts"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_lacks_nothing(lang: str) -> None:
    lacking = missing(lang)
    assert lacking == [], "\n".join(lacking)


def test_a_new_language_is_asked_for_everything_that_must_be_written() -> None:
    found = missing(PRETEND)
    assert set(TABLES) < set(found)
    assert {"src/grognard/text/xx.py", "src/grognard/games/doomtrooper/text/nouns_xx.py"} < set(found)
    assert {"web/src/lib/i18n/xx.ts", "web/src/lib/languages.ts", "rush: RUSH-001"} < set(found)


FOLLOWS = """
import grognard.text
from grognard.text import lang
lang.LANGS["xx"] = lang.Lang("xx", lang.plural_en, "and")
grognard.text.LANGUAGES = tuple(lang.LANGS)
import msgspec, grognard
from grognard.cli import common
from grognard.server import reading_routes, wire
assert common.language("xx") == "xx"
assert "or xx" in common.Lang.__metadata__[0].help
assert msgspec.convert("xx", wire.Lang) == "xx"
assert reading_routes.LANGUAGES[-1] == "xx"
for name in grognard.game_names():
    assert grognard.load(name).speech.languages[-1] == "xx"
"""


def test_what_lists_languages_follows_by_itself() -> None:
    assert subprocess.run([sys.executable, "-c", FOLLOWS]).returncode == 0
