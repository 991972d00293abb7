"""No module and no function of the package is longer than a reader can keep in mind.

Ruff guards the complexity of functions (`max-complexity` in pyproject.toml).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import grognard

PACKAGE = Path(grognard.__file__).parent
MOST_LINES = 500  # of a module; catalogues of sayings may be longer
MOST_LINES_OF_A_FUNCTION = 60


def long_functions(source: str) -> Iterator[str]:
    """The functions of a module that are too long, with their lengths."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > MOST_LINES_OF_A_FUNCTION:
                yield f"{node.name} ({length})"


def is_catalogue(path: Path) -> bool:
    """Whether a module is a catalogue of sayings in one language."""
    return path.parent.name == "text" and path.stem.rpartition("_")[2] in ("en", "cs", "ro")


def test_no_module_is_too_long() -> None:
    lengths = {path: path.read_text("utf-8").count("\n") for path in PACKAGE.rglob("*.py") if not is_catalogue(path)}
    assert [f"{path} ({length})" for path, length in lengths.items() if length > MOST_LINES] == []


def test_no_function_is_too_long() -> None:
    found = {path: list(long_functions(path.read_text("utf-8"))) for path in PACKAGE.rglob("*.py")}
    assert {str(path): functions for path, functions in found.items() if functions} == {}


def test_a_long_function_would_be_found() -> None:
    body = "    x = 1\n"
    assert list(long_functions("def f():\n" + body * (MOST_LINES_OF_A_FUNCTION - 1))) == []
    assert list(long_functions("def f():\n" + body * MOST_LINES_OF_A_FUNCTION)) == ["f (61)"]
