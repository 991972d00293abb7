"""`grognard serve`, `backup`, `loadtest`, `schema` and `talk`: the table server and its messages."""

from __future__ import annotations

import contextlib
import errno
import gc
import os
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import grognard
from grognard.cli import common
from grognard.core.game import InputError

if TYPE_CHECKING:
    from grognard.server.talk import Talk

USUAL_PORT = 8765
DATA = Path("grognard-data")
EVERYBODY = ("0.0.0.0", "::")
Data = Annotated[Path, typer.Option("--data", help="Where tables and games are kept.")]


def own_address() -> str:
    """This machine's address in its network; empty where it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect(("192.0.2.1", 9))  # an address reserved for documentation: no machine has it
        except OSError:
            return ""
        return str(sock.getsockname()[0])


def listening(host: str, port: int | None) -> socket.socket:
    """A socket at the wanted port; if none is wanted, at the usual port, or at a free port if that is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (USUAL_PORT, 0) if port is None else (port,):
        sock = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":  # on Windows it would share a port that is in use
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, wanted))
            sock.listen(2048)  # connections that come before the server is up wait and are not refused
            return sock
        except OSError as e:
            sock.close()
            if e.errno != errno.EADDRINUSE:
                raise InputError(f"--host {host} --port {wanted}: nobody can listen there: {e.strerror}") from None
    if port is None:
        raise InputError(f"--host {host}: no port is free there")
    raise InputError(
        f"port {port} is in use: name another port, or none to get any free port (--port, make play PORT=…)"
    )


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for everyone on the network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(help=f"The port; without it {USUAL_PORT}, or a free one if that is in use.", min=0, max=65535),
    ] = None,
    data: Data = DATA,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=64)] = 1,
    name: Annotated[
        list[str] | None, typer.Option(help="A name under which the server is reached, besides this machine's own.")
    ] = None,
    proxy: Annotated[
        bool, typer.Option("--proxy", help="Behind a proxy on this machine: trust its forwarded addresses.")
    ] = False,
    open: Annotated[bool, typer.Option("--open", help="Open the first page in a browser, if there is one.")] = False,
    compile: Annotated[
        bool, typer.Option("--compile", help="In a checkout: compile the engine while the server runs.")
    ] = False,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="No caps by address and rate; for load tests.")
    ] = False,
    seed: Annotated[
        str, typer.Option(help="Deal every table from this whole number; for tests, since players may know it.")
    ] = "",
) -> None:
    """Play with friends in the browser: tables for every game, from this machine."""
    from grognard.server import library
    from grognard.server.app import Application, Server
    from grognard.server.limits import Limits, unlimited_limits
    from grognard.server.store import check

    application = Application(
        data, unlimited_limits() if unlimited else Limits(), workers, names=name or (), seed=common.seed_of(seed),
        compiling=compiling_command() if compile else (),
    )  # fmt: skip
    check(data / "tables.db")
    sock = listening(host, port)
    at = sock.getsockname()
    shown = "localhost" if host in ("127.0.0.1", "::1", *EVERYBODY) else host
    address = f"http://{shown}:{at[1]}/"
    if port is None and at[1] != USUAL_PORT:
        common.note(f"port {USUAL_PORT} is in use, so the tables are at port {at[1]}")
    print(address, flush=True)
    if host in EVERYBODY and (own := own_address()):
        print(f"http://{own}:{at[1]}/  for others on this network", flush=True)
    if open:
        open_browser(address)
    # Tables hold many values and no reference cycles: the collector would find nothing and delay everybody
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)
    threading.Thread(target=library.print_cards, daemon=True).start()
    Server(application, is_behind_proxy=proxy).run([sock])


def compiling_command() -> list[str]:
    """The command that compiles the engine of this checkout; empty if it is compiled or must run interpreted."""
    checkout = Path(grognard.__file__).parents[2]
    if not (checkout / "building").is_dir():
        raise InputError("--compile is for a checkout of the sources: this grognard is an installed package")
    if not grognard.WHY_INTERPRETED or os.environ.get("GROGNARD_PURE", "") not in ("", "0"):
        return []
    return [sys.executable, str(checkout / "building"), "engine", "--behind"]


