"""Long runs over several processes: one Ctrl-C ends them all."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

# The workers are at work once the first part is done.
INTERRUPTED = """
import os, signal, sys
from grognard import cli
from grognard.cli import pool
from rich.progress import Progress

def advance(*words):
    os.killpg(0, signal.SIGINT)

Progress.advance = advance
sys.argv = ["grognard", *sys.argv[1:]]
cli.main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    "command", [("simulate", "rush", "--bots", "random"), ("laws", "battlegrounds", "--variant", "family")]
)
def test_one_interruption_stops_everything_with_one_line(command: tuple[str, ...], workers: int) -> None:
    words = (*command, "--games", "80", "--workers", str(workers))
    run = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        out, err = run.communicate(timeout=120)
        assert run.returncode == 130
        assert out == ""
        assert err.startswith("grognard: stopped after ")
        assert err.endswith(" of 80 games\n")
        assert err.count("\n") == 1
        with pytest.raises(ProcessLookupError):  # nobody is left in its group
            os.killpg(run.pid, 0)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
