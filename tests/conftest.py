"""For all tests: those that replace functions of the engine run interpreted; none fails because a machine is busy."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import grognard

# `make test` tries the same examples every time; GROGNARD_EXAMPLES=5000 tries that many new ones for each property
EXAMPLES = int(os.environ.get("GROGNARD_EXAMPLES", "0"))
settings.register_profile("grognard", deadline=None, derandomize=not EXAMPLES, max_examples=EXAMPLES or 100)
settings.load_profile("grognard")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not grognard.WHY_INTERPRETED:
        skip = pytest.mark.skip(reason="only the interpreted engine can be changed by a test")
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(skip)
