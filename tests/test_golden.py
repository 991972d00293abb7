"""What is said and what is played has not changed unnoticed; `make golden` after a change that was meant."""

from __future__ import annotations

import pytest

from tests.golden_files import FILES, FOLDER


@pytest.mark.parametrize("name", [name for name in FILES if name != "nodes.json"])
def test_golden_file(name: str) -> None:
    assert FILES[name]() == (FOLDER / name).read_text("utf-8")


def test_no_golden_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(FILES)
