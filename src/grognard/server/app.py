"""The server as an application: its routes, its life from start to shutdown, and uvicorn around it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from grognard.core.game import InputError
from grognard.server import addresses, pages, wire
from grognard.server.compiling import compile_beside
from grognard.server.deck_routes import DeckRoutes
from grognard.server.fast_socket import FastSocket
from grognard.server.guest_routes import GuestRoutes
from grognard.server.http_common import as_json, hub_of
from grognard.server.hub import Hub
from grognard.server.limits import Limits
from grognard.server.reading_routes import ReadingRoutes
from grognard.server.request_guard import RequestGuard, own_names
from grognard.server.socket_endpoint import SocketEndpoint
from grognard.server.table_routes import TableRoutes


def announce(line: str) -> None:
    """Print a line for the person who started the server."""
    print(line, flush=True)


class Application:
    """A server that keeps its tables in a folder."""

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
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as e:
            raise InputError(f"--data {folder}: cannot be made: {e.strerror}") from None
        self.folder = folder
        self.limits = limits or Limits()
        self.workers = workers
        self.cap = cap
        self.seed = seed
        self.compiling = compiling  # the command that compiles the engine beside the server
        self.names = own_names(names)
        self.hub: Hub | None = None  # while the server runs

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[dict[str, Hub]]:
        """Open the store before the first request and close it after the last; requests find the hub in their state."""
        hub = self.hub = Hub(self.folder, self.limits, self.workers, self.cap, self.seed)
        hub.load()
        if self.compiling:
            hub.background.run(compile_beside(self.compiling, hub.workers, announce))
        yield {"hub": hub}
        await hub.close()

    def asgi(self) -> ASGIApp:
        """The application as ASGI wants it."""
        routes = [
            *ReadingRoutes(self.limits).routes(),
            *GuestRoutes(self.limits).routes(),
            *DeckRoutes(self.limits).routes(),
            *TableRoutes(self.limits).routes(),
            WebSocketRoute("/api/socket", SocketEndpoint(self.limits)),
        ]
        errors: dict[Any, Any] = {HTTPException: not_found, Exception: our_error}
        app = Starlette(routes=routes, lifespan=self.lifespan, exception_handlers=errors)
        app.router.redirect_slashes = False
        return RequestGuard(app, self.limits, self.names)


async def not_found(request: Request, error: HTTPException) -> Response:
    """Answer a request for an unknown path: with a page of the client, or with 404."""
    if error.status_code == 404 and request.method in ("GET", "HEAD"):
        page = pages.page(request)
        path = request.scope["path"]
        if page is not None and pages.is_page(path) and page.status_code == 200:
            page.status_code = 200 if addresses.leads_somewhere(hub_of(request.scope), path) else 404
        if page is not None:
            return page
    texts = {404: ("not_found", "There is nothing here."), 405: ("not_allowed", "That cannot be done here.")}
    code, text = texts.get(error.status_code, ("bad_input", str(error.detail)))
    return as_json(wire.Problem(code, text), error.status_code)


async def our_error(request: Request, error: Exception) -> Response:
    """Answer that the server has failed; the details are in its log."""
    return as_json(wire.Problem("our_error", "The server has failed; this is a bug."), 500)


class Server(uvicorn.Server):
    """A server that says goodbye before it closes its sockets, and stops within seconds."""

    def __init__(self, application: Application, log_level: str = "warning", is_behind_proxy: bool = False) -> None:
        self.application = application
        # Compression would cost memory for every socket, and message sizes would depend on secrets
        config = uvicorn.Config(
            application.asgi(), "127.0.0.1", 0, log_level=log_level, access_log=False, ws=FastSocket,
            ws_max_size=application.limits.body, ws_per_message_deflate=False, lifespan="on",
            timeout_graceful_shutdown=2, server_header=False, date_header=False, proxy_headers=is_behind_proxy,
        )  # fmt: skip
        super().__init__(config)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody when to come back, then close."""
        if self.application.hub is not None:
            self.application.hub.say_goodbye()
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)
