"""The paraphrased rules of a game, read from its `text/rules.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources

from grognard.core.game import Rule

LANGUAGES = ("en", "cs", "ro")


@cache
def read_rules(package: str) -> Sequence[Rule]:
    """Every rule and ruling, in order."""
    data = tomllib.loads((resources.files(package) / "rules.toml").read_text("utf-8"))
    physical = data.pop("physical")
    return [
        Rule(
            number,
            {lang: row[lang] for lang in LANGUAGES if lang in row},
            row.get("weight", ""),
            physical.get(number, ""),
        )
        for number, row in data.items()
    ]