def open_browser(address: str) -> threading.Thread | None:
    """Open a page in the browser if there is a screen; the address is printed anyway."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return None

    def show() -> None:
        if not webbrowser.open(address):
            common.note(f"no browser could be opened: open {address} in one yourself")

    thread = threading.Thread(target=show, daemon=True)
    thread.start()
    return thread


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="The copy to make.")],
    data: Data = DATA,
) -> None:
    """Make a consistent copy of the store, whether or not the server runs."""
    from grognard.server.store import backup as copy

    size = copy(data / "tables.db", target)
    print(f"{target}: {size} bytes")


def loadtest(
    tables: Annotated[int, typer.Option(help="Tables of two seats, each seat on a socket.", min=1, max=5000)] = 200,
    seconds: Annotated[float, typer.Option(help="How long to count.", min=0.1, max=3600)] = 10.0,
    rate: Annotated[int, typer.Option(help="Moves per second to offer; 0: as many as the server takes.", min=0)] = 0,
    game: Annotated[str, typer.Option(help="Which game.")] = "rush",
    json: common.AsJson = False,
) -> None:
    """Drive a server over real sockets, every move durable, and report what it can handle."""
    from grognard.server.loadtest import loadtest as run

    found = run(game, tables, seconds, rate)
    if json:
        common.print_json(found)
    else:
        for key, value in found.items():
            print(f"{key.replace('_', ' ')}: {value}")


def schema(json: common.AsJson = False) -> None:
    """Print the protocol of the table server: as docs/protocol.md, or as a JSON schema."""
    from grognard.server import schema as written

    if json:
        common.print_json(written.schema())
    else:
        print(written.document(), end="")


def talk(
    game: common.GameName,
    command: Annotated[
        list[str] | None,
        typer.Argument(metavar="-- COMMAND", help="The command of a bot; without it, standard input and output."),
    ] = None,
    variant: common.Variant = "",
    seats: common.Seats = 2,
    seat: Annotated[int, typer.Option(help="The seat that talks, from 0.")] = 0,
    bots: common.Bots = "random",
    seed: common.Seed = "",
    option: common.Option = None,
    lang: common.Lang = "en",
    says: Annotated[bool, typer.Option("--says", help="With sentences, for people.")] = False,
) -> None:
    """Let a local bot play one seat by the messages of docs/protocol.md, one JSON object per line."""
    import msgspec

    from grognard.core.match import new_seed
    from grognard.server import wire
    from grognard.server.talk import Talk

    engine, variant = common.open_game(game, variant)
    names = bots.split(",")
    others = iter([*names, *[names[-1]] * seats])
    setup = msgspec.convert(
        {
            "game": game, "variant": variant, "seats": seats, "options": common.options_of(engine, option),
            "bots": ["" if n == seat else next(others) for n in range(seats)], "lang": common.language(lang),
        },
        wire.Setup,
    )  # fmt: skip
    chosen = common.seed_of(seed)
    chosen = new_seed() if chosen is None else chosen
    if not command:
        out = sys.stdout.buffer

        def write(line: bytes) -> None:
            out.write(line)
            out.flush()

        Talk(setup, seat, chosen, write, says).run(iter(sys.stdin.buffer.readline, b""))
        return
    score = talk_with(command, lambda write: Talk(setup, seat, chosen, write, says))
    if score is None:
        raise InputError(f"{command[0]}: it ended before the game was over")
    print(f"score: {' '.join(f'{won:g}' for won in score)}")


def talk_with(command: list[str], make: Callable[[Callable[[bytes], None]], Talk]) -> Sequence[float] | None:
    """Start a bot, let it talk, and return the score."""
    try:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    except OSError as e:
        raise InputError(f"{command[0]}: cannot be started: {e.strerror}") from None
    assert process.stdin is not None
    assert process.stdout is not None
    to, back = process.stdin, process.stdout

    def write(line: bytes) -> None:
        with contextlib.suppress(BrokenPipeError):  # it has gone, and nothing more will come from it
            to.write(line)
            to.flush()

    try:
        return make(write).run(iter(back.readline, b""))
    finally:
        with contextlib.suppress(BrokenPipeError):
            to.close()
        back.close()
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
