"""What the command line says around a game, in each language."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def words(lang: str) -> ModuleType:
    """The sayings, commands and other words of the terminal in a language."""
    return import_module(f"grognard.cli.text.{lang}")
