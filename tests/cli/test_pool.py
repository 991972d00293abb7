"""Long runs over several processes: one Ctrl-C ends them all."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress

import pytest

from grognard.cli import pool
from grognard.cli.pool import together

# The workers are at work once the first part is done. A job in the background of a shell ignores Ctrl-C and hands that
# down; what is shown here is what happens to a program that listens.
INTERRUPTED = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
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


def sleep_on(first: int, count: int) -> int:
    """A part that is done at once, and then others that take longer than anybody waits."""
    if first:
        time.sleep(600)
    return count


@pytest.mark.skipif(sys.platform == "win32", reason="the workers are forked with this module")
def test_an_interruption_leaves_no_process_and_no_thread() -> None:
    """The thread of a pool that is still closing its pipes while Python ends prints a traceback."""
    before = set(threading.enumerate())
    results = together(sleep_on, (), [(k, 1) for k in range(8)], 2)
    assert next(results) == (1, 1)
    results.close()
    assert multiprocessing.active_children() == []
    assert set(threading.enumerate()) == before


def count_games(first: int, count: int) -> int:
    return count


def test_a_run_whose_errors_go_to_a_file_tells_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pool, "MINUTE", 0.0)
    assert sum(pool.spread(count_games, (), 3, 1, "rush, 2 seats")) == 3
    assert capsys.readouterr().err == "rush, 2 seats: 1 of 3 games\nrush, 2 seats: 2 of 3 games\n"
