"""The commands around the server: `serve --open`, `loadtest` and `backup`."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest

from grognard.cli.serve import USUAL_PORT, compiling_command, listening, open_browser
from grognard.core.game import InputError
from grognard.server.store import Store


def grognard(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "grognard.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_a_small_load_test_moves_and_refuses_nothing() -> None:
    done = grognard("loadtest", "--tables", "3", "--seconds", "0.5", "--rate", "50", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert {"moves_per_second", "p50_ms", "p99_ms", "memory_mb", "kib_a_socket", "kib_a_table"} <= set(found)
    assert found["moves"] > 0
    assert found["refused"] == 0
    assert found["stopped_in"] < 5


def test_backup_copies_a_store_or_says_why_not(tmp_path: Path) -> None:
    Store(tmp_path / "tables.db").close()
    copy = tmp_path / "copy.db"
    done = grognard("backup", str(copy), "--data", str(tmp_path))
    assert done.returncode == 0, done.stderr
    Store(copy).close()
    again = grognard("backup", str(copy), "--data", str(tmp_path))
    assert again.returncode == 2
    assert again.stderr == f"grognard: {copy}: there is a file already; expected a name that is free\n"
    nothing = grognard("backup", str(tmp_path / "other.db"), "--data", str(tmp_path / "nowhere"))
    assert nothing.returncode == 2
    assert "no store of tables" in nothing.stderr


@pytest.mark.parametrize(("display", "opened"), [("", []), (":0", ["http://localhost:1/"])])
def test_the_browser_opens_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, display: str, opened: list[str]
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)

    def show(address: str) -> bool:
        seen.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", show)
    thread = open_browser("http://localhost:1/")
    if thread is not None:
        thread.join()
    assert seen == opened


def test_a_browser_that_cannot_be_opened_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", lambda address: False)
    thread = open_browser("http://localhost:1/")
    assert thread is not None
    thread.join()
    assert capsys.readouterr().err == "no browser could be opened: open http://localhost:1/ in one yourself\n"


def test_a_named_port_in_use_is_refused_and_the_usual_one_gives_way() -> None:
    with listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(InputError, match=f"port {port} is in use: name another port"):
            listening("127.0.0.1", port)
    with contextlib.ExitStack() as open_sockets:
        with contextlib.suppress(OSError):  # somebody else may have it already
            held = open_sockets.enter_context(socket.socket())
            held.bind(("127.0.0.1", USUAL_PORT))
            held.listen()
        other = open_sockets.enter_context(listening("127.0.0.1", None))
        assert other.getsockname()[1] not in (0, USUAL_PORT)


def test_an_address_of_somebody_else_is_one_sentence() -> None:
    with pytest.raises(InputError, match=r"--host 192\.0\.2\.7 --port 8765: nobody can listen there"):
        listening("192.0.2.7", None)


def test_only_a_checkout_compiles_beside_its_server(tmp_path: Path) -> None:
    package = Path(compiling_command.__code__.co_filename).parents[1]
    shutil.copytree(package, tmp_path / "grognard", ignore=shutil.ignore_patterns("__pycache__", "_compiled", "web"))
    command = [sys.executable, "-m", "grognard.cli", "serve", "--compile", "--data", str(tmp_path / "data")]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert done.stderr.endswith("--compile is for a checkout of the sources: this grognard is an installed package\n")
