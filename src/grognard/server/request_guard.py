"""A guard around every request: the server's own name, a limited rate, and one set of headers on every response."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Event

from grognard.server.errors import TableError
from grognard.server.http_common import address_of, header, problem
from grognard.server.limits import Buckets, Limits

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


def own_names(more: Sequence[str] = ()) -> frozenset[str]:
    """The names under which this machine is reached in its own network; requests for any other name are refused."""
    host = socket.gethostname().lower()
    return frozenset({"localhost", host, f"{host}.local", f"{host}.lan", *(name.lower() for name in more)})


def is_own_host(scope: Scope, names: frozenset[str]) -> bool:
    """Whether a request names the server by an address or one of its own names."""
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


class RequestGuard:
    """The application, guarded."""

    def __init__(self, app: ASGIApp, limits: Limits, names: frozenset[str]) -> None:
        self.app = app
        self.names = names
        self.requests = Buckets(limits.requests_per_second, 4 * limits.requests_per_second)

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
            await deny_socket(refused, send_guarded)

    def refused(self, scope: Scope) -> Response | None:
        """The response to a refused request, or None if the request is fine."""
        if not is_own_host(scope, self.names):
            return problem(
                TableError("unknown_host", "This server does not answer to that name; expected its address.")
            )
        if not self.requests.take(address_of(scope)):
            return problem(TableError("too_fast", "Too many requests from one address; try again in a few seconds."))
        return None


async def deny_socket(response: Response, send: Send) -> None:
    """Answer a socket with a response instead of opening it."""
    start = {"type": "websocket.http.response.start", "status": response.status_code, "headers": response.raw_headers}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": response.body})


async def refuse_socket(error: TableError, send: Send) -> None:
    """Refuse to open a socket."""
    response = problem(error)
    response.raw_headers.extend(RAW_HEADERS)
    await deny_socket(response, send)
