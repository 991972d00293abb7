"""The environment in .venv: what playing needs, what compiling needs, and what developing needs, each pinned by a lock.

uv installs them where it is present, and pip otherwise.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from building.steps import ROOT, BuildError, announce, run

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = {
    "play": ROOT / "requirements.lock",
    "compile": ROOT / "requirements-compile.lock",
    "dev": ROOT / "requirements-dev.lock",
}
ABOUT = {"play": "about 10 s", "compile": "about 10 s", "dev": "about 30 s"}


def is_installed(what: str) -> bool:
    """Whether .venv holds the packages of a lock; the packages for developing include those for compiling."""
    if what == "compile" and is_installed("dev"):
        return True
    stamp = VENV / f"installed-{what}"
    return stamp.is_file() and stamp.read_bytes() == LOCKS[what].read_bytes()


def install(what: str) -> None:
    """Make .venv if necessary, and install the packages of a lock into it."""
    if what != "play" and not is_installed("play"):
        install("play")
    if is_installed(what):
        return
    if what == "play":  # a new lock makes a new .venv, so that nothing unpinned survives in it
        make_venv()
    announce(f"installing the packages for {what}: {ABOUT[what]}")
    run([*installer(), "--require-hashes", "-r", str(LOCKS[what])], "installing packages")
    if what == "play":
        project = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
        run([*installer(), *project], "installing grognard into .venv")
    shutil.copyfile(LOCKS[what], VENV / f"installed-{what}")


def make_venv() -> None:
    """Make a new, empty .venv for this Python."""
    announce("making .venv: about 3 s")
    python = getattr(sys, "_base_executable", sys.executable)  # sys.executable may be in the .venv to be replaced
    uv = shutil.which("uv")
    if uv:
        run([uv, "venv", "--quiet", "--clear", "--seed", "--python", python, str(VENV)], "making .venv")
        return
    if subprocess.run([python, "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL).returncode:
        raise BuildError(f"{python} lacks its venv module: on Debian and Ubuntu, apt install python3-venv")
    run([python, "-m", "venv", "--clear", str(VENV)], "making .venv")


def installer() -> list[str]:
    """The command that installs packages into .venv, without the names of the packages."""
    uv = shutil.which("uv")
    if uv:
        return [uv, "pip", "install", "--quiet", "--python", str(PYTHON)]
    return [str(PYTHON), "-m", "pip", "-qq", "--disable-pip-version-check", "--retries", "1", "install"]
