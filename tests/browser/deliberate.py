"""Tests that fail on purpose: test_evidence.py looks at what they leave behind. They are not collected otherwise."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.support import Player


def test_that_claims_what_is_not_so(enter: Callable[..., Player]) -> None:
    enter("Ann").open("/")
    bob = enter("Bob the Second")
    bob.open("/rules/rush")
    assert bob.page.locator("h1").inner_text() == "No such heading"


def test_in_whose_page_something_went_wrong(ann: Player) -> None:
    ann.open("/")
    ann.page.evaluate("() => console.error('a deliberate complaint')")
