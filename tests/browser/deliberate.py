"""Tests that fail on purpose: test_evidence.py runs them and looks at what they leave behind; no other run does."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.support import Player


def test_that_fails_an_assertion(enter: Callable[..., Player]) -> None:
    enter("Ann").open("/")
    bob = enter("Bob the Second")
    bob.open("/rules/rush")
    assert bob.page.locator("h1").inner_text() == "No such heading"


def test_whose_page_reports_an_error(ann: Player) -> None:
    ann.open("/")
    ann.page.evaluate("() => console.error('a deliberate complaint')")
