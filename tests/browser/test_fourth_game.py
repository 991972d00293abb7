"""A game of another package plays in the browser on the plain board, drawn from its view."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.browser.support import Player, by_lot
from tests.fourth_game import installed
from tests.server.support import serving


def test_nim_is_played_to_its_end_against_a_bot(enter: Callable[..., Player], tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    with installed(site), serving(tmp_path / "tables", seed=1) as server:
        ann = enter("Ann", at=server, width=390)
        ann.play_table("nim")
        asked = ann.wait_for_question()
        assert "take 1 from 1" in asked["options"]
        assert "heaps" in ann.page.locator("#board").inner_text().lower()
        ann.touch("heap:3")
        ann.wait_for("seen.options.every((answer) => answer.endsWith('from 3'))")
        ann.page.keyboard.press("Escape")
        ann.play(by_lot(1))
        assert ann.seen()["phase"] == "over"
