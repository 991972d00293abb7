"""Work that runs beside the tables in the event loop: tasks, and calls at a later time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

R = TypeVar("R")


class Background:
    """The tasks of a running server."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_stopping = False  # the server is shutting down and accepts nothing more

    def run(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """Start a task, which is kept until it is done."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def later(self, seconds: float, call: Callable[..., None], *values: Any) -> None:
        """Call a function after some seconds."""
        self.loop.call_later(seconds, call, *values)

    def cancel(self) -> None:
        """Cancel every task."""
        self.is_stopping = True
        for task in list(self.tasks):
            task.cancel()
