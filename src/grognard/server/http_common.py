"""What every HTTP request of the server shares: who asks, in which language, with which body, and how it is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from grognard.core.game import InputError
from grognard.server import wire
from grognard.server.errors import TableError
from grognard.server.guests import Guest
from grognard.server.hub import Hub
from grognard.server.limits import neighbourhood
from grognard.text import LANGUAGES

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
CONFLICTS = ("is_gathering", "is_playing", "is_over", "is_frozen", "match_goes_on", "rules_changed")
MOST_OF_A_TOKEN = 100  # the longest token that is looked up

Endpoint = Callable[[Request], Awaitable[Response]]


def as_json(value: Any, status: int = 200) -> Response:
    """A struct or plain values as a response."""
    return Response(wire.encode(value), status, media_type="application/json")


def problem(error: TableError) -> Response:
    """A refusal as a response."""
    status = STATUS.get(error.code, 409 if error.code in CONFLICTS else 400)
    return as_json(wire.Problem(error.code, error.text), status)


def endpoint(inside: Endpoint) -> Endpoint:
    """Wrap an endpoint: refusals become responses, and only our own pages may change anything."""

    async def guarded(request: Request) -> Response:
        try:
            if request.method not in ("GET", "HEAD") and not is_same_origin(request.scope):
                raise TableError("foreign_origin", "That page may not speak to this server.")
            return await inside(request)
        except TableError as error:
            return problem(error)
        except InputError as input_error:
            if hub_of(request.scope).journal.is_broken:
                return problem(TableError("cannot_write", "The server can no longer write to its disk."))
            return problem(TableError("bad_input", str(input_error)))

    return guarded


# What a request says


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request by its lower-case name."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def is_same_origin(scope: Scope) -> bool:
    """Whether a browser asks on behalf of our own page; programs send no origin."""
    origin = header(scope, b"origin")
    return origin is None or urlsplit(origin).netloc == header(scope, b"host")


def address_of(scope: Scope) -> str:
    """The address that a request comes from."""
    return neighbourhood(scope["client"][0]) if scope.get("client") else ""


def token_of(request: Request) -> str:
    """The token that a request carries, or nothing."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return str(token) if scheme.lower() == "bearer" else ""


def hub_of(scope: Scope) -> Hub:
    """The hub that serves a request; the application puts it into the state of its lifespan."""
    hub = scope["state"]["hub"]
    assert isinstance(hub, Hub)
    return hub


def guest_of(request: Request) -> Guest:
    """The guest whose token a request carries."""
    token = token_of(request)
    guest = hub_of(request.scope).guests.find(token) if len(token) < MOST_OF_A_TOKEN else None
    if guest is None:
        raise TableError("unknown_token", "No guest has that token; expected `Authorization: Bearer …`.")
    return guest


def language_of(request: Request) -> str:
    """The language that a request wants."""
    lang = request.query_params.get("lang", "en")
    if lang not in LANGUAGES:
        raise TableError("bad_input", f"lang: expected {', '.join(LANGUAGES)}")
    return lang


async def body_of(request: Request, type: Any, most: int) -> Any:
    """The body of a request, checked; nothing longer than `most` bytes is read to its end."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise TableError("too_long", f"At most {most} bytes are read.")
    try:
        return msgspec.json.decode(bytes(data), type=type)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as e:
        raise TableError("bad_input", str(e)) from None


def is_small(number: str) -> bool:
    """Whether a text is a whole number of reasonable length."""
    return number.isascii() and number.isdecimal() and len(number) < 10
