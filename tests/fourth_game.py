"""Nim (examples/nim), as if it were installed: on the path, with the entry point of its pyproject.toml."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import grognard
from grognard.core.game import Game

NIM = Path(__file__).parents[1] / "examples" / "nim"


def metadata_of(package: Path, folder: Path) -> None:
    """Write what installing a package would leave in an environment."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"]
    lines = [f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in points.items()) for group, points in groups.items()]
    (info / "entry_points.txt").write_text("\n".join(lines))


def forget() -> None:
    """Look for the games of other packages again."""
    grognard._others.cache_clear()
    grognard._brought.cache_clear()


@contextmanager
def installed(folder: Path) -> Iterator[Game]:
    """Nim for the length of a test."""
    metadata_of(NIM, folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.syspath_prepend(str(NIM))
        forget()
        yield grognard.load("nim")
    forget()
    for module in ("grognard_nim", "test_nim"):
        sys.modules.pop(module, None)
