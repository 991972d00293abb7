"""`grognard serve` and `backup`: the table server."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Annotated

import typer

from grognard.cli import common
from grognard.core.game import Oops

DATA = Path("grognard-data")
Data = Annotated[Path, typer.Option("--data", help="Where tables and games are kept.")]


def listening(host: str, port: int) -> socket.socket:
    """A socket at the wanted port, or at a free one if that is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port, 0):
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, wanted))
        except OSError as e:
            sock.close()
            if wanted == 0:
                raise Oops(f"--host {host} --port {port}: nobody can listen there: {e.strerror}") from None
            common.note(f"port {port} is taken; another one is used")
            continue
        return sock
    raise AssertionError


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody in the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; a free one if it is taken.", min=0, max=65535)] = 8765,
    data: Data = DATA,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=64)] = 1,
) -> None:
    """Play with friends in the browser: tables for every game, from this machine."""
    import uvicorn

    from grognard.server.app import make_app

    sock = listening(host, port)
    app = make_app(data, workers=workers)
    at = sock.getsockname()
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    print(f"http://{shown}:{at[1]}/", flush=True)
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, ws="websockets-sansio", ws_max_size=64 * 1024, lifespan="on",
        timeout_graceful_shutdown=3, server_header=False, date_header=False,
    )  # fmt: skip
    uvicorn.Server(config).run([sock])


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="The copy to make.")],
    data: Data = DATA,
) -> None:
    """A consistent copy of the store, while the server runs or not."""
    from grognard.server.store import backup as copy

    size = copy(data / "tables.db", target)
    print(f"{target}: {size} bytes")
