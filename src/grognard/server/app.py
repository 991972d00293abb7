"""The server's doors: HTTP requests for guests, the lobby, replays, puzzles and what there is to read, and one socket
for who sits at a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Event

import grognard
from grognard import bots
from grognard.core.game import Oops
from grognard.server import library, pages, puzzles, wire
from grognard.server.compiling import compile_beside
from grognard.server.connection import Connection
from grognard.server.deck_desk import DeckDesk
from grognard.server.doorway import address_of, as_json, header, token_of
from grognard.server.guest_desk import GuestDesk
from grognard.server.guests import Guest
from grognard.server.hub import Hub
from grognard.server.limits import Bucket, Buckets, Counter, Limits
from grognard.server.line import EXTENSION, Line
from grognard.server.table import No, Table
from grognard.text import LANGUAGES

ID_SIZE = 10
STRIKES = 100  # messages too many before a socket is closed
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
STATUS = {
    "unknown_token": 401,
    "foreign_origin": 403,
    "no_such_table": 404,
    "no_such_code": 404,
    "no_such_puzzle": 404,
    "no_such_deck": 404,
    "no_such_scene": 404,
    "not_found": 404,
    "too_long": 413,
    "unknown_host": 421,
    "too_fast": 429,
    "too_many": 429,
    "cannot_write": 503,
}
STATES = ("is_gathering", "is_playing", "is_over", "is_frozen", "match_goes_on", "rules_changed")

Door = Callable[[Request], Awaitable[Response]]


def announce(line: str) -> None:
    """Tell whoever started the server."""
    print(line, flush=True)


def printed(request: Request, text: library.Printed) -> Response:
    """A text that seldom changes: only its mark, for a browser that has it already."""
    headers = {"ETag": text.mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if text.mark in request.headers.get("if-none-match", ""):
        return Response(b"", 304, headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(text.packed, 200, headers, "application/json")
    return Response(text.plain, 200, headers, "application/json")


def problem(no: No) -> Response:
    """What is wrong with a request."""
    return as_json(wire.Problem(no.code, no.text), STATUS.get(no.code, 409 if no.code in STATES else 400))


def is_same_origin(scope: Scope) -> bool:
    """Whether a browser asks on behalf of our own page; programs send no origin."""
    origin = header(scope, b"origin")
    return origin is None or urlsplit(origin).netloc == header(scope, b"host")


def own_names(more: Sequence[str] = ()) -> frozenset[str]:
    """Names under which this machine is reached at home. A page elsewhere that has its own name point here is none."""
    host = socket.gethostname().lower()
    return frozenset({"localhost", host, f"{host}.local", f"{host}.lan", *(name.lower() for name in more)})


def is_own_host(scope: Scope, names: frozenset[str]) -> bool:
    """Whether a request names us by an address or one of our own names."""
    try:
        host = urlsplit(f"//{header(scope, b'host') or ''}").hostname or ""
    except ValueError:
        return False
    if host in names:
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Guard:
    """Around every request: our own name, not too many, and the same headers on every response."""

    def __init__(self, app: ASGIApp, limits: Limits, names: frozenset[str]) -> None:
        self.app = app
        self.names = names
        self.requests = Buckets(limits.requests_a_second, 4 * limits.requests_a_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_guarded(event: Event) -> None:
            if event["type"] in ("http.response.start", "websocket.http.response.start"):
                own = list(event.get("headers", ()))
                named = {name for name, _ in own}
                event["headers"] = own + [header for header in RAW_HEADERS if header[0] not in named]
            await send(event)

        refused = self.refused(scope)
        if refused is None:
            await self.app(scope, receive, send_guarded if scope["type"] == "http" else send)
        elif scope["type"] == "http":
            await refused(scope, receive, send_guarded)
        else:
            await deny(refused, send_guarded)

    def refused(self, scope: Scope) -> Response | None:
        """Why a request goes no further."""
        if not is_own_host(scope, self.names):
            return problem(No("unknown_host", "This server does not answer to that name; expected its address."))
        if not self.requests.take(address_of(scope)):
            return problem(No("too_fast", "Too many requests from one address; try again in a few seconds."))
        return None


async def deny(response: Response, send: Send) -> None:
    """Answer a socket that is not opened."""
    start = {"type": "websocket.http.response.start", "status": response.status_code, "headers": response.raw_headers}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": response.body})


class Doors:
    """The routes, and what they share."""

    def __init__(
        self,
        folder: Path,
        limits: Limits | None = None,
        workers: int = 1,
        cap: float = 5.0,
        names: Sequence[str] = (),
        seed: int | None = None,
        compiling: Sequence[str] = (),
    ) -> None:
        self.folder = folder
        self.limits = limits or Limits()
        self.workers = workers
        self.cap = cap
        self.seed = seed
        self.compiling = compiling  # the command that compiles the engine beside the server
        self.names = own_names(names)
        self.running: Hub | None = None
        self.sockets = Counter(self.limits.sockets_an_address)
        self.open_sockets = 0
        self.guest_desk = GuestDesk(self)
        self.deck_desk = DeckDesk(self)

    @property
    def hub(self) -> Hub:
        """The tables; they are there from the first request to the last."""
        assert self.running is not None
        return self.running

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Open the store before the first request, close it after the last."""
        self.running = Hub(self.folder, self.limits, self.workers, self.cap, self.seed)
        self.running.load()
        if self.compiling:
            self.running.task(compile_beside(self.compiling, self.running.course.thinkers, announce))
        yield
        await self.running.close()

    def app(self) -> ASGIApp:
        """The application."""
        routes = [
            Route("/api/games", self.door(self.games)),
            *self.guest_desk.routes(),
            *self.deck_desk.routes(),
            Route("/api/tables", self.door(self.tables), methods=["GET", "POST"]),
            Route("/api/tables/{table}/replay", self.door(self.replay)),
            Route("/api/tables/{table}/steps/{at}", self.door(self.step)),
            Route("/api/tables/{table}/story", self.door(self.story)),
            Route("/api/tables/{table}/branch", self.door(self.branch), methods=["POST"]),
            Route("/api/puzzles", self.door(self.puzzles)),
            Route("/api/puzzles/{puzzle}", self.door(self.puzzle), methods=["GET", "POST"]),
            Route("/api/rules/{game}", self.door(self.read)),
            Route("/api/cards/{game}", self.door(self.read)),
            Route("/api/scenarios/{game}/{name}", self.door(self.scene)),
            WebSocketRoute("/api/socket", SocketDoor(self)),
        ]
        errors: dict[Any, Any] = {HTTPException: not_found, Exception: our_error}
        app = Starlette(routes=routes, lifespan=self.lifespan, exception_handlers=errors)
        app.router.redirect_slashes = False
        return Guard(app, self.limits, self.names)

    def door(self, inside: Door) -> Door:
        """A request, whose refusals become problems."""

        async def opened(request: Request) -> Response:
            try:
                if request.method not in ("GET", "HEAD") and not is_same_origin(request.scope):
                    raise No("foreign_origin", "That page may not speak to this server.")
                return await inside(request)
            except No as no:
                return problem(no)
            except Oops as oops:
                code = "cannot_write" if self.hub.is_broken else "bad_input"
                return problem(No(code, "The server cannot write any more." if self.hub.is_broken else str(oops)))

        return opened

    # Requests

    async def body(self, request: Request, type: Any) -> Any:
        """The body of a request, checked; nothing too long is read to its end."""
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > self.limits.body:
                raise No("too_long", f"At most {self.limits.body} bytes are read.")
        try:
            return msgspec.json.decode(bytes(data), type=type)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as e:
            raise No("bad_input", str(e)) from None

    def guest(self, request: Request) -> Guest:
        """Whose token the request carries."""
        token = token_of(request)
        guest = self.hub.guests.find(token) if len(token) < 100 else None
        if guest is None:
            raise No("unknown_token", "Nobody here has that token; expected `Authorization: Bearer …`.")
        return guest

    def table(self, request: Request) -> Table:
        """The table that a path names."""
        id = request.path_params["table"]
        table = self.hub.archive.table(id) if is_id(id) else None
        if table is None:
            raise No("no_such_table", "There is no such game.")
        return table

    def lang(self, request: Request) -> str:
        """The language that a request wants."""
        lang = request.query_params.get("lang", "en")
        if lang not in LANGUAGES:
            raise No("bad_input", f"lang: expected {', '.join(LANGUAGES)}")
        return lang

    async def games(self, request: Request) -> Response:
        """What can be played."""
        rows = []
        for name in grognard.game_names():
            game = grognard.load(name)
            variants = {variant: list(game.seat_counts(variant)) for variant in game.variants}
            options = {key: list(values) for key, values in game.option_values.items()}
            decks = [] if game.decks is None else list(game.decks.names())
            moments = list(game.hints.moments)
            rows.append(wire.GameInfo(name, game.title, variants, options, moments, game.version, decks))
        return as_json(wire.Games(rows, list(bots.BOTS), list(LANGUAGES), wire.PROTOCOL))

    async def tables(self, request: Request) -> Response:
        """The lobby, or a new table."""
        if request.method != "POST":
            return as_json(self.hub.lobby.listed())
        guest = self.guest(request)
        setup = await self.body(request, wire.Setup)
        table = await self.hub.lobby.new_table(guest, setup, address=address_of(request.scope))
        return as_json(wire.Made(table.id), 201)

    async def step(self, request: Request) -> Response:
        """A finished game at a step: from one seat's eyes, a spectator's, or all open."""
        table, at = self.table(request), request.path_params["at"]
        if not is_small(at):
            raise No("bad_input", "Expected the number of a step.")
        seat, is_open = self.eyes(request, table)
        return as_json(self.hub.archive.step(table, int(at), seat, self.lang(request), is_open))

    async def story(self, request: Request) -> Response:
        """All steps of a finished game in sentences."""
        table = self.table(request)
        seat, is_open = self.eyes(request, table)
        return as_json(await asyncio.to_thread(self.hub.archive.story, table, seat, self.lang(request), is_open))

    def eyes(self, request: Request, table: Table) -> tuple[int | None, bool]:
        """From whose eyes a game is wanted: a seat's, a spectator's, or all open."""
        seat = request.query_params.get("seat", "")
        if seat not in ("", "all") and not (is_small(seat) and int(seat) < len(table.seats)):
            raise No("bad_input", "seat: expected the number of a seat from 0, or all.")
        return int(seat) if is_small(seat) else None, seat == "all"

    async def branch(self, request: Request) -> Response:
        """A new table from a step of a finished game."""
        guest = self.guest(request)
        wanted = await self.body(request, wire.Branch)
        made = await self.hub.lobby.branch(self.table(request), guest, wanted.at, address_of(request.scope))
        return as_json(wire.Made(made.id), 201)

    async def replay(self, request: Request) -> Response:
        """The file of a finished game."""
        id = request.path_params["table"]
        if not is_id(id):
            raise No("no_such_table", "There is no such game.")
        headers = {"Content-Disposition": f'attachment; filename="{id}.jsonl"'}
        return Response(self.hub.archive.replay(id), 200, headers, "application/jsonl")

    async def puzzles(self, request: Request) -> Response:
        """Every puzzle."""
        return as_json(puzzles.listed(self.lang(request)))

    async def puzzle(self, request: Request) -> Response:
        """One puzzle, or what the engine says of an attempt."""
        name = request.path_params["puzzle"]
        if name not in puzzles.puzzles():
            raise No("no_such_puzzle", "There is no such puzzle.")
        if request.method != "POST":
            wants_solution = request.query_params.get("solution", "") == "yes"
            return as_json(puzzles.position(name, self.lang(request), wants_solution))
        wanted = await self.body(request, wire.Attempt)
        return as_json(puzzles.attempt(name, wanted.answers, self.lang(request), wanted.thing))

    async def read(self, request: Request) -> Response:
        """The rules or the cards of a game. What takes long is made once, and beside the tables."""
        game = self.game(request)
        shelf = library.SHELVES[request.url.path.split("/")[2]]
        return printed(request, await asyncio.to_thread(shelf, game, self.lang(request)))

    async def scene(self, request: Request) -> Response:
        """A scenario of a game, after some of its answers."""
        game, at = self.game(request), request.query_params.get("at", "0")
        if not is_small(at):
            raise No("bad_input", "at: expected how many steps are done")
        lang = self.lang(request)
        found = await asyncio.to_thread(library.scene, game, request.path_params["name"], int(at), lang)
        if found is None:
            raise No("not_found", "There is no such scenario.")
        return as_json(found)

    def game(self, request: Request) -> str:
        """The game that a path names."""
        name = str(request.path_params["game"])
        if not library.is_game(name):
            raise No("not_found", "There is no such game.")
        return name


