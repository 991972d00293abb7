"""A record's layout is known in its own module: elsewhere it has names, not literal offsets, masks and shifts."""

from __future__ import annotations

import ast

import pytest

from tests.support import ROOT

SOURCES = ROOT / "src" / "grognard"
FOLDERS = ("games/rush", "games/battlegrounds", "games/doomtrooper")


def literal(node: ast.expr) -> int:
    """The value of a number literal, or 0."""
    return node.value if isinstance(node, ast.Constant) and type(node.value) is int else 0


def offsets(source: str) -> list[int]:
    """The lines that take a number apart or reach into a row by a literal: `row[k + 3]`, `x & 15`, `x >> 4`, `env[1]`.

    What a node has bound is its own record, so its module may count in it. A single bit is no offset.
    """
    tree = ast.parse(source)
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    has_nodes = any("Node[" in ast.unparse(base) for node in nodes for base in node.bases)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            inside = node.slice
            if isinstance(inside, ast.BinOp) and isinstance(inside.op, ast.Add) and literal(inside.right):
                found.append(node.lineno)
            is_bound = ast.unparse(node.value).split(".")[-1] == "env" and isinstance(inside, ast.Constant)
            if is_bound and not has_nodes:
                found.append(node.lineno)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitAnd, ast.RShift, ast.LShift)):
            if literal(node.right) > 1 and not literal(node.left):
                found.append(node.lineno)
    return found


@pytest.mark.parametrize("folder", FOLDERS)
def test_offsets_are_named(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((SOURCES / folder).rglob("*.py"))
        for line in offsets(path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line", ["row[k + 3]", "g.changes[k + 1]", "both & 15", "both >> 4", "1 | effect << 4", "f.env[1]", "env[0]"]
)
def test_a_literal_offset_is_found(line: str) -> None:
    assert offsets(f"x = {line}\n") == [1]


@pytest.mark.parametrize("line", ["row[k + AMOUNT]", "used >> ability & 1", "both & PLACE", "row[-1]", "env[LIMIT]"])
def test_a_name_is_no_offset(line: str) -> None:
    assert offsets(f"x = {line}\n") == []


def test_a_node_may_count_in_what_it_has_bound() -> None:
    assert offsets("class Turn(Node[Rush]):\n    def run(self, g, f):\n        return f.env[0]\n") == []
