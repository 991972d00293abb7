"""The packages: what they hold, and that they install and play in an environment with nothing else in it.

The wheels are built from the checkout, with the engine that is already compiled for it. `make release` sets
GROGNARD_DIST to the folder of the wheels that it has built in isolation, and runs the same tests on those.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.server.pages import WEB
from tests.support import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
OLDEST = (3, 11)
HERE = sys.version_info[:2]
DIST = os.environ.get("GROGNARD_DIST", "")
needs_compiler = pytest.mark.skipif(
    bool(grognard.WHY_INTERPRETED) and not DIST, reason="the engine is not compiled here"
)
needs_client = pytest.mark.skipif(not (WEB / "index.html").is_file(), reason="the browser client is not built here")

# Plays a game of each kind to the end: where the package is, how its engine runs, and what came of the games
PLAYED = """
import sys, grognard
from grognard.core.match import digest
from grognard.core.playout import play_out
from grognard.core.rng import Lots
print(grognard.__file__)
print(grognard.WHY_INTERPRETED)
for name in grognard.game_names():
    game = grognard.load(name)
    variant = game.variants[0]
    state = game.new(variant, game.seat_counts(variant)[0], 7)
    print(name, play_out(state, Lots(7)), digest(state))
"""


def asked(*words: object, **options: Any) -> str:
    """What a command prints; what it complains about, if it fails."""
    done = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, encoding="utf-8", timeout=600, **options
    )
    assert done.returncode == 0, f"{words[0]}: {done.stdout}{done.stderr}"
    return str(done.stdout)


# The interpreters of this machine


def version_of(python: str) -> tuple[int, int] | None:
    """The version of a CPython that can make environments; nothing for any other program."""
    told = "import ensurepip, venv, sys; print(sys.implementation.name, *sys.version_info[:2])"
    try:
        done = subprocess.run([python, "-c", told], capture_output=True, text=True, timeout=60)
        name, major, minor = done.stdout.split()
        return (int(major), int(minor)) if name == "cpython" else None
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None


@cache
def other_pythons() -> dict[tuple[int, int], str]:
    """Every other Python that grognard supports: `python3.N` on the path, and what pyenv has installed."""
    found: dict[tuple[int, int], str] = {}
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    places = [shutil.which(f"python3.{minor}") for minor in range(OLDEST[1], 30)]
    places += [str(path) for path in sorted(pyenv.glob("3.*/bin/python"))]
    for python in filter(None, places):
        version = version_of(python)
        if version is not None and version >= OLDEST and version != HERE:
            found.setdefault(version, python)
    return found


# Building and installing


@cache
def built(kind: str) -> Path:
    """The `compiled` or the `pure` wheel."""
    folder = Path(DIST) if DIST else ROOT / "build" / f"wheel-{kind}-{os.getpid()}"
    if not DIST:
        environment = {**os.environ, "GROGNARD_PURE": "1" if kind == "pure" else ""}
        asked(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT, env=environment)
    wheels = [path for path in folder.glob("*.whl") if path.name.endswith("-none-any.whl") == (kind == "pure")]
    assert len(wheels) == 1, f"{kind} wheels in {folder}: {wheels}"
    return wheels[0]


@pytest.fixture(scope="session", autouse=True)
def wheels_are_removed() -> Iterator[None]:
    yield
    for folder in (ROOT / "build").glob(f"wheel-*-{os.getpid()}"):
        shutil.rmtree(folder)


def pinned() -> dict[str, str]:
    """The version of each package in the lock files."""
    text = "".join(path.read_text("utf-8") for path in ROOT.glob("requirements*.lock"))
    return dict(re.findall(r"^([a-z0-9.-]+)==([^\s;]+)", text, re.MULTILINE))


class Installed:
    """An environment that holds one wheel and the packages it depends on."""

    def __init__(self, folder: Path, python: str, version: tuple[int, int], wheel: Path) -> None:
        # Our own pip serves every environment; one that uv has made has none, and then each gets its own
        is_ours = find_spec("pip") is not None
        asked(python, "-m", "venv", *(["--without-pip"] if is_ours else []), folder / "env")
        self.home = folder / "home"
        self.home.mkdir()
        self.bin = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / "python"
        constraints = folder / "pins.txt"
        constraints.write_text("".join(f"{name}=={pin}\n" for name, pin in pinned().items()), "utf-8")
        # What has been fetched once is kept beside the packages of the tests, so that the next run needs no network
        kept = Path(sys.prefix) / "wheels" / ".".join(map(str, version))
        which = [sys.executable, "-m", "pip", "--python", self.python] if is_ours else [self.python, "-m", "pip"]
        pip = [*which, "--disable-pip-version-check", "-qq"]
        install = [*pip, "install", "--no-compile", "--no-index", "--find-links", kept, "-c", constraints, wheel]
        if subprocess.run([str(word) for word in install], capture_output=True).returncode:
            asked(*pip, "wheel", "-w", kept, "-c", constraints, *PROJECT["project"]["dependencies"])
            asked(*install)
        # Nothing of this machine's other programs, and nothing of the checkout
        kept_variables = ("SYSTEMROOT", "TEMP", "TMP")
        self.environment = {name: os.environ[name] for name in kept_variables if name in os.environ}
        self.environment |= {"PATH": str(self.bin), "HOME": str(self.home), "USERPROFILE": str(self.home)}
        self.environment |= {"PYTHONUTF8": "1", "NO_COLOR": "1"}

    def run(self, *words: object, stdin: str = "") -> str:
        """What a command of the environment prints."""
        return asked(self.bin / str(words[0]), *words[1:], cwd=self.home, env=self.environment, input=stdin)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """`grognard serve --open` at some port; its address."""
        command = [str(self.bin / "grognard"), "serve", "--open", "--port", "0"]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, cwd=self.home, env=self.environment
        ) as process:
            try:
                assert process.stdout is not None
                yield process.stdout.readline().strip().rstrip("/")
            finally:
                process.terminate()


def fetched(url: str, body: object = None, token: str = "") -> str:
    """What a server answers."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as response:
        return str(response.read().decode())


