"""The client's files: cached by their names, compressed, under the strict content policy; and when there are none."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from grognard.server import pages
from grognard.server.limits import Limits
from grognard.server.request_guard import HEADERS, RequestGuard

SCRIPT = b"export const seats = 2;\n" * 40


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client."""
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html><p>table")
    (tmp_path / "web" / "icon.svg").write_text("<svg/>")
    (tmp_path / "web" / "assets" / "shell-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "secret.txt").write_text("seed")
    monkeypatch.setattr(pages, "WEB", tmp_path / "web")
    return tmp_path / "web"


def request(path: str, encoding: str = "") -> Request:
    headers = [(b"host", b"localhost"), *([(b"accept-encoding", encoding.encode())] if encoding else [])]
    return Request({"type": "http", "method": "GET", "path": path, "headers": headers, "client": ("127.0.0.1", 1)})


def got(path: str, encoding: str = "") -> Response:
    page = pages.page(request(path, encoding))
    assert page is not None
    return page


@pytest.mark.usefixtures("web")
@pytest.mark.parametrize("path", ["/", "/tables", "/t/abcdefghij", "/rules/rush"])
def test_every_address_of_the_client_is_its_one_page(path: str) -> None:
    page = got(path)
    assert (page.status_code, page.body) == (200, b"<!doctype html><p>table")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("web")
def test_a_file_with_a_hashed_name_is_kept_for_ever_and_sent_compressed() -> None:
    file = got("/assets/shell-1a2b.js", "gzip, br")
    assert gzip.decompress(bytes(file.body)) == SCRIPT
    assert file.headers["content-encoding"] == "gzip"
    assert file.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert file.headers["content-type"] == "text/javascript; charset=utf-8"
    plain = got("/assets/shell-1a2b.js")
    assert plain.body == SCRIPT
    assert "content-encoding" not in plain.headers
    assert got("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("web")
@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/old-0000.js",
        "/..\\secret.txt",
        "/C:/secret.txt",
        "/\\\\elsewhere\\share\\secret.txt",
        "/a\0b.js",
        "/x" * 5000 + ".js",
        "/index.html",
        "/api",
    ],
)
def test_nothing_else_is_a_file(path: str) -> None:
    assert pages.page(request(path)) is None


def test_a_client_that_is_not_built_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "WEB", tmp_path)
    page = got("/")
    assert page.status_code == 503
    assert b"make setup" in page.body


@pytest.mark.usefixtures("web")
def test_pages_keep_their_caching_and_get_the_strict_policy() -> None:
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await got("/assets/shell-1a2b.js")(scope, receive, send)

    async def send(event: Any) -> None:
        sent.append(event)

    async def receive() -> Any:
        raise AssertionError

    asyncio.run(
        RequestGuard(app, Limits(), frozenset({"localhost"}))(request("/assets/shell-1a2b.js").scope, receive, send)
    )
    names = [name for name, _ in sent[0]["headers"]]
    headers = dict(sent[0]["headers"])
    assert len(names) == len(set(names))
    assert headers[b"cache-control"] == b"public, max-age=31536000, immutable"
    assert headers[b"content-security-policy"].decode() == HEADERS["Content-Security-Policy"]
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
