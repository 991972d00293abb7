"""A load test: drives many tables of a server over real sockets; the server runs in a process of its own."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from grognard.core.game import InputError, Json
from grognard.core.rng import Lots
from grognard.server import wire
from grognard.server.websocket_client import Socket, open_socket

HOST = "127.0.0.1"
WARM_UP = 1.0  # seconds before the counting begins
IDLE_SOCKETS = 300  # idle sockets, opened to measure the memory of one


class Received(msgspec.Struct):
    """The fields of an update that a driver reads; the rest is skipped."""

    type: str
    seat: int | None = None
    question: wire.Question | None = None
    code: str = ""
    text: str = ""


decode = msgspec.json.Decoder(Received).decode


class Server:
    """A server as a process of its own."""

    def __init__(self, data: Path, *words: str) -> None:
        command = [sys.executable, "-m", "grognard.cli", "serve", "--port", "0", "--data", str(data), *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ})
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("http://"):
            self.process.wait(10)
            raise InputError("the server did not start")
        self.port = int(line.strip().rstrip("/").rsplit(":", 1)[1])

    def request(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """One HTTP request."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=30)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = connection.getresponse()
        data = response.read()
        connection.close()
        if response.status >= 400:
            raise InputError(f"{method} {path}: {data.decode(errors='replace')[:200]}")
        return json.loads(data)

    def memory(self) -> int:
        """Bytes of memory that the process holds."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def seconds_of_cpu(self) -> float:
        """How long the process has used the processor."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> float:
        """Stop the server; return how many seconds that took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        return time.monotonic() - began


class Driver:
    """Two seats of a table, each on a socket of its own, answered at random."""

    def __init__(self, run: Run, seed: int) -> None:
        self.run = run
        self.lots = Lots(seed)
        self.sockets: list[Socket | None] = [None, None]
        self.sent = 0.0
        self.waiting: tuple[int, wire.Question] | None = None
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def begin(self, tokens: list[str]) -> None:
        """Open a table and seat both players."""
        run = self.run
        made = await asyncio.to_thread(
            run.server.request, "POST", "/api/tables", {"game": run.game, "seats": 2, "listed": False, "chat": False},
            tokens[0],
        )  # fmt: skip
        for seat in (0, 1):
            socket = await open_socket(HOST, run.server.port, partial(self.receive, seat), self.end)
            if socket is None:
                raise InputError("the server takes no more sockets")
            self.sockets[seat] = socket
            socket.send(wire.encode(wire.Hello(made["table"], tokens[seat], says=False)))
            socket.send(wire.encode(wire.Sit(seat)))
        await asyncio.wait_for(self.begun, 60)

    def receive(self, seat: int, message: bytes) -> None:
        """Count an acknowledgement, or answer the question of an update."""
        if message.startswith(b'{"type":"accepted"'):
            self.run.count(time.perf_counter() - self.sent)
            return
        if not message.startswith(b'{"type":"update"'):
            if not self.begun.done() and message.startswith(b'{"type":"table"') and seat == 0:
                self.start_if_seated(message)
            if message.startswith(b'{"type":"refused"'):
                self.run.refused.append(message.decode())
            return
        question = decode(message).question
        if question is None:
            self.run.over += 1
        elif question.seat == seat and question.options:
            self.waiting = (seat, question)
            if self.run.pace is not None:
                self.run.pace.append(self)
            elif self.run.started:
                self.answer()

    def start_if_seated(self, message: bytes) -> None:
        """Begin the game once both seats are taken."""
        first = self.sockets[0]
        if first is not None and all(one.get("name") for one in json.loads(message)["seats"]):
            self.begun.set_result(None)
            first.send(wire.encode(wire.Start()))

    def answer(self) -> None:
        """Give one of the legal answers at random."""
        if self.waiting is None or self.run.stopped:
            return
        seat, question = self.waiting
        self.waiting = None
        assert question.options is not None
        chosen = question.options[self.lots.below(len(question.options))].answer
        self.sent = time.perf_counter()
        socket = self.sockets[seat]
        assert socket is not None
        socket.send(wire.encode(wire.Answer(seat, question.number, chosen)))

    def end(self, code: int) -> None:
        """Note that a socket was closed."""
        if not self.run.stopped:
            self.run.refused.append(f"closed with {code}")


class Run:
    """One load test."""

    def __init__(self, server: Server, game: str, rate: int) -> None:
        self.server = server
        self.game = game
        self.rate = rate
        self.pace: list[Driver] | None = [] if rate else None
        self.counting = False
        self.took: list[float] = []
        self.refused: list[str] = []
        self.over = 0
        self.started = False
        self.stopped = False

    def count(self, seconds: float) -> None:
        """Count a move that was acknowledged."""
        if self.counting:
            self.took.append(seconds)

    async def paced(self) -> None:
        """Give answers at this rate per second, at whichever tables are waiting."""
        assert self.pace is not None
        began, sent = time.perf_counter(), 0
        while not self.stopped:
            due = int((time.perf_counter() - began) * self.rate)
            while sent < due and self.pace:
                self.pace.pop(0).answer()
                sent += 1
            await asyncio.sleep(0.001)

    async def measure_sockets(self, token: str) -> tuple[list[Socket], float]:
        """Open sockets that only listen; return them and the server's memory per socket in bytes."""
        made = self.server.request("POST", "/api/tables", {"game": self.game, "seats": 2, "listed": False}, token)
        hello = wire.encode(wire.Hello(made["table"], says=False))
        sockets = []
        before = 0
        for n in range(IDLE_SOCKETS + 20):
            if n == 20:  # some memory is needed only once, for the first sockets
                await asyncio.sleep(0.3)
                before = self.server.memory()
            socket = await open_socket(HOST, self.server.port, lambda message: None, lambda code: None)
            if socket is None:
                raise InputError("the server takes no more sockets")
            socket.send(hello)
            sockets.append(socket)
        await asyncio.sleep(0.3)
        return sockets, (self.server.memory() - before) / IDLE_SOCKETS

    async def play(self, tables: int, seconds: float) -> Json:
        """Open the tables, play, and measure."""
        names = [self.server.request("POST", "/api/guests", {"name": f"Load {n}"})["token"] for n in (1, 2)]
        idle, socket_size = await self.measure_sockets(names[0])
        empty = self.server.memory()
        drivers = [Driver(self, seed + 1) for seed in range(tables)]
        for k in range(0, tables, 20):
            await asyncio.gather(*(driver.begin(names) for driver in drivers[k : k + 20]))
        self.started = True
        pacing = asyncio.create_task(self.paced()) if self.rate else None
        for driver in drivers if not self.rate else ():
            driver.answer()
        await asyncio.sleep(WARM_UP)
        self.counting = True
        began, computed = time.perf_counter(), self.server.seconds_of_cpu()
        await asyncio.sleep(seconds)
        self.counting = False
        lasted, computed = time.perf_counter() - began, self.server.seconds_of_cpu() - computed
        memory = self.server.memory()
        self.stopped = True
        if pacing is not None:
            await pacing
        took = sorted(self.took) or [0.0]
        for socket in [*idle, *(socket for driver in drivers for socket in driver.sockets)]:
            if socket is not None:
                socket.transport.abort()
        return {
            "tables": tables,
            "sockets": 2 * tables,
            "seconds": round(lasted, 2),
            "moves": len(self.took),
            "moves_per_second": round(len(self.took) / lasted, 1),
            "p50_ms": round(1000 * took[len(took) // 2], 2),
            "p99_ms": round(1000 * took[int(len(took) * 0.99)], 2),
            "cpu_us_a_move": round(1e6 * computed / max(1, len(self.took))),
            "memory_mb": round(memory / 2**20, 1),
            "kib_a_socket": round(socket_size / 1024, 1),
            "kib_a_table": round(((memory - empty) / tables - 2 * socket_size) / 1024, 1),
            "finished": self.over // 2,
            "refused": len(self.refused),
        }


def loadtest(game: str, tables: int, seconds: float, rate: int) -> Json:
    """Start a server, drive it, stop it."""
    if sys.platform != "linux":
        raise InputError(
            "loadtest: reads the server's memory and time from /proc, which this system lacks; expected Linux"
        )
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--unlimited")
        try:
            found = asyncio.run(Run(server, game, rate).play(tables, seconds))
        finally:
            found_stop = server.stop()
    found["stopped_in"] = round(found_stop, 2)
    return found
