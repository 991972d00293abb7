"""Where a rule's number stands: in the code that enforces it, in the scenarios and tests that show it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import yaml

import grognard

PACKAGE = Path(grognard.__file__).parent
ROOT = PACKAGE.parent.parent  # of a checkout


def scenario_folder() -> Path:
    """Where the scenarios lie: beside the sources in a checkout, inside an installed package."""
    inside = PACKAGE / "scenarios"
    return inside if inside.is_dir() else ROOT / "scenarios"


def cited(text: str, prefix: str) -> Iterator[str]:
    """The rule numbers in a text; `RUSH-086…090` stands for all between."""
    for match in re.finditer(rf"{prefix}-(A?)(\d+)(?:…(?:{prefix}-)?A?(\d+))?", text):
        ruling, first, last = match.groups()
        width = len(first)
        for number in range(int(first), int(last or first) + 1):
            yield f"{prefix}-{ruling}{number:0{width}d}"


def in_code(game: str, prefix: str) -> dict[str, list[str]]:
    """File and line of each rule's citations in the game's code."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((PACKAGE / "games" / game).rglob("*.py")):
        if "text" in path.parts:
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            for rule in cited(line, prefix):
                found[rule].append(f"{path.relative_to(PACKAGE.parent).as_posix()}:{number}")
    return found


def in_scenarios(game: str) -> dict[str, list[str]]:
    """The scenario files that name a rule among those they show."""
    found: dict[str, list[str]] = defaultdict(list)
    folder = scenario_folder()
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    for path in sorted((folder / game).rglob("*.yaml")):
        for rule in yaml.load(path.read_text("utf-8"), loader).get("rules", []):  # a safe loader
            found[str(rule)].append(f"scenarios/{path.relative_to(folder).as_posix()}")
    return found


def in_tests(prefix: str) -> dict[str, list[str]]:
    """The test functions that cite a rule; only a checkout has tests."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")) if (ROOT / "tests").is_dir() else []:
        test = ""
        for line in path.read_text("utf-8").splitlines():
            if match := re.match(r"\s*def (test_\w+)", line):
                test = match[1]
            if test:
                for rule in cited(line, prefix):
                    where = f"{path.relative_to(ROOT).as_posix()}::{test}"
                    if where not in found[rule]:
                        found[rule].append(where)
    return found
