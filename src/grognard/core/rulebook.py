"""The paraphrased rules of a game, read from its `text/rules.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from grognard.core.game import Rule


def texts_of(row: Mapping[str, Any]) -> dict[str, str]:
    """The texts of a row by language: the keys with two letters."""
    return {key: said for key, said in row.items() if len(key) == 2}


@cache
def read_rules(package: str) -> Sequence[Rule]:
    """Every rule and ruling, in order."""
    data = tomllib.loads((resources.files(package) / "rules.toml").read_text("utf-8"))
    physical = data.pop("physical")
    return [
        Rule(
            number,
            texts_of(row),
            row.get("weight", ""),
            physical.get(number, ""),
            row.get("absence", ""),
        )
        for number, row in data.items()
    ]
