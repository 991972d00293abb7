"""`python -m tests.steady`: the tests of server and browser at half speed, again and again, and once beside busy cores.

Whatever fails even once has a race in it.

The processor is throttled by a control group, which only root on Linux can make.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

GROUPS: Final = Path("/sys/fs/cgroup")
PERIOD: Final = 10_000  # microseconds: short, so that a process is slow rather than stopped for a while
TESTS: Final = ("tests/browser", "tests/server", "tests/cli/test_pool.py")


def settings(speed: float, cores: int) -> tuple[Path, dict[str, str]]:
    """The control group and what is written into it, for either version of control groups."""
    quota = int(PERIOD * speed * cores)
    if (GROUPS / "cgroup.controllers").exists():
        return GROUPS / "grognard-steady", {"cpu.max": f"{quota} {PERIOD}"}
    folder = GROUPS / "cpu" / "grognard-steady"
    return folder, {"cpu.cfs_period_us": str(PERIOD), "cpu.cfs_quota_us": str(quota)}


@contextmanager
def throttled(speed: float) -> Iterator[Path]:
    """A control group whose processes together get so much of all cores: write a process's id into the file."""
    folder, values = settings(speed, os.cpu_count() or 1)
    try:
        folder.mkdir(exist_ok=True)  # a round that was killed leaves it behind
        for name, value in values.items():
            (folder / name).write_text(value)
    except OSError as e:
        sys.exit(f"the processor cannot be throttled here, which takes root on Linux: {folder}: {e.strerror}")
    try:
        yield folder / "cgroup.procs"
    finally:
        while (folder / "cgroup.procs").read_text():  # a browser may take a moment to go
            time.sleep(0.1)
        folder.rmdir()


@contextmanager
def busy(cores: int) -> Iterator[None]:
    """Other processes that want every core all the time."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(cores)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def run(tests: Sequence[str], group: Path | None = None) -> bool:
    """Run the tests, in a control group if there is one; whether all of them passed."""
    join = f"echo $$ > {group} && " if group else ""
    command = f'{join}exec "$@"'
    words = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", *tests]
    return subprocess.run(["sh", "-c", command, "sh", *words], check=False).returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.steady", description=__doc__)
    parser.add_argument("tests", nargs="*", default=TESTS, help="what to run; the server and the browser unless told")
    parser.add_argument("--rounds", type=int, default=5, help="how often at reduced speed")
    parser.add_argument("--speed", type=float, default=0.5, help="of all cores together")
    given = parser.parse_args()
    failed = []
    for n in range(1, given.rounds + 1):
        print(f"round {n} of {given.rounds} at {given.speed:.0%} speed", flush=True)
        with throttled(given.speed) as group:
            if not run(given.tests, group):
                failed.append(f"round {n}")
    print("once beside busy cores", flush=True)
    with busy(os.cpu_count() or 1):
        if not run(given.tests):
            failed.append("the one beside busy cores")
    sys.exit(f"tests failed in {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
