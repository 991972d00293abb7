"""What there is to read over HTTP: games, rules, cards, scenarios and puzzles."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import grognard
from grognard import bots
from grognard.server import library, puzzles, wire
from grognard.server.errors import TableError
from grognard.server.http_common import as_json, body_of, endpoint, is_small, language_of
from grognard.server.limits import Limits
from grognard.text import LANGUAGES


class ReadingRoutes:
    """The requests of readers and solvers."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits

    def routes(self) -> list[BaseRoute]:
        """The routes."""
        return [
            Route("/api/games", endpoint(self.games)),
            Route("/api/puzzles", endpoint(self.puzzles)),
            Route("/api/puzzles/{puzzle}", endpoint(self.puzzle), methods=["GET", "POST"]),
            Route("/api/rules/{game}", endpoint(self.rules)),
            Route("/api/cards/{game}", endpoint(self.cards)),
            Route("/api/scenarios/{game}/{name}", endpoint(self.scenario)),
        ]

    async def games(self, request: Request) -> Response:
        """List the games, bots and languages."""
        rows = []
        for name in grognard.game_names():
            game = grognard.load(name)
            variants = {variant: list(game.seat_counts(variant)) for variant in game.variants}
            options = {key: list(values) for key, values in game.option_values.items()}
            decks = [] if game.decks is None else list(game.decks.names())
            moments = list(game.hints.moments)
            rows.append(wire.GameInfo(name, game.title, variants, options, moments, game.version, decks))
        return as_json(wire.Games(rows, list(bots.BOTS), list(LANGUAGES), wire.PROTOCOL))

    async def puzzles(self, request: Request) -> Response:
        """List the puzzles."""
        return as_json(puzzles.listed(language_of(request)))

    async def puzzle(self, request: Request) -> Response:
        """Show a puzzle, or judge an attempt."""
        name = request.path_params["puzzle"]
        if name not in puzzles.puzzles():
            raise TableError("no_such_puzzle", "There is no such puzzle.")
        if request.method != "POST":
            wants_solution = request.query_params.get("solution", "") == "yes"
            return as_json(puzzles.position(name, language_of(request), wants_solution))
        wanted = await body_of(request, wire.Attempt, self.limits.body)
        return as_json(puzzles.attempt(name, wanted.answers, language_of(request), wanted.thing))

    async def rules(self, request: Request) -> Response:
        """List every rule of a game; the text is made once, in a thread so that no table waits for it."""
        return cached(request, await asyncio.to_thread(library.rules, game_named(request), language_of(request)))

    async def cards(self, request: Request) -> Response:
        """List every card of a game, made in the same way."""
        return cached(request, await asyncio.to_thread(library.cards, game_named(request), language_of(request)))

    async def scenario(self, request: Request) -> Response:
        """Show a scenario of a game after some of its answers."""
        game, at = game_named(request), request.query_params.get("at", "0")
        if not is_small(at):
            raise TableError("bad_input", "at: expected how many steps are done")
        lang = language_of(request)
        found = await asyncio.to_thread(library.scene, game, request.path_params["name"], int(at), lang)
        if found is None:
            raise TableError("not_found", "There is no such scenario.")
        return as_json(found)


def game_named(request: Request) -> str:
    """The game that a path names."""
    name = str(request.path_params["game"])
    if not library.is_game(name):
        raise TableError("not_found", "There is no such game.")
    return name


def cached(request: Request, text: library.CachedText) -> Response:
    """A text that seldom changes; a browser that already has it gets only its ETag."""
    headers = {"ETag": text.mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if text.mark in request.headers.get("if-none-match", ""):
        return Response(b"", 304, headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(text.packed, 200, headers, "application/json")
    return Response(text.plain, 200, headers, "application/json")
