"""Options that players may agree on: each is declared once, where a game reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Option:
    """An option: its name, its values with the default first, and the rule or ruling that it varies."""

    __slots__ = ("is_free", "name", "ruling", "values")

    def __init__(self, name: str, values: tuple[Any, ...], ruling: str, is_free: bool = False) -> None:
        self.name = name
        self.values = values
        self.ruling = ruling
        self.is_free = is_free  # it has too many values to list them, so the game checks them itself

    @property
    def default(self) -> Any:
        """The value unless the players agree on another."""
        return self.values[0]


class OptionReader:
    """Reads the values that players agreed on, and records each option that is read as declared.

    A game's options are a class whose constructor reads each option into a typed field. So an option is declared in one
    line, and compiled rules read a field.
    """

    def __init__(self, agreed: Mapping[str, Any]) -> None:
        self.agreed = agreed
        self.declared: list[Option] = []

    def flag(self, name: str, default: bool, ruling: str) -> bool:
        """An option that is on or off."""
        self.declared.append(Option(name, (default, not default), ruling))
        value: bool = self.agreed.get(name, default)
        return value

    def number(self, name: str, values: tuple[int, ...], ruling: str) -> int:
        """An option whose values are numbers, the default first."""
        self.declared.append(Option(name, values, ruling))
        value: int = self.agreed.get(name, values[0])
        return value

    def word(self, name: str, values: tuple[str, ...], ruling: str) -> str:
        """An option whose values are words, the default first."""
        self.declared.append(Option(name, values, ruling))
        value: str = self.agreed.get(name, values[0])
        return value


def chosen_values(options: Any, declared: list[Option]) -> dict[str, Any]:
    """The options that differ from their defaults, so that a new option leaves all saved positions as they are."""
    values = {option.name: getattr(options, option.name) for option in declared}
    return {option.name: values[option.name] for option in declared if values[option.name] != option.default}
