"""A game without a page of its own plays at the terminal on a plain one, drawn from its view."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest
from rich.console import Console

from grognard.cli.terminal import loop, pages
from grognard.cli.terminal.terminal import Terminal
from grognard.core.match import Match
from tests.support import GAMES, RUSH


def test_every_game_of_ours_has_a_page_of_its_own() -> None:
    for game in GAMES:
        assert not isinstance(pages.page_of(game, (), str), pages.PlainPage)


def test_a_value_is_told_by_name_and_what_is_inside_it_further_in() -> None:
    view: dict[str, Any] = {"heaps": [3, 4], "to_move": 1, "over": False, "won": None, "none": [], "p": [{"d": 2}, {}]}
    assert list(pages.described(view)) == [
        "heaps: 3, 4", "to move: 1", "over: false", "won: –", "none: –", "p:", "  1:", "    d: 2", "  2:",
    ]  # fmt: skip


def test_a_game_plays_on_a_plain_page_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    monkeypatch.setattr(pages, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 2000))
    match = Match(RUSH, "standard", 2, 1)
    terminal = Terminal(match, ["", "random"], "en", Console(file=out, width=80, color_system=None))
    assert isinstance(terminal.page, pages.PlainPage)
    loop.run(terminal)
    said = out.getvalue()
    assert match.is_over
    assert "achievements:" in said
    assert any(f"{name}: 1\n" in said for name in terminal.names) or said.count(": 0.5\n") == 2
