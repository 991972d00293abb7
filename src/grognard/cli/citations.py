"""Where a rule's number stands: in the code that enforces or mentions it, in the scenarios and tests that show it.

A function or class enforces the rules that its docstring begins with, `DT-203, DT-A16: …`. So does a constant below a
comment that begins that way. A number anywhere else, even at the head of a file, only mentions its rule.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import yaml

import grognard

PACKAGE = Path(grognard.__file__).parent
ROOT = PACKAGE.parent.parent  # of a checkout
Documented = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Place(NamedTuple):
    """A line of the code, and the function, class or constant that is marked there."""

    file: str
    line: int
    name: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Citations(NamedTuple):
    """The places in a game's code that cite each rule, by its number."""

    enforced: dict[str, list[Place]]
    mentioned: dict[str, list[Place]]


def scenario_folder() -> Path:
    """The folder of the scenarios: beside the sources in a checkout, or inside an installed package."""
    inside = PACKAGE / "scenarios"
    return inside if inside.is_dir() else ROOT / "scenarios"


def cited(text: str, prefix: str) -> list[str]:
    """The rule numbers in a text."""
    return re.findall(rf"\b{prefix}-A?\d+", text)


def enforced(text: str, prefix: str) -> list[str]:
    """The rule numbers that a text begins with, before a colon."""
    number = rf"{prefix}-A?\d+"
    match = re.match(rf"{number}(?:,\s+{number})*:\s", text)
    return cited(match[0], prefix) if match else []


def in_code(package: Path, prefix: str) -> Citations:
    """The places in a game's code that enforce each rule, and those that mention it; sayings do not count."""
    found = Citations(defaultdict(list), defaultdict(list))
    above = package.parents[2]
    root = above.parent if above.name == "src" else above  # so that a printed path can be opened
    for path in sorted(package.rglob("*.py")):
        if "text" in path.relative_to(package).parts:
            continue
        source = path.read_text("utf-8")
        lines = source.splitlines()
        file = path.relative_to(root).as_posix()
        spans: dict[int, set[str]] = defaultdict(set)  # by line: the rules whose mark stands there
        for first, last, place, rules in marks(ast.parse(source), lines, file, prefix):
            for rule in rules:
                found.enforced[rule].append(place)
            for number in range(first, last + 1):
                spans[number].update(rules)
        for number, line in enumerate(lines, start=1):
            for rule in cited(line, prefix):
                if rule not in spans[number]:
                    found.mentioned[rule].append(Place(file, number))
    return found


def marks(tree: ast.Module, lines: list[str], file: str, prefix: str) -> Iterator[tuple[int, int, Place, list[str]]]:
    """Every mark of a file: its first and last line, what is marked, and the rules that this enforces."""
    for name, node in documented(tree):
        if rules := enforced(ast.get_docstring(node) or "", prefix):
            docstring = node.body[0]
            yield docstring.lineno, docstring.end_lineno or docstring.lineno, Place(file, node.lineno, name), rules
    for constant in constants(tree):
        first = constant.lineno
        while first > 1 and lines[first - 2].lstrip().startswith("#"):
            first -= 1
        comment = " ".join(line.strip().removeprefix("#").strip() for line in lines[first - 1 : constant.lineno - 1])
        if rules := enforced(f"{comment} ", prefix):
            target = constant.targets[0] if isinstance(constant, ast.Assign) else constant.target
            yield first, constant.lineno - 1, Place(file, constant.lineno, ast.unparse(target)), rules


def documented(inside: ast.Module | Documented, prefix: str = "") -> Iterator[tuple[str, Documented]]:
    """The functions and classes of a module, each with its name as in `Attack.answer`."""
    for node in inside.body:
        if isinstance(node, Documented):
            yield f"{prefix}{node.name}", node
            yield from documented(node, f"{prefix}{node.name}.")


def constants(tree: ast.Module) -> Iterator[ast.Assign | ast.AnnAssign]:
    """What a module and its classes assign, outside their functions."""
    bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
    for body in bodies:
        yield from (node for node in body if isinstance(node, ast.Assign | ast.AnnAssign))


def in_scenarios(game: str) -> dict[str, list[str]]:
    """The scenario files by the rules that they show."""
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
