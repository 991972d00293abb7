"""The server's doors: a few HTTP requests for guests, the lobby and replays, and one socket for who sits at a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import grognard
from grognard import bots
from grognard.core.game import Oops
from grognard.server import wire
from grognard.server.guests import Guest
from grognard.server.hub import Connection, Hub
from grognard.server.limits import Bucket, Counter, Limits
from grognard.server.table import No, Table
from grognard.text import LANGUAGES

ID_SIZE = 10
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


def as_json(value: Any, status: int = 200) -> Response:
    """A struct or plain values as a response."""
    return Response(wire.encode(value), status, HEADERS, "application/json")


def problem(status: int, code: str, text: str) -> Response:
    """What is wrong with a request."""
    return as_json(wire.Problem(code, text), status)


def address_of(connection: Request | WebSocket) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def same_origin(connection: Request | WebSocket) -> bool:
    """Whether a browser asks on behalf of our own page; programs send no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


class Doors:
    """The routes, and what they share."""

    def __init__(self, folder: Path, limits: Limits, workers: int, cap: float) -> None:
        self.folder = folder
        self.limits = limits
        self.workers = workers
        self.cap = cap
        self.hub: Hub | None = None
        self.sockets = Counter(limits.sockets_an_address)
        self.open_sockets = 0
        self.made = Counter(limits.tables_an_address)
        self.arrivals: dict[str, Bucket] = {}

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Open the store before the first request, close it after the last."""
        self.hub = Hub(self.folder, self.limits, self.workers, self.cap)
        self.hub.load()
        yield
        await self.hub.close()

    def app(self) -> Starlette:
        """The application."""
        routes = [
            Route("/api/games", self.games),
            Route("/api/guests", self.new_guest, methods=["POST"]),
            Route("/api/tables", self.tables, methods=["GET", "POST"]),
            Route("/api/tables/{table}/replay", self.replay),
            Route("/api/tables/{table}/steps/{at:int}", self.step),
            Route("/api/tables/{table}/branch", self.branch, methods=["POST"]),
            WebSocketRoute("/api/socket", self.socket),
        ]
        return Starlette(routes=routes, lifespan=self.lifespan)

    # Requests

    async def body(self, request: Request, type: Any) -> Any:
        """The body of a request, checked; nothing too long is read to its end."""
        if not same_origin(request):
            raise No("foreign_origin", "That page may not speak to this server.")
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > self.limits.body:
                raise No("too_long", f"At most {self.limits.body} bytes are read.")
        try:
            return msgspec.json.decode(bytes(data), type=type)
        except (msgspec.DecodeError, RecursionError) as e:
            raise No("bad_input", str(e)) from None

    def guest(self, request: Request) -> Guest:
        """Whose token the request carries."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        guest = self.hub.guests.find(token) if self.hub and scheme.lower() == "bearer" and len(token) < 100 else None
        if guest is None:
            raise No("unknown_token", "Nobody here has that token; expected `Authorization: Bearer …`.")
        return guest

    async def games(self, request: Request) -> Response:
        """What can be played."""
        rows = []
        for name in grognard.game_names():
            game = grognard.load(name)
            rows.append({
                "name": name,
                "title": game.title,
                "variants": {variant: list(game.seat_counts(variant)) for variant in game.variants},
                "options": {key: list(values) for key, values in game.option_values.items()},
                "rules": game.version,
            })  # fmt: skip
        return as_json(
            {"games": rows, "bots": list(bots.BOTS), "languages": list(LANGUAGES), "protocol": wire.PROTOCOL}
        )

    async def new_guest(self, request: Request) -> Response:
        """A name becomes a guest."""
        assert self.hub is not None
        bucket = self.arrivals.setdefault(address_of(request), Bucket(self.limits.guests_a_minute / 60, 20))
        if self.limits.guests_a_minute and not bucket.take():
            return problem(429, "too_fast", "Too many guests from one address; try again in a minute.")
        try:
            wanted = await self.body(request, wire.NewGuest)
        except No as no:
            return problem(400, no.code, no.text)
        return as_json(await self.hub.new_guest(wanted.name), 201)

    async def tables(self, request: Request) -> Response:
        """The lobby, or a new table."""
        assert self.hub is not None
        if request.method == "GET":
            return as_json(self.hub.listed())
        try:
            guest = self.guest(request)
            setup = await self.body(request, wire.Setup)
            if self.limits.tables and len(self.hub.tables) >= self.limits.tables:
                raise No("too_many", "There are too many tables; try again later.")
            table = await self.hub.new_table(guest, setup)
        except No as no:
            return problem(401 if no.code == "unknown_token" else 400, no.code, no.text)
        except Oops as oops:
            return problem(400, "bad_input", str(oops))
        return as_json(wire.Made(table.id), 201)

    def table(self, request: Request) -> Table | None:
        """The table that a path names."""
        assert self.hub is not None
        id = request.path_params["table"]
        return self.hub.table(id) if id.isalnum() and len(id) == ID_SIZE else None

    async def step(self, request: Request) -> Response:
        """A finished game at a step, from one seat's eyes, or a spectator's."""
        assert self.hub is not None
        table = self.table(request)
        if table is None:
            return problem(404, "no_such_table", "There is no such game.")
        lang = request.query_params.get("lang", "en")
        seat = request.query_params.get("seat", "")
        if lang not in LANGUAGES or (seat and not (seat.isdecimal() and int(seat) < len(table.seats))):
            return problem(400, "bad_input", "Expected lang=en, cs or ro, and seat= a number of a seat, from 0.")
        try:
            return as_json(self.hub.step(table, request.path_params["at"], int(seat) if seat else None, lang))
        except No as no:
            return problem(409, no.code, no.text)

    async def branch(self, request: Request) -> Response:
        """A new table from a step of a finished game."""
        assert self.hub is not None
        table = self.table(request)
        if table is None:
            return problem(404, "no_such_table", "There is no such game.")
        try:
            guest = self.guest(request)
            wanted = await self.body(request, wire.Branch)
            made = await self.hub.branch(table, guest, wanted.at)
        except No as no:
            return problem(401 if no.code == "unknown_token" else 400, no.code, no.text)
        return as_json(wire.Made(made.id), 201)

    async def replay(self, request: Request) -> Response:
        """The file of a finished game."""
        table = self.table(request)
        if table is None or table.match is None:
            return problem(404, "no_such_table", "There is no such game.")
        if table.phase != "over":
            return problem(409, "is_playing", "A game can be downloaded when it is over.")
        headers = {**HEADERS, "Content-Disposition": f'attachment; filename="{table.id}.jsonl"'}
        return Response(table.match.save(), 200, headers, "application/jsonl")

    # Sockets

    async def socket(self, websocket: WebSocket) -> None:
        """One socket: a hello, then messages both ways."""
        assert self.hub is not None
        address = address_of(websocket)
        full = self.limits.sockets and self.open_sockets >= self.limits.sockets
        if not same_origin(websocket) or full or not self.sockets.enter(address):
            await websocket.close(1008)
            return
        self.open_sockets += 1
        try:
            await websocket.accept()
            await self.talk(websocket)
        except WebSocketDisconnect:
            pass
        finally:
            self.open_sockets -= 1
            self.sockets.leave(address)

    async def talk(self, websocket: WebSocket) -> None:
        """A socket from its hello to its end."""
        assert self.hub is not None
        try:
            hello = wire.decode(await websocket.receive_text())
            if not isinstance(hello, wire.Hello):
                raise No("no_hello", "Expected `hello` first.")
            connection = self.hub.join(hello)
        except (msgspec.DecodeError, No, RecursionError, KeyError) as e:
            code = e.code if isinstance(e, No) else "bad_input"
            await websocket.send_text(wire.encode(wire.Refusal(code, str(e))).decode())
            await websocket.close(1008)
            return
        sender = asyncio.create_task(self.send(websocket, connection))
        try:
            await self.listen(websocket, connection)
        finally:
            self.hub.part(connection)
            sender.cancel()

    async def listen(self, websocket: WebSocket, connection: Connection) -> None:
        """Messages of a client, one after another."""
        assert self.hub is not None
        bucket = Bucket(self.limits.messages_a_second or 1e9, 2 * self.limits.messages_a_second or 1e9)
        strikes = 0
        while True:
            text = await websocket.receive_text()
            if not bucket.take():
                strikes += 1
                connection.send(wire.encode(wire.Refusal("too_fast", "Slower, please.")))
                if strikes > 100:
                    connection.close = 1008
                    connection.wake.set()
                continue
            try:
                message = wire.decode(text)
            except (msgspec.DecodeError, RecursionError) as e:
                connection.send(wire.encode(wire.Refusal("bad_input", str(e))))
                continue
            if isinstance(message, wire.Hello):
                connection.send(wire.encode(wire.Refusal("bad_input", "Hello was said already.")))
                continue
            self.hub.receive(connection, message)

    async def send(self, websocket: WebSocket, connection: Connection) -> None:
        """What waits for a client, in order."""
        try:
            while True:
                while connection.unsent:
                    await websocket.send_text(connection.unsent.popleft().decode())
                if connection.close:
                    await websocket.close(connection.close)
                    return
                connection.wake.clear()
                await connection.wake.wait()
        except (WebSocketDisconnect, RuntimeError):
            return


def make_app(folder: Path, limits: Limits | None = None, workers: int = 1, cap: float = 5.0) -> Starlette:
    """The application of a server that keeps its tables in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    return Doors(folder, limits or Limits(), workers, cap).app()
