"""A browser and a server for every test here; who plays in it is a `Player` (support.py).

The browser lives as long as tests of this package follow each other: Playwright's loop must not run in other tests.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from _pytest._code.code import ExceptionRepr
from playwright.sync_api import Browser, sync_playwright

from grognard.server import pages
from tests.browser import evidence, support
from tests.browser.support import Player
from tests.server.support import Server, serving

PLAYERS = pytest.StashKey[list[Player]]()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium from the system's packages."""
    path = support.chromium()
    if path is None:
        pytest.fail(support.NO_BROWSER, pytrace=False)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=str(path), args=list(support.FLAGS))
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a folder of its own, on a free port; the client must be built."""
    if not (pages.WEB / "index.html").is_file():
        pytest.fail("the browser client is not built: `make setup` builds it, and needs Node 20.19 or newer", False)
    with serving(tmp_path_factory.mktemp("browser"), seed=support.SEED) as one:
        yield one


@pytest.fixture
def enter(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Player]]:
    """A function that opens a browser for a new player: `enter("Ann", lang="cs", width=390)`."""
    players = request.node.stash.setdefault(PLAYERS, [])

    def come(name: str = "Ann", at: Server | None = None, **wishes: Any) -> Player:
        player = Player(browser, at or server, name, **wishes)
        evidence.record(player)
        players.append(player)
        return player

    yield come
    troubles = [trouble for player in players for trouble in player.troubles]
    kept = evidence.keep(request.node.nodeid, players) if troubles else ""
    for player in players:
        player.leave()
    assert not troubles, f"{troubles}\n{kept}"


@pytest.fixture
def ann(enter: Callable[..., Player]) -> Player:
    """One player who speaks English."""
    return enter("Ann")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep what a failing test saw, and say in its failure where."""
    report = yield
    players = item.stash.get(PLAYERS, [])
    if report.failed and report.when != "teardown" and players:
        kept = evidence.keep(item.nodeid, players)
        if isinstance(report.longrepr, ExceptionRepr):
            report.longrepr.addsection("browser", kept)
        else:
            report.sections.append(("browser", kept))
    return report
