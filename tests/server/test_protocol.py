"""The protocol: its document is written from the schema, and bots play by it, over a socket and over lines."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.server import schema
from grognard.server.app import Application
from tests.server.support import serving

ROOT = Path(__file__).parent.parent.parent
SERVER = Path(grognard.__file__).parent / "server"


def talk(*words: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "grognard.cli", "talk", *words]
    return subprocess.run(command, input=lines, capture_output=True, text=True, timeout=120, check=False)


def test_the_document_is_what_the_schema_says() -> None:
    written = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert written == schema.document(), "run: grognard schema > docs/protocol.md"


def test_every_request_is_documented(tmp_path: Path) -> None:
    app: Any = Application(tmp_path).asgi()
    routes = {
        (method, route.path.replace(":path", ""))
        for route in app.app.routes
        for method in getattr(route, "methods", None) or ()
        if method != "HEAD"
    }
    assert routes == {(method.rstrip("*"), path) for method, path, *_ in schema.REQUESTS}


def test_every_code_of_a_refusal_is_documented() -> None:
    sources = "".join(path.read_text("utf-8") for path in SERVER.rglob("*.py") if path.name != "schema.py")
    codes = set(re.findall(r'(?:TableError|Refusal|Problem)\(\s*"(\w+)"', sources))
    codes |= {f"is_{phase}" for phase in ("gathering", "playing", "over", "frozen")}
    said = set(re.findall(r"`(\w+)`", schema.BEGINNING))
    assert len(codes) > 30
    assert codes - said == {"not_now"}  # of `talk` alone


def test_the_schema_is_whole() -> None:
    found = json.loads(json.dumps(schema.schema()))
    names = set(found["$defs"])
    assert set(found["FromClient"]) | set(found["FromServer"]) <= names
    for reference in re.findall(r'"#/\$defs/(\w+)"', json.dumps(found)):
        assert reference in names
    for definition in found["$defs"].values():
        assert definition["additionalProperties"] is False
        assert definition["description"]


def test_the_example_plays_a_game_over_the_socket(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        command = [sys.executable, str(ROOT / "examples" / "bot.py"), f"http://127.0.0.1:{server.port}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"score \[\d\.\d, \d\.\d\]\n", done.stdout)


@pytest.mark.parametrize("game", ["rush", "battlegrounds"])
def test_the_other_example_plays_over_lines(game: str) -> None:
    bot = str(ROOT / "examples" / "talking_bot.py")
    done = talk(game, "--seat", "1", "--bots", "random", "--seed", "5", "--", sys.executable, bot)
    assert done.returncode == 0, done.stderr
    assert done.stdout in ("score: 1 0\n", "score: 0 1\n", "score: 0.5 0.5\n")


def test_lines_are_answered_like_messages() -> None:
    lines = [
        {"type": "hello", "table": "local00000"},
        {"type": "why", "seat": 0, "question": 1, "answer": "attack t-34"},
        {"type": "answer", "seat": 0, "question": 1, "answer": "attack t-34"},
        {"type": "answer", "seat": 1, "question": 1, "answer": "end"},
        {"type": "answer", "seat": 0, "question": 7, "answer": "end"},
        {"type": "chat", "text": "hello"},
        {"type": "fly"},
        {"type": "ping"},
        {"type": "answer", "seat": 0, "question": 1, "answer": "end"},
        {"type": "resign", "seat": 0},
    ]
    done = talk("rush", "-o", "first=0", "--says", lines="\n".join(map(json.dumps, lines)))
    assert done.returncode == 0, done.stderr
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [m["type"] for m in told[:4]] == ["table", "update", "table", "update"]
    assert told[1]["question"]["options"]
    assert told[4]["type"] == "reason"
    assert told[4]["rule"] == "RUSH-026"
    codes = [m["code"] for m in told if m["type"] == "refused"]
    assert codes == ["illegal", "not_your_seat", "stale", "not_now", "bad_input"]
    assert [m["question"] for m in told if m["type"] == "accepted"] == [1]
    last = told[-1]
    assert (last["type"], last["phase"], last["score"], last["ended"]) == ("table", "over", [0, 1], "resigned")
    assert last["seed"]
    assert not any(m.get("seed") for m in told[:-1])


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["chess"], "chess"),
        (["rush", "--seat", "2"], "--seat is 2; expected 0 to 1"),
        (["rush", "--bots", "genius"], "there is no bot 'genius'"),
        (["rush", "--", "no-such-program"], "no-such-program: cannot be started"),
        (["rush", "--", "true"], "true: it ended before the game was over"),
    ],
)
def test_what_is_wrong_with_a_talk_is_said(words: list[str], problem: str) -> None:
    done = talk(*words)
    assert done.returncode == 2
    assert problem in done.stderr