def is_id(id: str) -> bool:
    """Whether this could name a table."""
    return len(id) == ID_SIZE and id.isascii() and id.isalnum()


def is_small(number: str) -> bool:
    """Whether this is a whole number that is not endless."""
    return number.isascii() and number.isdecimal() and len(number) < 10


async def not_found(request: Request, error: HTTPException) -> Response:
    """What is no request of ours: a page of the client, or nothing."""
    if error.status_code == 404 and request.method in ("GET", "HEAD"):
        page = pages.page(request)
        if page is not None:
            return page
    texts = {404: ("not_found", "There is nothing here."), 405: ("not_allowed", "That cannot be done here.")}
    code, text = texts.get(error.status_code, ("bad_input", str(error.detail)))
    return as_json(wire.Problem(code, text), error.status_code)


async def our_error(request: Request, error: Exception) -> Response:
    """An error of ours: what it is stands in the server's log."""
    return as_json(wire.Problem("our_error", "The server has met an error of its own."), 500)


class SocketDoor:
    """The way in for sockets: a hello, then messages both ways."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self.limits = doors.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        doors, address = self.doors, address_of(scope)
        if (await receive())["type"] != "websocket.connect":
            return
        if not is_same_origin(scope):
            await refuse(No("foreign_origin", "That page may not speak to this server."), send)
            return
        is_full = self.limits.sockets and doors.open_sockets >= self.limits.sockets
        if is_full or not doors.sockets.enter(address):
            await refuse(No("too_many", "Too many sockets are open; try again later."), send)
            return
        doors.open_sockets += 1
        try:
            await send({"type": "websocket.accept"})
            await self.talk(scope, receive, send)
        finally:
            doors.open_sockets -= 1
            doors.sockets.leave(address)

    async def talk(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket from its hello to its end."""
        hub = self.doors.hub
        try:
            event = await asyncio.wait_for(receive(), self.limits.hello)
            if event["type"] == "websocket.disconnect":
                return
            hello = decoded(event.get("text"))
            if not isinstance(hello, wire.Hello):
                raise No("no_hello", "Expected `hello` first.")
            connection = hub.presence.join(hello)
        except TimeoutError:
            await close(send, No("no_hello", "Nothing was said."))
            return
        except No as no:
            await close(send, no)
            return
        line = scope.get("extensions", {}).get(EXTENSION)
        listener = Listener(hub, connection, self.limits.messages_a_second)
        if line is not None:
            connection.write = line.write
            line.hear = listener.hear
        sender = asyncio.create_task(self.send(send, connection))
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                listener.hear(event.get("text"))
        finally:
            if line is not None:
                line.hear = connection.write = None
            hub.presence.part(connection)
            sender.cancel()

    async def send(self, send: Send, connection: Connection) -> None:
        """What waits for a client and could not be written at once, in order."""
        unsent, wake = connection.unsent, connection.wake
        with contextlib.suppress(OSError, RuntimeError):  # it has gone; who listens to it notices
            while True:
                connection.is_sending = True
                while unsent:
                    await send({"type": "websocket.send", "text": unsent.popleft().decode()})
                connection.is_sending = False
                if connection.close:
                    await send({"type": "websocket.close", "code": connection.close})
                    return
                wake.clear()
                await wake.wait()


