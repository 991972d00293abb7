"""For all tests: those that replace functions of the engine run interpreted; none fails because a machine is busy."""

from __future__ import annotations

import pytest
from hypothesis import settings

import grognard

settings.register_profile("grognard", deadline=None)
settings.load_profile("grognard")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not grognard.WHY_INTERPRETED:
        skip = pytest.mark.skip(reason="only the interpreted engine can be changed by a test")
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(skip)
