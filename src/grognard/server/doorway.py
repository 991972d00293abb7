"""What every request over HTTP needs: where it comes from, and an answer."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from grognard.server import wire
from grognard.server.limits import neighbourhood


def as_json(value: Any, status: int = 200) -> Response:
    """A struct or plain values as a response."""
    return Response(wire.encode(value), status, media_type="application/json")


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, by its small letters."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    return neighbourhood(scope["client"][0]) if scope.get("client") else ""


def token_of(request: Request) -> str:
    """The token that a request carries, or nothing."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return str(token) if scheme.lower() == "bearer" else ""
