"""What a failing test leaves behind: one folder with a trace and a picture of every player, and the log of each server.

`playwright show-trace FILE` opens a trace: every step of the test with its time, the requests and the console. With
GROGNARD_TRACE=1 it also holds the page before and after every step, for which a whole game takes half as long again.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Error as PlaywrightError

from tests.browser.support import Player

FOLDER: Final = Path(os.environ.get("GROGNARD_FAILURES") or Path(__file__).parents[2] / "test-failures")
WITH_PAGES: Final = os.environ.get("GROGNARD_TRACE", "") not in ("", "0")


def record(player: Player) -> None:
    """Begin the trace of a player; it is deleted unless the test fails."""
    player.context.tracing.start(title=player.name, snapshots=WITH_PAGES)


def folder_of(test: str) -> Path:
    """Where the evidence of a test lies, by the test's id."""
    return FOLDER / re.sub(r"[^\w.-]+", "-", test.removeprefix("tests/browser/")).strip("-")[:120]


def keep(test: str, players: Sequence[Player]) -> str:
    """Write all evidence while the pages are still open; returns a sentence that says where it is."""
    folder = folder_of(test)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    missing = []
    for n, player in enumerate(players):
        name = f"{n + 1}-{re.sub(r'[^A-Za-z0-9]+', '-', player.name)}"
        try:
            player.page.screenshot(path=folder / f"{name}.png")
            (folder / f"{name}.html").write_text(player.page.content(), "utf-8")
            player.context.tracing.stop(path=folder / f"{name}.zip")
        except PlaywrightError as gone:
            missing.append(f"; of {player.name} not everything: {gone.message}")
    logs = {player.server.log for player in players}
    for n, log in enumerate(sorted(logs)):
        if log.is_file():
            shutil.copyfile(log, folder / ("server.log" if len(logs) == 1 else f"server-{n + 1}.log"))
    seen = ", ".join(f"{player.name} at {player.page.url}" for player in players)
    return f"traces, screenshots and the server's log ({seen}) are in {folder}{''.join(missing)}"
