"""Decks and collections over HTTP: kept by a guest, under construction, and random."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import grognard
from grognard.core.match import new_seed
from grognard.core.parts import Decks
from grognard.server import clock, library, wire
from grognard.server.errors import TableError
from grognard.server.guests import Guest, readable
from grognard.server.http_common import address_of, as_json, body_of, endpoint, guest_of, hub_of, language_of
from grognard.server.hub import Hub
from grognard.server.limits import Buckets, Limits
from grognard.server.reading_routes import game_named
from grognard.server.seating import MOST_OF_A_NAME


class DeckRoutes:
    """The requests about decks."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        rate = limits.decks_per_second
        self.looks = Buckets(rate, 4 * rate)  # suggestions for misspelled names take a while

    def routes(self) -> list[BaseRoute]:
        """The routes."""
        return [
            Route("/api/me/decks", endpoint(self.list_kept)),
            Route("/api/me/decks/{name:path}", endpoint(self.kept_deck), methods=["GET", "PUT", "DELETE"]),
            Route("/api/me/collection/{game}", endpoint(self.kept_collection), methods=["GET", "PUT"]),
            Route("/api/collection/read", endpoint(self.read_collection), methods=["POST"]),
            Route("/api/decks/check", endpoint(self.check), methods=["POST"]),
            Route("/api/decks/random", endpoint(self.random_deck), methods=["POST"]),
            Route("/api/decks/{game}", endpoint(self.our_decks)),
        ]

    # Decks that a guest keeps

    async def list_kept(self, request: Request) -> Response:
        """List the decks of the guest."""
        return as_json(kept_decks(hub_of(request.scope), guest_of(request)))

    async def kept_deck(self, request: Request) -> Response:
        """Show one of the guest's decks, keep it or drop it."""
        guest, hub = guest_of(request), hub_of(request.scope)
        name = readable(request.path_params["name"])
        if not name or len(name) > MOST_OF_A_NAME:
            raise TableError("bad_input", f"name: expected 1 to {MOST_OF_A_NAME} readable characters")
        if request.method == "PUT":
            wanted = await body_of(request, wire.NewDeck, self.limits.body)
            return as_json(await self.keep(hub, guest, name, wanted))
        if request.method == "DELETE":
            await hub.journal.on_disk(lambda done: hub.store.drop_deck(guest.id, name, done))
            return Response(b"", 204)
        found = next((deck for deck in kept_decks(hub, guest) if deck.name == name), None)
        if found is None:
            raise TableError("no_such_deck", "You keep no deck of that name.")
        return as_json(found)

    async def keep(self, hub: Hub, guest: Guest, name: str, wanted: wire.NewDeck) -> wire.KeptDeck:
        """Keep a deck for a guest."""
        decks_of(wanted.game)
        most, at = self.limits.decks, clock.now()
        await hub.journal.on_disk(
            lambda done: hub.store.keep_deck(guest.id, name, wanted.game, wanted.deck, at, most, done)
        )
        found = next((deck for deck in kept_decks(hub, guest) if deck.name == name), None)
        if found is None:
            raise TableError("too_many", f"At most {most} decks are kept for a guest; remove one first.")
        return found

    # The cards that a guest owns

    async def kept_collection(self, request: Request) -> Response:
        """Show the cards of a game that the guest owns, or keep another list of them."""
        guest, hub, game = guest_of(request), hub_of(request.scope), game_named(request)
        decks_of(game)
        if request.method == "PUT":
            wanted = await body_of(request, wire.NewCollection, self.limits.body)
            at = clock.now()
            await hub.journal.on_disk(lambda done: hub.store.keep_collection(guest.id, game, wanted.cards, at, done))
        cards, at = hub.store.collection(guest.id, game) or ("", 0)
        return as_json(wire.KeptCollection(game, cards, at))

    async def read_collection(self, request: Request) -> Response:
        """Say which cards a list names, and what cannot be read in it."""
        self.count_look(request)
        lang = language_of(request)
        wanted = await body_of(request, wire.NewCollection, self.limits.body)
        found: Any = await asyncio.to_thread(decks_of(wanted.game).collection, wanted.cards, lang)
        return as_json(msgspec.convert(found, wire.CollectionReport))

    # Any deck

    async def our_decks(self, request: Request) -> Response:
        """List the decks that come with a game."""
        decks, affiliations = decks_of(game_named(request)).ours()
        return as_json(wire.OurDecks([wire.OurDeck(**deck) for deck in decks], list(affiliations)))

    async def check(self, request: Request) -> Response:
        """Say everything that is wrong with a deck."""
        self.count_look(request)
        lang = language_of(request)
        wanted = await body_of(request, wire.DeckQuestion, self.limits.body)
        return await report(decks_of(wanted.game), wanted.deck, wanted.restricted, lang)

    async def random_deck(self, request: Request) -> Response:
        """Build a legal deck at random."""
        self.count_look(request)
        lang = language_of(request)
        wanted = await body_of(request, wire.DeckWish, self.limits.body)
        decks = decks_of(wanted.game)
        return await report(decks, decks.draw(wanted.affiliation, new_seed()), False, lang)

    def count_look(self, request: Request) -> None:
        """Refuse an address that asks for too many deck reports."""
        if not self.looks.take(address_of(request.scope)):
            raise TableError("too_fast", "Too many decks at once; try again in a few seconds.")


def kept_decks(hub: Hub, guest: Guest) -> list[wire.KeptDeck]:
    """The decks that a guest keeps."""
    return [wire.KeptDeck(name, game, deck, at) for name, game, deck, at in hub.store.decks(guest.id)]


def decks_of(name: str) -> Decks:
    """The decks of a game that is played with decks."""
    decks = grognard.load(name).decks if library.is_game(name) else None
    if decks is None:
        raise TableError("bad_input", "game: expected one that is played with decks")
    return decks


async def report(decks: Decks, deck: str, restricted: bool, lang: str) -> Response:
    """The report on a deck, made in a thread so that no table waits for it."""
    found: Any = await asyncio.to_thread(decks.report, deck, restricted, lang)
    return as_json(msgspec.convert(found, wire.DeckReport))
