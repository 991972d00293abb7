"""A command run in this process, with its output."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from grognard import cli
from tests.support import Result, Run


class Keyboard(io.StringIO):
    """Lines as if typed at a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    def command(*args: object, stdin: str = "", typed: str | None = None) -> Result:
        """`stdin` comes through a pipe, `typed` from a terminal."""
        monkeypatch.setattr(sys, "argv", ["grognard", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin) if typed is None else Keyboard(typed))
        monkeypatch.setenv("TTY_COMPATIBLE", "0" if typed is None else "1")
        with pytest.raises(SystemExit) as stop:
            cli.main()
        out, err = capsys.readouterr()
        return Result(int(stop.value.code or 0), out, err)

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)
    return command