def plays_everywhere(installed: Installed, engine: str) -> None:
    """Imports, plays in the terminal and serves tables, exactly as the checkout does."""
    place, why, *games = installed.run("python", "-c", PLAYED).splitlines()
    assert Path(place).is_relative_to(installed.bin.parent)
    assert bool(why) == (engine != "compiled")
    assert games == asked(sys.executable, "-c", PLAYED).splitlines()[2:]
    version = installed.run("grognard", "--version").splitlines()
    assert version[0] == f"grognard {grognard.__version__}"
    assert version[2].startswith(f"engine: {engine}")
    assert "grognard play rush" in installed.run("grognard")
    words = ("play", "rush", "--seed", "8")
    table = installed.run("grognard", *words, stdin="2\n1\nquit\n")
    assert table == asked(sys.executable, "-m", "grognard.cli", *words, input="2\n1\nquit\n")
    assert "Your turn" in table
    assert "RUSH-075" in installed.run("grognard", "rules", "rush", "75")
    with installed.serving() as address:
        page = fetched(f"{address}/")
        script = re.search(r'src="(/[^"]+\.js)"', page)
        assert script is not None, page
        assert len(fetched(address + script[1])) > 5000
        token = json.loads(fetched(f"{address}/api/guests", {"name": "Guest"}))["token"]
        assert json.loads(fetched(f"{address}/api/tables", {"game": "rush"}, token))["table"]
        assert json.loads(fetched(f"{address}/api/puzzles?lang=en"))


@needs_compiler
@needs_client
def test_the_compiled_wheel_plays_on_this_python(tmp_path: Path) -> None:
    wheel = built("compiled")
    assert f"-cp{HERE[0]}{HERE[1]}-cp{HERE[0]}{HERE[1]}" in wheel.name
    plays_everywhere(Installed(tmp_path, sys.executable, HERE, wheel), "compiled")


