"""`python -m building STEP…` from the project's root, or `python PATH/building STEP…` from anywhere."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

if not __package__:  # started by its path
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from building import client, engine, fields, packages
from building.steps import BuildError, announce, fail


def go_with_the_server() -> None:
    """End this process and its compilers when standard input closes; it closes no matter how the server ends."""
    while os.read(0, 1024):  # sys.stdin would hold a lock that Python needs when it shuts down
        pass
    if hasattr(os, "killpg"):
        os.killpg(os.getpgrp(), signal.SIGKILL)  # the server started this process in its own process group
    os._exit(1)


def main() -> None:
    """Run one step; a failure is one sentence."""
    parser = argparse.ArgumentParser(prog="python -m building", description="Build what git does not keep.")
    steps = parser.add_subparsers(dest="step", required=True)
    steps.add_parser("play", help="what playing needs: .venv and the browser client")
    steps.add_parser("setup", help="the same; without Node, say so and go on")
    steps.add_parser("dev", help="the packages for developing")
    wanted = steps.add_parser("client", help="the browser client")
    wanted.add_argument("--tests", action="store_true", help="with the packages that its tests need")
    wanted = steps.add_parser("engine", help="the compiled engine")
    wanted.add_argument("--behind", action="store_true", help="at low priority, until standard input closes")
    wanted.add_argument("--into", type=Path, help=argparse.SUPPRESS)
    steps.add_parser("fields", help="the code that is generated from declarations, in the sources themselves")
    arguments = parser.parse_args()
    try:
        if arguments.step in ("play", "setup"):
            prepare(is_client_optional=arguments.step == "setup")
        elif arguments.step == "dev":
            packages.install("dev")
        elif arguments.step == "client":
            if arguments.tests:
                client.install("all")
            client.build()
        elif arguments.step == "fields":
            fields.write()
        elif arguments.into:
            engine.translate(arguments.into)
        elif arguments.behind:
            lower_priority()
            threading.Thread(target=go_with_the_server, daemon=True).start()
            raise SystemExit(0 if engine.compile_behind_a_server() else 3)
        elif engine.is_pure():
            announce("GROGNARD_PURE is set: the engine runs interpreted")
        else:
            packages.install("compile")
            engine.compile_engine()
    except BuildError as problem:
        fail(problem)
    except KeyboardInterrupt:
        raise SystemExit(130) from None


def prepare(is_client_optional: bool) -> None:
    """Install the packages and build the client at the same time: both mostly wait for registries and disks."""
    with ThreadPoolExecutor() as pool:
        installing, building = pool.submit(packages.install, "play"), pool.submit(client.build)
    problems = [e for e in (installing.exception(), building.exception()) if e is not None]
    if is_client_optional and len(problems) == 1 and isinstance(building.exception(), BuildError):
        announce(f"the browser client is missing:  {problems.pop()}")
    if problems:
        raise problems[0]


def lower_priority() -> None:
    """Give every other process on this machine priority."""
    if hasattr(os, "nice"):
        os.nice(19)


if __name__ == "__main__":
    main()
