"""The browser client, built by npm into src/grognard/web."""

from __future__ import annotations

import shutil
import subprocess
from hashlib import blake2b
from pathlib import Path

from building.steps import ROOT, BuildError, announce, run

WEB = ROOT / "web"
CLIENT = ROOT / "src" / "grognard" / "web"
MODULES = WEB / "node_modules"
BUILT = MODULES / ".built"  # a digest of the sources that the client was built from
INSTALLED = MODULES / ".installed"  # which packages are installed: "build" or "all", and a digest of the lock
NODE = (20, 19)
NEEDS_NODE = f"Node {'.'.join(map(str, NODE))} or newer with npm"
CONFIGURATION = ("index.html", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")


def node_version() -> tuple[int, ...]:
    """The version of Node on this machine; (0,) if there is none."""
    try:
        told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return (0,)


def has_node() -> bool:
    """Whether the client can be built here."""
    return node_version() >= NODE and shutil.which("npm") is not None


def sources() -> list[Path]:
    """Every file that the built client depends on."""
    found = [WEB / name for name in CONFIGURATION]
    found += [path for folder in ("src", "public") for path in sorted((WEB / folder).rglob("*")) if path.is_file()]
    return [path for path in found if path.exists() and not path.name.endswith(".test.ts")]


def digest(paths: list[Path]) -> str:
    """A digest of the files' contents; their dates do not matter."""
    sum = blake2b(digest_size=16)
    for path in paths:
        sum.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes() + b"\0")
    return sum.hexdigest()


def exists() -> bool:
    """Whether there is a built client, however old."""
    return (CLIENT / "index.html").is_file()


def is_current() -> bool:
    """Whether the client was built from the present sources; in an unpacked sdist it always was."""
    if not exists() or not (ROOT / ".git").exists():
        return exists()
    return BUILT.is_file() and BUILT.read_text("utf-8") == digest(sources())


def install(what: str) -> None:
    """Install the npm packages for building the client (`build`), or those for its tests as well (`all`)."""
    lock = digest([WEB / "package-lock.json"])
    installed = INSTALLED.read_text("utf-8") if INSTALLED.is_file() else ""
    if installed in (f"{what} {lock}", f"all {lock}"):
        return
    if not has_node():
        raise BuildError(f"the browser client needs {NEEDS_NODE}, which is not here")
    built = BUILT.read_text("utf-8") if BUILT.is_file() else ""
    announce(f"installing the npm packages for {'the client' if what == 'build' else 'its tests'}: about 10 s")
    more = ["--omit=dev"] if what == "build" else []
    run(["npm", "ci", "--prefer-offline", "--no-audit", "--no-fund", *more], "installing npm packages", WEB)
    INSTALLED.write_text(f"{what} {lock}", "utf-8")
    if built:  # npm ci has emptied the folder
        BUILT.write_text(built, "utf-8")


def build() -> None:
    """Build the browser client if it is not current. Without Node an older client will do; having none is an error."""
    if is_current():
        return
    if not has_node():
        if not exists():
            raise BuildError(
                f"the pages are built with {NEEDS_NODE}, which is not here: install it, or run `make setup` and play "
                "in the terminal with `.venv/bin/grognard play rush`"
            )
        announce(f"the pages are older than their sources: building them needs {NEEDS_NODE}, which is not here")
        return
    install("build")
    announce("building the browser client: about 10 s")
    built = digest(sources())
    run(["npm", "run", "build"], "building the browser client", WEB)
    BUILT.write_text(built, "utf-8")
