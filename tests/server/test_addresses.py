"""A page that does not exist answers 404, and still shows the client, which says so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request

from grognard.server import addresses, pages
from grognard.server.app import not_found
from tests.server.room import Room, Time, play

CLIENT = Path(__file__).parents[2] / "web" / "src" / "pages.ts"


def test_the_server_knows_the_pages_of_the_client() -> None:
    assert tuple(re.findall(r'^  \["(/[^"]*)", ', CLIENT.read_text("utf-8"), re.MULTILINE)) == addresses.PATTERNS


def test_pages_that_do_not_exist_answer_404(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "web"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html><p>client")
    monkeypatch.setattr(pages, "WEB", built)

    async def scene(room: Room, time: Time) -> None:
        async def status(path: str) -> int:
            scope = {"type": "http", "method": "GET", "path": path, "headers": [], "state": {"hub": room.hub}}
            page = await not_found(Request(scope), HTTPException(404))
            assert page.body == b"<!doctype html><p>client", path
            return page.status_code

        table = (await room.table("Ann", "rush", seats=2)).id
        there = (
            "/", "/tables", "/tables/", "/new", "/puzzles", "/replays", "/decks", "/decks/edit", "/rules/rush",
            "/rules/rush/RUSH-026", "/cards/doomtrooper", f"/t/{table}", f"/replay/{table}",
        )  # fmt: skip
        nowhere = (
            "/nowhere", "/tables/more", "/t/nosuchtabl", "/t/", "/replay/nosuchtabl", "/puzzles/none", "/rules/chess",
            "/rules/rush/none", "/cards/chess", "/scenarios/rush/none", "/scenarios/chess/none", "/decks/mine",
        )  # fmt: skip
        assert {path: await status(path) for path in there} == dict.fromkeys(there, 200)
        assert {path: await status(path) for path in nowhere} == dict.fromkeys(nowhere, 404)

    play(tmp_path, monkeypatch, scene)
