"""What all steps share: paths, and a way to run commands that reports a failure in one sentence."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OFFLINE = re.compile(
    "temporary failure in name resolution|name or service not known|failed to resolve|connection refused|"
    "network is unreachable|no route to host|max retries exceeded|dns error|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|"
    "error sending request|connection broken|timed out|ETIMEDOUT",
    re.IGNORECASE,
)


class BuildError(Exception):
    """A step failed; the message is one sentence for the user."""


def announce(line: str) -> None:
    """Print a line at once, without buffering."""
    print(line, flush=True)


def run(command: Sequence[str], doing: str, folder: Path = ROOT) -> None:
    """Run a command quietly, and raise one sentence if it fails."""
    try:
        done = subprocess.run(
            [shutil.which(command[0]) or command[0], *command[1:]],  # on Windows npm is npm.cmd
            cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            encoding="utf-8", errors="replace",
        )  # fmt: skip
    except OSError as e:
        raise BuildError(f"{doing} failed: {command[0]}: {e.strerror}") from None
    if done.returncode:
        raise BuildError(f"{doing} failed: {reason(done.stdout)}")


def reason(output: str) -> str:
    """Why a command failed, from its output: a missing network, or else the first line about an error."""
    if OFFLINE.search(output):
        return "a package registry cannot be reached; connect to the network and run the same command again"
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    told = [line for line in lines if "error" in line.lower()] or lines[-1:] or ["it printed nothing"]
    return told[0]


def fail(problem: BuildError) -> None:
    """End the program with one sentence."""
    print(f"grognard: {problem}", file=sys.stderr)
    raise SystemExit(1)
