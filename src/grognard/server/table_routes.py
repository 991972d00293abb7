"""Tables over HTTP: the lobby, new tables, and finished games step by step."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from grognard.server import wire
from grognard.server.errors import TableError
from grognard.server.http_common import (
    address_of,
    as_json,
    body_of,
    endpoint,
    guest_of,
    hub_of,
    is_small,
    language_of,
)
from grognard.server.limits import Limits
from grognard.server.table import Table

ID_SIZE = 10


class TableRoutes:
    """The requests about tables."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits

    def routes(self) -> list[BaseRoute]:
        """The routes."""
        return [
            Route("/api/tables", endpoint(self.tables), methods=["GET", "POST"]),
            Route("/api/tables/{table}/replay", endpoint(self.replay)),
            Route("/api/tables/{table}/steps/{at}", endpoint(self.step)),
            Route("/api/tables/{table}/story", endpoint(self.story)),
            Route("/api/tables/{table}/branch", endpoint(self.branch), methods=["POST"]),
        ]

    async def tables(self, request: Request) -> Response:
        """List the lobby, or open a new table."""
        lobby = hub_of(request.scope).lobby
        if request.method != "POST":
            return as_json(lobby.listed())
        guest = guest_of(request)
        setup = await body_of(request, wire.Setup, self.limits.body)
        table = await lobby.new_table(guest, setup, address=address_of(request.scope))
        return as_json(wire.Made(table.id), 201)

    async def step(self, request: Request) -> Response:
        """Show a finished game at a step: as one seat or a spectator saw it, or all open."""
        table, at = table_of(request), request.path_params["at"]
        if not is_small(at):
            raise TableError("bad_input", "Expected the number of a step.")
        seat, is_open = eyes_of(request, table)
        return as_json(hub_of(request.scope).replays.step(table, int(at), seat, language_of(request), is_open))

    async def story(self, request: Request) -> Response:
        """Show all steps of a finished game in sentences."""
        table = table_of(request)
        seat, is_open = eyes_of(request, table)
        replays = hub_of(request.scope).replays
        return as_json(await asyncio.to_thread(replays.story, table, seat, language_of(request), is_open))

    async def branch(self, request: Request) -> Response:
        """Open a new table from a step of a finished game."""
        guest = guest_of(request)
        wanted = await body_of(request, wire.Branch, self.limits.body)
        lobby = hub_of(request.scope).lobby
        made = await lobby.branch(table_of(request), guest, wanted.at, address_of(request.scope))
        return as_json(wire.Made(made.id), 201)

    async def replay(self, request: Request) -> Response:
        """Send the file of a finished game."""
        id = request.path_params["table"]
        if not is_id(id):
            raise TableError("no_such_table", "There is no such game.")
        headers = {"Content-Disposition": f'attachment; filename="{id}.jsonl"'}
        return Response(hub_of(request.scope).replays.file(id), 200, headers, "application/jsonl")


def table_of(request: Request) -> Table:
    """The table that a path names."""
    id = request.path_params["table"]
    table = hub_of(request.scope).tables.find(id) if is_id(id) else None
    if table is None:
        raise TableError("no_such_table", "There is no such game.")
    return table


def eyes_of(request: Request, table: Table) -> tuple[int | None, bool]:
    """Whose view of a game is requested: the seat, or None for a spectator; and whether all is open."""
    seat = request.query_params.get("seat", "")
    if seat not in ("", "all") and not (is_small(seat) and int(seat) < len(table.seats)):
        raise TableError("bad_input", "seat: expected the number of a seat from 0, or all.")
    return int(seat) if is_small(seat) else None, seat == "all"


def is_id(id: str) -> bool:
    """Whether a text could name a table."""
    return len(id) == ID_SIZE and id.isascii() and id.isalnum()
