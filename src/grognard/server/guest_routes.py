"""Guests over HTTP: new guests, guests with a token, and the same person on another device."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from grognard.server import wire
from grognard.server.errors import TableError
from grognard.server.guests import CODE_SECONDS, Codes
from grognard.server.http_common import address_of, as_json, body_of, endpoint, guest_of, hub_of, token_of
from grognard.server.limits import Buckets, Limits


class GuestRoutes:
    """The requests about guests."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.arrivals = Buckets(limits.guests_per_minute / 60, 20)
        self.attempts = Buckets(limits.codes_per_minute / 60, 10)
        self.codes = Codes()

    def routes(self) -> list[BaseRoute]:
        """The routes."""
        return [
            Route("/api/guests", endpoint(self.new), methods=["POST"]),
            Route("/api/guests/code", endpoint(self.redeem_code), methods=["POST"]),
            Route("/api/me", endpoint(self.me), methods=["GET", "PUT"]),
            Route("/api/me/code", endpoint(self.lend_code), methods=["POST"]),
            Route("/api/me/tables", endpoint(self.tables)),
        ]

    async def new(self, request: Request) -> Response:
        """Create a guest with a name."""
        if not self.arrivals.take(address_of(request.scope)):
            raise TableError("too_fast", "Too many guests from one address; try again in a minute.")
        wanted = await body_of(request, wire.NewGuest, self.limits.body)
        return as_json(await hub_of(request.scope).lobby.new_guest(wanted.name), 201)

    async def me(self, request: Request) -> Response:
        """Show the guest of the token, or change the guest's name."""
        guest = guest_of(request)
        if request.method == "PUT":
            wanted = await body_of(request, wire.NewGuest, self.limits.body)
            await hub_of(request.scope).lobby.rename(guest, wanted.name)
        return as_json(wire.Me(guest.id, guest.name))

    async def tables(self, request: Request) -> Response:
        """List the guest's own tables."""
        return as_json(hub_of(request.scope).replays.of_guest(guest_of(request).id))

    async def lend_code(self, request: Request) -> Response:
        """Give out a code to be typed on another device."""
        guest_of(request)
        return as_json(wire.Code(self.codes.lend(token_of(request)), CODE_SECONDS), 201)

    async def redeem_code(self, request: Request) -> Response:
        """Return the token that a typed code stands for."""
        if not self.attempts.take(address_of(request.scope)):
            raise TableError("too_fast", "Too many codes from one address; try again in a minute.")
        typed = await body_of(request, wire.TypedCode, self.limits.body)
        token = self.codes.redeem(typed.code)
        guest = hub_of(request.scope).guests.find(token) if token else None
        if token is None or guest is None:
            raise TableError(
                "no_such_code", "That code does not work, or no longer works; ask for another one on the first device."
            )
        return as_json(wire.Guest(guest.id, guest.name, token))
