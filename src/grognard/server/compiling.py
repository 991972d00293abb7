"""Compiles the engine beside a server that started interpreted, for its bots and for its next start."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence

from grognard.server.bot_workers import BotWorkers

DONE = "the engine is compiled: bots use it from now on, and the server from its next start"


async def compile_beside(command: Sequence[str], workers: BotWorkers, say: Callable[[str], None]) -> None:
    """Run the command that compiles the engine; when it has succeeded, let bots think with the new engine.

    The command ends when its standard input closes, so it ends with this server in any case.
    """
    try:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
    except OSError as e:
        say(f"the engine was not compiled, so bots use the interpreted one: {e.strerror}")
        return
    try:
        assert process.stdout is not None
        async for line in process.stdout:
            say(line.decode("utf-8", "replace").rstrip())
        if await process.wait() == 0:
            await workers.renew()
            say(DONE)
    finally:
        stop(process)
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


def stop(process: Process) -> None:
    """Stop the command and every process that it has started."""
    if process.returncode is not None:
        return
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