@needs_client
@pytest.mark.parametrize("version", other_pythons(), ids=lambda version: ".".join(map(str, version)))
def test_the_pure_wheel_plays_on_every_other_python(tmp_path: Path, version: tuple[int, int]) -> None:
    wheel = built("pure")
    plays_everywhere(Installed(tmp_path, other_pythons()[version], version, wheel), "interpreted")


# What the packages hold


@needs_client
def test_a_wheel_holds_the_package_the_client_and_the_scenarios_with_their_licences() -> None:
    with zipfile.ZipFile(built("pure")) as wheel:
        names = wheel.namelist()
    info = f"grognard-{grognard.__version__}.dist-info"
    assert {f"{info}/licenses/LICENSE", f"{info}/licenses/THIRD-PARTY-NOTICES.md"} <= set(names)
    assert {name.split("/")[0] for name in names} == {"grognard", info}
    assert {"grognard/web/index.html", "grognard/py.typed", "grognard/games/rush/vehicles.toml"} <= set(names)
    shipped = {name.removeprefix("grognard/") for name in names if name.startswith("grognard/scenarios/")}
    assert shipped == {path.relative_to(ROOT).as_posix() for path in (ROOT / "scenarios").rglob("*.yaml")}
    assert not [name for name in names if "_compiled" in name or name.endswith((".so", ".pyd", ".pyc"))]


def sdist_in(folder: Path) -> Path:
    """The sdist of the checkout."""
    asked(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    return next(folder.glob("*.tar.gz"))


@needs_client
def test_without_a_compiler_no_wheel_is_built_unless_a_pure_one_is_wanted(tmp_path: Path) -> None:
    """A wheel that could not be compiled must never be taken for one that is."""
    with tarfile.open(sdist_in(tmp_path)) as sdist:
        sdist.extractall(tmp_path, filter="data")
    unpacked = next(path for path in tmp_path.iterdir() if path.is_dir())
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    environment = {**os.environ, "CC": "no-such-compiler", "GROGNARD_PURE": ""}
    refused = subprocess.run(command, cwd=unpacked, env=environment, capture_output=True, text=True)
    assert refused.returncode == 1
    assert "the wheel is not built: the engine is not compiled" in refused.stderr
    assert not (tmp_path / "dist").exists() or not list((tmp_path / "dist").iterdir())
    asked(*command, cwd=unpacked, env={**environment, "GROGNARD_PURE": "1"})
    assert [path.name for path in (tmp_path / "dist").iterdir()] == [built("pure").name]


@needs_client
def test_the_sdist_holds_what_a_build_needs_and_nothing_else(tmp_path: Path) -> None:
    with tarfile.open(sdist_in(tmp_path)) as sdist:
        names = [name.split("/", 1)[1] for name in sdist.getnames()]
    assert {name.split("/")[0] for name in names} == {
        ".gitignore", "CHANGELOG.md", "CITATION.cff", "LICENSE", "PKG-INFO", "README.md", "THIRD-PARTY-NOTICES.md",
        "building", "examples", "hatch_build.py", "pyproject.toml", "scenarios", "src", "web",
    }  # fmt: skip
    assert {"src/grognard/web/index.html", "web/package-lock.json", "web/src/main.ts"} <= set(names)
    assert not [name for name in names if "_compiled" in name or "node_modules" in name]


def test_what_compiles_the_engine_is_pinned_as_in_the_lock() -> None:
    """A wheel built in isolation is compiled by what `make setup` compiles with."""
    pins = dict(pin.lower().split("==") for pin in PROJECT["dependency-groups"]["compile"])
    assert {"mypy", "setuptools"} <= set(pins)
    assert pins == {name: pinned()[name] for name in pins}


@needs_client
def test_the_notice_names_every_package_in_the_client() -> None:
    bundled = re.findall(r"^## (\S+) - ", (WEB / "licenses.md").read_text("utf-8"), re.MULTILINE)
    assert "svelte" in bundled
    notice = (ROOT / "THIRD-PARTY-NOTICES.md").read_text("utf-8")
    assert [name for name in bundled if f"(`{name}`)" not in notice] == []


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {grognard.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