class Listener:
    """Who takes the messages of one client, one after another."""

    __slots__ = ("bucket", "connection", "hub", "strikes")

    def __init__(self, hub: Hub, connection: Connection, rate: float) -> None:
        self.hub = hub
        self.connection = connection
        self.bucket = Bucket(rate, 2 * rate) if rate else None
        self.strikes = 0

    def hear(self, text: str | bytes | None) -> None:
        """One message."""
        connection = self.connection
        if connection.close:
            return
        if self.bucket is not None and not self.bucket.take():
            self.strikes += 1
            connection.send(wire.encode(wire.Refusal("too_fast", "Slower, please.")))
            if self.strikes > STRIKES:
                connection.end(1008)
            return
        try:
            message = decoded(text)
            if isinstance(message, wire.Hello):
                raise No("bad_input", "Hello was said already.")
        except No as no:
            connection.send(wire.encode(wire.Refusal(no.code, no.text)))
            return
        self.hub.hearing.receive(connection, message)


def decoded(text: str | bytes | None) -> Any:
    """A message, or what is wrong with it."""
    if text is None:
        raise No("bad_input", "Expected a text message, not a binary one.")
    try:
        return wire.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as e:
        raise No("bad_input", str(e)) from None


async def refuse(no: No, send: Send) -> None:
    """Let a socket not be opened."""
    response = problem(no)
    response.raw_headers.extend(RAW_HEADERS)
    await deny(response, send)


