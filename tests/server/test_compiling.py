"""A server that starts interpreted and has the engine compiled beside it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from grognard.server.bot_workers import BotWorkers
from grognard.server.compiling import DONE, compile_beside
from tests.support import ROOT

POSIX = pytest.mark.skipif(os.name != "posix", reason="process groups")


def beside(program: str, workers: BotWorkers) -> list[str]:
    """What is said while a program runs in the compiler's place."""
    said: list[str] = []
    asyncio.run(compile_beside([sys.executable, "-c", program], workers, said.append))
    return said


def worker(workers: BotWorkers) -> int:
    """The number of a process in which bots think."""
    pool = workers.pool or workers.start()
    return pool.submit(os.getpid).result()


def test_bots_think_in_new_processes_once_there_is_a_compiled_engine() -> None:
    workers = BotWorkers(workers=1, cap=5.0)
    try:
        before = worker(workers)
        assert beside("print('installing')", workers) == ["installing", DONE]
        assert worker(workers) != before
    finally:
        workers.close()


def test_bots_stay_where_they_are_when_nothing_was_compiled() -> None:
    workers = BotWorkers(workers=1, cap=5.0)
    try:
        before = worker(workers)
        assert beside("print('there is no C compiler'); raise SystemExit(3)", workers) == ["there is no C compiler"]
        assert worker(workers) == before
    finally:
        workers.close()


def test_what_is_being_thought_is_thought_to_its_end() -> None:
    workers = BotWorkers(workers=1, cap=5.0)
    try:
        worker(workers)
        assert workers.pool is not None
        slow = workers.pool.submit(time.sleep, 0.5)
        asyncio.run(workers.renew())
        slow.result(timeout=60)
    finally:
        workers.close()


def test_a_command_that_is_not_there_is_one_sentence() -> None:
    said: list[str] = []
    asyncio.run(compile_beside(["/no/such/program"], BotWorkers(1, 5.0), said.append))
    assert said == ["the engine was not compiled, so bots use the interpreted one: No such file or directory"]


@POSIX
def test_the_compiler_goes_with_a_server_that_closes(tmp_path: Path) -> None:
    async def closed() -> None:
        program = (
            f"open({str(tmp_path / 'pid')!r}, 'w').write(str(__import__('os').getpid())); __import__('time').sleep(600)"
        )
        work = asyncio.create_task(compile_beside([sys.executable, "-c", program], BotWorkers(1, 5.0), print))
        while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
            await asyncio.sleep(0.01)
        work.cancel()
        with pytest.raises(asyncio.CancelledError):
            await work

    asyncio.run(closed())
    wait_for_the_end(int((tmp_path / "pid").read_text()))


@POSIX
def test_the_compiler_goes_with_a_server_that_is_killed() -> None:
    """Nobody is left to end it, but its standard input closes. The child stands for a C compiler."""
    program = (
        "import subprocess, sys; from building.__main__ import go_with_the_server; "
        "print(subprocess.Popen(['sleep', '600']).pid, flush=True); go_with_the_server()"
    )
    job = subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
    )
    assert job.stdin is not None
    assert job.stdout is not None
    child = int(job.stdout.readline())
    job.stdin.close()
    assert job.wait(60) == -signal.SIGKILL
    job.stdout.close()
    wait_for_the_end(child)


def wait_for_the_end(pid: int) -> None:
    """A process that nobody waits for any more goes within a moment."""
    for _ in range(6000):
        try:
            state = (
                Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] if sys.platform == "linux" else ""
            )
            if state == "Z":
                return
            os.kill(pid, 0)
        except (ProcessLookupError, FileNotFoundError):
            return
        time.sleep(0.01)
    raise AssertionError(f"process {pid} is still running")
