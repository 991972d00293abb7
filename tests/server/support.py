"""Servers for tests: each a process of its own that can be killed, on loopback, with a fresh or a given folder."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import multiprocessing
import os
import socket
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TypeVar

from grognard.core.rng import Lots
from grognard.server import app
from grognard.server.limits import Limits, unlimited_limits
from grognard.server.websocket_client import Socket, open_socket

HOST = "127.0.0.1"
R = TypeVar("R")
CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["grognard.server.app", "uvicorn", "tests.server.support"])


def log_of(folder: Path) -> Path:
    """Where a server writes what it has to say: beside its folder, for what lies in there is looked at by tests."""
    return folder.with_name(f"{folder.name}.log")


def run_server(sock: socket.socket, folder: str, limits: Limits, seed: int | None = None) -> None:
    """In the server's process: serve until killed or told to go, with a log of every request."""
    with log_of(Path(folder)).open("a") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    server = app.Server(app.Application(Path(folder), limits, seed=seed), "info")
    told = logging.StreamHandler()
    told.setFormatter(logging.Formatter("%(asctime)s.%(msecs)03d %(message)s", "%H:%M:%S"))
    for name in ("uvicorn", "uvicorn.access"):
        logging.getLogger(name).handlers = [told]
    server.run([sock])


class Server:
    """A running server."""

    def __init__(
        self,
        folder: Path,
        limits: Limits | None = None,
        target: Any = run_server,
        port: int = 0,
        seed: int | None = None,
    ) -> None:
        self.folder = folder
        self.log = log_of(folder)
        sock = socket.socket()
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((HOST, port))
        sock.listen(512)
        self.port = sock.getsockname()[1]
        self.process: BaseProcess = CONTEXT.Process(
            target=target, args=(sock, str(folder), limits or unlimited_limits(), seed)
        )
        self.process.start()
        sock.close()

    def kill(self) -> None:
        """Kill the server without a warning."""
        self.process.kill()
        self.process.join(10)

    def stop(self) -> None:
        """Ask the server to stop, and wait."""
        self.process.terminate()
        self.process.join(10)
        if self.process.is_alive():
            self.kill()

    def request(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> tuple[int, Any]:
        """One HTTP request: its status, and what came back."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=30)
        sent = {**({"Authorization": f"Bearer {token}"} if token else {}), **headers}
        connection.request(method, path, None if body is None else json.dumps(body), sent)
        response = connection.getresponse()
        data = response.read()
        connection.close()
        is_json = response.headers.get("Content-Type", "") == "application/json"
        return response.status, json.loads(data) if is_json else data.decode()

    def fetch(self, path: str, sent: Mapping[str, str] | None = None) -> tuple[int, dict[str, str], bytes]:
        """One request as a browser makes it: status, headers by their small letters, and the body as it came."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=30)
        connection.request("GET", path, headers=dict(sent or {}))
        response = connection.getresponse()
        data = response.read()
        connection.close()
        return response.status, {name.lower(): value for name, value in response.headers.items()}, data

    def guest(self, name: str) -> str:
        """A new guest's token."""
        status, made = self.request("POST", "/api/guests", {"name": name})
        assert status == 201, made
        return str(made["token"])

    def new_table(self, token: str, **setup: Any) -> str:
        """A new table."""
        status, made = self.request("POST", "/api/tables", {"game": "rush", "seats": 2, **setup}, token)
        assert status == 201, made
        return str(made["table"])


@contextmanager
def serving(folder: Path, limits: Limits | None = None, port: int = 0, seed: int | None = None) -> Iterator[Server]:
    """A server for the length of a test; with a seed, from which every table is dealt."""
    server = Server(folder, limits, port=port, seed=seed)
    try:
        yield server
    finally:
        server.stop()


OPEN: list[Client] = []  # sockets of the running scene


def run(scene: Coroutine[Any, Any, R]) -> R:
    """Play a scene, and let all its sockets go afterwards."""

    async def whole() -> R:
        try:
            return await scene
        finally:
            for client in OPEN:
                client.drop()
            OPEN.clear()
            await asyncio.sleep(0.01)

    return asyncio.run(whole())


class Client:
    """One socket at a table: every message it got, and what it wants to say."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.raw: list[bytes] = []
        self.got: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.news = asyncio.Event()
        self.socket: Socket | None = None

    async def connect(self) -> None:
        """Open the socket."""
        self.socket = await open_socket(HOST, self.server.port, self.hear, self.end)
        assert self.socket is not None
        OPEN.append(self)

    async def open(self, table: str, token: str | None, **more: Any) -> Client:
        """Connect, and say hello."""
        await self.connect()
        self.say(type="hello", table=table, **({"token": token} if token else {}), **more)
        return self

    def hear(self, message: bytes) -> None:
        self.raw.append(message)
        self.got.append(json.loads(message))
        self.news.set()

    def end(self, code: int) -> None:
        self.closed = code
        self.news.set()

    def say(self, **message: Any) -> None:
        """Send a message."""
        assert self.socket is not None
        self.socket.send(json.dumps(message).encode())

    async def next(self, type: str, since: int = 0, timeout: float = 20, **wanted: Any) -> dict[str, Any]:
        """The first message of a type from a place on, with these fields; fails if the socket closes before."""
        deadline = asyncio.get_running_loop().time() + timeout
        while True:
            for message in self.got[since:]:
                if message["type"] == type and all(message.get(key) == value for key, value in wanted.items()):
                    return message
            assert self.closed is None, f"closed with {self.closed}: {self.got[-3:]}"
            left = deadline - asyncio.get_running_loop().time()
            assert left > 0, f"no {type} {wanted} came: {[m['type'] for m in self.got]}"
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), left)
            except TimeoutError:
                continue

    def question(self, seat: int) -> dict[str, Any] | None:
        """The open question as the last update of a seat told it."""
        for message in reversed(self.got):
            if message["type"] == "update" and message["seat"] == seat:
                question: dict[str, Any] | None = message["question"]
                return question
        return None

    def drop(self) -> None:
        """Close the socket without a word."""
        if self.socket is not None:
            self.socket.transport.abort()


async def two_at_a_table(server: Server, **setup: Any) -> tuple[str, list[str], list[Client]]:
    """Ann and Bob at a table whose game has begun."""
    tokens = [server.guest("Ann"), server.guest("Bob")]
    table = server.new_table(tokens[0], **setup)
    clients = [await Client(server).open(table, token) for token in tokens]
    for seat, client in enumerate(clients):
        client.say(type="sit", seat=seat)
        await client.next("table", mine=[seat])
    clients[0].say(type="start")
    for seat, client in enumerate(clients):
        await client.next("update", seat=seat)
    return table, tokens, clients


async def play_on(clients: list[Client], answers: int, seed: int = 1) -> int:
    """Random answers by whoever is asked; how many were given before the game was over."""
    lots = Lots(seed)
    for given in range(answers):
        asked = [(c, q) for seat, c in enumerate(clients) if (q := c.question(seat)) and q.get("options")]
        if not asked:
            return given
        client, question = asked[0]
        chosen = question["options"][lots.below(len(question["options"]))]["answer"]
        marks = [len(c.got) for c in clients]
        client.say(type="answer", seat=question["seat"], question=question["number"], answer=chosen)
        for seat, other in enumerate(clients):
            await other.next("update", marks[seat], seat=seat)
    return answers
