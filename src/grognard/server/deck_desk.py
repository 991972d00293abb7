"""Decks over HTTP: those that a guest keeps, any that somebody builds, and those by lot."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import grognard
from grognard.core.match import new_seed
from grognard.core.parts import Decks
from grognard.server import clock, doorway, library, wire
from grognard.server.guests import Guest, readable
from grognard.server.limits import Buckets
from grognard.server.table import MOST_OF_A_NAME, No

if TYPE_CHECKING:
    from grognard.server.app import Doors


class DeckDesk:
    """Where decks are brought, looked at and taken home."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        rate = doors.limits.decks_a_second
        self.looks = Buckets(rate, 4 * rate)  # names are looked up letter by letter, which takes a while

    def routes(self) -> list[BaseRoute]:
        """The requests."""
        door = self.doors.door
        return [
            Route("/api/me/decks", door(self.mine)),
            Route("/api/me/decks/{name:path}", door(self.one), methods=["GET", "PUT", "DELETE"]),
            Route("/api/decks/check", door(self.check), methods=["POST"]),
            Route("/api/decks/random", door(self.by_lot), methods=["POST"]),
            Route("/api/decks/{game}", door(self.ours)),
        ]

    # Decks that a guest keeps

    async def mine(self, request: Request) -> Response:
        """All of them."""
        return doorway.as_json(self.kept(self.doors.guest(request)))

    def kept(self, guest: Guest) -> list[wire.KeptDeck]:
        """The decks of a guest."""
        return [wire.KeptDeck(name, game, deck, at) for name, game, deck, at in self.doors.hub.store.decks(guest.id)]

    async def one(self, request: Request) -> Response:
        """One of them: told, kept or dropped."""
        guest = self.doors.guest(request)
        name = readable(request.path_params["name"])
        if not name or len(name) > MOST_OF_A_NAME:
            raise No("bad_input", f"name: expected 1 to {MOST_OF_A_NAME} letters that can be read")
        if request.method == "PUT":
            return doorway.as_json(await self.keep(guest, name, await self.doors.body(request, wire.NewDeck)))
        if request.method == "DELETE":
            hub = self.doors.hub
            await hub.on_disk(lambda done: hub.store.drop_deck(guest.id, name, done))
            return Response(b"", 204)
        found = next((deck for deck in self.kept(guest) if deck.name == name), None)
        if found is None:
            raise No("no_such_deck", "You keep no deck of that name.")
        return doorway.as_json(found)

    async def keep(self, guest: Guest, name: str, wanted: wire.NewDeck) -> wire.KeptDeck:
        """Write a deck down."""
        self.decks(wanted.game)
        hub, most, at = self.doors.hub, self.doors.limits.decks, clock.now()
        await hub.on_disk(lambda done: hub.store.keep_deck(guest.id, name, wanted.game, wanted.deck, at, most, done))
        found = next((deck for deck in self.kept(guest) if deck.name == name), None)
        if found is None:
            raise No("too_many", f"At most {most} decks are kept for a guest; remove one first.")
        return found

    # Any deck

    def decks(self, name: str) -> Decks:
        """The decks of a game that is played with decks."""
        decks = grognard.load(name).decks if library.is_game(name) else None
        if decks is None:
            raise No("bad_input", "game: expected one that is played with decks")
        return decks

    async def ours(self, request: Request) -> Response:
        """Decks to begin with."""
        decks, affiliations = self.decks(self.doors.game(request)).ours()
        return doorway.as_json(wire.OurDecks([wire.OurDeck(**deck) for deck in decks], list(affiliations)))

    async def check(self, request: Request) -> Response:
        """What there is to tell of a deck."""
        lang = self.looking(request)
        wanted = await self.doors.body(request, wire.DeckQuestion)
        return await self.report(self.decks(wanted.game), wanted.deck, wanted.restricted, lang)

    async def by_lot(self, request: Request) -> Response:
        """A legal deck that nobody has thought about."""
        lang = self.looking(request)
        wanted = await self.doors.body(request, wire.DeckWish)
        decks = self.decks(wanted.game)
        return await self.report(decks, decks.draw(wanted.affiliation, new_seed()), False, lang)

    def looking(self, request: Request) -> str:
        """The language of who asks, unless they ask too often."""
        if not self.looks.take(doorway.address_of(request.scope)):
            raise No("too_fast", "Too many decks at once; try again in a few seconds.")
        return self.doors.lang(request)

    async def report(self, decks: Decks, deck: str, restricted: bool, lang: str) -> Response:
        """A deck looked at, beside the tables."""
        found: Any = await asyncio.to_thread(decks.report, deck, restricted, lang)
        return doorway.as_json(msgspec.convert(found, wire.DeckReport))
