"""Guests over HTTP: who comes, who it is, and the same person on another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from grognard.server import wire
from grognard.server.doorway import address_of, as_json, token_of
from grognard.server.guests import CODE_SECONDS, Codes
from grognard.server.limits import Buckets
from grognard.server.table import No

if TYPE_CHECKING:
    from grognard.server.app import Doors


class GuestDesk:
    """Where people say who they are."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self.arrivals = Buckets(doors.limits.guests_a_minute / 60, 20)
        self.attempts = Buckets(doors.limits.codes_a_minute / 60, 10)
        self.codes = Codes()

    def routes(self) -> list[BaseRoute]:
        """The requests."""
        door = self.doors.door
        return [
            Route("/api/guests", door(self.come), methods=["POST"]),
            Route("/api/guests/code", door(self.come_again), methods=["POST"]),
            Route("/api/me", door(self.me), methods=["GET", "PUT"]),
            Route("/api/me/code", door(self.lend), methods=["POST"]),
            Route("/api/me/tables", door(self.tables)),
        ]

    async def come(self, request: Request) -> Response:
        """A name becomes a guest."""
        if not self.arrivals.take(address_of(request.scope)):
            raise No("too_fast", "Too many guests from one address; try again in a minute.")
        wanted = await self.doors.body(request, wire.NewGuest)
        return as_json(await self.doors.hub.lobby.new_guest(wanted.name), 201)

    async def me(self, request: Request) -> Response:
        """Who has the token; another name for them."""
        guest = self.doors.guest(request)
        if request.method == "PUT":
            wanted = await self.doors.body(request, wire.NewGuest)
            await self.doors.hub.lobby.rename(guest, wanted.name)
        return as_json(wire.Me(guest.id, guest.name))

    async def tables(self, request: Request) -> Response:
        """Where the guest has left off."""
        return as_json(self.doors.hub.archive.of_guest(self.doors.guest(request).id))

    async def lend(self, request: Request) -> Response:
        """A code to be typed on another device."""
        self.doors.guest(request)
        return as_json(wire.Code(self.codes.lend(token_of(request)), CODE_SECONDS), 201)

    async def come_again(self, request: Request) -> Response:
        """Who typed a code is who asked for it."""
        if not self.attempts.take(address_of(request.scope)):
            raise No("too_fast", "Too many codes from one address; try again in a minute.")
        typed = await self.doors.body(request, wire.TypedCode)
        token = self.codes.redeem(typed.code)
        guest = self.doors.hub.guests.find(token) if token else None
        if token is None or guest is None:
            raise No("no_such_code", "That code is not good, or not any more; ask for another on the first device.")
        return as_json(wire.Guest(guest.id, guest.name, token))
