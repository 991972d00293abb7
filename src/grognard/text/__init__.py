"""How to speak: plurals, cases and sentences of English, Czech and Romanian. This package knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from grognard.text.lang import LANGS

LANGUAGES: Final = tuple(LANGS)


def sayings(lang: str) -> Mapping[str, str]:
    """What the terminal and the server say about a game that was played under other rules or cards."""
    found: Mapping[str, str] = import_module(f"grognard.text.{lang}").SAYINGS
    return found
