"""Tests that replace functions of the engine run where they can: interpreted."""

from __future__ import annotations

import pytest

import grognard


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not grognard.WHY_INTERPRETED:
        skip = pytest.mark.skip(reason="only the interpreted engine notices a replaced function")
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(skip)