async def close(send: Send, no: No) -> None:
    """Say why, and close."""
    await send({"type": "websocket.send", "text": wire.encode(wire.Refusal(no.code, no.text)).decode()})
    await send({"type": "websocket.close", "code": 1008})


class Server(uvicorn.Server):
    """A server that says goodbye before it closes its sockets, and goes within seconds."""

    def __init__(self, doors: Doors, log_level: str = "warning", is_behind_proxy: bool = False) -> None:
        self.doors = doors
        # Compression would cost memory for every socket, and sizes that depend on secrets
        config = uvicorn.Config(
            doors.app(), "127.0.0.1", 0, log_level=log_level, access_log=False, ws=Line,
            ws_max_size=doors.limits.body, ws_per_message_deflate=False, lifespan="on", timeout_graceful_shutdown=2,
            server_header=False, date_header=False, proxy_headers=is_behind_proxy,
        )  # fmt: skip
        super().__init__(config)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody when to come back, then close."""
        if self.doors.running is not None:
            self.doors.running.say_goodbye()
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def make_doors(
    folder: Path,
    limits: Limits | None = None,
    workers: int = 1,
    cap: float = 5.0,
    names: Sequence[str] = (),
    seed: int | None = None,
    compiling: Sequence[str] = (),
) -> Doors:
    """The doors of a server that keeps its tables in a folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise Oops(f"--data {folder}: cannot be made: {e.strerror}") from None
    return Doors(folder, limits, workers, cap, names, seed, compiling)
