"""The commands around the server: `serve --open`, `loadtest` and `backup`."""

from __future__ import annotations

import json
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest

from grognard.cli.serve import open_browser
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
    monkeypatch.setattr(webbrowser, "open", seen.append)
    thread = open_browser("http://localhost:1/")
    if thread is not None:
        thread.join()
    assert seen == opened
